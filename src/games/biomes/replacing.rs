//! Abilities that replace what would happen (D33).

use crate::cards::CardEvent;
use crate::cards::language::{Replaceable, ReplaceableKind, Replacer, Replaces, ReplacingAbility};
use crate::cards::uses::Often;
use crate::table::{ObjectId, Offers, Ref, Seat};

use super::board::Board;
use super::choices::Choice;
use super::content::{ObjectSelector, ReplacedEvent};
use super::events::Event;
use super::reactions::REPLACES;
use super::state::{Action, Ask, Origin, Task};
use super::stats::heed;
use super::{Biomes, Step, Topic};

impl Board<'_> {
    /// If some ability may replace the event it waits for its turn, and this is `true`.
    pub fn may_be_replaced(&mut self, event: Replaceable) -> bool {
        // What still happens after the end of a match is nobody's choice.
        let over = self.goes_to(Step::MatchOver);
        // D97: an effect may replace the next such event.
        let next = || self.game.memory.next_replacements().next().is_some();
        let asked = (self.game.reacting & REPLACES != 0 || next()) && !over;
        let waits = asked && !self.replacements(&event).is_empty();
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

impl<'b> Replaces<Biomes> for Board<'b> {
    fn replacing_cards(&self, event: &Replaceable) -> impl Iterator<Item = ObjectId> {
        let there = self.on_planet(event.who) || self.can_be_damaged(event.who);
        let may = move |&e: &ObjectId| there && self.facts(e).reacts & REPLACES != 0;
        self.planet().filter(may)
    }

    fn replacing_abilities(
        &self,
        card: ObjectId,
    ) -> impl Iterator<Item = (u8, ReplacingAbility<Biomes>)> + use<'b> {
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
        let seat = self.status(card).controller;
        Action {
            ability: n,
            biome: self.biome_of(card),
            ..Action::reaction(card, Origin::Card(self.card(card).face), seat)
        }
    }

    fn count_use(&mut self, card: ObjectId, n: u8, once: Often) {
        self.note_limited_use(card, n, once, self.status(card).controller);
    }

    /// D104: some are about battle damage only.
    fn victim(
        replaced: &'static ReplacedEvent,
        event: &Replaceable,
    ) -> Option<&'static ObjectSelector> {
        let of_damage = event.kind == ReplaceableKind::Damage;
        let is_met = match replaced {
            ReplacedEvent::Terminated(_) => !of_damage,
            ReplacedEvent::Damage(_) => of_damage,
            ReplacedEvent::BattleDamage(_) => of_damage && event.fought,
        };
        is_met.then(|| replaced.who())
    }

    fn source_of(action: &Action) -> ObjectId {
        action.source
    }

    fn meeting(&self, action: Action, event: &Replaceable) -> Action {
        Action {
            that: Some(event.who),
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
                if self.stats(event.who).damage > 0 {
                    self.stats_mut(event.who).damage = 0;
                    self.stats_heed(heed::DAMAGE);
                    self.log(Event::Heal {
                        controller: self.status(event.who).controller,
                        card: event.who,
                    });
                }
                self.game.dirty = true;
            }
            ReplaceableKind::Damage => {
                let controller = self.side_of(event.who);
                self.log_prevented(controller, Ref::Object(event.who), event.amount.max(0));
            }
        }
    }

    fn take_place(&mut self, event: Replaceable) {
        match event.kind {
            ReplaceableKind::Destroyed { .. } => self.terminate_now(event.who),
            ReplaceableKind::Damage => self.deal_damage(&event),
        }
    }

    fn other_victim(&self, who: &ObjectSelector, action: &Action) -> Option<ObjectId> {
        let mut found = self.who(who, action).into_iter();
        found.find(|&e| self.can_be_damaged(e))
    }

    fn ask_replacement(&mut self, event: Replaceable, found: Vec<(ObjectId, Replacer)>) {
        let seat = self.side_of(event.who);
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
