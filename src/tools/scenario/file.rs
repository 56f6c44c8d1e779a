//! A scenario of any game, told apart by its field `game`, and what all of them have to say.

use std::ops::Range;

use ron2::ast::Expr;
use ron2::{FromRon, Result, Spanned};

use super::{biomes, frames, sanctuary, souls};
use crate::games::biomes::Biomes;
use crate::packs::{Diagnostic, Report, TextFile, range};
use crate::table::Game;
use crate::tools::rules;

/// One scenario.
#[derive(Debug, Clone)]
pub enum Scenario {
    /// Of Biomes; the one without `game` too.
    Biomes(Box<biomes::Scenario>),
    /// Of Frames.
    Frames(Box<frames::Scenario>),
    /// Of Sanctuary.
    Sanctuary(Box<sanctuary::Scenario>),
    /// Of Souls.
    Souls(Box<souls::Scenario>),
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
            Self::Biomes(_) => Biomes::NAME,
            Self::Frames(scenario) => &scenario.game.value,
            Self::Sanctuary(scenario) => &scenario.game.value,
            Self::Souls(scenario) => &scenario.game.value,
        }
    }

    /// Plays it. `Err` holds what to print.
    pub fn play(&self, at: &Range<usize>, file: &TextFile) -> std::result::Result<(), String> {
        let mut report = Report::default();
        self.check_rules(self.game(), file, &mut report);
        match self {
            Self::Biomes(scenario) => biomes::play(scenario, at, file, report),
            Self::Frames(scenario) => frames::play(scenario, at, file, report),
            Self::Sanctuary(scenario) => sanctuary::play(scenario, at, file, report),
            Self::Souls(scenario) => souls::play(scenario, at, file, report),
        }
    }

    /// Every rule it names is one of the game.
    fn check_rules(&self, game: &str, file: &TextFile, report: &mut Report) {
        let (known, table) = (rules::ids(game), rules::ids(rules::TABLE));
        let (Some(first), Some(last)) = (known.first(), known.last()) else {
            return;
        };
        for rule in self.rules() {
            if !known.contains(&rule.value) && !table.contains(&rule.value) {
                let name = format!("{}{}", game[..1].to_uppercase(), &game[1..]);
                let message = format!(
                    "there is no rule `{}`; {name} has {first} to {last}",
                    rule.value
                );
                report.push(Diagnostic::error("S002", file, &range(&rule.span), message));
            }
        }
    }
}
