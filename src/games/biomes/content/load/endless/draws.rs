//! Finds skills that make the same player draw and discard for each other, until a deck is empty.

use std::collections::BTreeSet;

use super::super::super::{Amount, Content, Effect, TriggerCondition, Verb};
use super::{Chain, Skill};
use crate::cards::lint;

/// Every such chain, each once, with its lowest card first.
pub(super) fn chains(content: &Content, skills: &[Skill<'_>]) -> BTreeSet<Chain> {
    let skills: Vec<&Skill<'_>> = skills
        .iter()
        .filter(|skill| !content.cards[skill.card].is_event())
        .collect();
    let cards: Vec<usize> = skills.iter().map(|skill| skill.card).collect();
    lint::chains(&cards, |a, b| {
        skills[a]
            .effects
            .iter()
            .any(|effect| causes(effect, skills[b].when))
    })
}

/// Whether an effect makes happen what another skill of the same player waits for.
fn causes(effect: &Effect, when: &TriggerCondition) -> bool {
    let some = |n: &Amount| matches!(n, Amount::N(1..));
    match (effect, when) {
        (Effect::Do(Verb::Draw(n, player)), TriggerCondition::Draws(whose))
        | (Effect::Do(Verb::Discard(n, player)), TriggerCondition::Discards(whose)) => {
            some(n) && lint::concerns(player, *whose)
        }
        _ => false,
    }
}
