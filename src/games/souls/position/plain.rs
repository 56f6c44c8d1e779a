//! Plain cards: what stands where a position says nothing.

use crate::games::souls::content::{Card, CardKind, Content, DeckKind, Group};

/// Index of a card of each sort that changes as little as possible, if there is one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Plain {
    /// A character.
    pub character: Option<u16>,
    /// The card that fills each deck and its slots, in the order of the decks.
    pub cards: [Option<u16>; 4],
}

impl Plain {
    /// The first ones without abilities; of loot, which always does something, the first that is worth 1¢.
    #[must_use]
    pub fn of(content: &Content) -> Self {
        let bare = |c: &Card| {
            c.abilities.is_empty() && c.keywords.iter().next().is_none() && c.souls == 0 && !c.token
        };
        let plain = |c: &Card| match c.kind {
            CardKind::Loot => c.group == Some(Group::Coin1),
            CardKind::Monster => c.hp.is_some() && bare(c),
            _ => bare(c),
        };
        let first = |kind| {
            let at = content
                .cards
                .iter()
                .position(|c| c.kind == kind && plain(c));
            at.map(|n| n as u16)
        };
        let kinds = [
            CardKind::Treasure,
            CardKind::Loot,
            CardKind::Monster,
            CardKind::Room,
        ];
        Self {
            character: first(CardKind::Character),
            cards: kinds.map(first),
        }
    }

    /// The card that fills that deck.
    #[must_use]
    pub const fn of_deck(&self, deck: DeckKind) -> Option<u16> {
        self.cards[deck as usize]
    }
}
