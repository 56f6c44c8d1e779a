//! The legal numbers of Frames, each stated once: for packs, positions, replays, the editor and the world. All numbers
//! within them can be played; `docs/modding/frames.md` lists them.

use std::ops::RangeInclusive;

use super::content::{Content, Numbers, Rules, UNIT};

/// A number of `rules.ron`: its name, how to read it, least and most.
pub type RuleNumber = (&'static str, fn(&Rules) -> u8, u8, u8);

/// Every number of `rules.ron`.
pub const RULES: [RuleNumber; 10] = [
    ("rockets", |r| r.rockets, 0, 8),
    ("clock", |r| r.clock, 1, *CLOCK.end()),
    ("points_per_asset", |r| r.points_per_asset, 3, 20),
    ("systems", |r| r.systems, 0, 12),
    ("copies", |r| r.copies, 1, 2),
    ("white_dice", |r| r.white_dice, 1, 4),
    ("ruler", |r| r.ruler, 4, 12),
    ("contest", |r| r.contest, 1, 4),
    ("deployment_frames", |r| r.deployment_frames, 1, 3),
    ("free_share", |r| r.free_share, 0, 2),
];

/// Least and most of a number of a type of frame.
pub type Numbered = RangeInclusive<u8>;
/// White dice of an undamaged frame of a type (M-135).
pub const WHITES: Numbered = 1..=6;
/// Armour of a type of frame (M-135).
pub const ARMOUR: Numbered = 0..=6;
/// End of the hand-to-hand range of a type of frame, units (M-137).
pub const MELEE: Numbered = 1..=4;
/// End of its direct fire and of its spotting, units (M-137).
pub const REACH: Numbered = 2..=20;
/// What a type of frame adds to the dice of an action, or takes off them (M-138, M-181).
pub const BONUS: RangeInclusive<i8> = -3..=3;
/// Most rockets of a type of frame (M-139).
pub const ROCKETS: Numbered = 0..=8;
/// Most abilities of a type of frame, and of a company.
pub const ABILITIES: usize = 8;
/// The highest number of an effect of an ability.
pub const EFFECT: u8 = 20;
/// Most dice that one system of a pack gives.
pub const SYSTEM_DICE: i64 = 3;
/// Most objectives of a field, and of a company.
pub const OBJECTIVES: usize = 8;
/// Most stations at a table: two each for four players.
pub const MOST_STATIONS: usize = 8;
/// Most space that a field asks for between two stations, thousandths of a unit.
pub const APART: i32 = 12 * UNIT;
/// The same between a station and the edge.
pub const EDGE: i32 = 8 * UNIT;
/// Most dice of a colour that abilities add to a roll.
pub const EXTRA: u8 = 6;
/// Most hazardous areas that abilities lead to.
pub const HAZARDS: usize = 100;
/// Radius of hazardous ground that an ability makes, units.
pub const HAZARD: RangeInclusive<i32> = 1..=8;
/// Frames that a company destroyed.
pub const KILLS: u16 = 40;
/// Most points of a player besides those of assets, and the fewest below 0.
pub const POINTS: i32 = 999;

/// The highest value of a marker: the largest die with the largest bonus.
pub const MARKER: u8 = 12 + 3;

/// The doomsday clock of a game that goes on (M-129, M-131).
pub const CLOCK: RangeInclusive<u8> = 1..=99;
/// Rounds begun. Every round takes one off the clock (M-130), and the optional rule of a sudden round adds one.
pub const ROUND: RangeInclusive<u16> = 0..=100;
/// How far bidding moves the points per asset at most, up or down (M-60, M-61).
pub const BIDDING: i32 = 2;
/// Hits that a standing segment of cover takes.
pub const HITS: RangeInclusive<u8> = 1..=3;
/// The values of a die. The largest, that of the optional rule of initiative, has 20 sides.
pub const DIE: RangeInclusive<u8> = 1..=20;
/// Place in the ranking that breaks ties (M-21).
pub const RANK: RangeInclusive<u8> = 0..=4;
/// Side or diameter of a field of a pack, thousandths of a unit.
pub const WIDTH: RangeInclusive<i32> = 16 * UNIT..=48 * UNIT;
/// The same of a position, which may be a small part of a field; points of choices reach no farther.
pub const POSITION_WIDTH: RangeInclusive<i32> = 4 * UNIT..=65 * UNIT;
/// Radius of hazardous ground and of roofs, thousandths of a unit; the largest one spans the largest field.
pub const RADIUS: RangeInclusive<i32> = UNIT / 2..=36 * UNIT;
/// The same in a position.
pub const POSITION_RADIUS: RangeInclusive<i32> = 0..=65 * UNIT;

/// Points per asset that bidding can lead to from `base` (M-59 to M-63). The demo has no bidding (section 9).
#[must_use]
pub fn points(rules: &Rules) -> RangeInclusive<i32> {
    let base = i32::from(rules.points_per_asset);
    let moved = if rules.demo { 0 } else { BIDDING };
    base - moved..=base + moved
}

/// The values of a marker of defense of such a frame: a blue or white die, or 0 without one (M-91, M-92).
#[must_use]
pub fn defense(frame: &Numbers) -> RangeInclusive<u8> {
    0..=frame.most_defense()
}

/// The values of a spot marker: a yellow or white die of any frame, or 0 for none (M-106).
#[must_use]
pub fn spot(content: &Content) -> RangeInclusive<u8> {
    let frames = content.frames.iter();
    let marks = content.frames.iter().any(|f| !f.abilities.is_empty())
        || content.companies.iter().any(|c| !c.abilities.is_empty());
    if marks {
        return 0..=MARKER;
    }
    0..=frames.map(|f| f.numbers.most_spot()).max().unwrap_or(6)
}
