//! From packs to [`Content`]: reads, checks and resolves what Biomes packs say.
//! The codes of findings are in `docs/modding/codes.md`.

mod abilities;
mod assemble;
mod biomes;
mod cards;
mod costs;
mod decks;
mod doubtful;
mod endless;
mod inline;
mod kind_set;
mod kinds;
mod meaning;
mod pack;
mod replaces;
mod rules;
mod scope;
mod touch;
mod warnings;

use super::Content;
use crate::games::biomes::Biomes;
use crate::packs::pack_content;

pub use inline::{add_counters, add_deck, check_deck, deck_rule, extend, replace_biomes};

pack_content!(Biomes, "biomes");
