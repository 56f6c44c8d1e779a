//! Numbers at the edge of what is legal: what the check accepts is played, one more is refused.

use std::sync::Arc;

use fourfold::games::souls::content::Content;
use fourfold::games::souls::position::Position;
use fourfold::games::souls::{Mode, Modules, Setup, Souls, limits};
use fourfold::table::Match;

use super::{CARDS, Packs, RULES, SET, wrong};
use crate::kit::extreme_games;

/// Every number of the rules with its least and its most.
const EDGES: [(&str, i64, i64); 21] = [
    ("starting_coins: 3", 0, 100),
    ("starting_loot: 1", 0, 20),
    ("loot_step: 1", 0, 20),
    ("loot_plays: 1", 0, 20),
    ("attacks: 1", 0, 20),
    ("purchases: 1", 0, 20),
    ("price: 10", 0, 100),
    ("hand_limit: 10", 0, 50),
    ("goal: 4", 1, 20),
    ("shop_slots: 2", 0, 8),
    ("monster_slots: 1", 1, 12),
    ("room_slots: 1", 0, 4),
    ("bonus_souls: 1", 0, 20),
    ("penalty_items: 1", 0, 20),
    ("penalty_loot: 1", 0, 20),
    ("penalty_coins: 1", 0, 100),
    ("draft_rounds: 0", 0, 4),
    ("timer: 8", 1, 50),
    ("offers: 2", 0, 20),
    ("rolls: 100", 10, 250),
    ("repeats: 1000", 10, 10_000),
];

/// Makes the set as large as it may be, and every character brings a card that no list names.
fn fill(packs: &Packs, rats: u8) {
    let lists = [
        (
            "(\"bell\", 1), (\"lamp\", 2)",
            "(\"bell\", 79), (\"lamp\", 79)",
        ),
        (
            "(\"penny\", 2), (\"pill\", 1), (\"charm\", 1), (\"fork\", 1)",
            "(\"penny\", 79), (\"pill\", 77), (\"charm\", 1), (\"fork\", 1)",
        ),
        ("rooms: [\"attic\"]", "rooms: []"),
        ("bonus: [\"hoard\"]", "bonus: []"),
    ];
    for (from, to) in lists {
        packs.edit(SET, from, to);
    }
    let monsters = format!("(\"rat\", {rats}), (\"fog\", 58)");
    packs.edit(SET, "(\"rat\", 2), (\"fog\", 1)", &monsters);
    for name in ["Bob", "Cyd", "Dee"] {
        let from = format!("name: \"{name}\", kind: Character,");
        packs.edit(CARDS, &from, &format!("{from} starting: \"comb\","));
    }
}

/// How many rats make a set full.
const RATS: u8 = 102;

fn content(packs: &Packs) -> &'static Content {
    let (content, report) = packs.load_souls();
    assert_eq!(report.errors(), 0, "{report}");
    Box::leak(Box::new(content.expect("content")))
}

fn setup(content: &'static Content, seats: u8, mode: Mode) -> Setup {
    let modules = Modules {
        draft: true,
        ..Modules::default()
    };
    Setup {
        mode,
        modules,
        ..Setup::plain(content, seats)
    }
}

/// Plays on at random. Somebody is always asked, or the game is over.
fn play(game: &mut Match<Souls>, mut chance: u64, steps: usize) {
    for n in 0..steps {
        let Some(open) = game.decision() else {
            assert!(game.outcome().is_some(), "nobody is asked");
            return;
        };
        let options = open.options.len() as u64;
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        assert!(game.pick(((chance >> 33) % options) as usize));
        if n % 8 == 0 {
            let fault = game.audit().err();
            assert!(fault.is_none(), "{fault:?}");
        }
    }
}

/// Cards on the table, wherever they lie.
fn cards(game: &mut Match<Souls>) -> usize {
    Souls::reveal(game).zones.iter().map(Vec::len).sum()
}

#[test]
fn games_at_the_extremes_are_played() {
    for (full, most) in [(false, false), (true, false), (true, true)] {
        let packs = Packs::tiny_souls();
        if full {
            fill(&packs, RATS);
        }
        if most || !full {
            for (from, least, high) in EDGES {
                let name = from.split(':').next().unwrap_or_default();
                // The tiny set is as small as the rules of its own pack let it be.
                let value = if most { high } else { least };
                packs.edit(RULES, from, &format!("{name}: {value}"));
            }
        }
        packs.edit(RULES, "turn_limit: 400", "turn_limit: 30");
        let content = content(&packs);
        let together = Mode::Together {
            goal: 4,
            capped: true,
        };
        let tables = [
            (2, Mode::Competitive),
            (3, Mode::Competitive),
            (4, Mode::Competitive),
            (2, together),
        ];
        for seed in 0..extreme_games(8) {
            let (seats, mode) = tables[seed as usize % 4];
            whole(content, seats, mode, seed);
        }
    }
}

/// A game that is played to its end.
fn whole(content: &'static Content, seats: u8, mode: Mode, seed: u64) {
    let mut game = Match::<Souls>::new(setup(content, seats, mode), seed);
    play(&mut game, seed + 1, 200_000);
    assert!(game.outcome().is_some(), "game {seed} did not end");
}

