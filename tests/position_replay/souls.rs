//! Souls.

use std::sync::Arc;

use fourfold::games::souls::content::{Content, builtin};
use fourfold::games::souls::position::{Plain, Position, PositionDef, ResolvedPosition, resolve};
use fourfold::games::souls::{Setup, Souls};
use fourfold::table::{Match, Seat, ZoneId};

use super::{kept, named, read, replays};

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
    kept(&*builtin().expect("the built-in packs are good"))
}

fn laid(content: &Content) -> ResolvedPosition {
    let resolve = |def: &_, file: &_, at: &_, report: &mut _| {
        resolve(def, (content, Plain::of(content)), file, at, report)
    };
    read::<PositionDef, _>(TEXT, resolve)
}

fn setup(content: &'static Content, laid: &ResolvedPosition, position: Option<Position>) -> Setup {
    Setup {
        mode: laid.mode,
        modules: laid.modules,
        position: position.map(Arc::new),
        ..Setup::plain(content, 3)
    }
}

#[test]
fn a_replay_keeps_the_position_it_began_with() {
    let content = content();
    let laid = laid(content);
    let start = setup(content, &laid, Some(laid.position.clone()));
    let mut game = Match::<Souls>::new(start, 5);
    game.audit().expect("the position is sound");
    replays(game, |recipe| setup(content, &laid, recipe.position));
}

#[test]
fn a_position_that_cannot_be_is_named() {
    let content = content();
    let laid = laid(content);
    let problem = |position: &Position| position.problem(content, laid.mode);
    let spoils: &[(fn(&mut Position), &str)] = &[
        (
            |p| p.cards[0].card = "souls:no_such_card".into(),
            "there is no card",
        ),
        (|p| p.cards[5].zone = ZoneId(200), "is in no place"),
        (|p| p.players[0].coins = i32::MAX, "is out of range: 0 to"),
        (|p| p.active = Seat(3), "a seat of this game"),
        (|p| p.dice = vec![7], "a die shows"),
        (|p| p.slots = [99, 2, 0], "at most"),
        (|p| p.players.truncate(1), "a game has 2 to"),
    ];
    named(&laid.position, problem, spoils);
}
