//! Biomes.

use std::sync::Arc;

use fourfold::cards::position::CardPosition;
use fourfold::games::biomes::content::{Content, builtin};
use fourfold::games::biomes::position::{Position, PositionDef};
use fourfold::games::biomes::{Biomes, Setup};
use fourfold::table::Match;

use super::{kept, named, read, replays};

const TEXT: &str = r#"(
    step: AttackDeclare,
    active: 1,
    biomes: [Metro, (kind: Tundra, durability: (3, 9)), (kind: Woods, lost: [0])],
    p0: (
        energy: (light: 2),
        hand: [(card: "survey_drone", converted: "growth")],
        sectors: { Metro: ["survey_drone as wall"], Tundra: ["ferrous_hauler"] },
    ),
    p1: (
        staging: ["field_battery", (card: "riot_plate", to: "drone"), (card: "survey_drone", as: "drone", damage: 1)],
        sectors: { Metro: [(card: "ferrous_hauler", buffs: [(1, -1, Turn)], gains: [(Evasion, Permanent)])] },
    ),
)"#;

fn position(content: &Content) -> Position {
    let resolve = |def: &_, file: &_, at: &_, report: &mut _| {
        Position::resolve(def, content, file, at, report)
    };
    read::<PositionDef, _>(TEXT, resolve).position
}

fn content() -> &'static Content {
    kept(&*builtin().expect("the built-in packs are good"))
}

fn setup(position: Option<Position>) -> Setup {
    Setup {
        content: content(),
        decks: [0, 1],
        best_of: 1,
        position: position.map(Arc::new),
    }
}

#[test]
fn a_replay_keeps_the_position_it_began_with() {
    let game = Match::<Biomes>::new(setup(Some(position(content()))), 5);
    replays(game, |recipe| setup(recipe.position));
}

#[test]
fn a_position_that_cannot_be_is_named() {
    let problem = |position: &Position| position.problem(content());
    let spoils: &[(fn(&mut Position), &str)] = &[
        (
            |p| p.cards[0].card = "biomes:no_such_card".into(),
            "there is no card",
        ),
        (|p| p.cards[0].zone.0 = 200, "is in no place"),
        (|p| p.best_of = 2, "a best of 2"),
        (|p| p.attackers = vec![9999], "attackers belong to"),
        (|p| p.biomes[0].durability[0] = i32::MAX, "out of range"),
        (|p| p.cards[0].host = Some(7), "not where its host is"),
    ];
    named(&position(content()), problem, spoils);
}
