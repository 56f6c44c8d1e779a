//! The numbers of a type of frame that differ from those of the rules: hit points, dice, ranges, bonuses, rockets
//! (M-135 to M-139).

use std::ops::RangeInclusive;

use ron2::FromRon;

use super::{Rules, UNIT};
use crate::games::frames::limits::{self, BONUS, Numbered};
use crate::games::frames::match_state::Colour;

/// Numbers of a type of frame. What is left out is as the rules have it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Numbers {
    /// White dice of an undamaged frame, 1 to 6 (M-135).
    #[ron(default)]
    pub whites: Option<u8>,
    /// Points of damage that it takes before it loses anything else, 0 to 6 (M-135).
    #[ron(default)]
    pub armour: u8,
    /// Sides of its dice (M-136).
    #[ron(default)]
    pub dice: Sides,
    /// How far its weapons and its spotting reach (M-137).
    #[ron(default)]
    pub reach: Reach,
    /// What is added to its dice (M-138).
    #[ron(default)]
    pub bonus: Bonus,
    /// Most rockets that it may carry, 0 to 8 (M-139).
    #[ron(default)]
    pub rockets: Option<u8>,
}

/// Sides of the dice of each colour, and of the large dice: 4, 6, 8, 10 or 12.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Sides {
    /// Wild dice.
    #[ron(default = "six")]
    pub white: u8,
    /// Dice of defense.
    #[ron(default = "six")]
    pub blue: u8,
    /// Dice of movement.
    #[ron(default = "six")]
    pub green: u8,
    /// Dice of spotting.
    #[ron(default = "six")]
    pub yellow: u8,
    /// Dice of weapons.
    #[ron(default = "six")]
    pub red: u8,
    /// The green die of a sprint.
    #[ron(default = "eight")]
    pub sprint: u8,
    /// The red die of a second weapon.
    #[ron(default = "eight")]
    pub second: u8,
    /// The red die of a rocket.
    #[ron(default = "eight")]
    pub rocket: u8,
}

const fn six() -> u8 {
    6
}

const fn eight() -> u8 {
    8
}

/// What the sides of a die may be.
pub const SIDES: [u8; 5] = [4, 6, 8, 10, 12];

impl Default for Sides {
    fn default() -> Self {
        Self {
            white: six(),
            blue: six(),
            green: six(),
            yellow: six(),
            red: six(),
            sprint: eight(),
            second: eight(),
            rocket: eight(),
        }
    }
}

impl Sides {
    /// Sides of a die of that colour.
    #[must_use]
    pub const fn of(&self, colour: Colour) -> u8 {
        match colour {
            Colour::White => self.white,
            Colour::Blue => self.blue,
            Colour::Green => self.green,
            Colour::Yellow => self.yellow,
            Colour::Red => self.red,
        }
    }

    /// All of them with their names.
    #[must_use]
    pub const fn all(&self) -> [(&'static str, u8); 8] {
        [
            ("white", self.white),
            ("blue", self.blue),
            ("green", self.green),
            ("yellow", self.yellow),
            ("red", self.red),
            ("sprint", self.sprint),
            ("second", self.second),
            ("rocket", self.rocket),
        ]
    }
}

/// How far a type of frame reaches, whole units.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Reach {
    /// Hand-to-hand range ends here, 1 to 4; left out: 1.
    #[ron(default)]
    pub melee: Option<u8>,
    /// Direct fire ends here and artillery begins, 2 to 20; left out: the ruler.
    #[ron(default)]
    pub direct: Option<u8>,
    /// Spotting without two systems ends here, 2 to 20; left out: the ruler.
    #[ron(default)]
    pub spotting: Option<u8>,
}

/// What is added to a die that is assigned to an action, or taken off it, -3 to 3.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Bonus {
    /// To the die of defense.
    #[ron(default)]
    pub defense: i8,
    /// To the die of movement, in units.
    #[ron(default)]
    pub movement: i8,
    /// To the die of an attack.
    #[ron(default)]
    pub attack: i8,
    /// To the die of spotting.
    #[ron(default)]
    pub spotting: i8,
}

/// Where the ranges of a frame end, thousandths of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ranges {
    /// Hand-to-hand.
    pub melee: i32,
    /// Direct fire; artillery is everything beyond.
    pub direct: i32,
    /// Spotting without two systems.
    pub spotting: i32,
}

impl Numbers {
    /// White dice of an undamaged frame under those rules.
    #[must_use]
    pub fn whites(&self, rules: &Rules) -> u8 {
        self.whites.unwrap_or(rules.white_dice)
    }

    /// Where its ranges end under those rules.
    #[must_use]
    pub fn ranges(&self, rules: &Rules) -> Ranges {
        let units = |own: Option<u8>, else_: u8| i32::from(own.unwrap_or(else_)) * UNIT;
        Ranges {
            melee: units(self.reach.melee, 1),
            direct: units(self.reach.direct, rules.ruler),
            spotting: units(self.reach.spotting, rules.ruler),
        }
    }

    /// The highest value of a marker of defense.
    #[must_use]
    pub fn most_defense(&self) -> u8 {
        let die = self.dice.white.max(self.dice.blue);
        die.saturating_add_signed(self.bonus.defense)
    }

    /// The highest value of a spot marker that it places.
    #[must_use]
    pub fn most_spot(&self) -> u8 {
        let die = self.dice.white.max(self.dice.yellow);
        die.saturating_add_signed(self.bonus.spotting)
    }

    /// Its numbers with their names and limits.
    pub fn all(&self) -> impl Iterator<Item = (&'static str, i64, RangeInclusive<i64>)> {
        let (reach, bonus) = (self.reach, self.bonus);
        let counts = [
            ("whites", self.whites, limits::WHITES),
            ("armour", Some(self.armour), limits::ARMOUR),
            ("melee", reach.melee, limits::MELEE),
            ("direct", reach.direct, limits::REACH),
            ("spotting", reach.spotting, limits::REACH),
            ("rockets", self.rockets, limits::ROCKETS),
        ];
        let bonuses = [
            ("defense", bonus.defense),
            ("movement", bonus.movement),
            ("attack", bonus.attack),
            ("spotting", bonus.spotting),
        ];
        let wide = |limits: Numbered| i64::from(*limits.start())..=i64::from(*limits.end());
        let counts = counts
            .into_iter()
            .filter_map(move |(name, n, limits)| Some((name, i64::from(n?), wide(limits))));
        let most = i64::from(*BONUS.end());
        let bonuses = bonuses
            .into_iter()
            .map(move |(name, n)| (name, i64::from(n), -most..=most));
        counts.chain(bonuses)
    }
}
