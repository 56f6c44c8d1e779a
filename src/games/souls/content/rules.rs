//! Rule parameters a designer may change without a compiler.

use ron2::FromRon;

/// Numbers of the rules, with the values of the rules page in the built-in `rules.ron`.
#[derive(Debug, Clone, PartialEq, FromRon)]
#[ron(deny_unknown_fields)]
pub struct RulesDef {
    /// ¢ at the start of a game (F-48).
    pub starting_coins: i32,
    /// Loot cards at the start of a game (F-48).
    pub starting_loot: u8,
    /// Loot cards in the loot step (F-08).
    pub loot_step: u8,
    /// Loot plays of a turn (F-10).
    pub loot_plays: u8,
    /// Attacks of a turn (F-15).
    pub attacks: u8,
    /// Purchases of a turn (F-16).
    pub purchases: u8,
    /// Price of a purchase in ¢ (F-142).
    pub price: i32,
    /// Loot cards that the active player keeps at the end of a turn (F-30).
    pub hand_limit: u8,
    /// Soul value that wins (F-166).
    pub goal: u8,
    /// Shop slots (F-49).
    pub shop_slots: u8,
    /// Monster slots (F-49).
    pub monster_slots: u8,
    /// Room slots.
    pub room_slots: u8,
    /// Active bonus souls (F-53).
    pub bonus_souls: u8,
    /// Items destroyed by a player's death (F-130).
    pub penalty_items: u8,
    /// Loot cards discarded by a player's death (F-131).
    pub penalty_loot: u8,
    /// ¢ lost by a player's death (F-132).
    pub penalty_coins: u8,
    /// Rounds of the mini-draft (F-55).
    pub draft_rounds: u8,
    /// Timer of a co-op game at its start (F-171).
    pub timer: u8,
    /// Offers of ¢ that a player may make in one turn (R19).
    pub offers: u8,
    /// Attack rolls of one attack after which the turn ends (R60).
    pub rolls: u8,
    /// Entries of the stack that may resolve in one turn; one more ends the game in a draw (T-09).
    pub repeats: u16,
    /// Turns of all players together after which the game is called a draw; 0: after 65,535.
    pub turn_limit: u16,
}
