//! The board as a drawing, from the view and what is being shown: the looks of the things on it, and the sheets under,
//! between and over them, which are built anew whenever a frame is drawn.

mod aids;
mod banner;
pub(super) mod blows;
mod ground;
mod lens;
mod losses;
mod relief;
mod rings;
pub(super) mod scenes;
mod stations;
pub(super) mod token;

use bevy::ecs::system::SystemParam;
use bevy::math::{Rect, Vec2};
use bevy::prelude::{Res, Resource};
use bevy_egui::egui::Color32;

use super::pointer::Pointing;
use super::reach::ReachablePlaces;
use super::scene::{Scene, along};
use super::show::Show;
use super::tokens::list::{self, Layer, Token, TokenList};
use super::viewport::{BoardViewport, units};
use crate::desktop::ink::Ink;
use crate::desktop::screen::Settings;
use crate::desktop::session::Session;
use crate::games::frames::Frames;
use crate::games::frames::View;
use crate::games::frames::desktop::words as own;
use crate::games::frames::desktop::words::BoardWords;
use crate::games::frames::geometry::{FRAME_RADIUS, UNIT};
use crate::games::frames::phrases::Speaker;
use crate::table::{Event, Language, ObjectId, Phrases, Seat};

pub use blows::LIES;
pub use ground::{CoverLook, block as cover};
pub use lens::lens;
pub use stations::StationLook;
pub use token::{FrameLook, InTurn, Mark, drawn, token};

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
    pub eye: &'a BoardViewport,
    /// What is being shown.
    pub show: &'a Show,
    /// The mouse.
    pub pointing: &'a Pointing,
    /// Where the thing asked about may go.
    pub reach: &'a ReachablePlaces,
    /// The language of the words on it.
    pub language: Language,
}

impl Scenery<'_> {
    pub(super) fn view(&self) -> &View {
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
    fn describe(&self, event: &Event) -> Option<String> {
        self.said(|speaker| speaker.event(event))
    }

    /// Who that is.
    fn who(&self, seat: Seat) -> String {
        self.said(|speaker| speaker.who(seat).to_owned())
    }

    /// Where a thing is shown, in points of the design.
    pub(super) fn seen(&self, id: ObjectId) -> Option<Vec2> {
        let stands = self.stands(id)?;
        Some(stands + self.sway(id, stands))
    }

    /// The same without leaning and shaking.
    fn stands(&self, id: ObjectId) -> Option<Vec2> {
        Some(self.eye.design(self.stands_at(id)?))
    }

    /// The same in units.
    pub(super) fn stands_at(&self, id: ObjectId) -> Option<Vec2> {
        if let Some((Scene::Move { frame, path }, part)) = self.show.now()
            && *frame == id
            && let Some(at) = along(path, 1.0 - (1.0 - part).powi(2))
        {
            return Some(at);
        }
        match self.show.seen.frames.get(&id) {
            Some(standing) if standing.there => Some(standing.at),
            _ => self.view().place(id).map(units),
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

/// What the board is drawn from, as resources.
#[derive(SystemParam)]
pub struct Board<'w> {
    session: Res<'w, Session<Frames>>,
    eye: Res<'w, BoardViewport>,
    show: Res<'w, Show>,
    pointing: Res<'w, Pointing>,
    reach: Res<'w, ReachablePlaces>,
    settings: Res<'w, Settings>,
}

impl Board<'_> {
    /// The same, to draw from.
    #[must_use]
    pub fn scenery(&self) -> Scenery<'_> {
        Scenery {
            session: &self.session,
            eye: &self.eye,
            show: &self.show,
            pointing: &self.pointing,
            reach: &self.reach,
            language: self.settings.language,
        }
    }
}

/// Draws the whole board, things and all, as one drawing.
#[must_use]
pub fn draw(s: &Scenery) -> Paper {
    let list = TokenList::of(s);
    let things = |paper: &mut Paper, tokens: &[Token]| list::draw(paper, s, tokens);
    let mut paper = layers(s, &list, things, |_, _| {});
    paper.ink.clip(s.eye.space);
    paper
}

/// Draws the sheets under, between and over the things on the board, each for itself, and all words. The things
/// themselves are entities.
#[must_use]
pub fn sheets(s: &Scenery, list: &TokenList) -> (Paper, Vec<(Layer, Ink)>) {
    let mut sheets = Vec::new();
    let letters = |paper: &mut Paper, tokens: &[Token]| {
        for token in tokens {
            let at = token.place.on(s.eye);
            token.picture.letter(paper, s.language, at);
        }
    };
    let paper = layers(s, list, letters, |paper, layer| {
        let mut ink = std::mem::take(&mut paper.ink);
        ink.clip(s.eye.space);
        sheets.push((layer, ink));
    });
    (paper, sheets)
}

/// Goes through the layers of the board from below: `things` does something with those of a layer, `sheet` with what
/// was drawn of another.
fn layers(
    s: &Scenery,
    list: &TokenList,
    mut things: impl FnMut(&mut Paper, &[Token]),
    mut sheet: impl FnMut(&mut Paper, Layer),
) -> Paper {
    let mut paper = Paper {
        space: s.eye.space,
        ..Paper::default()
    };
    ground::field(&mut paper, s);
    ground::legend(&mut paper, s);
    relief::hazards(&mut paper, s);
    relief::objectives(&mut paper, s);
    relief::station_areas(&mut paper, s);
    rings::perimeter(&mut paper, s);
    ground::shadows(&mut paper, s);
    sheet(&mut paper, Layer::Ground);
    things(&mut paper, &list.cover);
    things(&mut paper, &list.stations);
    aids::under(&mut paper, s);
    sheet(&mut paper, Layer::Aids);
    things(&mut paper, &list.frames);
    relief::roofs(&mut paper, s);
    relief::heights(&mut paper, s);
    aids::over(&mut paper, s);
    scenes::now(&mut paper, s);
    sheet(&mut paper, Layer::Over);
    things(&mut paper, &list.dice);
    aids::tape(&mut paper, s);
    lens::draw(&mut paper, s);
    banner::now(&mut paper, s);
    sheet(&mut paper, Layer::Top);
    paper
}
