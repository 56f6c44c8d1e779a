//! Every sentence with which the rules say no, in both languages, with the ids of the rules behind it.

use crate::table::refusals;

refusals! {
    /// Recharge step, end steps 2 to 4, setup.
    NOBODY_ACTS: ["F-74"], "Nobody may act in this step.", "Nadie puede actuar en este paso.";
    /// After the end.
    OVER: ["F-166"], "The game is over.", "La partida ha terminado.";
    /// Something else is asked.
    FIRST: ["F-70"], "Something else has to be decided first.", "Antes hay que decidir otra cosa.";
    /// Somebody else has priority.
    NOT_YOUR_PRIORITY: ["F-66", "F-67"], "Another player has priority.", "Otro jugador tiene la prioridad.";
    /// The main state of another player's turn.
    NOTHING_DONE: ["F-12"], "You get priority when the active player has done something.",
        "Recibirás la prioridad cuando el jugador activo haya hecho algo.";
    /// No loot play left.
    NO_LOOT_PLAY: ["F-22"], "You have no loot play left.", "No te quedan jugadas de botín.";
    /// Loot on another player's turn.
    NO_LOOT_PLAY_THEIRS: ["F-73"], "On another player's turn you play loot only if an ability lets you.",
        "En el turno de otro jugador solo juegas botín si una habilidad te lo permite.";
    /// Banned by a card.
    FORBIDDEN: ["F-19"], "A card forbids it.", "Una carta lo prohíbe.";
    /// Nothing to aim at.
    NO_TARGET: ["F-76"], "There is no legal target.", "No hay ningún objetivo válido.";
    /// Not what is asked for.
    WRONG_TARGET: ["F-76"], "That is no legal target.", "Ese no es un objetivo válido.";
    /// Somebody else's.
    NOT_YOURS: ["F-150"], "It is not yours.", "No es tuyo.";
    /// Room of the active player.
    ROOM: ["F-151"], "Only the active player uses a room.", "Solo el jugador activo usa una sala.";
    /// Tap ability of a deactivated object.
    DEACTIVATED: ["F-148"], "It is deactivated.", "Está desactivado.";
    /// Once a turn.
    ONCE: ["F-19"], "This ability was already used this turn.", "Esta habilidad ya se usó este turno.";
    /// Condition of an ability.
    CONDITION: ["F-19"], "Its condition does not hold now.", "Su condición no se cumple ahora.";
    /// Nothing to activate.
    NO_ABILITY: ["F-19"], "It has no ability to activate.", "No tiene ninguna habilidad que activar.";
    /// A cost.
    CANNOT_PAY: ["F-19"], "You cannot pay its cost.", "No puedes pagar su coste.";
    /// Declaration with something on the stack.
    STACK_NOT_EMPTY: ["F-14"], "Declarations need an empty stack.", "Las declaraciones necesitan la pila vacía.";
    /// Declaration outside the action phase.
    NOT_ACTION: ["F-13"], "That is declared in the action phase.", "Eso se declara en la fase de acción.";
    /// Declaration of somebody else's turn.
    NOT_ACTIVE: ["F-13"], "Only the active player declares anything.", "Solo el jugador activo declara algo.";
    /// Declaration during another one.
    PENDING: ["F-146"], "Another declaration is pending or an attack is running.",
        "Hay otra declaración pendiente o un ataque en curso.";
    /// Second attack.
    NO_ATTACK_LEFT: ["F-15"], "You have no attack left this turn.", "No te quedan ataques este turno.";
    /// Second purchase.
    NO_PURCHASE_LEFT: ["F-16"], "You have no purchase left this turn.", "No te quedan compras este turno.";
    /// End with a compulsory attack.
    MUST_ATTACK: ["F-113"], "You must attack first.", "Antes debes atacar.";
    /// Passing with nothing done.
    NO_PASS: ["F-71"], "Declare something, or the end of your turn.", "Declara algo, o el final de tu turno.";
    /// Events, players, banned things.
    NOT_ATTACKABLE: ["F-91"], "It cannot be attacked.", "No se puede atacar.";
    /// Another target is forced.
    FORCED: ["F-92"], "Something else must be attacked.", "Hay que atacar a otro objetivo.";
    /// Covering an Indomitable monster.
    INDOMITABLE: ["F-156"], "An Indomitable monster cannot be covered.", "Un monstruo Indómito no se puede cubrir.";
    /// Bartering is off.
    NO_BARTER: ["F-174"], "No bartering in this game.", "En esta partida no se comercia.";
    /// Too many offers.
    OFFERS: ["F-174"], "You have made enough offers this turn.", "Ya has hecho bastantes ofertas este turno.";
    /// Nothing to give.
    NO_COINS: ["F-174"], "There are no ¢ to give.", "No hay ¢ que dar.";
    /// Items and loot are not traded.
    ONLY_COINS: ["F-174"], "Only ¢ are bartered.", "Solo se comercia con ¢.";
    /// A purchase that is not for sale.
    NOT_FOR_SALE: ["F-142"], "It is not for sale now.", "Ahora no está en venta.";
    /// Discarding a room at another time.
    NO_ROOM: ["F-35", "F-36"], "A room may go only when a monster died this turn.",
        "Una sala solo puede irse si murió un monstruo este turno.";
}
