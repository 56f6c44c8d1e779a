//! Why a choice is refused that no candidate is about: every word of the game and every question has its rule.
//!
//! Candidates that come near carry their own rule already (the module `explaining`). What is left are choices about
//! the wrong kind of thing, about cards of nobody or of somebody else, with numbers out of range, or that answer
//! another question. Their answer depends on the word, the question and lost biomes alone, so that nobody learns
//! from it what lies hidden.

mod sentences;

use crate::table::{Choice, Ref, Refusal, Seat, refusals};

use super::Step;
use super::board::Board;
use super::choices::ChoiceWord;
use super::ids::{lane_of, sector_of};
use super::refusals as no;
use sentences as say;

/// The rules of one word.
struct Word {
    /// Topics of the questions that it answers.
    answers: &'static [&'static str],
    /// Why it cannot be chosen elsewhere; `None`: what is asked there comes first.
    when: Option<&'static Refusal>,
    /// What it takes, where it can be chosen.
    what: &'static Refusal,
}

/// The rules of every word but conceding, which is never refused while a game runs.
#[rustfmt::skip]
fn rules(word: ChoiceWord) -> Option<Word> {
    let word_of = |answers, when, what| Some(Word { answers, when, what });
    match word {
        ChoiceWord::Pass => word_of(&["act"], None, &say::PASS_WHAT),
        ChoiceWord::Play => word_of(&["act"], None, &say::PLAY_WHAT),
        ChoiceWord::Skill => word_of(&["act"], None, &say::SKILL_WHAT),
        ChoiceWord::Make => word_of(&["act", "pay"], None, &say::MAKE_WHAT),
        ChoiceWord::Convert => word_of(&["act"], None, &say::CONVERT_WHAT),
        ChoiceWord::Anomaly => word_of(&["act"], None, &say::ANOMALY_WHAT),
        ChoiceWord::Keep => word_of(&["mulligan"], Some(&no::MULLIGAN_TIME), &say::KEEP_WHAT),
        ChoiceWord::Mulligan => word_of(&["mulligan"], Some(&no::MULLIGAN_TIME), &say::KEEP_WHAT),
        ChoiceWord::Done => word_of(&["advance", "attack", "defend"], Some(&say::DONE_WHEN), &say::DONE_WHAT),
        ChoiceWord::Advance => word_of(&["advance"], Some(&no::ADVANCE_TIME), &say::ADVANCE_WHAT),
        ChoiceWord::Gear => word_of(&["advance"], Some(&say::GEAR_WHEN), &say::GEAR_WHAT),
        ChoiceWord::Attack => word_of(&["attack"], Some(&no::ATTACK_TIME), &say::ATTACK_WHAT),
        ChoiceWord::Defend => word_of(&["defend"], Some(&no::DEFEND_TIME), &say::DEFEND_WHAT),
        ChoiceWord::Order => word_of(&["order"], Some(&say::ORDER_WHEN), &say::ORDER_WHAT),
        ChoiceWord::Assign => word_of(&["assign"], Some(&say::ASSIGN_WHEN), &say::ASSIGN_WHAT),
        ChoiceWord::Mode => word_of(&["mode"], Some(&say::MODE_WHEN), &say::MODE_WHAT),
        ChoiceWord::X => word_of(&["x"], Some(&say::X_WHEN), &no::X_TOO_MUCH),
        ChoiceWord::Target => word_of(&["target"], Some(&say::TARGET_WHEN), &no::WRONG_TARGET),
        ChoiceWord::Pay => word_of(&["pay"], Some(&say::PAY_WHEN), &say::PAY_WHAT),
        ChoiceWord::Become => word_of(&["convert"], Some(&say::BECOME_WHEN), &say::BECOME_WHAT),
        ChoiceWord::React => word_of(&["react"], Some(&say::REACT_WHEN), &say::REACT_WHAT),
        ChoiceWord::Yes => word_of(&["may"], Some(&say::MAY_WHEN), &say::MAY_WHAT),
        ChoiceWord::No => word_of(&["may"], Some(&say::MAY_WHEN), &say::MAY_WHAT),
        ChoiceWord::Arrive => word_of(&["arrive"], Some(&say::ARRIVE_WHEN), &say::ARRIVE_WHAT),
        ChoiceWord::Take => word_of(&["take"], Some(&say::TAKE_WHEN), &say::TAKE_WHAT),
        ChoiceWord::Collapse => word_of(&["collapse"], Some(&say::COLLAPSE_WHEN), &say::COLLAPSE_WHAT),
        ChoiceWord::Discard => word_of(&["discard"], Some(&say::DISCARD_WHEN), &say::DISCARD_WHAT),
        ChoiceWord::Bottom => word_of(&["bottom"], Some(&say::BOTTOM_WHEN), &say::BOTTOM_WHAT),
        ChoiceWord::Top => word_of(&["scan"], Some(&say::SCAN_WHEN), &say::SCAN_WHAT),
        ChoiceWord::Under => word_of(&["scan"], Some(&say::SCAN_WHEN), &say::SCAN_WHAT),
        ChoiceWord::Concede => None,
    }
}

/// The rule of the open question, which comes first.
fn first(topic: &str, step: Step) -> &'static Refusal {
    match topic {
        "mulligan" => &say::FIRST_KEEP,
        "advance" => &say::FIRST_ADVANCE,
        "attack" => &say::FIRST_ATTACK,
        "defend" => &say::FIRST_DEFEND,
        "order" => &say::FIRST_ORDER,
        "assign" => &say::FIRST_ASSIGN,
        "mode" => &say::FIRST_MODE,
        "x" => &say::FIRST_X,
        "target" => &say::FIRST_TARGET,
        "pay" => &say::FIRST_PAY,
        "convert" => &say::FIRST_BECOME,
        "react" => &say::FIRST_REACT,
        "may" => &say::FIRST_MAY,
        "arrive" => &say::FIRST_ARRIVE,
        "take" => &say::FIRST_TAKE,
        "collapse" => &say::FIRST_COLLAPSE,
        "discard" if step == Step::Reset => &say::FIRST_RESET,
        "discard" => &say::FIRST_DISCARD,
        "bottom" => &say::FIRST_BOTTOM,
        "scan" => &say::FIRST_SCAN,
        _ => &refusals::ANSWER_FIRST,
    }
}

impl Board<'_> {
    /// Why the asked seat cannot make a choice that no candidate is about.
    pub fn refuse(&self, _: Seat, choice: Choice) -> &'static Refusal {
        let topic = self.offer.decision.topic;
        let Some(word) = ChoiceWord::of(choice.verb).and_then(rules) else {
            return &refusals::NO_SUCH_CHOICE;
        };
        if !word.answers.contains(&topic) {
            return word.when.unwrap_or_else(|| first(topic, self.step));
        }
        // N-133: nothing is done with a place that is out of the game.
        if self.names_lost_biome(choice.subject) || self.names_lost_biome(choice.target) {
            return &no::LOST_BIOME;
        }
        match topic {
            "discard" if self.step == Step::Reset => &say::RESET_WHAT,
            _ => word.what,
        }
    }

    fn names_lost_biome(&self, thing: Ref) -> bool {
        let Ref::Object(id) = thing else {
            return false;
        };
        let biome = lane_of(id).or_else(|| sector_of(id).map(|(biome, _)| biome));
        biome.is_some_and(|biome| self.lane(biome).lost)
    }
}
