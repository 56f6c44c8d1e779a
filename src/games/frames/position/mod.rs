//! Positions: any state of the board to start from, for scenarios, editors and saves of them.

mod apply;
mod check;
mod extract;
mod spelling;
mod write;

pub use apply::apply_position;
pub use spelling::{
    AreaAt, At, CompanyAt, FieldAt, FrameAt, Position, ScoredAt, SegmentAt, Spot, StationAt, UsedAt,
};
