//! One scenario from its set-up to its last item.

use std::ops::Range;

use super::super::trouble::Trouble;
use super::file::Scenario;
use super::prepare::prepare;
use super::stage::Stage;
use crate::games::frames::Frames;
use crate::packs::{Report, TextFile, range};

/// Plays a scenario. `Err` holds what to print.
///
/// # Errors
/// Whatever was not as the scenario says.
pub fn play(
    scenario: &Scenario,
    at: &Range<usize>,
    file: &TextFile,
    mut report: Report,
) -> Result<(), String> {
    let stage = prepare(scenario, at, file, &mut report);
    let (Some(mut stage), 0) = (stage, report.errors()) else {
        return Err(report.to_string());
    };
    for item in &scenario.script {
        if let Err(trouble) = stage.act(item) {
            return Err(explain(&mut stage, trouble, file));
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
            };
            Err(explain(&mut stage, trouble, file))
        }
    }
}

fn explain(stage: &mut Stage, trouble: Trouble, file: &TextFile) -> String {
    let (asked, tail) = (stage.asked_words(), stage.tail_words());
    trouble.explain(file, &asked, &tail)
}
