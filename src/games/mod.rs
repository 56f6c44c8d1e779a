//! The games. Each is a folder of its own; the list below is the only place outside that names them.

pub mod biomes;
pub mod frames;
mod registry;
pub mod sanctuary;
pub mod souls;

use ron2::Result as RonResult;
use ron2::ast::Expr;

pub use registry::{GameEntry, PlainWindow, all, find, find_or_first, names, register};

use crate::bots::Judged;
use crate::cli::args::Sim;
use crate::table::Game;
use crate::tools::Outcome;
use crate::tools::content::FromPacks;
use crate::tools::editing::Edited;
use crate::tools::passing::Settles;
use crate::tools::scenario::Scenario;

/// A game with everything that the program does with it.
pub trait Playable: Game + Judged + Settles + FromPacks + Edited {
    /// The text of its rules page: a line `- X-01 [ours] ..` for each rule.
    const RULES: &'static str;
    /// The folder of its scenarios, from the root of the repository.
    const SCENARIOS: &'static str = "tests/scenarios";
    /// How its window opens, if it has no table of its own; see [`crate::plain`].
    const WINDOW: Option<PlainWindow> = None;

    /// Its turn table, as Markdown.
    fn turn() -> String;
    /// Reads a scenario of it.
    ///
    /// # Errors
    /// What the tree of the file has that a scenario has not, or the other way round.
    fn scenario(expr: &Expr<'_>) -> RonResult<Scenario>;
    /// Bot matches, as the command line asks for them.
    ///
    /// # Errors
    /// What to print if they cannot be played.
    fn simulate(wish: &Sim) -> Result<Outcome, Outcome>;
}

/// The games that the program comes with, one line each. The first one is played where none is named.
const BUILT_IN: [GameEntry; 4] = [
    GameEntry::of::<biomes::Biomes>(),
    GameEntry::of::<frames::Frames>(),
    GameEntry::of::<sanctuary::Sanctuary>(),
    GameEntry::of::<souls::Souls>(),
];
