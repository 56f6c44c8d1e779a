//! What of a game of Frames is shown, one thing after the other, and how long each needs to be read.

use bevy::math::Vec2;

use crate::desktop::cue::Cue;
use crate::games::frames::DieResult;
use crate::games::frames::components::Role;
use crate::games::frames::content::System;
use crate::games::frames::match_state::Range;
use crate::table::{Event, ObjectId, Seat};

/// One thing to be seen.
#[derive(Debug, Clone, PartialEq)]
pub enum Scene {
    /// The field is laid out, with cover on it.
    Terrain,
    /// A frame or station is put on the board.
    Place(ObjectId),
    /// A frame goes.
    Move {
        /// Which.
        frame: ObjectId,
        /// Where it goes straight to in turn, both ends included, in units.
        path: Vec<Vec2>,
    },
    /// A frame falls so many units.
    Fall(ObjectId),
    /// A frame's turn begins.
    Activate(ObjectId),
    /// A frame aims at something.
    Designate {
        /// Who aims.
        by: ObjectId,
        /// At what.
        target: ObjectId,
        /// At which range it will attack.
        range: Range,
    },
    /// So many rockets are added to the roll.
    Rockets(ObjectId, u8),
    /// The pool falls.
    Roll(ObjectId),
    /// A die is set aside for defense.
    Defend(ObjectId, u8),
    /// A shot or a blow.
    Fire {
        /// Who attacks.
        by: ObjectId,
        /// What is attacked.
        target: ObjectId,
    },
    /// A spot marker is used up.
    UseSpot(ObjectId, u8),
    /// Something covers the target.
    Cover {
        /// Who is covered.
        target: ObjectId,
        /// By what.
        by: ObjectId,
    },
    /// Damage dice fall beside the target.
    Damage {
        /// What is attacked.
        target: ObjectId,
        /// What they show and did.
        dice: Vec<(u8, DieResult)>,
    },
    /// The attack did nothing.
    Miss(ObjectId),
    /// A frame is hit.
    Hit(ObjectId),
    /// A segment is hit; so many hits it still takes.
    Chip(ObjectId, u8),
    /// A segment is gone.
    Raze(ObjectId),
    /// A frame loses a system, or a white die.
    Lose(ObjectId, Option<System>),
    /// A frame is gone.
    Destroy(ObjectId),
    /// A frame is spotted.
    Spot {
        /// By whom.
        by: ObjectId,
        /// Who.
        target: ObjectId,
        /// Value of the marker.
        value: u8,
    },
    /// A station changes hands, or is nobody's from now on.
    Control(ObjectId, Option<Seat>),
    /// Scores change, all that do at once.
    Score(Vec<(Seat, i32)>),
    /// What the seats are in the deployment.
    Roles(Vec<(Seat, Role)>),
    /// Every frame has rolled for its place in the round.
    Initiative(Vec<(ObjectId, u8)>),
    /// Somebody passes.
    Pass(Seat),
    /// A round begins.
    Round(u16),
    /// A round ends; markers go.
    EndRound,
    /// A further round because of a tie.
    ExtraRound,
    /// The clock counts down, hurried by somebody or not.
    Clock(u8, Option<Seat>),
    /// Somebody gives up.
    Concede(Seat),
    /// The game is over: everybody who wins it.
    Win(Vec<Seat>),
}

/// A scene with the event behind it, whose sentence stands below.
#[derive(Debug, Clone, PartialEq)]
pub struct EventScene {
    /// What is seen.
    pub scene: Scene,
    /// What happened.
    pub event: Event,
    /// The how manieth event of the game that is, from 0.
    pub number: usize,
}

impl Scene {
    /// Seconds it takes at normal speed: long enough to be seen, and to be read where it says something.
    #[must_use]
    pub fn length(&self) -> f32 {
        match self {
            Self::Place(_) | Self::Chip(..) => 0.35,
            Self::Hit(_) | Self::Fire { .. } | Self::Defend(..) => 0.45,
            Self::Move { path, .. } => 0.3 + length(path) * 0.035,
            Self::Pass(_) | Self::Rockets(..) | Self::Fall(_) => 0.55,
            Self::Miss(_) | Self::UseSpot(..) | Self::Spot { .. } | Self::Activate(_) => 0.6,
            Self::Roll(_) | Self::Destroy(_) | Self::Designate { .. } | Self::Raze(_) => 0.7,
            Self::Lose(..) | Self::Score(_) | Self::Cover { .. } | Self::Terrain => 0.8,
            Self::EndRound | Self::Clock(..) | Self::Concede(_) => 0.9,
            Self::Round(_) | Self::Roles(_) => 1.0,
            Self::Control(..) | Self::ExtraRound | Self::Initiative(_) => 1.2,
            Self::Damage { .. } => 1.6,
            Self::Win(_) => 1.8,
        }
    }

    /// What it sounds like; a few are silent. A round is heard as its first step is entered.
    #[must_use]
    pub const fn cue(&self) -> Option<Cue> {
        Some(match self {
            Self::Place(_) | Self::Activate(_) | Self::Terrain => Cue::Play,
            Self::Move { .. } => Cue::Stride,
            Self::Roll(_) | Self::Damage { .. } | Self::Initiative(_) => Cue::Dice,
            Self::Designate { .. } | Self::Fire { .. } | Self::Spot { .. } | Self::Rockets(..) => {
                Cue::Attack
            }
            Self::Hit(_) | Self::Chip(..) => Cue::Damage,
            Self::Destroy(_) | Self::Lose(..) | Self::Raze(_) | Self::Fall(_) => Cue::Fall,
            Self::Cover { .. } | Self::Defend(..) => Cue::Heal,
            Self::Control(..) | Self::Score(_) => Cue::Coins,
            Self::ExtraRound | Self::Clock(..) => Cue::Turn,
            Self::Win(_) => Cue::Win,
            Self::Miss(_)
            | Self::UseSpot(..)
            | Self::Round(_)
            | Self::Roles(_)
            | Self::Pass(_)
            | Self::EndRound
            | Self::Concede(_) => return None,
        })
    }

    /// The one moment that shows it when nothing may move: late enough that what it does is done.
    #[must_use]
    pub const fn still(&self) -> f32 {
        match self {
            Self::Move { .. }
            | Self::Damage { .. }
            | Self::Roll(_)
            | Self::Score(_)
            | Self::Clock(..)
            | Self::Initiative(_)
            | Self::Designate { .. }
            | Self::Defend(..) => 1.0,
            _ => 0.5,
        }
    }
}

/// The length of a way.
fn length(path: &[Vec2]) -> f32 {
    path.windows(2).map(|leg| leg[0].distance(leg[1])).sum()
}

/// The place on a way after that part of it, 0 to 1.
#[must_use]
pub fn along(path: &[Vec2], part: f32) -> Option<Vec2> {
    let mut left = length(path) * part;
    for leg in path.windows(2) {
        let far = leg[0].distance(leg[1]);
        if left <= far && far > 0.0 {
            return Some(leg[0].lerp(leg[1], left / far));
        }
        left -= far;
    }
    path.last().copied()
}
