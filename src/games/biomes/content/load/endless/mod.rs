//! Finds skills that trigger themselves or each other endlessly without a choice (T-09). Only certain cases are
//! reported: no target, no condition, nothing optional, nothing that runs out, and one player has all cards of the
//! chain.

mod answers;
mod arrivals;
mod draws;

use std::collections::BTreeSet;

use super::super::{Ability, Amount, Card, Content, Effect, Filter, Keyword, Kind, Role, Verb};
use super::super::{ObjectSelector, TriggerCondition, Where};
use crate::cards::language::lies_between;
use crate::cards::lint::tidy;
use crate::cards::uses::Often;
use crate::packs::Whose;

/// Cards (by their indices) in the order in which they set each other off; the last one sets off the first.
pub(super) type Chain = Vec<usize>;

/// How often skills are compared before the search gives up: enough for some thousands of reactive skills.
const PATIENCE: u32 = 2_000_000;

/// Every chain found, each once, with its lowest card first.
pub(super) fn chains(content: &Content) -> BTreeSet<Chain> {
    let skills = skills(content);
    let mut left = PATIENCE;
    let mut found = answers::chains(content, &skills, &mut left);
    found.extend(arrivals::chains(content, &skills, &mut left));
    found.into_iter().map(tidy).collect()
}

/// Skills that draw and discard for each other until a deck is empty.
pub(super) fn draws(content: &Content) -> BTreeSet<Chain> {
    draws::chains(content, &skills(content))
}

/// A reactive skill without target or condition.
#[derive(Clone, Copy)]
struct Skill<'c> {
    card: usize,
    when: &'c TriggerCondition,
    effects: &'c [Effect],
}

fn skills(content: &Content) -> Vec<Skill<'_>> {
    let cards = content.cards.iter().enumerate();
    let cards = cards.filter(|(_, card)| !card.is_event());
    cards
        .flat_map(|(n, card)| card.abilities.iter().map(move |ability| (n, ability)))
        .filter_map(|(card, ability)| match ability {
            Ability::Reactive {
                when,
                place: Where::Planet,
                only_if: None,
                once: Often::Any,
                nth: None,
                targets,
                effects,
            } if targets.is_empty() => Some(Skill {
                card,
                when,
                effects,
            }),
            Ability::Arriving { effects } => Some(Skill {
                card,
                when: &TriggerCondition::Deploy,
                effects,
            }),
            _ => None,
        })
        .collect()
}

/// Whether an effect neither stops a chain nor asks anybody.
const fn is_harmless(effect: &Effect) -> bool {
    let Effect::Do(verb) = effect else {
        return false;
    };
    match verb {
        Verb::Buff { defense, .. } => !matches!(defense.0, Amount::N(n) if n < 0),
        Verb::Grant(keyword, ..) => !matches!(keyword, Keyword::Virus),
        Verb::Marker(..)
        | Verb::GainDurability(..)
        | Verb::Energy(..)
        | Verb::Generate(..)
        | Verb::Lock(_)
        | Verb::Unlock(_)
        | Verb::Stasis(_) => true,
        _ => false,
    }
}

/// Whether a filter surely takes such a card of its own player in a staging area.
fn takes(filter: &Filter, card: &Card) -> bool {
    let kind = match filter.kind {
        Kind::Constant => true,
        Kind::Agent => card.is_agent(),
        Kind::Software => card.is_software(),
        Kind::Hardware => card.is_hardware(),
        _ => false,
    };
    let changes = [filter.max_attack, filter.min_attack, filter.max_defense];
    kind && matches!(filter.whose, Whose::Any | Whose::Yours)
        && matches!(filter.place, Where::Planet | Where::Staging)
        && changes == [None; 3]
        && filter.damaged.is_none()
        && filter.locked.is_none()
        && filter.cached.is_none()
        && filter.role == Role::Any
        && filter.energy.is_none()
        && filter.reach.is_none_or(|reach| card.reach == reach)
        && lies_between([None, filter.max_printed_attack], 0, || card.attack)
        && lies_between([None, filter.max_value], 0, || card.cost.value() as i32)
        && filter.min_value.is_none()
        && filter.keyword.is_none_or(|k| card.keywords.has(k))
        && filter.subtype.as_ref().is_none_or(|s| *s == card.subtype)
}

const fn is_this(who: &ObjectSelector) -> bool {
    matches!(who, ObjectSelector::This)
}
