//! Biomes at the edges of its legal numbers: at the edge a pack loads and plays, one beyond is refused.

use fourfold::games::biomes::content::Content;
use fourfold::games::biomes::{Biomes, Setup};
use fourfold::table::{Match, TableRng};

use crate::endless_biomes::ends_in_a_draw;
use crate::kit::{Packs, extreme_games};

const RULES: &str = "rules.ron";
const CARDS: &str = "cards/basic.ron";

/// Random games of a pack, each to its end, looked over on the way.
fn play(content: Content, usual: u64) {
    let games = extreme_games(usual);
    let content: &'static Content = Box::leak(Box::new(content));
    let setup = Setup {
        content,
        decks: [0, 0],
        best_of: 1,
        position: None,
    };
    let mut game = Match::<Biomes>::new(setup.clone(), 0);
    for seed in 0..games {
        game.reset(setup.clone(), seed, false);
        let mut chance = TableRng::new(seed);
        for n in 0..20_000 {
            let Some(open) = game.decision() else { break };
            let busy = open.options.iter().position(|o| o.verb != "pass");
            let busy = busy.filter(|_| chance.below(3) > 0);
            let at = busy.unwrap_or_else(|| chance.below(open.options.len() as u32) as usize);
            assert!(game.pick(at));
            if n % 64 == 0 {
                game.audit().expect("nothing impossible");
            }
        }
        assert!(game.outcome().is_some(), "game {seed} did not end");
    }
}

/// The tiny pack with one edit plays.
#[track_caller]
fn plays(file: &str, from: &str, to: &str) {
    let packs = Packs::tiny();
    packs.edit(file, from, to);
    let (content, report) = packs.load();
    assert_eq!(report.errors(), 0, "{report}");
    play(content.expect("content"), 3);
}

/// The tiny pack with one edit is refused for a number, with the legal range as help.
#[track_caller]
fn refused(file: &str, from: &str, to: &str, help: &str) {
    let packs = Packs::tiny();
    packs.edit(file, from, to);
    let report = packs.load().1;
    let first = report.sorted().into_iter().find(|d| d.code == "B001");
    assert!(first.is_some(), "not refused: {report}");
    let first = first.expect("just seen");
    assert_eq!(first.help.as_deref(), Some(help), "{report}");
}

#[test]
fn numbers_of_the_rules() {
    let edges = [
        (
            "durability: 10",
            "durability: 999",
            "durability: 1000",
            "from 1 to 999",
        ),
        (
            "opening_hand: 6",
            "opening_hand: 60",
            "opening_hand: 61",
            "from 0 to 60",
        ),
        (
            "first_draw: 1",
            "first_draw: 60",
            "first_draw: 61",
            "from 0 to 60",
        ),
        (
            "cost_cap: 15",
            "cost_cap: 99",
            "cost_cap: 100",
            "from 0 to 99",
        ),
        (
            "turn_limit: 200",
            "turn_limit: 9999",
            "turn_limit: 10000",
            "from 0 to 9999",
        ),
        (
            "repeats: 1000",
            "repeats: 10000",
            "repeats: 10001",
            "from 10 to 10000",
        ),
        (
            "repeats: 1000",
            "repeats: 10",
            "repeats: 9",
            "from 10 to 10000",
        ),
        (
            "sectors_to_lose: 2",
            "sectors_to_lose: 3",
            "sectors_to_lose: 4",
            "from 1 to 3",
        ),
        (
            "sectors_to_lose: 2",
            "sectors_to_lose: 1",
            "sectors_to_lose: 0",
            "from 1 to 3",
        ),
    ];
    for (usual, edge, beyond, help) in edges {
        // With so much durability a random game ends by the limit of turns only.
        if !edge.starts_with("durability") {
            plays(RULES, usual, edge);
        }
        refused(RULES, usual, beyond, help);
    }
}

/// Every number of the rules with its least and its most.
const EDGES: [(&str, i64, i64); 13] = [
    ("opening_hand: 6", 0, 60),
    ("durability: 10", 1, 999),
    ("draw: 2", 0, 60),
    ("first_draw: 1", 0, 60),
    ("hand_limit: 7", 0, 255),
    ("mulligans: 6", 0, 255),
    ("sectors_to_lose: 2", 1, 3),
    ("copies: 3", 3, 255),
    ("cost_cap: 15", 15, 99),
    ("conversions: 1", 0, 255),
    ("anomalies: 1", 0, 255),
    ("turn_limit: 200", 1, 9_999),
    ("repeats: 1000", 10, 10_000),
];

/// All numbers at their least and all at their most; where games would take long, they are called draws sooner.
#[test]
fn all_numbers_at_their_edges() {
    for most in [false, true] {
        let packs = Packs::tiny();
        for (from, least, high) in EDGES {
            let name = from.split(':').next().unwrap_or_default();
            let value = if most { high } else { least };
            let value = if name == "turn_limit" { 40 } else { value };
            packs.edit(RULES, from, &format!("{name}: {value}"));
        }
        let (content, report) = packs.load();
        assert_eq!(report.errors(), 0, "{report}");
        play(content.expect("content"), 3);
    }
}

/// Each number alone at its least and at its most.
#[test]
fn each_number_at_its_edges() {
    for (from, least, high) in EDGES {
        let name = from.split(':').next().unwrap_or_default();
        for value in [least, high] {
            let packs = Packs::tiny();
            packs.edit(RULES, from, &format!("{name}: {value}"));
            if name == "durability" {
                packs.edit(RULES, "turn_limit: 200", "turn_limit: 60");
            }
            let (content, report) = packs.load();
            assert_eq!(report.errors(), 0, "{report}");
            play(content.expect("content"), 1);
        }
    }
}

