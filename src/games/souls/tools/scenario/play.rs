//! One scenario from its set-up to its last item.

use std::ops::Range;

use super::file::Scenario;
use super::item::Item;
use super::prepare::prepare;
use super::set_check::check_set;
use crate::packs::{Report, TextFile};
use crate::tools::scenario::playing::Playing;
use crate::tools::scenario::trouble::Failed;

/// Plays a scenario. `Err` holds what to print.
///
/// # Errors
/// Whatever was not as the scenario says.
pub fn play(
    scenario: &Scenario,
    at: &Range<usize>,
    file: &TextFile,
    mut report: Report,
) -> Result<(), Failed> {
    let stage = prepare(scenario, at, file, &mut report);
    let (Some(mut stage), 0) = (stage, report.errors()) else {
        return Err(Failed::of(&report));
    };
    for item in &scenario.script {
        let done = match &item.value {
            Item::CheckSet { .. } => check_set(&stage, item, file),
            _ => stage.act(item),
        };
        if let Err(trouble) = done {
            return Err(stage.explain(trouble, file));
        }
    }
    Ok(())
}
