//! Numbers in effects: a literal, or something counted when the effect happens.

use super::{Filter, ObjectSelector, PlayerSelector};
use crate::packs::amounts;

/// The amount that another one is made of.
type Part = Amount;

amounts! {
    "a number, `That`, `Count(..)`, `Coins(..)` or another amount"
    /// The amount of the event that triggered, or what was rolled ("that much").
    That,
    /// How many match: `Count((kind: Item, whose: Yours))`.
    Count(filter: Filter),
    /// The ¢ of that player; of several, the sum.
    Coins(player: PlayerSelector),
    /// The loot cards that player holds; of several, the sum.
    Hand(player: PlayerSelector),
    /// The soul value of that player; of several, the sum.
    Souls(player: PlayerSelector),
    /// Counters on those; of several, the sum.
    Counters(who: Box<ObjectSelector>),
    /// The attack of those; of several, the sum.
    AttackOf(who: Box<ObjectSelector>),
    /// So many times that: `Times(2, Count(..))`.
    Times(n: i32, part: Box<Part>),
    /// Half of that, rounded down.
    Half(part: Box<Part>),
}
