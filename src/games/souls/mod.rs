//! Souls: two to four players, loot, monsters, a shop, dice and a stack round the table (rules F-01 to F-176).

pub mod content;
mod ids;
mod occurrence;
mod places;
pub mod position;
mod setup;
mod state;
mod step;
pub mod text;
mod view;

pub use ids::{FIRST_CARD, MOST_SEATS, player_id, seat_of};
pub use places::{
    DECK_KINDS, MOST_MONSTERS, MOST_ROOMS, MOST_SHOP, Place, ZONES, deck_of, place, slot, zone,
};
pub use setup::{Mode, Modules, Recipe, Setup};
pub use step::{PHASES, Phase, Step};
pub use view::{AttackView, CardView, EntrySort, EntryView, PlayerView, View};

/// The game of Souls.
pub struct Souls;
