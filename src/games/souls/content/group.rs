//! Groups of cards within the decks, and how many of each a deck of official proportions holds (rules page,
//! section 10).

use ron2::FromRon;

use super::CardKind;

/// The group of a card within its deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, FromRon)]
pub enum Group {
    /// Treasure without an activated ability.
    Passive,
    /// Treasure that is used by deactivating it.
    Active,
    /// Treasure that is used by paying.
    Paid,
    /// Treasure that destroys itself.
    OneUse,
    /// Treasure with a soul value.
    SoulItem,
    /// Loot: 1¢.
    Coin1,
    /// Loot: 2¢.
    Coin2,
    /// Loot: 3¢.
    Coin3,
    /// Loot: 4¢.
    Coin4,
    /// Loot: 5¢ and more.
    Coin5,
    /// Loot that cancels.
    Cancel,
    /// Loot that deals damage.
    Bomb,
    /// Loot that recharges.
    Battery,
    /// Loot that rerolls or prevents damage.
    Shard,
    /// Loot with a table of rolls.
    Pill,
    /// Tarot-like and wild loot, ambushes too.
    Wild,
    /// Loot that becomes an item.
    Trinket,
    /// Loot that becomes a soul.
    LostSoul,
    /// Monster without a soul value.
    Basic,
    /// Monster with a drawback for everybody.
    Cursed,
    /// Monster with a boon for everybody.
    Charmed,
    /// Monster with one soul.
    Boss,
    /// Monster with two souls.
    Epic,
    /// Event that helps.
    GoodEvent,
    /// Event that hurts.
    BadEvent,
    /// Event with Curse.
    Curse,
}

/// Every group with its deck and its share of a deck of a hundred (F-175).
pub const GROUPS: [(Group, CardKind, u16); 26] = [
    (Group::Passive, CardKind::Treasure, 44),
    (Group::Active, CardKind::Treasure, 40),
    (Group::Paid, CardKind::Treasure, 10),
    (Group::OneUse, CardKind::Treasure, 5),
    (Group::SoulItem, CardKind::Treasure, 1),
    (Group::Coin1, CardKind::Loot, 2),
    (Group::Coin2, CardKind::Loot, 6),
    (Group::Coin3, CardKind::Loot, 11),
    (Group::Coin4, CardKind::Loot, 12),
    (Group::Coin5, CardKind::Loot, 6),
    (Group::Cancel, CardKind::Loot, 5),
    (Group::Bomb, CardKind::Loot, 6),
    (Group::Battery, CardKind::Loot, 6),
    (Group::Shard, CardKind::Loot, 5),
    (Group::Pill, CardKind::Loot, 6),
    (Group::Wild, CardKind::Loot, 23),
    (Group::Trinket, CardKind::Loot, 11),
    (Group::LostSoul, CardKind::Loot, 1),
    (Group::Basic, CardKind::Monster, 30),
    (Group::Cursed, CardKind::Monster, 9),
    (Group::Charmed, CardKind::Monster, 9),
    (Group::Boss, CardKind::Monster, 30),
    (Group::Epic, CardKind::Monster, 1),
    (Group::GoodEvent, CardKind::Monster, 8),
    (Group::BadEvent, CardKind::Monster, 8),
    (Group::Curse, CardKind::Monster, 5),
];

impl Group {
    /// The deck it belongs to.
    #[must_use]
    pub fn kind(self) -> CardKind {
        GROUPS[self as usize].1
    }

    /// Its share of a deck of a hundred cards (F-175).
    #[must_use]
    pub fn share(self) -> u16 {
        GROUPS[self as usize].2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shares_of_each_deck_make_a_hundred() {
        for (n, &(group, kind, _)) in GROUPS.iter().enumerate() {
            assert_eq!(group as usize, n);
            let deck = GROUPS.iter().filter(|g| g.1 == kind);
            assert_eq!(deck.map(|g| g.2).sum::<u16>(), 100, "{kind:?}");
        }
    }
}
