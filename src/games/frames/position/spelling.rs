//! A position as a file spells it.

use ron2::FromRon;
use serde::{Deserialize, Serialize};

use crate::games::frames::Step;
use crate::games::frames::components::Role;
use crate::games::frames::content::{Length, Shape, System, Table};
use crate::games::frames::geometry::{Disc, Point};
use crate::games::frames::match_state::Colour;
use crate::packs::optional_fields;

/// A place: units to the right and upward from the lower left corner of the field, as `(12.5, 8)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRon, Serialize, Deserialize)]
pub struct At(pub Length, pub Length);

impl At {
    /// The point it means.
    #[must_use]
    pub const fn point(self) -> Point {
        Point {
            x: self.0.0,
            y: self.1.0,
        }
    }
}

/// Where a thing is; left out: not on the board yet.
pub type Spot = Option<At>;

/// The board of a position.
#[derive(Debug, Clone, PartialEq, Eq, FromRon, Serialize, Deserialize)]
#[ron(deny_unknown_fields)]
pub struct FieldAt {
    /// Outline.
    #[ron(default = "square")]
    pub shape: Shape,
    /// Side or diameter.
    pub width: Length,
}

const fn square() -> Shape {
    Shape::Square
}

optional_fields! {
    /// A frame.
    #[derive(PartialEq, Eq, Serialize, Deserialize)]
    pub struct FrameAt {
        [
            /// Name of your own for the script.
            pub name: String,
            /// Whose.
            pub seat: u8,
        ]
        /// Id of its type; left out: the first type there is, with `systems`.
        pub kind: Option<String>,
        /// Systems that work; left out: those of its type.
        pub systems: Option<Vec<System>>,
        /// White dice left; left out: all.
        pub whites: Option<u8>,
        /// Armour left; left out: all.
        #[serde(default)]
        pub armour: Option<u8>,
        /// Rockets left.
        pub rockets: u8,
        /// Where it stands.
        pub at: Spot,
        /// Added to its defense in this round by abilities, or taken off it.
        #[serde(default)]
        pub ward: i8,
        /// Dice more in its next roll.
        #[serde(default)]
        pub extra: Vec<Colour>,
        /// Dice fewer in its next roll.
        #[serde(default)]
        pub fewer: Vec<Colour>,
        /// Counters on it: the full id of the kind and how many.
        #[serde(default)]
        pub counters: Vec<(String, u16)>,
        /// An ability gave it a second turn in this round.
        #[serde(default)]
        pub again: bool,
        /// Abilities of it that were used.
        #[serde(default)]
        pub used: Vec<UsedAt>,
        /// It has had its turn this round.
        pub acted: bool,
        /// Its defense marker.
        pub defense: Option<u8>,
        /// Its spot marker, 0 for none.
        pub spot: u8,
        /// It is destroyed.
        pub destroyed: bool,
    }

    /// A station.
    #[derive(PartialEq, Eq, Serialize, Deserialize)]
    pub struct StationAt {
        [
            /// Name of your own for the script.
            pub name: String,
        ]
        /// The seat of the company that brought it. Left out: nobody's.
        pub brought: Option<u8>,
        /// The controller. Left out: nobody.
        pub held: Option<u8>,
        /// Where it stands.
        pub at: Spot,
    }
}

/// A segment of cover.
#[derive(Debug, Clone, PartialEq, Eq, FromRon, Serialize, Deserialize)]
#[ron(deny_unknown_fields)]
pub struct SegmentAt {
    /// Name of your own for the script.
    #[ron(default)]
    pub name: String,
    /// Its centre.
    pub at: At,
    /// Hits it takes.
    #[ron(default = "one")]
    pub hits: u8,
}

const fn one() -> u8 {
    1
}

/// Hazardous ground, or what a roof spans.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRon, Serialize, Deserialize)]
#[ron(deny_unknown_fields)]
pub struct AreaAt {
    /// Its middle.
    pub at: At,
    /// From there to its edge.
    pub radius: Length,
}

