//! What lies on a table, and where.

use bevy::math::{Rect, Vec2, vec2};
use bevy::prelude::Component;

use crate::desktop::art::card::Face;
use crate::table::{ObjectId, ZoneId};

/// What lies somewhere. Each has an entity of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Component)]
pub enum Thing {
    /// Something the watcher can see.
    Object(ObjectId),
    /// The n-th card of a zone of which the watcher sees only the back.
    Hidden(ZoneId, u16),
}

/// Where something lies and how large it is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spot {
    /// Middle, in design points, y downwards.
    pub at: Vec2,
    /// Width.
    pub width: f32,
    /// Radians, clockwise.
    pub turn: f32,
    /// Higher lies over lower.
    pub z: f32,
    /// The face it shows there.
    pub face: Face,
    /// How many equal cards lie under it, itself included.
    pub stack: u16,
}

impl Spot {
    /// A small card that lies upright.
    #[must_use]
    pub const fn small(at: Vec2, width: f32, z: f32) -> Self {
        Self {
            at,
            width,
            turn: 0.0,
            z,
            face: Face::Table,
            stack: 1,
        }
    }

    /// Height.
    #[must_use]
    pub fn height(&self) -> f32 {
        self.width * self.face.aspect()
    }

    /// The rectangle it covers, its turn left out.
    #[must_use]
    pub fn rect(&self) -> Rect {
        Rect::from_center_size(self.at, vec2(self.width, self.height()))
    }

    /// Whether a point is on it.
    #[must_use]
    pub fn holds(&self, point: Vec2) -> bool {
        let local = Vec2::from_angle(-self.turn).rotate(point - self.at);
        local.x.abs() <= self.width * 0.5 && local.y.abs() <= self.height() * 0.5
    }
}
