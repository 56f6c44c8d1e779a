//! `fourfold play`: opens the window, or says why it cannot.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;

use super::app;
use super::art::Pictures;
use super::editor::{EditWish, Editor};
use super::guard::{self, PlayError};
use super::guide::GuideInMatch;
use super::intent::Intent;
use super::puzzles::{PuzzleFirst, Puzzles};
use super::saves::WatchFirst;
use super::screen::{Playing, Screen, Settings, Speed};
use super::series::{self, Series};
use super::session::Controller;
use super::start::Libraries;
use super::{click_report, report};
use crate::table::Language;
use crate::tools::editing::Bench;
use crate::tools::guide::Guide;
use crate::tools::puzzle_list::PuzzleEntry;

/// A position to begin with.
pub struct StartPosition {
    /// The position.
    pub bench: Box<dyn Bench>,
    /// The players by seat. Seats not listed have people.
    pub controllers: Vec<Controller>,
    /// The seed, if given.
    pub seed: Option<u64>,
}

/// The options of the command line for the window.
pub struct PlayOptions {
    /// Content to play with.
    pub libraries: Libraries,
    /// The pictures that packs ship.
    pub pictures: Pictures,
    /// The game.
    pub playing: Playing,
    /// Fills the setup forms from the options.
    pub fill: Box<dyn FnOnce(&mut World)>,
    /// The language, if given; else that of the settings.
    pub language: Option<Language>,
    /// Show the setup instead of the title.
    pub setup: bool,
    /// Begin at once instead of showing the title.
    pub straight: bool,
    /// That many matches one after the other, at once and without animation.
    pub matches: Option<u32>,
    /// Print how long drawing takes.
    pub frame_report: bool,
    /// Tell where buttons are and what is clicked.
    pub click_report: bool,
    /// Watch this save or replay.
    pub watch: Option<PathBuf>,
    /// Play by this guide.
    pub guide: Option<Guide>,
    /// Begin with this position.
    pub position: Option<StartPosition>,
    /// Begin with one of these puzzles, given by its place.
    pub puzzle: Option<(Vec<PuzzleEntry>, usize)>,
}

/// Runs the program until its window is closed.
///
/// # Errors
/// When there is no display, or nothing to draw with.
pub fn play(options: PlayOptions) -> Result<AppExit, PlayError> {
    if !display() {
        return Err(PlayError::NoDisplay);
    }
    let mut app = guard::build(|| app::window(options.libraries, options.matches.is_none()))?;
    if let Some(language) = options.language {
        app.world_mut().resource_mut::<Settings>().language = language;
    }
    (options.fill)(app.world_mut());
    app.insert_resource(options.playing)
        .insert_resource(options.pictures);
    if let Some(matches) = options.matches {
        app.insert_resource(Series::new(matches))
            .add_plugins(series::plugin);
        app.world_mut().resource_mut::<Settings>().speed = Speed::Instant;
    }
    if options.frame_report {
        app.add_plugins(report::plugin);
    }
    if options.click_report {
        app.add_plugins(click_report::plugin);
    }
    if let Some(guide) = options.guide {
        app.world_mut().resource_mut::<GuideInMatch>().given = Some(Arc::new(guide));
    }
    if let Some(file) = options.watch {
        app.insert_resource(WatchFirst(file));
    }
    if let Some((all, at)) = options.puzzle {
        app.world_mut().resource_mut::<Puzzles>().all = all;
        app.insert_resource(PuzzleFirst(at));
    }
    if let Some(laid) = options.position {
        let mut editor = app.world_mut().resource_mut::<Editor>();
        editor.seat(&laid.controllers);
        editor.seed = laid.seed;
        editor.open_position(options.playing, laid.bench);
        // It is shown there if it cannot be played.
        app.insert_state(Screen::Editor).add_systems(
            PostStartup,
            |mut out: MessageWriter<Intent>| {
                out.write(Intent::Edit(EditWish::Play));
            },
        );
    }
    if options.setup {
        app.insert_state(Screen::Setup);
    }
    if options.straight {
        app.add_systems(PostStartup, |mut out: MessageWriter<Intent>| {
            out.write(Intent::Start);
        });
    }
    Ok(app.run())
}

/// Whether a window can be opened; only on Linux this is known in advance.
fn display() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|v| !v.is_empty());
    !cfg!(target_os = "linux") || set("DISPLAY") || set("WAYLAND_DISPLAY")
}
