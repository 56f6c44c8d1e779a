//! The questions that each word of the game answers, and the rule that says when it can be chosen.

use crate::games::frames::ChoiceWord;
use crate::games::frames::refusals as no;
use crate::table::Refusal;

/// The rules of one word.
pub struct Word {
    /// Topics of the questions that it answers.
    pub answers: &'static [&'static str],
    /// The rule against it while anything else is asked.
    pub time: &'static Refusal,
}

/// The rules of a word; nothing for conceding, which nothing forbids.
#[must_use]
pub const fn rules(word: ChoiceWord) -> Option<Word> {
    const fn word_of(answers: &'static [&'static str], time: &'static Refusal) -> Option<Word> {
        Some(Word { answers, time })
    }
    match word {
        ChoiceWord::Agree => word_of(&["terrain"], &no::TERRAIN_TIME),
        ChoiceWord::Veto => word_of(&["terrain"], &no::TERRAIN_TIME),
        ChoiceWord::Add => word_of(&["tie"], &no::TIE_TIME),
        ChoiceWord::Remove => word_of(&["tie"], &no::TIE_TIME),
        ChoiceWord::Defer => word_of(&["tie"], &no::TIE_TIME),
        ChoiceWord::Rocket => word_of(&["rockets"], &no::HANDING_TIME),
        ChoiceWord::Deploy => word_of(&["deploy"], &no::DEPLOYMENT_TIME),
        ChoiceWord::Place => word_of(&["place"], &no::DEPLOYMENT_TIME),
        ChoiceWord::Initiative => word_of(&["initiative"], &no::INITIATIVE_TIME),
        ChoiceWord::Activate => word_of(&["activate"], &no::NOT_TACTICAL),
        ChoiceWord::Pass => word_of(&["activate", "clock"], &no::PASS_TIME),
        ChoiceWord::Aim => word_of(&["designate"], &no::ORDER_OF_TURN),
        ChoiceWord::None => word_of(&["designate", "defend"], &no::ORDER_OF_TURN),
        ChoiceWord::Jettison => word_of(&["designate"], &no::JETTISON_TIME),
        ChoiceWord::Rockets => word_of(&["rockets"], &no::ROCKETS_TIME),
        ChoiceWord::Defend => word_of(&["defend"], &no::ORDER_OF_TURN),
        ChoiceWord::Move => word_of(&["turn"], &no::ORDER_OF_TURN),
        ChoiceWord::Attack => word_of(&["turn"], &no::ORDER_OF_TURN),
        ChoiceWord::Spot => word_of(&["turn"], &no::ORDER_OF_TURN),
        ChoiceWord::End => word_of(&["turn"], &no::ORDER_OF_TURN),
        ChoiceWord::To => word_of(&["to"], &no::MOVE_TIME),
        ChoiceWord::Stay => word_of(&["to", "abandon"], &no::STAY_TIME),
        ChoiceWord::Use => word_of(&["use_spot"], &no::MARKER_TIME),
        ChoiceWord::Keep => word_of(&["use_spot"], &no::MARKER_TIME),
        ChoiceWord::Terrain => word_of(&["cover"], &no::COVER_TIME),
        ChoiceWord::Behind => word_of(&["cover"], &no::COVER_TIME),
        ChoiceWord::Segment => word_of(&["segment"], &no::COVER_TIME),
        ChoiceWord::Abandon => word_of(&["abandon"], &no::ABANDON_TIME),
        ChoiceWord::Lose => word_of(&["lose"], &no::LOSS_TIME),
        ChoiceWord::Count => word_of(&["clock"], &no::NOT_COUNTING),
        ChoiceWord::Concede => None,
    }
}
