//! What a good pack becomes.

use fourfold::packs::Library;
use fourfold::tools::packs::check;

use crate::kit::Packs;

#[test]
fn the_tiny_pack_loads_without_a_word() {
    let (content, report) = Packs::tiny().load();
    assert_eq!(report.to_string(), "");
    let content = content.expect("content");
    assert_eq!(
        (
            content.cards.len(),
            content.biomes.len(),
            content.decks.len()
        ),
        (21, 3, 1)
    );
    assert!(content.cards.is_sorted_by(|a, b| a.id < b.id));
    assert_eq!(
        content.decks[0]
            .cards
            .iter()
            .map(|(_, n)| u32::from(*n))
            .sum::<u32>(),
        45
    );
}

#[test]
fn names_become_indices() {
    use fourfold::games::biomes::content::{Ability, Effect, Verb};
    let (content, _) = Packs::tiny().load();
    let content = content.expect("content");
    let nest = content
        .cards
        .iter()
        .find(|c| c.id == "tiny:nest")
        .expect("nest");
    let Ability::Execute { effects, .. } = &nest.abilities[0] else {
        panic!("not an execute")
    };
    let Effect::Do(Verb::Spawn(pup, _)) = &effects[0] else {
        panic!("not a spawn")
    };
    assert_eq!(content.cards[usize::from(pup.index)].id, "tiny:pup");
    let anomalies = content
        .rules
        .common_anomalies
        .iter()
        .map(|a| content.cards[usize::from(a.index)].id.as_str());
    let expected = [
        "tiny:light",
        "tiny:storm",
        "tiny:dark",
        "tiny:chaos",
        "tiny:growth",
    ];
    assert_eq!(anomalies.collect::<Vec<_>>(), expected);
}

