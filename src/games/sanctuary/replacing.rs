//! Abilities that replace what would happen (C70).

use crate::cards::CardEvent;
use crate::cards::language::{Replaceable, ReplaceableKind, Replacer, Replaces, ReplacingAbility};
use crate::cards::uses::Often;
use crate::table::{ObjectId, Offers, Ref, Seat};

use super::board::Board;
use super::choices::Choice;
use super::content::{CardKind, ObjectSelector, ReplacedEvent};
use super::state::{Action, ActionKind, Ask, Task};
use super::triggers::REPLACES;
use super::{Sanctuary, Topic};

impl Board<'_> {
    /// If some ability may replace the event it waits for its turn, and this is `true`.
    pub fn may_be_replaced(&mut self, event: Replaceable) -> bool {
        let waits = self.has_replacements(&event);
        if waits {
            self.then(Task::Replace(event));
        }
        waits
    }

    /// Whether some ability may replace the event.
    pub fn has_replacements(&self, event: &Replaceable) -> bool {
        // C130: an effect may replace the next such event.
        let next = || self.game.memory.next_replacements().next().is_some();
        let may = self.game.reacting & REPLACES != 0 || next();
        may && !self.replacements(event).is_empty()
    }

    /// Whether it would be destroyed, and that waits.
    pub fn is_being_replaced(&self, e: ObjectId) -> bool {
        let mut agenda = self.game.agenda.iter();
        agenda.any(|task| matches!(task, Task::Replace(event) if event.who == e))
    }
}

impl<'b> Replaces<Sanctuary> for Board<'b> {
    fn replacing_cards(&self, event: &Replaceable) -> impl Iterator<Item = ObjectId> {
        let there = self.is_in_play(event.who);
        let may = move |&e: &ObjectId| {
            there && self.facts(e).reacts & REPLACES != 0 && !self.is_silent(e)
        };
        self.in_play().filter(may)
    }

    fn replacing_abilities(
        &self,
        card: ObjectId,
    ) -> impl Iterator<Item = (u8, ReplacingAbility<Sanctuary>)> + use<'b> {
        let all = (0..).zip(&self.def(card).abilities);
        all.filter_map(|(n, ability)| Some((n, ability.replacing()?)))
    }

    fn is_spent(&self, card: ObjectId, n: u8, once: Often) -> bool {
        self.is_used_up(card, n, once)
    }

    fn things_meant(&self, who: &ObjectSelector, action: &Action) -> Vec<ObjectId> {
        self.who(who, action)
    }

    fn ability_entry(&self, card: ObjectId, n: u8) -> Action {
        let status = self.status(card);
        Action {
            face: self.card(card).face,
            ability: n,
            stamp: status.stamp,
            carrier: status.carrier,
            ..Action::new(ActionKind::Trigger, card, status.controller)
        }
    }

    fn count_use(&mut self, card: ObjectId, n: u8, once: Often) {
        self.note_limited_use(card, n, once, self.status(card).controller);
    }

    fn victim(
        replaced: &'static ReplacedEvent,
        event: &Replaceable,
    ) -> Option<&'static ObjectSelector> {
        let is_met = match replaced {
            ReplacedEvent::Destroyed(_) => event.kind != ReplaceableKind::Damage,
            ReplacedEvent::Damage(_) => event.kind == ReplaceableKind::Damage,
        };
        is_met.then(|| replaced.who())
    }

    fn source_of(action: &Action) -> ObjectId {
        action.source
    }

    fn meeting(&self, action: Action, event: &Replaceable) -> Action {
        Action {
            that: Some((event.who, self.status(event.who).stamp)),
            amount: event.amount,
            ..action
        }
    }

    fn log_replaced(&mut self, event: &Replaceable, card: ObjectId, _: Replacer, controller: Seat) {
        self.log(CardEvent::Instead {
            controller,
            card,
            to: event.who,
            amount: event.amount,
        });
    }

    fn spare(&mut self, event: &Replaceable) {
        match event.kind {
            // What is not saved by that is looked at again.
            ReplaceableKind::Destroyed { .. } => {
                self.heal(event.who);
                self.game.dirty = true;
            }
            ReplaceableKind::Damage => {
                let controller = self.status(event.who).controller;
                self.log_prevented(controller, Ref::Object(event.who), event.amount.max(0));
            }
        }
    }

    fn take_place(&mut self, event: Replaceable) {
        match event.kind {
            ReplaceableKind::Destroyed { .. } => self.destroy_now(&[event.who]),
            ReplaceableKind::Damage if self.kind(event.who) == CardKind::Sanctuary => {
                let seat = self.status(event.who).controller;
                self.hit_sanctuary(event.by, seat, event.amount);
            }
            ReplaceableKind::Damage => self.deal_wound(event.by, event.who, event.amount),
        }
    }

    fn other_victim(&self, who: &ObjectSelector, action: &Action) -> Option<ObjectId> {
        let mut found = self.who(who, action).into_iter();
        let harmed = [CardKind::Character, CardKind::Sanctuary];
        found.find(|&e| self.is_in_play(e) && harmed.contains(&self.kind(e)))
    }

    fn ask_replacement(&mut self, event: Replaceable, found: Vec<(ObjectId, Replacer)>) {
        let seat = self.status(event.who).controller;
        self.ask_replacement_of(seat, event.who, found);
        self.game.ask = Ask::Replace(event);
    }

    fn ask_whether(&mut self, event: Replaceable, source: ObjectId, ability: u8) {
        let mut offers = Offers::default();
        offers.offer(Choice::Yes { source });
        offers.offer(Choice::No { source });
        self.game.ask = Ask::Whether(event, source, ability);
        let seat = self.status(source).controller;
        self.ask(seat, Topic::May, Ref::Object(source), offers);
    }

    fn then_carried_out(&mut self) {
        self.then(Task::Replaced);
    }
}
