//! Control for a time or for good, swapped stats, and actions on the queue that are copied (D36, D37).

use crate::games::biomes::board::Board;
use crate::games::biomes::content::{Duration, ObjectSelector};
use crate::games::biomes::events::Event;
use crate::games::biomes::limits;
use crate::games::biomes::slots::Buff;
use crate::games::biomes::state::{Action, ActionKind, Change, ChangeKind, Target};
use crate::table::{ObjectId, Seat, Targets};

impl Board<'_> {
    /// You control something on the planet for that long.
    pub(super) fn gain_control(&mut self, e: ObjectId, until: Duration, action: &Action) {
        let (seat, back) = (action.controller, self.status(e).controller);
        let held = until != Duration::WhileInPlay || self.on_planet(action.source);
        if back == seat || !held {
            return;
        }
        if until == Duration::Permanent {
            self.keep_control(e);
        } else {
            self.change(e, ChangeKind::Control(back), until, action);
        }
        self.change_control(e, seat);
    }

    /// The controllers of two things on the planet swap them for good.
    pub(super) fn swap_control(
        &mut self,
        who: &ObjectSelector,
        other: &ObjectSelector,
        action: &Action,
    ) {
        let Some([one, other]) = self.two(who, other, action) else {
            return;
        };
        let [keeps, gets] = [one, other].map(|e| self.status(e).controller);
        if keeps == gets {
            return;
        }
        for (e, seat) in [(one, gets), (other, keeps)] {
            self.keep_control(e);
            self.change_control(e, seat);
        }
    }

    /// Two agents swap the attack and defense that they have now.
    pub(super) fn swap_stats(
        &mut self,
        who: &ObjectSelector,
        other: &ObjectSelector,
        until: Duration,
        action: &Action,
    ) {
        let Some([one, other]) = self.two(who, other, action) else {
            return;
        };
        if !self.def(one).is_agent() || !self.def(other).is_agent() {
            return;
        }
        let bound = |n: i32| n.clamp(-limits::AMOUNT, limits::AMOUNT);
        let [mine, theirs] = [one, other].map(|e| *self.stats(e));
        let attack = bound(theirs.attack - mine.attack);
        let defense = bound(theirs.defense - mine.defense);
        for (e, sign) in [(one, 1), (other, -1)] {
            self.shift_stats(e, [attack * sign, defense * sign], until, action);
        }
    }

    /// The attack and defense of an agent become that much (D77).
    pub(super) fn set_stats(
        &mut self,
        e: ObjectId,
        [attack, defense]: [Option<i32>; 2],
        until: Duration,
        action: &Action,
    ) {
        if !self.on_planet(e) || !self.def(e).is_agent() {
            return;
        }
        let now = *self.stats(e);
        let by = |to: Option<i32>, now: i32| {
            to.map_or(0, |to| (to - now).clamp(-limits::AMOUNT, limits::AMOUNT))
        };
        let by = [by(attack, now.attack), by(defense, now.defense)];
        if by != [0, 0] {
            self.shift_stats(e, by, until, action);
        }
    }

    fn shift_stats(
        &mut self,
        e: ObjectId,
        [attack, defense]: [i32; 2],
        until: Duration,
        action: &Action,
    ) {
        self.change(e, ChangeKind::Stats(attack, defense), until, action);
        self.log(Event::Buff {
            controller: self.status(e).controller,
            card: e,
            change: Buff {
                attack: attack as i16,
                defense: defense as i16,
            },
        });
    }

    /// The first things on the planet that are meant.
    fn two(
        &self,
        who: &ObjectSelector,
        other: &ObjectSelector,
        action: &Action,
    ) -> Option<[ObjectId; 2]> {
        let first = |who| {
            let mut all = self.who(who, action).into_iter();
            all.find(|&e| self.on_planet(e))
        };
        Some([first(who)?, first(other)?])
    }

    /// Nothing that ends gives it back any more.
    fn keep_control(&mut self, e: ObjectId) {
        let lent = |c: &Change| c.object == e && matches!(c.what, ChangeKind::Control(_));
        self.game.changes.retain(|change| !lent(change));
    }

    /// A change of control is over, which was the one before number `at` of those in force: a later one goes on, and
    /// ends with the older controller.
    pub fn give_back(&mut self, e: ObjectId, back: Seat, at: usize) {
        let later = self.game.changes.iter_mut().skip(at);
        let mut later = later.filter(|c| c.object == e);
        match later.find(|c| matches!(c.what, ChangeKind::Control(_))) {
            Some(later) => later.what = ChangeKind::Control(back),
            None => self.change_control(e, back),
        }
    }

    /// The copy is there only as an action; it chooses anew and pays nothing. A constant that is played is not copied.
    pub(super) fn copy_action(&mut self, who: &ObjectSelector, action: &Action) {
        let played = |entry: &Action| entry.kind == ActionKind::Play;
        let wanted = |entry: &&Action| means_entry(who, action, entry);
        let found = self.game.queue.iter().rev().find(wanted).copied();
        let Some(entry) = found.filter(|entry| entry.later == 0) else {
            return;
        };
        if Self::is_transfer(&entry) || played(&entry) && !self.def(entry.source).is_event() {
            return;
        }
        self.announce(Action {
            // It is not played, and pays nothing.
            kind: ActionKind::Reaction,
            controller: action.controller,
            targets: Targets::default(),
            serial: u16::MAX,
            ..entry
        });
    }
}

/// Whether an entry of the queue is meant: a target, or what was just played or used.
pub(super) fn means_entry(who: &ObjectSelector, action: &Action, entry: &Action) -> bool {
    match who {
        ObjectSelector::Target(_) | ObjectSelector::Picked => {
            let mut aims = action.aims(who).into_iter();
            aims.any(|(target, _)| target == Target::Entry(entry.serial))
        }
        ObjectSelector::That => {
            entry.kind != ActionKind::Reaction && Some(entry.source) == action.that
        }
        ObjectSelector::This
        | ObjectSelector::Paid
        | ObjectSelector::Each(_)
        | ObjectSelector::Own(_) => false,
    }
}
