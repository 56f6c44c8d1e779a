//! From packs to [`Content`]: reads, checks and resolves what Frames packs say.
//! The codes of findings are in `docs/modding/codes.md`.

mod abilities;
mod again;
mod areas;
mod assemble;
mod companies;
mod doubtful;
mod fields;
mod frames;
mod generators;
mod inline;
mod objectives;
mod pack;
mod room;
mod systems;
mod warnings;

use super::Content;
use crate::games::frames::Frames;
use crate::packs::pack_content;

pub use inline::{
    OwnField, add_counters, check_abilities, check_numbers, check_objectives, check_system,
};

pack_content!(Frames, "frames");
