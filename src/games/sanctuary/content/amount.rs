//! Numbers in effects: a literal, or something counted when the effect happens.

use super::{Filter, ObjectSelector};
use crate::packs::amounts;

amounts! {
    "a number, `That`, `Count(..)`, `StrengthOf(..)` or `CostOf(..)`"
    /// The amount of the event that triggered ("that much").
    That,
    /// How many cards match: `Count((kind: Character, whose: Yours))`.
    Count(filter: Filter),
    /// The Strength of that Character; of several, the sum.
    StrengthOf(who: Box<ObjectSelector>),
    /// The cost of that card; of several, the sum.
    CostOf(who: Box<ObjectSelector>),
}
