//! The refusals of Sanctuary: a sentence in both languages, with its rule ids.

use crate::table::refusals;

refusals! {
    NOBODY_ACTS: ["H-15"], "Nobody can act in this phase.", "Nadie puede actuar en esta fase.";
    NO_WINDOW: ["H-80"], "Something else must be decided first.", "Antes hay que decidir otra cosa.";
    NOT_YOUR_PRIORITY: ["H-80"], "The other player decides first.", "Antes decide el otro jugador.";
    ONLY_ANSWERS: ["H-34"], "In your opponent's Harvest you can only answer what is on the Stack.",
        "En la Cosecha de tu rival solo puedes responder a lo que esté en la Pila.";

    NOT_YOUR_HARVEST: ["H-33"], "You can play Permanents only in your own Harvest.",
        "Solo puedes jugar permanentes en tu propia Cosecha.";
    NOT_HARVEST: ["H-33"], "You can play Permanents only in the Harvest.",
        "Solo puedes jugar permanentes en la Cosecha.";
    ONLY_MANIPULATIONS: ["H-66", "H-33"], "In Combat you can play only Manipulations.",
        "En el Combate solo puedes jugar Manipulaciones.";
    STACK_NOT_EMPTY: ["H-33"], "Permanents need an empty Stack.", "Los permanentes necesitan la Pila vacía.";
    CANNOT_PAY: ["H-24"], "You do not have enough Volition.", "No tienes suficiente Voluntad.";
    CANNOT_PAY_ALL: ["H-25"], "You cannot pay all of its cost.", "No puedes pagar todo su coste.";
    ONE_ENHANCEMENT: ["H-26"], "You have already played an Enhancement this turn.",
        "Ya has jugado un Aditamento este turno.";
    ENHANCEMENT_LIMIT: ["H-27"], "Your Sanctuary has no room for another Enhancement.",
        "Tu Santuario no admite más Aditamentos.";
    NO_CARRIER: ["H-30"], "You have no Character without a Technology that can carry it.",
        "No tienes ningún Personaje sin Tecnología que pueda llevarla.";
    WRONG_CARRIER: ["H-30"], "Choose a Character of yours of its faction that has no Technology.",
        "Elige un Personaje tuyo de su facción que no tenga Tecnología.";
    NO_TARGET: ["H-79"], "No legal target.", "No hay ningún objetivo legal.";
    WRONG_TARGET: ["H-79"], "That is not a legal target.", "Ese no es un objetivo legal.";
    NOT_YOURS: ["H-25"], "It is not yours.", "No es tuya.";
    ONCE: ["H-25"], "This ability was already used this turn.", "Esta habilidad ya se usó este turno.";
    WRONG_PHASE: ["H-25"], "This ability is used in another phase.", "Esta habilidad se usa en otra fase.";
    CONDITION: ["H-25"], "Its condition is not met now.", "Su condición no se cumple ahora.";
    NOTHING_TO_USE: ["H-25"], "It has no ability to activate.", "No tiene ninguna habilidad que activar.";
    SILENCED: ["H-25"], "It has no abilities now.", "Ahora no tiene habilidades.";
    CANNOT_LEAVE: ["H-25"], "It cannot leave play, so it cannot be destroyed to pay.",
        "No puede dejar el juego, así que no se puede destruir como coste.";
    WRONG_PAYMENT: ["H-25"], "It cannot be paid with that card.", "No se puede pagar con esa carta.";

    DUEL_TIME: ["H-37"], "Challenges are made when your Duel phase begins.", "Se reta al comenzar tu fase de Duelo.";
    NO_DUEL: ["H-49"], "A duel needs a Character that can challenge and an enemy Character.",
        "Un duelo necesita un Personaje que pueda retar y otro enemigo.";
    ONE_DUEL: ["H-47"], "You have already begun a duel this turn.", "Ya has comenzado un duelo este turno.";
    CHALLENGER_TAPPED: ["H-39"], "A tapped Character cannot challenge.", "Un Personaje girado no puede retar.";
    CHALLENGER_ENTERED: ["H-40"], "It entered play this turn and cannot challenge.",
        "Ha entrado en juego este turno y no puede retar.";
    REACTION_CHALLENGE: ["H-85"], "Reaction: it can only block.", "Reacción: solo puede bloquear.";
    CELL: ["H-87"], "Cell: it cannot challenge.", "Célula: no puede retar.";
    AGILE_CHALLENGE: ["H-88", "H-40"], "Agility lets it attack on its first turn, not challenge.",
        "Agilidad le permite atacar en su primer turno, no retar.";
    MAY_NOT_CHALLENGE: ["H-37"], "An effect prevents it from challenging.", "Un efecto le impide retar.";
    UNCHALLENGED: ["H-37"], "It cannot be challenged.", "No se le puede retar.";
    TAUNTED: ["C132"], "Another Character must be challenged first.", "Antes hay que retar a otro Personaje.";
    CHALLENGE_OPPONENT: ["H-37"], "You can challenge only your opponent's Characters.",
        "Solo puedes retar a un Personaje del rival.";

    ATTACK_TIME: ["H-52"], "Attackers are declared when your Combat phase begins.",
        "Los atacantes se declaran al comenzar tu fase de Combate.";
    ATTACKS_ALREADY: ["H-52"], "It is already attacking.", "Ya está atacando.";
    ATTACKER_TAPPED: ["H-54"], "A tapped Character cannot attack.", "Un Personaje girado no puede atacar.";
    ATTACKER_ENTERED: ["H-55"], "It entered play this turn and cannot attack.",
        "Ha entrado en juego este turno y no puede atacar.";
    REACTION_ATTACK: ["H-85"], "Reaction: it can only block.", "Reacción: solo puede bloquear.";
    MACROPHAGE: ["H-86"], "Macrophage: it can only challenge.", "Macrófago: solo puede retar.";
    MAY_NOT_ATTACK: ["H-52"], "An effect prevents it from attacking.", "Un efecto le impide atacar.";
    ENTROPY: ["H-90"], "A Character with Entropy that can attack must attack.",
        "Un Personaje con Entropía que puede atacar debe atacar.";
    NO_ATTACKERS: ["H-51"], "Without attackers the Combat is skipped.", "Sin atacantes se omite el Combate.";

    BLOCK_TIME: ["H-56"], "Once all attackers are declared, the passive player declares blockers.",
        "Declarados todos los atacantes, el jugador pasivo declara los bloqueadores.";
    BLOCKER_TAPPED: ["H-58"], "A tapped Character cannot block.", "Un Personaje girado no puede bloquear.";
    BLOCKER_ATTACKS: ["H-58", "H-59"], "It is attacking and cannot block.", "Está atacando y no puede bloquear.";
    BLOCKS_ALREADY: ["H-59"], "A Character blocks only one attacker.", "Un Personaje solo bloquea a un atacante.";
    BLOCKED_ALREADY: ["H-60", "H-91"], "It is already blocked; only Characters with Empathy block together.",
        "Ya está bloqueado; solo los Personajes con Empatía bloquean juntos.";
    NOT_ATTACKING: ["H-59"], "It is not attacking.", "No está atacando.";
    MACROPHAGE_BLOCK: ["H-86"], "Macrophage: it can only challenge.", "Macrófago: solo puede retar.";
    VIBRATION: ["H-89"], "Only a Character with Predictor can block Molecular Vibration.",
        "Solo un Personaje con Predictor puede bloquear la Vibración Molecular.";
    MAY_NOT_BLOCK: ["H-57"], "An effect prevents it from blocking.", "Un efecto le impide bloquear.";
    DIVIDE_WHO: ["H-91"], "The attacker's controller divides its damage.",
        "El controlador del atacante reparte su daño.";

    OTHER_PASS: ["H-34", "H-80"], "End the Harvest with an empty Stack. Everywhere else, pass.",
        "Termina la Cosecha con la Pila vacía. En lo demás, pasa.";
    NOT_IN_HAND: ["H-23"], "You can play only cards from your own hand.", "Solo puedes jugar cartas de tu propia mano.";
    NOT_IN_PLAY: ["H-25"], "You can use only abilities of your own cards in play.",
        "Solo puedes usar habilidades de tus propias cartas en juego.";
    MODE_TIME: ["H-32"], "The effect of a Manipulation is chosen when it is played.",
        "El efecto de una Manipulación se elige al jugarla.";
    X_TIME: ["C114"], "X is chosen when something with X in its cost is played or used.",
        "X se elige al jugar o usar algo con X en su coste.";
    X_TOO_MUCH: ["C114"], "You cannot pay that much for X.", "No puedes pagar tanto por X.";
    NO_MODE: ["H-79"], "The card has no such text, or that text has no legal target.",
        "La carta no tiene ese texto, o ese texto no tiene ningún objetivo legal.";
    TARGET_TIME: ["H-79"], "Targets are chosen when something is played, is used or triggers.",
        "Los objetivos se eligen al jugar o usar algo, o cuando algo se dispara.";
    SHARE_TIME: ["C65"], "Amounts are divided when something with several targets is played or used.",
        "Las cantidades se reparten al jugar o usar algo con varios objetivos.";
    SHARE_OTHER: ["C65"], "The part of one target is asked for, with 1 left for each of the others.",
        "Se pregunta por la parte de un objetivo, y queda 1 para cada uno de los demás.";
    TRIGGER_TIME: ["H-78", "T-07"], "The order of triggered abilities is chosen while several wait.",
        "El orden de las habilidades disparadas se elige cuando varias esperan.";
    NO_TRIGGER: ["H-78", "T-04"], "No such ability waits to go on the Stack.",
        "Ninguna habilidad así espera para ir a la Pila.";
    REPLACE_TIME: ["C70", "T-07"], "Nothing is being replaced.", "No se está reemplazando nada.";
    NO_REPLACEMENT: ["C70", "T-04"], "No such ability replaces this now.",
        "Ninguna habilidad así reemplaza esto ahora.";
    MAY_TIME: ["H-78", "T-07"], "Nothing optional is resolving.", "No se está resolviendo nada opcional.";
    CHOOSE_TIME: ["H-78", "T-07"], "No effect asks you to choose one of several things.",
        "Ningún efecto te pide elegir entre varias cosas.";
    WAY_TIME: ["H-78", "T-07"], "No effect asks you to choose one of several options.",
        "Ningún efecto te pide elegir entre varias opciones.";
    FORESEE_TIME: ["H-78", "T-07"], "You are not looking at the top of your deck.",
        "No estás mirando la parte superior de tu mazo.";
    DISCARD_TIME: ["H-76"], "You discard only for an effect or the hand limit.",
        "Solo descartas por un efecto o por el límite de mano.";
    DISCARD_HAND: ["H-76"], "Discard cards from your own hand.", "Descarta cartas de tu propia mano.";
    CHALLENGE_WHO: ["H-37"], "A Character of yours challenges one of your opponent's.",
        "Un Personaje tuyo reta a uno de tu rival.";
    ATTACK_BEGUN: ["H-51", "H-53"], "The attack has begun. Confirm your attackers.",
        "El ataque ha comenzado. Confirma tus atacantes.";
    SKIP_TIME: ["H-36", "H-51"], "Duel and Combat are skipped when they begin.",
        "El Duelo y el Combate se omiten cuando comienzan.";
    ATTACK_WHO: ["H-52"], "Only your own Characters in play can attack.", "Solo pueden atacar tus propios Personajes en juego.";
    BLOCK_WITH: ["H-57", "H-58"], "A Character of yours blocks an attacker.",
        "Un Personaje tuyo bloquea a un atacante.";
    DIVIDE_TIME: ["H-91"], "Damage is divided only among Characters that block one attacker together.",
        "El daño solo se reparte entre Personajes que bloquean juntos a un atacante.";
    DIVIDE_OTHER: ["H-91"], "The share of one blocker is asked for, of the damage that is left.",
        "Se pregunta por la parte de un bloqueador, del daño que queda.";
    DONE_TIME: ["H-52", "H-57"], "Only attackers and blockers are declared one by one.",
        "Solo los atacantes y los bloqueadores se declaran uno a uno.";

    KEPT: ["H-02"], "You already kept your hand.", "Ya te has quedado con tu mano.";
    REDRAW_TIME: ["H-02"], "A new hand is drawn only before the first turn.",
        "Solo se roba una mano nueva antes del primer turno.";
    LAST_CARD: ["H-06"], "You cannot redraw a hand of one card.", "No puedes cambiar una mano de una carta.";
}
