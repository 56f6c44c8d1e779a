//! Finds cards of one player whose abilities set each other off. Only certain cases are reported: no target, no
//! condition, nothing optional.

use std::collections::BTreeSet;

use super::super::{
    Ability, Amount, Card, Content, Effect, Filter, ObjectSelector, TriggerCondition, Verb, Where,
};
use super::kind_set::KindSet;
use crate::cards::lint;
use crate::cards::uses::Often;
use crate::packs::Whose;

/// A triggered ability that happens without a choice.
struct Sure<'c> {
    card: usize,
    when: &'c TriggerCondition,
    effects: &'c [Effect],
}

/// When an ability triggers that happens without a choice, and what it does.
pub(super) fn surely_triggered(ability: &Ability) -> Option<(&TriggerCondition, &[Effect])> {
    match ability {
        Ability::Triggered {
            when,
            place: Where::Play,
            once: Often::Any,
            nth: None,
            only_if: None,
            targets,
            effects,
        } if targets.is_empty() => Some((when, effects)),
        _ => None,
    }
}

/// Every such chain, each once, with its lowest card first.
pub(super) fn find(content: &Content) -> BTreeSet<Vec<usize>> {
    let cards = content.cards.iter().enumerate();
    let all = cards.flat_map(|(card, of)| of.abilities.iter().map(move |ability| (card, ability)));
    let all: Vec<Sure<'_>> = all
        .filter_map(|(card, ability)| {
            let (when, effects) = surely_triggered(ability)?;
            Some(Sure {
                card,
                when,
                effects,
            })
        })
        .collect();
    let cards: Vec<usize> = all.iter().map(|ability| ability.card).collect();
    lint::chains(&cards, |a, b| {
        let (a, b) = (&all[a], &all[b]);
        a.effects
            .iter()
            .any(|effect| causes(effect, b.when) || moves(effect, a, b, content))
    })
}

/// Whether an effect makes happen what another ability of the same player waits for.
fn causes(effect: &Effect, when: &TriggerCondition) -> bool {
    let some = |n: &Amount| matches!(n, Amount::N(1..));
    let own = |player| lint::concerns(player, Whose::Yours);
    match (effect, when) {
        (Effect::Do(Verb::Draw(n, player)), TriggerCondition::Draws(whose))
        | (
            Effect::Do(Verb::Discard(n, player) | Verb::DiscardAtRandom(n, player)),
            TriggerCondition::Discards(whose),
        ) => some(n) && lint::concerns(player, *whose),
        (Effect::Do(Verb::DamageSanctuary(n, player)), TriggerCondition::SanctuaryDamaged) => {
            some(n) && own(player)
        }
        _ => false,
    }
}

/// Whether a card comes back and is destroyed again: `Revive(This)` as it is destroyed, `Destroy(That)` as it enters.
fn moves(effect: &Effect, a: &Sure<'_>, b: &Sure<'_>, content: &Content) -> bool {
    let takes = |filter: &Filter, card: usize| takes(filter, &content.cards[card]);
    match (effect, a.when, b.when) {
        (
            Effect::Do(Verb::Revive(ObjectSelector::This) | Verb::Restore(ObjectSelector::This)),
            TriggerCondition::Destroyed | TriggerCondition::Leaves,
            when,
        ) => match when {
            TriggerCondition::Enters => a.card == b.card,
            TriggerCondition::OtherEnters(filter) => a.card != b.card && takes(filter, a.card),
            _ => false,
        },
        (
            Effect::Do(Verb::Destroy(ObjectSelector::That)),
            TriggerCondition::OtherEnters(filter),
            TriggerCondition::Destroyed | TriggerCondition::Leaves,
        ) => a.card != b.card && takes(filter, b.card),
        (
            Effect::Do(Verb::Destroy(ObjectSelector::This)),
            TriggerCondition::Enters,
            TriggerCondition::Destroyed | TriggerCondition::Leaves,
        ) => a.card == b.card,
        _ => false,
    }
}

/// Whether a filter surely takes such a card of its own player in play.
fn takes(filter: &Filter, card: &Card) -> bool {
    let plain = Filter {
        kind: filter.kind,
        whose: filter.whose,
        other: filter.other,
        ..Filter::default()
    };
    *filter == plain
        && filter.place == Where::Play
        && matches!(filter.whose, Whose::Any | Whose::Yours)
        && KindSet::from(filter.kind).meets(KindSet::from(card.kind))
}