impl AreaAt {
    /// The part of the field it means.
    #[must_use]
    pub const fn disc(self) -> Disc {
        Disc {
            at: self.at.point(),
            radius: self.radius.0,
        }
    }
}

optional_fields! {
    /// The state of a company.
    #[derive(PartialEq, Eq, Serialize, Deserialize)]
    pub struct CompanyAt {
        /// Points per asset; left out: computed by bidding.
        pub ppa: Option<i32>,
        /// Place in the ranking that breaks ties; left out: the seat's number.
        pub rank: Option<u8>,
        /// Its part in the deployment.
        pub role: Role,
        /// Id of the company of the packs whose abilities it has; left out: none.
        #[serde(default)]
        pub company: Option<String>,
        /// Points besides those of assets.
        #[serde(default)]
        pub points: i32,
        /// Frames of others that its frames destroyed.
        #[serde(default)]
        pub kills: u16,
        /// Abilities of the company that were used.
        #[serde(default)]
        pub used: Vec<UsedAt>,
    }
}

/// An objective that is not scored again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRon, Serialize, Deserialize)]
#[ron(deny_unknown_fields)]
pub struct ScoredAt {
    /// The seat whose company has it; left out: the field.
    #[ron(default)]
    #[serde(default)]
    pub seat: Option<u8>,
    /// Its number among those of the field or the company, from 0.
    #[ron(default)]
    pub objective: u8,
}

/// An ability that was used, or triggered, as often as it may for some time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRon, Serialize, Deserialize)]
#[ron(deny_unknown_fields)]
pub struct UsedAt {
    /// Its number among the abilities of that frame or company, from 0.
    #[ron(default)]
    pub ability: u8,
    /// Until the game ends, not only the round.
    #[ron(default)]
    #[serde(default)]
    pub game: bool,
}

optional_fields! {
    /// Any state of the board between two turns.
    #[derive(PartialEq, Eq, Serialize, Deserialize)]
    pub struct Position {
        [
            /// `Bid`, a step of the deployment, `Round`, `Tactical` or `Countdown`.
            #[ron(default = "tactical")]
            pub step: Step,
        ]
        /// Players, skirmish or battle; left out: a skirmish of those in `companies`, at least two.
        pub table: Option<Table>,
        /// The field; left out: a square of 30 units.
        #[ron(default = "plain")]
        pub field: FieldAt,
        /// One for each seat; left out: two plain ones.
        pub companies: Vec<CompanyAt>,
        /// All frames.
        pub frames: Vec<FrameAt>,
        /// All stations.
        pub stations: Vec<StationAt>,
        /// All cover.
        pub cover: Vec<SegmentAt>,
        /// Hazardous ground, under its optional rule.
        #[serde(default)]
        pub hazards: Vec<AreaAt>,
        /// The areas under roofs, with the optional rule of climbing.
        #[serde(default)]
        pub roofs: Vec<AreaAt>,
        /// Id of the field of the packs whose objectives and places of stations hold; left out: none.
        #[serde(default)]
        pub terrain: Option<String>,
        /// Objectives that are not scored again.
        #[serde(default)]
        pub scored: Vec<ScoredAt>,
        /// The doomsday clock; left out: as at the start.
        pub clock: Option<u8>,
        /// Rounds begun; left out: 0 before the first one, else 1.
        pub round: Option<u16>,
        /// The step has begun: in `Countdown` markers are gone, the clock went down, and the first player is asked.
        #[serde(default)]
        pub begun: bool,
        /// The seat that is last in order until a score changes (M-68).
        pub last: Option<u8>,
        /// Dice that will fall, in order: the pool in the order white, blue, green, yellow, red, then damage.
        pub dice: Vec<u8>,
    }
}

const fn plain() -> FieldAt {
    FieldAt {
        shape: Shape::Square,
        width: Length(30_000),
    }
}

const fn tactical() -> Step {
    Step::Tactical
}
