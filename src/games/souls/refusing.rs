//! Refusals of choices that are no candidates: for every word of the game, the rule that says when it can be chosen,
//! and the rule about its arguments.

use crate::table::{self, Offers, Ref, Refusal, Seat, any_of, refusals as common};

use super::Topic;
use super::board::Board;
use super::choices::ChoiceWord;
use super::places::Place;
use super::refusals as no;

/// The rules of a word.
struct Rule {
    /// The questions that it answers.
    answers: &'static [Topic],
    /// Why it cannot be chosen while another question is open.
    early: &'static Refusal,
    /// Why it cannot be chosen about something that its question does not offer.
    wrong: &'static Refusal,
}

/// The rule of a word. Where no rule of the game says more, it is one of the table's: another question is open (T-07),
/// or nothing like that is there to choose (T-04).
fn rule(word: ChoiceWord) -> Rule {
    let (answers, early, wrong): (&'static [Topic], _, _) = match word {
        ChoiceWord::Pass | ChoiceWord::Attack | ChoiceWord::Purchase | ChoiceWord::End => {
            (&[Topic::Act], &no::FIRST, &common::NO_SUCH_THING)
        }
        ChoiceWord::Play => (&[Topic::Act], &no::FIRST, &no::NOT_IN_HAND),
        ChoiceWord::Use => (&[Topic::Act], &no::FIRST, &no::NO_ABILITY),
        ChoiceWord::Offer | ChoiceWord::Request => (&[Topic::Act], &no::FIRST, &no::WRONG_OFFER),
        ChoiceWord::Mode => (&[Topic::Mode], &no::NO_MODE, &no::WRONG_MODE),
        ChoiceWord::X => (&[Topic::X], &no::NO_X, &no::X_TOO_MUCH),
        ChoiceWord::Target => (
            &[Topic::Target, Topic::Attack],
            &no::NO_AIM,
            &no::WRONG_TARGET,
        ),
        ChoiceWord::Pay => (&[Topic::Cost], &no::NO_COST, &no::WRONG_COST),
        ChoiceWord::Slot => (&[Topic::Slot], &no::NO_SLOT, &no::WRONG_SLOT),
        ChoiceWord::Helper => (&[Topic::Helper], &no::NO_HELP, &no::WRONG_HELPER),
        ChoiceWord::Done => (
            &[Topic::Helper, Topic::Look],
            &no::NO_HELP,
            &common::NO_SUCH_THING,
        ),
        ChoiceWord::Buy => (&[Topic::Buy], &no::NOT_FOR_SALE, &no::NOT_FOR_SALE),
        ChoiceWord::Trigger => (&[Topic::Trigger], &no::NO_TRIGGER, &no::NO_TRIGGER),
        ChoiceWord::Death => (&[Topic::Death], &no::NO_DEATH, &no::NO_DEATH),
        ChoiceWord::Replace => (&[Topic::Replace], &no::NO_REPLACEMENT, &no::NO_REPLACEMENT),
        ChoiceWord::Yes | ChoiceWord::No => {
            (&[Topic::May], &common::ANSWER_FIRST, &common::NO_SUCH_THING)
        }
        ChoiceWord::Choose => (&[Topic::Choose], &common::ANSWER_FIRST, &no::WRONG_TARGET),
        ChoiceWord::Share => (&[Topic::Share], &no::NO_SHARE, &no::WRONG_SHARE),
        ChoiceWord::Number => (&[Topic::Number], &no::NO_NUMBER, &common::OUT_OF_RANGE),
        ChoiceWord::Vote => (&[Topic::Vote], &no::NO_VOTE, &common::OUT_OF_RANGE),
        ChoiceWord::Way => (&[Topic::Way], &no::NO_WAY, &common::OUT_OF_RANGE),
        ChoiceWord::Discard => (&[Topic::Discard], &no::NO_DISCARD, &no::NOT_YOUR_CARD),
        ChoiceWord::Destroy => (&[Topic::Destroy], &no::NO_PENALTY, &no::NO_PENALTY_ITEM),
        ChoiceWord::Top | ChoiceWord::Under => {
            (&[Topic::Scry], &no::NO_SCRY, &common::NO_SUCH_THING)
        }
        ChoiceWord::Curse => (&[Topic::Curse], &no::NO_CURSE, &no::WRONG_CURSED),
        ChoiceWord::Coins => (
            &[Topic::Barter, Topic::Request],
            &no::NO_OFFER,
            &no::WRONG_OFFER,
        ),
        ChoiceWord::Never => (
            &[Topic::Barter, Topic::Request],
            &no::NO_OFFER,
            &common::NO_SUCH_THING,
        ),
        ChoiceWord::Accept => (&[Topic::Accept], &no::NO_OFFER, &no::WRONG_OFFER),
        ChoiceWord::Decline => (&[Topic::Accept], &no::NO_OFFER, &common::NO_SUCH_THING),
        ChoiceWord::Room => (&[Topic::Room], &no::NO_ROOM_STEP, &no::WRONG_ROOM),
        ChoiceWord::Keep => (&[Topic::Room], &no::NO_ROOM_STEP, &common::NO_SUCH_THING),
        ChoiceWord::Draft => (&[Topic::Draft], &no::NO_DRAFT, &no::NO_DRAFT),
        // It answers no question: the match hears it at any time.
        ChoiceWord::Concede => (&[], &common::NO_SUCH_CHOICE, &common::NO_SUCH_CHOICE),
    };
    Rule {
        answers,
        early,
        wrong,
    }
}

