//! Positions: any state of the board to start from, for scenarios, editors and saves of them.

mod check;
mod cut;
mod lay;
mod spelling;
mod write;

pub use lay::lay;
pub use spelling::{AreaAt, At, CompanyAt, FieldAt, FrameAt, Position, SegmentAt, Spot, StationAt};
