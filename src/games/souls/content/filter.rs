//! Which things something applies to: used by targets, static abilities, choices and counts.

use ron2::FromRon;

use super::{DeckKind, Group, Keyword, PlayerSelector};
use crate::cards::language::{Bound, Part, PartMut, Parts, Scene};
use crate::games::souls::Souls;
use crate::packs::{Whose, optional_fields};

optional_fields! {
    /// A condition on things; every part that is given must hold.
    #[derive(PartialEq)]
    pub struct Filter {
        /// What it is.
        pub kind: Kind,
        /// Whose it is, seen from the controller of the ability. Monsters, rooms and shop items are nobody's.
        pub whose: Whose,
        /// Only what those players have (R126).
        pub of: Option<PlayerSelector>,
        /// Where it is; entries of the stack need none.
        pub place: Where,
        /// Only cards of this group.
        pub group: Option<Group>,
        /// Only cards with this marker.
        pub tag: Option<String>,
        /// Only cards with this keyword.
        pub keyword: Option<Keyword>,
        /// Only objects without Eternal (`false`) or with it (`true`).
        pub eternal: Option<bool>,
        /// Only charged (`true`) or deactivated (`false`) objects.
        pub charged: Option<bool>,
        /// Only objects with a tap ability, or only others.
        pub taps: Option<bool>,
        /// Only what is being attacked, or only others.
        pub attacked: Option<bool>,
        /// Only monsters with a soul value, or only others.
        pub boss: Option<bool>,
        /// Only the active player, or only others.
        pub active: Option<bool>,
        /// Only players that have not died this turn and things with hit points left, or only others.
        pub alive: Option<bool>,
        /// Only what has marked damage, or only others.
        pub damaged: Option<bool>,
        /// Only starting items, or only others.
        pub starting: Option<bool>,
        /// Only attack rolls, or only others.
        pub attack: Option<bool>,
        /// Only combat damage, or only other damage.
        pub combat: Option<bool>,
        /// Only what has at most so many hit points left now, whatever it prints.
        pub max_hp: Option<Bound>,
        /// The same: at least so many.
        pub min_hp: Option<Bound>,
        /// Only things with at least so many counters.
        pub counters: Option<u16>,
        /// Only players with the most or the fewest of something; all of them if several share it.
        pub most: Option<Measure>,
        /// The same for the fewest.
        pub least: Option<Measure>,
        /// Only the card that has the ability, or only others.
        pub this: Option<bool>,
        /// Not the card that has the ability (for players: not you).
        pub other: bool,
    }
}

impl Parts<Souls> for Filter {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, Souls>,
        visit: &mut dyn FnMut(Part<'a, Souls>, &Scene<'a, Souls>),
    ) {
        visit(Part::Filter(self), scene);
        if let Some(of) = &self.of {
            of.parts(scene, visit);
        }
        let bounds = [&self.max_hp, &self.min_hp].into_iter();
        bounds.for_each(|bound| bound.parts(scene, visit));
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, Souls>)) {
        visit(PartMut::Filter(self));
        if let Some(of) = &mut self.of {
            of.parts_mut(visit);
        }
    }
}

/// What kind of thing a [`Filter`] matches.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
pub enum Kind {
    /// Players.
    #[default]
    Player,
    /// Monsters in slots.
    Monster,
    /// Players, monsters and everything else with hit points in play.
    Creature,
    /// Items that players control, starting items and trinkets too.
    Item,
    /// Characters, as objects that are charged and deactivated.
    Character,
    /// Items and characters.
    Object,
    /// Soul cards that players control.
    Soul,
    /// Curses that players have.
    Curse,
    /// Rooms in slots.
    Room,
    /// Items in shop slots.
    ShopItem,
    /// Loot cards, in a hand or in the discard.
    Loot,
    /// Treasures in the discard.
    Treasure,
    /// Monster cards in the discard.
    MonsterCard,
    /// Any entry of the stack.
    Entry,
    /// A roll on the stack.
    Roll,
    /// A loot card on the stack.
    LootEntry,
    /// An activated or triggered ability on the stack.
    AbilityEntry,
    /// Damage on the stack; `whose` is whom it is aimed at.
    DamageEntry,
    /// A death on the stack; `whose` is who dies.
    DeathEntry,
    /// Things of any kind: what `Is` means where no kind is written.
    Any,
}

/// Where a card must be.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
pub enum Where {
    /// In play, which includes the top cards of slots.
    #[default]
    Play,
    /// In a hand. Targets are only in one's own; `Choose` looks into others too.
    Hand,
    /// In a discard.
    Discard,
    /// In a deck; only `Choose` looks there.
    Deck,
}

/// What players have more or less of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRon)]
pub enum Measure {
    /// ¢.
    Coins,
    /// Loot cards in hand.
    Hand,
    /// Soul value.
    Souls,
    /// Items.
    Items,
}

impl Filter {
    /// Whether only the card that has the ability is meant.
    #[must_use]
    pub fn is_this(&self) -> bool {
        self.this == Some(true)
    }

    /// Whether that card is not meant (for players: not you).
    #[must_use]
    pub fn is_other(&self) -> bool {
        self.other || self.this == Some(false)
    }

    /// The deck and the discard in which cards of this kind lie out of play.
    #[must_use]
    pub const fn pile(&self) -> Option<DeckKind> {
        Some(match self.kind {
            Kind::Loot => DeckKind::Loot,
            Kind::Treasure | Kind::Item => DeckKind::Treasure,
            Kind::MonsterCard | Kind::Monster => DeckKind::Monster,
            Kind::Room => DeckKind::Room,
            _ => return None,
        })
    }
}

impl Kind {
    /// Whether it is something on the stack.
    #[must_use]
    pub const fn is_entry(self) -> bool {
        matches!(
            self,
            Self::Entry
                | Self::Roll
                | Self::LootEntry
                | Self::AbilityEntry
                | Self::DamageEntry
                | Self::DeathEntry
        )
    }
}
