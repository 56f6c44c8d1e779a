//! The questions that each word of the game answers, and the rule that says when it can be chosen.

use crate::games::frames::refusals as no;
use crate::games::frames::{ChoiceWord, Topic};
use crate::table::Refusal;

/// The rules of one word.
pub struct Word {
    /// Topics of the questions that it answers.
    pub answers: &'static [Topic],
    /// The rule against it while anything else is asked.
    pub time: &'static Refusal,
}

/// The rules of a word; nothing for conceding, which nothing forbids.
#[must_use]
pub const fn rules(word: ChoiceWord) -> Option<Word> {
    const fn word_of(answers: &'static [Topic], time: &'static Refusal) -> Option<Word> {
        Some(Word { answers, time })
    }
    match word {
        ChoiceWord::Agree => word_of(&[Topic::Terrain], &no::TERRAIN_TIME),
        ChoiceWord::Veto => word_of(&[Topic::Terrain], &no::TERRAIN_TIME),
        ChoiceWord::Add => word_of(&[Topic::Tie], &no::TIE_TIME),
        ChoiceWord::Remove => word_of(&[Topic::Tie], &no::TIE_TIME),
        ChoiceWord::Defer => word_of(&[Topic::Tie], &no::TIE_TIME),
        ChoiceWord::Rocket => word_of(&[Topic::Rockets], &no::HANDING_TIME),
        ChoiceWord::Deploy => word_of(&[Topic::Deploy], &no::DEPLOYMENT_TIME),
        ChoiceWord::Place => word_of(&[Topic::Place], &no::DEPLOYMENT_TIME),
        ChoiceWord::Initiative => word_of(&[Topic::Initiative], &no::INITIATIVE_TIME),
        ChoiceWord::Activate => word_of(&[Topic::Activate], &no::NOT_TACTICAL),
        ChoiceWord::Pass => word_of(&[Topic::Activate, Topic::Clock], &no::PASS_TIME),
        ChoiceWord::Aim => word_of(&[Topic::Designate], &no::ORDER_OF_TURN),
        ChoiceWord::None => word_of(&[Topic::Designate, Topic::Defend], &no::ORDER_OF_TURN),
        ChoiceWord::Jettison => word_of(&[Topic::Designate], &no::JETTISON_TIME),
        ChoiceWord::Rockets => word_of(&[Topic::Rockets], &no::ROCKETS_TIME),
        ChoiceWord::Defend => word_of(&[Topic::Defend], &no::ORDER_OF_TURN),
        ChoiceWord::Move => word_of(&[Topic::Turn], &no::ORDER_OF_TURN),
        ChoiceWord::Attack => word_of(&[Topic::Turn], &no::ORDER_OF_TURN),
        ChoiceWord::Spot => word_of(&[Topic::Turn], &no::ORDER_OF_TURN),
        ChoiceWord::End => word_of(&[Topic::Turn], &no::ORDER_OF_TURN),
        ChoiceWord::To => word_of(&[Topic::To], &no::MOVE_TIME),
        ChoiceWord::Stay => word_of(&[Topic::To, Topic::Abandon], &no::STAY_TIME),
        ChoiceWord::Use => word_of(&[Topic::UseSpot], &no::MARKER_TIME),
        ChoiceWord::Keep => word_of(&[Topic::UseSpot], &no::MARKER_TIME),
        ChoiceWord::Terrain => word_of(&[Topic::Cover], &no::COVER_TIME),
        ChoiceWord::Behind => word_of(&[Topic::Cover], &no::COVER_TIME),
        ChoiceWord::Segment => word_of(&[Topic::Segment], &no::COVER_TIME),
        ChoiceWord::Abandon => word_of(&[Topic::Abandon], &no::ABANDON_TIME),
        ChoiceWord::Lose => word_of(&[Topic::Lose], &no::LOSS_TIME),
        ChoiceWord::Ability => word_of(&[Topic::Activate, Topic::Turn], &no::ABILITY_TIME),
        ChoiceWord::Yes => word_of(&[Topic::May], &no::ABILITY_ASKS),
        ChoiceWord::No => word_of(&[Topic::May], &no::ABILITY_ASKS),
        ChoiceWord::Take => word_of(&[Topic::Choose], &no::ABILITY_ASKS),
        ChoiceWord::Way => word_of(&[Topic::Way], &no::ABILITY_ASKS),
        ChoiceWord::Done => word_of(&[Topic::Way, Topic::Reroll], &no::ABILITY_ASKS),
        ChoiceWord::Reroll => word_of(&[Topic::Reroll], &no::ABILITY_ASKS),
        ChoiceWord::Gain => word_of(&[Topic::Gain], &no::ABILITY_ASKS),
        ChoiceWord::Repair => word_of(&[Topic::Repair], &no::REPAIR_TIME),
        ChoiceWord::Count => word_of(&[Topic::Clock], &no::NOT_COUNTING),
        ChoiceWord::Concede => None,
    }
}
