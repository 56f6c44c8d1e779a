//! Souls: two to four players, loot, monsters, a shop, dice and a stack round the table (rules F-01 to F-176).

mod actions;
mod aiming;
mod announce;
mod audit;
mod bartering;
mod board;
mod bot;
mod checkpoint;
mod choices;
mod choosing;
mod conceding;
pub mod content;
mod dealing;
mod deaths;
mod delaying;
#[cfg(feature = "desktop")]
pub mod desktop;
mod effects;
mod events;
mod explaining;
mod facts;
mod filters;
mod gains;
mod game;
mod harm;
mod ids;
mod imagining;
pub mod limits;
mod moving;
pub mod phrases;
mod places;
pub mod position;
mod pricing;
mod refusals;
mod refusing;
mod repeating;
mod replaceable_event;
mod replacing;
mod resolve;
mod revealing;
mod setup;
mod state;
mod stats;
mod step;
mod steps;
pub mod text;
pub mod tools;
pub mod topics;
mod trigger_event;
mod triggers;
mod turn;
mod view;
mod viewing;
mod windows;

pub use ids::{FIRST_CARD, MOST_SEATS, player_id, seat_of};
pub use places::{
    DECK_KINDS, MOST_MONSTERS, MOST_ROOMS, MOST_SHOP, Place, ZONES, deck_of, place, slot, zone,
};
pub use refusals::TOO_POOR;
pub use setup::{Mode, Modules, Recipe, Setup};
pub use step::{Phase, Step};
pub use topics::Topic;
pub use turn::{PHASES, TURN};
pub use view::{AttackView, CardView, EntryView, EntryViewKind, PlayerView, View};

/// The game of Souls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Souls;
