//! Why something cannot be chosen now: the same candidates as in offers, each with the rule that stops it; and
//! for everything else that can be said, the rule of the word and of the question.

mod grammar;
mod unfit;

use crate::table::{self, Offers, Ref, Refusal, Seat, refusals};

use super::board::Board;
use super::refusals as no;
use super::{Choice, ChoiceWord, Step, Topic};
use grammar::Word;

impl Board<'_> {
    /// Collects every candidate of `seat` that is not allowed now.
    pub fn explain(&self, seat: Seat, offers: &mut Offers) {
        self.activations(seat, offers);
        self.designations(seat, offers);
        if self.turn().is_some() {
            self.defenses(seat, offers);
            self.acts(seat, offers);
        }
        if self.turn().is_none() && self.step != Step::Tactical {
            self.usable(seat, offers);
        }
        self.counts(seat, offers);
        if self.step == Step::Terrain {
            self.terrain_answers(seat, offers);
        }
        if self.step == Step::Bid {
            self.tie_changes(seat, offers);
            if self.game.loose_rockets > 0 && self.game.chooser == Some(seat) {
                self.rocket_places(seat, offers);
            }
        }
        self.explain_deployment(seat, offers);
        if let Some(loss) = self.game.loss
            && self.frame(loss.frame).owner == seat
        {
            self.losses(loss.frame, offers);
        }
    }

    /// Why `seat`, which is asked, cannot make a choice that no candidate is about: the word means nothing, it
    /// answers another question, or it does not fit this one.
    pub fn refuse(&self, seat: Seat, choice: table::Choice) -> &'static Refusal {
        let Some(word) = ChoiceWord::of(choice.verb) else {
            return &refusals::NO_SUCH_CHOICE;
        };
        let Some(Word { answers, time }) = grammar::rules(word) else {
            return &refusals::NO_SUCH_CHOICE;
        };
        // Rockets are asked about twice: those of a removed frame, and those for an attack.
        let bidding = self.step == Step::Bid;
        let other =
            word == ChoiceWord::Rocket && !bidding || word == ChoiceWord::Rockets && bidding;
        let asked = Topic::of(self.offer.decision.topic);
        if asked.is_some_and(|topic| answers.contains(&topic)) && !other {
            return self.unfit(seat, word, choice);
        }
        if let (ChoiceWord::Deploy | ChoiceWord::Place, Ref::Object(id)) = (word, choice.subject) {
            self.placing_rule(seat, id)
        } else if self.step == Step::Hits && std::ptr::eq(time, &no::ORDER_OF_TURN) {
            &no::HITS_FIRST
        } else {
            time
        }
    }

    /// Own things that are not placed now, each with the rule that says when it is.
    fn explain_deployment(&self, seat: Seat, offers: &mut Offers) {
        let deploying = match self.placing_seat() {
            Some(placing) if placing == seat => self.unplaced(seat).collect(),
            _ => Vec::new(),
        };
        let frames = self.frames().filter(|(_, f)| f.owner == seat);
        let stations = self.stations().filter(|(_, s)| s.brought == Some(seat));
        let own = frames.map(|(id, _)| id).chain(stations.map(|(id, _)| id));
        for id in own {
            let now = deploying.contains(&id);
            for (choice, open) in [
                (
                    Choice::Deploy { thing: id },
                    now && self.game.placing.is_none(),
                ),
                (
                    Choice::Place {
                        thing: id,
                        at: None,
                    },
                    self.game.placing == Some(id),
                ),
            ] {
                if !open {
                    offers.candidate(choice, Err(self.placing_rule(seat, id)));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
