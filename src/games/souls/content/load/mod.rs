//! From packs to [`Content`]: reads, checks and resolves what Souls packs say.
//!
//! The codes begin with an L ("loot"), because those of Sanctuary and of scenarios have the S.
//!
//! | code | meaning |
//! | --- | --- |
//! | L101 | number out of range |
//! | L102 | a card lacks what its kind must have |
//! | L103 | a card has what its kind cannot have |
//! | L104 | an ability of a sort that its kind of card cannot have |
//! | L105 | `Target(n)` without an n-th target |
//! | L106 | more targets than an ability may have |
//! | L107 | picture not in the pack, or not a picture |
//! | L108 | more abilities than a card may have |
//! | L109 | an empty name, tag or translation |
//! | L110 | a card that is not what its group says |
//! | L111 | `That`, `ThatPlayer` or an amount of the event where there is none |
//! | L113 | `choose` beside `targets` or `effects` |
//! | L114 | numbers of a die that are none, or stand there twice |
//! | L115 | too few or too many ways |
//! | L116 | an activated ability without a cost, or with one that cannot be paid |
//! | L117 | `More`, `Less` or `Double` of an event without an amount |
//! | L118 | an effect that cannot touch what it is given |
//! | L119 | a keyword, tag or cost given twice |
//! | L120 | no rules |
//! | L121 | a file of texts for English, or for no known language |
//! | L122 | a thing translated twice |
//! | L123 | a filter or a translation names a tag that no card has |
//! | L124 | a keyword that such a card cannot have |
//! | L125 | a card of another kind than its place asks for |
//! | L126 | a card listed twice in a set, or without copies |
//! | L127 | too few or too many cards in a set |
//! | L128 | a deck without the official proportions (F-175) |
//! | L130 | name too long (warning) |
//! | L131 | card that no set uses (warning, pack check only) |
//! | L132 | ability or effect that does nothing (warning) |
//! | L133 | what rules or cards of a later pack spoilt, left out (warning) |
//! | L134 | filter that matches nothing (warning) |
//! | L135 | condition that never comes true (warning) |
//! | L136 | missing translation (warning, pack check only) |
//! | L137 | ability that can go on for ever (warning, T-09) |
//! | L138 | set with an attack that can go on for ever (warning, R60) |

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
