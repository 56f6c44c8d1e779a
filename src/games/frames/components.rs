//! Components of the things on the board.

use bevy::prelude::Component;
use serde::Serialize;

use crate::table::{ObjectId, Seat};

use super::content::Systems;
use super::geometry::Point;
use super::match_state::COLOURS;

/// The stable id of any thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
#[component(immutable)]
pub struct Id(pub ObjectId);

/// A mobile frame (rules page, section 1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component, Serialize)]
pub struct Frame {
    /// Index of its type.
    pub kind: u16,
    /// Whose.
    pub owner: Seat,
    /// Systems that work.
    pub systems: Systems,
    /// White dice left, 2 at first.
    pub whites: u8,
    /// Armour left, which goes before anything else (M-135).
    pub armour: u8,
    /// Added to its defense until the round ends (M-146), or taken off it (M-181).
    pub ward: i8,
    /// Dice of each colour more in its next roll (M-146), or fewer (M-160).
    pub extra: [i8; COLOURS.len()],
    /// Single-shot rockets left.
    pub rockets: u8,
    /// Where its centre is, once it is placed.
    pub at: Point,
    /// It stands on the board.
    pub placed: bool,
    /// It is not destroyed.
    pub alive: bool,
    /// It has had its turn this round, or is in the middle of it (M-11).
    pub acted: bool,
    /// An ability gave it a second turn this round (M-161).
    pub again: bool,
    /// Its defense marker (M-94); 0 is shown too (Q24).
    pub defense: Option<u8>,
    /// Value of its spot marker, 0 for none (M-106).
    pub spot: u8,
    /// Optional rule: what it rolled for its place in this round; a second roll until one of the two is chosen.
    pub initiative: Option<(u8, Option<u8>)>,
}

impl Frame {
    /// On the board and not destroyed.
    #[must_use]
    #[inline]
    pub const fn stands(&self) -> bool {
        self.alive && self.placed
    }

    /// It was on the board and is destroyed.
    #[must_use]
    #[inline]
    pub const fn is_destroyed(&self) -> bool {
        !self.alive && self.placed
    }

    /// May still take its turn this round.
    #[must_use]
    #[inline]
    pub const fn fresh(&self) -> bool {
        self.stands() && !self.acted
    }
}

/// A station (rules page, section 1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component, Serialize)]
pub struct Station {
    /// The seat of the company that brought it; `None` for the neutral one of the demo.
    pub brought: Option<Seat>,
    /// The controller; `None` while it is contested (M-53).
    pub controller: Option<Seat>,
    /// Where its centre is, once it is placed.
    pub at: Point,
    /// It stands on the board.
    pub placed: bool,
}

/// One segment of cover, a square of one unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component, Serialize)]
pub struct Segment {
    /// Its centre.
    pub at: Point,
    /// Hits it still takes; at 0 it is gone.
    pub hits: u8,
}

/// The role of a company against the others (M-66).
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize, ron2::FromRon,
)]
pub enum Role {
    /// Not decided yet, or no such roles (demo).
    #[default]
    None,
    /// Highest score.
    Defender,
    /// Lowest score.
    PointAttacker,
    /// The others.
    Attacker,
}

/// All roles, by their number in events.
pub const ROLES: [Role; 4] = [
    Role::None,
    Role::Defender,
    Role::PointAttacker,
    Role::Attacker,
];

/// A player's company.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Component, Serialize)]
pub struct Company {
    /// Plays in this match.
    pub seated: bool,
    /// Points per asset (M-59 to M-65).
    pub ppa: i32,
    /// Score as last computed (M-04).
    pub score: i32,
    /// Points besides those of assets (M-147).
    pub points: i32,
    /// Frames of others that its frames destroyed.
    pub kills: u16,
    /// Index of the company of the packs that it is, if it is one; its abilities are in force.
    pub brought: Option<u16>,
    /// Assets as last counted.
    pub assets: i32,
    /// Place in the ranking drawn at setup that breaks all ties, 0 first (M-21).
    pub rank: u8,
    /// Its part in the deployment.
    pub role: Role,
    /// Has refused a terrain (Q29).
    pub vetoed: bool,
    /// Has passed on the choice of a tie for highest (Q31).
    pub deferred: bool,
    /// Gave up.
    pub conceded: bool,
}
