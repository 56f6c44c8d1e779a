//! Frames has no priority: a question with a single answer that changes nothing is answered by itself.

use crate::games::frames::{Frames, View};
use crate::table::{Choice, Decision, Seat};
use crate::tools::passing::{Habits, Settles, Stops};

impl Settles for Frames {
    fn usual() -> Habits {
        Habits {
            passes: true,
            stops: Stops::NONE,
        }
    }

    /// A question in which doing nothing is an answer.
    fn is_window(decision: &Decision) -> bool {
        decision.options.iter().any(is_idle)
    }

    fn settle(_: &View, _: Seat, decision: &Decision, habits: &Habits) -> Option<Choice> {
        let [only] = decision.options[..] else {
            return None;
        };
        (habits.passes && is_idle(&only)).then_some(only)
    }
}

fn is_idle(choice: &Choice) -> bool {
    matches!(choice.verb, "end" | "pass" | "none" | "agree")
}
