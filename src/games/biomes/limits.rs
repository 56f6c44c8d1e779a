//! The legal numbers of Biomes, stated once: the loader, the check of positions (and so replays and the editor) and
//! the world all use these. All numbers within them can be played; `docs/modding/biomes.md` lists them.

/// Cards and tokens that exist at once in a match. Two of the largest decks or the largest position leave
/// room for some hundreds of tokens; one more than fits is not made, and the log says so.
pub const ENTITIES: u16 = 1000;
/// Most cards in a deck: the largest `deck_size`.
pub const DECK: i64 = 255;
/// Most cards and tokens in a position.
pub const CARDS: usize = 600;
/// Largest number in a text: of damage, cards, markers, energy, buffs; 0 or more, for buffs also negative. Counted
/// amounts and X stop there too.
pub const AMOUNT: i32 = 999;
/// Most cards or durability that a cost takes.
pub const PAID: i32 = 20;
/// Highest printed attack and defense.
pub const STAT: i64 = 99;
/// Number of *deflect*, *firewall*.
pub const KEYWORD: i64 = 99;
/// The limit of attack, defense, marked damage and durability, in both directions.
pub const TOTAL: i32 = 60_000;
/// Largest total cost of a card, and X.
pub const COST: i64 = 99;
/// Most abilities of a card or biome. Of each of a card it is kept whether it was used this turn, in one bit, and how
/// much faster it is.
pub const ABILITIES: i64 = 8;
/// Most targets of an action; the host of gear or of a modification is one.
pub const TARGETS: i64 = 4;
/// Largest of the small numbers of the rules (cards drawn, opening hand).
pub const MANY: i64 = 60;
/// Longest match, in turns. A `turn_limit` of 0 means this.
pub const TURNS: u16 = 9_999;
/// Legal numbers of repeats (T-09).
pub const REPEATS: (i64, i64) = (10, 10_000);
/// Number of repeats if the rules do not say (T-09).
pub const USUAL_REPEATS: u16 = 1_000;
/// Number of a match within a game.
pub const MATCH: u8 = 3;
/// Most speed that *overclock* adds.
pub const OVERCLOCK: u8 = 3;
/// The limit of energy of one kind in store, of markers on one thing, and of a player's counts in a turn.
pub const STORE: i32 = u8::MAX as i32;
/// Most wins of a player: one match of three less than decides the game, and the one that just did.
pub const WINS: i32 = 2;
/// Changes of single things beyond which those of one kind are kept as one.
pub const CHANGES: usize = 256;

/// A sum of stats, damage or durability, kept within [`TOTAL`].
#[must_use]
pub const fn total(a: i32, b: i32) -> i32 {
    let sum = a.saturating_add(b);
    if sum > TOTAL {
        TOTAL
    } else if sum < -TOTAL {
        -TOTAL
    } else {
        sum
    }
}

/// An amount as it takes effect: 0 to [`AMOUNT`].
#[must_use]
pub const fn amount(n: i32) -> u16 {
    if n < 0 {
        0
    } else if n > AMOUNT {
        AMOUNT as u16
    } else {
        n as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_stop_where_they_must() {
        assert_eq!(total(i32::MAX, i32::MAX), TOTAL);
        assert_eq!(total(i32::MIN, -1), -TOTAL);
        assert_eq!(total(TOTAL - 1, 1), TOTAL);
        assert_eq!(total(2, 3), 5);
        assert_eq!((amount(-1), amount(999), amount(i32::MAX)), (0, 999, 999));
    }

    #[test]
    fn two_of_the_largest_decks_and_the_largest_position_leave_room() {
        assert!(2 * DECK < i64::from(ENTITIES) && CARDS < usize::from(ENTITIES));
    }
}
