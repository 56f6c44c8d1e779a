//! Answers the desktop gives for a person: passing where nothing else is possible, and paying.

use crate::desktop::screen::Settings;
use crate::games::biomes::View;
use crate::table::{Choice, Decision, Ref};

/// What the settings answer by themselves, if anything.
#[must_use]
pub fn answer(view: &View, decision: &Decision, settings: &Settings) -> Option<Choice> {
    if settings.auto_pay && decision.topic == "pay" {
        return payment(view, decision);
    }
    if settings.auto_pass {
        return only_pass(decision);
    }
    None
}

/// The pass of a question in which only passing and making energy is possible.
fn only_pass(decision: &Decision) -> Option<Choice> {
    let idle = |c: &Choice| matches!(c.verb, "pass" | "make");
    let pass = decision.options.iter().find(|c| c.verb == "pass")?;
    decision.options.iter().all(idle).then_some(*pass)
}

/// Pays with the energy there is most of; void first, because it pays for nothing else.
fn payment(view: &View, decision: &Decision) -> Option<Choice> {
    let store = view.players[decision.seat.index()].energy;
    let wealth = |c: &Choice| match c.subject {
        Ref::Kind(5) => u8::MAX,
        Ref::Kind(kind) => store.get(usize::from(kind)).copied().unwrap_or(0),
        _ => 0,
    };
    let pays = decision.options.iter().filter(|c| c.verb == "pay");
    pays.max_by_key(|c| wealth(c))
        .or_else(|| decision.options.iter().find(|c| c.verb == "make"))
        .copied()
}
