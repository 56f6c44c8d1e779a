//! How a RON file spells a position.

use ron2::Spanned;

use crate::cards::chance::Coin;
use crate::cards::position::DelayedSpot;
use crate::cards::tally::Tally;
use crate::games::sanctuary::Step;
use crate::packs::optional_fields;
use crate::table::Seat;

use super::CardSpot;

optional_fields! {
    /// A position as it is written. Everything may be left out.
    pub struct PositionDef {
        /// The step that begins; `Harvest`.
        pub step: Option<Spanned<Step>>,
        /// Turns begun, this one included; 5.
        pub turn: Option<Spanned<u16>>,
        /// Whose turn; seat 0. With opening hands: who begins; left out, chance decides.
        pub active: Option<Seat>,
        /// Seat 0.
        pub p0: Side,
        /// Seat 1.
        pub p1: Side,
        /// The running duel: challenger, challenged.
        pub duel: Option<(Spanned<String>, Spanned<String>)>,
        /// Declared attackers.
        pub attackers: Vec<Spanned<String>>,
        /// Declared blockers and whom they block.
        pub blockers: Vec<(Spanned<String>, Spanned<String>)>,
        /// Delayed effects that wait, the oldest first.
        pub delayed: Vec<DelayedSpot>,
        /// What the next dice show; after them chance decides.
        pub dice: Vec<u8>,
        /// What the next coins show; after them chance decides.
        pub flips: Vec<Coin>,
    }

    /// One player's side.
    pub struct Side {
        /// The Sanctuary; left out: the last one without abilities that there is.
        pub sanctuary: Option<CardSpot>,
        /// What is left of it; left out: as printed.
        pub structure: Option<i32>,
        /// Volition in store.
        pub volition: i32,
        /// Enhancements played this turn.
        pub enhanced: u8,
        /// Duels begun this turn.
        pub duels: u8,
        /// Duels that effects allow on top this turn.
        pub more_duels: u8,
        /// Duel phases to skip.
        pub skip_duels: u8,
        /// Combat phases to skip.
        pub skip_combats: u8,
        /// Cards of the deck, top first.
        pub deck: Vec<CardSpot>,
        /// Plain Characters below them; 20.
        pub filler: Option<u8>,
        /// Hand.
        pub hand: Vec<CardSpot>,
        /// Enhancements in play.
        pub reserve: Vec<CardSpot>,
        /// Characters and Technologies in play.
        pub conflict: Vec<CardSpot>,
        /// Limbo.
        pub limbo: Vec<CardSpot>,
        /// What happened this turn, where a card asks for it.
        pub this_turn: Vec<(Tally, u16)>,
    }
}
