//! The two sub-commands that need the desktop. Names are checked first, with and without it.

#[cfg(not(feature = "desktop"))]
mod absent;
#[cfg(feature = "desktop")]
mod present;

#[cfg(not(feature = "desktop"))]
use absent as desktop;
#[cfg(feature = "desktop")]
use present as desktop;

use std::path::{Path, PathBuf};

use crate::games::{self, Contents, GameWindow, Seating};
use crate::packs::shown_path;
use crate::table::Language;
use crate::tools::editing::{self, Bench, open};
use crate::tools::guide::{self, Guide};
use crate::tools::puzzle_list::{self, PuzzleEntry};
use crate::tools::{Outcome, content, save};

use super::args::{Play, Replay, Shot};
use super::{game, say};

#[cfg(not(feature = "desktop"))]
use crate::games::SeatedGame as Shown;
#[cfg(feature = "desktop")]
use crate::games::Windowed as Shown;

/// The match or screen that a window opens with.
#[cfg_attr(not(feature = "desktop"), expect(dead_code, reason = "nothing opens"))]
struct Opening<G: Shown> {
    /// The content of all games, since a window can play any.
    contents: Contents,
    /// Who plays, and with what.
    seating: Seating<G::TableOptions>,
    seed: Option<u64>,
    language: Option<Language>,
    /// The number of matches that bots play one after the other.
    matches: Option<u32>,
    /// Tell how long drawing takes.
    frame_report: bool,
    /// Tell where buttons are and what is clicked.
    click_report: bool,
    /// A save or replay to watch.
    watch: Option<PathBuf>,
    /// A position to begin with.
    position: Option<Box<dyn Bench>>,
    /// Puzzles, and the place of the one to begin with.
    puzzle: Option<(Vec<PuzzleEntry>, usize)>,
    /// A guide to play by.
    guide: Option<Guide>,
}

impl<G: Shown> Opening<G> {
    /// A window about that game, of which nothing else was said.
    fn new(contents: Contents) -> Self {
        Self {
            contents,
            seating: Seating::default(),
            seed: None,
            language: None,
            matches: None,
            frame_report: false,
            click_report: false,
            watch: None,
            position: None,
            puzzle: None,
            guide: None,
        }
    }
}

/// The window of a game that the program comes with.
#[must_use]
pub(crate) const fn window_of<G: Shown>() -> GameWindow {
    GameWindow {
        play: play_game::<G>,
        watch: watch_game::<G>,
    }
}

/// A window, if this program has one.
pub(super) fn play(wish: &Play) -> Result<Outcome, Outcome> {
    if let Some(path) = &wish.guide {
        let asked = guide::open(path)?.0.asked()?;
        let wish = Play {
            game: asked.game,
            seed: asked.seed,
            bots: asked.bots,
            decks: asked.decks,
            field: asked.field,
            best_of: asked.best_of,
            seats: asked.seats,
            table: asked.table,
            ..wish.clone()
        };
        let game = game::game(&wish.game)?;
        return (games::find_or_first(Some(game)).window.play)(&wish);
    }
    let game = match (&wish.position, &wish.puzzle) {
        (Some(path), _) => game_of_position(path)?,
        (None, Some(named)) => game_of_puzzle(named)?,
        (None, None) => game::game(&wish.game)?,
    };
    (games::find_or_first(Some(game)).window.play)(wish)
}

fn play_game<G: Shown>(wish: &Play) -> Result<Outcome, Outcome> {
    game::check_own_options::<G>(&wish.own_options())?;
    let contents = Contents::load(&content::library(&wish.packs)?)?;
    let content = contents.of::<G>().content;
    let (seating, position) = match &wish.position {
        Some(path) => {
            let (seating, bench) = at_position::<G>(wish, path, content)?;
            (seating, Some(bench))
        }
        None => (G::seating(wish, content)?, None),
    };
    if wish.matches.is_some() && seating.controllers.contains(&None) {
        return Err(Outcome::wrong(
            "error: --matches goes on by itself, so all seats must be bots",
        ));
    }
    report_problems::<G>(&contents);
    desktop::play::<G>(Opening {
        seating,
        seed: wish.seed,
        language: wish.language,
        matches: wish.matches,
        frame_report: wish.frame_report,
        click_report: wish.click_report,
        position,
        puzzle: wish.puzzle.as_deref().map(puzzles_of).transpose()?,
        guide: wish
            .guide
            .as_deref()
            .map(guide::open)
            .transpose()?
            .map(|(guide, _)| guide),
        ..Opening::new(contents)
    })
}

