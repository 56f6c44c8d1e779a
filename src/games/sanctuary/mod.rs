//! Sanctuary: two players, duels, one combat a turn, Volition, a Sanctuary to defend (rules H-01 to H-94).

mod actions;
mod aiming;
mod announce;
mod audit;
mod board;
mod choosing;
pub mod content;
mod dealing;
mod effects;
mod explaining;
mod facts;
mod filters;
mod game;
mod harm;
mod ids;
mod imagining;
mod moving;
pub mod phrases;
mod places;
pub mod position;
mod refusals;
mod resolve;
mod state;
mod stats;
mod step;
mod steps;
pub mod text;
mod triggers;
mod view;
mod viewing;
mod windows;

pub use game::{Recipe, Sanctuary, Setup};
pub use ids::{FIRST_CARD, player_id};
pub use places::{Place, ZONES, place, zone};
pub use step::{PHASES, Phase, STEPS, Step};
pub use view::{BlockView, CardView, EntryView, PairView, PlayerView, View};
