//! Scenarios of a plain game.

use std::fmt::Debug;
use std::ops::Range;

use ron2::ast::Expr;
use ron2::{FromRon, Result as RonResult, Spanned};

use super::PlainTable;
use super::item::Item;
use super::stage::Stage;
use crate::packs::{Diagnostic, Library, Report, TextFile, range};
use crate::plain::playing::Playing;
use crate::table::Match;
use crate::tools::content;
use crate::tools::scenario::phrase::plain;
use crate::tools::scenario::trouble::Failed;
use crate::tools::scenario::{Case, Scenario, beginning};

/// One scenario of the game `G`: `title`, `rules`, `game`, `position` or `fresh`, `seed`, `script`.
pub struct PlainScenario<G: PlainTable> {
    title: Spanned<String>,
    rules: Vec<Spanned<String>>,
    game: Spanned<String>,
    pub(super) position: Option<Spanned<G::Draft>>,
    fresh: bool,
    seed: Option<u64>,
    script: Vec<Spanned<Item<G>>>,
}

/// Reads a scenario, for [`Playable::scenario`](crate::games::Playable::scenario).
///
/// # Errors
/// What the tree of the file has that a scenario has not, or the other way round.
pub fn scenario<G: PlainTable>(expr: &Expr<'_>) -> RonResult<Scenario> {
    PlainScenario::<G>::from_ast(expr).map(Scenario::new)
}

impl<G: PlainTable> FromRon for PlainScenario<G> {
    fn from_ast(expr: &Expr<'_>) -> RonResult<Self> {
        const FIELDS: [&str; 7] = [
            "title", "rules", "game", "position", "fresh", "seed", "script",
        ];
        let Expr::AnonStruct(all) = expr else {
            let message = "expected a scenario `(title: .., game: .., script: [..])`";
            return Err(plain(message.to_owned(), *expr.span()));
        };
        let known = |name: &str| FIELDS.contains(&name);
        if let Some(other) = all.fields.iter().find(|f| !known(&f.name.name)) {
            let message = format!("a scenario has no field `{}`", other.name.name);
            return Err(plain(message, other.name.span));
        }
        let field = |name: &str| {
            let found = all.fields.iter().find(|f| f.name.name == name);
            found.map(|f| &f.value)
        };
        let needed = |name: &str| {
            let missing = || plain(format!("a scenario needs `{name}`"), *expr.span());
            field(name).ok_or_else(missing)
        };
        let rules = field("rules").map(Vec::from_ast).transpose()?;
        Ok(Self {
            title: Spanned::from_ast(needed("title")?)?,
            rules: rules.unwrap_or_default(),
            game: Spanned::from_ast(needed("game")?)?,
            position: field("position").map(Spanned::from_ast).transpose()?,
            fresh: field("fresh").is_some(),
            seed: field("seed").map(u64::from_ast).transpose()?,
            script: Vec::from_ast(needed("script")?)?,
        })
    }
}

impl<G: PlainTable> Debug for PlainScenario<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "scenario {:?} of {}", self.title.value, self.game.value)
    }
}

impl<G: PlainTable> Case for PlainScenario<G> {
    fn title(&self) -> &Spanned<String> {
        &self.title
    }

    fn rules(&self) -> &[Spanned<String>] {
        &self.rules
    }

    fn game(&self) -> &str {
        &self.game.value
    }

    fn play(&self, at: &Range<usize>, file: &TextFile, mut report: Report) -> Result<(), Failed> {
        beginning::check(
            (self.position.is_some(), self.fresh, true),
            at,
            file,
            &mut report,
        );
        let stage = self.prepare(at, file, &mut report);
        let (Some(mut stage), 0) = (stage, report.errors()) else {
            return Err(Failed::of(&report));
        };
        for item in &self.script {
            if let Err(trouble) = stage.act(item) {
                return Err(stage.explain(trouble, file));
            }
        }
        Ok(())
    }
}

impl<G: PlainTable> PlainScenario<G> {
    /// The match as it is before the first item, with the packs that the game brings along. Mistakes go to the
    /// report.
    fn prepare(&self, at: &Range<usize>, file: &TextFile, report: &mut Report) -> Option<Stage<G>> {
        let at = self
            .position
            .as_ref()
            .map_or_else(|| at.clone(), |p| range(&p.span));
        let at = at.start..at.start + 1;
        let mut problem = |code, message: String| {
            report.push(Diagnostic::error(code, file, &at, message));
        };
        let Ok(loaded) = content::from::<G>(&Library::built_in(&[G::NAME])) else {
            problem("S030", "the built-in packs cannot be used".to_owned());
            return None;
        };
        let setup = match &self.position {
            None => G::fresh(loaded.content),
            Some(draft) => {
                if let Some(message) = G::problem(&draft.value, loaded.content) {
                    problem("S014", message);
                    return None;
                }
                G::deal_from(&draft.value, loaded.content)
            }
        };
        let mut game = Match::<G>::new(setup, self.seed.unwrap_or(1));
        if let Err(wrong) = game.audit() {
            problem(
                "S014",
                format!("no game leads to this position: {}", wrong.what),
            );
            return None;
        }
        Some(Stage::new(game))
    }
}
