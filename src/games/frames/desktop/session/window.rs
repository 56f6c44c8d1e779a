//! A running game of Frames as the window sees it.

use bevy::ecs::system::Commands;
use bevy::math::{Rect, Vec2};

use super::FramesSession;
use crate::desktop::MatchSession;
use crate::desktop::editor::{self, Taken};
use crate::desktop::frame;
use crate::desktop::intent::Intent;
use crate::desktop::saves::Sketch;
use crate::desktop::screen::{GameStops, Overlay, Settings};
use crate::desktop::session::Begun;
use crate::desktop::start::Libraries;
use crate::games::frames::Frames;
use crate::games::frames::desktop::board;
use crate::games::frames::desktop::board::draw::{Scenery, draw};
use crate::games::frames::desktop::board::pointer::Pointing;
use crate::games::frames::desktop::board::reach::Reach;
use crate::games::frames::desktop::board::show::Show;
use crate::games::frames::desktop::board::viewport::Eye;
use crate::table::{Game, Language};

impl MatchSession for FramesSession {
    fn game(&self) -> &'static str {
        Frames::NAME
    }

    fn replay(&self, language: Language) -> Result<String, String> {
        Self::replay(self, language)
    }

    fn next(&self) -> Option<Box<dyn MatchSession>> {
        Some(Box::new(self.again()?))
    }

    fn insert(self: Box<Self>, commands: &mut Commands) {
        commands.insert_resource(*self);
    }

    // What is shown is given the language each time.
    fn follow(&mut self, _: &Settings) {}

    // Nothing is hidden from anybody, so it makes no difference.
    fn share(&mut self, _: bool) {}

    fn begin_at(&mut self, begun: Option<Begun>) {
        self.begun = begun;
    }

    fn apply(&mut self, intent: &Intent, overlay: &mut Overlay) {
        board::play(self, intent, overlay);
    }

    // It has no stops.
    fn set_stops(&self, _: &Intent, _: &mut GameStops) {}

    fn can_concede(&self) -> bool {
        self.players.iter().any(|player| player.is_human())
    }

    fn best_of(&self) -> u8 {
        1
    }

    fn is_resting(&self) -> bool {
        self.resting
    }

    fn is_covered(&self) -> bool {
        false
    }

    fn has_board(&self) -> bool {
        true
    }

    fn sketch(&self) -> Sketch {
        sketch(self)
    }

    fn position(&self, libraries: &Libraries, language: Language) -> Result<Taken, String> {
        editor::take::<Frames>(self.replay(language), libraries, language)
    }
}

fn sketch(session: &FramesSession) -> Sketch {
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
