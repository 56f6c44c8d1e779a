//! Every legal number of Sanctuary, stated once: used by the loader of packs, the check of positions (and by it by
//! replays and saves), the fields of the editor and the world. `docs/modding/sanctuary.md` shows them.
//!
//! A game within these bounds can be played to its end: nothing overflows, nothing is left out, every game ends.

use super::content::RulesDef;

/// Most cards of a deck, and so of a player beside the Sanctuary, wherever they lie.
pub const DECK: u8 = 200;
/// Most cards of a match: two decks with their Sanctuaries. The world has an entity for each.
pub const CARDS: u16 = 2 * (DECK as u16 + 1);
/// Most Duels and most Combats that a player has to skip.
pub const SKIPS: u8 = 99;
/// Most of any other small number of the rules.
const MANY: i64 = 99;
/// Last turn that a game may begin, both players together; a pack may set an earlier one.
pub const TURNS: u16 = 999;

/// Most Volition to pay for a card or an ability, as printed.
pub const COST: i64 = 12;
/// Most Strength, Structure and Volition that a card prints.
pub const STAT: i64 = 40;
/// Most Enhancements that a Sanctuary bears, and longest printed durability.
pub const FEW: i64 = 9;
/// Most abilities of a card. Which of them were used is kept in as many bits.
pub const ABILITIES: usize = 8;
/// Most targets of an ability.
pub const TARGETS: usize = 4;
/// Most that a continuous ability or an effect gives or takes away by a plain number.
pub const GRANT: i64 = 40;
/// Most of a plain number in an effect.
pub const AMOUNT: i64 = 999;
/// Most cards and most decks of all packs together: both are counted in 16 bits, and one number stays free.
pub const THINGS: usize = u16::MAX as usize;

/// Nothing that is counted in a game grows past this, up or down: Structure, Volition, damage, amounts.
pub const MOST: i32 = 99_999;
/// Strength, and more or less damage dealt or taken, stay within this, up or down.
pub const STRENGTH: i32 = 999;
/// No card costs more, whatever adds up.
pub const PRICE: i32 = 255;
/// From this many changes in force on, equal changes of one card are added up.
pub const CHANGES: usize = 1000;

/// A number of `rules.ron`: its name, the least, the most, and where it stands.
pub type Rule = (&'static str, i64, i64, fn(&RulesDef) -> i64);

/// The numbers of `rules.ron`.
pub const RULES: [Rule; 12] = [
    ("opening_hand", 1, DECK as i64, |r| r.opening_hand.into()),
    ("draw", 0, DECK as i64, |r| r.draw.into()),
    ("first_draw", 0, DECK as i64, |r| r.first_draw.into()),
    ("enhancements", 0, MANY, |r| r.enhancements.into()),
    ("duels", 0, MANY, |r| r.duels.into()),
    ("challenged_volition", 0, MANY, |r| {
        r.challenged_volition.into()
    }),
    ("loser_draws", 0, DECK as i64, |r| r.loser_draws.into()),
    ("hand_limit", 0, DECK as i64, |r| r.hand_limit.into()),
    ("deck_size", 1, DECK as i64, |r| r.deck_size.into()),
    ("copies", 1, DECK as i64, |r| r.copies.into()),
    ("turn_limit", 1, TURNS as i64, |r| r.turn_limit.into()),
    ("repeats", 10, 10_000, |r| r.repeats.into()),
];

/// The sum of two numbers of a game, kept within [`MOST`].
#[must_use]
pub const fn sum(one: i32, other: i32) -> i32 {
    let sum = one.saturating_add(other);
    if sum > MOST {
        MOST
    } else if sum < -MOST {
        -MOST
    } else {
        sum
    }
}

/// The sum of several, kept within [`MOST`].
#[must_use]
pub fn total(all: impl Iterator<Item = i32>) -> i32 {
    all.fold(0, sum)
}

/// A number kept within [`STRENGTH`].
#[must_use]
pub fn strength(n: i32) -> i32 {
    n.clamp(-STRENGTH, STRENGTH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_stay_within_bounds() {
        assert_eq!(sum(2, -3), -1);
        assert_eq!(sum(MOST, 1), MOST);
        assert_eq!(sum(-MOST, -1), -MOST);
        assert_eq!(sum(i32::MAX, i32::MAX), MOST);
        assert_eq!(total([2_000_000_000, 2_000_000_000].into_iter()), MOST);
        assert_eq!(total([i32::MIN, i32::MIN].into_iter()), -MOST);
        assert_eq!(strength(i32::MIN), -STRENGTH);
    }

    /// The page for designers has the same numbers.
    #[test]
    fn the_page_says_the_same_numbers() {
        let page = include_str!("../../../docs/modding/sanctuary.md");
        let all: Vec<&str> = page
            .lines()
            .filter(|line| line.starts_with("| `"))
            .collect();
        for (name, least, most, _) in RULES {
            let words = |line: &&&str| line.contains(&format!("`{name}`"));
            let ranges = format!("| {least}, {most} |");
            let told = all
                .iter()
                .any(|line| words(&line) && line.contains(&ranges));
            assert!(told, "{name} from {least} to {most}");
        }
        let told = |words: String| assert!(page.contains(&words), "{words}");
        told(format!("Volition, 0 to {COST}"));
        told(format!("0 to {STAT}: damage that it deals"));
        told(format!("the most Enhancements, 0 to {FEW}"));
        told(format!("at most {ABILITIES}, see below"));
        told(format!("-{GRANT} to {GRANT}"));
        told(format!("a number from 0 to {AMOUNT}"));
        told(format!("between -{MOST} and {MOST}"));
        told(format!("between -{STRENGTH} and {STRENGTH}"));
        told(format!("at most {PRICE}"));
    }
}
