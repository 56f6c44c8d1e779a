//! Which questions each word of the game answers, and the rule that says when it may be said.

use crate::games::frames::refusals as no;
use crate::table::Refusal;

/// A word, the topics of the questions it answers, and the rule against it while anything else is asked.
type Word = (&'static str, &'static [&'static str], &'static Refusal);

/// Every word but `concede`, which nothing forbids.
static WORDS: [Word; 30] = [
    ("agree", &["terrain"], &no::TERRAIN_TIME),
    ("veto", &["terrain"], &no::TERRAIN_TIME),
    ("add", &["tie"], &no::TIE_TIME),
    ("remove", &["tie"], &no::TIE_TIME),
    ("defer", &["tie"], &no::TIE_TIME),
    ("rocket", &["rockets"], &no::HANDING_TIME),
    ("deploy", &["deploy"], &no::DEPLOYMENT_TIME),
    ("place", &["place"], &no::DEPLOYMENT_TIME),
    ("initiative", &["initiative"], &no::INITIATIVE_TIME),
    ("activate", &["activate"], &no::NOT_TACTICAL),
    ("pass", &["activate", "clock"], &no::PASS_TIME),
    ("aim", &["designate"], &no::ORDER_OF_TURN),
    ("none", &["designate", "defend"], &no::ORDER_OF_TURN),
    ("jettison", &["designate"], &no::JETTISON_TIME),
    ("rockets", &["rockets"], &no::ROCKETS_TIME),
    ("defend", &["defend"], &no::ORDER_OF_TURN),
    ("move", &["turn"], &no::ORDER_OF_TURN),
    ("attack", &["turn"], &no::ORDER_OF_TURN),
    ("spot", &["turn"], &no::ORDER_OF_TURN),
    ("end", &["turn"], &no::ORDER_OF_TURN),
    ("to", &["to"], &no::MOVE_TIME),
    ("stay", &["to", "abandon"], &no::STAY_TIME),
    ("use", &["use_spot"], &no::MARKER_TIME),
    ("keep", &["use_spot"], &no::MARKER_TIME),
    ("terrain", &["cover"], &no::COVER_TIME),
    ("behind", &["cover"], &no::COVER_TIME),
    ("segment", &["segment"], &no::COVER_TIME),
    ("abandon", &["abandon"], &no::ABANDON_TIME),
    ("lose", &["lose"], &no::LOSS_TIME),
    ("count", &["clock"], &no::NOT_COUNTING),
];

/// The word and what is known of it; nothing if the game has no such word.
pub fn word(verb: &str) -> Option<&'static Word> {
    WORDS.iter().find(|(word, ..)| *word == verb)
}
