//! Rule parameters a designer may change without a compiler.

use ron2::FromRon;

use super::CardRef;

/// Numbers of the rules, with the values of the rules page in the built-in `rules.ron`.
#[derive(Debug, Clone, PartialEq, FromRon)]
#[ron(deny_unknown_fields)]
pub struct RulesDef {
    /// Cards drawn at the start of a match (N-05).
    pub opening_hand: u8,
    /// Durability of every sector at the start (N-05).
    pub durability: i32,
    /// Cards drawn on an ordinary turn (N-18).
    pub draw: u8,
    /// Cards drawn on the starting player's first turn (N-19).
    pub first_draw: u8,
    /// Cards the active player may keep at Reset (N-139).
    pub hand_limit: u8,
    /// Mulligans a player may take (D17).
    pub mulligans: u8,
    /// Lost sectors that lose the match (N-145).
    pub sectors_to_lose: u8,
    /// Exact size of a deck (N-04).
    pub deck_size: u8,
    /// Copies of one card in a deck (N-03).
    pub copies: u8,
    /// Highest total cost of a card, and highest X.
    pub cost_cap: u8,
    /// Conversions a turn (N-30).
    pub conversions: u8,
    /// Anomalies played a turn (N-31).
    pub anomalies: u8,
    /// The five common anomalies any ordinary card may become (N-40).
    pub common_anomalies: Vec<CardRef>,
    /// Turns of one match after which the game is called a draw; 0 for the longest legal match, 9999.
    pub turn_limit: u16,
    /// Actions and skills that may be executed in one turn; one more ends the game in a draw (T-09).
    #[ron(default = "usual_repeats")]
    pub repeats: u16,
}

const fn usual_repeats() -> u16 {
    crate::games::biomes::limits::USUAL_REPEATS
}
