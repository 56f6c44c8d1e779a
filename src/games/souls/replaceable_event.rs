//! Events that a replacement may change before they happen (rules page, section 8).

use super::content::CoinSource;
use crate::table::ObjectId;

/// The kinds of events that can be replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplaceableKind {
    /// Damage would be marked on a thing.
    Damage {
        /// It is combat damage.
        combat: bool,
    },
    /// A thing would die.
    Die,
    /// A thing would be destroyed.
    Destroyed,
    /// A player would gain ¢, by the text of such a card.
    Coins(CoinSource),
    /// A player would loot.
    Loot,
    /// A player would gain treasure.
    Treasure,
    /// A player would pay the death penalty.
    Penalty,
}

/// An event that is about to happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReplaceableEvent {
    /// The kind.
    pub would: ReplaceableKind,
    /// The card or player it happens to.
    pub who: ObjectId,
    /// The amount.
    pub amount: i32,
    /// The cause; the thing itself if there is no other.
    pub source: ObjectId,
    /// Replacements that have been applied: each applies once (F-158).
    pub applied: Applied,
}

/// Replacements that have been applied to an event, by card and ability. What comes of a replacement is the same
/// event still.
pub type Applied = [Option<(ObjectId, u8)>; 6];

impl ReplaceableEvent {
    /// An event to which nothing has been applied yet.
    #[must_use]
    pub const fn new(would: ReplaceableKind, who: ObjectId, amount: i32, source: ObjectId) -> Self {
        Self {
            would,
            who,
            amount,
            source,
            applied: [None; 6],
        }
    }

    /// Whether that ability of that card has been applied to it (F-158). When the list is full, nothing more is.
    #[must_use]
    pub fn has_seen(&self, card: ObjectId, ability: u8) -> bool {
        self.applied.contains(&Some((card, ability))) || !self.applied.contains(&None)
    }

    /// The same event after that ability of that card.
    #[must_use]
    pub fn after(mut self, card: ObjectId, ability: u8) -> Self {
        if let Some(slot) = self.applied.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some((card, ability));
        }
        self
    }
}
