//! What passes every check plays to its end: packs at the edges of all numbers, and one step over them.

use fourfold::games::sanctuary::content::{Content, Deck};
use fourfold::games::sanctuary::{Place, Sanctuary, Setup, View, limits, zone};
use fourfold::table::{Match, Seat, TableRng};

use super::{CARDS, DECK, RULES, wrong};
use crate::kit::{Packs, extreme_games as games};

/// The rules with all those numbers changed.
fn rules(changes: &[(&str, i64)]) -> String {
    let text = Packs::tiny_sanctuary().read(RULES);
    let line = |line: &str| {
        let (name, _) = line.split_once(':')?;
        let (_, n) = changes.iter().find(|(known, _)| *known == name.trim())?;
        Some(format!("{name}: {n},"))
    };
    let lines = text
        .lines()
        .map(|old| line(old).unwrap_or_else(|| old.to_owned()));
    lines.collect::<Vec<_>>().join("\n")
}

/// The tiny pack with other rules, cards and deck, which nothing is wrong with.
#[track_caller]
fn sound(rules: &str, cards: &str, deck: &str) -> &'static Content {
    let packs = Packs::tiny_sanctuary();
    packs.write(RULES, rules);
    packs.write(CARDS, format!("[\n{SEAT_CARD}{cards}\n]"));
    let head = "(id: \"plain\", name: \"Plain\", sanctuary: \"hearth\", cards: [";
    packs.write(DECK, format!("{head}{deck}])"));
    packs.write("texts/es.ron", "()");
    let (content, report) = packs.load_sanctuary();
    assert_eq!(report.errors(), 0, "{report}");
    let content = content.expect("content");
    assert_eq!(content.decks.len(), 1, "{report}");
    Box::leak(Box::new(content))
}

