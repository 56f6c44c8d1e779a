//! Why a choice is refused that is no candidate at all: for every word of the game the rule that says when it may be
//! chosen, and the rule of what it may be about.

use crate::table::{Choice, Offers, Ref, Refusal, Seat, refusals as table};

use super::board::Board;
use super::places::Place;
use super::refusals as no;

/// A word of a choice.
struct Word {
    /// The verb.
    verb: &'static str,
    /// The questions that it answers.
    answers: &'static [&'static str],
    /// Why it cannot be chosen while another question is open.
    early: &'static Refusal,
    /// Why it cannot be chosen about something that its question does not offer.
    wrong: &'static Refusal,
}

/// Every word of the game. Where no rule of the game says more, it is one of the table's: another question is open
/// (T-07), or nothing like that is there to choose (T-04).
const WORDS: [Word; 35] = {
    const fn word(
        verb: &'static str,
        answers: &'static [&'static str],
        early: &'static Refusal,
        wrong: &'static Refusal,
    ) -> Word {
        Word {
            verb,
            answers,
            early,
            wrong,
        }
    }
    [
        word("pass", &["act"], &no::FIRST, &table::NO_SUCH_THING),
        word("attack", &["act"], &no::FIRST, &table::NO_SUCH_THING),
        word("purchase", &["act"], &no::FIRST, &table::NO_SUCH_THING),
        word("end", &["act"], &no::FIRST, &table::NO_SUCH_THING),
        word("play", &["act"], &no::FIRST, &no::NOT_IN_HAND),
        word("use", &["act"], &no::FIRST, &no::NO_ABILITY),
        word("offer", &["act"], &no::FIRST, &no::WRONG_OFFER),
        word("request", &["act"], &no::FIRST, &no::WRONG_OFFER),
        word("mode", &["mode"], &no::NO_MODE, &no::WRONG_MODE),
        word(
            "target",
            &["target", "attack"],
            &no::NO_AIM,
            &no::WRONG_TARGET,
        ),
        word("pay", &["cost"], &no::NO_COST, &no::WRONG_COST),
        word("slot", &["slot"], &no::NO_SLOT, &no::WRONG_SLOT),
        word("helper", &["helper"], &no::NO_HELP, &no::WRONG_HELPER),
        word(
            "done",
            &["helper", "look"],
            &no::NO_HELP,
            &table::NO_SUCH_THING,
        ),
        word("buy", &["buy"], &no::NOT_FOR_SALE, &no::NOT_FOR_SALE),
        word("trigger", &["trigger"], &no::NO_TRIGGER, &no::NO_TRIGGER),
        word("death", &["death"], &no::NO_DEATH, &no::NO_DEATH),
        word(
            "replace",
            &["replace"],
            &no::NO_REPLACEMENT,
            &no::NO_REPLACEMENT,
        ),
        word("yes", &["may"], &table::ANSWER_FIRST, &table::NO_SUCH_THING),
        word("no", &["may"], &table::ANSWER_FIRST, &table::NO_SUCH_THING),
        word(
            "choose",
            &["choose"],
            &table::ANSWER_FIRST,
            &no::WRONG_TARGET,
        ),
        word("number", &["number"], &no::NO_NUMBER, &table::OUT_OF_RANGE),
        word("vote", &["vote"], &no::NO_VOTE, &table::OUT_OF_RANGE),
        word("discard", &["discard"], &no::NO_DISCARD, &no::NOT_YOUR_CARD),
        word(
            "destroy",
            &["destroy"],
            &no::NO_PENALTY,
            &no::NO_PENALTY_ITEM,
        ),
        word("top", &["scry"], &no::NO_SCRY, &table::NO_SUCH_THING),
        word("under", &["scry"], &no::NO_SCRY, &table::NO_SUCH_THING),
        word("curse", &["curse"], &no::NO_CURSE, &no::WRONG_CURSED),
        word(
            "coins",
            &["barter", "request"],
            &no::NO_OFFER,
            &no::WRONG_OFFER,
        ),
        word(
            "never",
            &["barter", "request"],
            &no::NO_OFFER,
            &table::NO_SUCH_THING,
        ),
        word("accept", &["accept"], &no::NO_OFFER, &no::WRONG_OFFER),
        word("decline", &["accept"], &no::NO_OFFER, &table::NO_SUCH_THING),
        word("room", &["room"], &no::NO_ROOM_STEP, &no::WRONG_ROOM),
        word("keep", &["room"], &no::NO_ROOM_STEP, &table::NO_SUCH_THING),
        word("draft", &["draft"], &no::NO_DRAFT, &no::NO_DRAFT),
    ]
};

impl Board<'_> {
    /// The rule that forbids `choice` to `seat`, which is asked. Says the same of every card that the seat cannot see.
    #[must_use]
    pub fn refuse(&self, seat: Seat, choice: Choice) -> &'static Refusal {
        let Some(word) = WORDS.iter().find(|word| word.verb == choice.verb) else {
            return &table::NO_SUCH_CHOICE;
        };
        let topic = self.offer.decision.topic;
        if !word.answers.contains(&topic) {
            return self.early(seat, word);
        }
        if let Some(refusal) = self.said_of(seat, Choice::new(choice.verb)) {
            return refusal;
        }
        let options = &self.offer.decision.options;
        let named = |option: &&Choice| {
            (option.verb, option.subject, option.target)
                == (choice.verb, choice.subject, choice.target)
        };
        if options.iter().any(|option| named(&option)) {
            return &table::OUT_OF_RANGE;
        }
        self.wrong(seat, word, choice, topic)
    }

    /// Why a word cannot be said at all now: what the rules say of it alone, else that its question is not open.
    fn early(&self, seat: Seat, word: &Word) -> &'static Refusal {
        match word.verb {
            "play" | "use" => match self.may_act(seat) {
                Err(refusal) => refusal,
                Ok(()) => word.early,
            },
            verb => self.said_of(seat, Choice::new(verb)).unwrap_or(word.early),
        }
    }

    /// What the rules say of a word without anything else.
    fn said_of(&self, seat: Seat, bare: Choice) -> Option<&'static Refusal> {
        let mut offers = Offers::explaining();
        match bare.verb {
            "pass" => self.explain_passing(seat, &mut offers),
            "attack" | "purchase" | "end" => self.declarations(seat, &mut offers),
            "room" => self.explain_rooms(seat, &mut offers),
            "offer" | "request" => {
                return self.barter_answer(seat, self.may_act(seat)).err();
            }
            _ => return None,
        }
        let mut refused = offers.refused.iter();
        let same = refused.find(|refused| refused.choice == bare);
        same.map(|refused| refused.refusal)
    }

    /// The word answers the question, but not so.
    fn wrong(&self, seat: Seat, word: &Word, choice: Choice, topic: &str) -> &'static Refusal {
        let thing = match choice.subject {
            Ref::Object(e) if self.exists(e) => Some(e),
            _ => None,
        };
        let place = thing.filter(|&e| self.is_card(e)).map(|e| self.place_of(e));
        match (word.verb, place) {
            ("play", Some(Place::Hand(s))) if s == seat => &table::NO_SUCH_THING,
            ("use", Some(at)) if at.of_player().is_some_and(|s| s != seat) => &no::NOT_YOURS,
            ("use", None) => &table::NO_SUCH_THING,
            ("target", _) if topic == "attack" => &no::NOT_ATTACKABLE,
            _ => word.wrong,
        }
    }
}
