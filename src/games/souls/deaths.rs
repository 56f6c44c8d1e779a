//! Sequences: deaths and events that continue in several parts, each when the stack is back to its height (F-121 to
//! F-124, F-129 to F-139, R42, R51).

use crate::cards::language::CarriesOut;
use crate::table::ObjectId;

use super::board::Board;
use super::content::{CardKind, Keyword};
use super::events::Event;
use super::ids::player_id;
use super::places::Place;
use super::replaceable_event::{ReplaceableEvent, ReplaceableKind};
use super::state::{Entry, EntryKind, Stages};
use super::triggers::TriggerEvent;

impl Board<'_> {
    /// Continues the innermost sequence. Returns `false` if there is none, or the stack is still too high.
    pub fn advance(&mut self) -> bool {
        let height = self.game.stack.len() as u16;
        let Some(sequence) = self.game.sequences.last() else {
            return false;
        };
        if height > sequence.floor {
            return false;
        }
        let next = sequence.next;
        self.game.sequences.pop();
        match next {
            Stages::Reward { card } => {
                self.begin(Stages::Late { card });
                self.reward(card);
            }
            Stages::Late { card } => {
                self.begin(Stages::Bury { card });
                self.react(TriggerEvent::Died {
                    what: card,
                    late: true,
                    was: self.last_seen(card),
                });
            }
            Stages::Bury { card } => {
                self.begin(Stages::Refill);
                self.bury(card);
            }
            Stages::Refill => {}
            Stages::Penalty { seat } => {
                self.begin(Stages::Buried { seat });
                let who = player_id(seat);
                self.happen(ReplaceableEvent::new(ReplaceableKind::Penalty, who, 1, who));
            }
            Stages::Buried { seat } => {
                // F-139.
                for e in self.row(Place::Curses(seat)).to_vec() {
                    self.put_in_discard(e);
                }
                self.react(TriggerEvent::PlayerDied { seat, late: true });
            }
            Stages::Event { card, attack } => {
                if matches!(self.place_of(card), Place::Monster(_)) {
                    self.put_in_discard(card);
                }
                if attack {
                    // F-94: the attack is over.
                    self.end_attack();
                }
            }
        }
        true
    }

    /// F-122: the active player gains the reward, whoever killed it.
    fn reward(&mut self, card: ObjectId) {
        let rewards = &self.def(card).rewards;
        if rewards.is_empty() {
            return;
        }
        let active = self.game.active;
        self.log(Event::Reward {
            player: active,
            card,
        });
        let mut entry = Entry::new(EntryKind::Trigger, card, self.card(card).face, active);
        entry.game = true;
        entry.stamp = self.status(card).stamp;
        self.carry_out(entry, rewards);
    }

    /// F-123: a soul for the active player, else the discard.
    fn bury(&mut self, card: ObjectId) {
        if self.place_of(card) != Place::Held {
            return;
        }
        if self.def(card).souls > 0 && self.facts(card).kind != CardKind::Treasure {
            self.gain_soul(card, self.game.active);
        } else {
            self.put_in_discard(card);
        }
    }

    /// F-94, F-125, R49, R51: an event lies on a slot until what it does has resolved.
    pub fn begin_event(&mut self, card: ObjectId, attack: bool) {
        self.begin(Stages::Event { card, attack });
        let face = self.card(card).face;
        let mut entry = Entry::new(EntryKind::Trigger, card, face, self.game.active);
        entry.game = true;
        entry.stamp = self.status(card).stamp;
        entry.ability = self.text_of_loot(face);
        if entry.ability != u8::MAX || self.def(card).has(Keyword::Curse) {
            self.game.triggers.push(entry);
        }
    }
}
