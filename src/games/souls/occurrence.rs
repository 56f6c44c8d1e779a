//! Events that a replacement may change before they happen (rules page, section 8).

use crate::table::ObjectId;

/// Which sort of event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Would {
    /// Damage would be marked on a thing.
    Damage {
        /// It is combat damage.
        combat: bool,
    },
    /// A thing would die.
    Die,
    /// A thing would be destroyed.
    Destroyed,
    /// A player would gain ¢.
    Coins,
    /// A player would loot.
    Loot,
    /// A player would gain treasure.
    Treasure,
    /// A player would pay the death penalty.
    Penalty,
}

/// An event that is about to happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Occurrence {
    /// Which sort.
    pub would: Would,
    /// What it happens to: a card or a player.
    pub who: ObjectId,
    /// How much.
    pub amount: i32,
    /// What causes it; the thing itself if nothing else.
    pub source: ObjectId,
    /// Replacements that have been applied: each applies once (F-158).
    pub applied: [Option<(ObjectId, u8)>; 6],
}
