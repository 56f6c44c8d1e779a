//! Everything that a game of Frames writes into its log, and where its events keep words.

use super::thing::Sort;

/// Everything that a game of Frames writes into its log.
pub const EVENTS: [&str; 44] = [
    "abandon",
    "activate",
    "add_frame",
    "attack",
    "call",
    "climb",
    "clock",
    "concede",
    "control",
    "count",
    "cover",
    "damage_die",
    "defend",
    "defer",
    "designate",
    "destroy",
    "end_round",
    "end_turn",
    "extra_round",
    "fall",
    "hazard",
    "hit",
    "hit_cover",
    "initiative",
    "lose_system",
    "lose_white",
    "miss",
    "move",
    "pass",
    "place",
    "ppa",
    "rank",
    "remove_frame",
    "rockets",
    "role",
    "roll",
    "round",
    "score",
    "spot",
    "step",
    "terrain",
    "use_spot",
    "veto",
    "win",
];

/// What the words of an event are, and whether they are its number or stand before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Words {
    /// In the amount.
    Amount(Sort),
    /// In `from`, as a kind.
    From(Sort),
}

/// Where an event keeps its word.
pub fn words(verb: &str) -> Option<Words> {
    Some(match verb {
        "roll" => Words::From(Sort::Colour),
        "lose_system" => Words::From(Sort::System),
        "attack" => Words::From(Sort::Range),
        "designate" => Words::Amount(Sort::Range),
        "step" => Words::Amount(Sort::Step),
        "role" => Words::Amount(Sort::Role),
        _ => return None,
    })
}
