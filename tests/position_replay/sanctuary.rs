//! Sanctuary.

use std::sync::Arc;

use fourfold::cards::position::CardPosition;
use fourfold::games::sanctuary::content::{Content, builtin};
use fourfold::games::sanctuary::position::{Position, PositionDef};
use fourfold::games::sanctuary::{Sanctuary, Setup};
use fourfold::table::{Match, Seat, ZoneId};

use super::{kept, named, read, replays};

const TEXT: &str = r#"(
    step: BlockWindow,
    active: 1,
    p0: (
        sanctuary: "glass_citadel",
        volition: 3,
        hand: ["hem_wanderer", (card: "hem_wanderer", copies: 2)],
        reserve: ["almshouse"],
        conflict: ["hem_wanderer as wall", (card: "hem_wanderer", as: "hurt", damage: 1, gives: [(Strength(1), Contemplation)])],
        limbo: ["salt_mule"],
    ),
    p1: (
        sanctuary: "well_of_hours",
        structure: 7,
        duels: 1,
        conflict: [(card: "salt_mule", as: "mule", tapped: true, able: true), (card: "hem_wanderer", as: "guest", owner: 0, returns: true)],
    ),
    attackers: ["mule"],
    blockers: [("wall", "mule")],
)"#;

fn content() -> &'static Content {
    kept(&*builtin().expect("the built-in packs are good"))
}

fn position(content: &Content) -> Position {
    let resolve = |def: &_, file: &_, at: &_, report: &mut _| {
        Position::resolve(def, content, file, at, report)
    };
    read::<PositionDef, _>(TEXT, resolve).position
}

fn setup(position: Option<Position>) -> Setup {
    Setup {
        content: content(),
        decks: [0, 1],
        position: position.map(Arc::new),
    }
}

#[test]
fn a_replay_keeps_the_position_it_began_with() {
    let mut game = Match::<Sanctuary>::new(setup(Some(position(content()))), 5);
    game.audit().expect("the position is sound");
    replays(game, |recipe| setup(recipe.position));
}

#[test]
fn a_position_that_cannot_be_is_named() {
    let problem = |position: &Position| position.problem(content());
    let spoils: &[(fn(&mut Position), &str)] = &[
        (
            |p| p.cards[0].card = "sanctuary:no_such_card".into(),
            "there is no card",
        ),
        (|p| p.cards[5].zone = ZoneId(200), "is in no place"),
        (|p| p.cards[0].zone = ZoneId(1), "one Sanctuary"),
        (|p| p.cards[1].zone = ZoneId(6), "lies with its owner"),
        (|p| p.attackers = vec![9999], "attackers are"),
        (|p| p.blockers.push(p.blockers[0]), "blocks one attacker"),
        (|p| p.duel = Some((0, 1)), "a duel runs only"),
        (|p| p.players[0].structure = i32::MAX, "out of range"),
        (|p| p.active = Seat(7), "a seat is 0 or 1"),
    ];
    named(&position(content()), problem, spoils);
}
