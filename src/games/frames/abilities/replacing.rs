//! Abilities that replace damage and destruction (M-183, M-184).

use super::TriggerEvent;
use super::state::{Entry, Whether};
use crate::cards::language::{
    Answers, CarriesOut, Question, Replaceable, ReplaceableKind, Replacer, Replaces,
    ReplacingAbility,
};
use crate::cards::uses::Often;
use crate::games::frames::board::Board;
use crate::games::frames::content::{Ability, ObjectSelector, ReplacedEvent};
use crate::games::frames::ids::company_id;
use crate::games::frames::match_state::Loss;
use crate::games::frames::{Event, Frames};
use crate::table::{ObjectId, Seat};

impl Board<'_> {
    /// M-183: a frame is about to take damage of an attacker or of something else.
    pub fn damage(&mut self, loss: Loss, by: Option<ObjectId>) {
        self.may_be_replaced(Replaceable::damage(loss.frame, loss.points.into(), by));
    }

    /// M-184: a frame is about to be destroyed.
    pub fn would_be_destroyed(&mut self, id: ObjectId) {
        let by = self.game.strike.as_ref().map(|strike| strike.by);
        self.may_be_replaced(Replaceable {
            by: by.filter(|by| *by != id),
            ..Replaceable::destroyed(id, false)
        });
    }

    fn may_be_replaced(&mut self, event: Replaceable) {
        let abilities = &mut self.game.abilities;
        if abilities.whether.is_some() {
            abilities.events.push(event);
        } else if abilities.any {
            self.happen(event);
        } else {
            self.take_place(event);
        }
    }

    /// The next event that has waited for the answer about another one; `false` if there is none.
    pub(super) fn next_event(&mut self) -> bool {
        if self.game.abilities.events.is_empty() {
            return false;
        }
        let event = self.game.abilities.events.remove(0);
        if self.frame(event.who).stands() {
            self.happen(event);
        }
        true
    }

    /// A player has given up: an event that waits for that player's answer happens, if its frame still stands.
    pub(super) fn forget_whether(&mut self, seat: Seat) {
        let Some(Whether { event, source, .. }) = self.game.abilities.whether else {
            return;
        };
        let stands = self.frame(event.who).stands();
        if stands && self.holder(source) != seat {
            return;
        }
        self.game.abilities.whether = None;
        self.game.abilities.asked = None;
        if stands {
            self.happen(event);
        }
    }
}

impl<'b> Replaces<Frames> for Board<'b> {
    fn replacing_cards(&self, _: &Replaceable) -> impl Iterator<Item = ObjectId> {
        let seats = self.in_order_from(self.acting()).into_iter();
        let all = seats.flat_map(|seat| {
            let own = self.standing().filter(move |(_, f)| f.owner == seat);
            std::iter::once(company_id(seat)).chain(own.map(|(id, _)| id))
        });
        all.collect::<Vec<_>>().into_iter()
    }

    fn replacing_abilities(
        &self,
        card: ObjectId,
    ) -> impl Iterator<Item = (u8, ReplacingAbility<Frames>)> + use<'b> {
        let all = self.abilities_of(card);
        all.filter_map(|(n, ability)| Some((n, Ability::replacing(ability)?)))
    }

    fn is_spent(&self, card: ObjectId, n: u8, once: Often) -> bool {
        once.is_limited() && self.game.abilities.memory.uses.is_spent(card, n)
    }

    fn things_meant(&self, who: &ObjectSelector, entry: &Entry) -> Vec<ObjectId> {
        self.who(who, entry)
    }

    fn ability_entry(&self, card: ObjectId, n: u8) -> Entry {
        Entry::of(card, n, self.holder(card))
    }

    fn count_use(&mut self, card: ObjectId, n: u8, once: Often) {
        if let Some(span) = once.span(self.holder(card)) {
            self.game.abilities.memory.uses.add(card, n, span);
        }
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

    fn source_of(entry: &Entry) -> ObjectId {
        entry.source
    }

    fn meeting(&self, entry: Entry, event: &Replaceable) -> Entry {
        Entry {
            that: Some(event.who),
            attacker: event.by,
            amount: event.amount,
            range: event.by.and_then(|_| self.strike_range()),
            ..entry
        }
    }

    fn log_replaced(&mut self, _: &Replaceable, card: ObjectId, by: Replacer, controller: Seat) {
        // There are no effects that wait for an event in this game.
        if let Replacer::Ability(ability) = by {
            self.log(Event::Ability {
                by: controller,
                source: card,
                ability,
            });
        }
    }

    /// What is left of the damage that would have destroyed it is lost, as if it had (Q21).
    fn spare(&mut self, event: &Replaceable) {
        self.game.loss.take_if(|loss| loss.frame == event.who);
    }

    fn take_place(&mut self, event: Replaceable) {
        let frame = event.who;
        if event.kind != ReplaceableKind::Damage {
            if self.frame(frame).whites == 1 {
                self.take_white(frame);
            }
            self.destroy(frame);
            return;
        }
        let hits = u8::try_from(event.amount).unwrap_or(u8::MAX);
        let strike = self.game.strike.as_ref();
        let aimed = strike.is_some_and(|strike| strike.target == frame);
        self.log(Event::Hit {
            owner: self.frame(frame).owner,
            frame,
            attacker: event.by.filter(|_| aimed),
            hits,
        });
        self.happened(TriggerEvent::Hit {
            frame,
            attacker: event.by,
            hits,
        });
        self.game.loss = Some(Loss {
            frame,
            points: hits,
        });
    }

    fn other_victim(&self, who: &ObjectSelector, entry: &Entry) -> Option<ObjectId> {
        self.who(who, entry).first().copied()
    }

    /// Nobody is asked: they are applied in their order (M-141).
    fn ask_replacement(&mut self, event: Replaceable, found: Vec<(ObjectId, Replacer)>) {
        if let Some((card, by)) = found.first() {
            self.replace(event, *card, *by);
        }
    }

    fn ask_whether(&mut self, event: Replaceable, source: ObjectId, ability: u8) {
        let entry = self.replacing_entry(&event, source, ability);
        let effects = self.text_of(&entry);
        let question = Question::May { entry, effects };
        self.question(entry.controller, question, Answers::YesOrNo);
        self.game.abilities.whether = Some(Whether {
            event,
            source,
            ability,
        });
    }

    fn then_carried_out(&mut self) {
        let abilities = &mut self.game.abilities;
        abilities.replaced.push(abilities.work.len());
    }
}
