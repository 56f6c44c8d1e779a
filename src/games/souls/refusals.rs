//! The refusals of Souls: a sentence in both languages, with its rule ids.

use crate::table::refusals;

refusals! {
    NOBODY_ACTS: ["F-74"], "Nobody can act in this step.", "Nadie puede actuar en este paso.";
    OVER: ["F-166"], "The game is over.", "La partida ha terminado.";
    GONE: ["R59", "T-01"], "You have left the game.", "Ya has dejado la partida.";
    FIRST: ["F-70"], "Something else must be decided first.", "Antes hay que decidir otra cosa.";
    NOT_YOUR_PRIORITY: ["F-66", "F-67"], "Another player has priority.", "Otro jugador tiene la prioridad.";
    NOTHING_DONE: ["F-12"], "You get priority when the active player has done something.",
        "Recibirás la prioridad cuando el jugador activo haya hecho algo.";
    NO_LOOT_PLAY: ["F-22"], "You have no loot play left.", "No te quedan jugadas de botín.";
    NO_LOOT_PLAY_THEIRS: ["F-73"], "On another player's turn you play loot only if an ability lets you.",
        "En el turno de otro jugador solo juegas botín si una habilidad te lo permite.";
    FORBIDDEN: ["F-19"], "A card forbids it.", "Una carta lo prohíbe.";
    NO_TARGET: ["F-76"], "No legal target.", "No hay ningún objetivo legal.";
    WRONG_TARGET: ["F-76"], "That is not a legal target.", "Ese no es un objetivo legal.";
    NOT_YOURS: ["F-150"], "It is not yours.", "No es tuyo.";
    ROOM: ["F-151"], "Only the active player uses a room.", "Solo el jugador activo usa una sala.";
    DEACTIVATED: ["F-148"], "It is deactivated.", "Está desactivado.";
    ONCE: ["F-19"], "This ability was already used this turn.", "Esta habilidad ya se usó este turno.";
    CONDITION: ["F-19"], "Its condition is not met now.", "Su condición no se cumple ahora.";
    NO_ABILITY: ["F-19"], "It has no ability to activate.", "No tiene ninguna habilidad que activar.";
    CANNOT_PAY: ["F-19"], "You cannot pay its cost.", "No puedes pagar su coste.";
    STACK_NOT_EMPTY: ["F-14"], "You can declare only with an empty stack.", "Solo puedes declarar con la pila vacía.";
    NOT_ACTION: ["F-13"], "You can declare that only in the action phase.", "Eso solo se declara en la fase de acción.";
    NOT_ACTIVE: ["F-13"], "Only the active player can declare that.", "Solo el jugador activo puede declarar eso.";
    PENDING: ["F-146"], "Finish the declaration or the attack first.",
        "Termina antes la declaración o el ataque en curso.";
    NOT_ACTION_NOR_EMPTY: ["F-13", "F-14"], "You can declare that only in the action phase, with an empty stack.",
        "Eso solo se declara en la fase de acción, con la pila vacía.";
    TO_THE_DEATH: ["F-101", "F-146"], "The attack goes on. You cannot stop it.",
        "El ataque sigue. No puedes detenerlo.";
    NO_ATTACK_LEFT: ["F-15"], "You have no attack left this turn.", "No te quedan ataques este turno.";
    NO_PURCHASE_LEFT: ["F-16"], "You have no purchase left this turn.", "No te quedan compras este turno.";
    MUST_ATTACK: ["F-113"], "You must attack first.", "Antes debes atacar.";
    NO_PASS: ["F-71"], "Attack, buy or end your turn.", "Ataca, compra o termina tu turno.";
    NOT_ATTACKABLE: ["F-91"], "It cannot be attacked.", "No se puede atacar.";
    FORCED: ["F-92"], "Something else must be attacked.", "Hay que atacar a otro objetivo.";
    INDOMITABLE: ["F-156"], "An Indomitable monster cannot be covered.", "Un monstruo Indómito no se puede cubrir.";
    NO_BARTER: ["F-174"], "This match has no bartering.", "En esta partida no hay trueque.";
    OFFERS: ["F-174"], "You have made enough offers this turn.", "Ya has hecho bastantes ofertas este turno.";
    NO_COINS: ["F-174"], "Nobody has ¢ to give.", "Nadie tiene ¢ que dar.";
    ONLY_COINS: ["F-174"], "You can barter only ¢.", "Solo puedes hacer trueque con ¢.";
    NOT_FOR_SALE: ["F-142"], "It is not for sale now.", "Ahora no está en venta.";
    TOO_POOR: ["F-144"], "You do not have enough ¢.", "No tienes suficientes ¢.";
    ETERNAL: ["F-130", "F-135", "F-152"], "An Eternal card cannot be destroyed.", "Una carta eterna no se puede destruir.";
    NO_PENALTY_ITEM: ["F-130"], "Destroy one of your items that is not Eternal.",
        "Destruye uno de tus objetos que no sea eterno.";
    NO_PENALTY: ["F-130"], "Nobody pays a death penalty now.", "Nadie paga ahora una penalización por muerte.";
    NOT_IN_HAND: ["F-20"], "That is not a loot card in your hand.", "No es una carta de botín de tu mano.";
    NOT_YOUR_CARD: ["F-30", "F-131"], "Discard loot cards from your own hand.",
        "Descarta cartas de botín de tu propia mano.";
    NO_DISCARD: ["F-31", "F-131"], "You do not have to discard now.", "Ahora no tienes que descartar nada.";
    NO_MODE: ["F-77"], "Modes are chosen when a card or ability goes on the stack.",
        "Los modos se eligen cuando una carta o habilidad va a la pila.";
    WRONG_MODE: ["F-77"], "There is no such mode, or it has no legal target.",
        "No existe ese modo, o no tiene ningún objetivo legal.";
    NO_X: ["R111"], "X is chosen when something with X in its cost is played or used.",
        "X se elige al jugar o usar algo con X en su coste.";
    X_TOO_MUCH: ["R111"], "You cannot pay that much for X.", "No puedes pagar tanto por X.";
    NO_AIM: ["F-76", "F-90"], "No target is chosen now.", "Ahora no se elige ningún objetivo.";
    NO_COST: ["F-19"], "No cost is paid now.", "Ahora no se paga ningún coste.";
    WRONG_COST: ["F-19"], "That does not pay the cost.", "Eso no paga el coste.";
    ETERNAL_COST: ["F-152", "F-19"], "Something Eternal cannot be destroyed to pay.",
        "Algo Eterno no se puede destruir para pagar.";
    NO_SLOT: ["F-93", "F-155"], "No monster card is placed now.", "Ahora no se coloca ninguna carta de monstruo.";
    WRONG_SLOT: ["F-93", "F-155"], "Choose a monster slot that can be covered.",
        "Elige una casilla de monstruo que se pueda cubrir.";
    NO_HELP: ["F-107"], "No helpers are chosen now.", "Ahora no se eligen ayudantes.";
    WRONG_HELPER: ["F-107", "F-108"], "Choose another living player who is not helping yet.",
        "Elige a otro jugador vivo que aún no ayude.";
    NO_TRIGGER: ["F-75"], "No such ability waits to go on the stack.", "Ninguna habilidad así espera para ir a la pila.";
    NO_DEATH: ["F-109"], "No such death goes on the stack now.", "Ahora no se pone en la pila ninguna muerte así.";
    NO_REPLACEMENT: ["F-159"], "No such replacement is waiting to be applied.",
        "Ningún reemplazo así espera a aplicarse.";
    NO_CURSE: ["F-154"], "No curse is given now.", "Ahora no se da ninguna maldición.";
    WRONG_CURSED: ["F-154"], "A curse is given to a player of this game.", "Una maldición se da a un jugador de esta partida.";
    NO_OFFER: ["F-174"], "No offer of ¢ is being made.", "No se está haciendo ninguna oferta de ¢.";
    WRONG_OFFER: ["F-174"], "Offer ¢ to another player, or ask for some, as many as there are.",
        "Ofrece ¢ a otro jugador, o pídeselos, tantos como haya.";
    NO_ROOM_STEP: ["F-34"], "Rooms are kept or discarded at the end of a turn.",
        "Las salas se conservan o se descartan al final de un turno.";
    WRONG_ROOM: ["F-34", "F-152"], "That room cannot be discarded.", "Esa sala no se puede descartar.";
    NO_DRAFT: ["F-55"], "No such treasure is drafted now.", "Ahora no se elige ningún tesoro así.";
    NO_SHARE: ["R67"], "Nothing is being divided now.", "Ahora no se reparte nada.";
    WRONG_SHARE: ["R67"], "The part of one target is asked for, with 1 left for each of the others.",
        "Se pregunta por la parte de un objetivo, y queda 1 para cada uno de los demás.";
    NO_NUMBER: ["F-87"], "No roll is being changed now.", "Ahora no se cambia ninguna tirada.";
    NO_VOTE: ["F-160"], "No vote is being taken now.", "Ahora no hay ninguna votación.";
    NO_WAY: ["F-160"], "No effect asks you to pick one of several options.",
        "Ningún efecto te pide elegir entre varias opciones.";
    NO_SCRY: ["F-58"], "No card of a deck is being looked at.", "No se está mirando ninguna carta de un mazo.";
    NO_ROOM: ["F-35", "F-36"], "A room can be discarded only if a monster died this turn.",
        "Una sala solo se puede descartar si murió un monstruo este turno.";
}
