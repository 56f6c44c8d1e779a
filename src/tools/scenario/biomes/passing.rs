//! Items that let players do the least they can.

use ron2::Spanned;

use super::super::trouble::{Done, Trouble};
use super::item::Item;
use super::stage::Stage;
use crate::games::biomes::Step;

/// More choices than this are a circle.
const MOST: usize = 400;

impl Stage {
    /// The asked seat passes. `false` if it is not asked to act.
    fn pass(&mut self) -> bool {
        let acts = self.game.decision().filter(|d| d.topic == "act");
        let Some(at) = acts.and_then(|d| d.options.iter().position(|o| o.verb == "pass")) else {
            return false;
        };
        self.game.pick(at)
    }

    /// Item of that name.
    pub(super) fn pass_both(&mut self, item: &Spanned<Item>) -> Done {
        let now = |stage: &Self| {
            let decision = stage.game.decision()?;
            Some((stage.game.step(), decision.seat, stage.game.events(0).len()))
        };
        let Some((step, seat, _)) = now(self) else {
            return Err(Trouble::failed(item.span, "nobody is asked".to_owned()));
        };
        if !self.pass() {
            return Err(Trouble::failed(
                item.span,
                "nobody is asked to act".to_owned(),
            ));
        }
        // The first pass may close a window that only one player had.
        if now(self).is_some_and(|(s, other, _)| s == step && other != seat) {
            self.pass();
        }
        Ok(())
    }

    /// Item of that name.
    pub(super) fn resolve(&mut self, item: &Spanned<Item>) -> Done {
        for _ in 0..MOST {
            let pending = !self.see().queue.is_empty();
            if !pending {
                return Ok(());
            }
            if !self.pass() {
                let message = "the queue is not empty, but somebody has to choose first";
                return Err(Trouble::failed(item.span, message.to_owned()));
            }
        }
        Err(Trouble::failed(
            item.span,
            "the queue never gets empty".to_owned(),
        ))
    }

    /// Item of that name.
    pub(super) fn pass_until(&mut self, step: &Spanned<Step>, turn: Option<u16>) -> Done {
        for _ in 0..MOST {
            let there = turn.is_none_or(|t| self.see().turn == u32::from(t));
            let Some(decision) = self.game.decision() else {
                break;
            };
            if there && self.game.step() == step.value {
                return Ok(());
            }
            let least = ["pass", "done", "keep", "no", "top"];
            let at = least
                .iter()
                .find_map(|verb| decision.options.iter().position(|o| o.verb == *verb));
            self.game.pick(at.unwrap_or(0));
        }
        let message = format!("nothing is ever asked in {:?}", step.value);
        let help = "steps in which nobody has anything to choose are passed over".to_owned();
        Err(Trouble::failed(step.span, message).help(help))
    }

    /// Item of that name.
    pub(super) fn pay_any(&mut self, item: &Spanned<Item>) -> Done {
        let pays = |stage: &Self| stage.game.decision().is_some_and(|d| d.topic == "pay");
        if !pays(self) {
            return Err(Trouble::failed(
                item.span,
                "nothing is to be paid".to_owned(),
            ));
        }
        for _ in 0..MOST {
            if !pays(self) {
                return Ok(());
            }
            self.game.pick(0);
        }
        Err(Trouble::failed(item.span, "paying never ends".to_owned()))
    }
}
