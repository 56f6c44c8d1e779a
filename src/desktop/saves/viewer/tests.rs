//! Matches that are watched while they are played.

use tempfile::TempDir;

use super::*;
use crate::bots::roster::BotName;
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
    let opened = reopen(path, &libraries, How::Watch).expect("it can be watched");
    let mut playing = Playing::default();
    Viewer::open(&mut app.world_mut().commands(), &mut playing, path, opened);
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
