//! The rules of the table itself (`docs/rules/table.md`): what holds in every game.

use super::refusals;

refusals! {
    NOT_ASKED: ["T-01"], "It is not your turn to choose.", "No te toca elegir.";
    OVER: ["T-02"], "The game is over.", "La partida ha terminado.";
    NO_SEAT: ["T-03"], "There is no such seat.", "No existe ese asiento.";
    NO_SUCH_THING: ["T-04"], "There is no such thing to choose.", "No hay nada así que elegir.";
    OUT_OF_RANGE: ["T-05"], "That number is out of range.", "Ese número está fuera de rango.";
    NO_SUCH_CHOICE: ["T-06"], "This game has no such choice.", "Este juego no tiene esa elección.";
    ANSWER_FIRST: ["T-07"], "Something else must be answered first.", "Antes hay que responder a otra cosa.";
    NO_REGION: ["T-08"], "There is no place to choose.", "No hay ningún lugar que elegir.";
    TWO_TARGETS: ["T-10"], "2 different targets are needed, there is 1.", "Hacen falta 2 objetivos distintos y hay 1.";
    THREE_TARGETS: ["T-10"], "3 different targets are needed, there are 2.", "Hacen falta 3 objetivos distintos y hay 2.";
    FOUR_TARGETS: ["T-10"], "4 different targets are needed, there are 3.", "Hacen falta 4 objetivos distintos y hay 3.";
    MORE_TARGETS: ["T-11"], "More targets are needed before you are done.", "Hacen falta más objetivos antes de terminar.";
    MORE_WAYS: ["T-12"], "More must be picked before you are done.", "Hay que elegir más antes de terminar.";
}
