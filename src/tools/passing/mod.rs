//! Automatic passing. It is no rule: the game always asks, and this module answers for the seat. It only uses the
//! seat's view and the open question, so the screen and `sim` pass alike.
//!
//! The options of the question, which the match has computed completely, show whether anything besides passing is
//! possible. There is no search that could run out of time. In doubt the person is asked.

mod moment;
mod stops;
mod yielding;

pub(crate) use moment::aimed;
pub use moment::{PassingSituation, Trigger, Waiting};
pub use stops::{SIDES, Side, Stops};
pub use yielding::{Until, Yielding};

use crate::table::{Choice, ChoiceWords, Decision, Game, Ref, Seat, TopicWords};

/// The habits of a seat: when it wants to be asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PassingSettings {
    /// Pass by itself at all.
    pub passes: bool,
    /// The moments to be asked although passing would do.
    pub stops: Stops,
}

impl PassingSettings {
    /// Passes by itself but at those stops, and at all that others put among so many sorts of things that wait.
    #[must_use]
    pub fn stopping(mut stops: Stops, kinds: usize) -> Self {
        for kind in 0..kinds {
            stops.set_kind(kind, Side::Others, true);
        }
        Self {
            passes: true,
            stops,
        }
    }
}

/// A game in which somebody is often asked who has nothing to do.
pub trait PassingGame: Game {
    /// The usual habits.
    fn usual() -> PassingSettings {
        PassingSettings {
            passes: false,
            stops: Stops::ALL,
        }
    }

    /// The automatic answer of a seat, if any. A person is asked everything else.
    const AUTOMATIC_ANSWER: AutomaticAnswer<Self::View> = |_, _, _, _| None;

    /// Whether that is a question in which doing nothing is an answer.
    fn is_window(decision: &Decision) -> bool {
        pass_of::<Self>(decision).is_some()
    }

    /// Whether a match that is over and that nobody won was lost by all who played it together, rather than drawn.
    fn is_lost(_: &Self::View) -> bool {
        false
    }
}

/// What a seat answers by itself to a question, with those settings.
pub type AutomaticAnswer<V> = fn(&V, Seat, &Decision, &PassingSettings) -> Option<Choice>;

/// A game with a stack that is passed on: priority goes round.
pub trait Passes: PassingGame {
    /// The windows of a turn in which one can stop, in the order of the turn.
    const STEPS: &'static [Self::Step];
    /// The sorts of things that can wait on the stack, as files call them.
    const ENTRY_KINDS: &'static [&'static str];
    /// Choices that are always possible and never what somebody came for: a question with nothing else is
    /// passed by itself.
    const IDLE: &'static [Self::Choices];

    /// Whether a fight is rolled out roll by roll, each of which can be answered.
    const ROLLS_FIGHTS: bool = false;

    /// The window of that step, if one can stop there.
    fn window(step: Self::Step) -> Option<usize> {
        Self::STEPS.iter().position(|known| *known == step)
    }

    /// The question to `seat`.
    fn moment(view: &Self::View, seat: Seat) -> PassingSituation;
}

/// The choice of doing nothing more, in a question of priority.
#[must_use]
pub fn pass_of<G: Game>(decision: &Decision) -> Option<Choice> {
    if !decision.is_any(G::Topics::ACT) {
        return None;
    }
    let plain = |words: &[G::Choices]| {
        let is = |c: &&Choice| c.is_any(words) && (c.subject, c.target) == (Ref::None, Ref::None);
        decision.options.iter().find(is).copied()
    };
    plain(G::Choices::PASS).or_else(|| plain(G::Choices::END))
}

/// The kind of what resolves next, as files call it.
pub(crate) fn kind_of_next<G: Passes>(view: &G::View, seat: Seat) -> Option<&'static str> {
    let next = G::moment(view, seat).stack.last().copied()?;
    G::ENTRY_KINDS.get(next.kind).copied()
}

/// Passes where nothing else is possible, and where nobody wants to be asked.
pub(crate) fn pass_automatically<G: Passes>(
    view: &G::View,
    seat: Seat,
    decision: &Decision,
    habits: &PassingSettings,
) -> Option<Choice> {
    let pass = pass_of::<G>(decision).filter(|_| habits.passes)?;
    let moment = G::moment(view, seat);
    if moment.shows {
        return None;
    }
    let idle = |c: &Choice| c.is_any(G::IDLE) || *c == pass;
    let nothing = decision.options.iter().all(idle);
    (nothing || !habits.stops.stop(&moment)).then_some(pass)
}
