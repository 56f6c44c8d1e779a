//! How a RON file spells a position.

use ron2::{FromRon, Spanned};

use crate::games::sanctuary::Step;
use crate::table::Seat;

use super::CardSpot;

/// A position as it is written. Everything may be left out.
#[derive(Debug, Clone, Default, FromRon)]
#[ron(deny_unknown_fields)]
pub struct PositionDef {
    /// The step that begins; `Harvest`.
    #[ron(default)]
    pub step: Option<Spanned<Step>>,
    /// Turns begun, this one included; 5.
    #[ron(default)]
    pub turn: Option<Spanned<u16>>,
    /// Whose turn; seat 0. With opening hands: who begins; left out, chance decides.
    #[ron(default)]
    pub active: Option<Seat>,
    /// Seat 0.
    #[ron(default)]
    pub p0: Side,
    /// Seat 1.
    #[ron(default)]
    pub p1: Side,
    /// The running duel: challenger, challenged.
    #[ron(default)]
    pub duel: Option<(Spanned<String>, Spanned<String>)>,
    /// Declared attackers.
    #[ron(default)]
    pub attackers: Vec<Spanned<String>>,
    /// Declared blockers and whom they block.
    #[ron(default)]
    pub blockers: Vec<(Spanned<String>, Spanned<String>)>,
}

/// One player's side.
#[derive(Debug, Clone, Default, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Side {
    /// The Sanctuary; left out: the last one without abilities that there is.
    #[ron(default)]
    pub sanctuary: Option<CardSpot>,
    /// What is left of it; left out: as printed.
    #[ron(default)]
    pub structure: Option<i32>,
    /// Volition in store.
    #[ron(default)]
    pub volition: i32,
    /// Enhancements played this turn.
    #[ron(default)]
    pub enhanced: u8,
    /// Duels begun this turn.
    #[ron(default)]
    pub duels: u8,
    /// Duels that effects allow on top this turn.
    #[ron(default)]
    pub more_duels: u8,
    /// Cards of the deck, top first.
    #[ron(default)]
    pub deck: Vec<CardSpot>,
    /// Plain Characters below them; 20.
    #[ron(default)]
    pub filler: Option<u8>,
    /// Hand.
    #[ron(default)]
    pub hand: Vec<CardSpot>,
    /// Enhancements in play.
    #[ron(default)]
    pub reserve: Vec<CardSpot>,
    /// Characters and Technologies in play.
    #[ron(default)]
    pub conflict: Vec<CardSpot>,
    /// Limbo.
    #[ron(default)]
    pub limbo: Vec<CardSpot>,
}
