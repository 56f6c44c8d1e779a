//! Carries out each word of the effect vocabulary.

mod cards;
mod coins;
mod flow;
mod select;
mod stack;
mod things;

use super::board::Board;
use super::content::Effect;
use super::state::{Entry, Task};

impl Board<'_> {
    /// Carries out one effect that contains no others. Whether it did something is noted (F-157).
    fn apply(&mut self, effect: &'static Effect, entry: &Entry) {
        self.game.happened = false;
        self.game.applied = entry.applied;
        let done = self.apply_to_coins(effect, entry)
            || self.apply_to_cards(effect, entry)
            || self.apply_to_things(effect, entry)
            || self.apply_to_stack(effect, entry);
        self.game.applied = [None; 6];
        debug_assert!(done, "{effect:?} is applied somewhere");
    }

    /// Does one piece of work from the agenda.
    pub fn work(&mut self, task: Task) {
        match task {
            Task::Run {
                entry,
                effects,
                at,
                chained,
            } => self.run_effects(entry, effects, at, chained),
            Task::Happen(event) => self.happen(event),
            Task::EachDoes {
                entry,
                effects,
                left,
            } => self.each_does(entry, effects, left),
            Task::EachMay {
                entry,
                effects,
                left,
            } => self.each_may(entry, effects, left),
            Task::EachChooses { entry, of, left } => self.each_chooses(entry, of, left),
            Task::Votes {
                entry,
                of,
                left,
                counts,
            } => self.votes(entry, of, left, counts),
            Task::Discard { seat, count } => self.discard(seat, count),
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
