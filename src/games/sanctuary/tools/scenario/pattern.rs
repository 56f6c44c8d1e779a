//! Matches a phrase of a script against the options of a decision.

use super::Stage;
use super::verbs::ChoicePhrase;
use crate::tools::scenario::pattern::Pattern;
use crate::tools::scenario::scenario_error::Done;

/// The meanings that a phrase can have.
pub fn pattern(stage: &mut Stage, said: &ChoicePhrase) -> Done<Pattern> {
    let mut pattern = Pattern {
        aims: said.verb == "target",
        ..Pattern::default()
    };
    if matches!(said.verb, "mode" | "way" | "x") {
        pattern.amount = said.number_at(0);
        return Ok(pattern);
    }
    pattern.subjects = stage.meant(said, 0)?;
    match said.verb {
        "use" | "divide" | "replace" | "share" => pattern.amount = said.number_at(1),
        // The n-th of one card's triggered abilities. Equal ones of one card count as the same.
        "trigger" => pattern.nth = said.number_at(1),
        _ => pattern.targets = stage.meant(said, 1)?,
    }
    Ok(pattern)
}