#[test]
fn a_pack_may_use_and_override_cards_of_a_pack_it_needs() {
    let packs = Packs::tiny();
    packs.pack(
        "more",
        r#""tiny""#,
        &[("cards/x.ron", r#"[(id: "tiny:spark", name: "Bright Spark", kind: Event, speed: 3, abilities: [Execute(effects: [Spawn("pup", 1)])])]"#)],
    );
    let (content, report) = packs.load();
    assert_eq!(report.to_string(), "");
    let content = content.expect("content");
    assert_eq!(content.cards.len(), 21);
    assert!(
        content
            .cards
            .iter()
            .any(|c| c.name.english == "Bright Spark" && c.id == "tiny:spark")
    );
    assert_eq!(
        content
            .packs
            .iter()
            .map(|p| p.id.as_str())
            .collect::<Vec<_>>(),
        ["tiny", "more"]
    );
}

#[test]
fn a_later_pack_changes_the_rules_and_illegal_decks_are_left_out_aloud() {
    let packs = Packs::tiny();
    let rules = packs
        .read("rules.ron")
        .replace("deck_size: 45", "deck_size: 40")
        .replace('"', "\"tiny:");
    let rules = rules.replace("\"tiny:,", "\",").replace("\"tiny:]", "\"]");
    packs.pack("house", r#""tiny""#, &[("rules.ron", &rules)]);
    let (content, _) = packs.load();
    let content = content.expect("content");
    assert_eq!((content.rules.deck_size, content.decks.len()), (40, 0));
    assert_eq!(packs.problems(), ["B033 tiny/decks/plain.ron:2:9"]);
}

#[test]
fn the_hash_covers_every_byte_and_every_name() {
    let hash = |packs: &Packs| {
        Library::only(&[packs.root()], &["biomes"]).packs()[0]
            .hash
            .clone()
    };
    let packs = Packs::tiny();
    let first = hash(&packs);
    assert_eq!(first, hash(&Packs::tiny()));
    packs.edit("cards/basic.ron", "attack: 1", "attack: 2");
    let second = hash(&packs);
    assert_ne!(first, second);
    packs.write("picture.svg", "");
    assert_ne!(second, hash(&packs));
}

#[test]
fn a_byte_order_mark_and_windows_line_ends_are_fine() {
    let packs = Packs::tiny();
    let text = format!(
        "\u{feff}{}",
        packs.read("cards/basic.ron").replace('\n', "\r\n")
    );
    packs.write("cards/basic.ron", &text);
    assert_eq!(packs.problems(), [""; 0]);
    packs.write("cards/basic.ron", text.replace("kind: Event", "kind: Evnt"));
    assert_eq!(packs.problems(), ["P022 tiny/cards/basic.ron:14:15"]);
}

/// The tool loads beside the embedded packs, so the copy takes the place of the embedded one.
#[test]
fn the_check_prints_problems_and_counts() {
    let packs = Packs::tiny();
    packs.edit("pack.ron", "tiny", "biomes");
    let good = check(&[packs.root()]);
    assert_eq!(
        (good.output.as_str(), good.code),
        ("1 pack, 21 cards, 0 errors, 0 warnings\n", 0)
    );
    packs.edit("decks/plain.ron", "(\"spark\", 3)", "(\"pup\", 3)");
    packs.edit("cards/basic.ron", "attack: 1", "atack: 1");
    let bad = check(&[packs.root()]);
    assert_eq!(bad.code, 1);
    let shown = packs.path("tiny/cards/basic.ron").display().to_string();
    let first = format!("{shown}:8:9: error[P021]: unknown field `atack` in card\n");
    assert!(bad.output.starts_with(&first), "{}", bad.output);
    assert!(
        bad.output
            .contains("8 |         atack: 1,\n  |         ^^^^^\nhelp: did you mean `attack`?\n")
    );
    assert!(
        bad.output.contains(", 2 errors, 0 warnings\n"),
        "{}",
        bad.output
    );
    assert_eq!(check(&[packs.path("nowhere")]).code, 2);
}

#[test]
fn a_card_that_no_deck_leads_to_is_a_warning() {
    let packs = Packs::tiny();
    packs.edit("pack.ron", "tiny", "biomes");
    packs.edit("decks/plain.ron", "(\"agent_a\", 3)", "(\"agent_b\", 3)");
    packs.edit(
        "decks/plain.ron",
        "        (\"agent_b\", 3),\n        (\"agent_b\", 3)",
        "        (\"agent_b\", 3)",
    );
    packs.edit("rules.ron", "45", "42");
    let outcome = check(&[packs.root()]);
    assert_eq!(outcome.code, 0);
    assert!(
        outcome
            .output
            .contains("more.ron:2:10: warning[B031]: no deck can produce card `biomes:agent_a`"),
        "{}",
        outcome.output
    );
}

#[test]
fn words_about_attacks_arrivals_and_sectors_are_checked_without_a_word() {
    let packs = Packs::tiny();
    packs.write(
        "cards/wanted.ron",
        r#"[
    (id: "toll", name: "Toll", kind: Software, speed: 1, abilities: [
        Persistent(who: (whose: Theirs), gives: [AttackCost(1)]),
        Persistent(who: (kind: Event, whose: Yours, place: Hand), gives: [Cost(-1), CostsAtLeast(1)], per: Count((whose: Yours))),
        Replaces(event: BattleDamage(Each((kind: Sector, whose: Yours))), instead: Less(1)),
        Replaces(event: Damage(Each((kind: AgentOrSector, whose: Yours))), instead: Less(1)),
    ]),
    (id: "clade", name: "Clade", kind: Agent, cost: (x: true), speed: 1, attack: 0, defense: 0, abilities: [
        Arriving(effects: [Marker(X, This), May([Choose(You, (other: true), [Copy(This, Picked, Permanent)])])]),
        Reactive(when: Leaves, effects: [Restore(Each((whose: Yours, place: Cache, cached: FromPlanet)))]),
    ]),
    (id: "hush", name: "Hush", kind: Event, speed: 2, abilities: [
        Execute(targets: [(kind: Biome)], effects: [
            PreventBattle(Target(0)),
            Shield(1, Each((kind: Sector, whose: Yours))),
            PreventAll(Each((kind: AgentOrSector, whose: Yours))),
            Delete(Each((kind: Event, whose: Theirs, place: Hand))),
        ]),
    ]),
]"#,
    );
    let (content, report) = packs.load();
    assert_eq!(report.to_string(), "");
    assert!(content.is_some());
}
