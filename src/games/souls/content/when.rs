//! The trigger events of abilities.

use ron2::FromRon;

use super::{CoinSource, Filter, Kind, Where};
use crate::cards::language::{Part, Parts, Scene};
use crate::games::souls::Souls;
use crate::packs::Whose;

/// The loot cards that a [`Plays`](TriggerCondition::Plays) waits for. They are played from a hand.
#[derive(Debug, Clone, PartialEq)]
pub struct Played(pub Filter);

impl FromRon for Played {
    fn from_ast(expr: &ron2::ast::Expr<'_>) -> ron2::Result<Self> {
        let mut filter = Filter::from_ast(expr)?;
        if filter.place == Where::Play {
            filter.place = Where::Hand;
        }
        if filter.kind == Kind::Player {
            filter.kind = Kind::Loot;
        }
        Ok(Self(filter))
    }
}

/// The trigger of a triggered ability. "You" is the controller of its card; of monsters, rooms and events it is the
/// active player (F-65).
#[derive(Debug, Clone, PartialEq, FromRon)]
#[ron(deny_unknown_fields)]
pub enum TriggerCondition {
    /// The game begins (F-52).
    GameStarts,
    /// The recharge step of a turn is over (F-07).
    TurnStarts(Whose),
    /// The end phase of a turn begins (F-29).
    TurnEnds(Whose),
    /// This enters play, in the shop too (F-64).
    Enters,
    /// This leaves play, out of the shop too (F-64).
    Leaves,
    /// This dies; `That` is who killed it, if somebody did.
    Dies,
    /// Something that matches dies; `That` is it.
    SomethingDies(Filter),
    /// That player dies; `ThatPlayer`.
    PlayerDies(Whose),
    /// Something that matches is damaged; `That` is it, and the amount.
    Damaged(Filter),
    /// The same by combat damage only.
    CombatDamaged(Filter),
    /// This deals damage; `That` is whom, and the amount. For an item: its controller deals combat damage.
    Deals,
    /// A die is rolled: it has gone on the stack. `That` is the roll.
    DieRolled {
        /// The player who does it.
        by: Whose,
        /// Only attack rolls, or only others.
        #[ron(default)]
        attack: Option<bool>,
    },
    /// A roll would resolve as one of these (F-87); `That` is the roll.
    WouldRoll {
        /// The player who does it.
        by: Whose,
        /// 1 to 6.
        on: Vec<u8>,
        /// Only attack rolls, or only others.
        #[ron(default)]
        attack: Option<bool>,
    },
    /// A roll resolved as one of these (F-88); the amount is what was rolled, `ThatPlayer` the roller.
    Rolled {
        /// The player who does it.
        by: Whose,
        /// 1 to 6.
        on: Vec<u8>,
        /// Only attack rolls, or only others.
        #[ron(default)]
        attack: Option<bool>,
    },
    /// An attack is declared by that player; nothing is chosen yet.
    AttackDeclared(Whose),
    /// An attack on something that matches is declared; `That` is it. Not when the monster deck is attacked
    /// (F-96), except for the revealed monster itself.
    Attacked(Filter),
    /// An attack roll of that player hits; `That` is what is attacked.
    Hits(Whose),
    /// An attack roll of that player misses; `That` is what is attacked.
    Misses(Whose),
    /// That player plays a loot card; `That` is its entry.
    LootPlayed(Whose),
    /// A loot card that matches is played by whose the filter says; `That` is its entry (R103).
    Plays(Played),
    /// Something that matches is chosen as a target by that player's loot card or ability; `That` is it (R107).
    Targeted(Filter, Whose),
    /// That player activates an ability; `That` is its entry.
    Activates(Whose),
    /// That player declares a purchase.
    PurchaseDeclared(Whose),
    /// That player has bought something; `That` is it.
    Purchased(Whose),
    /// That player gains an item (not by steal, give or swap, F-163); `That` is it.
    GainsItem(Whose),
    /// That player gains a soul; `That` is it, the amount its value.
    GainsSoul(Whose),
    /// That player gains ¢; the amount.
    GainsCoins(Whose),
    /// The same, by the text of such a card.
    GainsCoinsFrom(Whose, CoinSource),
    /// That player loots; the amount is how many cards.
    Loots(Whose),
    /// That player discards a loot card from hand.
    Discards(Whose),
    /// This loot card is discarded from hand (R104).
    Discarded,
    /// Something that matches is destroyed; `That` is it.
    Destroyed(Filter),
    /// This has fewer than so many counters and gets as many or more.
    CountersReach(u16),
}

impl TriggerCondition {
    /// What it happens to, if the trigger says so.
    #[must_use]
    pub const fn filter(&self) -> Option<&Filter> {
        match self {
            Self::SomethingDies(filter)
            | Self::Damaged(filter)
            | Self::CombatDamaged(filter)
            | Self::Attacked(filter)
            | Self::Plays(Played(filter))
            | Self::Destroyed(filter)
            | Self::Targeted(filter, _) => Some(filter),
            _ => None,
        }
    }

    /// Whether it is a deed of the card itself.
    #[must_use]
    pub const fn is_own(&self) -> bool {
        matches!(
            self,
            Self::Enters
                | Self::Leaves
                | Self::Dies
                | Self::Deals
                | Self::Discarded
                | Self::CountersReach(_)
        )
    }
}

impl Parts<Souls> for TriggerCondition {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, Souls>,
        visit: &mut dyn FnMut(Part<'a, Souls>, &Scene<'a, Souls>),
    ) {
        self.filter().iter().for_each(|f| f.parts(scene, visit));
    }
}
