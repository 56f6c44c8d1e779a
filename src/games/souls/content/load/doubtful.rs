//! Warnings about what a card of Souls says and cannot mean.

use super::super::{Ability, Effect, Replacement, TriggerCondition};
use super::event::EventParts;
use super::meaning::gives_zero;
use crate::cards::lint::{self, Bounds, LintCodes, Way};
use crate::games::souls::Souls;
use crate::packs::Findings;

pub(super) const CODES: LintCodes = LintCodes { never: "L135" };

/// What an ability cannot mean.
pub(super) fn check(ability: &Ability, found: &mut Findings) {
    let only_if = match ability {
        Ability::Resolve { .. } => None,
        Ability::Activated { only_if, .. }
        | Ability::Triggered { only_if, .. }
        | Ability::Static { only_if, .. }
        | Ability::Replaces { only_if, .. } => only_if.as_ref(),
    };
    let that = match ability {
        Ability::Triggered { when, .. } => amount(when),
        Ability::Replaces { event, .. } if EventParts::of_replacement(event).amount => Bounds::SOME,
        _ => Bounds::ANY,
    };
    let mut ways: Vec<Way<'_, Souls>> = Vec::new();
    match ability {
        Ability::Resolve {
            targets,
            effects,
            choose,
            ..
        }
        | Ability::Activated {
            targets,
            effects,
            choose,
            ..
        }
        | Ability::Triggered {
            targets,
            effects,
            choose,
            ..
        } => {
            if choose.is_empty() {
                ways.push(Way { targets, effects });
            }
            ways.extend(choose.iter().map(|mode| Way {
                targets: &mode.targets,
                effects: &mode.effects,
            }));
        }
        Ability::Replaces {
            instead: Replacement::Do(effects),
            ..
        } => ways.push(Way {
            targets: &[],
            effects,
        }),
        Ability::Static { .. } | Ability::Replaces { .. } => {}
    }
    lint::ability(CODES, only_if, &ways, that, found);
    if let Ability::Static { gives, .. } = ability {
        lint::grants(gives, |grant| gives_zero(*grant), found);
    }
}

/// What a reward cannot mean.
pub(super) fn reward(effect: &Effect, found: &mut Findings) {
    let ways = [Way::<Souls> {
        targets: &[],
        effects: std::slice::from_ref(effect),
    }];
    lint::ability(CODES, None, &ways, Bounds::ANY, found);
}

/// What the amount of an event can be.
fn amount(when: &TriggerCondition) -> Bounds {
    match when {
        TriggerCondition::Rolled { on, .. } | TriggerCondition::WouldRoll { on, .. } => {
            let (low, high) = (on.iter().min(), on.iter().max());
            match (low, high) {
                (Some(&low), Some(&high)) => Bounds::new(low.into(), high.into()),
                _ => Bounds::ANY,
            }
        }
        TriggerCondition::Damaged(_)
        | TriggerCondition::CombatDamaged(_)
        | TriggerCondition::Deals
        | TriggerCondition::GainsCoins(_)
        | TriggerCondition::GainsCoinsFrom(..)
        | TriggerCondition::Loots(_) => Bounds::SOME,
        _ => Bounds::ANY,
    }
}
