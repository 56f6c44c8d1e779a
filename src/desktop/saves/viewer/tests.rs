//! Matches that are watched while they are played.

use tempfile::TempDir;

use super::*;
use crate::bots::roster::BotName;
use crate::desktop::saves::curve;
use crate::desktop::session::{Controller, RunningMatch, Session, Tick};
use crate::games::biomes::desktop::panels::SetupForm;
use crate::games::biomes::desktop::start;
use crate::games::biomes::{self, Biomes};
use crate::games::frames::{self, Frames};
use crate::games::sanctuary::{self, Sanctuary};
use crate::games::souls::{self, Souls};
use crate::table::{LANGUAGES, Seat};

macro_rules! leaked {
    ($game:ident) => {{
        let content = $game::content::builtin().expect("the built-in pack loads");
        Box::leak(Box::new((*content).clone()))
    }};
}

fn libraries() -> Libraries {
    Libraries::default()
        .with::<Biomes>(leaked!(biomes))
        .with::<Sanctuary>(leaked!(sanctuary))
        .with::<Souls>(leaked!(souls))
        .with::<Frames>(leaked!(frames))
}

/// A match of two bots that is still played: its save is open.
fn played(folder: &TempDir, libraries: &Libraries) -> (PathBuf, Session<Biomes>) {
    let form = SetupForm {
        controllers: [Controller::Bot(BotName::Random); 2],
        ..SetupForm::default()
    };
    let mut session = start::open(libraries.of::<Biomes>(), &form);
    while session.picks() < 40 || session.host.is_thinking() {
        if session.tick(&Settings::default()) == Tick::Waits {
            std::thread::sleep(std::time::Duration::from_micros(200));
        }
    }
    let begun = session.begin(folder.path(), 1).expect("no bot thinks");
    let writer = begun.expect("there is room");
    let path = writer.path().to_owned();
    session.host.book = SaveFile::Open(writer);
    session.keep().expect("there is room");
    (path, session)
}

/// A window in which that file is watched.
fn watched(path: &Path, libraries: Libraries, language: crate::table::Language) -> App {
    let mut app = App::new();
    app.add_message::<Intent>()
        .init_resource::<Overlay>()
        .init_resource::<Playing>()
        .init_resource::<Saved>()
        .init_resource::<Draft>()
        .insert_resource(Settings {
            language,
            ..Settings::default()
        })
        .insert_resource(libraries)
        .add_systems(Update, apply_intents);
    let opened = reopen(path, &libraries, OpenMode::Watch).expect("it can be watched");
    let mut playing = Playing::default();
    let commands = &mut app.world_mut().commands();
    Viewer::open(commands, &mut playing, (path, false), opened);
    app.world_mut().flush();
    app
}

/// Says what somebody wants; returns what is answered to it.
fn wish(app: &mut App, wish: WatchWish) -> Option<String> {
    app.world_mut().resource_mut::<Saved>().0 = None;
    app.world_mut().write_message(Intent::Watch(wish));
    app.update();
    app.world().resource::<Saved>().0.clone()
}

fn eyes(app: &App) -> Viewpoint {
    app.world().resource::<Viewer>().eyes
}

#[test]
fn a_match_that_is_played_elsewhere_is_seen_as_by_a_spectator_until_it_is_closed() {
    let libraries = libraries();
    for language in LANGUAGES {
        let folder = TempDir::new().expect("there is room");
        let (path, played) = played(&folder, &libraries);
        assert!(is_live(&path));
        let mut app = watched(&path, libraries, language);
        assert!(app.world().resource::<Viewer>().live);
        let said = words::of(language).saves.live;
        let seen = |app: &App| {
            app.world()
                .resource::<Session<Biomes>>()
                .shown
                .view
                .objects
                .len()
        };
        let nobody = seen(&app);
        for more in [
            WatchWish::Viewpoint(Viewpoint::All),
            WatchWish::Viewpoint(Viewpoint::Seat(Seat(0))),
            WatchWish::PlayOn(true),
            WatchWish::PlayOn(false),
            WatchWish::WhatIf([Controller::Human; MOST_SEATS]),
            WatchWish::Analyse,
        ] {
            assert_eq!(wish(&mut app, more).as_deref(), Some(said));
            assert_eq!((eyes(&app), seen(&app)), (Viewpoint::Nobody, nobody));
            assert!(app.world().contains_resource::<Viewer>());
        }
        // It can be gone through all the same.
        assert_eq!(wish(&mut app, WatchWish::End(true)), None);
        assert_eq!(app.world().resource::<Viewer>().at, 40);
        let nobody = seen(&app);
        drop(played);
        assert!(!is_live(&path));
        assert_eq!(wish(&mut app, WatchWish::Viewpoint(Viewpoint::All)), None);
        assert_eq!(eyes(&app), Viewpoint::All);
        assert!(seen(&app) > nobody);
    }
}

#[test]
fn the_win_chance_of_every_turn_is_worked_out_and_a_second_wish_stops_that() {
    let (libraries, language) = (libraries(), LANGUAGES[0]);
    let folder = TempDir::new().expect("there is room");
    let (path, played) = played(&folder, &libraries);
    drop(played);
    let mut app = watched(&path, libraries, language);
    app.add_message::<RequestRedraw>()
        .init_resource::<curve::CurveTask>()
        .add_systems(
            Update,
            (curve::wish, curve::receive_points)
                .chain()
                .after(apply_intents),
        );
    let curve = |app: &App| app.world().resource::<Viewer>().curve.clone();
    wish(&mut app, WatchWish::Analyse);
    assert!(curve(&app).part.is_some() && curve(&app).shown);
    wish(&mut app, WatchWish::Analyse);
    assert!(curve(&app).part.is_none());
    // *Watch* at the end of a match asks for it by itself.
    app.world_mut().resource_mut::<Viewer>().curve = Curve {
        wanted: true,
        ..Curve::default()
    };
    app.update();
    assert!(curve(&app).part.is_some() && curve(&app).shown);
    let begun = std::time::Instant::now();
    while curve(&app).part.is_some() {
        assert!(begun.elapsed().as_secs() < 300, "it never ends");
        std::thread::sleep(std::time::Duration::from_millis(5));
        app.update();
    }
    let turns = app.world().resource::<Viewer>().turns.clone();
    let found = curve(&app).points;
    let moments: Vec<usize> = found.iter().map(|point| point.at).collect();
    let turns: Vec<usize> = turns.iter().map(|(at, _)| *at).collect();
    assert!(turns.len() > 1);
    assert_eq!(moments, turns);
    for point in &found {
        let all: f32 = point.chances.iter().sum();
        assert!((all - 1.0).abs() < 1.0e-3, "{point:?}");
    }
    // It is worked out once: now the wish hides and shows it.
    wish(&mut app, WatchWish::Analyse);
    assert!(!curve(&app).shown);
    wish(&mut app, WatchWish::Analyse);
    assert!(curve(&app).shown && curve(&app).part.is_none());
    assert_eq!(curve(&app).points, found);
}
