//! A scenario of any game, distinguished by its field `game`, and what all scenarios share.

use std::any::Any;
use std::fmt::{Debug, Formatter};
use std::ops::{Deref, Range};
use std::sync::Arc;

use ron2::ast::Expr;
use ron2::{FromRon, Result, Spanned};

use super::scenario_error::Failed;
use crate::bots::roster::BotName;
use crate::games;
use crate::packs::{Diagnostic, Report, TextFile, did_you_mean, range};
use crate::table::Seat;
use crate::tools::rules;

/// A scenario of one game, as the runner and the editor need it.
pub trait PlayableScenario: Any + Send + Sync {
    /// Its title.
    fn title(&self) -> &Spanned<String>;
    /// The rules that it tests.
    fn rules(&self) -> &[Spanned<String>];
    /// The game it is of.
    fn game(&self) -> &str;
    /// Plays it. The report says what is already known to be wrong with it.
    ///
    /// # Errors
    /// The first thing that is not as the scenario says.
    fn play(
        &self,
        at: &Range<usize>,
        file: &TextFile,
        report: Report,
    ) -> std::result::Result<(), Failed>;

    /// The seat that has something to find, if it is a puzzle.
    fn solver(&self) -> Option<Seat>;

    /// The title of the puzzle in Spanish, if it has one.
    fn spanish(&self) -> Option<&str>;

    /// Whether that bot finds it; `None` if it is no puzzle.
    ///
    /// # Errors
    /// What is wrong before the puzzle begins.
    fn attempt(
        &self,
        at: &Range<usize>,
        file: &TextFile,
        bot: BotName,
        seed: u64,
    ) -> std::result::Result<Option<bool>, Failed>;
}

/// One scenario, of any game.
#[derive(Clone)]
pub struct Scenario(Arc<dyn PlayableScenario>);

impl Debug for Scenario {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "Scenario({:?})", self.title().value)
    }
}

impl Deref for Scenario {
    type Target = dyn PlayableScenario;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl Scenario {
    /// That of one game.
    pub fn new(case: impl PlayableScenario) -> Self {
        Self(Arc::new(case))
    }

    /// The scenario as one of the game whose scenarios are `C`; `None` if it is of another game.
    pub fn case<C: PlayableScenario>(&self) -> Option<&C> {
        let case: &dyn Any = &*self.0;
        case.downcast_ref()
    }
}

impl FromRon for Scenario {
    /// Reads a scenario of the game in its field `game`; without that field, of the first game.
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        (games::find_or_first(game(expr)).scenario)(expr)
    }
}

/// The value of the field `game`.
fn game<'e>(expr: &'e Expr<'_>) -> Option<&'e str> {
    let Expr::AnonStruct(all) = expr else {
        return None;
    };
    let field = all.fields.iter().find(|f| f.name.name == "game")?;
    match &field.value {
        Expr::String(text) => Some(&text.value),
        _ => None,
    }
}

/// The name of a game as people write it.
pub fn title_of(game: &str) -> String {
    format!("{}{}", game[..1].to_uppercase(), &game[1..])
}

/// Checks that every id is a rule or ruling of the game, or a rule of the table.
pub fn check_ids(game: &str, ids: &[Spanned<String>], file: &TextFile, report: &mut Report) {
    let known = match ids {
        [] => return,
        _ => rules::known(game),
    };
    let numbered = rules::ids(game);
    let (Some(first), Some(last)) = (numbered.first(), numbered.last()) else {
        return;
    };
    for id in ids.iter().filter(|id| !known.contains(&id.value)) {
        let name = title_of(game);
        let message = format!(
            "there is no rule `{}`; {name} has {first} to {last}",
            id.value
        );
        let help = did_you_mean(&id.value, known.iter().map(String::as_str));
        let at = range(&id.span);
        report.push(Diagnostic::error("S002", file, &at, message).help(help));
    }
}
