//! A small picture of a match as a spectator sees it: what lies on its table, or its board.

use bevy::math::{Rect, Vec2};

use super::reopen::Reopened;
use crate::desktop::art::ArtKey;
use crate::desktop::frame;
use crate::desktop::scene::TableLayout;
use crate::desktop::scene::spot::Thing;
use crate::desktop::session::Session;
use crate::games::frames::desktop::board::draw::{Scenery, draw};
use crate::games::frames::desktop::board::ink::Ink;
use crate::games::frames::desktop::board::pointer::Pointing;
use crate::games::frames::desktop::board::reach::Reach;
use crate::games::frames::desktop::board::show::Show;
use crate::games::frames::desktop::board::viewport::Eye;
use crate::games::frames::desktop::session::FramesSession;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desktop::start::{SoulsLibrary, souls_players, souls_setup};
    use crate::games::souls::Souls;
    use crate::games::souls::content::builtin;
    use crate::games::souls::desktop::art::tokens::Hoard;
    use crate::games::souls::desktop::panels::SoulsForm;
    use crate::table::Match;

    #[test]
    fn the_plates_of_a_sketch_bear_their_names() {
        let content = builtin().expect("the built-in pack loads");
        let library = SoulsLibrary(Box::leak(Box::new((*content).clone())));
        let form = SoulsForm::default();
        let setup = souls_setup(&library, &form).expect("there is a set");
        let session = Session::new(Match::<Souls>::new(setup, 1), souls_players(&form, 1));
        let drawn = sketch_cards(&session).cards;
        let place = |wanted: fn(&ArtKey) -> bool| {
            let found = drawn.iter().find(|(key, ..)| wanted(key));
            found.map(|(_, rect, _)| *rect).expect("it is drawn")
        };
        let plate = place(|key| matches!(key, ArtKey::Hoard(Hoard::Plate { .. })));
        let name = place(|key| matches!(key, ArtKey::Hoard(Hoard::Name(_))));
        assert!(plate.contains(name.center()), "{name:?} on {plate:?}");
    }
}
