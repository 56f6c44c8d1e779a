//! Objectives: what is worth points beside assets, on a field for everybody or in a company for its own player.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Spanned};

use super::{Condition, Length};
use crate::games::frames::geometry::{Disc, Point};

/// One objective, ready for play.
#[derive(Debug, Clone, PartialEq)]
pub struct Objective {
    /// Points for each time that it is scored, 1 to 20.
    pub worth: u8,
    /// When it is scored.
    pub scored: Scored,
    /// What must be so.
    pub goal: Goal,
}

/// When an objective is scored (M-148).
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRon)]
pub enum Scored {
    /// At the end of each round.
    EachRound,
    /// When the clock is at 0.
    AtEnd,
    /// As soon as it is reached, and then never again.
    First,
}

/// What an objective asks for; "you" is the player whose score it is.
#[derive(Debug, Clone, PartialEq)]
pub enum Goal {
    /// You alone have a frame with its middle in this part of the field.
    Hold(RoundArea),
    /// You have destroyed more frames of others than anybody else.
    DestroyMost,
    /// You have more standing frames than anybody else.
    MostFrames,
    /// You have destroyed so many frames of others.
    Destroy(u8),
    /// A frame of that type, by its full id, stands.
    Keep(String),
    /// A condition of the language holds.
    If(Condition),
}

/// A round part of a field, thousandths of a unit from its middle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundArea {
    /// Middle, to the right.
    pub x: i32,
    /// Middle, upward.
    pub y: i32,
    /// How far it reaches.
    pub radius: i32,
}

impl FromRon for RoundArea {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        #[derive(FromRon)]
        #[ron(deny_unknown_fields, rename = "Area")]
        struct Spelled {
            at: (Length, Length),
            radius: Length,
        }
        let Spelled { at: (x, y), radius } = Spelled::from_ast(expr)?;
        Ok(Self {
            x: x.0,
            y: y.0,
            radius: radius.0,
        })
    }
}

impl RoundArea {
    /// The part of a field of that width that it means.
    #[must_use]
    pub const fn on(self, width: i32) -> Disc {
        Disc {
            at: Point {
                x: self.x + width / 2,
                y: self.y + width / 2,
            },
            radius: self.radius,
        }
    }
}

/// An objective as RON spells it.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields, rename = "Objective")]
pub struct ObjectiveDef {
    /// Points for each time that it is scored, 1 to 20.
    pub worth: u8,
    /// When it is scored.
    pub scored: Scored,
    /// What must be so.
    pub goal: Spanned<GoalDef>,
}

/// What must be so, as RON spells it.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields, rename = "Goal")]
pub enum GoalDef {
    /// You alone have a frame with its middle in this round part of the field.
    Hold {
        /// Its middle, from the middle of the field: to the right and upward.
        at: (Length, Length),
        /// How far it reaches from there.
        radius: Length,
    },
    /// You have destroyed more frames of others than anybody else.
    DestroyMost,
    /// More standing frames than anybody else.
    MostFrames,
    /// You have destroyed so many frames of others.
    Destroy(u8),
    /// A frame of that type stands.
    Keep(Spanned<String>),
    /// A condition of the language holds.
    If(Condition),
}
