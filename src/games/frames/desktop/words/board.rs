//! Words on the board, and about the dice of the last attack.

use crate::desktop::words::{keyed, words};
use crate::games::frames::DieResult;

words! {
    /// The words on the board.
    pub struct BoardWords {
        /// An attack that did nothing.
        missed: &'static str,
        /// Hazardous ground.
        hazard: &'static str,
        /// A roof.
        roof: &'static str,
        /// In cover, after a range.
        in_cover: &'static str,
    }
    says {
        /// The value of the clock.
        clock(n: u8);
        /// How high a frame stands.
        up(n: u8);
        /// Climbs so much down.
        climbs_down(n: i32);
        /// Climbs so much up.
        climbs_up(n: i32);
        /// Falls so much.
        falls(n: i32);
        /// A length.
        units(n: &str);
        /// Somebody, "you" included, takes a station.
        takes(who: &str, station: &str);
    }
}

words! {
    /// The words about the dice of the last attack.
    pub struct DamageWords {
    }
    says {
        /// The attacker and the target.
        last(by: &str, target: &str);
        /// A die by value and what it did.
        die(value: u8, fate: &str);
        /// Attacker, target, dice that hit, dice.
        tale(by: &str, target: &str, hits: usize, dice: usize);
        /// Attack die, spot marker, defense, and how many damage dice are left of that.
        sum(attack: u8, spot: u8, defense: u8, dice: usize);
        /// The cover that stopped dice, and their number; follows the line above.
        stopped(by: &str, n: usize);
    }
    by name {
        /// The result of a die.
        fate(FateWord): &'static str;
    }
}

/// The results of a damage die.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FateWord {
    /// It is not read yet.
    Waits,
    /// Nothing.
    Nothing,
    /// It hit the target.
    Target,
    /// A frame stopped it.
    StoppedByFrame,
    /// Cover stopped it.
    StoppedByCover,
}

keyed!(FateWord: Waits Nothing Target StoppedByFrame StoppedByCover);

impl FateWord {
    /// Of that die; `frame` says that a frame stopped it, not cover.
    #[must_use]
    pub const fn of(fate: DieResult, frame: bool) -> Self {
        match fate {
            DieResult::Waits => Self::Waits,
            DieResult::Nothing => Self::Nothing,
            DieResult::Target => Self::Target,
            DieResult::Stopped(_) if frame => Self::StoppedByFrame,
            DieResult::Stopped(_) => Self::StoppedByCover,
        }
    }
}
