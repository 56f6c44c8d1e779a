//! Start phase and the main state of the action phase (F-01 to F-13, F-46, F-47, R28).

use crate::games::souls::board::Board;
use crate::games::souls::content::{Grant, SlotKind};
use crate::games::souls::events::Event;
use crate::games::souls::ids::player_id;
use crate::games::souls::limits;
use crate::games::souls::places::Place;
use crate::games::souls::replaceable_event::ReplaceableKind;
use crate::games::souls::state::Until;
use crate::games::souls::triggers::TriggerEvent;
use crate::games::souls::{Mode, Step};
use crate::table::{Seat, Seats};

/// F-03 to F-06: everything the active player controls is charged, and what the game controls, but not the shop.
pub fn recharge(board: &mut Board<'_>) {
    let active = board.game.active;
    let mut things = board.row(Place::Character(active)).to_vec();
    things.extend_from_slice(board.row(Place::Items(active)));
    things.extend_from_slice(board.row(Place::Curses(active)));
    things.extend(board.tops(SlotKind::Monster));
    things.extend(board.tops(SlotKind::Room));
    for e in things {
        if !board.stats(e).is(Grant::NoRecharge) {
            board.recharge(e);
        }
    }
}

/// F-07: start-of-turn abilities trigger.
pub fn turn_start(board: &mut Board<'_>) {
    board.react(TriggerEvent::TurnStarts);
}

/// F-08: the active player loots; that does not use the stack (R1).
pub fn loot_step(board: &mut Board<'_>) {
    let active = board.game.active;
    let more = board.stats(player_id(active)).more(Grant::LootStep(0));
    let count = i32::from(board.rules().loot_step) + more;
    board.gain(ReplaceableKind::Loot, active, count);
}

/// F-10: on entry the active player gets the loot play of the turn. Coming back from an attack or a purchase gives
/// none.
pub fn action(board: &mut Board<'_>) {
    if board.game.played_in {
        return;
    }
    board.game.played_in = true;
    let active = board.game.active;
    let more = board.stats(player_id(active)).more(Grant::LootPlays(0));
    let plays = (i32::from(board.rules().loot_plays) + more).clamp(0, 99) as u8;
    let player = board.player_mut(active);
    player.loot_plays = player.loot_plays.saturating_add(plays).min(limits::TIMES);
    board.log(Event::LootPlay {
        player: active,
        more: plays,
    });
}

/// F-12, F-71: the main state, or the window of what goes on in it.
pub fn main(board: &mut Board<'_>) {
    if board.is_waiting() {
        board.run_window();
    } else {
        board.run_main();
    }
}

/// F-02: the turn passes: an extra turn if one waits (R28), else to the left; skipped turns count as taken.
pub fn begin_turn(board: &mut Board<'_>) {
    let seats = board.game.seats;
    if board.game.extra.is_empty() {
        // Every skip is used up, so somebody takes a turn in the end.
        loop {
            let seat = board.game.regular;
            board.game.regular = seat.next(seats);
            let player = board.player_mut(seat);
            player.turns = player.turns.saturating_add(1);
            if !board.plays(seat) {
                // R59: what lasts a round by their turns goes on being measured.
                continue;
            }
            let player = board.player_mut(seat);
            if player.skips == 0 {
                board.game.active = seat;
                break;
            }
            player.skips -= 1;
            board.log(Event::Skipped { player: seat });
            board.turn_taken(seat);
        }
    } else {
        board.game.active = board.game.extra.remove(0);
        board.game.is_extra = true;
    }
    board.end_rounds();
    // No game runs for ever: without a limit of the rules it ends where turns cannot be counted any more.
    let limit = match board.rules().turn_limit {
        0 => u16::MAX,
        limit => limit,
    };
    if board.game.turn >= limit {
        board.decide(Seats::NONE);
        return;
    }
    board.game.turn = board.game.turn.saturating_add(1);
    board.game.resolved = 0;
    board.game.vacant = false;
    board.game.memory.turn_begins(board.game.active);
    board.game.dirty = true;
    board.log(Event::Turn {
        player: board.game.active,
        turn: board.game.turn,
    });
    let first = board.turn_table.after(Step::Draft);
    board.goto(first);
}

impl Board<'_> {
    /// A regular turn of that seat is over, or was skipped: in a game together the timer drops when both have had
    /// one (F-171).
    pub fn turn_taken(&mut self, seat: Seat) {
        self.game.taken = self.game.taken.saturating_add(1);
        let last = seat.next(self.game.seats) == self.game.starting;
        if matches!(self.game.mode, Mode::Together { .. }) && last {
            self.lower_timer();
        }
    }

    /// F-43 to F-47: effects that last a round end when their player's next regular turn starts.
    fn end_rounds(&mut self) {
        let over = |until: Until, board: &Board<'_>| match until {
            Until::Round(seat, turns) => board.player(seat).turns > turns,
            Until::NextTurnOf(players) => players.contains(board.game.active),
            _ => false,
        };
        self.end_changes(over);
    }
}
