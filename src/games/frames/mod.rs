//! Frames: a skirmish of two to five companies on an open board, with dice, stations and a doomsday clock
//! (rules M-01 to M-201).

mod abilities;
mod audit;
mod bidding;
mod board;
mod bot;
pub mod change_events;
pub mod choices;
pub mod components;
pub mod content;
mod cover;
mod cover_by_place;
mod damage_shown;
mod dealing;
#[cfg(feature = "desktop")]
pub mod desktop;
pub mod elevation;
pub mod events;
mod explaining;
mod game;
pub mod geometry;
mod ids;
pub mod limits;
pub mod match_state;
mod objectives;
pub mod phrases;
mod pools;
pub mod position;
pub mod refusals;
mod revealing;
mod scoring;
pub mod slots;
mod step;
mod steps;
pub mod text;
pub mod tools;
pub mod topics;
mod turn;
mod view;
mod viewing;

pub use bidding::points_per_asset;
pub use board::{point_of, point_ref};
pub use choices::{Choice, ChoiceWord};
pub use damage_shown::{AttackResult, DieResult, last_blow};
pub use events::{Event, EventWord};
pub use game::{Frames, Recipe, Setup};
pub use ids::{
    FRAMES, SEATS, SEGMENTS, STATIONS, Thing, company_id, frame_id, segment_id, station_id, thing,
};
pub use step::{Phase, Step};
pub use topics::Topic;
pub use turn::TURN;
pub use view::{SeenObjective, View};
