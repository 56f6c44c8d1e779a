//! Letting players do the least they can.

use ron2::Spanned;

use super::super::trouble::{Done, Trouble};
use super::stage::Stage;
use crate::games::frames::Step;
use crate::table::Seat;

/// More choices than this are a circle.
const MOST: usize = 2_000;
/// What the least is, whatever is asked; else the first option is taken.
const LEAST: [&str; 6] = ["pass", "none", "end", "stay", "keep", "agree"];

impl Stage {
    /// Item of that name.
    pub(super) fn pass_until(
        &mut self,
        step: &Spanned<Step>,
        round: Option<u16>,
        seat: Option<Seat>,
    ) -> Done {
        for _ in 0..MOST {
            let now = self.see();
            let Some(decision) = self.game.decision() else {
                break;
            };
            let there = round.is_none_or(|r| now.round == r)
                && seat.is_none_or(|s| decision.seat == s)
                && now.step == step.value;
            if there {
                return Ok(());
            }
            let least = LEAST
                .iter()
                .find_map(|verb| decision.options.iter().position(|o| o.verb == *verb));
            self.game.pick(least.unwrap_or(0));
        }
        let message = format!("nothing like this is ever asked in {:?}", step.value);
        let help = "steps in which nobody has anything to choose are passed over".to_owned();
        Err(Trouble::failed(step.span, message).help(help))
    }
}
