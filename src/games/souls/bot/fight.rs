//! The chances of an attack: "to the death" is hits against misses (rules page, section 6.2).

use crate::games::souls::content::{Amount, Card, Effect, Verb};

/// All of it: a chance is so many parts of this.
const WHOLE: i64 = 1 << 16;
/// More hits or misses than this are treated alike.
const MOST: usize = 12;

/// Who is fought.
#[derive(Debug, Clone, Copy)]
pub(super) struct Foe {
    /// Hit points left.
    pub hp: i32,
    /// What an attack roll must reach.
    pub evasion: i32,
    /// Combat damage.
    pub attack: i32,
}

/// The chance, in 65,536ths, that somebody with these hit points and this attack kills before they are killed.
pub(super) fn chance(hp: i32, attack: i32, foe: Foe) -> i64 {
    if attack <= 0 || hp <= 0 {
        return 0;
    }
    let blows = |hp: i32, attack: i32| {
        let needed = (hp.max(0) + attack - 1) / attack;
        usize::try_from(needed).unwrap_or(0).min(MOST)
    };
    let hits = blows(foe.hp, attack);
    if foe.attack <= 0 {
        return WHOLE;
    }
    let misses = blows(hp, foe.attack);
    let good = i64::from(7 - foe.evasion.clamp(1, 6));
    // `row[m]`: the chance with so many misses left, for more and more hits to come.
    let mut row = [WHOLE; MOST + 1];
    for _ in 0..hits {
        row[0] = 0;
        for m in 1..=misses {
            row[m] = (good * row[m] + (6 - good) * row[m - 1]) / 6;
        }
    }
    row[misses]
}

/// The expected result of a fight that is won with that chance.
pub(super) fn promise(won: i64, gain: i32, loss: i32) -> i32 {
    let promise = won * i64::from(gain) - (WHOLE - won) * i64::from(loss);
    (promise / WHOLE) as i32
}

/// The value of a monster's reward box.
pub(super) fn reward(def: &Card) -> i32 {
    def.rewards.iter().map(effect).sum()
}

fn effect(effect: &Effect) -> i32 {
    let times = |amount: &Amount| match amount {
        Amount::N(n) => *n,
        _ => 2,
    };
    match effect {
        Effect::Do(Verb::GainCoins(n, _)) => 9 * times(n),
        Effect::Do(Verb::Loot(n, _)) => 16 * times(n),
        Effect::Do(Verb::GainTreasure(n, _)) => 110 * times(n),
        _ => 25,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn monster(hp: i32, evasion: i32, attack: i32) -> Foe {
        Foe {
            hp,
            evasion,
            attack,
        }
    }

    #[test]
    fn hits_race_misses() {
        // One hit of 3 or more against one miss.
        assert_eq!(chance(1, 1, monster(1, 3, 1)), WHOLE * 4 / 6);
        // One hit against two misses: 1 - (1/2)^2.
        assert_eq!(chance(2, 1, monster(1, 4, 1)), WHOLE * 3 / 4);
        // Two hits against one miss, and an attack of 2 that needs but one.
        assert_eq!(chance(1, 1, monster(2, 4, 1)), WHOLE / 4);
        assert_eq!(chance(1, 2, monster(2, 4, 1)), WHOLE / 2);
    }

    #[test]
    fn what_cannot_strike_back_is_safe_and_who_cannot_strike_loses() {
        assert_eq!(chance(1, 1, monster(5, 6, 0)), WHOLE);
        assert_eq!(chance(5, 0, monster(1, 2, 1)), 0);
        assert_eq!(chance(0, 1, monster(1, 2, 1)), 0);
    }
}
