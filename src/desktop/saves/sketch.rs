//! A small picture of a match as a spectator sees it.

use bevy::math::{Rect, Vec2};

use crate::desktop::art::ArtKey;
use crate::desktop::ink::Ink;
use crate::desktop::scene::TableLayout;
use crate::desktop::scene::spot::Thing;
use crate::desktop::session::Session;

/// The shapes to draw, in points of the design, the lowest first.
#[derive(Debug, Clone, Default)]
pub struct Sketch {
    /// Drawings: where, and how far turned.
    pub cards: Vec<(ArtKey, Rect, f32)>,
    /// Shapes over them.
    pub ink: Ink,
}

/// A sketch of a table of cards.
#[must_use]
pub fn sketch_cards<G: TableLayout>(session: &Session<G>) -> Sketch {
    let mut cards = Vec::new();
    for prop in G::props(session) {
        let rect = Rect::from_center_size(prop.at, prop.size);
        cards.push((prop.z, (prop.key, rect, 0.0)));
    }
    for (thing, spot) in G::arrange(session) {
        let look = match thing {
            Thing::Object(id) => G::look(session, id, &spot).map(|look| (look.key, look.badges)),
            Thing::Hidden(zone, _) => Some((G::back(zone), Vec::new())),
        };
        let (key, badges) = look.unwrap_or((G::BACK, Vec::new()));
        cards.push((spot.z, (key, spot.rect(), spot.turn)));
        // Numbers lie on a card and names on a plate: without them it is a blank board.
        for badge in badges {
            let off = Vec2::new(badge.at.x, -badge.at.y) * spot.width;
            let (w, h) = badge.key.size();
            let wide = badge.width * spot.width;
            let at = spot.at + Vec2::from_angle(spot.turn).rotate(off);
            let rect = Rect::from_center_size(at, Vec2::new(wide, wide * h / w));
            cards.push((spot.z + badge.z, (badge.key, rect, 0.0)));
        }
    }
    cards.sort_by(|a, b| a.0.total_cmp(&b.0));
    Sketch {
        cards: cards.into_iter().map(|(_, card)| card).collect(),
        ink: Ink::default(),
    }
}
