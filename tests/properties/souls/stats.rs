//! What things are worth is right whenever anybody can look: the audit works it out from the beginning each time.

use std::sync::OnceLock;

use fourfold::cards::language::Bound;
use fourfold::games::souls::content::{
    Ability, Amount, CardKind, Condition, Content, Filter, Grant, Keyword, Kind, Measure,
    OwnCondition, OwnNumber, PlayerSelector, Where,
};
use fourfold::packs::Whose;

use super::walk::{Stroll, Three, content, table};
use crate::kit::{stats_are_right, walk_with, with_each_and_all};

/// A walk on which what things are worth hangs on one condition.
#[derive(Debug, Clone, Copy)]
struct Fickle(Stroll<Three>, usize);

/// Every condition that can hold without an event, and filters with every part that changes in a game.
fn conditions() -> Vec<Condition> {
    let of = |kind| Filter {
        kind,
        ..Filter::default()
    };
    let yours = |kind| Filter {
        whose: Whose::Yours,
        ..of(kind)
    };
    let filters = [
        (2, yours(Kind::Item)),
        (1, yours(Kind::Curse)),
        (1, of(Kind::Entry)),
        (1, of(Kind::Roll)),
        (1, of(Kind::DamageEntry)),
        (1, of(Kind::LootEntry)),
        (
            3,
            Filter {
                place: Where::Hand,
                ..yours(Kind::Loot)
            },
        ),
        (
            4,
            Filter {
                place: Where::Discard,
                ..of(Kind::Loot)
            },
        ),
        (
            2,
            Filter {
                charged: Some(false),
                ..of(Kind::Item)
            },
        ),
        (
            1,
            Filter {
                damaged: Some(true),
                ..of(Kind::Creature)
            },
        ),
        (
            1,
            Filter {
                attacked: Some(true),
                ..of(Kind::Monster)
            },
        ),
        (
            3,
            Filter {
                alive: Some(true),
                ..of(Kind::Player)
            },
        ),
        (
            1,
            Filter {
                eternal: Some(true),
                ..of(Kind::Monster)
            },
        ),
        (
            1,
            Filter {
                max_hp: Some(Bound::N(2)),
                ..of(Kind::Monster)
            },
        ),
        (
            1,
            Filter {
                most: Some(Measure::Coins),
                ..yours(Kind::Player)
            },
        ),
        (
            1,
            Filter {
                least: Some(Measure::Hand),
                ..yours(Kind::Player)
            },
        ),
        (
            1,
            Filter {
                keyword: Some(Keyword::Eternal),
                ..of(Kind::ShopItem)
            },
        ),
    ];
    let mut all = vec![
        Condition::Own(OwnCondition::CoinsAtLeast(4, PlayerSelector::You)),
        Condition::Own(OwnCondition::CoinsAtMost(2, PlayerSelector::Left)),
        Condition::HandAtLeast(4, PlayerSelector::You),
        Condition::HandAtMost(1, PlayerSelector::Each),
        Condition::Own(OwnCondition::SoulsAtLeast(1, PlayerSelector::You)),
        Condition::Own(OwnCondition::FewestSouls),
        Condition::Own(OwnCondition::MostSouls),
        Condition::YourTurn,
        Condition::Own(OwnCondition::ThisCharged),
        Condition::Own(OwnCondition::CountersAtLeast(1)),
        Condition::Own(OwnCondition::AttackRunning),
        Condition::Own(OwnCondition::ThisAttacked),
        Condition::Own(OwnCondition::MonsterDied),
        Condition::Own(OwnCondition::PlayerDied(PlayerSelector::You)),
        Condition::Own(OwnCondition::Kills(1)),
        Condition::Own(OwnCondition::Deaths(1)),
        Condition::Own(OwnCondition::HpAtLeast(2)),
        Condition::Own(OwnCondition::HpAtMost(1)),
    ];
    let coins = |player| Amount::Own(OwnNumber::Coins(player));
    all.extend([
        Condition::AtMost(2, yours(Kind::Item)),
        Condition::Reaches(
            coins(PlayerSelector::You),
            Amount::Plus(
                Box::new(coins(PlayerSelector::Left)),
                Box::new(Amount::N(1)),
            ),
        ),
        Condition::Reaches(
            Amount::Hand(PlayerSelector::You),
            Amount::Count(yours(Kind::Item)),
        ),
        Condition::Reaches(Amount::Count(of(Kind::Entry)), Amount::N(1)),
    ]);
    all.extend(filters.map(|(n, filter)| Condition::AtLeast(n, filter)));
    let turned = all.clone().into_iter().step_by(3);
    all.extend(turned.map(|condition| Condition::Not(Box::new(condition))));
    all
}

/// The built-in cards with an ability that gives something while that condition holds, or one of all conditions for each
/// card if there is no such condition. What they give is asked by no condition, so that none switches itself off.
fn fickle(condition: usize) -> &'static Content {
    static CONTENTS: OnceLock<Vec<Content>> = OnceLock::new();
    &CONTENTS.get_or_init(|| with_each_and_all(&conditions(), with))[condition]
}

fn with(conditions: &[Condition]) -> Content {
    let mut content = content().clone();
    for (n, card) in content.cards.iter_mut().enumerate() {
        let who = match card.kind {
            CardKind::Loot | CardKind::BonusSoul => continue,
            CardKind::Room => Some(Filter {
                kind: Kind::Creature,
                ..Filter::default()
            }),
            _ => None,
        };
        card.abilities.truncate(6);
        card.abilities.push(Ability::Static {
            per: None,
            only_if: Some(conditions[n % conditions.len()].clone()),
            who,
            gives: vec![Grant::Attack(1), Grant::Evasion(1)],
        });
    }
    content
}

walk_with!(Fickle, Stroll<Three>, |walk| fickle(walk.1));

#[test]
fn stats_are_those_worked_out_from_the_beginning() {
    stats_are_right(conditions().len(), |condition, seed| {
        Fickle(table::<Three>(seed + 4), condition)
    });
}
