//! Spanish, which says everything in English until its sentences are written.

pub use super::english::{ability, effects, mode, reward, soul_condition};
