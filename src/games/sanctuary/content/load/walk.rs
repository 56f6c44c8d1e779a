//! Walks through the data of an ability, so each check visits only the parts it needs.

use super::super::{
    Ability, Amount, Condition, Effect, Filter, ObjectSelector, PlayerSelector, TriggerCondition,
};

/// A part of an ability.
pub(super) enum Part<'a> {
    Effect(&'a mut Effect),
    Objects(&'a mut ObjectSelector),
    Players(&'a mut PlayerSelector),
    Amount(&'a mut Amount),
    Condition(&'a mut Condition),
    Filter(&'a mut Filter),
}

type Visit<'v> = &'v mut dyn FnMut(Part<'_>);

/// Visits every part of an ability, those that hold others first.
pub(super) fn ability(ability: &mut Ability, visit: Visit<'_>) {
    match ability {
        Ability::Resolve {
            targets,
            effects: inner,
        } => {
            filters(targets, visit);
            effects(inner, visit);
        }
        Ability::Triggered {
            when,
            only_if,
            targets,
            effects: inner,
        } => {
            if let TriggerCondition::OtherEnters(filter)
            | TriggerCondition::OtherDestroyed(filter)
            | TriggerCondition::OtherWinsDuel(filter) = when
            {
                visit(Part::Filter(filter));
            }
            conditions(only_if.as_mut(), visit);
            filters(targets, visit);
            effects(inner, visit);
        }
        Ability::Activated {
            only_if,
            targets,
            effects: inner,
            ..
        } => {
            conditions(only_if.as_mut(), visit);
            filters(targets, visit);
            effects(inner, visit);
        }
        Ability::Continuous { only_if, who, .. } => {
            conditions(only_if.as_mut(), visit);
            if let Some(filter) = who {
                visit(Part::Filter(filter));
            }
        }
    }
}

fn filters(filters: &mut [Filter], visit: Visit<'_>) {
    filters.iter_mut().for_each(|f| visit(Part::Filter(f)));
}

fn effects(effects: &mut [Effect], visit: Visit<'_>) {
    effects.iter_mut().for_each(|e| effect(e, visit));
}

fn effect(of: &mut Effect, visit: Visit<'_>) {
    visit(Part::Effect(of));
    match of {
        Effect::Damage(n, whom) | Effect::Repair(n, whom) | Effect::Wear(n, whom) => {
            amount(n, visit);
            who(whom, visit);
        }
        Effect::DamageSanctuary(n, whose)
        | Effect::GainStructure(n, whose)
        | Effect::GainVolition(n, whose)
        | Effect::LoseVolition(n, whose)
        | Effect::Draw(n, whose)
        | Effect::Discard(n, whose)
        | Effect::DiscardAtRandom(n, whose)
        | Effect::Mill(n, whose) => {
            amount(n, visit);
            player(whose, visit);
        }
        Effect::Foresee(n) => amount(n, visit),
        Effect::Strengthen {
            by,
            less,
            who: whom,
            ..
        } => {
            amount(by, visit);
            amount(less, visit);
            who(whom, visit);
        }
        Effect::Destroy(whom)
        | Effect::Return(whom)
        | Effect::ShuffleAway(whom)
        | Effect::Recover(whom)
        | Effect::Revive(whom)
        | Effect::Tap(whom)
        | Effect::Untap(whom)
        | Effect::Heal(whom)
        | Effect::Give(_, whom, _)
        | Effect::Control(whom)
        | Effect::Cancel(whom) => who(whom, visit),
        Effect::AnotherDuel => {}
        Effect::If(of, inner) => {
            condition(of, visit);
            effects(inner, visit);
        }
        Effect::May(inner) => effects(inner, visit),
    }
}

fn who(of: &mut ObjectSelector, visit: Visit<'_>) {
    visit(Part::Objects(of));
    if let ObjectSelector::Each(filter) = of {
        visit(Part::Filter(filter));
    }
}

fn player(of: &mut PlayerSelector, visit: Visit<'_>) {
    visit(Part::Players(of));
    if let PlayerSelector::ControllerOf(whom) = of {
        who(whom, visit);
    }
}

fn amount(of: &mut Amount, visit: Visit<'_>) {
    visit(Part::Amount(of));
    match of {
        Amount::N(_) | Amount::That => {}
        Amount::Count(filter) => visit(Part::Filter(filter)),
        Amount::StrengthOf(whom) | Amount::CostOf(whom) => who(whom, visit),
    }
}

fn conditions(of: Option<&mut Condition>, visit: Visit<'_>) {
    if let Some(of) = of {
        condition(of, visit);
    }
}

fn condition(of: &mut Condition, visit: Visit<'_>) {
    visit(Part::Condition(of));
    match of {
        Condition::AtLeast(_, filter) => visit(Part::Filter(filter)),
        Condition::Not(inner) => condition(inner, visit),
        _ => {}
    }
}
