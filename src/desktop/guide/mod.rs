//! A guide in the window: it begins the match, goes along with it, and shows the line of the moment.
//!
//! Which match has a guide is read off the match: the same players, recipe and seed as the guide's. So a match that is loaded has
//! its guide again, at the line where it was.

mod note;
mod place;
mod running;

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub use note::{NoteView, note};
pub use place::{mark, mark_menu, mark_of_thing, mark_question};
pub use running::RunningGuide;

use super::apply_intents::apply_intents;
use super::design_surface::DesignSurface;
use super::hud::{self, Layer};
use super::intent::Intent;
use super::scene::card_entities::Table;
use super::scene::spot::Thing;
use super::screen::{Overlay, Playing, Screen, Settings};
use super::series::Series;
use super::start::Libraries;
use super::table_viewport::TableViewport;
use super::words;
use crate::games::window::{Running, Watched};
use crate::table::ObjectId;
use crate::tools::guide::Guide;

/// The intents about guides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GuideWish {
    /// Begin the guided match of that game.
    Begin(Playing),
    /// The line that is shown was read.
    Read,
    /// No more lines in this match.
    Skip,
}

/// The guide of the running match.
#[derive(Default, Resource)]
pub struct GuideInMatch {
    running: Option<Box<dyn RunningGuide>>,
    /// A guide from a file, instead of those that the program comes with.
    pub given: Option<Arc<Guide>>,
    /// The line that is shown.
    line: Option<usize>,
    /// Where its note is, how large, and what it points at.
    kept: Option<(usize, Vec2, Vec2, Option<Rect>)>,
}

impl GuideInMatch {
    /// Whether a guide has something to say in this match, now or later.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.running.is_some()
    }

    /// Whether the note lies over that place of the design.
    #[must_use]
    pub fn covers(&self, at: Vec2) -> bool {
        let note = self.kept.filter(|(line, ..)| self.line == Some(*line));
        note.is_some_and(|(_, corner, size, _)| {
            Rect::from_corners(corner, corner + size).contains(at)
        })
    }
}

/// Where things are that are no cards on a table: a game with a board of its own writes it.
#[derive(Debug, Default, Resource)]
pub struct Landmarks(pub Vec<(ObjectId, Rect)>);

/// Registers guides.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GuideInMatch>()
        .init_resource::<Landmarks>()
        .add_systems(OnEnter(Screen::Match), attach)
        .add_systems(OnExit(Screen::Match), detach)
        .add_systems(
            Update,
            (
                apply_wishes.after(apply_intents),
                follow.run_if(in_state(Screen::Match)).after(apply_wishes),
            ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.in_set(Layer::Over).run_if(in_state(Screen::Match)),
        );
}

/// Finds the guide of the match that begins or goes on.
fn attach(
    mut shown: ResMut<GuideInMatch>,
    running: Watched,
    (libraries, series): (Option<Res<Libraries>>, Option<Res<Series>>),
    (playing, settings): (Res<Playing>, Res<Settings>),
) {
    let (Some(session), Some(libraries), None) = (running.get(), libraries, series) else {
        return;
    };
    (shown.running, shown.line, shown.kept) = (None, None, None);
    if settings.tours_skipped & playing.tour_bit() != 0 && shown.given.is_none() {
        return;
    }
    let given = shown.given.clone();
    shown.running = running::find(session, given, &libraries);
}

fn detach(mut shown: ResMut<GuideInMatch>) {
    (shown.running, shown.line) = (None, None);
}

/// Begins guided matches, closes lines and guides.
fn apply_wishes(
    mut commands: Commands,
    mut intents: MessageReader<Intent>,
    mut shown: ResMut<GuideInMatch>,
    (libraries, mut settings): (Option<Res<Libraries>>, ResMut<Settings>),
    (mut playing, mut overlay): (ResMut<Playing>, ResMut<Overlay>),
    mut screen: ResMut<NextState<Screen>>,
) {
    for intent in intents.read() {
        let Intent::Guide(wish) = intent else {
            continue;
        };
        let line = shown.line.take();
        match (wish, &mut shown.running, &libraries) {
            (GuideWish::Begin(game), _, Some(libraries)) => {
                if running::begin(game.game(), libraries, &mut commands) {
                    *playing = *game;
                    settings.tours_skipped &= !game.tour_bit();
                    *overlay = Overlay::None;
                    screen.set(Screen::Match);
                }
            }
            (GuideWish::Read, Some(running), _) => {
                if let Some(line) = line.filter(|line| running.is_closed_by_hand(*line)) {
                    running.close(line);
                }
            }
            (GuideWish::Skip, running, _) => {
                *running = None;
                settings.tours_skipped |= playing.tour_bit();
            }
            (GuideWish::Begin(_) | GuideWish::Read, _, _) => {}
        }
    }
}

