//! What agents are worth is right whenever anybody can look: the audit works it out from the beginning each time.

use std::sync::OnceLock;

use fourfold::cards::language::Bound;
use fourfold::games::biomes::content::{
    Ability, Amount, BiomeType, CardKind, Condition, Content, Energy, Filter, Grant, Keyword, Kind,
    ObjectSelector, OwnCondition, OwnNumber, PlayerSelector, Role, SectorSelector, Where,
};
use fourfold::packs::Whose;

use super::walk::{Stroll, content};
use crate::kit::{stats_are_right, walk_with, with_each_and_all};

/// A walk on which what agents are worth hangs on one condition, or on all.
#[derive(Debug, Clone, Copy)]
struct Fickle(Stroll, usize);

/// Every condition that can hold without an event, and filters with every part that changes in a match.
fn conditions() -> Vec<Condition> {
    let all = Filter::default;
    let yours = |kind, place| Filter {
        kind,
        place,
        whose: Whose::Yours,
        ..all()
    };
    let role = |role| Filter { role, ..all() };
    let filters = [
        (2, all()),
        (1, yours(Kind::Software, Where::Planet)),
        (1, yours(Kind::Hardware, Where::Staging)),
        (1, yours(Kind::Agent, Where::Here)),
        (1, yours(Kind::Agent, Where::Neighbouring)),
        (1, yours(Kind::Agent, Where::In(BiomeType::Metro))),
        (3, yours(Kind::Card, Where::Hand)),
        (2, yours(Kind::Card, Where::Cache)),
        (1, yours(Kind::Agent, Where::Cache)),
        (4, yours(Kind::Sector, Where::Planet)),
        (
            5,
            Filter {
                kind: Kind::Biome,
                ..all()
            },
        ),
        (
            1,
            Filter {
                kind: Kind::Action,
                ..all()
            },
        ),
        (
            1,
            Filter {
                kind: Kind::Gear,
                ..all()
            },
        ),
        (
            1,
            Filter {
                kind: Kind::Anomaly,
                ..all()
            },
        ),
        (
            1,
            Filter {
                damaged: Some(true),
                ..all()
            },
        ),
        (
            1,
            Filter {
                locked: Some(true),
                ..all()
            },
        ),
        (
            2,
            Filter {
                locked: Some(false),
                ..all()
            },
        ),
        (
            1,
            Filter {
                keyword: Some(Keyword::Evasion),
                ..all()
            },
        ),
        (
            1,
            Filter {
                min_attack: Some(Bound::N(3)),
                ..all()
            },
        ),
        (
            1,
            Filter {
                max_defense: Some(Bound::N(2)),
                ..all()
            },
        ),
        (1, role(Role::Attacker)),
        (1, role(Role::Defender)),
        (1, role(Role::Fighting)),
    ];
    let own = |number| Amount::Own(number);
    let each = || Box::new(ObjectSelector::Each(all()));
    let you = || PlayerSelector::You;
    let mut conditions = vec![
        Condition::Own(OwnCondition::Adept),
        Condition::Own(OwnCondition::Chain),
        Condition::Own(OwnCondition::InBiome(BiomeType::Woods)),
        Condition::Own(OwnCondition::InAnyBiome),
        Condition::Own(OwnCondition::ThisDamaged),
        Condition::Own(OwnCondition::ThisLocked),
        Condition::YourTurn,
        Condition::HandAtLeast(5, you()),
        Condition::HandAtMost(3, PlayerSelector::Each),
        Condition::AtMost(2, all()),
        Condition::Reaches(own(OwnNumber::DamageOn(each())), Amount::N(2)),
        Condition::Reaches(own(OwnNumber::AttackOf(each())), Amount::N(6)),
        Condition::Reaches(own(OwnNumber::Stored(Energy::Growth, you())), Amount::N(1)),
        Condition::Reaches(
            own(OwnNumber::SectorsLost(PlayerSelector::Each)),
            Amount::N(1),
        ),
        Condition::Reaches(
            Amount::N(8),
            own(OwnNumber::DurabilityOf(Box::new(SectorSelector::Each(
                Whose::Any,
            )))),
        ),
        Condition::Reaches(Amount::Hand(you()), Amount::Count(all())),
    ];
    conditions.extend(filters.map(|(n, filter)| Condition::AtLeast(n, filter)));
    let turned = conditions.clone().into_iter().step_by(3);
    conditions.extend(turned.map(|condition| Condition::Not(Box::new(condition))));
    conditions
}

/// The built-in cards with a skill that gives something while that condition holds, or one of all conditions for each
/// card if there is no such condition.
fn fickle(condition: usize) -> &'static Content {
    static CONTENTS: OnceLock<Vec<Content>> = OnceLock::new();
    &CONTENTS.get_or_init(|| with_each_and_all(&conditions(), with))[condition]
}

fn with(conditions: &[Condition]) -> Content {
    let mut content = content().clone();
    for (n, card) in content.cards.iter_mut().enumerate() {
        let who = match card.kind {
            CardKind::Event => continue,
            CardKind::Software | CardKind::Hardware => Some(Filter::default()),
            _ => None,
        };
        card.abilities.truncate(6);
        card.abilities.push(Ability::Persistent {
            per: None,
            only_if: Some(conditions[n % conditions.len()].clone()),
            who,
            gives: vec![Grant::Attack(1)],
        });
    }
    content
}

walk_with!(Fickle, Stroll, |walk| fickle(walk.1));

#[test]
fn stats_are_those_worked_out_from_the_beginning() {
    stats_are_right(conditions().len(), |condition, seed| {
        let stroll = Stroll {
            seed,
            decks: [(seed % 4) as u16, (seed / 4 % 4) as u16],
            best_of: 1,
            feet: seed,
        };
        Fickle(stroll, condition)
    });
}
