//! From packs to [`Content`]: reads, checks and resolves what Biomes packs say.
//!
//! | code | meaning |
//! | --- | --- |
//! | B001 | number out of range |
//! | B002 | a card lacks what its kind must have |
//! | B003 | a card has what its kind cannot have |
//! | B004 | cost above the cap of the rules |
//! | B005 | `Target(n)` without an n-th target |
//! | B006 | `X` where no X is paid |
//! | B007 | picture not in the pack, or not a picture |
//! | B008 | the card named there is of the wrong kind |
//! | B009 | an empty name or translation |
//! | B010 | deck size |
//! | B011 | too many copies, or none |
//! | B012 | a card that no deck may hold |
//! | B013 | reserve size |
//! | B014 | card listed twice in one deck |
//! | B020 | alignments of a biome |
//! | B021 | biome type defined twice |
//! | B022 | fewer than three biomes |
//! | B023 | no rules |
//! | B024 | a file of texts for English, or for no known language |
//! | B025 | a thing translated twice |
//! | B026 | translation of a sub-type that no card has, or of a biome that there is not |
//! | B030 | name too long for its card (warning) |
//! | B031 | card that no deck can reach (warning, pack check only) |
//! | B032 | event or effect that does nothing (warning) |
//! | B033 | deck not legal under the rules of a later pack, left out (warning) |
//! | B034 | missing translation (warning, pack check only) |
//! | B035 | a filter asks for a sub-type that no card has |
//! | B036 | cards that set themselves or each other off for ever (warning, pack check only, T-09) |
//! | B037 | `That` where nothing was reacted to, or nothing that it could be |
//! | B038 | something that cannot be picked, or that pays no cost |
//! | B039 | condition that always or never holds (warning) |

mod abilities;
mod assemble;
mod biomes;
mod cards;
mod decks;
mod doubtful;
mod endless;
mod inline;
mod kind_set;
mod meaning;
mod pack;
mod rules;
mod scope;
mod touch;
mod warnings;

use super::Content;
use crate::games::biomes::Biomes;
use crate::packs::pack_content;

pub use inline::{add_deck, check_deck, deck_rule, extend, replace_biomes};

pack_content!(Biomes, "biomes");
