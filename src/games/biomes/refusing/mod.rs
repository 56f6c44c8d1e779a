//! Why a choice is refused that no candidate is about: every word of the game and every question has its rule.
//!
//! Candidates that come near carry their own rule already (the module `explaining`). What is left are choices about
//! the wrong kind of thing, about cards of nobody or of somebody else, with numbers out of range, or that answer
//! another question. Their answer depends on the word, the question and lost biomes alone, so that nobody learns
//! from it what lies hidden.

mod sentences;

use crate::table::{Choice, Ref, Refusal, Seat, refusals};

use super::board::Board;
use super::choices::ChoiceWord;
use super::ids::{lane_of, sector_of};
use super::refusals as no;
use super::{Step, Topic};
use sentences as say;

/// The rules of one word.
struct Word {
    /// Topics of the questions that it answers.
    answers: &'static [Topic],
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
        ChoiceWord::Pass => word_of(&[Topic::Act], None, &say::PASS_WHAT),
        ChoiceWord::Play => word_of(&[Topic::Act], None, &say::PLAY_WHAT),
        ChoiceWord::Skill => word_of(&[Topic::Act], None, &say::SKILL_WHAT),
        ChoiceWord::Make => word_of(&[Topic::Act, Topic::Pay], None, &say::MAKE_WHAT),
        ChoiceWord::Convert => word_of(&[Topic::Act], None, &say::CONVERT_WHAT),
        ChoiceWord::Anomaly => word_of(&[Topic::Act], None, &say::ANOMALY_WHAT),
        ChoiceWord::Keep => word_of(&[Topic::Mulligan], Some(&no::MULLIGAN_TIME), &say::KEEP_WHAT),
        ChoiceWord::Mulligan => word_of(&[Topic::Mulligan], Some(&no::MULLIGAN_TIME), &say::KEEP_WHAT),
        ChoiceWord::Done => word_of(&[Topic::Advance, Topic::Attack, Topic::Defend], Some(&say::DONE_WHEN), &say::DONE_WHAT),
        ChoiceWord::Advance => word_of(&[Topic::Advance], Some(&no::ADVANCE_TIME), &say::ADVANCE_WHAT),
        ChoiceWord::Gear => word_of(&[Topic::Advance], Some(&say::GEAR_WHEN), &say::GEAR_WHAT),
        ChoiceWord::Attack => word_of(&[Topic::Attack], Some(&no::ATTACK_TIME), &say::ATTACK_WHAT),
        ChoiceWord::Defend => word_of(&[Topic::Defend], Some(&no::DEFEND_TIME), &say::DEFEND_WHAT),
        ChoiceWord::Order => word_of(&[Topic::Order], Some(&say::ORDER_WHEN), &say::ORDER_WHAT),
        ChoiceWord::Assign => word_of(&[Topic::Assign], Some(&say::ASSIGN_WHEN), &say::ASSIGN_WHAT),
        ChoiceWord::Mode => word_of(&[Topic::Mode], Some(&say::MODE_WHEN), &say::MODE_WHAT),
        ChoiceWord::X => word_of(&[Topic::X], Some(&say::X_WHEN), &no::X_TOO_MUCH),
        ChoiceWord::Target => word_of(&[Topic::Target], Some(&say::TARGET_WHEN), &no::WRONG_TARGET),
        ChoiceWord::Share => word_of(&[Topic::Share], Some(&say::SHARE_WHEN), &say::SHARE_WHAT),
        ChoiceWord::Pay => word_of(&[Topic::Pay], Some(&say::PAY_WHEN), &say::PAY_WHAT),
        ChoiceWord::Become => word_of(&[Topic::Convert], Some(&say::BECOME_WHEN), &say::BECOME_WHAT),
        ChoiceWord::React => word_of(&[Topic::React], Some(&say::REACT_WHEN), &say::REACT_WHAT),
        ChoiceWord::Replace => word_of(
            &[Topic::Replace],
            Some(&say::REPLACE_WHEN),
            &say::REPLACE_WHAT,
        ),
        ChoiceWord::Yes => word_of(&[Topic::May], Some(&say::MAY_WHEN), &say::MAY_WHAT),
        ChoiceWord::No => word_of(&[Topic::May], Some(&say::MAY_WHEN), &say::MAY_WHAT),
        ChoiceWord::Choose => word_of(&[Topic::Choose], Some(&say::CHOOSE_WHEN), &say::CHOOSE_WHAT),
        ChoiceWord::Way => word_of(&[Topic::Way], Some(&say::WAY_WHEN), &say::WAY_WHAT),
        ChoiceWord::Arrive => word_of(&[Topic::Arrive], Some(&say::ARRIVE_WHEN), &say::ARRIVE_WHAT),
        ChoiceWord::Take => word_of(&[Topic::Take], Some(&say::TAKE_WHEN), &say::TAKE_WHAT),
        ChoiceWord::Collapse => word_of(&[Topic::Collapse], Some(&say::COLLAPSE_WHEN), &say::COLLAPSE_WHAT),
        ChoiceWord::Discard => word_of(&[Topic::Discard], Some(&say::DISCARD_WHEN), &say::DISCARD_WHAT),
        ChoiceWord::Bottom => word_of(&[Topic::Bottom], Some(&say::BOTTOM_WHEN), &say::BOTTOM_WHAT),
        ChoiceWord::Top => word_of(&[Topic::Scan], Some(&say::SCAN_WHEN), &say::SCAN_WHAT),
        ChoiceWord::Under => word_of(&[Topic::Scan], Some(&say::SCAN_WHEN), &say::SCAN_WHAT),
        ChoiceWord::Concede => None,
    }
}

