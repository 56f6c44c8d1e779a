//! A scenario of any game, told apart by its field `game`, and what all of them have to say.

use std::ops::Range;

use ron2::ast::Expr;
use ron2::{FromRon, Result, Spanned};

use super::trouble::Failed;
use crate::games::{biomes, frames, sanctuary, souls};
use crate::packs::{Diagnostic, Report, TextFile, did_you_mean, range};
use crate::tools::rules;

/// One scenario.
#[derive(Debug, Clone)]
pub enum Scenario {
    /// Of Biomes.
    Biomes(Box<biomes::tools::scenario::Scenario>),
    /// Of Frames.
    Frames(Box<frames::tools::scenario::Scenario>),
    /// Of Sanctuary.
    Sanctuary(Box<sanctuary::tools::scenario::Scenario>),
    /// Of Souls.
    Souls(Box<souls::tools::scenario::Scenario>),
}

impl FromRon for Scenario {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match game(expr) {
            Some("frames") => FromRon::from_ast(expr).map(|s| Self::Frames(Box::new(s))),
            Some("sanctuary") => FromRon::from_ast(expr).map(|s| Self::Sanctuary(Box::new(s))),
            Some("souls") => FromRon::from_ast(expr).map(|s| Self::Souls(Box::new(s))),
            _ => FromRon::from_ast(expr).map(|s| Self::Biomes(Box::new(s))),
        }
    }
}

/// What stands in the field `game`.
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

impl Scenario {
    /// What it shows.
    pub const fn title(&self) -> &Spanned<String> {
        match self {
            Self::Biomes(scenario) => &scenario.title,
            Self::Frames(scenario) => &scenario.title,
            Self::Sanctuary(scenario) => &scenario.title,
            Self::Souls(scenario) => &scenario.title,
        }
    }

    /// The rules it would catch being broken.
    pub fn rules(&self) -> &[Spanned<String>] {
        match self {
            Self::Biomes(scenario) => &scenario.rules,
            Self::Frames(scenario) => &scenario.rules,
            Self::Sanctuary(scenario) => &scenario.rules,
            Self::Souls(scenario) => &scenario.rules,
        }
    }

    /// The game it is of.
    pub fn game(&self) -> &str {
        match self {
            Self::Biomes(scenario) => &scenario.game.value,
            Self::Frames(scenario) => &scenario.game.value,
            Self::Sanctuary(scenario) => &scenario.game.value,
            Self::Souls(scenario) => &scenario.game.value,
        }
    }

    /// Plays it. The report says what is already known to be wrong with it.
    ///
    /// # Errors
    /// Whatever is not as the scenario says.
    pub fn play(
        &self,
        at: &Range<usize>,
        file: &TextFile,
        report: Report,
    ) -> std::result::Result<(), Failed> {
        match self {
            Self::Biomes(scenario) => biomes::tools::scenario::play(scenario, at, file, report),
            Self::Frames(scenario) => frames::tools::scenario::play(scenario, at, file, report),
            Self::Sanctuary(scenario) => {
                sanctuary::tools::scenario::play(scenario, at, file, report)
            }
            Self::Souls(scenario) => souls::tools::scenario::play(scenario, at, file, report),
        }
    }
}

/// Every id is one of the game's rules or rulings, or of the rules of the table.
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
        let name = format!("{}{}", game[..1].to_uppercase(), &game[1..]);
        let message = format!(
            "there is no rule `{}`; {name} has {first} to {last}",
            id.value
        );
        let help = did_you_mean(&id.value, known.iter().map(String::as_str));
        let at = range(&id.span);
        report.push(Diagnostic::error("S002", file, &at, message).help(help));
    }
}
