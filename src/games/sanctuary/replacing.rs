//! Abilities that replace what would happen (C70).

use crate::cards::language::{Replaceable, ReplaceableKind, Replaces, Values};
use crate::cards::uses::Often;
use crate::table::{ObjectId, Offers, Ref};

use super::actions::bit;
use super::board::Board;
use super::choices::Choice;
use super::content::{Ability, CardKind, ObjectSelector, Replacement};
use super::events::Event;
use super::state::{Action, ActionKind, Ask, Task};
use super::triggers::REPLACES;
use super::{Sanctuary, Topic};

impl Board<'_> {
    /// If some ability may replace the event it waits for its turn, and this is `true`.
    pub fn may_be_replaced(&mut self, event: Replaceable) -> bool {
        let waits = self.game.reacting & REPLACES != 0 && !self.replacements(&event).is_empty();
        if waits {
            self.then(Task::Replace(event));
        }
        waits
    }

    /// Whether it would be destroyed, and that waits.
    pub fn is_being_replaced(&self, e: ObjectId) -> bool {
        let mut agenda = self.game.agenda.iter();
        agenda.any(|task| matches!(task, Task::Replace(event) if event.who == e))
    }
}

impl Replaces<Sanctuary> for Board<'_> {
    fn replacements(&self, event: &Replaceable) -> Vec<(ObjectId, u8)> {
        let mut found = Vec::new();
        if !self.is_in_play(event.who) {
            return found;
        }
        for e in self.in_play() {
            if self.facts(e).reacts & REPLACES == 0 || self.is_silent(e) {
                continue;
            }
            for (n, ability) in (0_u8..).zip(&self.def(e).abilities) {
                let Ability::Replaces {
                    event: replaced,
                    once,
                    only_if,
                    ..
                } = ability
                else {
                    continue;
                };
                if !replaced.is(event.kind)
                    || self.is_used_up(e, n, *once)
                    || !self.game.memory.replacing.allows(event, e, n)
                {
                    continue;
                }
                let entry = self.replacing_entry(event, e, n);
                if self.who(replaced.who(), &entry).contains(&event.who)
                    && only_if.as_ref().is_none_or(|c| self.holds(c, &entry))
                {
                    found.push((e, n));
                }
            }
        }
        found
    }

    fn instead(&self, card: ObjectId, n: u8) -> Option<&'static Replacement> {
        match self.def(card).abilities.get(usize::from(n))? {
            Ability::Replaces { instead, .. } => Some(instead),
            _ => None,
        }
    }

    fn replacing_entry(&self, event: &Replaceable, card: ObjectId, n: u8) -> Action {
        let status = self.status(card);
        Action {
            face: self.card(card).face,
            ability: n,
            that: Some((event.who, self.status(event.who).stamp)),
            amount: event.amount,
            stamp: status.stamp,
            carrier: status.carrier,
            ..Action::new(ActionKind::Trigger, card, status.controller)
        }
    }

    fn note_replaced(&mut self, event: &Replaceable, card: ObjectId, n: u8) {
        let controller = self.status(card).controller;
        if let Some(Ability::Replaces { once, .. }) = self.def(card).abilities.get(usize::from(n)) {
            match once.span(controller) {
                Some(span) => {
                    self.game.memory.uses.add(card, n, span);
                }
                None if *once == Often::Turn => self.status_mut(card).used |= bit(n),
                None => {}
            }
        }
        self.tell(Event::Instead {
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
            ReplaceableKind::Damage => self.tell(Event::Prevent {
                controller: self.status(event.who).controller,
                card: event.who,
                amount: event.amount.max(0),
            }),
        }
    }

    fn take_place(&mut self, event: Replaceable) {
        match event.kind {
            ReplaceableKind::Destroyed { .. } => self.destroy_now(&[event.who]),
            ReplaceableKind::Damage => self.deal_wound(event.by, event.who, event.amount),
        }
    }

    fn other_victim(&self, who: &ObjectSelector, action: &Action) -> Option<ObjectId> {
        let mut found = self.who(who, action).into_iter();
        found.find(|&e| self.is_in_play(e) && self.kind(e) == CardKind::Character)
    }

    fn ask_replacement(&mut self, event: Replaceable, found: Vec<(ObjectId, u8)>) {
        let mut offers = Offers::default();
        for (source, ability) in found {
            offers.offer(Choice::Replace { source, ability });
        }
        self.game.ask = Ask::Replace(event);
        let seat = self.status(event.who).controller;
        self.ask(seat, Topic::Replace, Ref::Object(event.who), offers);
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
