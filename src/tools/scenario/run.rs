//! A scenario of one game, and how it is played.

use std::collections::BTreeMap;
use std::ops::Range;

use ron2::ast::Expr;
use ron2::convert::{AstMapAccess, expr_type_name};
use ron2::{Error, ErrorKind, FromRon, Result as RonResult, Spanned};

use super::beginning;
use super::either::{Either, joined};
use super::file::PlayableScenario;
use super::item::Item;
use super::puzzle::Puzzle;
use super::scenario_error::Failed;
use super::scripted::{Act, Items, Scripted};
use super::stage::Stage;
use crate::bots::roster::BotName;
use crate::packs::{Diagnostic, Report, TextFile, range};
use crate::table::{Match, ObjectId, Seat};

/// One scenario.
pub struct ScenarioOf<G: Scripted> {
    /// Its title.
    pub title: Spanned<String>,
    /// The rules that it tests.
    pub rules: Vec<Spanned<String>>,
    /// The game.
    pub game: Spanned<String>,
    /// Fields that only scenarios of this game have.
    pub own: G::ScenarioFields,
    /// Where it begins.
    pub position: Option<Spanned<G::Position>>,
    /// Or a whole game from the start.
    pub fresh: Option<G::NewGame>,
    /// The seed of all chance; 1 if left out.
    pub seed: Option<u64>,
    /// The script: choices and expectations.
    pub script: Vec<Spanned<Items<G>>>,
}

/// Fields of every scenario, before and after those of its game.
const FIRST: &[&str] = &["title", "rules", "game"];
const LAST: &[&str] = &["position", "fresh", "seed", "script"];

impl<G: Scripted> FromRon for ScenarioOf<G> {
    fn from_ast(expr: &Expr<'_>) -> RonResult<Self> {
        let Expr::AnonStruct(fields) = expr else {
            let (expected, found) = ("struct Scenario".into(), expr_type_name(expr).into());
            let kind = ErrorKind::TypeMismatch { expected, found };
            return Err(Error::with_span(kind, *expr.span()));
        };
        let mut all = AstMapAccess::from_anon(fields, Some("Scenario"))?;
        let scenario = Self {
            title: all.required("title")?,
            rules: all.with_default("rules")?,
            game: all.required("game")?,
            own: all.flatten()?,
            position: all.with_default("position")?,
            fresh: all.with_default("fresh")?,
            seed: all.with_default("seed")?,
            script: all.required("script")?,
        };
        if all.remaining_keys().next().is_some() {
            all.deny_unknown_fields(joined(joined(FIRST, G::FIELDS), LAST))?;
        }
        Ok(scenario)
    }
}

/// The match to play, and the names that the scenario gave.
pub struct ScenarioStart<G: Scripted> {
    /// The setup.
    pub setup: G::Setup,
    /// Its content.
    pub content: &'static G::Content,
    /// Names of what is on the table.
    pub aliases: BTreeMap<String, ObjectId>,
}

impl<G: Scripted> ScenarioStart<G> {
    /// A setup without names.
    pub const fn new(setup: G::Setup, content: &'static G::Content) -> Self {
        Self {
            setup,
            content,
            aliases: BTreeMap::new(),
        }
    }

    /// The same with the names that a position gave its cards, counted from `first`.
    #[must_use]
    pub fn naming(mut self, aliases: BTreeMap<String, u16>, first: ObjectId) -> Self {
        let named = aliases.into_iter();
        self.aliases = named
            .map(|(alias, n)| (alias, ObjectId(first.0 + n)))
            .collect();
        self
    }
}

impl<G: Scripted> ScenarioOf<G> {
    /// The match as it is before the first item; mistakes go to the report.
    pub(super) fn prepare(
        &self,
        at: &Range<usize>,
        file: &TextFile,
        report: &mut Report,
    ) -> Option<Stage<G>> {
        let head = at.start..at.start + 1;
        let Some(base) = G::base() else {
            let message = "the built-in packs cannot be used";
            report.push(Diagnostic::error("S030", file, &head, message));
            return None;
        };
        let plays = G::NEEDS_TABLE || self.script.iter().any(|item| item.value.plays());
        let begins = (self.position.is_some(), self.fresh.is_some(), plays);
        beginning::check(begins, at, file, report);
        let begun = G::begin(self, base, file, report)?;
        if report.errors() > 0 {
            return None;
        }
        let mut stage = Stage {
            game: Match::new(begun.setup, self.seed.unwrap_or(1)),
            content: begun.content,
            aliases: begun.aliases,
            mark: 0,
            last: None,
        };
        if let (true, Err(wrong)) = (G::AUDITED, stage.game.audit()) {
            let at = self.position.as_ref().map_or(head, |p| range(&p.span));
            let message = format!("no game leads to this position: {}", wrong.what);
            let first = at.start..at.start + 1;
            report.push(Diagnostic::error("S014", file, &first, message));
            return None;
        }
        Some(stage)
    }
}

impl<G: Scripted> PlayableScenario for ScenarioOf<G> {
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
        let stage = self.prepare(at, file, &mut report);
        let (Some(mut stage), 0) = (stage, report.errors()) else {
            return Err(Failed::of(&report));
        };
        let played = self.script.iter().try_for_each(|item| {
            item.value.act(&mut stage, item.span, file)?;
            G::after(&mut stage, item.span)?;
            stage.sound(item.span)
        });
        let played = played.and_then(|()| G::finish(&mut stage, self.title.span));
        played.map_err(|trouble| stage.explain(trouble, file))
    }

    fn solver(&self) -> Option<Seat> {
        self.script.iter().find_map(puzzle).map(|it| it.seat.into())
    }

    fn spanish(&self) -> Option<&str> {
        self.script.iter().find_map(puzzle)?.es.as_deref()
    }

    fn attempt(
        &self,
        at: &Range<usize>,
        file: &TextFile,
        bot: BotName,
        seed: u64,
    ) -> Result<Option<bool>, Failed> {
        let mut report = Report::default();
        let stage = self.prepare(at, file, &mut report);
        let Some(mut stage) = stage else {
            return Err(Failed::of(&report));
        };
        for item in &self.script {
            let done = match puzzle(item) {
                Some(puzzle) => puzzle.attempt(&mut stage, bot, seed).map(Some),
                None => item.value.act(&mut stage, item.span, file).map(|()| None),
            };
            match done {
                Ok(None) => {}
                Ok(solved) => return Ok(solved),
                Err(trouble) => return Err(stage.explain(trouble, file)),
            }
        }
        Ok(None)
    }
}

/// The puzzle of an item.
pub(super) const fn puzzle<G: Scripted>(item: &Spanned<Items<G>>) -> Option<&Puzzle<G>> {
    match &item.value {
        Either::First(Item::Solve(puzzle)) => Some(puzzle),
        Either::First(_) | Either::Second(_) => None,
    }
}
