//! Rule parameters a designer may change without a compiler.

use ron2::FromRon;

/// Numbers of the rules, with the values of the rules page in the built-in `rules.ron`.
#[derive(Debug, Clone, PartialEq, FromRon)]
#[ron(deny_unknown_fields)]
pub struct RulesDef {
    /// Cards drawn at the start of a game (H-01), and of the first new hand (H-03).
    pub opening_hand: u8,
    /// Cards drawn in Meditation (H-19).
    pub draw: u8,
    /// Cards drawn in the first Meditation of the game (H-21).
    pub first_draw: u8,
    /// The passive player generates in the first Meditation of the game too (H-20).
    pub both_generate_first: bool,
    /// Enhancements a player may play in one turn (H-26).
    pub enhancements: u8,
    /// Duels a player may begin in one turn (H-47).
    pub duels: u8,
    /// Volition for the side that is challenged (H-41).
    pub challenged_volition: i32,
    /// Cards for the loser of a duel (H-44).
    pub loser_draws: u8,
    /// Cards that both players may keep at the end of a turn (H-76).
    pub hand_limit: u8,
    /// Exact size of a deck (H-92).
    pub deck_size: u8,
    /// Copies of one card in a deck (H-93).
    pub copies: u8,
    /// Turns of both players together after which the game is called a draw.
    pub turn_limit: u16,
    /// Cards and abilities that may go on the Stack in one turn; one more ends the game in a draw (T-09).
    pub repeats: u16,
}
