//! Sound cues that the table and the board give while they show events.
//!
//! Cues are given whether or not anything is played; the feature `sound` plays them.

use bevy::prelude::Message;

/// One thing to be heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Message)]
pub enum Cue {
    /// A card goes from one place to another.
    Card,
    /// Something is played, used or announced.
    Play,
    /// Somebody attacks, defends or aims.
    Attack,
    /// Something is hurt.
    Damage,
    /// Something is destroyed, lost or dies.
    Fall,
    /// Something heals or is protected.
    Heal,
    /// Dice fall.
    Dice,
    /// Coins, energy and other goods change hands.
    Coins,
    /// A frame goes its way.
    Stride,
    /// A turn or a round begins.
    Turn,
    /// It is decided.
    Win,
}

impl Cue {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Card,
        Self::Play,
        Self::Attack,
        Self::Damage,
        Self::Fall,
        Self::Heal,
        Self::Dice,
        Self::Coins,
        Self::Stride,
        Self::Turn,
        Self::Win,
    ];

    /// Whether it marks a moment of the match, not something seen on the table.
    #[must_use]
    pub const fn is_signal(self) -> bool {
        matches!(self, Self::Turn | Self::Win)
    }
}