/// Each number alone at its least and at its most.
#[test]
fn each_number_at_its_edges() {
    for (from, least, most) in EDGES {
        let name = from.split(':').next().unwrap_or_default();
        for value in [least, most] {
            let packs = Packs::tiny_souls();
            // As many cards as the most of each number asks for.
            fill(&packs, RATS);
            packs.edit(RULES, from, &format!("{name}: {value}"));
            packs.edit(RULES, "turn_limit: 400", "turn_limit: 30");
            let content = content(&packs);
            for seed in 0..extreme_games(1) {
                let mode = match seed % 4 {
                    3 => Mode::Together {
                        goal: 4,
                        capped: false,
                    },
                    _ => Mode::Competitive,
                };
                let seats = if seed % 4 == 3 {
                    2
                } else {
                    2 + (seed % 3) as u8
                };
                whole(content, seats, mode, seed);
            }
        }
    }
}

#[test]
fn the_largest_set_fits_the_table_and_a_larger_one_is_refused() {
    let packs = Packs::tiny_souls();
    fill(&packs, RATS);
    let content = content(&packs);
    let mut game = Match::<Souls>::new(setup(content, 4, Mode::Competitive), 1);
    assert_eq!(cards(&mut game), usize::from(limits::CARDS));

    let packs = Packs::tiny_souls();
    fill(&packs, RATS + 1);
    let (_, report) = packs.load_souls();
    assert!(
        report
            .to_string()
            .contains("481 cards in all; a table has room for 480"),
        "{report}"
    );
}

#[test]
fn the_largest_position_plays_and_a_larger_one_is_refused() {
    let packs = Packs::tiny_souls();
    fill(&packs, RATS);
    let content = content(&packs);
    let mut game = Match::<Souls>::new(setup(content, 4, Mode::Competitive), 1);
    let position = loop {
        match Souls::extract_position(&mut game) {
            Ok(cut) => break cut.position,
            Err(_) => assert!(game.pick(0)),
        }
    };
    let plays = |position: &Position| position.problem(content, Mode::Competitive);
    assert_eq!(position.cards.len(), usize::from(limits::CARDS));
    assert_eq!(plays(&position), None);
    let edges: [(fn(&mut Position, i32), i32, &str); 4] = [
        (|p, n| p.players[0].coins = n, limits::COINS, "¢"),
        (|p, n| p.players[0].damage = n, limits::COUNT, "damage"),
        (|p, n| p.players[0].counters = n, limits::COUNT, "counters"),
        (
            |p, n| p.players[0].skips = n as u8,
            i32::from(limits::TIMES),
            "0 to 99",
        ),
    ];
    let mut full = position.clone();
    for (set, most, said) in edges {
        set(&mut full, most);
        assert_eq!(plays(&full), None);
        let mut over = position.clone();
        set(&mut over, most + 1);
        let problem = plays(&over).unwrap_or_default();
        assert!(problem.contains(said), "{problem}");
    }
    let mut over = position.clone();
    over.cards
        .push(position.cards[position.cards.len() - 1].clone());
    assert_eq!(plays(&over), Some("more than 484 cards".to_owned()));

    full.turn = u16::MAX;
    let mut setup = setup(content, 4, Mode::Competitive);
    setup.position = Some(Arc::new(full));
    let mut game = Match::<Souls>::new(setup, 1);
    assert_eq!(cards(&mut game), usize::from(limits::CARDS));
    play(&mut game, 1, 300);
}

#[test]
fn without_a_limit_of_turns_a_game_ends_where_turns_are_not_counted_any_more() {
    let packs = Packs::tiny_souls();
    fill(&packs, RATS);
    packs.edit(RULES, "turn_limit: 400", "turn_limit: 0");
    let content = content(&packs);
    let mut game = Match::<Souls>::new(setup(content, 2, Mode::Competitive), 1);
    let mut position = loop {
        match Souls::extract_position(&mut game) {
            Ok(cut) => break cut.position,
            Err(_) => assert!(game.pick(0)),
        }
    };
    position.turn = u16::MAX;
    let mut setup = setup(content, 2, Mode::Competitive);
    setup.position = Some(Arc::new(position));
    let mut game = Match::<Souls>::new(setup, 1);
    play(&mut game, 1, 5_000);
    let outcome = game.outcome().expect("the game is over");
    assert_eq!(outcome.turns, u32::from(u16::MAX));
}

#[test]
fn amounts_are_small_enough_for_any_sum() {
    wrong(
        CARDS,
        "Damage(1, Player(You))",
        "Damage(2000000000, Player(You))",
        &["L101 54:75 amount 2000000000 is out of range | from 0 to 100"],
    );
    let packs = Packs::tiny_souls();
    fill(&packs, RATS);
    let large = "Times(100, Times(100, Times(100, Times(100, 100))))";
    packs.edit(
        CARDS,
        "Resolve(effects: [GainCoins(1, You)])",
        &format!("Resolve(effects: [GainCoins({large}, Each), Damage({large}, Player(You)), Damage({large}, Player(You)), Heal({large}, Player(You)), Loot({large}, You), Mill(Loot, {large})])"),
    );
    let content = content(&packs);
    for seed in 0..4 {
        let mut game = Match::<Souls>::new(setup(content, 3, Mode::Competitive), seed);
        play(&mut game, seed, 400);
    }
}
