//! Items of a script that all games with cards have.

use ron2::{FromRon, Span, Spanned};

use super::Cards;
use crate::packs::TextFile;
use crate::tools::scenario::scenario_error::Done;
use crate::tools::scenario::scripted::Act;
use crate::tools::scenario::stage::Stage;

/// One item of a script.
#[derive(FromRon)]
#[ron(deny_unknown_fields)]
pub enum Item<G: Cards> {
    /// All pass until nothing waits to resolve.
    Resolve,
    /// Whoever is asked does the least until something is asked in that step (of that turn).
    PassUntil {
        /// The step.
        step: Spanned<G::Step>,
        /// The turn; left out: the first time it is reached.
        #[ron(default)]
        turn: Option<u16>,
    },
}

impl<G: Cards> Act<G> for Item<G> {
    fn act(&self, stage: &mut Stage<G>, at: Span, _file: &TextFile) -> Done {
        match self {
            Self::Resolve => stage.resolve(at),
            Self::PassUntil { step, turn } => stage.wait_for(step, |stage| {
                turn.is_none_or(|turn| G::turn(&stage.see()).0 == u32::from(turn))
            }),
        }
    }
}