impl Board<'_> {
    /// The rule that forbids `choice` to `seat`, which is asked. Says the same of every card that the seat cannot see.
    #[must_use]
    pub fn refuse(&self, seat: Seat, choice: table::Choice) -> &'static Refusal {
        let Some(word) = ChoiceWord::of(choice.verb) else {
            return &common::NO_SUCH_CHOICE;
        };
        if word == ChoiceWord::Done
            && let Some(why) = self.wants_more()
        {
            return why;
        }
        let rule = rule(word);
        let topic =
            Topic::of(self.offer.decision.topic).filter(|topic| rule.answers.contains(topic));
        let Some(topic) = topic else {
            return self.early(seat, word, &rule);
        };
        if let Some(refusal) = self.said_of(seat, word) {
            return refusal;
        }
        let options = &self.offer.decision.options;
        let named = |option: &&table::Choice| {
            (option.verb, option.subject, option.target)
                == (choice.verb, choice.subject, choice.target)
        };
        if options.iter().any(|option| named(&option)) {
            return &common::OUT_OF_RANGE;
        }
        self.wrong(seat, (word, &rule), choice, topic)
    }

    /// Why a word cannot be chosen now: the rule about the word alone, else that its question is not open.
    fn early(&self, seat: Seat, word: ChoiceWord, rule: &Rule) -> &'static Refusal {
        let said = if matches!(word, ChoiceWord::Play | ChoiceWord::Use) {
            self.may_act(seat).err()
        } else {
            self.said_of(seat, word)
        };
        said.unwrap_or(rule.early)
    }

    /// The refusal that depends only on the word.
    fn said_of(&self, seat: Seat, word: ChoiceWord) -> Option<&'static Refusal> {
        let mut offers = Offers::explaining();
        match word {
            ChoiceWord::Pass => self.explain_passing(seat, &mut offers),
            ChoiceWord::Attack | ChoiceWord::Purchase | ChoiceWord::End => {
                self.declarations(seat, &mut offers);
            }
            ChoiceWord::Room => self.explain_rooms(seat, &mut offers),
            ChoiceWord::Offer | ChoiceWord::Request => {
                return self.barter_answer(seat, self.may_act(seat)).err();
            }
            any_of! { ChoiceWord:
                Play, Use, Mode, X, Target, Pay, Slot, Helper, Done, Buy, Trigger, Death, Replace, Yes, No, Choose,
                Number, Vote, Way, Share, Discard, Destroy, Top, Under, Curse, Coins, Never, Accept, Decline, Keep,
                Draft, Concede
            } => return None,
        }
        let bare = table::Choice::new(word.text());
        let mut refused = offers.refused.iter();
        let same = refused.find(|refused| refused.choice == bare);
        same.map(|refused| refused.refusal)
    }

    /// The word answers the question, but with wrong arguments.
    fn wrong(
        &self,
        seat: Seat,
        (word, rule): (ChoiceWord, &Rule),
        choice: table::Choice,
        topic: Topic,
    ) -> &'static Refusal {
        let thing = match choice.subject {
            Ref::Object(e) if self.exists(e) => Some(e),
            _ => None,
        };
        let place = thing.filter(|&e| self.is_card(e)).map(|e| self.place_of(e));
        match (word, place) {
            (ChoiceWord::Play, Some(Place::Hand(s))) if s == seat => &common::NO_SUCH_THING,
            (ChoiceWord::Use, Some(at)) if at.of_player().is_some_and(|s| s != seat) => {
                &no::NOT_YOURS
            }
            (ChoiceWord::Use, None) => &common::NO_SUCH_THING,
            (ChoiceWord::Target, _) if topic == Topic::Attack => &no::NOT_ATTACKABLE,
            (ChoiceWord::Pay, Some(Place::Items(_)))
                if thing.is_some_and(|e| self.is_eternal(e)) =>
            {
                &no::ETERNAL_COST
            }
            _ => rule.wrong,
        }
    }
}
