//! Damage that is prevented before it is dealt.

use serde::{Deserialize, Serialize};

/// Most damage that is prevented next.
const MOST: i32 = 9999;

/// How much of the damage to a thing is prevented until the end of the turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Shield {
    /// The next so much.
    pub next: i32,
    /// All of it.
    pub all: bool,
}

impl Shield {
    /// Nothing is prevented.
    pub const NONE: Self = Self {
        next: 0,
        all: false,
    };

    /// The next so much damage is prevented, on top of what is already.
    pub fn add(&mut self, n: i32) {
        self.next = self.next.saturating_add(n.max(0)).min(MOST);
    }

    /// Prevents damage as far as it reaches, and tells how much.
    pub fn absorb(&mut self, damage: i32) -> i32 {
        let damage = damage.max(0);
        if self.all {
            return damage;
        }
        let prevented = damage.min(self.next);
        self.next -= prevented;
        prevented
    }

    /// Whether nothing is prevented.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.next == 0 && !self.all
    }

    /// Why a position cannot say that, if it cannot.
    #[must_use]
    pub fn problem(&self) -> Option<String> {
        let fits = (0..=MOST).contains(&self.next);
        (!fits).then(|| format!("a shield prevents from 0 to {MOST} damage"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shield_is_used_up_and_a_whole_one_is_not() {
        let mut shield = Shield::NONE;
        shield.add(2);
        shield.add(1);
        assert_eq!(
            [shield.absorb(2), shield.absorb(4), shield.absorb(4)],
            [2, 1, 0]
        );
        assert!(shield.is_none());
        shield.all = true;
        assert_eq!(
            [shield.absorb(5), shield.absorb(5), shield.absorb(-1)],
            [5, 5, 0]
        );
        assert!(!shield.is_none());
    }
}
