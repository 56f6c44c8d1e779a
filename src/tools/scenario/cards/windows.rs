//! Windows in which players act one after the other.

use ron2::Span;

use super::Cards;
use crate::table::{Decision, TopicWords};
use crate::tools::scenario::scenario_error::{Done, ScenarioError};
use crate::tools::scenario::stage::Stage;

impl<G: Cards> Stage<G> {
    /// The asked seat does nothing more. `false` if it is not asked to act.
    pub fn pass(&mut self) -> bool {
        let open = self.game.decision().filter(|d| d.is_any(G::Topics::ACT));
        let idle = |d: &Decision| d.options.iter().position(|o| o.is_any(G::IDLE));
        match open.and_then(idle) {
            Some(at) => self.game.pick(at),
            None => false,
        }
    }

    /// Item `PassBoth`.
    pub fn pass_both(&mut self, at: Span) -> Done {
        let Some(seat) = self.game.decision().map(|d| d.seat) else {
            return Err(ScenarioError::failed(at, "nobody is asked".to_owned()));
        };
        let step = self.step_word();
        if !self.pass() {
            return Err(ScenarioError::failed(
                at,
                "nobody is asked to act".to_owned(),
            ));
        }
        // The first pass may close a window that only one player had.
        let then = self.game.decision().map(|d| d.seat);
        if then.is_some_and(|other| other != seat) && self.step_word() == step {
            self.pass();
        }
        Ok(())
    }

    /// Item `Resolve`.
    pub fn resolve(&mut self, at: Span) -> Done {
        for _ in 0..G::MOST {
            if G::pile(&self.see()).is_empty() {
                return Ok(());
            }
            if !self.pass() {
                let message = format!(
                    "the {} is not empty, but somebody has to choose first",
                    G::PILE
                );
                return Err(ScenarioError::failed(at, message));
            }
        }
        let (pile, most) = (G::PILE, G::MOST);
        let message = format!("the {pile} does not become empty: gave up after {most} passes");
        Err(ScenarioError::failed(at, message))
    }
}
