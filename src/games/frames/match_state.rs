//! The one resource for what no thing on the board carries: clock, order, open turns, the running attack.

use serde::Serialize;

use crate::table::{ObjectId, Seat, Seats};

use super::abilities::state::Abilities;
use super::content::{Content, System, Systems, Table};
use super::geometry::{Disc, Field};

/// The three ranges of attack (rules page, section 1.3).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, ron2::FromRon,
)]
pub enum Range {
    /// At most 1 unit.
    HandToHand,
    /// Over 1 and at most 8 units.
    DirectFire,
    /// Over 8 units.
    Artillery,
}

/// All ranges, nearest first.
pub const RANGES: [Range; 3] = [Range::HandToHand, Range::DirectFire, Range::Artillery];

impl Range {
    /// Position in [`RANGES`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The weapon system of that range.
    #[must_use]
    pub const fn system(self) -> System {
        match self {
            Self::HandToHand => System::Melee,
            Self::DirectFire => System::Direct,
            Self::Artillery => System::Artillery,
        }
    }
}

/// Colours of dice (rules page, section 1.2).
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    serde::Serialize,
    serde::Deserialize,
    ron2::FromRon,
)]
pub enum Colour {
    /// Any one action.
    White,
    /// Defense.
    Blue,
    /// Movement.
    Green,
    /// Spotting.
    Yellow,
    /// Attack.
    Red,
}

/// All colours, by their number in events.
pub const COLOURS: [Colour; 5] = [
    Colour::White,
    Colour::Blue,
    Colour::Green,
    Colour::Yellow,
    Colour::Red,
];

/// One rolled die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Die {
    /// The colour, which says what it may be assigned to.
    pub colour: Colour,
    /// 6 or 8.
    pub sides: u8,
    /// The number on it, from 1.
    pub value: u8,
    /// It is assigned.
    pub used: bool,
}

/// The planned target of a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Aim {
    /// A frame or a segment of cover.
    pub target: ObjectId,
    /// At which range.
    pub range: Range,
}

/// A frame's turn, open or paused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Turn {
    /// Whose.
    pub frame: ObjectId,
    /// It was activated by an attack (M-41).
    pub forced: bool,
    /// Designated target, if any (M-87).
    pub aim: Option<Aim>,
    /// Rockets added to the roll (M-102).
    pub rockets: u8,
    /// The pool, once it is rolled.
    pub dice: Vec<Die>,
    /// Systems at the time of the roll: what the dice allow stays until the turn ends (Q10).
    pub systems: Systems,
    /// Defense was decided.
    pub defended: bool,
    /// Movement was made.
    pub moved: bool,
    /// The attack was made.
    pub attacked: bool,
    /// The die assigned to the running movement.
    pub moving: u8,
}

impl Turn {
    /// A turn that has just begun.
    #[must_use]
    pub const fn new(frame: ObjectId, forced: bool) -> Self {
        Self {
            frame,
            forced,
            aim: None,
            rockets: 0,
            dice: Vec::new(),
            systems: Systems::NONE,
            defended: false,
            moved: false,
            attacked: false,
            moving: 0,
        }
    }

    /// Whether any green die was rolled: then the frame passes through cover (M-98, M-99).
    #[must_use]
    pub fn flies(&self) -> bool {
        self.dice.iter().any(|die| die.colour == Colour::Green)
    }

    /// Whether the frame had a movement system when it rolled: under the optional rule it climbs (Q64, Q10).
    #[must_use]
    pub const fn climbs(&self) -> bool {
        self.systems.get(System::Movement) > 0
    }
}

/// The cover of the target of the running attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Cover {
    /// Nothing.
    Open,
    /// A segment of terrain.
    Terrain(ObjectId),
    /// A third frame.
    Frame(ObjectId),
}

/// How far the running attack is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Stage {
    /// Abilities that wait for it trigger (M-179).
    Before,
    /// They happen.
    React,
    /// Whether a spot marker is used (Q6).
    Spot,
    /// The cover of the target (Q56).
    Cover,
    /// Damage dice are rolled.
    Roll,
    /// Abilities that wait for the dice happen (M-192).
    Rolled,
    /// They are read, lowest first.
    Read,
    /// Whether a station is abandoned (Q51).
    Abandon,
    /// The target loses systems.
    Lose,
    /// Nothing is left to do.
    Done,
}

