//! Numbers in effects: a literal, X, or something counted when the effect happens.

use super::Filter;
use crate::packs::amounts;

amounts! {
    "a number, `X`, `That` or `Count(..)`"
    /// The X paid for the action (0 for anything else).
    X,
    /// The amount of the event a reactive skill reacted to ("that much").
    That,
    /// How many objects match: `Count((kind: Agent, whose: Yours))`.
    Count(filter: Filter),
}
