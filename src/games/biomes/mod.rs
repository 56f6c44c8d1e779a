//! Biomes: two players, three biomes, a last-in-first-out queue (rules N-01 to N-157).

mod actions;
mod announce;
mod audit;
mod board;
mod check;
mod choosing;
pub mod content;
mod dealing;
mod effects;
mod execute;
mod explaining;
mod filters;
mod game;
mod ids;
mod imagining;
mod moving;
mod payment;
pub mod phrases;
mod places;
pub mod position;
mod reactions;
mod refusals;
mod speeds;
mod state;
mod stats;
mod step;
mod steps;
pub mod text;
mod view;
mod viewing;
mod windows;

pub use game::{Biomes, Recipe, Setup};
pub use ids::{FIRST_CARD, lane_id, lane_of, player_id, player_of, sector_id, sector_of};
pub use places::{Place, ZONES, place, zone};
pub use step::{Phase, Step};
pub use view::{BiomeView, EntryView, ObjectView, PlayerView, View};
