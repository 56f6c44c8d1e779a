//! What the tools need to know of this game: scenarios, positions to edit, passing, replays, bot matches.

mod editing;
pub mod packs;
mod passing;
mod pieces;
mod replay;
pub mod scenario;
mod sim;
mod stack;

pub use passing::SORTS;

use ron2::ast::Expr;
use ron2::{FromRon, Result as RonResult};

use crate::cli::args::Sim;
use crate::games::Playable;
use crate::games::souls::{Souls, TURN};
use crate::tools::Outcome;
use crate::tools::scenario::Scenario;

impl Playable for Souls {
    const RULES: &'static str = include_str!("../../../../docs/rules/souls.md");

    fn turn() -> String {
        TURN.page()
    }

    fn scenario(expr: &Expr<'_>) -> RonResult<Scenario> {
        Ok(Scenario::new(scenario::Scenario::from_ast(expr)?))
    }

    fn simulate(wish: &Sim) -> Result<Outcome, Outcome> {
        sim::run(wish)
    }
}
