//! Positions: any state of the board to start from, for scenarios, editors and saves of them.

mod check;
mod lay;
mod spelling;

pub use lay::lay;
pub use spelling::{AreaAt, At, CompanyAt, FieldAt, FrameAt, Position, SegmentAt, Spot, StationAt};
