//! Refusals of choices that are no candidates: for every word of the game, the rule that says when it can be chosen,
//! and the rule about its arguments.

use crate::table::{self, Offers, Ref, Refusal, Seat, refusals as common};

use super::board::Board;
use super::choices::ChoiceWord;
use super::places::Place;
use super::refusals as no;

/// The rules of a word.
struct Rule {
    /// The questions that it answers.
    answers: &'static [&'static str],
    /// Why it cannot be chosen while another question is open.
    early: &'static Refusal,
    /// Why it cannot be chosen about something that its question does not offer.
    wrong: &'static Refusal,
}

/// The rule of a word. Where no rule of the game says more, it is one of the table's: another question is open (T-07),
/// or nothing like that is there to choose (T-04).
fn rule(word: ChoiceWord) -> Rule {
    let (answers, early, wrong): (&'static [&'static str], _, _) = match word {
        ChoiceWord::Pass | ChoiceWord::Attack | ChoiceWord::Purchase | ChoiceWord::End => {
            (&["act"], &no::FIRST, &common::NO_SUCH_THING)
        }
        ChoiceWord::Play => (&["act"], &no::FIRST, &no::NOT_IN_HAND),
        ChoiceWord::Use => (&["act"], &no::FIRST, &no::NO_ABILITY),
        ChoiceWord::Offer | ChoiceWord::Request => (&["act"], &no::FIRST, &no::WRONG_OFFER),
        ChoiceWord::Mode => (&["mode"], &no::NO_MODE, &no::WRONG_MODE),
        ChoiceWord::Target => (&["target", "attack"], &no::NO_AIM, &no::WRONG_TARGET),
        ChoiceWord::Pay => (&["cost"], &no::NO_COST, &no::WRONG_COST),
        ChoiceWord::Slot => (&["slot"], &no::NO_SLOT, &no::WRONG_SLOT),
        ChoiceWord::Helper => (&["helper"], &no::NO_HELP, &no::WRONG_HELPER),
        ChoiceWord::Done => (&["helper", "look"], &no::NO_HELP, &common::NO_SUCH_THING),
        ChoiceWord::Buy => (&["buy"], &no::NOT_FOR_SALE, &no::NOT_FOR_SALE),
        ChoiceWord::Trigger => (&["trigger"], &no::NO_TRIGGER, &no::NO_TRIGGER),
        ChoiceWord::Death => (&["death"], &no::NO_DEATH, &no::NO_DEATH),
        ChoiceWord::Replace => (&["replace"], &no::NO_REPLACEMENT, &no::NO_REPLACEMENT),
        ChoiceWord::Yes | ChoiceWord::No => {
            (&["may"], &common::ANSWER_FIRST, &common::NO_SUCH_THING)
        }
        ChoiceWord::Choose => (&["choose"], &common::ANSWER_FIRST, &no::WRONG_TARGET),
        ChoiceWord::Number => (&["number"], &no::NO_NUMBER, &common::OUT_OF_RANGE),
        ChoiceWord::Vote => (&["vote"], &no::NO_VOTE, &common::OUT_OF_RANGE),
        ChoiceWord::Discard => (&["discard"], &no::NO_DISCARD, &no::NOT_YOUR_CARD),
        ChoiceWord::Destroy => (&["destroy"], &no::NO_PENALTY, &no::NO_PENALTY_ITEM),
        ChoiceWord::Top | ChoiceWord::Under => (&["scry"], &no::NO_SCRY, &common::NO_SUCH_THING),
        ChoiceWord::Curse => (&["curse"], &no::NO_CURSE, &no::WRONG_CURSED),
        ChoiceWord::Coins => (&["barter", "request"], &no::NO_OFFER, &no::WRONG_OFFER),
        ChoiceWord::Never => (
            &["barter", "request"],
            &no::NO_OFFER,
            &common::NO_SUCH_THING,
        ),
        ChoiceWord::Accept => (&["accept"], &no::NO_OFFER, &no::WRONG_OFFER),
        ChoiceWord::Decline => (&["accept"], &no::NO_OFFER, &common::NO_SUCH_THING),
        ChoiceWord::Room => (&["room"], &no::NO_ROOM_STEP, &no::WRONG_ROOM),
        ChoiceWord::Keep => (&["room"], &no::NO_ROOM_STEP, &common::NO_SUCH_THING),
        ChoiceWord::Draft => (&["draft"], &no::NO_DRAFT, &no::NO_DRAFT),
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
        let topic = self.offer.decision.topic;
        let rule = rule(word);
        if !rule.answers.contains(&topic) {
            return self.early(seat, word, &rule);
        }
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
            ChoiceWord::Play
            | ChoiceWord::Use
            | ChoiceWord::Mode
            | ChoiceWord::Target
            | ChoiceWord::Pay
            | ChoiceWord::Slot
            | ChoiceWord::Helper
            | ChoiceWord::Done
            | ChoiceWord::Buy
            | ChoiceWord::Trigger
            | ChoiceWord::Death
            | ChoiceWord::Replace
            | ChoiceWord::Yes
            | ChoiceWord::No
            | ChoiceWord::Choose
            | ChoiceWord::Number
            | ChoiceWord::Vote
            | ChoiceWord::Discard
            | ChoiceWord::Destroy
            | ChoiceWord::Top
            | ChoiceWord::Under
            | ChoiceWord::Curse
            | ChoiceWord::Coins
            | ChoiceWord::Never
            | ChoiceWord::Accept
            | ChoiceWord::Decline
            | ChoiceWord::Keep
            | ChoiceWord::Draft
            | ChoiceWord::Concede => return None,
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
        topic: &str,
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
            (ChoiceWord::Target, _) if topic == "attack" => &no::NOT_ATTACKABLE,
            _ => rule.wrong,
        }
    }
}
