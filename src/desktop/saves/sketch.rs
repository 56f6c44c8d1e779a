//! A small picture of a match as a spectator sees it: what lies on its table, or its board.

use bevy::math::{Rect, Vec2};

use super::reopen::Reopened;
use crate::desktop::art::ArtKey;
use crate::desktop::board::draw::{Scenery, draw};
use crate::desktop::board::eye::Eye;
use crate::desktop::board::ink::Ink;
use crate::desktop::board::pointer::Pointing;
use crate::desktop::board::reach::Reach;
use crate::desktop::board::show::Show;
use crate::desktop::frame;
use crate::desktop::scene::Tabled;
use crate::desktop::scene::spot::Thing;
use crate::desktop::session::Session;
use crate::desktop::session::frames::FramesSession;
use crate::table::Language;

/// What to draw, in points of the design, the lowest first.
#[derive(Debug, Clone, Default)]
pub struct Sketch {
    /// Drawings: where, and how far turned.
    pub cards: Vec<(ArtKey, Rect, f32)>,
    /// Shapes over them.
    pub ink: Ink,
}

/// The picture of a match that is watched by nobody in particular.
pub(super) fn sketch(session: &Reopened) -> Sketch {
    match session {
        Reopened::Biomes(session) => sketch_cards(session),
        Reopened::Sanctuary(session) => sketch_cards(session),
        Reopened::Souls(session) => sketch_cards(session),
        Reopened::Frames(session) => board(session),
    }
}

/// What lies on a table of cards.
#[must_use]
pub fn sketch_cards<G: Tabled>(session: &Session<G>) -> Sketch {
    let mut cards = Vec::new();
    for prop in G::props(session) {
        let rect = Rect::from_center_size(prop.at, prop.size);
        cards.push((prop.z, (prop.key, rect, 0.0)));
    }
    for (thing, spot) in G::arrange(session) {
        let key = match thing {
            Thing::Object(id) => G::look(session, id, &spot).map(|look| look.key),
            Thing::Hidden(zone, _) => Some(G::back(zone)),
        };
        let key = key.unwrap_or(G::BACK);
        cards.push((spot.z, (key, spot.rect(), spot.turn)));
    }
    cards.sort_by(|a, b| a.0.total_cmp(&b.0));
    Sketch {
        cards: cards.into_iter().map(|(_, card)| card).collect(),
        ink: Ink::default(),
    }
}

fn board(session: &FramesSession) -> Sketch {
    let (mut eye, mut show) = (Eye::default(), Show::default());
    // There are no panels about it, so it takes all the room.
    eye.open(Rect::from_corners(Vec2::ZERO, frame::DESIGN));
    eye.meet(session.view.field);
    show.skip(session);
    let paper = draw(&Scenery {
        session,
        eye: &eye,
        show: &show,
        pointing: &Pointing::default(),
        reach: &Reach::default(),
        // Its words are not in the sketch.
        language: Language::default(),
    });
    Sketch {
        cards: Vec::new(),
        ink: paper.ink,
    }
}
