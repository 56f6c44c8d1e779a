//! One scenario from its set-up to its last item.

use std::ops::Range;

use super::file::Scenario;
use super::prepare::prepare;
use crate::games::frames::Frames;
use crate::packs::{Report, TextFile, range};
use crate::tools::scenario::playing::Playing;
use crate::tools::scenario::trouble::{Failed, Trouble};

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
        if let Err(trouble) = stage.act(item) {
            return Err(stage.explain(trouble, file));
        }
    }
    match Frames::still_to_fall(&mut stage.game) {
        0 => Ok(()),
        left => {
            let head = range(&scenario.title.span);
            let trouble = Trouble {
                code: "S026",
                at: head,
                message: format!("{left} of the dice given never fell"),
                help: None,
                compared: None,
            };
            Err(stage.explain(trouble, file))
        }
    }
}
