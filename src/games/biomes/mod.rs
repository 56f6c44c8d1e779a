//! Biomes: two players, three biomes, a last-in-first-out queue (rules N-01 to N-157).

pub mod content;
pub mod glossary;
pub mod phrases;
mod places;
mod step;
mod view;

pub use places::{Place, ZONES, place, zone};
pub use step::{Phase, Step};
pub use view::{BiomeView, EntryView, ObjectView, PlayerView, View};
