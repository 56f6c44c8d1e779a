//! The content of packs of Frames, and how they are distinguished from packs of other games.

use crate::games::frames::Frames;
use crate::games::frames::content::Content;
use crate::tools::Outcome;
use crate::tools::content::{FromPacks, by_id};
use crate::tools::packs::Shape;

impl FromPacks for Frames {
    const NOUN: &'static str = "frame";
    const SHAPE: Shape = Shape {
        places: &["frames", "systems", "companies", "fields"],
        cards: &[],
        kinds: &[],
        rules: &[
            "rockets",
            "clock",
            "points_per_asset",
            "systems",
            "white_dice",
            "ruler",
            "contest",
            "deployment_frames",
            "free_share",
            "drop_white",
            "jettison",
            "sudden_round",
            "initiative",
            "split_ranges",
            "hazards",
            "climbing",
            "demo",
        ],
    };
}

/// Index of a company by its full id, or by its short one if no other pack has it.
///
/// # Errors
/// Wrong use, with the known companies.
pub fn company(content: &Content, wanted: &str) -> Result<u16, Outcome> {
    let ids: Vec<&str> = content.companies.iter().map(|c| c.id.as_str()).collect();
    by_id("company", &ids, wanted)
}

/// Index of a field by its full id, or by its short one if no other pack has it.
///
/// # Errors
/// Wrong use, with the known fields.
pub fn field(content: &Content, wanted: &str) -> Result<u16, Outcome> {
    let ids: Vec<&str> = content.fields.iter().map(|f| f.id.as_str()).collect();
    by_id("field", &ids, wanted)
}
