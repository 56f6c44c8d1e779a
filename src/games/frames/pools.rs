//! Which dice a frame rolls (rules page, sections 1.2 and 2), and what each may be assigned to.

use super::content::{System, Systems};
use super::war::{Colour, Die, Range};

/// The dice of a roll as colour and sides, in a fixed order: white, blue, green, yellow, red (M-74 to
/// M-77, M-125). `range` is the one designated; only its weapons are rolled (Q7).
#[must_use]
pub fn pool(whites: u8, systems: &Systems, range: Option<Range>, rockets: u8) -> Vec<(Colour, u8)> {
    let mut dice = Vec::with_capacity(12);
    let mut add = |count: u8, colour, sides| {
        dice.extend((0..count).map(|_| (colour, sides)));
    };
    add(whites, Colour::White, 6);
    add(systems.get(System::Defense), Colour::Blue, 6);
    add(systems.get(System::Movement), Colour::Green, 6);
    add(u8::from(sprints(systems)), Colour::Green, 8);
    add(systems.get(System::Spotting), Colour::Yellow, 6);
    if let Some(range) = range {
        let weapons = systems.get(range.system());
        add(if weapons > 0 { 2 } else { 0 }, Colour::Red, 6);
        add(u8::from(weapons > 1), Colour::Red, 8);
        if range == Range::DirectFire {
            add(rockets, Colour::Red, 8);
        }
    }
    dice
}

/// M-75 to M-77: no direct-fire and no artillery system; rockets do not matter.
#[must_use]
pub const fn sprints(systems: &Systems) -> bool {
    systems.get(System::Direct) == 0 && systems.get(System::Artillery) == 0
}

/// What a die may be assigned to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Use {
    /// Defense.
    Defend,
    /// Movement.
    Move,
    /// The attack.
    Attack,
    /// Spotting.
    Spot,
}

/// M-90, M-91: colours only for their own action, whites for any, each die once.
#[must_use]
pub fn fits(die: &Die, action: Use) -> bool {
    let own = match action {
        Use::Defend => Colour::Blue,
        Use::Move => Colour::Green,
        Use::Attack => Colour::Red,
        Use::Spot => Colour::Yellow,
    };
    !die.used && (die.colour == own || die.colour == Colour::White)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(dice: &[(Colour, u8)], colour: Colour, sides: u8) -> usize {
        dice.iter().filter(|d| **d == (colour, sides)).count()
    }

    #[test]
    fn weapons_of_the_designated_range_are_rolled() {
        // Defense, movement, spotting, melee, direct, artillery.
        let soldier = Systems([1, 1, 1, 0, 1, 0]);
        let dice = pool(2, &soldier, Some(Range::DirectFire), 1);
        assert_eq!(count(&dice, Colour::Red, 6), 2);
        assert_eq!(count(&dice, Colour::Red, 8), 1, "the rocket");
        assert_eq!(count(&dice, Colour::Green, 8), 0, "it has a ranged weapon");
        assert_eq!(
            pool(2, &soldier, Some(Range::HandToHand), 0).len(),
            5,
            "no weapon there"
        );
    }

    #[test]
    fn two_weapons_add_a_large_die() {
        let brawler = Systems([0, 1, 0, 2, 0, 0]);
        let dice = pool(2, &brawler, Some(Range::HandToHand), 0);
        assert_eq!(
            (count(&dice, Colour::Red, 6), count(&dice, Colour::Red, 8)),
            (2, 1)
        );
        assert_eq!(count(&dice, Colour::Green, 8), 1, "it sprints");
    }
}
