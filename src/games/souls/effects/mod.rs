//! Carries out each word of the effect vocabulary.

mod cards;
mod coins;
mod flow;
mod reveal;
mod select;
mod stack;
mod things;

use crate::cards::language::CarriesOut;

use super::board::Board;
use super::content::Verb;
use super::state::{Entry, Task};

impl Board<'_> {
    /// Does what a word says. Whether it did something is noted (F-157).
    fn apply(&mut self, verb: &'static Verb, entry: &Entry) {
        self.game.happened = false;
        self.game.applied = entry.applied;
        let done = self.apply_to_coins(verb, entry)
            || self.apply_to_cards(verb, entry)
            || self.apply_to_things(verb, entry)
            || self.apply_to_stack(verb, entry);
        self.game.applied = [None; 6];
        debug_assert!(done, "{verb:?} is applied somewhere");
    }

    /// Does one piece of work from the agenda.
    pub fn work(&mut self, task: Task) {
        match task {
            Task::Flow(work) => self.flow(work),
            Task::Happen(event) => self.happen(event),
            Task::Discard { seat, count, cause } => self.discard(seat, count, cause),
            Task::PayItems { seat, cause, left } => self.pay_items(seat, cause, left),
            Task::PenaltyItem { seat, left } => self.penalty_item(seat, left),
            Task::PenaltyRest { seat } => self.penalty_rest(seat),
            Task::PenaltyCoins { seat } => self.penalty_coins(seat),
            Task::Scry { seat, deck, left } => self.scry(seat, deck, left),
            Task::PlaceMonster {
                seat,
                card,
                attack,
                ambush,
            } => self.choose_slot(seat, card, attack, ambush),
            Task::AttackRevealed { card } => self.attack_revealed(card),
            Task::Rerolled {
                seat,
                card,
                stamp,
                slot,
            } => self.rerolled(seat, card, stamp, slot),
            Task::Spent { card } => self.spent(card),
            Task::GiveCurse { card } => self.give_curse(card),
        }
    }
}
