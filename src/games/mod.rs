//! The games. Each is a folder of its own; the list below is the only place outside that names them.

use ron2::Result as RonResult;
use ron2::ast::Expr;

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
    /// The text of its rules page.
    const RULES: &'static str;

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

/// Something to do with a game of which only the name is known.
pub trait WithGame {
    /// What comes of it.
    type Output;

    /// Does it.
    fn with<G: Playable>(self) -> Self::Output;
}

/// The games, one line each: the module and the type. The first one is played where none is named.
macro_rules! games {
    ($first:ident :: $first_game:ident $(, $module:ident :: $game:ident)* $(,)?) => {
        pub mod $first;
        $(pub mod $module;)*

        /// Names of all games, as on the command line.
        pub const NAMES: [&str; 1 + [$(stringify!($module)),*].len()] =
            [$first::$first_game::NAME $(, $module::$game::NAME)*];

        /// Does something with the game of that name; nothing if there is none.
        pub fn with<W: WithGame>(name: &str, what: W) -> Option<W::Output> {
            NAMES.contains(&name).then(|| with_or_first(Some(name), what))
        }

        /// The same with the first game where none is named or there is none of that name.
        pub fn with_or_first<W: WithGame>(name: Option<&str>, what: W) -> W::Output {
            match name {
                $(Some($module::$game::NAME) => what.with::<$module::$game>(),)*
                _ => what.with::<$first::$first_game>(),
            }
        }
    };
}

games! {
    biomes::Biomes,
    frames::Frames,
    sanctuary::Sanctuary,
    souls::Souls,
}