/// An attack being resolved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Strike {
    /// The attacker.
    pub by: ObjectId,
    /// A frame or a segment.
    pub target: ObjectId,
    /// At which range.
    pub range: Range,
    /// Value of the attack die.
    pub value: u8,
    /// Value of the spot marker used.
    pub spot: u8,
    /// How far it is.
    pub stage: Stage,
    /// Damage dice, lowest first.
    pub dice: Vec<u8>,
    /// The next of them to read.
    pub next: usize,
    /// The cover of the target.
    pub cover: Cover,
    /// The owner named terrain; the attacker names the segment (Q56).
    pub behind_terrain: bool,
    /// Hits on the target counted so far.
    pub hits: u8,
}

/// Damage an owner still has to take off a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Loss {
    /// The frame.
    pub frame: ObjectId,
    /// How many points.
    pub points: u8,
}

/// A frame that falls once the attack is over (Q66).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fall {
    /// The frame.
    pub frame: ObjectId,
    /// How many units.
    pub height: u8,
}

/// Everything that no thing on the board carries.
#[derive(Debug, Clone)]
pub struct MatchState {
    /// Frames, companies, fields, rule parameters.
    pub content: &'static Content,
    /// Players at the table.
    pub seats: u8,
    /// The row of the size table.
    pub table: Table,
    /// Shape of the field.
    pub field: Field,
    /// Index of its definition.
    pub terrain: u16,
    /// Optional rule: hazardous ground (Q60).
    pub hazards: Vec<Disc>,
    /// Optional rule: what roofs span (Q67).
    pub roofs: Vec<Disc>,
    /// Frames in use.
    pub frames: usize,
    /// Stations in use.
    pub stations: usize,
    /// Segments in use.
    pub segments: usize,
    /// The doomsday clock (M-129).
    pub clock: u8,
    /// Rounds begun.
    pub round: u16,
    /// Turns taken, for statistics.
    pub turns: u32,
    /// The seat that is last in order until a score changes (M-68).
    pub last: Option<Seat>,
    /// The seats that have passed since the last turn (M-12, M-18).
    pub passed: Seats,
    /// The seats that have been asked about the clock.
    pub counted: Seats,
    /// A position begins in the middle of its step, which does nothing by itself.
    pub begun: bool,
    /// The seats that have agreed to the terrain.
    pub agreed: Seats,
    /// The seat that decides in a tie for highest.
    pub chooser: Option<Seat>,
    /// Changes made to break a tie for highest.
    pub changes: u8,
    /// Rockets of a removed frame that its owner has to hand out (Q33).
    pub loose_rockets: u8,
    /// The frame or station being placed.
    pub placing: Option<ObjectId>,
    /// The seat that placed last, in the parts of the deployment that go round.
    pub placed_last: Option<Seat>,
    /// The frame whose turn goes on.
    pub current: Option<Turn>,
    /// The other frame in mid-turn (M-37).
    pub pending: Option<Turn>,
    /// The attack being resolved.
    pub strike: Option<Strike>,
    /// Damage not taken off yet.
    pub loss: Option<Loss>,
    /// Optional rule: frames that have lost their footing, in the order in which they fall.
    pub falls: Vec<Fall>,
    /// Index of the field whose objectives and places of stations hold; none in a position without one.
    pub laid: Option<u16>,
    /// There are objectives.
    pub objectives: bool,
    /// Objectives that are not scored again, as bits by their number.
    pub objectives_done: u64,
    /// Abilities at work.
    pub abilities: Abilities,
    /// A further round was added because of a tie.
    pub extended: bool,
    /// Dice that a scenario wants to fall, in order; chance follows when they are used up.
    pub scripted: Vec<u8>,
    /// The first of them that the die it was for cannot show: what it was, and how many sides the die has.
    pub misfit: Option<(u8, u8)>,
}
