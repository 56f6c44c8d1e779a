//! Reads the scenarios of a file: one, a list, or a list with shared fields.

use std::ops::Range;

use ron2::Spanned;
use ron2::ast::{AnonStructExpr, Expr};

use super::file::Scenario;
use super::shape::{Shape, field, pad, text};
use crate::games;
use crate::packs::{
    Diagnostic, Report, TextFile, did_you_mean, is_sound, nearest, parse_tree, range, read_item,
};

/// One scenario of a file, also if it cannot be read.
#[derive(Debug)]
pub struct ReadScenario {
    /// Its title, if it can be read.
    pub title: Option<String>,
    /// Where it stands.
    pub at: Range<usize>,
    /// The scenario; none after a mistake.
    pub scenario: Option<Scenario>,
    /// Every id that it names, of rules and of refusals.
    pub ids: Vec<Spanned<String>>,
    /// The errors in it. Errors beside a scenario are about values that it leaves empty.
    pub report: Report,
}

/// All scenarios of a file. The report takes what is wrong with the file itself.
pub fn read(file: &TextFile, report: &mut Report) -> Vec<ReadScenario> {
    let mut found = Vec::new();
    parse_tree(file, report, |root, broken, report| match root {
        Expr::Seq(list) => {
            let items = list.items.iter().map(|item| &item.expr);
            found.extend(items.map(|item| one(file, item, None, is_sound(item, broken))));
        }
        Expr::AnonStruct(all) if field(all, "scenarios").or(field(all, "shared")).is_some() => {
            found = sharing(file, all, broken, report);
        }
        _ => found.push(one(file, root, None, is_sound(root, broken))),
    });
    found
}

/// The scenarios of `( shared: (..), scenarios: [ .. ] )`.
fn sharing(
    file: &TextFile,
    all: &AnonStructExpr<'_>,
    broken: &[Range<usize>],
    report: &mut Report,
) -> Vec<ReadScenario> {
    let mut say = |code, at: &Range<usize>, message: String| {
        report.push(Diagnostic::error(code, file, at, message));
    };
    for other in &all.fields {
        if !["scenarios", "shared"].contains(&other.name.name.as_ref()) {
            let message = format!("`{}` belongs in `shared` or in a scenario", other.name.name);
            say("S005", &range(&other.name.span), message);
        }
    }
    let shared = match field(all, "shared").map(|f| &f.value) {
        Some(Expr::AnonStruct(shared)) => Some(shared),
        None | Some(Expr::Unit(_)) => None,
        Some(other) => {
            let message = "`shared` holds fields of scenarios: `(game: .., cards: ..)`";
            say("S005", &range(other.span()), message.to_owned());
            None
        }
    };
    for own in ["title", "rules", "script"] {
        if let Some(field) = shared.and_then(|shared| field(shared, own)) {
            let message = format!("`{own}` is not shared: every scenario has its own");
            say("S005", &range(&field.name.span), message);
        }
    }
    let Some(Expr::Seq(list)) = field(all, "scenarios").map(|f| &f.value) else {
        let message = "the file shares something, but has no list `scenarios: [..]`";
        say("S005", &range(&all.open_paren), message.to_owned());
        return Vec::new();
    };
    let whole = |shared: &AnonStructExpr<'_>| is_sound(&Expr::AnonStruct(shared.clone()), broken);
    let sound = shared.is_none_or(whole);
    let items = list.items.iter().map(|item| &item.expr);
    let read = |item| one(file, item, shared, sound && is_sound(item, broken));
    items.map(read).collect()
}

/// One scenario with what it shares. `sound`: no syntax error lies in it.
fn one(
    file: &TextFile,
    item: &Expr<'_>,
    shared: Option<&AnonStructExpr<'_>>,
    sound: bool,
) -> ReadScenario {
    let mut found = ReadScenario {
        title: None,
        at: range(item.span()),
        scenario: None,
        ids: Vec::new(),
        report: Report::default(),
    };
    let Expr::AnonStruct(own) = item else {
        let message = "expected a scenario `(title: .., game: .., script: [..])`";
        let head = found.at.start..found.at.start + 1;
        let problem = Diagnostic::error("P020", file, &head, message);
        found.report.push(problem);
        return found;
    };
    found.title = field(own, "title").and_then(|f| text(&f.value)).cloned();
    if !sound {
        return found;
    }
    let mut whole = own.clone();
    if let Some(shared) = shared {
        super::shape::share(&mut whole, shared);
    }
    if let Some(problem) = no_game(file, &whole) {
        found.report.push(problem);
        return found;
    }
    pad(&mut whole);
    let shape = Shape::of(&whole);
    let item = Expr::AnonStruct(whole);
    let parsed = read_item::<Scenario>(file, &item, &mut found.report);
    found.scenario = parsed.value.filter(|_| parsed.whole);
    for (what, at) in shape.empty {
        let problem = Diagnostic::error("S004", file, &at, what);
        found.report.push(problem);
    }
    found.ids = shape.ids;
    found
}

/// The error in the field `game`. It comes before all others: in a file of another game everything would be wrong.
fn no_game(file: &TextFile, own: &AnonStructExpr<'_>) -> Option<Diagnostic> {
    let games = games::names();
    let known = games.iter().map(|game| format!("\"{game}\""));
    let known = known.collect::<Vec<_>>().join(", ");
    let Some(game) = field(own, "game") else {
        let head = range(&own.open_paren);
        let like = |name: &str| nearest(name, ["game"]).is_some();
        let near = own.fields.iter().find(|f| like(&f.name.name));
        let at = near.map_or(head, |f| range(&f.name.span));
        let help = match near {
            Some(_) => "did you mean `game`?".to_owned(),
            None => format!("add `game: ..`, one of {known}; all of a file may share it"),
        };
        let message = "a scenario says its game";
        return Some(Diagnostic::error("S003", file, &at, message).help(help));
    };
    let at = range(game.value.span());
    let Some(name) = text(&game.value) else {
        let message = format!("a game is a name in quotes: {known}");
        return Some(Diagnostic::error("S003", file, &at, message));
    };
    if games.contains(&name.as_str()) {
        return None;
    }
    let help = did_you_mean(name, games).unwrap_or_else(|| format!("there are {known}"));
    let message = format!("there is no game `{name}`");
    Some(Diagnostic::error("S003", file, &at, message).help(help))
}
