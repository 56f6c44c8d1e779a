//! The steps of a game of Biomes, named as the rules name them (rules page, section 3.6).

use bevy::prelude::States;
use ron2::FromRon;
use serde::{Deserialize, Serialize};

/// One step; every step asks for one kind of thing.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, States, Serialize, Deserialize, FromRon,
)]
pub enum Step {
    /// Decks are shuffled, biomes drawn, hands dealt (N-05, N-11, N-12).
    #[default]
    Setup,
    /// Keep or mulligan (N-06 to N-09).
    Mulligan,
    /// Start, step 1: the active player's constants unlock; nobody acts (N-15 to N-17).
    Refresh,
    /// Start, step 2: draw, then a window at speed 3 (N-18 to N-22).
    Draw,
    /// Start, step 3: start of turn skills, then a window at speed 3 (N-23).
    Maintenance,
    /// First primary phase (N-27 to N-32).
    FirstPrimary,
    /// Battle, Advance: the active player selects (N-74 to N-79).
    AdvanceSelect,
    /// Battle, Advance: the window before movement (N-80 to N-82).
    AdvanceWindow,
    /// Battle, Advance: movement (N-83).
    AdvanceMove,
    /// Battle, Advance: the other player selects (N-84).
    CounterSelect,
    /// Battle, Advance: the window before the other player's movement.
    CounterWindow,
    /// Battle, Advance: the other player's movement.
    CounterMove,
    /// Battle, Attack: start of attack skills and the answers to them (N-89, N-90).
    AttackStart,
    /// Battle, Attack: the window before attacks (N-91, N-92).
    AttackBefore,
    /// Battle, Attack: attackers are declared (N-94 to N-97).
    AttackDeclare,
    /// Battle, Attack: the window after attacks, opened by the other player only (N-98, N-99).
    AttackAfter,
    /// Battle, Defend: the window before defence (N-103, N-104).
    DefendBefore,
    /// Battle, Defend: defenders are assigned (N-105 to N-111).
    DefendDeclare,
    /// Battle, Defend: the order in which several defenders are damaged (N-108).
    DefendOrder,
    /// Battle, Defend: the window after defence (N-112, N-113).
    DefendAfter,
    /// Battle, Damage: splitting damage over several defenders (N-118 to N-120); nobody acts.
    DamageAssign,
    /// Battle, Damage: ranged strikes and their check.
    DamageRanged,
    /// Battle, Damage: melee strikes and their check.
    DamageMelee,
    /// Battle, Damage: everyone still in a biome retreats (N-127).
    DamageRetreat,
    /// Second primary phase (N-33).
    SecondPrimary,
    /// End, step 1: end of turn skills, then a window at speed 3 (N-134 to N-138).
    End,
    /// End, step 2: discard, heal, temporary effects end; nobody acts (N-139 to N-143).
    Reset,
    /// The match is decided; in a best of three the next one follows.
    MatchOver,
    /// The game is decided.
    GameOver,
}

/// The phases, in their order (N-14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, FromRon)]
pub enum Phase {
    /// Before the first turn.
    Setup,
    /// Refresh, Draw, Maintenance.
    Start,
    /// First primary phase.
    FirstPrimary,
    /// Advance, Attack, Defend, Damage.
    Battle,
    /// Second primary phase.
    SecondPrimary,
    /// End and Reset.
    End,
    /// After the last turn.
    Over,
}

impl Step {
    /// Steps in which agents can be declared attackers: from the declaration to the retreat (N-94, N-127).
    #[must_use]
    pub const fn has_attackers(self) -> bool {
        matches!(
            self,
            Self::AttackDeclare
                | Self::AttackAfter
                | Self::DefendBefore
                | Self::DefendDeclare
                | Self::DefendOrder
                | Self::DefendAfter
                | Self::DamageAssign
                | Self::DamageRanged
                | Self::DamageMelee
                | Self::DamageRetreat
        )
    }
}
