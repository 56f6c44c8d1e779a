//! Sanctuary: two players, duels, one combat a turn, Volition, a Sanctuary to defend (rules H-01 to H-94).

pub mod content;
mod places;
mod step;
pub mod text;
mod view;

pub use places::{Place, ZONES, place, zone};
pub use step::{PHASES, Phase, Step};
pub use view::{BlockView, CardView, EntryView, PairView, PlayerView, View};
