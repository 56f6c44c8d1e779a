//! Coins and dice: what they show next, if a position says so, else by the match's own source of chance.

use ron2::FromRon;
use serde::{Deserialize, Serialize};

use crate::packs::{Outline, said};
use crate::table::TableRng;

/// Most dice, and most coins, that a position says.
const MOST: usize = 100;

/// A side of a coin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, FromRon)]
pub enum Coin {
    /// The head.
    Heads,
    /// The other one.
    Tails,
}

/// What the next dice and coins show; after that chance decides.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NextChance {
    /// Numbers of dice, the next one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// Sides of coins, the next one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub flips: Vec<Coin>,
}

impl NextChance {
    /// Rolls a die: 1 to 6.
    pub fn roll(&mut self, rng: &mut TableRng) -> u8 {
        if self.dice.is_empty() {
            rng.below(6) as u8 + 1
        } else {
            self.dice.remove(0).clamp(1, 6)
        }
    }

    /// Flips a coin.
    pub fn flip(&mut self, rng: &mut TableRng) -> Coin {
        if !self.flips.is_empty() {
            return self.flips.remove(0);
        }
        match rng.below(2) {
            0 => Coin::Heads,
            _ => Coin::Tails,
        }
    }

    /// Whether nothing is said of what comes.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.dice.is_empty() && self.flips.is_empty()
    }

    /// Nothing is said of what comes any more.
    pub fn clear(&mut self) {
        self.dice.clear();
        self.flips.clear();
    }

    /// Why a position cannot say that, if it cannot.
    #[must_use]
    pub fn problem(&self) -> Option<String> {
        if self.dice.len() > MOST {
            return Some(format!("more than {MOST} dice"));
        }
        if self.flips.len() > MOST {
            return Some(format!("more than {MOST} flips"));
        }
        let fits = self.dice.iter().all(|die| (1..=6).contains(die));
        (!fits).then(|| "a die shows 1 to 6".to_owned())
    }

    /// As a position spells it: `dice: [4], flips: [Heads]`.
    pub fn put(&self, all: &mut Outline) {
        let dice: Vec<String> = self.dice.iter().map(u8::to_string).collect();
        let flips: Vec<String> = self.flips.iter().map(said).collect();
        all.list("dice", &dice).list("flips", &flips);
    }
}