const SEAT_CARD: &str = "
    (id: \"hearth\", name: \"Hearth\", kind: Sanctuary, structure: 40, volition: 40, limit: 9),";

fn size(deck: &Deck) -> usize {
    deck.cards.iter().map(|&(_, n)| usize::from(n)).sum()
}

/// Plays random games and returns how many turns the longest had. In each both players have all their cards, and
/// somebody wins or nobody does, within the turns of the rules.
fn play(content: &'static Content, count: u64) -> u32 {
    let mut longest = 0;
    let mut table: Option<Match<Sanctuary>> = None;
    for seed in 0..count {
        let setup = Setup {
            content,
            decks: [0, 0],
            position: None,
        };
        let game = match &mut table {
            Some(game) => {
                game.reset(setup, seed, false);
                game
            }
            none => none.insert(Match::new(setup, seed)),
        };
        let mut chance = TableRng::new(seed);
        let whole = size(&content.decks[0]) + 1;
        let mut made = 0_u64;
        while let Some(open) = game.decision() {
            // Passing now and then brings even the longest game on.
            let count = open.options.len() as u32;
            let pick = if chance.below(4) == 0 {
                0
            } else {
                chance.below(count)
            };
            if made.is_multiple_of(64) {
                let view = Sanctuary::reveal(game);
                for seat in [Seat(0), Seat(1)] {
                    assert_eq!(owned(&view, seat), whole, "seed {seed}");
                }
                assert!(game.audit().is_ok(), "seed {seed}: {:?}", game.audit());
            }
            game.pick(pick as usize);
            made += 1;
        }
        let outcome = game.outcome().expect("it is over");
        assert!(outcome.turns <= u32::from(content.rules.turn_limit));
        longest = longest.max(outcome.turns);
    }
    longest
}

fn owned(view: &View, seat: Seat) -> usize {
    view.cards.iter().filter(|card| card.owner == seat).count()
}

const MOST: [(&str, i64); 12] = [
    ("opening_hand", 200),
    ("draw", 200),
    ("first_draw", 200),
    ("enhancements", 99),
    ("duels", 99),
    ("challenged_volition", 99),
    ("loser_draws", 200),
    ("hand_limit", 200),
    ("deck_size", 200),
    ("copies", 200),
    ("turn_limit", 999),
    ("repeats", 10_000),
];

const LEAST: [(&str, i64); 12] = [
    ("opening_hand", 1),
    ("draw", 0),
    ("first_draw", 0),
    ("enhancements", 0),
    ("duels", 0),
    ("challenged_volition", 0),
    ("loser_draws", 0),
    ("hand_limit", 0),
    ("deck_size", 1),
    ("copies", 1),
    ("turn_limit", 1),
    ("repeats", 10),
];

#[test]
fn the_edges_are_those_of_the_limits() {
    for (edges, end) in [(LEAST, 0), (MOST, 1)] {
        let known = limits::RULES.map(|(name, least, most, _)| (name, [least, most][end]));
        assert_eq!(known, edges);
    }
}

const PLAIN: &str = "
    (id: \"one\", name: \"One\", kind: Character, cost: 0, strength: 1),
    (id: \"wing\", name: \"Wing\", kind: Enhancement, cost: 0, structure: 40, volition: 40),
    (id: \"tool\", name: \"Tool\", kind: Technology, cost: 12, durability: 9),
    (id: \"jolt\", name: \"Jolt\", kind: Manipulation, cost: 1, abilities: [
        Resolve(targets: [(kind: Character), (kind: Character), (kind: Character), (kind: Character, min_strength: 900)],
            effects: [Damage(1, Target(0))]),
        Resolve(effects: [DamageSanctuary(1, Opponent)]),
    ]),";

/// Two decks of 200 play with both their Sanctuaries, and nothing of them is left out.
#[test]
fn everything_at_its_most() {
    let deck = "(\"one\", 60), (\"wing\", 40), (\"tool\", 40), (\"jolt\", 60)";
    let content = sound(&rules(&MOST), PLAIN, deck);
    let mut game: Match<Sanctuary> = Match::new(
        Setup {
            content,
            decks: [0, 0],
            position: None,
        },
        3,
    );
    let view = Sanctuary::reveal(&mut game);
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(view.zone(zone(seat, Place::Hand)).len(), 200);
        assert_eq!(view.zone(zone(seat, Place::PointZero)).len(), 1);
    }
    play(content, games(4));
}

#[test]
fn everything_at_its_least() {
    let content = sound(&rules(&LEAST), PLAIN, "(\"one\", 1)");
    assert_eq!(play(content, games(20)), 1);
}

/// Each number alone at its least and at its most, with the other rules as usual.
#[test]
fn each_number_at_its_edges() {
    let deck = "(\"one\", 20), (\"wing\", 10), (\"tool\", 5), (\"jolt\", 25)";
    for (name, n) in LEAST.into_iter().chain(MOST) {
        // A deck is legal with as many cards as the rules say.
        let (size, deck) = match (name, n) {
            ("deck_size", 1) => (1, "(\"one\", 1)"),
            ("deck_size", _) => (
                200,
                "(\"one\", 60), (\"wing\", 40), (\"tool\", 40), (\"jolt\", 60)",
            ),
            ("copies", 1) => (
                4,
                "(\"one\", 1), (\"wing\", 1), (\"tool\", 1), (\"jolt\", 1)",
            ),
            _ => (60, deck),
        };
        let mut changes = vec![("deck_size", size), ("copies", 200), ("turn_limit", 200)];
        changes.retain(|(other, _)| *other != name);
        changes.push((name, n));
        let content = sound(&rules(&changes), PLAIN, deck);
        play(content, games(1));
    }
}

/// With the usual rules and decks of 199 and 200, which left a seat without its Sanctuary once.
#[test]
fn decks_near_the_most() {
    for size in [150, 199, 200] {
        let rules = rules(&[("deck_size", size), ("copies", 200)]);
        let deck = format!("(\"one\", {}), (\"jolt\", 30)", size - 30);
        let content = sound(&rules, PLAIN, &deck);
        assert!(play(content, games(3)) > 2);
    }
}

/// Numbers that doubled and doubled, and loops that end only because every turn does.
#[test]
fn amounts_at_their_most() {
    let cards = "
    (id: \"one\", name: \"One\", kind: Character, cost: 0, strength: 40, abilities: [
        Triggered(when: Damaged, effects: [Damage(That, Each((kind: Character))), Damage(That, Each((kind: Character)))]),
        Triggered(when: Enters, effects: [Grant(Takes(Effect, 40), Each((kind: Character)), Permanent), Grant(Deals(Sanctuary, 40), Each((kind: Character)), Permanent)]),
        Activated(effects: [Strengthen(by: 999, who: This, until: Permanent)]),
        Activated(effects: [Untap(Each((whose: Yours))), AnotherDuel]),
    ]),
    (id: \"wing\", name: \"Wing\", kind: Enhancement, cost: 0, abilities: [
        Triggered(when: SanctuaryDamaged, effects: [GainStructure(999, You), GainVolition(StrengthOf(Each((kind: Character))), Each)]),
    ]),
    (id: \"jolt\", name: \"Jolt\", kind: Manipulation, cost: 0, abilities: [
        Resolve(effects: [DiscardAtRandom(999, Each), Draw(999, You)]),
        Resolve(effects: [Mill(999, Opponent), Recover(Each((kind: Card, place: Limbo)))]),
        Resolve(effects: [Foresee(999), Discard(999, You)]),
        Resolve(effects: [DamageSanctuary(999, Opponent), GainStructure(999, Opponent)]),
        Resolve(effects: [Damage(999, Each((kind: Character))), Damage(999, Each((kind: Character)))]),
        Resolve(effects: [LoseVolition(999, Each), Repair(999, Each((kind: Technology)))]),
    ]),
    (id: \"tool\", name: \"Tool\", kind: Technology, cost: 0, durability: 9, abilities: [
        Continuous(gives: [Strength(40), Deals(Duel, 40), Deals(Combat, 40)]),
    ]),";
    let deck = "(\"one\", 4), (\"wing\", 4), (\"tool\", 2), (\"jolt\", 2)";
    let content = sound(&rules(&[("repeats", 60)]), cards, deck);
    play(content, games(20));
}

/// One over each edge is refused, and says which numbers may be there.
#[test]
fn one_over_the_edge() {
    for ((name, least), (_, most)) in LEAST.into_iter().zip(MOST) {
        for (n, help) in [(least - 1, least), (most + 1, most)] {
            let packs = Packs::tiny_sanctuary();
            packs.write(RULES, rules(&[(name, n)]));
            let report = packs.loads().1.to_string();
            let refused = report.contains("S101") || report.contains("P025");
            assert!(refused, "{name}: {n} {help}\n{report}");
        }
    }
    wrong(
        CARDS,
        "Damage(2, Target(0))",
        "Damage(1000, Target(0))",
        &["S101 58:66 amount 1000 is out of range | from 0 to 999"],
    );
    let packs = Packs::tiny_sanctuary();
    packs.edit(CARDS, "Damage(2, Target(0))", "Damage(999, Target(0))");
    assert_eq!(packs.problems(), Vec::<String>::new());
}
