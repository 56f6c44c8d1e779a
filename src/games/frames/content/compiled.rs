//! Checked content: the loader makes it from packs, the rules read it. It is immutable.

use super::{Company, FieldDef, FrameType, Rules};
use crate::packs::PackStamp;

/// Everything a match needs from the packs. Things are sorted by id, so indices agree everywhere.
#[derive(Debug, Clone)]
pub struct Content {
    /// Types of frame, sorted by full id.
    pub frames: Vec<FrameType>,
    /// Ready-made companies, sorted by full id; legal at their tables.
    pub companies: Vec<Company>,
    /// Fields, sorted by full id.
    pub fields: Vec<FieldDef>,
    /// Rule parameters.
    pub rules: Rules,
    /// The packs this came from, in load order.
    pub packs: Vec<PackStamp>,
}
