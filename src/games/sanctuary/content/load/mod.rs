//! From packs to [`Content`]: reads, checks and resolves what Sanctuary packs say.
//! The codes of findings are in `docs/modding/codes.md`.

mod abilities;
mod assemble;
mod cards;
mod chains;
mod decks;
mod doubtful;
mod effects;
mod endless;
mod filters;
mod inline;
mod kind_set;
mod known;
mod meaning;
mod pack;
mod warnings;

use super::Content;
use crate::games::sanctuary::Sanctuary;
use crate::packs::pack_content;

pub use inline::{add_counters, add_deck, add_factions, check_deck, deck_rule, extend};

pack_content!(Sanctuary, "sanctuary");
