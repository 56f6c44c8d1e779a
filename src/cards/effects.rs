//! What effects of several card games do alike: coins, questions, shields, replacements.

use super::chance::Coin;
use super::language::{Answers, Language, Question, Replacer};
use super::uses::Often;
use super::{CardBoard, CardChoice, CardEntry, CardEvent, CardGame, CardTopic, Placement};
use crate::table::{Choice, ObjectId, Offers, Ref, Seat};

impl<R: CardGame> CardBoard<'_, R> {
    /// Flips a coin for the controller of an entry.
    pub fn flip_coin(&mut self, entry: &impl CardEntry) -> Coin {
        let coin = R::chance(self.game).flip(self.rng);
        self.log(CardEvent::Flip {
            player: entry.controller(),
            source: entry.source(),
            heads: coin == Coin::Heads,
        });
        coin
    }

    /// Chance picks one of these things. Everybody is told which, unless it is hidden.
    pub fn pick_at_random(&mut self, entry: &impl CardEntry, found: &[Ref]) -> Option<Ref> {
        if found.len() < 2 {
            return found.first().copied();
        }
        let picked = found[self.rng.below(found.len() as u32) as usize];
        let hidden = matches!(picked, Ref::Object(e) if self.is_card(e) && !R::sees(self, None, e));
        self.log(CardEvent::Random {
            player: entry.controller(),
            source: entry.source(),
            picked: if hidden { Ref::None } else { picked },
        });
        Some(picked)
    }

    /// Shows a player those of the offered things that are hidden from them, so that undo stops there.
    pub fn show_hidden(
        &mut self,
        seat: Seat,
        offered: &Answers,
        is_hidden: impl Fn(&Self, ObjectId) -> bool,
    ) {
        let Answers::Things(things) = offered else {
            return;
        };
        for thing in things {
            if let Ref::Object(e) = *thing
                && self.is_card(e)
                && is_hidden(self, e)
            {
                self.log(CardEvent::look(seat, e));
            }
        }
    }

    /// Asks a player what effects that hold others ask.
    pub fn ask_in_text<L: Language, E: CardEntry>(
        &mut self,
        seat: Seat,
        question: &Question<L, E>,
        answers: Answers,
        yes_or_no: [Choice; 2],
    ) {
        let source = question.entry().source();
        let topic = match question {
            Question::May { .. } | Question::Pay { .. } | Question::Unless { .. } => CardTopic::May,
            Question::Choose { .. } | Question::Take { .. } | Question::Order { .. } => {
                CardTopic::Choose
            }
            Question::Pick { .. } | Question::PickSome { .. } | Question::Vote { .. } => {
                CardTopic::Way
            }
        };
        let offers = answers.offers(
            yes_or_no,
            |what| CardChoice::Choose { what }.wire(),
            |way| CardChoice::Way { source, way }.wire(),
            CardChoice::Done.wire(),
        );
        self.ask(seat, topic, Ref::Object(source), offers);
    }

    /// Asks a player which ability of those cards replaces first what happens to a thing.
    pub fn ask_replacement_of(
        &mut self,
        seat: Seat,
        who: ObjectId,
        found: Vec<(ObjectId, Replacer)>,
    ) {
        let mut offers = Offers::default();
        for (source, by) in found {
            offers.offer(CardChoice::Replace { source, by });
        }
        self.ask(seat, CardTopic::Replace, Ref::Object(who), offers);
    }

    /// Whether an ability of a card was used as often as it can be.
    #[must_use]
    pub fn is_used_up(&self, e: ObjectId, n: u8, once: Often) -> bool {
        let this_turn = || self.status(e).used() & ability_bit(n) != 0;
        once.is_used_up(this_turn, R::uses(self.game), e, n)
    }

    /// An ability of a card with a limit triggered, or replaced something.
    pub fn note_limited_use(&mut self, e: ObjectId, n: u8, once: Often, controller: Seat) {
        match once.span(controller) {
            Some(span) => {
                R::uses_mut(self.game).add(e, n, span);
            }
            None if once == Often::Turn => *self.status_mut(e).used_mut() |= ability_bit(n),
            None => {}
        }
    }

    /// An ability of a card was activated.
    pub fn note_activation(&mut self, e: ObjectId, n: u8, once: Often, controller: Seat) {
        *self.status_mut(e).used_mut() |= ability_bit(n);
        if let Some(span) = once.span(controller) {
            R::uses_mut(self.game).add(e, n, span);
        }
    }

    /// A shield prevents the next damage to a card; all of it without an amount.
    pub fn add_shield(&mut self, thing: ObjectId, controller: Seat, amount: Option<i32>) {
        let shield = self.status_mut(thing).shield_mut();
        match amount {
            Some(n) => shield.add(n),
            None => shield.all = true,
        }
        self.log(CardEvent::Shield {
            controller,
            thing,
            amount: amount.unwrap_or(0),
        });
    }

    /// Prevents damage to a card as far as its shield reaches. Returns how much.
    pub fn absorb_damage(&mut self, thing: ObjectId, controller: Seat, amount: i32) -> i32 {
        let prevented = self.status_mut(thing).shield_mut().absorb(amount);
        if prevented > 0 {
            self.log_prevented(controller, Ref::Object(thing), prevented);
        }
        prevented
    }

    /// Logs that damage is prevented.
    pub fn log_prevented(&mut self, controller: Seat, thing: Ref, amount: i32) {
        self.log(CardEvent::Prevent {
            controller,
            thing,
            amount,
        });
    }
}

/// The bit of an ability among those used this turn.
#[must_use]
pub const fn ability_bit(n: u8) -> u8 {
    1 << if n < 7 { n } else { 7 }
}
