//! Replaceable events: replacements and preventions, then the event itself (F-158, F-159).

use crate::cards::CardEvent;
use crate::cards::language::{CarriesOut, Language, Replacer, Values};
use crate::cards::memory::Remembers;
use crate::cards::uses::Often;
use crate::table::{ObjectId, Offers, Ref, Seat};

use super::board::Board;
use super::choices::Choice;
use super::content::{Ability, Effect, ReplacedEvent, Replacement, Victims};
use super::filters::EvalContext;
use super::ids::seat_of;
use super::limits;
use super::places::Place;
use super::replaceable_event::{ReplaceableEvent, ReplaceableKind};
use super::state::{Ask, Entry, EntryKind, Task};
use super::triggers::TriggerEvent;
use super::{Souls, Topic};

impl Board<'_> {
    /// An event is about to happen: its replacements are applied, each once; of several, the player whom it happens to
    /// chooses the next.
    pub fn happen(&mut self, mut event: ReplaceableEvent) {
        if event.applied == [None; 6] {
            event.applied = self.game.applied;
        }
        // R123: an effect may replace the next such event.
        let next = self.game.memory.next_replacements().next().is_some();
        let found = if self.game.replacing || next {
            self.refresh_stats();
            self.replacements(&event)
        } else {
            Vec::new()
        };
        match found[..] {
            [] => self.take_place(event),
            [(card, by)] => self.replace(event, card, by),
            // Something else is being asked: this waits for the answer.
            _ if self.offer.is_open() => self.then(Task::Happen(event)),
            _ => {
                self.ask_replacement_of(self.controller(event.who), event.who, found);
                self.game.ask = Ask::Replace(event);
            }
        }
    }

    fn replacements(&self, event: &ReplaceableEvent) -> Vec<(ObjectId, Replacer)> {
        let mut all = Vec::new();
        self.gather_play(&mut all);
        let mut found = Vec::new();
        for e in all {
            let at = self.place_of(e);
            if !self.facts(e).replaces || matches!(at, Place::Shop(_) | Place::Souls(_)) {
                continue;
            }
            let entry = self.replacing_entry(event, e);
            for (n, ability) in (0_u8..).zip(&self.def(e).abilities) {
                let Ability::Replaces {
                    event: pattern,
                    once,
                    only_if,
                    ..
                } = ability
                else {
                    continue;
                };
                if !self.is_used_up(e, n, *once)
                    && !event.has_seen(e, n)
                    && self.is_pattern(pattern, event, &entry)
                    && only_if.as_ref().is_none_or(|c| self.holds(c, &entry))
                {
                    found.push((e, Replacer::Ability(n)));
                }
            }
        }
        let next = self.game.memory.next_replacements();
        let next = next.filter(|(_, entry, pattern)| self.is_pattern(pattern, event, entry));
        found.extend(next.map(|(n, entry, _)| (entry.source, Replacer::Effect(n))));
        found
    }

    fn is_pattern(&self, pattern: &ReplacedEvent, event: &ReplaceableEvent, entry: &Entry) -> bool {
        let player = |whose: &crate::packs::Whose| {
            seat_of(event.who).is_some_and(|seat| whose.fits(entry.controller, seat))
        };
        match (pattern, event.would) {
            (ReplacedEvent::Damage(victims), ReplaceableKind::Damage { .. })
            | (ReplacedEvent::CombatDamage(victims), ReplaceableKind::Damage { combat: true })
            | (ReplacedEvent::Die(victims), ReplaceableKind::Die)
            | (ReplacedEvent::Destroyed(victims), ReplaceableKind::Destroyed) => match victims {
                Victims::Those(filter) => self.matches(filter, EvalContext::of(entry), event.who),
                Victims::Who(who) => self.things(who, entry).contains(&event.who),
            },
            (ReplacedEvent::CoinsFrom(whose, from), ReplaceableKind::Coins(by)) => {
                *from == by && player(whose)
            }
            (ReplacedEvent::Coins(whose), ReplaceableKind::Coins(_))
            | (ReplacedEvent::Loot(whose), ReplaceableKind::Loot)
            | (ReplacedEvent::Treasure(whose), ReplaceableKind::Treasure)
            | (ReplacedEvent::Penalty(whose), ReplaceableKind::Penalty) => player(whose),
            _ => false,
        }
    }

    /// Applies one replacement; what is left of the event goes on.
    pub fn replace(&mut self, event: ReplaceableEvent, card: ObjectId, by: Replacer) {
        let n = match by {
            Replacer::Ability(n) => n,
            Replacer::Effect(n) => return self.replace_next(event, card, n),
        };
        let Some(Ability::Replaces { once, instead, .. }) = self.ability(self.card(card).face, n)
        else {
            return;
        };
        let unseen = event;
        if let Some((costs, _)) = instead.optional() {
            let event = event.after(card, n);
            let entry = self.replacing_entry(&event, card);
            match self.can_pay(costs, &entry) {
                false => self.happen(event),
                // Something else is being asked: this waits for the answer.
                true if self.offer.is_open() => self.then(Task::Happen(unseen)),
                true => self.ask_whether(event, card, n),
            }
            return;
        }
        self.note_replaced(&event, card, n, *once);
        let event = event.after(card, n);
        let entry = self.replacing_entry(&event, card);
        self.put_instead(event, instead, entry);
    }

    /// An effect replaces the event and is used up.
    fn replace_next(&mut self, event: ReplaceableEvent, card: ObjectId, n: u8) {
        let Some(entry) = self.memory().take_next(n) else {
            return self.take_place(event);
        };
        let entry = Entry {
            that: self.target(Ref::Object(event.who)),
            player: seat_of(event.who),
            amount: event.amount,
            applied: event.applied,
            ..entry
        };
        self.log_replaced(&event, card, entry.controller);
        match self.delayed_effect(&entry) {
            Some(Effect::ReplaceNext(_, _, instead)) => self.put_instead(event, instead, entry),
            _ => self.take_place(event),
        }
    }

    /// What happens instead of the event, by the text of that entry; what is left of the event goes on.
    fn put_instead(
        &mut self,
        mut event: ReplaceableEvent,
        instead: &'static Replacement,
        entry: Entry,
    ) {
        match instead {
            Replacement::Nothing => self.prevented(&event),
            Replacement::More(more) => {
                event.amount = limits::amount(event.amount.saturating_add(*more));
                self.happen(event);
            }
            Replacement::Double => {
                event.amount = limits::amount(event.amount.saturating_mul(2));
                self.happen(event);
            }
            Replacement::Less(less) => {
                event.amount = event.amount.saturating_sub(*less);
                if event.amount > 0 {
                    self.happen(event);
                } else {
                    self.prevented(&event);
                }
            }
            Replacement::To(who) => {
                let mut found = self.things(who, &entry).into_iter();
                let other = found.find(|&e| self.is_creature(e));
                event.who = other.unwrap_or(event.who);
                self.happen(event);
            }
            Replacement::Do(effects) => {
                self.prevented(&event);
                self.carry_out(entry, effects);
            }
        }
    }

    /// Counts and logs that an ability replaces the event.
    fn note_replaced(&mut self, event: &ReplaceableEvent, card: ObjectId, n: u8, once: Often) {
        let controller = self.controller(card);
        self.note_limited_use(card, n, once, controller);
        self.log_replaced(event, card, controller);
    }

    fn log_replaced(&mut self, event: &ReplaceableEvent, card: ObjectId, controller: Seat) {
        self.log(CardEvent::Instead {
            controller,
            card,
            to: event.who,
            amount: event.amount,
        });
    }

    /// Asks the controller of an ability whether the event, to which it has been applied, is replaced.
    pub fn ask_whether(&mut self, event: ReplaceableEvent, card: ObjectId, n: u8) {
        let mut offers = Offers::default();
        offers.offer(Choice::Yes);
        offers.offer(Choice::No);
        self.game.ask = Ask::Whether(event, card, n);
        let seat = self.controller(card);
        self.ask(seat, Topic::May, Ref::Object(card), offers);
    }

    /// The controller of an ability said whether it replaces the event; if not, the event goes on.
    pub fn replace_if(&mut self, yes: bool, event: ReplaceableEvent, card: ObjectId, n: u8) {
        let Some(Ability::Replaces { once, instead, .. }) = self.ability(self.card(card).face, n)
        else {
            return;
        };
        let Some((costs, effects)) = instead.optional().filter(|_| yes) else {
            return self.happen(event);
        };
        self.note_replaced(&event, card, n, *once);
        self.prevented(&event);
        let entry = self.replacing_entry(&event, card);
        let entry = self.begin_payment(entry, costs.iter().any(Souls::gives_up));
        self.carry_out(entry, effects);
        costs.iter().for_each(|cost| self.pay_cost(cost, &entry));
    }

    /// The parts of the event that a replacement of that card can use.
    fn replacing_entry(&self, event: &ReplaceableEvent, card: ObjectId) -> Entry {
        let seat = self.controller(card);
        let mut entry = Entry::new(EntryKind::Trigger, card, self.card(card).face, seat);
        entry.game = !self.status(card).owned;
        entry.stamp = self.status(card).stamp;
        entry.that = self.target(Ref::Object(event.who));
        entry.player = seat_of(event.who);
        entry.amount = event.amount;
        entry.applied = event.applied;
        entry
    }

    /// The event does not happen.
    fn prevented(&mut self, event: &ReplaceableEvent) {
        self.game.happened = false;
        match event.would {
            ReplaceableKind::Die => self.save_from_death(event.who),
            ReplaceableKind::Damage { .. } => {
                let controller = self.controller(event.who);
                self.log_prevented(controller, Ref::Object(event.who), event.amount.max(0));
            }
            _ => {}
        }
    }

    /// No more replacements: the event happens.
    fn take_place(&mut self, event: ReplaceableEvent) {
        let ReplaceableEvent {
            who,
            amount,
            source,
            ..
        } = event;
        self.game.happened = amount > 0;
        let seat = self.controller(who);
        match event.would {
            ReplaceableKind::Damage { combat } => self.mark_damage(who, amount, source, combat),
            ReplaceableKind::Die => self.die(who),
            ReplaceableKind::Destroyed => self.destroy_now(who),
            ReplaceableKind::Coins(from) => {
                self.change_coins(seat, amount, None);
                if amount > 0 {
                    self.react(TriggerEvent::GainedCoins(seat, amount, from));
                }
            }
            ReplaceableKind::Loot => self.draw(seat, amount),
            ReplaceableKind::Treasure => self.draw_treasure(seat, amount),
            ReplaceableKind::Penalty => {
                let left = self.rules().penalty_items;
                self.then(Task::PenaltyRest { seat });
                self.then(Task::PenaltyItem { seat, left });
            }
        }
    }
}
