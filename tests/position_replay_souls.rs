//! A game of Souls that begins with a position can be saved and replayed like any other.

use std::sync::Arc;

use fourfold::games::souls::content::{Content, builtin};
use fourfold::games::souls::position::{Laid, Plain, Position, PositionDef, resolve};
use fourfold::games::souls::{Recipe, Setup, Souls};
use fourfold::packs::{Report, TextFile};
use fourfold::table::{Match, Seat, TableRng, ZoneId};
use ron2::FromRon;

const TEXT: &str = r#"(
    step: Action,
    seats: 3,
    active: 1,
    p0: (character: "tam_coalchute", hand: ["lump_of_coal", (card: "stray_penny", copies: 2)], coins: 4),
    p1: (
        character: "odile_wick",
        items: ["washing_line", (card: "copper_kettle", counters: 1)],
        souls: ["wick_worm"],
        hand: ["gas_leak"],
        coins: 12,
        damage: 1,
    ),
    p2: (character: "mrs_pegg", curses: ["curse_of_wet_matches"], kills: 2),
    monsters: ["bold_mouse", "boiler"],
    shop: ["china_pig", "marmalade"],
    filler: 0,
    treasure_deck: ["jackdaw_on_a_string", "key_ring"],
    loot_deck: [(card: "stray_penny", copies: 30)],
    monster_deck: [(card: "coal_imp", copies: 20)],
    dice: [6, 1, 6, 1],
)"#;

fn content() -> &'static Content {
    let content = builtin().expect("the built-in packs are good");
    Box::leak(Box::new((*content).clone()))
}

fn laid(content: &Content) -> Laid {
    let def = PositionDef::from_ron(TEXT).expect("it is well spelled");
    let file = TextFile::new("position.ron", "position.ron", TEXT);
    let mut report = Report::default();
    let cards = (content, Plain::of(content));
    let laid = resolve(&def, cards, &file, &(0..TEXT.len()), &mut report);
    assert_eq!(report.errors(), 0, "{report}");
    laid
}

fn setup(content: &'static Content, laid: &Laid, position: Option<Position>) -> Setup {
    Setup {
        content,
        set: 0,
        seats: 3,
        mode: laid.mode,
        modules: laid.modules,
        characters: [None; 4],
        position: position.map(Arc::new),
    }
}

#[test]
fn a_replay_keeps_the_position_it_began_with() {
    let content = content();
    let laid = laid(content);
    let start = setup(content, &laid, Some(laid.position.clone()));
    let mut game = Match::<Souls>::new(start, 5);
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
    let mut again = Match::<Souls>::new(setup(content, &laid, recipe.position), 5);
    let played = again.play_journal(&replay.journal, usize::MAX);
    assert_eq!(played, replay.journal.picks.len());
    assert_eq!(again.digest(), game.digest());
}

#[test]
fn a_position_that_cannot_be_is_named() {
    type Spoil = fn(&mut Position);
    let content = content();
    let laid = laid(content);
    let good = laid.position;
    assert_eq!(good.problem(content, laid.mode), None);
    let spoils: [(Spoil, &str); 7] = [
        (
            |p| p.cards[0].card = "souls:no_such_card".into(),
            "there is no card",
        ),
        (|p| p.cards[5].zone = ZoneId(200), "is in no place"),
        (|p| p.players[0].coins = i32::MAX, "a player has 0 to"),
        (|p| p.active = Seat(3), "a seat of this game"),
        (|p| p.dice = vec![7], "a die shows"),
        (|p| p.slots = [99, 2, 0], "at most"),
        (|p| p.players.truncate(1), "a game has 2 to"),
    ];
    for (spoil, expected) in spoils {
        let mut bad = good.clone();
        spoil(&mut bad);
        let problem = bad.problem(content, laid.mode).unwrap_or_default();
        assert!(problem.contains(expected), "{expected}: {problem}");
    }
}
