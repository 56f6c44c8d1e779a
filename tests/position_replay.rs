//! A match that begins with a position can be saved and replayed like any other.

use std::sync::Arc;

use fourfold::games::biomes::content::{Content, builtin};
use fourfold::games::biomes::position::{Position, PositionDef, resolve};
use fourfold::games::biomes::{Biomes, Recipe, Setup};
use fourfold::packs::{Report, TextFile};
use fourfold::table::{Match, TableRng};
use ron2::FromRon;

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
    let def = PositionDef::from_ron(TEXT).expect("it is well spelled");
    let file = TextFile::new("position.ron", "position.ron", TEXT);
    let mut report = Report::default();
    let laid = resolve(&def, content, &file, &(0..TEXT.len()), &mut report);
    assert_eq!(report.errors(), 0, "{report}");
    laid.position
}

fn content() -> &'static Content {
    let content = builtin().expect("the built-in packs are good");
    Box::leak(Box::new((*content).clone()))
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
    let setup_now = setup(Some(position(content())));
    let mut game = Match::<Biomes>::new(setup_now, 5);
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
    let mut again = Match::<Biomes>::new(setup(recipe.position), 5);
    let played = again.play_journal(&replay.journal, usize::MAX);
    assert_eq!(played, replay.journal.picks.len());
    assert_eq!(again.digest(), game.digest());
}

#[test]
fn a_position_that_cannot_be_is_named() {
    type Spoil = fn(&mut Position);
    let good = position(content());
    assert_eq!(good.problem(content()), None);
    let spoils: [(Spoil, &str); 6] = [
        (
            |p| p.cards[0].card = "biomes:no_such_card".into(),
            "there is no card",
        ),
        (|p| p.cards[0].zone.0 = 200, "is in no place"),
        (|p| p.best_of = 2, "a best of 2"),
        (|p| p.attackers = vec![9999], "attackers are"),
        (|p| p.biomes[0].durability[0] = i32::MAX, "out of range"),
        (|p| p.cards[0].host = Some(7), "not where its host is"),
    ];
    for (spoil, expected) in spoils {
        let mut bad = good.clone();
        spoil(&mut bad);
        let problem = bad.problem(content()).unwrap_or_default();
        assert!(problem.contains(expected), "{expected}: {problem}");
    }
}
