//! Frames has no priority: a question with a single answer that changes nothing is answered by itself.

use crate::games::frames::ChoiceWord;
use crate::games::frames::{Choice, Frames, Step, View};
use crate::table::{self, Decision, Seat};
use crate::tools::passing::{
    AutomaticAnswer, Passes, PassingGame, PassingSettings, PassingSituation, Side, Stops,
};

impl PassingGame for Frames {
    const AUTOMATIC_ANSWER: AutomaticAnswer<View> =
        |_, _, decision, habits| match decision.options[..] {
            [only] if habits.passes && is_idle(&only) => Some(only),
            _ => None,
        };

    fn usual() -> PassingSettings {
        PassingSettings {
            passes: true,
            stops: Stops::NONE,
        }
    }

    /// A question in which doing nothing is an answer.
    fn is_window(decision: &Decision) -> bool {
        decision.options.iter().any(is_idle)
    }
}

/// There is no stack and no window to stop in.
impl Passes for Frames {
    const STEPS: &'static [Step] = &[];
    const ENTRY_KINDS: &'static [&'static str] = &[];
    const IDLE: &'static [ChoiceWord] = &[];

    fn moment(view: &View, seat: Seat) -> PassingSituation {
        let turn = view.current.as_ref();
        let acting = turn.and_then(|turn| view.frame(turn.frame));
        let own = acting.is_some_and(|frame| frame.owner == seat);
        PassingSituation {
            turn: view.round.into(),
            side: if own { Side::Own } else { Side::Others },
            window: None,
            stack: Vec::new(),
            fight: view.strike.is_some(),
            shows: false,
        }
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
