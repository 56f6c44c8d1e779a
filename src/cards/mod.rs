//! What games of cards share: the columns of cards and players, zones and who sees them, snapshots, positions.
//!
//! Nothing here names a game. A game of cards says in [`CardGame`] what its cards are.

mod announce;
mod board;
pub mod chance;
mod choices;
pub mod counters;
mod effects;
mod entry;
mod events;
mod index;
pub mod language;
pub mod last_known;
pub mod lint;
pub mod memory;
pub mod paid;
mod phrases;
pub mod position;
mod printed;
pub mod shield;
pub mod tally;
pub mod text;
pub mod turns;
pub mod uses;
mod viewing;
mod waiting;

pub use announce::{Announces, TargetOf};
pub use board::{CardBoard, CardColumns, CardGame, CardParams, Placement, SavedCards};
pub(crate) use board::{card_rules, card_types, placement, save_cards};
pub use choices::{CardChoice, CardChoiceWord, CardTopic};
pub use effects::ability_bit;
pub(crate) use entry::card_entry;
pub use entry::{CardEntry, EntryId};
pub use events::{CardEvent, CardEventWord};
pub use index::{CardIndex, Facts, bits};
pub use phrases::{CardSpeaker, card_event, share_label, third_person, way_label};
pub use printed::each_card;
pub use viewing::SeenZones;
pub use waiting::NextWaiting;
