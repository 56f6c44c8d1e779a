//! The background of a card's figure.

use super::H;
use crate::games::souls::content::{Card, CardKind, Group};

/// A part of the house.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// A shelf with jars: treasures.
    Shelf,
    /// A table top: loot.
    Table,
    /// A wall with paper and a door: lodgers.
    Wallpaper,
    /// Under the house: monsters.
    Vault,
    /// The stair down: events.
    Stair,
    /// Beams round the middle: loot that is dealt like fortune.
    Rays,
    /// Smoke with signs in it: curses.
    Smoke,
    /// Inside a jar: souls.
    Glow,
    /// A room of the house.
    Chamber,
}

impl Place {
    /// The place of a card.
    pub const fn of(card: &Card) -> Self {
        match (card.kind, card.group) {
            (CardKind::Character, _) => Self::Wallpaper,
            (CardKind::BonusSoul, _) | (_, Some(Group::SoulItem | Group::LostSoul)) => Self::Glow,
            (CardKind::StartingItem | CardKind::Treasure, _) => Self::Shelf,
            (CardKind::Room, _) => Self::Chamber,
            (CardKind::Loot, _) if card.hp.is_some() => Self::Vault,
            (CardKind::Loot, Some(Group::Wild)) => Self::Rays,
            (CardKind::Loot, _) => Self::Table,
            (CardKind::Monster, _) if card.hp.is_some() => Self::Vault,
            (CardKind::Monster, Some(Group::Curse)) => Self::Smoke,
            (CardKind::Monster, _) => Self::Stair,
        }
    }

    /// Where feet stand.
    pub const fn ground(self) -> f32 {
        match self {
            Self::Shelf | Self::Table => 136.0,
            Self::Chamber => 118.0,
            Self::Wallpaper => H + 6.0,
            _ => 150.0,
        }
    }

    /// How far the light reaches.
    pub const fn reach(self) -> f32 {
        match self {
            Self::Rays | Self::Glow => 92.0,
            Self::Vault | Self::Stair => 104.0,
            Self::Wallpaper => 96.0,
            _ => 82.0,
        }
    }

    /// Whether the candle itself is seen.
    pub const fn has_candle(self) -> bool {
        matches!(self, Self::Shelf | Self::Table)
    }
}
