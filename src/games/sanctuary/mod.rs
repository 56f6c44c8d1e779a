//! Sanctuary: two players, duels, one combat a turn, Volition, a Sanctuary to defend (rules H-01 to H-94).

mod actions;
mod aiming;
mod announce;
mod audit;
mod board;
mod bot;
pub mod choices;
mod choosing;
pub mod content;
mod dealing;
#[cfg(feature = "desktop")]
pub mod desktop;
mod effects;
pub mod events;
mod explaining;
mod facts;
mod filters;
mod game;
mod harm;
mod ids;
mod imagining;
pub mod limits;
mod moving;
pub mod phrases;
mod places;
pub mod position;
mod refusals;
mod refusing;
mod resolve;
mod state;
mod stats;
mod step;
mod steps;
pub mod text;
pub mod tools;
mod triggers;
mod turn;
mod view;
mod viewing;
mod windows;

pub use game::{Recipe, Sanctuary, Setup};
pub use ids::{FIRST_CARD, player_id};
pub use places::{Place, ZONES, place, zone};
pub use step::{Phase, Step};
pub use turn::{PHASES, STEPS, TURN};
pub use view::{BlockView, CardView, EntryView, PairView, PlayerView, View};
