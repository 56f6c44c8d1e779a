//! The dice pool of a frame (rules page, sections 1.2 and 2), and the actions of each die.

use super::components::Frame;
use super::content::{Numbers, System, SystemType, Systems, own_armed};
use super::geometry::Disc;
use super::match_state::{Colour, Die, Range};

/// The dice of a roll as colour and sides (M-195 too), in a fixed order: white, blue, green, yellow, red (M-74 to
/// M-77, M-125), each with the sides that its type has for that colour (M-136). `range` is the one designated; only
/// its weapons are rolled (Q7).
#[must_use]
pub fn pool(
    whites: u8,
    systems: &Systems,
    (numbers, own): (&Numbers, &[SystemType]),
    range: Option<Range>,
    rockets: u8,
) -> Vec<(Colour, u8)> {
    let mut dice = Vec::with_capacity(12);
    // M-152: those of systems of packs after the others of their colour.
    let add_own = |dice: &mut Vec<(Colour, u8)>, wanted| {
        for of in own {
            let all = of.dice(systems.get(of.letter.system()), range);
            dice.extend(all.filter(|(colour, _)| *colour == wanted));
        }
    };
    let add = |dice: &mut Vec<(Colour, u8)>, count: u8, colour, sides| {
        dice.extend((0..count).map(|_| (colour, sides)));
    };
    let sides = |colour| numbers.dice.of(colour);
    add(&mut dice, whites, Colour::White, sides(Colour::White));
    add_own(&mut dice, Colour::White);
    let blue = systems.get(System::Defense);
    add(&mut dice, blue, Colour::Blue, sides(Colour::Blue));
    add_own(&mut dice, Colour::Blue);
    let green = systems.get(System::Movement);
    add(&mut dice, green, Colour::Green, sides(Colour::Green));
    add_own(&mut dice, Colour::Green);
    let sprint = u8::from(sprints(systems, own));
    add(&mut dice, sprint, Colour::Green, numbers.dice.sprint);
    let yellow = systems.get(System::Spotting);
    add(&mut dice, yellow, Colour::Yellow, sides(Colour::Yellow));
    add_own(&mut dice, Colour::Yellow);
    if let Some(range) = range {
        let weapons = systems.get(range.system());
        let whole = if weapons > 0 { 2 } else { 0 };
        // Q57: a split weapon adds one die and never counts for the large one.
        let red = whole + systems.split(range.system());
        add(&mut dice, red, Colour::Red, sides(Colour::Red));
        let second = u8::from(weapons > 1);
        add(&mut dice, second, Colour::Red, numbers.dice.second);
        add_own(&mut dice, Colour::Red);
        if range == Range::DirectFire {
            add(&mut dice, rockets, Colour::Red, numbers.dice.rocket);
        }
    }
    dice
}

/// M-75, M-152: no direct-fire and no artillery system, of the rules or of a pack.
#[must_use]
pub fn sprints(systems: &Systems, own: &[SystemType]) -> bool {
    let far = [Range::DirectFire, Range::Artillery];
    systems.sprints() && !far.into_iter().any(|range| own_armed(own, *systems, range))
}

/// Q60, Q61: whether hazardous ground takes a white die from the roll of a frame: its middle lies on it, and
/// it has no environment system.
#[must_use]
pub fn suffers(hazards: &[Disc], frame: &Frame) -> bool {
    frame.systems.get(System::Environment) == 0 && hazards.iter().any(|area| area.holds(frame.at))
}

/// The actions that a die may be assigned to.
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

/// What a frame adds to a die that is assigned to an action, or takes off it (M-138).
#[must_use]
pub const fn bonus(numbers: &Numbers, action: Use) -> i8 {
    match action {
        Use::Defend => numbers.bonus.defense,
        Use::Move => numbers.bonus.movement,
        Use::Attack => numbers.bonus.attack,
        Use::Spot => numbers.bonus.spotting,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::frames::content::Split;
    use crate::games::frames::match_state::RANGES;

    fn count(dice: &[(Colour, u8)], colour: Colour, sides: u8) -> usize {
        dice.iter().filter(|d| **d == (colour, sides)).count()
    }

    /// The pool of an undamaged frame with those systems and the numbers of the rules.
    fn rolled(systems: &[System], range: Option<Range>, rockets: u8) -> Vec<(Colour, u8)> {
        let systems = systems.iter().copied().collect();
        pool(2, &systems, (&Numbers::default(), &[]), range, rockets)
    }

    /// Small and large red dice at each range.
    fn reds(systems: &[System]) -> [(usize, usize); 3] {
        RANGES.map(|range| {
            let dice = rolled(systems, Some(range), 0);
            (count(&dice, Colour::Red, 6), count(&dice, Colour::Red, 8))
        })
    }

    #[test]
    fn split_weapons_give_a_die_at_each_range_and_no_large_one() {
        let split = System::Split(Split::DirectArtillery);
        assert_eq!(reds(&[split]), [(0, 0), (1, 0), (1, 0)]);
        assert_eq!(reds(&[split, split]), [(0, 0), (2, 0), (2, 0)]);
        assert_eq!(
            reds(&[System::Direct, split, split]),
            [(0, 0), (4, 0), (2, 0)]
        );
        let dice = rolled(&[split], None, 0);
        assert_eq!(count(&dice, Colour::Green, 8), 0, "half a ranged weapon");
    }

    #[test]
    fn weapons_of_the_designated_range_are_rolled() {
        use System::{Defense, Direct, Movement, Spotting};
        let soldier = [Defense, Movement, Spotting, Direct];
        let dice = rolled(&soldier, Some(Range::DirectFire), 1);
        assert_eq!(count(&dice, Colour::Red, 6), 2);
        assert_eq!(count(&dice, Colour::Red, 8), 1, "the rocket");
        assert_eq!(count(&dice, Colour::Green, 8), 0, "it has a ranged weapon");
        assert_eq!(
            rolled(&soldier, Some(Range::HandToHand), 0).len(),
            5,
            "no weapon there"
        );
    }

    #[test]
    fn two_weapons_add_a_large_die() {
        let brawler = [System::Movement, System::Melee, System::Melee];
        let dice = rolled(&brawler, Some(Range::HandToHand), 0);
        assert_eq!(
            (count(&dice, Colour::Red, 6), count(&dice, Colour::Red, 8)),
            (2, 1)
        );
        assert_eq!(count(&dice, Colour::Green, 8), 1, "it sprints");
    }
}
