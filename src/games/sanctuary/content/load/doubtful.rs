//! Warnings about what a card of Sanctuary says and cannot mean.

use super::super::{Ability, CardDef, CardKind, Condition, Gift, Grant, Role, TriggerCondition};
use super::meaning::gives_zero;
use crate::cards::language::{Part, Parts, Scene};
use crate::cards::lint::{self, Bounds, LintCodes, Way, word};
use crate::games::sanctuary::{Phase, Sanctuary};
use crate::packs::{CheckContext, Findings, range};

const CODES: LintCodes = LintCodes { never: "S135" };

/// What an ability cannot mean.
pub(super) fn check(ability: &Ability, found: &mut Findings) {
    let (only_if, that) = match ability {
        Ability::Resolve { only_if, .. }
        | Ability::Activated { only_if, .. }
        | Ability::Continuous { only_if, .. } => (only_if.as_ref(), Bounds::ANY),
        Ability::Triggered { only_if, when, .. } => (only_if.as_ref(), amount(when)),
        Ability::Replaces { only_if, .. } => (only_if.as_ref(), Bounds::SOME),
    };
    let ways = [Way::<Sanctuary> {
        targets: ability.targets(),
        effects: ability.effects(),
    }];
    lint::ability(CODES, only_if, &ways, that, found);
    during(ability, found);
    for cost in ability.costs() {
        if <Sanctuary as lint::Meaning>::is_free(cost) {
            let help = "leave it out".to_owned();
            found.doubtful("W008", word(cost), "this costs nothing", help);
        }
    }
    match ability {
        Ability::Activated {
            phases,
            only_if,
            targets,
            ..
        } => timing(phases, only_if.as_ref(), targets, found),
        Ability::Continuous { gives, .. } => lint::grants(gives, |grant| gives_zero(*grant), found),
        Ability::Resolve { .. } | Ability::Triggered { .. } | Ability::Replaces { .. } => {}
    }
}

/// What the amount of an event can be.
const fn amount(when: &TriggerCondition) -> Bounds {
    match when {
        TriggerCondition::DamagesSanctuary
        | TriggerCondition::DamagesCharacter
        | TriggerCondition::Damaged
        | TriggerCondition::SanctuaryDamaged => Bounds::SOME,
        _ => Bounds::ANY,
    }
}

/// The only phase in which anybody has that part.
const fn phase_of(role: Role) -> Option<Phase> {
    match role {
        Role::Any => None,
        Role::Attacker | Role::Unblocked | Role::Blocker | Role::InCombat => Some(Phase::Combat),
        Role::Challenger | Role::Challenged | Role::Duelist => Some(Phase::Duel),
    }
}

/// S135: an ability can be used in a phase in which its condition can hold and its targets are there.
fn timing(
    phases: &[Phase],
    only_if: Option<&Condition>,
    targets: &[super::super::TargetSpec],
    found: &mut Findings,
) {
    let during = match only_if {
        Some(Condition::During(phase)) => Some(*phase),
        _ => None,
    };
    if let Some(phase) = during
        && !phases.is_empty()
        && !phases.contains(&phase)
    {
        let help = "write the phase in `phases`, and leave the condition out".to_owned();
        found.doubtful(
            CODES.never,
            "During",
            "this never holds: the ability is not used in that phase",
            help,
        );
    }
    for super::super::TargetSpec { filter: target, .. } in targets {
        let Some(needed) = phase_of(target.role) else {
            continue;
        };
        let never = !phases.is_empty() && !phases.contains(&needed)
            || during.is_some_and(|phase| phase != needed);
        if never {
            let message = format!(
                "this is never there then: {:?} is a part in {needed:?}",
                target.role
            );
            let help = format!("use the ability in `phases: [{needed:?}]`");
            found.doubtful(CODES.never, "role", message, help);
        }
    }
}

/// S135: an effect does not ask for a phase in which none of the targets can be there any more.
fn during(ability: &Ability, found: &mut Findings) {
    let needed: Vec<Option<Phase>> = ability
        .targets()
        .iter()
        .map(|target| phase_of(target.filter.role))
        .collect();
    if needed.is_empty() || needed.contains(&None) {
        return;
    }
    for effect in ability.effects() {
        effect.parts(&Scene::new(&[]), &mut |part, _| {
            if let Part::Condition(Condition::During(phase)) = part
                && !needed.contains(&Some(*phase))
            {
                let message = format!("this never holds: no target has its part in {phase:?}");
                let help =
                    "ask for the phase of the targets, or leave the condition out".to_owned();
                found.doubtful(CODES.never, "During", message, help);
            }
        });
    }
}

/// What the card as a whole cannot mean: gifts against triggers, the same ability twice.
pub(super) fn card(def: &CardDef, context: &mut CheckContext<'_>) {
    let has = |gift: Gift| def.gifts.iter().any(|other| other.value == gift);
    context.twice(def.abilities.iter().map(|ability| range(&ability.span)));
    for ability in &def.abilities {
        let at = range(&ability.span);
        match &ability.value {
            Ability::Triggered { when, .. } => {
                if let Some(gift) = against(when, has) {
                    let message = format!("this never happens: a card with {gift:?} cannot do it");
                    let place = context.closer(&at, &word(when));
                    context.warn_with(
                        CODES.never,
                        &place,
                        message,
                        "take the gift away, or write another trigger",
                    );
                }
            }
            Ability::Continuous {
                who: None, gives, ..
            } if def.kind.value == CardKind::Character => {
                for grant in gives {
                    if let Grant::Gift(gift) = grant
                        && has(*gift)
                    {
                        let message = format!("this gives the card {gift:?}, which it has already");
                        let place = context.closer(&at, &format!("{gift:?}"));
                        context.warn_with("W010", &place, message, "leave one of the two out");
                    }
                }
            }
            _ => {}
        }
    }
}

/// The gift with which a card never does what a trigger waits for.
fn against(when: &TriggerCondition, has: impl Fn(Gift) -> bool) -> Option<Gift> {
    let forbids: &[Gift] = match when {
        TriggerCondition::Challenges => &[Gift::Reaction, Gift::Cell],
        TriggerCondition::Attacks | TriggerCondition::Blocked => {
            &[Gift::Reaction, Gift::Macrophage]
        }
        TriggerCondition::Blocks => &[Gift::Macrophage],
        _ => return None,
    };
    forbids.iter().copied().find(|gift| has(*gift))
}
