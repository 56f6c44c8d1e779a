//! Setting up the match of a scenario.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use super::bring::bring;
use super::file::Scenario;
use super::stage::{Stage, kind_named};
use crate::games::frames::content::{self, Content, FrameType, Silhouette, Table};
use crate::games::frames::position::Position;
use crate::games::frames::{Setup, frame_id, segment_id, station_id};
use crate::packs::{Diagnostic, Report, TextFile, Words, did_you_mean, range, short};
use crate::table::{Match, ObjectId};
use crate::tools::scenario::beginning;

/// The built-in content. It lives as long as the program.
fn base() -> Option<&'static Content> {
    static BASE: OnceLock<Option<Arc<Content>>> = OnceLock::new();
    BASE.get_or_init(|| content::builtin().ok()).as_deref()
}

/// The match as it is before the first item; mistakes go to the report.
pub(super) fn prepare(
    scenario: &Scenario,
    at: &Range<usize>,
    file: &TextFile,
    report: &mut Report,
) -> Option<Stage> {
    let head = at.start..at.start + 1;
    let Some(base) = base() else {
        let message = "the built-in packs cannot be used";
        report.push(Diagnostic::error("S030", file, &head, message));
        return None;
    };
    // A match keeps its content for ever: it is small, and the tool ends soon.
    beginning::once(scenario.companies.iter().map(|own| &own.id), file, report);
    let mut content = own_content(scenario, base);
    own_fields(scenario, &mut content, file, report);
    let content: &'static Content = Box::leak(Box::new(content));
    let mut setup = Setup {
        content,
        table: Table {
            players: 2,
            battle: false,
        },
        companies: Vec::new(),
        field: 0,
        position: None,
    };
    let mut names = BTreeMap::new();
    match (&scenario.position, &scenario.fresh) {
        (Some(def), None) => {
            let mut position = def.value.clone();
            let desk = Desk {
                file,
                at: range(&def.span),
            };
            desk.kinds(&mut position, content, report);
            names = desk.names(&position, report);
            let problem = position.problem(content);
            if let (0, Some(problem)) = (report.errors(), problem) {
                report.push(desk.error("S014", problem));
            }
            setup.table = position.table();
            setup.position = Some(Arc::new(position));
        }
        (None, Some(fresh)) => bring(fresh, &scenario.companies, &mut setup, file, report)?,
        (position, fresh) => {
            let begins = (position.is_some(), fresh.is_some(), true);
            beginning::check(begins, at, file, report);
        }
    }
    if report.errors() > 0 {
        return None;
    }
    let mut stage = Stage {
        game: Match::new(setup, scenario.seed.unwrap_or(1)),
        content,
        names,
        mark: 0,
        last: None,
    };
    if let Err(wrong) = stage.game.audit() {
        let at = scenario.position.as_ref().map_or(head, |p| range(&p.span));
        let message = format!("no game leads to this position: {}", wrong.what);
        report.push(Diagnostic::error("S014", file, &first(&at), message));
        return None;
    }
    Some(stage)
}

/// The built-in content with the scenario's own frames and rules.
fn own_content(scenario: &Scenario, base: &Content) -> Content {
    let mut content = base.clone();
    scenario.rule_changes.apply(&mut content.rules);
    for own in &scenario.frames {
        content.frames.push(FrameType {
            id: own.id.value.clone(),
            name: own.id.value.clone().into(),
            systems: own.systems.iter().copied().collect(),
            flavor: Words::default(),
            silhouette: Silhouette::default(),
        });
    }
    content
}

/// Adds the scenario's own fields, each with an id of its own.
fn own_fields(scenario: &Scenario, content: &mut Content, file: &TextFile, report: &mut Report) {
    for own in &scenario.fields {
        let field = own.check(file, report);
        let (id, span) = own.id();
        if content.fields.iter().any(|known| known.id == field.id) {
            let message = format!("`{id}` is already defined in this scenario");
            report.push(Diagnostic::error("P031", file, &range(&span), message));
        }
        content.fields.push(field);
    }
}

const fn first(at: &Range<usize>) -> Range<usize> {
    at.start..at.start + 1
}

/// A position in its file.
struct Desk<'a> {
    file: &'a TextFile,
    at: Range<usize>,
}

impl Desk<'_> {
    /// An error at the first thing of the position that the message names, else where it begins.
    fn error(&self, code: &'static str, message: String) -> Diagnostic {
        let named = message.split('`').nth(1);
        let at = named.and_then(|name| self.find(name, 0));
        let at = at.unwrap_or_else(|| first(&self.at));
        Diagnostic::error(code, self.file, &at, message)
    }

    /// Where the n-th `"name"` stands.
    fn find(&self, name: &str, n: usize) -> Option<Range<usize>> {
        let text = self.file.text.get(self.at.clone())?;
        let quoted = format!("\"{name}\"");
        let (start, _) = text.match_indices(&quoted).nth(n)?;
        let start = self.at.start + start;
        Some(start..start + quoted.len())
    }

    /// Types of frame by their full ids.
    fn kinds(&self, position: &mut Position, content: &Content, report: &mut Report) {
        for kind in position.frames.iter_mut().filter_map(|f| f.kind.as_mut()) {
            if let Some(n) = kind_named(content, kind) {
                kind.clone_from(&content.frames[usize::from(n)].id);
                continue;
            }
            let known = content.frames.iter().map(|f| short(&f.id));
            let help = did_you_mean(kind, known);
            let message = format!("unknown type of frame `{kind}`");
            report.push(self.error("S010", message).help(help));
        }
    }

    /// The names of everything in the position.
    fn names(&self, position: &Position, report: &mut Report) -> BTreeMap<String, ObjectId> {
        let mut names = BTreeMap::new();
        let frames = position.frames.iter().map(|f| &f.name);
        let stations = position.stations.iter().map(|s| &s.name);
        let cover = position.cover.iter().map(|s| &s.name);
        let frames = frames.enumerate().map(|(n, name)| (name, frame_id(n)));
        let stations = stations.enumerate().map(|(n, name)| (name, station_id(n)));
        let cover = cover.enumerate().map(|(n, name)| (name, segment_id(n)));
        for (name, id) in frames.chain(stations).chain(cover) {
            if name.is_empty() {
                continue;
            }
            if names.insert(name.clone(), id).is_some() {
                let at = self.find(name, 1).unwrap_or_else(|| first(&self.at));
                let message = format!("two things are called `{name}`");
                report.push(Diagnostic::error("S011", self.file, &at, message));
            }
        }
        names
    }
}
