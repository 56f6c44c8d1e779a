//! Every legal number of the game, in one place: the loader, the check of positions and replays, the editor and the
//! world read it here, so everything that a check accepts can be played. `docs/modding/souls.md` lists them.

use std::ops::RangeInclusive;

/// Fewest players of a game.
pub const FEWEST_SEATS: u8 = 2;
/// Most players of a game.
pub const MOST_SEATS: u8 = 4;
/// Most cards of a set, all lists together.
pub const SET_CARDS: u16 = 480;
/// Most cards of a table: those of a set and the starting items, which no list of a set names.
pub const CARDS: u16 = SET_CARDS + MOST_SEATS as u16;
/// Most shop slots.
pub const SHOP: u8 = 8;
/// Most monster slots.
pub const MONSTERS: u8 = 12;
/// Most room slots.
pub const ROOMS: u8 = 4;

/// Most ¢ of a player.
pub const COINS: i32 = 9_999;
/// Most of anything that is counted or added up on a thing: damage, counters, shields, hit points, attack.
pub const COUNT: i32 = 999;
/// Most entries of the stack of a position.
pub const STACK: usize = 250;
/// Most of what a player has done or has left in a turn, and of turns to skip, in a position.
pub const TIMES: u8 = 99;

/// Hit points that a card prints.
pub const HP: RangeInclusive<i64> = 1..=30;
/// Evasion that a card prints.
pub const EVASION: RangeInclusive<i64> = 1..=6;
/// Attack that a card prints.
pub const ATTACK: RangeInclusive<i64> = 0..=20;
/// Soul value that a card prints.
pub const SOULS: RangeInclusive<i64> = 1..=4;
/// Most abilities of a card: each has a bit in what a position writes down.
pub const ABILITIES: usize = 8;
/// Most targets of an ability.
pub const TARGETS: usize = 4;
/// Most ways of an ability.
pub const WAYS: usize = 6;
/// Most of an amount that a card prints.
pub const AMOUNT: i32 = 100;

/// ¢ of any number of the rules.
pub const RULE_COINS: RangeInclusive<i64> = 0..=100;
/// Cards that the rules let a player keep.
pub const RULE_HAND: RangeInclusive<i64> = 0..=50;
/// Any other small number of the rules.
pub const RULE_FEW: RangeInclusive<i64> = 0..=20;
/// Soul value that wins.
pub const GOAL: RangeInclusive<i64> = 1..=20;
/// Rounds of the mini-draft.
pub const DRAFTS: RangeInclusive<i64> = 0..=4;
/// Timer of a game together.
pub const TIMER: RangeInclusive<i64> = 1..=50;
/// Attack rolls of one attack (R60).
pub const ROLLS: RangeInclusive<i64> = 10..=250;
/// Entries of the stack that may resolve in one turn (T-09).
pub const REPEATS: RangeInclusive<i64> = 10..=10_000;

/// A computed amount, limited to what anything on the table can hold: no sum of two of them overflows.
#[must_use]
pub const fn amount(n: i32) -> i32 {
    if n > COINS {
        COINS
    } else if n < -COINS {
        -COINS
    } else {
        n
    }
}
