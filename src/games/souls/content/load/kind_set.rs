//! Sets of kinds of things, to check whether an effect can affect its targets.

use super::super::{CardKind, Filter, Group, Kind, Where};
use crate::packs::prose::listed_bits;

/// A set of sorts of things.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct KindSet(u32);

/// The names of the kinds, in the order of their bits.
const NAMES: [&str; 17] = [
    "players",
    "monsters",
    "items",
    "familiars",
    "characters",
    "souls",
    "curses",
    "rooms",
    "shop items",
    "loot cards",
    "treasures out of play",
    "monster cards out of play",
    "rolls",
    "loot on the stack",
    "abilities on the stack",
    "damage on the stack",
    "deaths on the stack",
];

impl KindSet {
    /// Anything.
    pub(super) const ANY: Self = Self(u32::MAX);
    pub(super) const PLAYER: Self = Self(1);
    pub(super) const MONSTER: Self = Self(1 << 1);
    /// Items without hit points.
    pub(super) const ITEM: Self = Self(1 << 2);
    /// Items with hit points.
    pub(super) const FAMILIAR: Self = Self(1 << 3);
    pub(super) const CHARACTER: Self = Self(1 << 4);
    pub(super) const SOUL: Self = Self(1 << 5);
    pub(super) const CURSE: Self = Self(1 << 6);
    pub(super) const ROOM: Self = Self(1 << 7);
    pub(super) const SHOP: Self = Self(1 << 8);
    pub(super) const LOOT: Self = Self(1 << 9);
    pub(super) const TREASURE: Self = Self(1 << 10);
    pub(super) const MONSTER_CARD: Self = Self(1 << 11);
    pub(super) const ROLL: Self = Self(1 << 12);
    pub(super) const LOOT_ENTRY: Self = Self(1 << 13);
    pub(super) const ABILITY: Self = Self(1 << 14);
    pub(super) const DAMAGE: Self = Self(1 << 15);
    pub(super) const DEATH: Self = Self(1 << 16);

    /// Items of both sorts.
    pub(super) const ITEMS: Self = Self::ITEM.or(Self::FAMILIAR);
    /// Whatever has hit points.
    pub(super) const CREATURE: Self = Self::PLAYER.or(Self::MONSTER).or(Self::FAMILIAR);
    /// Whatever can be charged and deactivated.
    pub(super) const CHARGED: Self = Self::ITEMS
        .or(Self::CHARACTER)
        .or(Self::ROOM)
        .or(Self::MONSTER)
        .or(Self::SHOP);
    /// The objects that players control and can swap.
    pub(super) const CONTROLLED: Self = Self::ITEMS.or(Self::CURSE).or(Self::SOUL);
    /// The objects that can come under a player's control.
    pub(super) const GIVEN: Self = Self::CONTROLLED.or(Self::SHOP).or(Self::LOOT);
    /// Cards in discards.
    pub(super) const DISCARDED: Self = Self::LOOT.or(Self::TREASURE).or(Self::MONSTER_CARD);
    /// Cards in play but characters.
    pub(super) const REMOVED: Self = Self::ITEMS
        .or(Self::MONSTER)
        .or(Self::SOUL)
        .or(Self::CURSE)
        .or(Self::ROOM)
        .or(Self::SHOP);
    /// The objects that are destroyed and do not die instead.
    pub(super) const DESTROYED: Self = Self::CONTROLLED.or(Self::ROOM).or(Self::SHOP);
    /// Cards in play.
    pub(super) const IN_PLAY: Self = Self::REMOVED.or(Self::CHARACTER);
    /// Cards that can move.
    pub(super) const CARD: Self = Self::REMOVED.or(Self::DISCARDED).or(Self::LOOT_ENTRY);
    /// Entries of the stack.
    pub(super) const ENTRY: Self = Self(0b1_1111 << 12);

    pub(super) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether anything is in both.
    pub(super) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether only things that no player controls are among them. What was a monster may lie in a discard.
    pub(super) const fn is_nobodys(self) -> bool {
        const NOBODYS: KindSet = KindSet::MONSTER
            .or(KindSet::ROOM)
            .or(KindSet::SHOP)
            .or(KindSet::TREASURE)
            .or(KindSet::MONSTER_CARD);
        self.0 & !NOBODYS.0 == 0 || self.0 == KindSet::MONSTER.or(KindSet::DISCARDED).0
    }

    /// The kinds of objects that a filter can match, where it looks for them.
    pub(super) fn of(filter: &Filter) -> Self {
        match (filter.kind, filter.place) {
            (Kind::Item, Where::Discard | Where::Deck) => Self::TREASURE,
            (Kind::Monster, Where::Discard | Where::Deck) => Self::MONSTER_CARD,
            (kind, _) => Self::from(kind),
        }
    }

    /// Cards that can be of a group. Any card can have become a soul.
    pub(super) fn of_group(group: Group) -> Self {
        let event = Self::MONSTER_CARD;
        let loot = Self::LOOT.or(Self::LOOT_ENTRY);
        let own = match group {
            Group::Trinket => loot.or(Self::ITEMS),
            Group::Wild => loot.or(Self::MONSTER),
            Group::GoodEvent | Group::BadEvent => event,
            Group::Curse => event.or(Self::CURSE),
            _ => match group.kind() {
                CardKind::Treasure => Self::ITEMS.or(Self::SHOP).or(Self::TREASURE),
                CardKind::Loot => loot,
                _ => Self::MONSTER.or(Self::MONSTER_CARD),
            },
        };
        own.or(Self::SOUL)
    }

    /// All of it in words: "players and monsters".
    pub(super) fn words(self) -> String {
        listed_bits(self.0, &NAMES)
    }
}

impl From<Kind> for KindSet {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Player => Self::PLAYER,
            Kind::Monster => Self::MONSTER,
            Kind::Creature => Self::CREATURE,
            Kind::Item => Self::ITEMS,
            Kind::Character => Self::CHARACTER,
            Kind::Object => Self::ITEMS.or(Self::CHARACTER),
            Kind::Soul => Self::SOUL,
            Kind::Curse => Self::CURSE,
            Kind::Room => Self::ROOM,
            Kind::ShopItem => Self::SHOP,
            Kind::Loot => Self::LOOT,
            Kind::Treasure => Self::TREASURE,
            Kind::MonsterCard => Self::MONSTER_CARD,
            Kind::Entry => Self::ENTRY,
            Kind::Roll => Self::ROLL,
            Kind::LootEntry => Self::LOOT_ENTRY,
            Kind::AbilityEntry => Self::ABILITY,
            Kind::DamageEntry => Self::DAMAGE,
            Kind::DeathEntry => Self::DEATH,
            Kind::Any => Self::ANY,
        }
    }
}
