//! Contemplation: the last window, Entropy, what ends with the turn, the hand limit (H-72 to H-77, H-90b,
//! C34).

use crate::cards::shield::Shield;
use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::content::{Duration, Gift};
use crate::games::sanctuary::places::Place;
use crate::games::sanctuary::state::Task;
use crate::games::sanctuary::triggers::TriggerEvent;
use crate::table::{ObjectId, Ref};

/// The Combat is over; end of turn effects trigger and both players may act (H-72).
pub fn enter(board: &mut Board<'_>) {
    // Abilities may hang on who attacks and blocks.
    let fought = !(board.game.attackers.is_empty() && board.game.blockers.is_empty());
    board.game.dirty |= fought;
    board.game.attackers.clear();
    board.game.blockers.clear();
    board.react(&TriggerEvent::TurnEnds);
}

/// H-90b: who has Entropy, could have attacked at the start of the turn and did not is destroyed.
pub fn entropy(board: &mut Board<'_>) {
    let turn = board.game.turn;
    let idle: Vec<ObjectId> = board
        // Whoever controls it now: only the active player's were able.
        .in_play()
        .filter(|&e| {
            let status = board.status(e);
            board.has(e, Gift::Entropy) && status.able == turn && status.attacked != turn
        })
        .collect();
    board.destroy_all(&idle);
}

/// H-74, H-75: damage is removed, effects of the turn end, then the state is checked (C34).
pub fn fade(board: &mut Board<'_>) {
    let all: Vec<ObjectId> = board.in_play().collect();
    for e in all {
        board.heal(e);
        board.status_mut(e).shield = Shield::NONE;
    }
    board.end_temporary();
}

/// H-76: both players discard down to the limit, the active one first (C40).
pub fn hand_limit(board: &mut Board<'_>) {
    board.renew_stats();
    for seat in board.in_turn().into_iter().rev() {
        let more = board.stats(board.player(seat).sanctuary).keeps();
        let limit = (i32::from(board.rules().hand_limit) + more).max(0) as usize;
        let hand = board.row(seat, Place::Hand).len();
        if hand > limit {
            board.then(Task::Discard {
                seat,
                count: (hand - limit) as u8,
                cause: Ref::None.into(),
            });
        }
    }
}

/// H-73, H-77: the turn is over and the roles swap; Volition stays.
pub fn finish(board: &mut Board<'_>) {
    if !board.game.stack.is_empty() {
        board.resolve_top();
        return;
    }
    if board.wants_fading() {
        // Abilities that triggered while the turn faded fade too.
        fade(board);
        return;
    }
    board.game.active = board.game.turns.pass(board.game.active);
    board.game.more_fights = 0;
    board.game.dirty = true;
    board.goto_next();
}

impl Board<'_> {
    /// Whether damage or effects of the turn are left (H-74, H-75).
    fn wants_fading(&self) -> bool {
        let mut lasting = self.game.changes.iter();
        self.in_play()
            .any(|e| self.status(e).damage > 0 || !self.status(e).shield.is_none())
            || lasting.any(|change| change.until == Duration::Contemplation)
    }
}
