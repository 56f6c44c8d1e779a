//! The board as a drawing: built anew whenever a frame is drawn, from the view and what is being shown.

mod aids;
mod ground;
mod relief;
mod scenes;
mod token;

use std::collections::BTreeSet;

use bevy::math::{Rect, Vec2};
use bevy::prelude::Resource;
use bevy_egui::egui::Color32;

use super::click;
use super::eye::Eye;
use super::ink::Ink;
use super::pointer::Pointing;
use super::reach::Reach;
use super::show::Show;
use crate::desktop::session::frames::FramesSession;
use crate::desktop::words::{self, BoardWords};
use crate::games::frames::View;
use crate::table::{Language, ObjectId};

pub use token::{Mark, body_of, drawn, token};

/// A word or number on the board.
#[derive(Debug, Clone, PartialEq)]
pub struct Text {
    /// Its middle, in points of the design.
    pub at: Vec2,
    /// What it says.
    pub text: String,
    /// Size in points.
    pub size: f32,
    /// Colour.
    pub colour: Color32,
    /// On a dark slip, so that it can be read anywhere.
    pub slip: bool,
}

/// The finished drawing.
#[derive(Debug, Clone, Default, Resource)]
pub struct Paper {
    /// Shapes.
    pub ink: Ink,
    /// Words over them.
    pub texts: Vec<Text>,
    /// Where the board is: words beyond are not shown.
    pub space: Rect,
}

impl Paper {
    /// A word or number with its middle there.
    pub fn text(&mut self, at: Vec2, text: impl Into<String>, size: f32, colour: Color32) {
        self.texts.push(Text {
            at,
            text: text.into(),
            size,
            colour,
            slip: false,
        });
    }

    /// The same on a slip.
    pub fn slip(&mut self, at: Vec2, text: impl Into<String>, size: f32, colour: Color32) {
        self.text(at, text, size, colour);
        if let Some(last) = self.texts.last_mut() {
            last.slip = true;
        }
    }
}

/// Everything a drawing is made from.
#[derive(Clone, Copy)]
pub struct Scenery<'a> {
    /// The running game.
    pub session: &'a FramesSession,
    /// Where one looks from.
    pub eye: &'a Eye,
    /// What is being shown.
    pub show: &'a Show,
    /// The mouse.
    pub pointing: &'a Pointing,
    /// Where the thing asked about may go.
    pub reach: &'a Reach,
    /// The language of the words on it.
    pub language: Language,
}

impl Scenery<'_> {
    fn view(&self) -> &View {
        &self.session.view
    }

    fn words(&self) -> &'static BoardWords {
        &words::of(self.language).frames.board
    }

    /// Where a thing is shown, in points of the design.
    fn seen(&self, id: ObjectId) -> Option<Vec2> {
        if let Some((super::show::Scene::Move { frame, path }, part)) = self.show.now()
            && *frame == id
            && let Some(at) = super::show::along(path, 1.0 - (1.0 - part).powi(2))
        {
            return Some(self.eye.design(at));
        }
        match self.show.frames.get(&id) {
            Some(standing) if standing.there => Some(self.eye.design(standing.at)),
            _ => self.view().place(id).map(|at| self.eye.see(at)),
        }
    }
}

/// Draws the whole board.
#[must_use]
pub fn draw(scenery: &Scenery) -> Paper {
    let mut paper = Paper {
        space: scenery.eye.space,
        ..Paper::default()
    };
    let choosable: BTreeSet<ObjectId> = click::choosable(scenery.session);
    ground::field(&mut paper, scenery);
    relief::hazards(&mut paper, scenery);
    aids::perimeter(&mut paper, scenery);
    ground::cover(&mut paper, scenery, &choosable);
    ground::stations(&mut paper, scenery, &choosable);
    aids::under(&mut paper, scenery);
    token::frames(&mut paper, scenery, &choosable);
    relief::roofs(&mut paper, scenery);
    relief::heights(&mut paper, scenery);
    aids::over(&mut paper, scenery);
    scenes::now(&mut paper, scenery);
    aids::tape(&mut paper, scenery);
    paper
}
