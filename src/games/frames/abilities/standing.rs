//! What abilities change of a frame besides damage: its dice, its turn, its place, its systems (M-160 to M-163).

use super::TriggerEvent;
use crate::cards::counters::CounterKind;
use crate::games::frames::Event;
use crate::games::frames::board::Board;
use crate::games::frames::change_events::ChangeEvent;
use crate::games::frames::content::{System, Systems, systems_answer};
use crate::games::frames::geometry::distance;
use crate::games::frames::limits;
use crate::games::frames::match_state::Colour;
use crate::table::ObjectId;

impl Board<'_> {
    pub(super) fn log_change(&mut self, change: ChangeEvent) {
        self.log(Event::Change(change));
    }

    /// M-160: dice fewer in the next roll.
    pub(super) fn take_dice(&mut self, id: ObjectId, colour: Colour, n: u8) {
        let extra = &mut self.frame_mut(id).extra[colour as usize];
        let n = n.min((limits::EXTRA as i8 + *extra).unsigned_abs());
        *extra -= n as i8;
        if n > 0 {
            self.log_change(ChangeEvent::FewerDice {
                owner: self.frame(id).owner,
                frame: id,
                colour,
                count: n,
            });
        }
    }

    /// M-169: more or fewer counters of a kind on a frame.
    pub(super) fn change_counters(&mut self, id: ObjectId, kind: u8, by: i32) {
        let Some(change) = self.game.abilities.counters.change(id, kind, by) else {
            return;
        };
        self.log_change(ChangeEvent::Counters {
            owner: self.frame(id).owner,
            frame: id,
            counter: CounterKind(kind),
            change: change.by(),
        });
        self.happened(TriggerEvent::Counted(change));
    }

    /// M-161: a frame that had its turn may have another one, once a round.
    pub(super) fn refresh(&mut self, id: ObjectId) {
        let turns = [self.game.current.as_ref(), self.game.pending.as_ref()];
        let in_turn = turns.into_iter().flatten().any(|turn| turn.frame == id);
        let frame = self.frame_mut(id);
        if in_turn || frame.again || !frame.stands() || !frame.acted {
            return;
        }
        frame.acted = false;
        frame.again = true;
        frame.defense = None;
        self.log_change(ChangeEvent::Refresh {
            owner: self.frame(id).owner,
            frame: id,
        });
    }

    /// M-162: each stands where the other one stood.
    pub(super) fn swap(&mut self, one: ObjectId, other: ObjectId) {
        let (here, there) = (self.frame(one).at, self.frame(other).at);
        if one == other {
            return;
        }
        let length = distance(here, there);
        for (id, from, to) in [(one, here, there), (other, there, here)] {
            self.frame_mut(id).at = to;
            self.log(Event::Shift {
                owner: self.frame(id).owner,
                frame: id,
                from,
                to,
                length,
            });
        }
        self.enters(one, here);
        self.enters(other, there);
        self.check_stations();
    }

    /// M-163: one system more, if the rules allow a frame to carry it.
    pub(super) fn gain_system(&mut self, id: ObjectId, system: System) {
        if !self.can_carry(id, system) {
            return;
        }
        self.frame_mut(id).systems.0[system.index()] += 1;
        self.log_change(ChangeEvent::GainSystem {
            owner: self.frame(id).owner,
            frame: id,
            system,
        });
    }

    /// Whether a frame may carry one more of that system (M-70, M-71).
    pub(super) fn can_carry(&self, id: ObjectId, system: System) -> bool {
        let mut with: Systems = self.frame(id).systems;
        with.0[system.index()] += 1;
        systems_answer(self.rules(), with).is_ok()
    }
}
