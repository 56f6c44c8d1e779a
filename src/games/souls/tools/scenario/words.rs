//! Choices and events in the words of a script.

use super::Stage;
use super::pattern::HAPPENS;
use crate::games::souls::{Phase, Step, View};
use crate::table::{Choice, Event, Slot};
use crate::tools::scenario::phrase::{bracketed, noted};

impl Stage {
    /// A choice as a script writes it.
    pub fn choice_words(&self, choice: &Choice, view: &View) -> String {
        let subject = match choice.verb {
            "mode" | "x" | "vote" | "way" | "number" | "yes" | "no" | "top" | "under" => {
                String::new()
            }
            _ => self.ref_words(choice.subject, view),
        };
        let target = self.ref_words(choice.target, view);
        let target = if choice.verb == "curse" {
            return bracketed("curse", vec![target]);
        } else {
            target
        };
        let number = match choice.verb {
            "mode" | "x" | "use" | "vote" | "way" | "number" | "coins" | "accept" | "replace"
            | "trigger" | "share" => choice.amount.to_string(),
            _ => String::new(),
        };
        bracketed(choice.verb, [subject, target, number].to_vec())
    }

    /// An event as a script would describe it.
    pub fn event_words(&self, event: &Event, view: &View) -> String {
        let note = match event.verb {
            "step" => noted(Step::read(event.amount)),
            "phase" => noted(Phase::read(event.amount)),
            _ => String::new(),
        };
        let by = !HAPPENS.contains(&event.verb);
        bracketed(event.verb, self.event_parts(event, view, by)) + &note
    }
}
