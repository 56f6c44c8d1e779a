//! From packs to [`Content`]: reads, checks and resolves what Souls packs say.
//! The codes of findings are in `docs/modding/codes.md`.

mod abilities;
mod assemble;
mod bearer;
mod cards;
mod conditions;
mod counts;
mod doubtful;
mod effects;
mod endless;
mod event;
mod filters;
mod groups;
mod inline;
mod kind_set;
mod known;
mod meaning;
mod pack;
mod parts;
mod rules;
mod sets;
mod touch;
mod warnings;

use super::Content;
use crate::games::souls::Souls;
use crate::packs::pack_content;

pub use inline::{add_set, check_set, extend, set_rule};
pub use touch::size as grant_size;

pack_content!(Souls, "souls");
