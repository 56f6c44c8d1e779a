//! What all games share: seats, choices, refusals, events, randomness, steps and the match itself.
//!
//! Nothing here names a game. A game plugs in through [`Game`].

mod board;
mod board_systems;
mod choice;
mod column;
mod event;
mod fault;
mod game;
mod game_systems;
mod ids;
mod journal;
mod language;
mod look;
mod matches;
mod pieces;
mod priority;
mod random;
pub mod refusals;
mod step;
mod targets;
mod topic;
mod turn;
mod wire;
mod word;
mod zones;

pub use crate::refusals;
pub use crate::{system, turn};
pub use board::{Board, BoardSystem, MatchData, Rules, RulesParams, TurnTable};
pub(crate) use board::{deal, game_of_rules};
pub(crate) use board_systems::plugin;
pub use board_systems::{Snapshot, ask_board, enter_step};
pub use choice::{Answer, Choice, Decision, Offers, Refusal, Refused};
pub(crate) use column::{LAID, column};
pub use event::{Event, EventLog};
pub use fault::{Fault, check};
pub use game::{Game, Outcome, Phrases};
pub use game_systems::GameSystems;
pub use ids::{ObjectId, Ref, Seat, Seats, ZoneId};
pub use journal::{Header, Journal, Move, NO_REPLAY, Replay, ReplayError, ron_sentence};
pub use language::{LANGUAGES, Language};
pub use look::{Imagination, Look};
pub use matches::{Match, Saved};
pub use pieces::{Busy, Extracted, Pieces};
pub use priority::{AfterPass, Passed, Priority};
pub use random::TableRng;
pub use step::{Offer, StepApp, Steps, TableState, step_now};
pub use targets::{MOST_TARGETS, Target, Targets, too_few};
pub(crate) use topic::topics;
#[cfg(test)]
pub(crate) use turn::testing;
pub use turn::{Acts, StepSet, StepSystem, Turn, TurnRow, TurnStep, register_turn};
pub use wire::Slot;
#[cfg(test)]
pub(crate) use wire::played_back;
pub(crate) use wire::{any_of, choices, events, sorted_words, wire, word_enum};
pub(crate) use word::word_of;
pub use word::{ChoiceWords, EventWords, PlainWord, TopicWords, Word};
pub use zones::{Rows, Zones};
