//! Positions as scenario files: written so that `fourfold scenario` reads them, and read from any scenario.

use std::fmt::Write;
use std::path::Path;

use ron2::Span;

use super::editable::EditableGame;
use crate::games;
use crate::packs::read::read_text;
use crate::packs::{Diagnostic, PackContent, PackStamp, Report, TextFile, range, shown_path};
use crate::table::{Decision, Match};
use crate::tools::scenario::run::ScenarioOf;
use crate::tools::scenario::{self, MOST_BYTES, Scenario};

/// The seed of scenarios that name none.
const SEED: u64 = 1;

/// A scenario that begins with the position and expects what is asked there.
#[must_use]
pub fn write<G: EditableGame>(
    draft: &G::Draft,
    content: &'static G::Content,
    title: &str,
) -> String {
    let mut game = Match::<G>::new(G::deal_from(draft, content), SEED);
    let asked = script(game.decision());
    // A table on which something is wrong says so in the scenario as well.
    let wrong = audit(&mut game);
    let mut text = String::new();
    let _ = writeln!(
        text,
        "// Made with the position editor of Fourfold {}. Try it with: fourfold scenario FILE",
        env!("CARGO_PKG_VERSION")
    );
    for PackStamp { id, version, hash } in content.packs() {
        let _ = writeln!(text, "// pack {id} {version} {hash}");
    }
    if let Some(wrong) = wrong {
        let _ = writeln!(
            text,
            "// No game leads to this position: {}",
            wrong.replace('\n', " ")
        );
    }
    let position = G::text(draft, false).replace('\n', "\n    ");
    let title = title.replace(['\n', '\r'], " ");
    let _ = write!(
        text,
        "(\n    title: {title:?},\n    game: {:?},\n    position: {position},\n    script: [\n        {asked},\n    ],\n)\n",
        G::NAME
    );
    text
}

/// The expectations of a new scenario's script.
fn script(open: Option<&Decision>) -> String {
    open.map_or_else(
        || "NobodyAsked".to_owned(),
        |open| format!("Asked({}, {:?})", open.seat.0, open.topic),
    )
}

/// Why the table that the position makes is wrong, if it is: no game leads there.
#[must_use]
pub fn wrong<G: EditableGame>(draft: &G::Draft, content: &'static G::Content) -> Option<String> {
    audit(&mut Match::<G>::new(G::deal_from(draft, content), SEED))
}

fn audit<G: EditableGame>(game: &mut Match<G>) -> Option<String> {
    let fault = game.audit().err().filter(|_| G::AUDITED)?;
    Some(fault.what)
}

/// The text of a file that may be a scenario.
///
/// # Errors
/// A sentence: which file, and why it cannot be read.
pub fn text(path: &Path) -> Result<String, String> {
    read_text(path, MOST_BYTES).map_err(|why| format!("{}: {why}", shown_path(path)))
}

/// The game of the first scenario in that text.
///
/// # Errors
/// What is wrong with the file, with lines and columns.
pub fn game_of(path: &str, text: &str) -> Result<&'static str, String> {
    let file = TextFile::new(path, path, text);
    let mut report = Report::default();
    let first = scenarios(&file, &mut report).into_iter().next();
    let known = |first: Scenario| games::find(first.game()).map(|game| game.name);
    match first.and_then(known) {
        Some(game) if report.errors() == 0 => Ok(game),
        _ => {
            if report.errors() == 0 {
                let message = "there is no scenario in it";
                report.push(Diagnostic::error("S031", &file, &(0..1), message));
            }
            Err(report.to_string())
        }
    }
}

/// Every scenario of a file that can be read; what is wrong with the others goes to the report. A script may be
/// empty: it is not played.
fn scenarios(file: &TextFile, report: &mut Report) -> Vec<Scenario> {
    let mut all = Vec::new();
    for found in scenario::read(file, report) {
        match found.scenario {
            Some(scenario) => all.push(scenario),
            None => report.extend(found.report),
        }
    }
    all
}

/// The positions in a scenario file of the game `G`, with their titles.
pub(crate) fn read<G: EditableGame>(
    path: &str,
    text: &str,
    mut resolve: impl FnMut(&ScenarioOf<G>, &TextFile, &mut Report) -> Option<G::Draft>,
) -> Result<Vec<(String, G::Draft)>, String> {
    let file = TextFile::new(path, path, text);
    let mut report = Report::default();
    let mut found = Vec::new();
    for scenario in scenarios(&file, &mut report) {
        let title = scenario.title().value.clone();
        let before = report.errors();
        let own = scenario.case::<ScenarioOf<G>>();
        let position = own.and_then(|own| resolve(own, &file, &mut report));
        if let (Some(position), true) = (position, before == report.errors()) {
            found.push((title, position));
        }
    }
    if report.errors() > 0 {
        return Err(report.to_string());
    }
    if found.is_empty() {
        let game = scenario::title_of(G::NAME);
        let message = format!("there is no scenario of {game} that begins with a position");
        report.push(Diagnostic::error("S031", &file, &(0..1), message));
        return Err(report.to_string());
    }
    Ok(found)
}

/// Why a scenario with cards of its own cannot be opened.
pub const OWN_CARDS: &str =
    "a scenario with cards of its own cannot be edited; put them into a pack";

/// A scenario with cards of its own cannot be played on: a match has the cards of packs only.
pub(crate) fn own_cards(file: &TextFile, first: Option<Span>, report: &mut Report) {
    if let Some(at) = first {
        report.push(Diagnostic::error("S031", file, &range(&at), OWN_CARDS));
    }
}
