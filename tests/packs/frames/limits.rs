//! Numbers at the edge of what is legal: what the check accepts is played to its end, one more is refused.

use fourfold::games::frames::content::{Content, Table};
use fourfold::games::frames::{Frames, Setup, limits};
use fourfold::table::{Match, TableRng};

use crate::kit::{Packs, codes, extreme_games};

const RULES: &str = "rules.ron";
const COMPANY: &str = "companies/plain.ron";
const FRAMES: &str = "frames/basic.ron";

/// The tiny pack with that number of the rules.
fn with(name: &str, value: u8) -> Packs {
    let packs = Packs::tiny_frames();
    let text = packs.read(RULES);
    let line = text.lines().find(|line| line.trim().starts_with(name));
    let line = line.expect("the rules have every number").trim();
    packs.edit(RULES, line, &format!("{name}: {value},"));
    // A company has as many rockets as the rules say (M-72), and the types of its frames keep to them (M-70, M-71).
    match name {
        "rockets" => {
            packs.edit(COMPANY, "rockets: 2", &format!("rockets: {value}"));
            packs.edit(COMPANY, ", rockets: 1", "");
        }
        "systems" if value == 0 => {
            packs.edit(FRAMES, "[Defense, Movement, Spotting, Direct]", "[]");
        }
        _ => {}
    }
    packs
}

/// A whole game with random choices, sound all the way, at one of the tables that the company fits.
fn whole(content: &'static Content, seed: u64) {
    let company = &content.companies[0];
    let table: Table = company.tables[seed as usize % company.tables.len()];
    let units = || (company.name.english.clone(), company.units.clone());
    let setup = Setup {
        content,
        table,
        companies: (0..table.players).map(|_| units()).collect(),
        field: 0,
        position: None,
    };
    let mut game = Match::<Frames>::new(setup, seed);
    let mut chance = TableRng::new(seed + 1);
    let mut made = 0_u32;
    while let Some(open) = game.decision() {
        let count = open.options.len();
        let at = if chance.below(3) == 0 {
            count - 1
        } else {
            chance.below(count as u32) as usize
        };
        assert!(game.pick(at));
        made += 1;
        assert!(made < 50_000, "stuck in {:?}", game.step());
        if made.is_multiple_of(32) {
            game.audit().expect("the table is sound");
        }
    }
    game.audit().expect("the table is sound");
    assert!(game.outcome().is_some(), "game {seed} did not end");
}

/// Each number alone at its least and at its most, 20 edges with one game each; `EXTREME_GAMES=50` plays 1,000.
#[test]
fn each_number_at_its_edges() {
    for (n, (name, _, least, most)) in (0_u64..).zip(limits::RULES) {
        for (side, value) in (0_u64..).zip([least, most]) {
            let content: Content = with(name, value).sound();
            let content: &'static Content = Box::leak(Box::new(content));
            for game in 0..extreme_games(1) {
                whole(content, n * 2 + side + game);
            }
        }
    }
}

#[test]
fn one_beyond_an_edge_is_refused() {
    for (name, _, least, most) in limits::RULES {
        for value in [i32::from(least) - 1, i32::from(most) + 1] {
            let packs = Packs::tiny_frames();
            let text = packs.read(RULES);
            let line = text.lines().find(|line| line.trim().starts_with(name));
            let line = line.expect("the rules have every number").trim();
            packs.edit(RULES, line, &format!("{name}: {value},"));
            let (content, report) = packs.load_frames();
            assert!(content.is_none(), "{name}: {value}");
            // A number below 0 is none at all for the reader.
            let code = if value < 0 { "P025" } else { "F001" };
            assert!(codes(&report).contains(&code), "{name}: {value}\n{report}");
        }
    }
}
