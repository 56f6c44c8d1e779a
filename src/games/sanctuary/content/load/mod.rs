//! From packs to [`Content`]: reads, checks and resolves what Sanctuary packs say.
//!
//! The codes start at S101, because those of scenarios begin with an S too and end at S030.
//!
//! | code | meaning |
//! | --- | --- |
//! | S101 | number out of range |
//! | S102 | a card lacks what its kind must have |
//! | S103 | a card has what its kind cannot have |
//! | S104 | an ability of a sort that its kind of card cannot have |
//! | S105 | `Target(n)` without an n-th target |
//! | S106 | more targets than an ability may have |
//! | S107 | picture not in the pack, or not a picture |
//! | S108 | more abilities than a card may have |
//! | S109 | an empty name or translation |
//! | S110 | deck size (H-92) |
//! | S111 | too many copies, or none (H-93) |
//! | S112 | a card of another faction than the deck's Sanctuary (H-94) |
//! | S113 | a deck without a Sanctuary, or with one among its cards |
//! | S114 | card listed twice in one deck |
//! | S115 | `That` where nothing triggered, or nothing of that sort |
//! | S116 | `Carrier`, `CarriedBy` or `Opposing` where there can be none |
//! | S117 | a phase in which no ability can be used |
//! | S118 | an effect that cannot touch what it is given |
//! | S119 | a gift or phase given twice |
//! | S120 | no rules |
//! | S121 | a file of texts for English, or for no known language |
//! | S122 | a thing translated twice |
//! | S123 | a filter or a translation names a sub-type that no card has |
//! | S130 | name too long (warning) |
//! | S131 | card that no deck uses (warning, pack check only) |
//! | S132 | ability that does nothing (warning) |
//! | S133 | deck not legal under the rules of a later pack, left out (warning) |
//! | S134 | filter that matches nothing (warning) |
//! | S135 | condition that never comes true (warning) |
//! | S136 | missing translation (warning, pack check only) |
//! | S137 | ability that can go on for ever (warning) |

mod abilities;
mod assemble;
mod cards;
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

pub use inline::{add_deck, add_factions, check_deck, deck_rule, extend};

pack_content!(Sanctuary, "sanctuary");
