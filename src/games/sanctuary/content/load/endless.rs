//! Finds endless abilities (T-09). Only certain cases are reported: nothing to pay, no condition, no target that could
//! run out. Cards that need each other for it are not found.

use crate::cards::uses::Often;

use super::super::{
    Ability, Amount, Effect, ObjectSelector, PlayerSelector, TriggerCondition, Verb,
};
use super::chains::surely_triggered;

/// Whether an ability can be used again and again for nothing, or triggers itself and mends what it costs.
pub(super) fn may_go_on(ability: &Ability) -> bool {
    match ability {
        Ability::Activated {
            cost,
            costs,
            destroy: false,
            once: Often::Any,
            only_if: None,
            targets,
            effects,
            ..
        } => {
            !effects.is_empty()
                && costs.is_empty()
                && targets.is_empty()
                && cost.as_ref().is_none_or(|cost| cost.value == 0)
        }
        ability => match surely_triggered(ability) {
            Some((TriggerCondition::SanctuaryDamaged, effects)) => hurts_sanctuary(effects),
            Some((TriggerCondition::Damaged, effects)) => hurts_itself(effects),
            _ => false,
        },
    }
}

/// Damages a Sanctuary and gives its own as much back: for ever alone, or with its like on the other side.
fn hurts_sanctuary(effects: &[Effect]) -> bool {
    let mine =
        |player: &PlayerSelector| matches!(player, PlayerSelector::You | PlayerSelector::Each);
    let any = |player: &PlayerSelector| mine(player) || matches!(player, PlayerSelector::Opponent);
    effects.iter().any(|effect| match effect {
        Effect::Do(Verb::DamageSanctuary(n, player)) if any(player) && *n != Amount::N(0) => {
            effects.iter().any(|other| match other {
                Effect::Do(Verb::GainStructure(back, player)) => mine(player) && covers(back, n),
                _ => false,
            })
        }
        _ => false,
    })
}

/// Damages itself and heals first or after: the damage that triggered it was survived, and so is the next.
fn hurts_itself(effects: &[Effect]) -> bool {
    let itself = |who: &ObjectSelector| matches!(who, ObjectSelector::This);
    let heals = effects
        .iter()
        .position(|e| matches!(e, Effect::Do(Verb::Heal(who)) if itself(who)));
    let hurts = effects.iter().rposition(|e| match e {
        Effect::Do(Verb::Damage(Amount::That, who)) => itself(who),
        Effect::Do(Verb::Damage(Amount::N(1), who)) => itself(who),
        _ => false,
    });
    heals.zip(hurts).is_some_and(|(heals, hurts)| heals < hurts)
}

fn covers(back: &Amount, n: &Amount) -> bool {
    match (back, n) {
        (Amount::N(back), Amount::N(n)) => back >= n,
        (back, n) => back == n,
    }
}
