//! Matches a phrase of a script against the options of a decision.

use super::Stage;
use super::thing::Thing;
use super::verbs::ChoicePhrase;
use crate::tools::scenario::pattern::Pattern;
use crate::tools::scenario::scenario_error::Done;

/// The meanings that a phrase can have.
pub fn pattern(stage: &mut Stage, said: &ChoicePhrase) -> Done<Pattern> {
    let mut pattern = Pattern::default();
    match said.verb {
        "mode" | "way" | "x" => pattern.amount = said.number_at(0),
        "arrive" => pattern.targets = stage.meant(said, 0)?,
        "play" => {
            pattern.subjects = stage.meant(said, 0)?;
            pattern.amount = Some(i32::from(said.things.len() > 1));
        }
        "skill" | "replace" | "share" => {
            pattern.subjects = stage.meant(said, 0)?;
            pattern.amount = said.number_at(1);
        }
        "react" => {
            pattern.subjects = stage.meant(said, 0)?;
            // The number among the reactions of one source.
            pattern.nth = said.number_at(1);
        }
        "target" => {
            pattern.subjects = stage.meant(said, 0)?;
            // A skill is counted from 1; 0 is the card itself.
            pattern.amount = Some(match said.things.first().map(|thing| &thing.value) {
                Some(Thing::Skill(_, n)) => i32::from(*n) + 1,
                _ => 0,
            });
            pattern.aims = true;
        }
        _ => {
            pattern.subjects = stage.meant(said, 0)?;
            pattern.targets = stage.meant(said, 1)?;
            pattern.amount = said.number_at(2);
        }
    }
    Ok(pattern)
}
