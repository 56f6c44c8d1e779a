//! A guide beside the session of any game.

use std::any::Any;
use std::sync::Arc;

use bevy::ecs::system::Commands;

use crate::desktop::session::{Controller, Session};
use crate::desktop::start::{Form, Libraries};
use crate::desktop::{MatchSession, WindowGame};
use crate::games::{self, Windowed, WithGame};
use crate::packs::{Report, TextFile};
use crate::table::{Language, ObjectId, Ref};
use crate::tools::guide::{Guide, Line, Pointer, Tour, Until, read};

/// A guide that goes along with the running match.
pub trait RunningGuide: Send + Sync {
    /// Goes to where the match is.
    fn follow(&mut self, session: &dyn MatchSession);
    /// The line to show now.
    fn current(&mut self) -> Option<usize>;
    /// The lines.
    fn guide(&self) -> &Guide;
    /// Closes a line.
    fn close(&mut self, line: usize);
    /// Whether no line comes any more.
    fn is_over(&mut self) -> bool;
    /// The things that a line points at; what can be chosen comes first.
    fn things(&self, session: &dyn MatchSession, line: usize) -> Vec<ObjectId>;

    /// A line.
    fn line(&self, line: usize) -> Option<&Line> {
        self.guide().lines.get(line).map(|line| &line.value)
    }

    /// What it points at.
    fn pointer(&self, line: usize) -> &Pointer {
        self.line(line).map_or(&Pointer::Nothing, |line| &line.at)
    }

    /// What it says.
    fn text(&self, line: usize, language: Language) -> &str {
        self.line(line).map_or("", |line| line.text(language))
    }

    /// Whether "Got it" closes it.
    fn is_closed_by_hand(&self, line: usize) -> bool {
        self.line(line)
            .is_some_and(|line| matches!(line.until, Until::Read))
    }
}

impl<G: Windowed> RunningGuide for Tour<G> {
    fn follow(&mut self, session: &dyn MatchSession) {
        let any: &dyn Any = session;
        let Some(session) = any.downcast_ref::<Session<G>>() else {
            return;
        };
        if let Some((journal, automatic)) = session.choices_made() {
            Self::follow(self, &journal, &automatic);
        }
    }

    fn current(&mut self) -> Option<usize> {
        Self::current(self)
    }

    fn guide(&self) -> &Guide {
        Self::guide(self)
    }

    fn close(&mut self, line: usize) {
        Self::close(self, line);
    }

    fn is_over(&mut self) -> bool {
        Self::is_over(self)
    }

    fn things(&self, session: &dyn MatchSession, line: usize) -> Vec<ObjectId> {
        let any: &dyn Any = session;
        let Some(game) = any.downcast_ref::<Session<G>>() else {
            return Vec::new();
        };
        let offered = session.options_shown().into_iter();
        match self.pointer(line) {
            Pointer::Card(id) => {
                let named = |thing: &ObjectId| self.is_thing(&game.shown.view, *thing, &id.value);
                let all = (0..MOST).map(ObjectId);
                offered.chain(all).filter(named).collect()
            }
            Pointer::Offered(word) => {
                let options = game.shown.question().map_or(&[][..], |d| &d.options);
                let chosen = options.iter().filter(|c| c.verb == word.value);
                let things = chosen.filter_map(|choice| match choice.subject {
                    Ref::Object(id) => Some(id),
                    _ => None,
                });
                things.collect()
            }
            Pointer::Nothing | Pointer::Button(_) | Pointer::Area(_) => Vec::new(),
        }
    }
}

/// Things that are looked at to find one: no table has more.
const MOST: u16 = 1200;

/// The guide of that match, if it is the match of one.
pub(super) fn find(
    session: &dyn MatchSession,
    given: Option<Arc<Guide>>,
    libraries: &Libraries,
) -> Option<Box<dyn RunningGuide>> {
    let find = Find {
        session,
        given,
        libraries,
    };
    games::with(session.game(), find).flatten()
}

struct Find<'a> {
    session: &'a dyn MatchSession,
    given: Option<Arc<Guide>>,
    libraries: &'a Libraries,
}

impl WithGame for Find<'_> {
    type Output = Option<Box<dyn RunningGuide>>;

    fn with<G: Windowed>(self) -> Self::Output {
        let any: &dyn Any = self.session;
        let session = any.downcast_ref::<Session<G>>()?;
        let given = self.given.filter(|guide| guide.game.value == G::NAME);
        let guide = given.or_else(own::<G>)?;
        let (content, seat) = (self.libraries.of::<G>().0, guide.seat()?);
        if !session.host.is_person(seat) || session.shown.is_watched() {
            return None;
        }
        let seating = guide.seated::<G>(content).ok()?;
        let sits = session.host.players.iter().map(|player| player.controller);
        if !sits.eq(seating.controllers.iter().copied().map(Controller::from)) {
            return None;
        }
        let setup = G::deal_for(&seating, content).ok()?;
        let game = session.host.game()?;
        let wanted = serde_json::to_string(&G::recipe(&setup)).ok()?;
        let found = serde_json::to_string(&G::recipe(game.setup())).ok()?;
        if wanted != found || game.seed() != guide.seed {
            return None;
        }
        Some(Box::new(Tour::<G>::new(guide, content, setup, seat)))
    }
}

/// The guide that the program comes with.
fn own<G: Windowed>() -> Option<Arc<Guide>> {
    let file = TextFile::new(G::NAME, G::NAME, G::OWN_GUIDE);
    read(&file, &mut Report::default()).map(Arc::new)
}

/// Begins the guided match of a game. Returns whether there is one.
pub(super) fn begin(game: &str, libraries: &Libraries, commands: &mut Commands) -> bool {
    let begin = Begin {
        libraries,
        commands,
    };
    games::with(game, begin).flatten().is_some()
}

struct Begin<'a, 'w, 's> {
    libraries: &'a Libraries,
    commands: &'a mut Commands<'w, 's>,
}

impl WithGame for Begin<'_, '_, '_> {
    type Output = Option<()>;

    fn with<G: Windowed>(self) -> Option<()> {
        let (guide, library) = (own::<G>()?, self.libraries.of::<G>());
        let seating = guide.seated::<G>(library.0).ok()?;
        let controllers = seating.controllers.iter().copied().map(Controller::from);
        let controllers: Vec<Controller> = controllers.collect();
        let mut form = G::form(&seating, &controllers);
        *form.seed_text() = guide.seed.to_string();
        let session = <G as WindowGame>::open(library, &form)?;
        self.commands.insert_resource(form);
        self.commands.insert_resource(session);
        Some(())
    }
}