#[test]
fn numbers_of_cards() {
    let damage = "Damage(2, Target(0))";
    let agent = "attack: 1,\n        defense: 2,";
    let with = |ability: &str| format!("{agent}\n        abilities: [{ability}],");
    plays(
        CARDS,
        damage,
        "Damage(999, Target(0)), Damage(999, Target(0))",
    );
    refused(CARDS, damage, "Damage(1000, Target(0))", "from 0 to 999");
    refused(
        CARDS,
        damage,
        "Damage(2000000000, Target(0))",
        "from 0 to 999",
    );
    plays(CARDS, agent, "attack: 99,\n        defense: 99,");
    refused(
        CARDS,
        agent,
        "attack: 100,\n        defense: 2,",
        "from 0 to 99",
    );
    plays(
        CARDS,
        agent,
        &with("Persistent(gives: [Attack(999), Defense(999), Keyword(Deflect(99))])"),
    );
    refused(
        CARDS,
        agent,
        &with("Persistent(gives: [Attack(1000)])"),
        "from -999 to 999",
    );
    refused(
        CARDS,
        agent,
        &with("Persistent(gives: [Keyword(Firewall(100))])"),
        "from 0 to 99",
    );
    let many = |n| with(&"Persistent(gives: [Attack(1)]), ".repeat(n));
    plays(CARDS, agent, &many(8));
    refused(CARDS, agent, &many(9), "from 0 to 8");
    let target = "targets: [(kind: Agent)]";
    let targets = |n| format!("targets: [{}]", "(kind: Agent), ".repeat(n));
    plays(CARDS, target, &targets(4));
    refused(CARDS, target, &targets(5), "from 0 to 4");
}

/// Decks of 255 cards are whole, and every card is drawn.
#[test]
fn the_largest_decks_play() {
    let packs = Packs::tiny();
    packs.edit(RULES, "deck_size: 45", "deck_size: 255");
    packs.edit(RULES, "copies: 3", "copies: 255");
    packs.edit("decks/plain.ron", "(\"spark\", 3)", "(\"spark\", 213)");
    let (content, report) = packs.load();
    assert_eq!(report.errors(), 0, "{report}");
    let content = content.expect("content");
    assert_eq!(
        content.decks[0]
            .cards
            .iter()
            .map(|(_, n)| u32::from(*n))
            .sum::<u32>(),
        255
    );
    play(content, 2);
}

/// A table full of tokens: what does not fit is not made, the log says so, and the game goes on.
#[test]
fn a_full_table_says_so() {
    let packs = Packs::tiny();
    packs.edit(CARDS, "Spawn(\"pup\", X)", "Spawn(\"pup\", 999)");
    packs.edit(CARDS, "cost: (growth: 2, x: true)", "cost: ()");
    let (content, report) = packs.load();
    assert_eq!(report.errors(), 0, "{report}");
    let content: &'static Content = Box::leak(Box::new(content.expect("content")));
    let setup = Setup {
        content,
        decks: [0, 0],
        best_of: 1,
        position: None,
    };
    for seed in 0..8 {
        let mut game = Match::<Biomes>::new(setup.clone(), seed);
        let mut chance = TableRng::new(seed);
        for _ in 0..400 {
            let Some(open) = game.decision() else { break };
            let play = open.options.iter().position(|o| o.verb == "play");
            let at = play.unwrap_or_else(|| chance.below(open.options.len() as u32) as usize);
            assert!(game.pick(at));
        }
        game.audit().expect("nothing impossible");
        if game.events(0).iter().any(|e| e.verb == "full") {
            return;
        }
    }
    panic!("the table was never full");
}

/// T-09: skills that set each other off, with changes that pile up, end in a draw, and soon.
#[test]
fn endless_skills_end_soon() {
    let packs = Packs::tiny();
    packs.edit(
        CARDS,
        "attack: 1,\n        defense: 2,",
        "attack: 1,\n        defense: 2,\n        abilities: [Reactive(when: Damaged, effects: [Buff(defense: 9, who: This, until: Permanent), Damage(1, This)]), \
         Reactive(when: EndOfTurn(Any), effects: [Damage(1, This)])],",
    );
    packs.edit(RULES, "repeats: 1000", "repeats: 10000");
    packs.edit(CARDS, "cost: (growth: 1)", "cost: ()");
    let (content, report) = packs.load();
    assert_eq!(report.errors(), 0, "{report}");
    ends_in_a_draw(content.expect("content"), 60_000, "changes");
}

#[test]
fn a_misspelt_sub_type_is_named() {
    let packs = Packs::tiny();
    packs.edit(
        CARDS,
        "name: \"Moss Warden\",",
        "name: \"Moss Warden\",\n        subtype: \"beast\",",
    );
    packs.edit(
        CARDS,
        "targets: [(kind: Agent)]",
        "targets: [(kind: Agent, subtype: \"baest\")]",
    );
    let (content, report) = packs.load();
    assert!(content.is_none(), "a broken pack must be set aside");
    let said: Vec<String> = report
        .sorted()
        .iter()
        .map(|d| format!("{} {}", d.code, d.message))
        .collect();
    assert_eq!(said, ["B035 no card has the sub-type `baest`"]);
    assert_eq!(packs.help(), "did you mean `beast`?");
    packs.edit(CARDS, "baest", "beast");
    assert_eq!(packs.load().1.to_string(), "");
}
