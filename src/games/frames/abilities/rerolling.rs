//! Dice that are rolled again: of the pool of an open turn (M-191), or the damage dice of an attack (M-192).

use super::state::{Entry, Reroll};
use crate::games::frames::board::Board;
use crate::games::frames::change_events::ChangeEvent;
use crate::games::frames::content::RolledDice;
use crate::games::frames::match_state::{Colour, Stage, Turn};
use crate::games::frames::slots::DieIndex;
use crate::games::frames::{Choice, Topic};
use crate::table::{ObjectId, Ref};

/// The player chose that die.
pub fn reroll(board: &mut Board<'_>, die: DieIndex) {
    if let Some(reroll) = board.game.abilities.rerolls.last().copied() {
        board.roll_again(&reroll, die.index());
    }
}

/// The player is done.
pub fn end_reroll(board: &mut Board<'_>) {
    board.game.abilities.rerolls.pop();
}

impl Board<'_> {
    /// Dice of a pool, or damage dice, that are rolled again next.
    pub(super) fn reroll_later(
        &mut self,
        frame: Option<ObjectId>,
        dice: &'static RolledDice,
        entry: &Entry,
    ) {
        self.game.abilities.rerolls.push(Reroll {
            frame,
            dice,
            chooser: entry.controller,
            source: entry.source,
            rolled: 0,
        });
    }

    /// Whether a player is asked which dice are rolled again.
    #[must_use]
    pub fn rerolling(&self) -> bool {
        self.game.abilities.asked.is_none() && !self.game.abilities.rerolls.is_empty()
    }

    /// Rolls all of the dice again, or asks for the next one.
    pub(super) fn ask_reroll(&mut self, reroll: Reroll) {
        let mut dice = self.dice_to_reroll(&reroll);
        let Some(take) = reroll.dice.take else {
            self.game.abilities.rerolls.pop();
            for (die, ..) in dice {
                self.roll_again(&reroll, die);
            }
            return;
        };
        let taken = reroll.rolled.count_ones() as usize;
        if dice.is_empty() || taken >= take.most() {
            self.game.abilities.rerolls.pop();
            return;
        }
        // Dice of one colour that show the same are one choice.
        dice.sort_by_key(|&(die, colour, value)| (colour, value, die));
        dice.dedup_by_key(|&mut (_, colour, value)| (colour, value));
        if let (true, [(only, ..)]) = (taken < take.least(), &dice[..]) {
            self.roll_again(&reroll, *only);
            return;
        }
        let mut offers = self.offers();
        for (die, colour, value) in dice {
            let die = DieIndex(die as u16);
            offers.offer(Choice::Reroll { die, colour, value });
        }
        if taken >= take.least() {
            let source = reroll.source;
            offers.offer(Choice::Done { source });
        }
        let about = Ref::Object(reroll.frame.unwrap_or(reroll.source));
        self.ask(reroll.chooser, Topic::Reroll, about, offers);
    }

    /// The open turn of a frame, going on or paused.
    fn turn_of_frame(&mut self, frame: ObjectId) -> Option<&mut Turn> {
        let turns = [&mut self.game.current, &mut self.game.pending];
        let mut turns = turns.into_iter().flatten();
        turns.find(|turn| turn.frame == frame)
    }

    /// The dice that can still be rolled again: their place, colour and number.
    fn dice_to_reroll(&mut self, reroll: &Reroll) -> Vec<(usize, Option<Colour>, u8)> {
        let fresh = |n: usize| n < 64 && reroll.rolled & 1 << n == 0;
        let Some(frame) = reroll.frame else {
            let strike = self.game.strike.as_ref();
            let strike = strike.filter(|strike| strike.stage == Stage::Rolled);
            let dice = strike.map_or(&[][..], |strike| &strike.dice);
            let dice = dice.iter().enumerate();
            let meant = dice.filter(|&(n, &value)| fresh(n) && reroll.dice.shows(value));
            return meant.map(|(n, &value)| (n, None, value)).collect();
        };
        let dice = self.turn_of_frame(frame).map_or(&[][..], |turn| &turn.dice);
        let dice = dice.iter().enumerate();
        let meant = dice.filter(|&(n, die)| {
            fresh(n) && !die.used && reroll.dice.matches(die.colour, die.value)
        });
        meant
            .map(|(n, die)| (n, Some(die.colour), die.value))
            .collect()
    }

    /// One die is rolled again.
    fn roll_again(&mut self, reroll: &Reroll, n: usize) {
        if let Some(open) = self.game.abilities.rerolls.last_mut() {
            open.rolled |= 1_u64.checked_shl(n as u32).unwrap_or(0);
        }
        let die = DieIndex(n as u16);
        let Some(frame) = reroll.frame else {
            let value = self.roll(6);
            let Some(strike) = &mut self.game.strike else {
                return;
            };
            let (by, target) = (strike.by, strike.target);
            if let Some(shown) = strike.dice.get_mut(n) {
                *shown = value;
            }
            self.log_change(ChangeEvent::RerollDamage {
                owner: self.frame(by).owner,
                target,
                die,
                value,
            });
            return;
        };
        let found = self.turn_of_frame(frame).and_then(|turn| turn.dice.get(n));
        let Some((colour, sides)) = found.map(|die| (die.colour, die.sides)) else {
            return;
        };
        let value = self.roll(sides);
        if let Some(shown) = self.turn_of_frame(frame).and_then(|t| t.dice.get_mut(n)) {
            shown.value = value;
        }
        self.log_change(ChangeEvent::Reroll {
            owner: self.frame(frame).owner,
            frame,
            colour,
            die,
            value,
        });
    }
}
