//! The viewport of the board: the point in the middle of the free space, and the size of a unit.

use bevy::math::{Rect, Vec2};
use bevy::prelude::Resource;

use crate::games::frames::geometry::{Field, Point, UNIT};

/// The free space between the panels of a game, in points of the design.
pub const PLAY: Rect = Rect {
    min: Vec2::new(220.0, 66.0),
    max: Vec2::new(1046.0, 584.0),
};

/// The same above the time line, while somebody watches how a game went.
pub const WATCHED: Rect = Rect {
    min: PLAY.min,
    max: Vec2::new(1046.0, 514.0),
};

/// The same beside the report at the end of a game; with many seats there is a chart below it.
#[must_use]
pub const fn report(seats: usize) -> Rect {
    Rect {
        min: Vec2::new(680.0, 24.0),
        max: Vec2::new(1260.0, if seats > 3 { 430.0 } else { 620.0 }),
    }
}

/// Points of the design a unit takes at least and at most.
const SCALES: (f32, f32) = (8.0, 130.0);

/// Points of the design a unit takes where one looks closer at a single frame.
const CLOSE: f32 = 34.0;

/// The view of the board.
#[derive(Debug, Clone, Copy, PartialEq, Resource)]
pub struct BoardViewport {
    /// The centre of the view, in units.
    pub centre: Vec2,
    /// Points of the design for a unit.
    pub scale: f32,
    /// Where the board is, in points of the design.
    pub space: Rect,
    fitted: Option<Field>,
}

impl Default for BoardViewport {
    fn default() -> Self {
        Self {
            centre: Vec2::splat(15.0),
            scale: 17.0,
            space: PLAY,
            fitted: None,
        }
    }
}

/// A place in units.
#[must_use]
pub fn units(at: Point) -> Vec2 {
    Vec2::new(at.x as f32, at.y as f32) / UNIT as f32
}

/// The whole thousandths nearest to a place in units.
#[must_use]
pub fn point(at: Vec2) -> Point {
    let part = |c: f32| (c.clamp(-60.0, 60.0) * UNIT as f32).round() as i32;
    Point {
        x: part(at.x),
        y: part(at.y),
    }
}

impl BoardViewport {
    /// The view around a place, in units, through a part of the space at another scale.
    #[must_use]
    pub fn through(&self, centre: Vec2, space: Rect, scale: f32) -> Self {
        Self {
            centre,
            scale,
            space,
            ..*self
        }
    }

    /// A place in units as a point of the design. North is up.
    #[must_use]
    pub fn design(&self, at: Vec2) -> Vec2 {
        let off = (at - self.centre) * self.scale;
        self.space.center() + Vec2::new(off.x, -off.y)
    }

    /// The same for a point of the rules.
    #[must_use]
    pub fn see(&self, at: Point) -> Vec2 {
        self.design(units(at))
    }

    /// The place under a point of the design, in units.
    #[must_use]
    pub fn under(&self, at: Vec2) -> Vec2 {
        let off = (at - self.space.center()) / self.scale;
        self.centre + Vec2::new(off.x, -off.y)
    }

    /// A length of the rules in points of the design.
    #[must_use]
    pub fn length(&self, length: i32) -> f32 {
        length as f32 / UNIT as f32 * self.scale
    }

    /// Shows the whole field.
    pub fn fit(&mut self, field: Field) {
        let width = field.width() as f32 / UNIT as f32;
        self.centre = Vec2::splat(width * 0.5);
        let room = self.space.size() - Vec2::splat(20.0);
        self.scale = (room.x.min(room.y) / width).clamp(SCALES.0, SCALES.1);
        self.fitted = Some(field);
    }

    /// Shows the whole field if it is another one than last time.
    pub fn meet(&mut self, field: Field) {
        if self.fitted != Some(field) {
            self.fit(field);
        }
    }

    /// Puts the board there unless it is there already.
    pub fn fit_into(&mut self, space: Rect) {
        if self.space != space {
            self.open(space);
        }
    }

    /// Puts the board elsewhere; whatever field comes next is shown whole.
    pub fn open(&mut self, space: Rect) {
        self.space = space;
        self.fitted = None;
    }

    /// Shows what is about a place, in units, from near.
    pub fn approach(&mut self, at: Vec2) {
        self.centre = at;
        self.scale = self.scale.max(CLOSE);
    }

    /// Moves the board along with the pointer.
    pub fn pan(&mut self, by: Vec2) {
        self.centre += Vec2::new(-by.x, by.y) / self.scale;
        let far = self.fitted.map_or(48.0, |f| f.width() as f32 / UNIT as f32);
        self.centre = self.centre.clamp(Vec2::splat(-4.0), Vec2::splat(far + 4.0));
    }

    /// Larger or smaller by that factor; what lies under `at` stays there.
    pub fn zoom(&mut self, at: Vec2, by: f32) {
        let before = self.under(at);
        self.scale = (self.scale * by).clamp(SCALES.0, SCALES.1);
        let after = self.under(at);
        self.centre += before - after;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_field_is_seen_wherever_the_board_is_put() {
        let field = Field::Square(48 * UNIT);
        let mut eye = BoardViewport::default();
        for space in [PLAY, WATCHED, report(2), report(5)] {
            eye.fit_into(space);
            eye.meet(field);
            for corner in [Vec2::ZERO, Vec2::splat(48.0)] {
                assert!(space.contains(eye.design(corner)), "{space:?}");
            }
            eye.zoom(space.center(), 2.0);
            let near = eye.scale;
            eye.fit_into(space);
            eye.meet(field);
            assert!((eye.scale - near).abs() < 0.01, "it stays as it was zoomed");
        }
    }

    #[test]
    fn what_is_under_a_point_is_seen_there() {
        let mut eye = BoardViewport::default();
        eye.fit(Field::Square(30 * UNIT));
        let at = Vec2::new(300.0, 200.0);
        assert!((eye.design(eye.under(at)) - at).length() < 0.01);
        let before = eye.under(at);
        eye.zoom(at, 2.0);
        assert!((eye.under(at) - before).length() < 0.01, "zooming keeps it");
    }
}
