//! The refusals of Biomes: a sentence in both languages, with its rule ids.

use crate::table::refusals;

refusals! {
    NOBODY_ACTS: ["N-15"], "Nobody can act in this step.", "Nadie puede actuar en este paso.";
    NOBODY_ACTS_IN_DAMAGE: ["N-115", "N-15"], "Nobody may act in the Damage step.",
        "Nadie puede actuar en el paso de daño.";
    NO_WINDOW: ["N-13"], "Something else must be decided first.", "Antes hay que decidir otra cosa.";
    NOT_YOUR_TURN_TO_ACT: ["N-59", "N-13"], "The other player decides first.", "Antes decide el otro jugador.";
    QUEUE_NOT_EMPTY: ["N-34"], "Speed 1 needs an empty queue.", "La velocidad 1 necesita la cola vacía.";
    OPPONENTS_TURN: ["N-35", "N-29", "N-28"], "Speed 1 needs your own turn.",
        "La velocidad 1 necesita tu propio turno.";
    NOT_PRIMARY: ["N-35"], "Speed 1 needs a primary phase.", "La velocidad 1 necesita una fase principal.";
    START_ONLY_THREE: ["N-26", "N-36", "N-24", "N-25", "N-35"], "Only speed 3 is legal in the Start phase.",
        "En la fase inicial solo vale la velocidad 3.";
    END_ONLY_THREE: ["N-26", "N-136", "N-36", "N-135", "N-137", "N-138", "N-35"], "Only speed 3 is legal in the End phase.",
        "En la fase final solo vale la velocidad 3.";
    ATTACK_START_ONLY_THREE: ["N-90", "N-71", "N-37"], "Start of attack skills can be answered only with speed 3.",
        "A las habilidades del comienzo del ataque solo se responde con velocidad 3.";
    TOP_IS_THREE: ["N-37"], "An action of speed 3 can be answered only with speed 3.",
        "A una acción de velocidad 3 solo se responde con velocidad 3.";
    TOP_IS_REACTIVE: ["N-71", "N-37"], "A reactive skill can be answered only with speed 3.",
        "A una habilidad reactiva solo se responde con velocidad 3.";
    ONLY_OTHER_OPENS: ["N-98"], "After attacks only the other player may open.",
        "Tras los ataques solo puede empezar el otro jugador.";

    ALREADY_CONVERTED: ["N-30", "N-32"], "You have already converted a card this turn.",
        "Ya has convertido una carta este turno.";
    ALREADY_PLAYED_ANOMALY: ["N-31", "N-32"], "You have already played an anomaly this turn.",
        "Ya has jugado una anomalía este turno.";
    CONVERT_TIME: ["N-44"], "Converting and playing anomalies need a primary phase of your own turn.",
        "Convertir y jugar anomalías necesita una fase principal de tu propio turno.";
    CONVERT_QUEUE: ["N-48"], "Converting and playing anomalies need an empty queue.",
        "Convertir y jugar anomalías necesita la cola vacía.";
    NEVER_BACK: ["N-42"], "A converted card never turns back.", "Una carta convertida nunca vuelve a ser lo que era.";
    IS_ANOMALY: ["N-42"], "A converted card is an anomaly and can only be played as one.",
        "Una carta convertida es una anomalía y solo puede jugarse como tal.";
    NOT_ANOMALY: ["N-31"], "Only a converted card can be played as an anomaly.",
        "Solo una carta convertida puede jugarse como anomalía.";

    CANNOT_PAY: ["N-52", "N-51"], "You cannot pay for this.", "No puedes pagarlo.";
    CANNOT_PAY_ALL: ["N-56", "N-52"], "You cannot pay all of its costs.", "No puedes pagar todos sus costes.";
    VOID_IS_NOT_COLOUR: ["N-57", "N-52"], "Void energy pays only void symbols.",
        "La energía de vacío solo paga símbolos de vacío.";
    WRONG_COLOUR: ["N-52"], "That energy does not pay any symbol that is left.",
        "Esa energía no sirve para los símbolos que quedan por pagar.";
    X_TOO_MUCH: ["N-55"], "You cannot pay that much for X.", "No puedes pagar tanto por X.";
    LOCKED: ["N-50"], "It is locked.", "Está agotado.";
    ATTACKS: ["D100"], "It is declared an attacker and makes no energy now.",
        "Está declarado como atacante y ahora no produce energía.";
    JUST_ARRIVED: ["N-56"], "An agent cannot lock on the turn it arrives unless it is ready.",
        "Un agente no puede agotarse en el turno en que llega, salvo que tenga presteza.";
    NO_ENERGY_NOW: ["N-54", "N-15"], "No energy can be made in this step.",
        "En este paso no se puede producir energía.";
    NOT_ASKED_FOR_ENERGY: ["N-54"], "Energy can be made only when you could act or are paying.",
        "Solo se produce energía cuando podrías actuar o estás pagando.";

    NO_TARGET: ["N-62"], "No legal target.", "No hay ningún objetivo legal.";
    WRONG_TARGET: ["N-62"], "That is not a legal target.", "Ese no es un objetivo legal.";
    ENCRYPTED: ["N-62", "N-157"], "It is encrypted and cannot be targeted.", "Tiene cifrado y no puede ser objetivo.";
    TOO_FAST: ["N-62", "N-157"], "Lightspeed: slower actions cannot target it.",
        "Velocidad luz: las acciones más lentas no pueden elegirlo como objetivo.";
    FIREWALL: ["N-62", "N-157"], "Its firewall costs more than you can pay.",
        "Su cortafuegos cuesta más de lo que puedes pagar.";
    ONCE: ["N-157"], "This skill was already used this turn.", "Esta habilidad ya se usó este turno.";
    CONDITION: ["N-157"], "Its condition is not met now.", "Su condición no se cumple ahora.";
    MYTHIC: ["N-157"], "You already control a mythic of that name.", "Ya controlas una carta mítica con ese nombre.";
    NOT_YOURS: ["N-13"], "It is not yours.", "No es tuyo.";

    ARRIVED_NOW: ["N-75"], "An agent cannot advance on the turn it arrived.",
        "Un agente no puede avanzar en el turno en que llegó.";
    LOCKED_ADVANCE: ["N-86"], "A locked agent cannot advance.", "Un agente agotado no puede avanzar.";
    LOST_BIOME: ["N-85", "N-133"], "That biome is lost.", "Ese bioma está perdido.";
    ADVANCE_TIME: ["N-75", "N-74", "N-84"], "Agents are selected to advance only in the Advance step.",
        "Los agentes que avanzan solo se eligen en el paso de avance.";
    NOT_YOUR_ADVANCE: ["N-84", "N-13"], "It is the other player's part of the Advance step.",
        "Es la parte del otro jugador en el paso de avance.";
    NOT_IN_STAGING: ["N-75"], "Only agents in your staging area advance.",
        "Solo avanzan agentes de tu zona de preparación.";
    ALREADY_SELECTED: ["N-76"], "It is already selected.", "Ya está elegido.";
    GEAR_NEEDS_ADVANCING: ["N-78"], "Gear can be attached only to an agent that is advancing.",
        "El equipo solo se acopla a un agente que avanza.";
    GEAR_NOT_FREE: ["N-77", "N-79"], "Only unattached gear in staging or in the destination can be attached.",
        "Solo se acopla equipo libre que esté en preparación o en el destino.";

    ATTACK_QUEUE: ["N-94"], "Attackers are declared only while the queue is empty.",
        "Los atacantes solo se declaran con la cola vacía.";
    ATTACK_TIME: ["N-94"], "Attackers are declared only in the Attack step, after its window.",
        "Los atacantes solo se declaran en el paso de ataque, tras su ventana.";
    ATTACK_FROM_STAGING: ["N-97"], "An agent in staging cannot attack.", "Un agente en preparación no puede atacar.";
    ATTACK_LOCKED: ["N-97"], "A locked agent cannot attack.", "Un agente agotado no puede atacar.";
    FORBIDDEN: ["D71"], "Something forbids it.", "Algo lo impide.";
    ATTACK_PRICE: ["D100"], "You cannot pay what its attack costs.", "No puedes pagar lo que cuesta su ataque.";
    ATTACK_ARRIVED: ["N-56", "N-97"], "It arrived this turn and cannot lock to attack.",
        "Llegó este turno y no puede agotarse para atacar.";

    DEFEND_TIME: ["N-105"], "Defenders are assigned only in the Defend step, after its window.",
        "Los defensores solo se asignan en el paso de defensa, tras su ventana.";
    NOT_ATTACKING: ["N-105"], "It is not attacking.", "No está atacando.";
    DEFEND_LOCKED: ["N-109"], "A locked agent cannot defend.", "Un agente agotado no puede defender.";
    DEFEND_ELSEWHERE: ["N-111"], "An agent defends only in the biome where it is.",
        "Un agente solo defiende en el bioma donde está.";
    DEFEND_TWICE: ["N-106"], "A defender defends against one attacker only.",
        "Un defensor solo defiende contra un atacante.";
    DEFEND_EVASION: ["N-148"], "Only agents with evasion or intercept can defend against evasion.",
        "Contra la evasión solo defienden agentes con evasión o intercepción.";
    DEFEND_STEALTH: ["N-105", "N-157"], "Stealth: it cannot be defended.", "Sigilo: nadie puede defender contra él.";
    DEFEND_INTIMIDATE: ["N-105", "N-157"], "Intimidate: agents with lower attack cannot defend it.",
        "Intimidación: los agentes con menos ataque no pueden defender contra él.";

    DAMAGE_ORDER: ["N-119"], "Damage is assigned in the order that was fixed.",
        "El daño se asigna en el orden que se fijó.";
    DAMAGE_TERMINAL: ["N-120"], "A defender must be assigned terminal damage before the next gets any.",
        "Un defensor debe recibir daño terminal antes de que el siguiente reciba algo.";
    ORDER_WHO: ["N-108"], "The attacking player fixes the order.", "El jugador atacante fija el orden.";
    DAMAGE_WHO: ["N-118"], "The attacking player assigns the damage.", "El jugador atacante asigna el daño.";

    HAND_FIRST: ["N-08", "N-06"], "No card is played before both players have kept their opening hand.",
        "Ninguna carta se juega hasta que ambos se queden con su mano inicial.";
    KEPT: ["N-09"], "You already kept your hand.", "Ya te has quedado con tu mano.";
    MULLIGAN_ORDER: ["N-06"], "The starting player decides first.", "El jugador inicial decide primero.";
    MULLIGAN_LIMIT: ["N-09"], "No more mulligans are allowed.", "No se permiten más cambios de mano.";
    MULLIGAN_TIME: ["N-06"], "A mulligan is possible only before the first turn.",
        "Solo se puede cambiar de mano antes del primer turno.";
}
