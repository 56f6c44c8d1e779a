//! Sentences for choices that no candidate is about, in both languages: what must be answered first, when a word can
//! be chosen, and its arguments. None of it depends on anything that the asked player does not see.

use crate::table::refusals;

refusals! {
    // Questions that come first.

    FIRST_KEEP: ["N-06", "N-08", "T-07"], "First you keep your hand or take a mulligan.",
        "Antes te quedas con tu mano o la cambias.";
    FIRST_ADVANCE: ["N-75", "N-74", "N-84", "T-07"], "First you select who advances, or end the selection.",
        "Antes eliges quién avanza, o terminas de elegir.";
    FIRST_ATTACK: ["N-95", "N-94", "N-88", "T-07"], "First you declare who attacks, or end the declaration.",
        "Antes declaras quién ataca, o terminas de declarar.";
    FIRST_DEFEND: ["N-105", "N-101", "T-07"], "First you assign who defends, or end the assignment.",
        "Antes asignas quién defiende, o terminas de asignar.";
    FIRST_ORDER: ["N-108", "T-07"], "First you fix which defender is damaged next.",
        "Antes fijas qué defensor recibe daño a continuación.";
    FIRST_ASSIGN: ["N-118", "N-115", "T-07"], "First the damage of the attacker is split.",
        "Antes se reparte el daño del atacante.";
    FIRST_MODE: ["N-62", "T-07"], "First you pick which of its texts is used.",
        "Antes eliges cuál de sus textos se usa.";
    FIRST_X: ["N-55", "T-07"], "First you choose X.", "Antes eliges X.";
    FIRST_SHARE: ["D28", "T-07"], "First you divide the amount among the targets.",
        "Antes repartes la cantidad entre los objetivos.";
    FIRST_TARGET: ["N-62", "T-07"], "First you choose the target.", "Antes eliges el objetivo.";
    FIRST_PAY: ["N-51", "N-52", "N-55", "T-07"], "First you pay the whole cost.", "Antes pagas todo el coste.";
    FIRST_BECOME: ["N-40", "T-07"], "First you choose which anomaly the card becomes.",
        "Antes eliges en qué anomalía se convierte la carta.";
    FIRST_REACT: ["N-72", "T-07"], "First you choose which of your skills goes on the queue.",
        "Antes eliges cuál de tus habilidades va a la cola.";
    FIRST_REPLACE: ["D33", "T-07"], "First you choose what replaces this.", "Antes eliges qué reemplaza esto.";
    FIRST_MAY: ["N-157", "T-07"], "First you say whether you do what the card allows.",
        "Antes dices si haces lo que la carta permite.";
    FIRST_CHOOSE: ["N-157", "T-07"], "First you choose one of the things that the card offers.",
        "Antes eliges una de las cosas que ofrece la carta.";
    FIRST_WAY: ["N-157", "T-07"], "First you choose one of the options that the card offers.",
        "Antes eliges una de las opciones que ofrece la carta.";
    FIRST_ARRIVE: ["N-66", "N-93", "N-102", "T-07"], "First you choose where the agent arrives.",
        "Antes eliges adónde llega el agente.";
    FIRST_TAKE: ["N-157", "T-07"], "First you choose which agent takes the gear.",
        "Antes eliges qué agente recoge el equipo.";
    FIRST_COLLAPSE: ["N-21", "T-07"], "First you choose which biome you lose.", "Antes eliges qué bioma pierdes.";
    FIRST_RESET: ["N-139", "N-15", "T-07"], "First you discard down to the limit of your hand.",
        "Antes descartas hasta el límite de tu mano.";
    FIRST_DISCARD: ["N-157", "T-07"], "First you discard what the card asks for.",
        "Antes descartas lo que pide la carta.";
    FIRST_BOTTOM: ["N-07", "T-07"], "First you put cards on the bottom of your deck.",
        "Antes pones cartas en el fondo de tu mazo.";
    FIRST_SCAN: ["N-157", "T-07"], "First you say where the card you look at goes.",
        "Antes dices adónde va la carta que miras.";

    // When a word may be chosen.

    DONE_WHEN: ["N-74", "N-88", "N-101"], "Only a selection of agents is ended like that.",
        "Así solo se termina de elegir agentes.";
    GEAR_WHEN: ["N-77", "N-78"], "Gear is attached like that only while you select who advances.",
        "Así solo se acopla equipo mientras eliges quién avanza.";
    ORDER_WHEN: ["N-108"], "The damage order is fixed only after defence, for an attacker with several defenders.",
        "El orden del daño solo se fija tras la defensa, para un atacante con varios defensores.";
    ASSIGN_WHEN: ["N-118", "N-115"], "Damage is split only in the Damage step, over several defenders.",
        "El daño solo se reparte en el paso de daño, entre varios defensores.";
    TARGET_WHEN: ["N-62"], "Targets are chosen only when an action is taken.",
        "Los objetivos solo se eligen al realizar una acción.";
    MODE_WHEN: ["N-62"], "Which text is used is picked only when the card is played.",
        "Qué texto se usa solo se elige al jugar la carta.";
    SHARE_WHEN: ["D28"], "Amounts are divided only when an action with several targets is taken.",
        "Las cantidades solo se reparten al realizar una acción con varios objetivos.";
    X_WHEN: ["N-55"], "X is chosen only when an action with X in its cost is taken.",
        "X solo se elige al realizar una acción con X en su coste.";
    PAY_WHEN: ["N-51", "N-54"], "Energy is paid only while an action is taken.",
        "La energía solo se paga al realizar una acción.";
    BECOME_WHEN: ["N-40", "N-30"], "What a card becomes is chosen only when it is converted.",
        "En qué se convierte una carta solo se elige al convertirla.";
    REPLACE_WHEN: ["D33", "T-07"], "Nothing is being replaced.", "No se está reemplazando nada.";
    REACT_WHEN: ["N-72"], "Which skill goes on the queue is chosen only when several of yours react.",
        "Qué habilidad va a la cola solo se elige cuando reaccionan varias tuyas.";
    MAY_WHEN: ["N-157"], "Only a card that leaves something to you is answered like that.",
        "Así solo se responde a una carta que te deja elegir.";
    CHOOSE_WHEN: ["N-157"], "A thing is chosen only where a card lets you choose one of several.",
        "Solo se elige algo cuando una carta te deja elegir entre varias cosas.";
    WAY_WHEN: ["N-157"], "An option is chosen only where a card offers several.",
        "Solo se elige una opción cuando una carta ofrece varias.";
    SCAN_WHEN: ["N-157"], "Only a card that you are looking at goes there.", "Ahí solo va una carta que estás mirando.";
    ARRIVE_WHEN: ["N-66", "N-93", "N-102"], "Where an agent arrives is chosen only when it arrives in the right step of the battle.",
        "Adónde llega un agente solo se elige cuando llega en el paso adecuado de la batalla.";
    TAKE_WHEN: ["N-157"], "Gear is taken only from a friend that was just terminated.",
        "Solo se recoge equipo de un amigo recién eliminado.";
    COLLAPSE_WHEN: ["N-21"], "Only a player who cannot draw picks a biome and loses it.",
        "Solo quien no puede robar elige un bioma y lo pierde.";
    DISCARD_WHEN: ["N-139", "N-157"], "Cards are discarded only at Reset, or when a card says so.",
        "Solo se descartan cartas al reiniciar, o cuando una carta lo dice.";
    BOTTOM_WHEN: ["N-07"], "Cards go to the bottom only after a mulligan.",
        "Las cartas solo van al fondo tras un cambio de mano.";

    // The objects that a word can take.

    PASS_WHAT: ["T-04", "N-13"], "Pass without naming a card or a number.", "Pasa sin nombrar cartas ni números.";
    DONE_WHAT: ["T-04", "N-74"], "A selection ends without naming anything.", "Se termina de elegir sin nombrar nada.";
    SHARE_WHAT: ["D28"], "The part of one target is asked for, with 1 left for each of the others.",
        "Se pregunta por la parte de un objetivo, y queda 1 para cada uno de los demás.";
    KEEP_WHAT: ["N-06", "T-04"], "You keep the whole hand or change it all.",
        "Te quedas con la mano entera o la cambias entera.";
    PLAY_WHAT: ["N-13", "T-04"], "You play cards of your own hand, each as it is written.",
        "Juegas cartas de tu propia mano, cada una como está escrita.";
    CONVERT_WHAT: ["N-30", "N-40", "T-04"], "You convert a card of your own hand.",
        "Conviertes una carta de tu propia mano.";
    ANOMALY_WHAT: ["N-31", "N-46", "T-04"], "You play an anomaly of your own hand.",
        "Juegas una anomalía de tu propia mano.";
    MAKE_WHAT: ["N-49", "T-04"], "Only something of yours that makes energy can be locked for it.",
        "Solo se agota por energía algo tuyo que la produce.";
    SKILL_WHAT: ["T-04", "T-05", "N-157"], "You use a skill that something of yours has.",
        "Usas una habilidad que tiene algo tuyo.";
    ADVANCE_WHAT: ["N-75", "N-76", "T-04"], "An agent of yours advances, into one of the three biomes.",
        "Avanza un agente tuyo, a uno de los tres biomas.";
    GEAR_WHAT: ["N-77", "N-78", "T-04"], "Gear of yours is attached to an agent of yours that advances.",
        "Se acopla un equipo tuyo a un agente tuyo que avanza.";
    ATTACK_WHAT: ["N-95", "N-97", "T-04"], "Only agents of yours attack.", "Solo atacan agentes tuyos.";
    DEFEND_WHAT: ["N-105", "N-106", "T-04"], "An agent of yours defends against an attacker.",
        "Un agente tuyo defiende contra un atacante.";
    ORDER_WHAT: ["N-108", "T-04"], "Only a defender of that attacker whose place is still open can be next.",
        "Solo puede ser el siguiente un defensor de ese atacante cuyo lugar sigue abierto.";
    ASSIGN_WHAT: ["N-119", "N-120", "N-118"], "The next defender in order gets terminal damage or more, and at most what is left.",
        "El siguiente defensor recibe daño terminal o más, y como mucho lo que queda.";
    MODE_WHAT: ["N-62", "T-05"], "It has no such text that could be used now.",
        "No tiene un texto así que pueda usarse ahora.";
    PAY_WHAT: ["N-51", "N-52", "N-57"], "You pay with energy in your store or of your sources.",
        "Pagas con energía de tu reserva o de tus fuentes.";
    BECOME_WHAT: ["N-40"], "A card becomes one of the five common anomalies.",
        "Una carta se convierte en una de las cinco anomalías comunes.";
    REPLACE_WHAT: ["D33", "T-04"], "No such skill replaces this now.", "Ninguna habilidad así reemplaza esto ahora.";
    REACT_WHAT: ["N-72", "T-04"], "Only a skill of yours that reacts now can go on the queue.",
        "A la cola solo va una habilidad tuya que reacciona ahora.";
    MAY_WHAT: ["N-157", "T-04"], "Another card is asking.", "Pregunta otra carta.";
    CHOOSE_WHAT: ["N-157", "T-05"], "The card does not offer that.", "La carta no ofrece eso.";
    WAY_WHAT: ["N-157", "T-05"], "The card does not offer that option.", "La carta no ofrece esa opción.";
    SCAN_WHAT: ["N-157", "T-04"], "You decide about the card that you are looking at.",
        "Decides sobre la carta que estás mirando.";
    ARRIVE_WHAT: ["N-66", "N-93", "N-102", "T-04"], "The agent arrives in your staging area or in a biome.",
        "El agente llega a tu zona de preparación o a un bioma.";
    TAKE_WHAT: ["N-157", "T-04"], "A magnetic agent of yours takes gear that the terminated friend left.",
        "Un agente magnético tuyo recoge equipo que dejó el amigo eliminado.";
    COLLAPSE_WHAT: ["N-21", "T-04"], "You lose one of the biomes still in the game.",
        "Pierdes uno de los biomas que siguen en juego.";
    RESET_WHAT: ["N-139", "T-04"], "Discard cards from your own hand.", "Descarta cartas de tu propia mano.";
    DISCARD_WHAT: ["N-157", "T-04"], "The card makes you discard cards of your own hand.",
        "La carta te hace descartar cartas de tu propia mano.";
    BOTTOM_WHAT: ["N-07", "T-04"], "You put cards of your own hand on the bottom.",
        "Pones en el fondo cartas de tu propia mano.";
}
