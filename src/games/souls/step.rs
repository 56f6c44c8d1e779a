//! The steps of a turn of Souls, named as the rules name them (rules page, section 3).

use bevy::prelude::States;
use ron2::FromRon;
use serde::{Deserialize, Serialize};

/// Where the game is. A step asks for one kind of thing.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, States, Serialize, Deserialize, FromRon,
)]
pub enum Step {
    /// Before anything is on the table, and game-start triggers (F-48 to F-56).
    #[default]
    Setup,
    /// Mini-draft of treasures (F-55).
    Draft,
    /// Recharge step (F-03 to F-06); nobody has priority.
    Recharge,
    /// Start-of-turn abilities and their window, W1 (F-07).
    TurnStart,
    /// Loot step and its window, W2 (F-08, F-09).
    LootStep,
    /// Action phase: the main state and whatever goes on the stack in it (F-10 to F-24).
    Action,
    /// An attack is declared; its window, W4 (F-25, F-90).
    AttackDeclared,
    /// The choice of the attack: target, slot, helpers (F-91 to F-96); window W5.
    AttackTarget,
    /// Attack rolls, to the death (F-97 to F-105); windows W6 and W7.
    AttackRolls,
    /// A purchase is declared; its window, W8 (F-26, F-141).
    PurchaseDeclared,
    /// The choice of the purchase (F-142 to F-145).
    PurchaseChoice,
    /// The end is declared; its window, W9 (F-27, F-28).
    EndDeclared,
    /// End phase 1: end-of-turn abilities and their window, W10 (F-29).
    TurnEnd,
    /// End phase 2: down to the hand limit (F-30 to F-33).
    HandLimit,
    /// End phase 3: a room may go (F-34 to F-36).
    RoomDiscard,
    /// End phase 4: effects end, everything heals, the turn passes (F-37 to F-39, R50).
    TurnPasses,
    /// The game is over.
    Over,
}

/// The three phases of a turn (F-01), with what lies before and after.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, FromRon)]
pub enum Phase {
    /// Before the first turn.
    Setup,
    /// Recharge, start of turn, loot step.
    Start,
    /// Attack, purchase, loot, abilities.
    Action,
    /// End of turn, hand limit, room, healing.
    End,
    /// The end.
    Over,
}
