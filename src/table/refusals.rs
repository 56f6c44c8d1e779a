//! The rules of the table itself (`docs/rules/table.md`): what holds in every game.

use super::refusals;

refusals! {
    /// Somebody else must choose first (T-01).
    NOT_ASKED: ["T-01"], "It is not your turn to choose.", "No te toca elegir.";
    /// Nobody can choose any more (T-02).
    OVER: ["T-02"], "The game is over.", "La partida ha terminado.";
    /// Nobody sits there (T-03).
    NO_SEAT: ["T-03"], "There is no such seat.", "No existe ese asiento.";
    /// The choice names something that is not on the table, or the wrong kind of thing (T-04).
    NO_SUCH_THING: ["T-04"], "There is no such thing to choose.", "No hay nada así que elegir.";
    /// A number outside the range of the question (T-05).
    OUT_OF_RANGE: ["T-05"], "That number is out of range.", "Ese número está fuera de rango.";
    /// No word of this game (T-06).
    NO_SUCH_CHOICE: ["T-06"], "This game has no such choice.", "Este juego no tiene esa elección.";
    /// Something else is asked now (T-07).
    ANSWER_FIRST: ["T-07"], "Something else must be answered first.", "Antes hay que responder a otra cosa.";
    /// No point of a board is asked for (T-08).
    NO_REGION: ["T-08"], "There is no place to choose.", "No hay ningún lugar que elegir.";
    /// Two targets, one thing (T-10).
    TWO_TARGETS: ["T-10"], "2 different targets are needed, there is 1.", "Hacen falta 2 objetivos distintos y hay 1.";
    /// Three targets, two things (T-10).
    THREE_TARGETS: ["T-10"], "3 different targets are needed, there are 2.", "Hacen falta 3 objetivos distintos y hay 2.";
    /// Four targets, three things (T-10).
    FOUR_TARGETS: ["T-10"], "4 different targets are needed, there are 3.", "Hacen falta 4 objetivos distintos y hay 3.";
    /// A group of targets that is still too small (T-11).
    MORE_TARGETS: ["T-11"], "More targets are needed before you are done.", "Hacen falta más objetivos antes de terminar.";
    /// Too few of several ways (T-12).
    MORE_WAYS: ["T-12"], "More must be picked before you are done.", "Hay que elegir más antes de terminar.";
}
