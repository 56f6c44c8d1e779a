//! The board as a drawing: built anew whenever a frame is drawn, from the view and what is being shown.

mod aids;
mod banner;
mod blows;
mod ground;
mod lens;
mod losses;
mod relief;
mod rings;
mod scenes;
mod stations;
mod token;

use std::collections::BTreeSet;

use bevy::math::{Rect, Vec2};
use bevy::prelude::Resource;
use bevy_egui::egui::Color32;

use super::click;
use super::pointer::Pointing;
use super::reach::Reach;
use super::scene::{Scene, along};
use super::show::Show;
use super::viewport::Eye;
use crate::desktop::ink::Ink;
use crate::desktop::session::Session;
use crate::games::frames::Frames;
use crate::games::frames::View;
use crate::games::frames::desktop::words as own;
use crate::games::frames::desktop::words::BoardWords;
use crate::games::frames::geometry::{FRAME_RADIUS, UNIT};
use crate::games::frames::phrases::Speaker;
use crate::table::{Event, Language, ObjectId, Phrases, Seat};

pub use blows::LIES;
pub use ground::block as cover;
pub use lens::lens;
pub use token::{Mark, drawn, token};

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

    /// The same, moved as far as it must to stay whole on the board.
    pub fn note(&mut self, at: Vec2, text: impl Into<String>, size: f32, colour: Color32) {
        let text = text.into();
        let half = Vec2::new(text.chars().count() as f32 * size * 0.27 + 8.0, size * 0.8);
        let (low, high) = (self.space.min + half, self.space.max - half);
        self.slip(at.clamp(low.min(high), high.max(low)), text, size, colour);
    }
}

/// Everything a drawing is made from.
#[derive(Clone, Copy)]
pub struct Scenery<'a> {
    /// The running game.
    pub session: &'a Session<Frames>,
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
        &self.session.shown.view
    }

    fn words(&self) -> &'static BoardWords {
        &own::of(self.language).board
    }

    /// Somebody who says things with the names of the players.
    fn said<T>(&self, say: impl FnOnce(&Speaker) -> T) -> T {
        let players = self.session.host.players.iter();
        let names: Vec<&str> = players.map(|p| p.name.as_str()).collect();
        say(&Speaker {
            view: self.view(),
            names: &names,
            language: self.language,
        })
    }

    /// What happened as a sentence.
    fn tell(&self, event: &Event) -> Option<String> {
        self.said(|speaker| speaker.event(event))
    }

    /// Who that is.
    fn who(&self, seat: Seat) -> String {
        self.said(|speaker| speaker.who(seat).to_owned())
    }

    /// Where a thing is shown, in points of the design.
    fn seen(&self, id: ObjectId) -> Option<Vec2> {
        let stands = self.stands(id)?;
        Some(stands + self.sway(id, stands))
    }

    /// The same without leaning and shaking.
    fn stands(&self, id: ObjectId) -> Option<Vec2> {
        if let Some((Scene::Move { frame, path }, part)) = self.show.now()
            && *frame == id
            && let Some(at) = along(path, 1.0 - (1.0 - part).powi(2))
        {
            return Some(self.eye.design(at));
        }
        match self.show.seen.frames.get(&id) {
            Some(standing) if standing.there => Some(self.eye.design(standing.at)),
            _ => self.view().place(id).map(|at| self.eye.see(at)),
        }
    }

    /// How far a frame leans into a blow, recoils from its own shot, or is shaken by a hit.
    fn sway(&self, id: ObjectId, stands: Vec2) -> Vec2 {
        let reach = self.eye.length(FRAME_RADIUS).max(8.0);
        match self.show.now() {
            Some((Scene::Fire { by, target }, part)) if *by == id => {
                let Some(other) = self.stands(*target) else {
                    return Vec2::ZERO;
                };
                let way = (other - stands).normalize_or_zero();
                let near = stands.distance(other) < self.eye.length(2 * FRAME_RADIUS + UNIT) + 1.0;
                let lean = (part * std::f32::consts::PI).sin() * reach;
                way * if near { lean * 0.9 } else { lean * -0.35 }
            }
            Some((Scene::Hit(hit), part)) if *hit == id => {
                let left = (1.0 - part) * reach * 0.35;
                Vec2::X * (part * 26.0).sin() * left
            }
            _ => Vec2::ZERO,
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
    ground::legend(&mut paper, scenery);
    relief::hazards(&mut paper, scenery);
    rings::perimeter(&mut paper, scenery);
    ground::cover(&mut paper, scenery, &choosable);
    stations::stations(&mut paper, scenery, &choosable);
    aids::under(&mut paper, scenery);
    token::frames(&mut paper, scenery, &choosable);
    relief::roofs(&mut paper, scenery);
    relief::heights(&mut paper, scenery);
    aids::over(&mut paper, scenery);
    scenes::now(&mut paper, scenery);
    aids::tape(&mut paper, scenery);
    lens::draw(&mut paper, scenery, &choosable);
    banner::now(&mut paper, scenery);
    paper.ink.clip(scenery.eye.space);
    paper
}
