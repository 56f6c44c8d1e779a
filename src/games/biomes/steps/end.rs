//! The End phase: End and Reset (N-134 to N-144).

use crate::cards::memory::take_over;
use crate::cards::shield::Shield;
use bevy::prelude::*;

use crate::games::biomes::board::Board;
use crate::games::biomes::content::Duration;
use crate::games::biomes::events::Event;
use crate::games::biomes::places::{Place, zone};
use crate::games::biomes::reactions::TriggerEvent;
use crate::games::biomes::state::{Change, ChangeKind, SKILLS, Task};
use crate::games::biomes::stats::heed;
use crate::table::{ObjectId, Ref, Seat};

/// N-134: end of turn skills.
pub fn enter(board: &mut Board<'_>) {
    board.react(&TriggerEvent::TurnEnds);
}

/// N-139, N-144: only the active player discards down to the limit.
pub fn reset(board: &mut Board<'_>) {
    let seat = board.game.active;
    let limit = usize::from(board.content().rules.hand_limit);
    let hand = board.row(seat, Place::Hand).len();
    if hand > limit {
        board.then(Task::Discard {
            seat,
            count: (hand - limit) as u16,
            cause: Ref::None.into(),
        });
    }
}

/// N-140 to N-143: agents heal, temporary effects end; once what reacted to that is settled, the turn
/// passes. Sectors never heal (N-141).
pub fn finish(board: &mut Board<'_>) {
    if board.game.cleaned {
        board.game.cleaned = false;
        board.game.active = board.game.turns.pass(board.game.active);
        board.game.more_fights = 0;
        board.game.dirty = true;
        board.goto_next();
        return;
    }
    board.game.cleaned = true;
    let all: Vec<ObjectId> = board.planet().collect();
    for &e in &all {
        board.status_mut(e).shield = Shield::NONE;
        if board.stats(e).damage > 0 {
            board.stats_mut(e).damage = 0;
            board.stats_heed(heed::DAMAGE);
            board.log(Event::Heal {
                controller: board.status(e).controller,
                card: e,
            });
        }
    }
    for biome in 0..3 {
        board.lane_mut(biome).truce = false;
        for seat in [Seat(0), Seat(1)] {
            board.sector_mut(biome, seat).shield = Shield::NONE;
        }
    }
    board.end_temporary();
    let seat = board.game.active;
    for e in all {
        if board.status(e).hologram && board.on_planet(e) && board.status(e).controller == seat {
            let to = zone(board.card(e).owner, Place::Archive);
            board.move_card(e, to);
        }
    }
    board.check();
}

impl Board<'_> {
    /// Ends changes.
    pub fn end_changes(&mut self, is_over: impl Fn(&Change) -> bool) {
        let over = take_over(&mut self.game.changes, is_over);
        if over.is_empty() {
            return;
        }
        self.game.dirty = true;
        for (_, change) in &over {
            if let ChangeKind::Face { base, .. } = change.what
                && self.on_planet(change.object)
            {
                let mut others = self.game.changes.iter();
                let becomes = |c: &Change| {
                    c.object == change.object && matches!(c.what, ChangeKind::Face { .. })
                };
                match others.any(becomes) {
                    true => self.renew_face(change.object),
                    false => self.set_face(change.object, base),
                }
            }
        }
        self.log(Event::FadeEffects {
            player: self.game.active,
            effects: over.len(),
        });
        // The last change of control first: it goes back through every hand it came through.
        for (at, change) in over.into_iter().rev() {
            if let ChangeKind::Control(back) = change.what
                && self.on_planet(change.object)
            {
                self.give_back(change.object, back, at);
            }
        }
    }

    /// N-142: everything that lasted until end of turn ends.
    fn end_temporary(&mut self) {
        self.end_changes(|change| change.until == Duration::Turn);
        for e in self.all_cards() {
            let status = self.status_mut(e);
            status.overclock = 0;
            status.skill_overclock = [0; SKILLS];
        }
    }
}
