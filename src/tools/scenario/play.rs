//! One scenario from its set-up to its last item.

use std::ops::Range;

use super::deck_check::check_deck;
use super::file::Scenario;
use super::item::Item;
use super::prepare::prepare;
use super::stage::{Stage, Trouble};
use crate::packs::{Diagnostic, Report, TextFile};

/// Plays a scenario. `Err` holds what to print.
///
/// # Errors
/// Whatever was not as the scenario says.
pub fn play(scenario: &Scenario, at: &Range<usize>, file: &TextFile) -> Result<(), String> {
    let mut report = Report::default();
    let stage = prepare(scenario, at, file, &mut report);
    let (Some(mut stage), 0) = (stage, report.errors()) else {
        return Err(report.to_string());
    };
    for item in &scenario.script {
        let done = match &item.value {
            Item::CheckDeck { .. } => check_deck(&stage, item, file),
            _ => stage.act(item),
        };
        if let Err(trouble) = done {
            return Err(explain(&mut stage, trouble, file));
        }
    }
    Ok(())
}

fn explain(stage: &mut Stage, trouble: Trouble, file: &TextFile) -> String {
    let message = trouble.message;
    let diagnostic = Diagnostic::error(trouble.code, file, &trouble.at, message).help(trouble.help);
    let mut text = diagnostic.to_string();
    text.push_str(&format!("  {}\n", stage.asked_words()));
    text.push_str("  the log ends with:\n");
    for line in stage.tail_words() {
        text.push_str(&format!("    {line}\n"));
    }
    text
}
