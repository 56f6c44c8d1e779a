//! Control for a time or for good, and entries of the Stack that are copied (C74, C75).

use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::content::{CardKind, Duration, ObjectSelector};
use crate::games::sanctuary::state::{Action, ActionKind, Change, ChangeKind};
use crate::table::{ObjectId, Ref, Seat, Targets};

impl Board<'_> {
    /// You control a card in play for that long.
    pub(super) fn gain_control(&mut self, e: ObjectId, until: Duration, action: &Action) {
        let seat = action.controller;
        let held = until != Duration::WhileInPlay || self.is_in_play(action.source);
        if !held || !self.is_movable(e) || self.status(e).controller == seat {
            return;
        }
        let back = self.status(e).controller;
        if until == Duration::Permanent {
            self.keep_control(e);
        } else {
            self.game.changes.push(Change {
                card: e,
                what: ChangeKind::Control(back),
                until,
                by: seat,
                source: action.source,
            });
        }
        self.change_control(e, seat);
    }

    /// The controllers of two cards swap them for good, the carriers of two Technologies those (C134).
    pub(super) fn swap_control(
        &mut self,
        who: &ObjectSelector,
        other: &ObjectSelector,
        action: &Action,
    ) {
        let [one, other] = [who, other].map(|who| self.who(who, action).first().copied());
        let (Some(one), Some(other)) = (one, other) else {
            return;
        };
        if [one, other].map(|e| self.kind(e)) == [CardKind::Technology; 2] {
            self.swap_carriers(one, other);
            return;
        }
        let [keeps, gets] = [one, other].map(|e| self.status(e).controller);
        if keeps == gets || !self.is_movable(one) || !self.is_movable(other) {
            return;
        }
        for (e, seat) in [(one, gets), (other, keeps)] {
            self.keep_control(e);
            self.change_control(e, seat);
        }
    }

    /// A carried Technology goes with its carrier only, a Sanctuary never.
    fn is_movable(&self, e: ObjectId) -> bool {
        let kinds = [CardKind::Character, CardKind::Enhancement];
        self.is_in_play(e) && kinds.contains(&self.kind(e))
    }

    /// Nothing that ends gives it back any more.
    fn keep_control(&mut self, e: ObjectId) {
        let lent = |c: &Change| c.card == e && matches!(c.what, ChangeKind::Control(_));
        self.game.changes.retain(|change| !lent(change));
    }

    /// A change of control is over, which was the one before number `at` of those in force: a later one goes on, and
    /// ends with the older controller.
    pub(super) fn give_back(&mut self, e: ObjectId, back: Seat, at: usize) {
        let later = self.game.changes.iter_mut().skip(at);
        let mut later = later.filter(|c| c.card == e);
        match later.find(|c| matches!(c.what, ChangeKind::Control(_))) {
            Some(later) => later.what = ChangeKind::Control(back),
            None => self.change_control(e, back),
        }
    }

    /// The copy is there only as an entry; it chooses anew and pays nothing.
    pub(super) fn copy_action(&mut self, who: &ObjectSelector, action: &Action) {
        let wanted = |entry: &&Action| means_entry(who, action, entry);
        let found = self.game.stack.iter().rev().find(wanted).copied();
        if let Some(entry) = found.filter(|entry| entry.later == 0) {
            self.announce(Action {
                // It is not played, and pays nothing.
                kind: ActionKind::Trigger,
                controller: action.controller,
                targets: Targets::default(),
                serial: u16::MAX,
                ..entry
            });
        }
    }
}

/// Whether an entry of the Stack is meant: a target, or what was just played or used.
pub(super) fn means_entry(who: &ObjectSelector, action: &Action, entry: &Action) -> bool {
    match who {
        ObjectSelector::Target(n) => {
            let mut targets = action.targets.group(*n).iter();
            targets.any(|target| target.to == Ref::Entry(entry.serial))
        }
        ObjectSelector::That => {
            let that = action.that.map(|(e, _)| e);
            entry.kind != ActionKind::Trigger && Some(entry.source) == that
        }
        ObjectSelector::This
        | ObjectSelector::Picked
        | ObjectSelector::Paid
        | ObjectSelector::Each(_)
        | ObjectSelector::Own(_) => false,
    }
}
