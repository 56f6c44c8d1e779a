//! Finds abilities that trigger themselves (T-09). Only certain cases are reported: nothing that needs luck, a second
//! card or a condition.

use super::super::{
    Ability, Amount, Cost, Effect, ObjectSelector, PlayerSelector, TriggerCondition, Verb,
};
use crate::cards::language::Chance;
use crate::cards::uses::Often;
use crate::packs::Whose;

/// Whether an ability alone can go on for ever.
pub(super) fn is_endless(ability: &Ability) -> bool {
    match ability {
        Ability::Triggered {
            when,
            once: Often::Any,
            only_if: None,
            targets,
            effects,
            ..
        } if targets.is_empty() => effects.iter().any(|effect| causes(effect, when)),
        // Charged again by itself, at no other cost than what comes back.
        Ability::Activated {
            tap: true,
            costs,
            once: Often::Any,
            only_if: None,
            targets,
            effects,
            ..
        } if targets.is_empty() => {
            let comes_back =
                |cost: &Cost| matches!(cost, Cost::Coins(n) if gains(effects) >= i32::from(*n));
            costs.iter().all(|cost| comes_back(&cost.value))
                && effects
                    .iter()
                    .any(|e| matches!(e, Effect::Do(Verb::Recharge(ObjectSelector::This))))
        }
        _ => false,
    }
}

/// Whether an effect makes happen what its own ability waits for.
fn causes(effect: &Effect, when: &TriggerCondition) -> bool {
    let some = |amount: &Amount| matches!(amount, Amount::N(1..) | Amount::That);
    let verb = match effect {
        Effect::Do(verb) => verb,
        Effect::Chance(Chance::Roll(_)) => return is_rolled_by_you(when),
        _ => return false,
    };
    match (verb, when) {
        (
            Verb::GainCoins(n, PlayerSelector::You),
            TriggerCondition::GainsCoins(Whose::Any | Whose::Yours),
        )
        | (Verb::GainCoins(n, PlayerSelector::Each), TriggerCondition::GainsCoins(_)) => some(n),
        (
            Verb::ExtraTurn(PlayerSelector::You),
            TriggerCondition::TurnStarts(Whose::Any | Whose::Yours)
            | TriggerCondition::TurnEnds(Whose::Any | Whose::Yours),
        ) => true,
        _ => false,
    }
}

/// Whether every roll of the controller outside an attack is what an ability waits for.
fn is_rolled_by_you(when: &TriggerCondition) -> bool {
    match when {
        TriggerCondition::DieRolled { by, attack } => *by != Whose::Theirs && *attack != Some(true),
        TriggerCondition::Rolled { by, on, attack } => {
            *by != Whose::Theirs && *attack != Some(true) && (1..=6).all(|n| on.contains(&n))
        }
        _ => false,
    }
}

/// ¢ that the controller is sure to gain.
fn gains(effects: &[Effect]) -> i32 {
    let sure = |effect: &Effect| match effect {
        Effect::Do(Verb::GainCoins(Amount::N(n), PlayerSelector::You)) => *n,
        _ => 0,
    };
    effects.iter().map(sure).sum()
}
