//! The steps of a turn of Sanctuary, named as the rules name them.

use bevy::prelude::States;
use ron2::FromRon;
use serde::{Deserialize, Serialize};

/// Where the game is. A step asks for one kind of thing.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, States, Serialize, Deserialize, FromRon,
)]
pub enum Step {
    /// Before anything is on the table.
    #[default]
    Setup,
    /// Opening hands: keep or redraw, in rounds (H-01 to H-07).
    Redraw,
    /// Communion: the active player's cards untap (H-09).
    Untap,
    /// Communion: left-over Volition is gone (H-10).
    Expire,
    /// Communion: Technologies wear (H-12 to H-14).
    Wear,
    /// Meditation: Volition is generated (H-16, H-17, H-20).
    Generate,
    /// Meditation: start of turn effects (H-18).
    StartTriggers,
    /// Meditation: the draw (H-19, H-21).
    Draw,
    /// Harvest: cards are played, abilities activated (H-23 to H-35).
    Harvest,
    /// Duel: who challenges whom, or nobody (H-36 to H-41).
    Challenge,
    /// Duel: the window before damage (H-46).
    DuelWindow,
    /// Duel: both deal damage (H-42).
    DuelDamage,
    /// Duel: the loser draws (H-43 to H-45).
    DuelResult,
    /// Combat: attackers are declared, or nobody (H-51 to H-55).
    Attackers,
    /// Combat: the window after attackers.
    AttackWindow,
    /// Combat: the passive player blocks (H-56 to H-60).
    Blockers,
    /// Combat: the window after blockers (C43).
    BlockWindow,
    /// Combat: pairs deal damage to each other (H-61).
    PairDamage,
    /// Combat: the Sanctuary is damaged (H-62 to H-65).
    SanctuaryDamage,
    /// Contemplation: the last window of the turn (H-72).
    Contemplation,
    /// Contemplation: Entropy destroys (H-90b).
    Entropy,
    /// Contemplation: damage and effects of the turn are gone (H-74, H-75).
    Fade,
    /// Contemplation: down to the hand limit (H-76).
    HandLimit,
    /// The game is over.
    Over,
}

/// The six phases of a turn (H-08), with what lies before and after.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, FromRon)]
pub enum Phase {
    /// Opening hands.
    Setup,
    /// Untap, Volition expires, Technologies wear.
    Communion,
    /// Volition is generated, start of turn, draw.
    Meditation,
    /// Cards are played.
    Harvest,
    /// One Character challenges another.
    Duel,
    /// Characters attack the Sanctuary.
    Combat,
    /// The turn ends.
    Contemplation,
    /// The end.
    Over,
}
