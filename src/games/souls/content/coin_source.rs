//! Where gained ¢ come from.

use ron2::FromRon;

use super::{Ability, Card, CardKind};

/// The kind of card by whose text a player gains ¢ (R132).
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRon)]
pub enum CoinSource {
    /// A loot card that was played.
    Loot,
    /// An item, a trinket too.
    Item,
    /// A monster, by its rewards too, an event or a curse.
    Monster,
    /// A character.
    Character,
    /// A room.
    Room,
    /// A soul beside the board.
    Soul,
}

impl CoinSource {
    /// That of a text of a card: of its ability with that number.
    #[must_use]
    pub fn of(card: &Card, ability: u8) -> Self {
        match card.kind {
            CardKind::Character => Self::Character,
            CardKind::StartingItem | CardKind::Treasure => Self::Item,
            CardKind::Loot => match card.abilities.get(usize::from(ability)) {
                Some(Ability::Resolve { .. }) => Self::Loot,
                _ => Self::Item,
            },
            CardKind::Monster => Self::Monster,
            CardKind::BonusSoul => Self::Soul,
            CardKind::Room => Self::Room,
        }
    }
}
