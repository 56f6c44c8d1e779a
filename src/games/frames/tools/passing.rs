//! Frames has no priority: a question with a single answer that changes nothing is answered by itself.

use crate::games::frames::{Choice, Frames, View};
use crate::table::{self, Decision, Seat};
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

    fn settle(_: &View, _: Seat, decision: &Decision, habits: &Habits) -> Option<table::Choice> {
        let [only] = decision.options[..] else {
            return None;
        };
        (habits.passes && is_idle(&only)).then_some(only)
    }
}

fn is_idle(choice: &table::Choice) -> bool {
    let Some(choice) = Choice::read(choice) else {
        return false;
    };
    matches!(
        choice,
        Choice::End | Choice::Pass | Choice::None | Choice::Agree
    )
}
