//! The registry of games by name, in which every tool finds them.

use std::sync::RwLock;

use ron2::ast::Expr;
use ron2::{FromRon, Result as RonResult};

use super::{BUILT_IN, Playable};
use crate::cli::args::{Play, Replay, Sim};
use crate::cli::game::check_own_options;
use crate::packs::Language;
use crate::packs::{self, Library, Renamed, Report};
use crate::tools::Outcome;
use crate::tools::content::RulesText;
use crate::tools::guide::GuideEntry;
use crate::tools::lab::Lab;
use crate::tools::packs::{Shape, Tally, tally, texts};
use crate::tools::replay::{Request, run_as};
use crate::tools::scenario::Scenario;
use crate::tools::scenario::run::ScenarioOf;
use crate::tools::serve::GameServer;

/// A game of which only the name is known, with all that the program does with it.
#[derive(Debug, Clone, Copy)]
pub struct GameEntry {
    /// Lower-case name, as on the command line.
    pub name: &'static str,
    /// The text of its rules page.
    pub rules: &'static str,
    /// The folder of its scenarios, from the root of the repository.
    pub scenarios: &'static str,
    /// Fields that only packs of this game have.
    pub shape: Shape,
    /// Words that packs for older versions had.
    pub renamed: &'static [Renamed],
    /// Its turn table, as Markdown.
    pub turn: fn() -> String,
    /// The options of the command line that only some games take, and this one among them.
    pub options: &'static [&'static str],
    /// Opens its window.
    pub window: GameWindow,
    /// Its matches for other programs, if it is served.
    pub served: Option<GameServer>,
    /// Its guided match, if it has one.
    pub guide: Option<GuideEntry>,
    /// What its decks and cards are worth, if it can be measured.
    pub lab: Option<Lab>,
    pub(crate) scenario: fn(&Expr<'_>) -> RonResult<Scenario>,
    pub(crate) simulate: fn(&Sim) -> Result<Outcome, Outcome>,
    pub(crate) tally: fn(&Library, bool, &mut Report) -> Tally,
    pub(crate) texts: fn(&Library, Language) -> Vec<RulesText>,
    pub(crate) replay: fn(&Request, &str, &str) -> Result<Outcome, Outcome>,
    embed: fn(),
}

/// The start of a game's window: to play, or to watch a save or replay.
#[derive(Debug, Clone, Copy)]
pub struct GameWindow {
    pub(crate) play: fn(&Play) -> Result<Outcome, Outcome>,
    pub(crate) watch: fn(&Replay) -> Result<Outcome, Outcome>,
}

impl GameEntry {
    /// The entry of a game.
    #[must_use]
    pub const fn of<G: Playable>() -> Self {
        Self {
            name: G::NAME,
            rules: G::RULES,
            scenarios: G::SCENARIOS,
            shape: G::SHAPE,
            renamed: G::RENAMED,
            turn: G::turn,
            options: G::OPTIONS,
            window: G::WINDOW,
            served: G::SERVED,
            guide: G::GUIDE,
            lab: G::LAB,
            scenario: |expr| Ok(Scenario::new(ScenarioOf::<G>::from_ast(expr)?)),
            simulate: |wish| {
                check_own_options::<G>(&wish.own_options())?;
                G::simulate(wish)
            },
            tally: tally::<G>,
            texts: texts::<G>,
            replay: run_as::<G>,
            embed: || packs::embed(G::EMBEDDED),
        }
    }
}

/// The games that were put in beside the built-in ones.
static REGISTERED: RwLock<Vec<GameEntry>> = RwLock::new(Vec::new());

/// Puts a game in, with the packs that it brings along. From then on every tool knows it. A name that is
/// taken stays with the game that has it.
pub fn register<G: Playable>() {
    let entry = GameEntry::of::<G>();
    let mut games = REGISTERED.write().unwrap_or_else(|e| e.into_inner());
    let mut known = BUILT_IN.iter().chain(games.iter());
    if known.all(|game| game.name != entry.name) {
        (entry.embed)();
        games.push(entry);
    }
}

/// Every game: the built-in ones, then those that were registered, in that order.
#[must_use]
pub fn all() -> Vec<GameEntry> {
    let games = REGISTERED.read().unwrap_or_else(|e| e.into_inner());
    BUILT_IN.iter().chain(games.iter()).copied().collect()
}

/// The names of all games, in the order of [`all`].
#[must_use]
pub fn names() -> Vec<&'static str> {
    all().into_iter().map(|game| game.name).collect()
}

/// The game of that name.
#[must_use]
pub fn find(name: &str) -> Option<GameEntry> {
    all().into_iter().find(|game| game.name == name)
}

/// The same, or the first game where none is named or there is none of that name.
#[must_use]
pub fn find_or_first(name: Option<&str>) -> GameEntry {
    name.and_then(find).unwrap_or(BUILT_IN[0])
}