/// Brings the guide to where the match is.
fn follow(mut shown: ResMut<GuideInMatch>, running: Running) {
    let (Some(session), Some(guide)) =
        (running.get(), &mut shown.bypass_change_detection().running)
    else {
        return;
    };
    guide.follow(session);
    // A question that was answered in advance needs no line.
    let asked = session.is_asked() && !session.has_meant();
    let line = asked.then(|| guide.current()).flatten();
    if line.is_none() && session.is_asked() && guide.is_over() {
        shown.running = None;
    }
    if shown.line != line {
        shown.line = line;
    }
}

/// Shows the line of the moment.
fn show(
    mut contexts: EguiContexts,
    mut shown: ResMut<GuideInMatch>,
    (running, table, landmarks): (Watched, Option<Res<Table>>, Res<Landmarks>),
    (overlay, settings, playing): (Res<Overlay>, Res<Settings>, Res<Playing>),
    table_viewport: Res<TableViewport>,
    (mut out, mut ask): (MessageWriter<Intent>, MessageWriter<RequestRedraw>),
) {
    let Some(ctx) = hud::context(&mut contexts) else {
        return;
    };
    let this = shown.bypass_change_detection();
    let (Some(session), Some(guide), Some(line)) = (running.get(), &mut this.running, this.line)
    else {
        return;
    };
    if *overlay != Overlay::None || session.is_covered() || !session.is_asked() {
        return;
    }
    let surface = DesignSurface::new(&ctx, &table_viewport);
    let spots = |id: ObjectId| {
        let card = table
            .as_ref()
            .and_then(|table| table.spots.get(&Thing::Object(id)));
        let mark = landmarks.0.iter().find(|(known, _)| *known == id);
        card.map(|spot| spot.rect()).or(mark.map(|(_, rect)| *rect))
    };
    let places = place::Places {
        cards: session
            .options_shown()
            .into_iter()
            .filter_map(spots)
            .collect(),
        things: table
            .iter()
            .flat_map(|table| table.spots.values().map(|spot| spot.rect()))
            .chain(landmarks.0.iter().map(|(_, rect)| *rect))
            .collect(),
        areas: {
            let areas = playing.profile().areas.iter();
            areas.map(|(name, r)| (*name, surface.area(*r))).collect()
        },
        ..place::Places::of_buttons(&surface)
    };
    let things = guide.things(session, line);
    let thing = things.into_iter().find_map(spots);
    let target = place::button_of(guide.line(line), &places)
        .or_else(|| place::target(guide.pointer(line), &places, thing));
    let size = note::size(&surface, line);
    let kept = this
        .kept
        .filter(|(of, _, large, to)| (*of, *large) == (line, size) && place::is_near(*to, target));
    if kept.is_none() {
        // A new note has its size, and is seen, only in the frame after.
        ask.write(RequestRedraw);
    }
    let at = place::place(size, target, &places, kept.map(|(_, at, ..)| at));
    this.kept = Some((line, at, size, target));
    let mut intents = Vec::new();
    let view = NoteView {
        line,
        text: guide.text(line, settings.language),
        by_hand: guide.is_closed_by_hand(line),
        number: guide.guide().number(line),
        keys: settings.keys,
        words: words::of(settings.language),
    };
    let own = Rect::from_corners(at, at + size);
    let arrow = target.and_then(|target| places.arrow(own, target));
    note::draw(&surface, &view, at, (target, arrow), &mut intents);
    out.write_batch(intents);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_skipped_tour_is_remembered_for_its_game_alone() {
        let [one, other, ..] = Playing::all();
        assert_ne!(one.tour_bit(), other.tour_bit());
        let mut app = App::new();
        app.add_message::<Intent>()
            .init_resource::<GuideInMatch>()
            .init_resource::<Overlay>()
            .init_resource::<NextState<Screen>>()
            .insert_resource(Settings::default())
            .insert_resource(one)
            .add_systems(Update, apply_wishes);
        app.world_mut()
            .write_message(Intent::Guide(GuideWish::Skip));
        app.update();
        let settings = app.world().resource::<Settings>();
        assert_eq!(settings.tours_skipped, one.tour_bit());
    }
}
