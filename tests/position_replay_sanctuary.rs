//! A game of Sanctuary that begins with a position can be saved and replayed like any other.

use std::sync::Arc;

use fourfold::games::sanctuary::content::{Content, builtin};
use fourfold::games::sanctuary::position::{Position, PositionDef, resolve};
use fourfold::games::sanctuary::{Recipe, Sanctuary, Setup};
use fourfold::packs::{Report, TextFile};
use fourfold::table::{Match, Seat, TableRng, ZoneId};
use ron2::FromRon;

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
    let content = builtin().expect("the built-in packs are good");
    Box::leak(Box::new((*content).clone()))
}

fn position(content: &Content) -> Position {
    let def = PositionDef::from_ron(TEXT).expect("it is well spelled");
    let file = TextFile::new("position.ron", "position.ron", TEXT);
    let mut report = Report::default();
    let laid = resolve(&def, content, &file, &(0..TEXT.len()), &mut report);
    assert_eq!(report.errors(), 0, "{report}");
    laid.position
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
    let mut chance = TableRng::new(9);
    for _ in 0..60 {
        let options = game.decision().map_or(0, |d| d.options.len());
        game.pick(chance.below(options as u32) as usize);
    }
    let replay = game.replay();
    assert!(!replay.journal.picks.is_empty());
    let text = serde_json::to_string(&replay.header.recipe).expect("a recipe can be written");
    let recipe: Recipe = serde_json::from_str(&text).expect("and read");
    assert_eq!(recipe, replay.header.recipe);
    let mut again = Match::<Sanctuary>::new(setup(recipe.position), 5);
    let played = again.play_journal(&replay.journal, usize::MAX);
    assert_eq!(played, replay.journal.picks.len());
    assert_eq!(again.digest(), game.digest());
}

#[test]
fn a_position_that_cannot_be_is_named() {
    type Spoil = fn(&mut Position);
    let good = position(content());
    assert_eq!(good.problem(content()), None);
    let spoils: [(Spoil, &str); 9] = [
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
    for (spoil, expected) in spoils {
        let mut bad = good.clone();
        spoil(&mut bad);
        let problem = bad.problem(content()).unwrap_or_default();
        assert!(problem.contains(expected), "{expected}: {problem}");
    }
}
