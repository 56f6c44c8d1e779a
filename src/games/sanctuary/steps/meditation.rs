//! Meditation: Volition, start of turn effects, the draw (H-16 to H-22).

use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::state::Task;
use crate::games::sanctuary::triggers::TriggerEvent;

/// H-16, H-17: the active player's Sanctuary and Enhancements generate; on the first turn of the game the
/// other player's too (H-20).
pub fn generate(board: &mut Board<'_>) {
    let both = board.game.turn == 1 && board.rules().both_generate_first;
    let seats = board.in_turn();
    for &seat in &seats[..if both { 2 } else { 1 }] {
        board.change_volition(seat, board.generated(seat));
    }
}

/// H-18: start of turn effects trigger, once Volition is there and before the draw.
pub fn start(board: &mut Board<'_>) {
    board.react(&TriggerEvent::TurnStarts);
}

/// H-19, H-21, H-22: the active player draws, but not on the first turn of the game.
pub fn draw(board: &mut Board<'_>) {
    let rules = board.rules();
    let count = if board.game.turn == 1 {
        rules.first_draw
    } else {
        rules.draw
    };
    let seat = board.game.active;
    board.then(Task::Draw { seat, count });
}
