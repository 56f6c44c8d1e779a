//! A position keeps what the costs of something that waits were paid with.

use std::fmt::Debug;

use fourfold::games::{biomes, sanctuary, souls};
use fourfold::packs::Report;
use fourfold::table::{Match, TableRng};
use fourfold::tools::editing::{EditableGame, write};

use crate::kit::Packs;

/// Plays games from that position until costs were paid for something that waits; `waits` is that. The position that a
/// match is in then, dealt anew, has the same, and so has what is written of it.
fn is_kept<G: EditableGame, W: PartialEq + Debug>(
    content: &'static G::Content,
    position: &str,
    waits: impl Fn(&G::Draft) -> Option<W>,
) {
    let name = G::NAME;
    let text = format!("(title: \"Paid\", game: {name:?}, position: {position}, script: [])");
    let read = |text: &str| {
        let all = G::read("a.ron", text, content);
        all.expect("the position can be read").remove(0).1
    };
    let draft = read(&text);
    let mut found = 0;
    for seed in 0..40 {
        let mut game = Match::<G>::new(G::deal_from(&draft, content), seed);
        let mut chance = TableRng::new(seed);
        for _ in 0..40 {
            let Some(open) = game.decision() else {
                break;
            };
            let options = open.options.len() as u32;
            if options == 0 || !game.pick(chance.below(options) as usize) {
                break;
            }
            let Ok(cut) = G::extract(&mut game) else {
                continue;
            };
            let Some(paid) = waits(&cut.position) else {
                continue;
            };
            if G::problem(&cut.position, content).is_some() {
                continue;
            }
            let mut again = Match::<G>::new(G::deal_from(&cut.position, content), 1);
            // Some steps go on by themselves, and then it waits no more.
            let back = G::extract(&mut again).ok();
            if let Some(kept) = back.and_then(|back| waits(&back.position)) {
                assert_eq!(kept, paid);
                found += 1;
            }
            let written = write::<G>(&cut.position, content, "Somewhere");
            assert!(read(&written) == cut.position, "{written}");
        }
    }
    assert!(found > 0, "{name}");
}

/// The content of a pack, in which no deck has the cards.
fn kept<C>((content, report): (Option<C>, Report)) -> &'static C {
    assert_eq!(report.errors(), 0, "{report}");
    Box::leak(Box::new(content.expect("content")))
}

#[test]
fn biomes() {
    let packs = Packs::built_in("biomes");
    packs.write("counters.ron", "[(id: \"charge\", name: \"charge\")]");
    packs.write(
        "cards/paid.ron",
        r#"[
    (id: "ox", name: "Ox", kind: Agent, cost: (growth: 1), speed: 1, attack: 3, defense: 6),
    (id: "altar", name: "Altar", kind: Hardware, cost: (growth: 1), speed: 1, abilities: [
        Activated(costs: [Forfeit((kind: Agent, whose: Yours))], speed: 2, effects: [
            Later(StartOfTurn(Each), [Draw(AttackOf(Paid), You), GainDurability(Counters("charge", Paid), Each(Yours))]),
        ]),
    ]),
]"#,
    );
    is_kept::<biomes::Biomes, _>(
        kept(packs.load()),
        r#"(p0: (staging: ["altar", (card: "ox", as: "x", markers: 2, counters: [("charge", 2)])]))"#,
        |position| {
            let mut delayed = position.delayed.iter();
            let waiting = delayed.find(|waiting| !waiting.paid.is_empty())?;
            Some((
                waiting.paid[0].stats.clone(),
                waiting.paid[0].counters.clone(),
            ))
        },
    );
}

#[test]
fn sanctuary() {
    let packs = Packs::built_in("sanctuary");
    let plain = include_str!("../../src/games/sanctuary/tools/scenario/practice.ron");
    packs.write("cards/practice.ron", plain);
    packs.write(
        "cards/paid.ron",
        r#"[
    (id: "altar", name: "Altar", kind: Enhancement, cost: 1, abilities: [
        Activated(costs: [Destroy((kind: Character, whose: Yours))], effects: [Later(EndOfTurn, [GainVolition(StrengthOf(Paid), You)])]),
    ]),
]"#,
    );
    is_kept::<sanctuary::Sanctuary, _>(
        kept(packs.load_sanctuary()),
        r#"(p0: (reserve: ["altar"], conflict: [(card: "two", as: "x", gives: [(Strength(3), Permanent)])]))"#,
        |position| {
            let mut delayed = position.delayed.iter();
            let waiting = delayed.find(|waiting| !waiting.paid.is_empty())?;
            Some(waiting.paid[0].stats.clone())
        },
    );
}

#[test]
fn souls_that_wait_and_that_are_on_the_stack() {
    let packs = Packs::built_in("souls");
    let plain = include_str!("../../src/games/souls/tools/scenario/practice.ron");
    packs.write("cards/practice.ron", plain);
    packs.write(
        "cards/paid.ron",
        r#"[
    (id: "jar", name: "Jar", kind: Treasure, group: Passive, abilities: [Triggered(when: TurnEnds(Yours), effects: [GainCoins(1, You)])]),
    (id: "altar", name: "Altar", kind: Treasure, group: Paid, abilities: [
        Activated(costs: [Items(1)], effects: [GainCoins(Counters(Paid), You), Later(EndOfTurn, [GainCoins(Counters(Paid), You)])]),
    ]),
]"#,
    );
    let content = kept(packs.load_souls());
    let position = r#"(p0: (items: ["altar", (card: "jar", as: "j", counters: 3)]))"#;
    is_kept::<souls::Souls, _>(content, position, |table| {
        let mut delayed = table.position.delayed.iter();
        let waiting = delayed.find(|waiting| !waiting.paid.is_empty())?;
        Some(waiting.paid[0].counters.clone())
    });
    is_kept::<souls::Souls, _>(content, position, |table| {
        let mut entries = table.position.stack.entries.iter();
        let entry = entries.find(|entry| !entry.paid.is_empty())?;
        Some(entry.paid[0].counters.clone())
    });
}
