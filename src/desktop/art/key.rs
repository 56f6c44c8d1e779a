//! Keys of all drawings, and their sizes on the table of 1280 by 720.

use std::convert::Infallible;

use super::card::Face;
use super::marks::{self, Trend};
use super::palette::{self, Rgb};
use super::scenery;
use crate::desktop::start::Libraries;
use crate::games::window::GameArt;

/// A drawing that only one game has: its cards, their backs, the pieces on its table.
pub trait Drawing {
    /// Width and height in design points at its usual size.
    fn size(&self) -> (f32, f32);
    /// The drawing as SVG; `None` if it names a card that is not there. `shipped` says that the card's picture comes
    /// from its pack.
    fn svg(&self, stock: &Libraries, shipped: bool) -> Option<String>;
    /// The card that it shows, by its index in the content.
    fn card(&self) -> Option<u16> {
        None
    }
    /// Whether other content makes another drawing of it.
    fn is_of_content(&self) -> bool {
        self.card().is_some()
    }
    /// Whether it is light on a dark ground that stays invisible until drawn, instead of a dark card.
    fn starts_clear(&self) -> bool {
        self.card().is_none()
    }
}

/// For a game that draws nothing of its own.
impl Drawing for Infallible {
    fn size(&self) -> (f32, f32) {
        match *self {}
    }

    fn svg(&self, _: &Libraries, _: bool) -> Option<String> {
        match *self {}
    }
}

/// One drawing.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ArtKey {
    /// Of one game alone.
    Own(GameArt),
    /// The table.
    Ground,
    /// Behind the title.
    Title,
    /// Attack now.
    Attack(i32, Trend),
    /// Defense now.
    Defense(i32, Trend),
    /// Marked damage.
    Damage(i32),
    /// Increase markers.
    Marker(i32),
    /// Locked.
    Padlock,
    /// Stays locked.
    Stasis,
    /// Arrived this turn.
    Fresh,
    /// How many equal cards lie there.
    Count(u16),
    /// Light round a face of that kind.
    Glow(Face, Rgb),
    /// The line round a face that the keyboard is at.
    Focus(Face),
    /// Shadow under a face.
    Shadow(Face),
    /// Head of an arrow.
    ArrowHead(Rgb),
    /// A line of text on a pill.
    Label(String, Rgb),
    /// A quiet line of text.
    Caption(String),
    /// A number that jumps.
    Pop(String, Rgb),
    /// Why something is not possible, with its rules.
    Note(String, String),
    /// A line of text that says over the table what happens.
    Banner(String, Rgb),
}

/// Letters on labels.
const LABEL: f32 = 12.5;
/// Letters on banners.
const BANNER: f32 = 25.0;

/// Units of a face's glow and shadow: a wide face has thin light round it.
fn face_units(face: Face) -> (f32, f32) {
    let wide = match face {
        Face::Plate | Face::Slip => 300.0,
        _ => 100.0,
    };
    (wide, wide * face.aspect())
}

/// How wide glow and shadow of a face are, in widths of the face.
#[must_use]
pub fn light_width(face: Face) -> f32 {
    1.0 + 2.0 * marks::GLOW / face_units(face).0
}

/// Width and height of a face of a card at its usual size.
#[must_use]
pub fn face_size(face: Face) -> (f32, f32) {
    let wide = match face {
        Face::Full => 190.0,
        Face::Hand => 112.0,
        Face::Table => 88.0,
        Face::Tile => 62.0,
        Face::Slip => 150.0,
        Face::Plate => 168.0,
    };
    (wide, wide * face.aspect())
}

/// Width and height of the back of a card at its usual size.
#[must_use]
pub fn back_size() -> (f32, f32) {
    (76.0, 76.0 * Face::Table.aspect())
}

impl ArtKey {
    /// Width and height in design points at its usual size.
    #[must_use]
    pub fn size(&self) -> (f32, f32) {
        match self {
            Self::Own(own) => own.drawing().size(),
            Self::Ground => (320.0, 180.0),
            Self::Title => (1280.0, 720.0),
            Self::Attack(..) => (30.0, 21.4),
            Self::Defense(..) => (25.0, 26.1),
            Self::Damage(_) | Self::Marker(_) | Self::Fresh => (20.0, 20.0),
            Self::Padlock | Self::Stasis => (26.0, 28.6),
            Self::Count(_) => (26.0, 18.0),
            Self::Glow(face, _) | Self::Focus(face) | Self::Shadow(face) => {
                let (w, h) = face_units(*face);
                (w + 2.0 * marks::GLOW, h + 2.0 * marks::GLOW)
            }
            Self::ArrowHead(_) => (22.0, 22.0),
            Self::Label(text, _) | Self::Caption(text) => marks::label_size(text, LABEL),
            Self::Banner(text, _) => marks::label_size(text, BANNER),
            Self::Pop(text, _) => (marks::pop_width(text) * 0.8, 48.0),
            Self::Note(reason, _) => (marks::NOTE, marks::note_height(reason)),
        }
    }

    /// The drawing as SVG; `None` if it names a card that is not there. `shipped` says that
    /// the card's picture comes from its pack.
    #[must_use]
    pub fn svg(&self, stock: &Libraries, shipped: bool) -> Option<String> {
        Some(match self {
            Self::Own(own) => return own.drawing().svg(stock, shipped),
            Self::Ground => scenery::ground(),
            Self::Title => scenery::title(),
            Self::Attack(n, trend) => marks::attack(*n, *trend),
            Self::Defense(n, trend) => marks::defense(*n, *trend),
            Self::Damage(n) => marks::damage(*n),
            Self::Marker(n) => marks::marker(*n),
            Self::Padlock => marks::padlock(),
            Self::Stasis => marks::stasis(),
            Self::Fresh => marks::fresh(),
            Self::Count(n) => marks::count(*n),
            Self::Glow(face, colour) => {
                let (w, h) = face_units(*face);
                marks::glow(w, h, *colour)
            }
            Self::Focus(face) => {
                let (w, h) = face_units(*face);
                marks::focus(w, h, if *face == Face::Hand { 5.0 } else { 11.0 })
            }
            Self::Shadow(face) => {
                let (w, h) = face_units(*face);
                marks::shadow(w, h)
            }
            Self::ArrowHead(colour) => marks::arrow_head(*colour),
            Self::Label(text, edge) => marks::label(text, LABEL, *edge),
            Self::Caption(text) => marks::caption(text, LABEL),
            Self::Pop(text, colour) => marks::pop(text, *colour),
            Self::Note(reason, rules) => marks::note(reason, rules),
            Self::Banner(text, edge) => marks::label(text, BANNER, *edge),
        })
    }

    /// Whether it is light on a dark ground that stays invisible until drawn, instead of a dark card.
    #[must_use]
    pub(super) fn starts_clear(&self) -> bool {
        match self {
            Self::Own(own) => own.drawing().starts_clear(),
            other => *other != Self::Ground,
        }
    }

    /// The colour that is shown until it is drawn.
    pub(super) fn placeholder(&self) -> [u8; 4] {
        if self.starts_clear() {
            return [0; 4];
        }
        let Rgb(r, g, b) = palette::card_body();
        [r, g, b, 255]
    }
}
