//! The kind of card that has an ability, as far as abilities need it.

use super::super::{Card, CardKind, Keyword};
use super::kind_set::KindSet;

/// A card as the bearer of its abilities.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bearer<'c> {
    pub card: &'c Card,
}

impl Bearer<'_> {
    /// It has hit points of its own, which a character has not: they are its player's.
    pub(super) const fn lives(self) -> bool {
        self.card.hp.is_some() && !matches!(self.card.kind, CardKind::Character)
    }

    /// A monster: of the monster deck with hit points, or an ambush.
    pub(super) const fn is_monster(self) -> bool {
        match self.card.kind {
            CardKind::Monster => self.card.hp.is_some(),
            CardKind::Loot => self.card.has(Keyword::Ambush),
            _ => false,
        }
    }

    /// An item: a starting item, a treasure or a trinket.
    pub(super) const fn is_item(self) -> bool {
        match self.card.kind {
            CardKind::StartingItem | CardKind::Treasure => true,
            CardKind::Loot => self.card.has(Keyword::Trinket),
            _ => false,
        }
    }

    pub(super) const fn is_curse(self) -> bool {
        self.card.is_event() && self.card.has(Keyword::Curse)
    }

    /// It stays in play, so that its abilities work there.
    pub(super) const fn stays(self) -> bool {
        let kind = self.card.kind;
        self.is_monster()
            || self.is_item()
            || self.is_curse()
            || matches!(kind, CardKind::Character | CardKind::Room)
    }

    /// It does something by itself: a loot card when it resolves, an event when it enters play.
    pub(super) const fn resolves(self) -> bool {
        matches!(self.card.kind, CardKind::Loot) || self.card.is_event()
    }

    /// The kinds of objects that `This` can be.
    pub(super) fn kind_set(self) -> KindSet {
        let item = match self.card.hp {
            Some(_) => KindSet::FAMILIAR,
            None => KindSet::ITEM,
        };
        let mut kind_set = match self.card.kind {
            CardKind::Character => KindSet::CHARACTER,
            CardKind::StartingItem => item,
            CardKind::Treasure => item.or(KindSet::SHOP).or(KindSet::TREASURE),
            CardKind::Loot => KindSet::LOOT.or(KindSet::LOOT_ENTRY),
            CardKind::Monster => KindSet::MONSTER_CARD,
            CardKind::BonusSoul => KindSet::SOUL,
            CardKind::Room => KindSet::ROOM,
        };
        if self.is_monster() {
            kind_set = kind_set.or(KindSet::MONSTER);
        }
        if self.is_item() {
            kind_set = kind_set.or(item);
        }
        if self.is_curse() {
            kind_set = kind_set.or(KindSet::CURSE);
        }
        kind_set
    }

    /// The objects that a static ability without `who` affects.
    pub(super) const fn own(self) -> Option<KindSet> {
        if self.is_item() || self.is_curse() || matches!(self.card.kind, CardKind::Character) {
            Some(KindSet::PLAYER)
        } else if self.is_monster() {
            Some(KindSet::MONSTER)
        } else {
            None
        }
    }

    /// The name of such a card, with its article.
    pub(super) const fn name(self) -> &'static str {
        match self.card.kind {
            CardKind::Character => "a character",
            CardKind::StartingItem => "a starting item",
            CardKind::Treasure => "a treasure",
            CardKind::Loot if self.card.has(Keyword::Trinket) => "a trinket",
            CardKind::Loot if self.card.has(Keyword::Ambush) => "an ambush",
            CardKind::Loot => "a loot card",
            CardKind::Monster if self.card.hp.is_some() => "a monster",
            CardKind::Monster if self.card.has(Keyword::Curse) => "a curse",
            CardKind::Monster => "an event",
            CardKind::BonusSoul => "a bonus soul",
            CardKind::Room => "a room",
        }
    }
}
