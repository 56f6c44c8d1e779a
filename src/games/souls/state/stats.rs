//! The current stats of a card or a player.

use bevy::prelude::Component;

use crate::games::souls::content::{Card as CardDef, Grant, Keyword, Keywords};
use crate::games::souls::limits::COUNT as MOST;

/// How many sorts of numbers a player is given.
const NUMBERS: usize = 11;

/// The present values of a card or a player: printed values, counters, effects, static abilities.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Component)]
pub struct Stats {
    /// Hit points at most; 0 or less dies.
    pub hp: i32,
    /// Has hit points at all.
    pub lives: bool,
    /// Combat damage, may be negative for a moment.
    pub attack: i32,
    /// The number that attack rolls must reach, before it is limited to 1 to 6.
    pub evasion: i32,
    /// Keywords.
    pub keywords: Keywords,
    /// May be attacked although it is no monster.
    pub attackable: bool,
    /// Bits of what it may not do.
    bans: u16,
    /// The numbers that a player gets, see [`number`].
    numbers: [i16; NUMBERS],
}

impl Stats {
    /// The printed values.
    #[must_use]
    pub fn printed(def: &CardDef) -> Self {
        Self {
            hp: def.hp.unwrap_or(0),
            lives: def.hp.is_some(),
            attack: def.attack,
            evasion: def.evasion,
            keywords: def.keywords,
            attackable: def.has(Keyword::Familiar),
            bans: 0,
            numbers: [0; NUMBERS],
        }
    }

    /// Adds what an effect or static ability gives.
    pub fn give(&mut self, grant: Grant) {
        let add = |to: &mut i32, n: i32| *to = to.saturating_add(n).clamp(-MOST, MOST);
        match grant {
            Grant::Hp(n) => add(&mut self.hp, n),
            Grant::Attack(n) => add(&mut self.attack, n),
            Grant::Evasion(n) => add(&mut self.evasion, n),
            Grant::Eternal => self.keywords = self.keywords.and(Keyword::Eternal),
            Grant::Attackable(evasion) => {
                self.attackable = true;
                self.evasion = evasion;
            }
            other => {
                if let Some((at, n)) = number(other) {
                    let n = n.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
                    self.numbers[at] = self.numbers[at].saturating_add(n);
                } else {
                    self.bans |= bit(other);
                }
            }
        }
    }

    /// Whether it was given that ban.
    #[must_use]
    pub const fn is(&self, ban: Grant) -> bool {
        self.bans & bit(ban) != 0
    }

    /// The total added to a number of the rules. `of` says which number; its own amount is ignored.
    #[must_use]
    pub fn more(&self, of: Grant) -> i32 {
        number(of).map_or(0, |(at, _)| i32::from(self.numbers[at]))
    }
}

const fn number(grant: Grant) -> Option<(usize, i32)> {
    Some(match grant {
        Grant::Rolls(n) => (0, n),
        Grant::AttackRolls(n) => (1, n),
        Grant::RollsAgainst(n) => (2, n),
        Grant::HandLimit(n) => (3, n),
        Grant::Price(n) => (4, n),
        Grant::LootStep(n) => (5, n),
        Grant::LootPlays(n) => (6, n),
        Grant::Attacks(n) => (7, n),
        Grant::Purchases(n) => (8, n),
        Grant::Goal(n) => (9, n),
        Grant::Cost(n) => (10, n),
        _ => return None,
    })
}

const fn bit(ban: Grant) -> u16 {
    match ban {
        Grant::Unattackable => 1,
        Grant::Taunts => 1 << 1,
        Grant::NoAttacks => 1 << 2,
        Grant::NoPurchases => 1 << 3,
        Grant::NoLoot => 1 << 4,
        Grant::NoActivations => 1 << 5,
        Grant::NoRecharge => 1 << 6,
        Grant::NoHealing => 1 << 7,
        Grant::Untargetable => 1 << 8,
        _ => 0,
    }
}