/// A window that shows how a match went.
pub(super) fn watch(wish: &Replay) -> Result<Outcome, Outcome> {
    // Errors in the file are reported before a window opens.
    let game = save::game_of(&wish.file).map_err(|error| match error.is_unreadable() {
        true => Outcome::wrong(error.to_string()),
        false => Outcome::found(error.to_string()),
    })?;
    (games::find_or_first(Some(game)).window.watch)(wish)
}

fn watch_game<G: Shown>(wish: &Replay) -> Result<Outcome, Outcome> {
    if save::is_secret(&wish.file) {
        say::error(&format!(
            "{}: this match is being played; until it is over only what a spectator sees is shown\n",
            shown_path(&wish.file)
        ));
    }
    let contents = Contents::load(&content::library(&wish.packs)?)?;
    report_problems::<G>(&contents);
    desktop::play::<G>(Opening {
        watch: Some(wish.file.clone()),
        ..Opening::new(contents)
    })
}

/// A picture of one screen.
pub(super) fn shot(wish: &Shot) -> Result<Outcome, Outcome> {
    desktop::shot(wish)
}

/// Says what is wrong with the packs of a game, before a window opens.
fn report_problems<G: Shown>(contents: &Contents) {
    let problems = &contents.of::<G>().problems;
    if !problems.is_empty() {
        say::error(problems);
    }
}

/// The game of the first scenario in that file.
fn game_of_position(path: &Path) -> Result<&'static str, Outcome> {
    let text = editing::text(path).map_err(|why| Outcome::wrong(format!("error: {why}")))?;
    editing::game_of(&path.display().to_string(), &text).map_err(Outcome::found)
}

/// `--puzzle FILE[:NAME]`: the puzzles of the file, and the place of the one to begin with.
fn puzzles_of(wish: &str) -> Result<(Vec<PuzzleEntry>, usize), Outcome> {
    let (file, name) = puzzle_list::split(wish);
    let path = Path::new(file);
    if !path.is_file() {
        return Err(Outcome::wrong(format!("error: there is no file `{file}`")));
    }
    let all = puzzle_list::of_file(path).map_err(Outcome::found)?;
    let at = name.map_or(Ok(0), |name| puzzle_list::find(&all, name));
    let at = at.map_err(Outcome::wrong)?;
    Ok((all, at))
}

/// The game of a puzzle.
fn game_of_puzzle(wish: &str) -> Result<&'static str, Outcome> {
    let (all, at) = puzzles_of(wish)?;
    game::game(all[at].game())
}

/// `--position FILE`: a match that begins with a position of a scenario. What is wrong with the file is said with line and
/// column.
fn at_position<G: Shown>(
    wish: &Play,
    path: &Path,
    content: &'static G::Content,
) -> Result<(Seating<G::TableOptions>, Box<dyn Bench>), Outcome> {
    let shown = path.display().to_string();
    let text = editing::text(path).map_err(|why| Outcome::wrong(format!("error: {why}")))?;
    let mut bench = open::<G>(content, None);
    let controllers = game::controllers(&wish.bots)?;
    bench.read(&shown, &text, 0).map_err(Outcome::found)?;
    if controllers.len() > bench.seat_count() {
        return Err(Outcome::wrong(format!(
            "error: {} seats named; {} play in this position",
            controllers.len(),
            bench.seat_count()
        )));
    }
    let seating = Seating {
        controllers,
        ..Seating::default()
    };
    Ok((seating, bench))
}
