//! Communion: untap, Volition is gone, Technologies wear (H-09 to H-15).

use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::content::Duration;
use crate::games::sanctuary::content::{CardKind, Gift, Grant};
use crate::games::sanctuary::events::Event;
use crate::table::{ObjectId, Seat, Seats};

/// H-09: a turn begins; the active player's cards untap, and only theirs. Then it is settled who could
/// attack this turn because of Entropy (H-90b).
pub fn untap(board: &mut Board<'_>) {
    let limit = board.rules().turn_limit;
    if board.game.turn >= limit {
        board.decide(Seats::NONE);
        return;
    }
    board.game.turn += 1;
    board.game.repeats = 0;
    let active = board.game.active;
    board.game.memory.turn_begins(active);
    board.end_changes(|change| match change.until {
        Duration::Round => change.by == active,
        Duration::NextTurnOf(players) => players.contains(active),
        _ => false,
    });
    for seat in [Seat(0), Seat(1)] {
        let player = board.player_mut(seat);
        player.enhanced = 0;
        player.duels = 0;
        player.more_duels = 0;
    }
    let seat = board.game.active;
    let turn = board.game.turn;
    board.log(Event::Turn {
        player: seat,
        number: turn,
    });
    let all: Vec<ObjectId> = board.in_play().collect();
    for e in all {
        board.status_mut(e).used = 0;
        if board.status(e).controller == seat && !board.stats(e).is(Grant::NoUntap) {
            board.untap(e);
        }
    }
    board.game.dirty = true;
    board.renew_stats();
    let mine: Vec<ObjectId> = board.characters(seat).collect();
    for e in mine {
        if board.has(e, Gift::Entropy) && board.is_able(e) {
            board.status_mut(e).able = turn;
        }
    }
}

/// H-10, H-11: what the active player had left is gone; the other player keeps theirs.
pub fn expire(board: &mut Board<'_>) {
    let seat = board.game.active;
    board.change_volition(seat, -board.player(seat).volition);
}

/// H-12 to H-14: the active player's Technologies lose 1 durability; at 0 the state check destroys them.
pub fn wear(board: &mut Board<'_>) {
    let seat = board.game.active;
    let mine: Vec<ObjectId> = board
        .territory(seat)
        .filter(|&e| board.kind(e) == CardKind::Technology)
        .collect();
    for e in mine {
        board.wear(e, -1);
    }
}
