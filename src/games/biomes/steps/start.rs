//! The Start phase: Refresh, Draw, Maintenance (N-15 to N-26).

use bevy::prelude::*;

use crate::games::biomes::board::Board;
use crate::games::biomes::content::Duration;
use crate::games::biomes::events::Event;
use crate::games::biomes::limits;
use crate::games::biomes::reactions::TriggerEvent;
use crate::games::biomes::state::Task;
use crate::games::biomes::stats::heed;
use crate::table::{ObjectId, Seat};

/// N-13, N-16, N-17: a turn begins for the active player, whom the rules call "you"; their constants unlock. Nobody acts (N-15).
pub fn refresh(board: &mut Board<'_>) {
    let limit = match board.content().rules.turn_limit {
        0 => limits::TURNS,
        limit => limit,
    };
    if board.game.turn >= limit {
        board.draw_game();
        return;
    }
    board.game.turn += 1;
    board.game.repeats = 0;
    for seat in [Seat(0), Seat(1)] {
        let player = board.player_mut(seat);
        player.conversions = 0;
        player.anomalies = 0;
        player.functions = 0;
    }
    let seat = board.game.active;
    board.game.memory.turn_begins(seat);
    board.end_changes(|change| match change.until {
        Duration::Round => change.by == seat,
        Duration::NextTurnOf(players) => players.contains(seat),
        _ => false,
    });
    board.stats_heed(heed::PLAYED | heed::TALLIES);
    board.log(Event::Turn {
        player: seat,
        number: board.game.turn,
    });
    let all: Vec<ObjectId> = board.planet().collect();
    for e in all {
        if board.status(e).used != 0 {
            board.status_mut(e).used = 0;
        }
        if board.status(e).controller != seat {
            continue;
        }
        if board.status(e).stasis {
            board.status_mut(e).stasis = false;
        } else {
            board.unlock(e);
        }
    }
}

/// N-18 to N-20: two cards, one on the starting player's first turn.
pub fn draw(board: &mut Board<'_>) {
    let rules = &board.content().rules;
    let count = if board.game.turn == 1 {
        rules.first_draw
    } else {
        rules.draw
    };
    let seat = board.game.active;
    board.then(Task::Draw {
        seat,
        count: count.into(),
    });
}

/// N-23: start of turn skills.
pub fn maintenance(board: &mut Board<'_>) {
    board.react(&TriggerEvent::TurnStarts);
}