/// The rule of the open question, which comes first.
fn first(topic: Topic, step: Step) -> &'static Refusal {
    match topic {
        Topic::Act => &refusals::ANSWER_FIRST,
        Topic::Mulligan => &say::FIRST_KEEP,
        Topic::Advance => &say::FIRST_ADVANCE,
        Topic::Attack => &say::FIRST_ATTACK,
        Topic::Defend => &say::FIRST_DEFEND,
        Topic::Order => &say::FIRST_ORDER,
        Topic::Assign => &say::FIRST_ASSIGN,
        Topic::Mode => &say::FIRST_MODE,
        Topic::X => &say::FIRST_X,
        Topic::Target => &say::FIRST_TARGET,
        Topic::Share => &say::FIRST_SHARE,
        Topic::Pay => &say::FIRST_PAY,
        Topic::Convert => &say::FIRST_BECOME,
        Topic::React => &say::FIRST_REACT,
        Topic::Replace => &say::FIRST_REPLACE,
        Topic::May => &say::FIRST_MAY,
        Topic::Choose => &say::FIRST_CHOOSE,
        Topic::Way => &say::FIRST_WAY,
        Topic::Arrive => &say::FIRST_ARRIVE,
        Topic::Take => &say::FIRST_TAKE,
        Topic::Collapse => &say::FIRST_COLLAPSE,
        Topic::Discard if step == Step::Reset => &say::FIRST_RESET,
        Topic::Discard => &say::FIRST_DISCARD,
        Topic::Bottom => &say::FIRST_BOTTOM,
        Topic::Scan => &say::FIRST_SCAN,
    }
}

impl Board<'_> {
    /// Why the asked seat cannot make a choice that no candidate is about.
    pub fn refuse(&self, _: Seat, choice: Choice) -> &'static Refusal {
        let said = ChoiceWord::of(choice.verb);
        if said == Some(ChoiceWord::Done)
            && let Some(why) = self.wants_more()
        {
            return why;
        }
        let Some(word) = said.and_then(rules) else {
            return &refusals::NO_SUCH_CHOICE;
        };
        let Some(topic) = Topic::of(self.offer.decision.topic) else {
            return &refusals::ANSWER_FIRST;
        };
        if !word.answers.contains(&topic) {
            return word.when.unwrap_or_else(|| first(topic, self.step));
        }
        // N-133: nothing is done with a place that is out of the game.
        if self.names_lost_biome(choice.subject) || self.names_lost_biome(choice.target) {
            return &no::LOST_BIOME;
        }
        match topic {
            Topic::Discard if self.step == Step::Reset => &say::RESET_WHAT,
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
