//! What cards are worth is right whenever anybody can look: the audit works it out from the beginning each time.

use std::sync::OnceLock;

use fourfold::games::sanctuary::Phase;
use fourfold::games::sanctuary::content::{
    Ability, Amount, CardKind, Condition, Content, Effect, Filter, Grant, Kind, ObjectSelector,
    OwnCondition, PlayerSelector, Role, Verb, Where,
};
use fourfold::packs::Whose;

use super::walk::{Stroll, content, decks};
use crate::kit::{stats_are_right, walk_with, with_each_and_all};

/// A walk on which what cards are worth hangs on one condition, or on all.
#[derive(Debug, Clone, Copy)]
struct Fickle(Stroll, usize);

/// Every condition, and filters with every part that changes in a game.
fn conditions() -> Vec<Condition> {
    let at_least = |n, filter: Filter| Condition::AtLeast(n, filter);
    let role = |role| Filter {
        role,
        ..Filter::default()
    };
    let mut all = vec![
        Condition::Own(OwnCondition::ThisTapped),
        Condition::Own(OwnCondition::ThisDamaged),
        Condition::Own(OwnCondition::ThisCarries),
        Condition::YourTurn,
        Condition::HandAtMost(4, PlayerSelector::You),
        Condition::Own(OwnCondition::VolitionAtLeast(3)),
        Condition::Own(OwnCondition::StructureAtMost(9)),
        Condition::Own(OwnCondition::StructureBehind),
        Condition::During(Phase::Duel),
        Condition::During(Phase::Combat),
        at_least(
            2,
            Filter {
                tapped: Some(true),
                ..Filter::default()
            },
        ),
        at_least(
            1,
            Filter {
                entered: Some(true),
                whose: Whose::Yours,
                kind: Kind::Permanent,
                ..Filter::default()
            },
        ),
        at_least(
            1,
            Filter {
                damaged: Some(true),
                ..Filter::default()
            },
        ),
        at_least(
            4,
            Filter {
                kind: Kind::Card,
                place: Where::Limbo,
                ..Filter::default()
            },
        ),
        at_least(1, role(Role::Attacker)),
        at_least(1, role(Role::Unblocked)),
        at_least(1, role(Role::Blocker)),
        at_least(1, role(Role::Challenger)),
    ];
    let not = |n: usize| Condition::Not(Box::new(all[n].clone()));
    let turned = [not(0), not(4), not(8), not(14)];
    all.extend(turned);
    all
}

/// The built-in cards with abilities that ask that condition, or one of all conditions for each card if there is no
/// such condition, and Manipulations that ask in the middle of what they do.
fn fickle(condition: usize) -> &'static Content {
    static CONTENTS: OnceLock<Vec<Content>> = OnceLock::new();
    &CONTENTS.get_or_init(|| with_each_and_all(&conditions(), with))[condition]
}

fn with(conditions: &[Condition]) -> Content {
    let mut content = content().clone();
    for (n, card) in content.cards.iter_mut().enumerate() {
        let only_if = Some(conditions[n % conditions.len()].clone());
        let other = Some(conditions[(n * 7 + 3) % conditions.len()].clone());
        match card.kind {
            CardKind::Character | CardKind::Technology => {
                card.abilities.truncate(6);
                card.abilities.push(Ability::Continuous {
                    per: None,
                    only_if,
                    who: None,
                    gives: vec![Grant::Strength(1)],
                });
            }
            CardKind::Enhancement | CardKind::Sanctuary => {
                card.abilities.truncate(6);
                let hand = Filter {
                    kind: Kind::Card,
                    place: Where::Hand,
                    whose: Whose::Yours,
                    ..Filter::default()
                };
                card.abilities.push(Ability::Continuous {
                    per: None,
                    only_if,
                    who: Some(hand),
                    gives: vec![Grant::Cost(-1)],
                });
                card.abilities.push(Ability::Continuous {
                    per: None,
                    only_if: other,
                    who: Some(Filter::default()),
                    gives: vec![Grant::Strength(1)],
                });
            }
            CardKind::Manipulation if n % 2 == 0 => {
                let each = ObjectSelector::Each(Filter::default());
                let first = Effect::Do(Verb::Damage(Amount::N(1), each));
                let gain = Verb::GainStructure(Amount::N(1), PlayerSelector::You);
                let second = Effect::May(vec![Effect::Do(gain)]);
                let third = Effect::Do(Verb::Discard(Amount::N(2), PlayerSelector::Each));
                card.abilities = vec![Ability::Resolve {
                    only_if: None,
                    of: Vec::new(),
                    costs: Vec::new(),
                    targets: Vec::new(),
                    effects: vec![first, second, third],
                }];
            }
            CardKind::Manipulation => {}
        }
    }
    content
}

walk_with!(Fickle, Stroll, |walk| fickle(walk.1));

#[test]
fn stats_are_those_worked_out_from_the_beginning() {
    stats_are_right(conditions().len(), |condition, seed| {
        let stroll = Stroll {
            seed,
            decks: decks(seed),
            feet: seed,
        };
        Fickle(stroll, condition)
    });
}
