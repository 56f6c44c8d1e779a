//! What a good pack becomes.

use fourfold::games::souls::content::{CardKind, Content, Group, Keyword};
use fourfold::packs::{Language, Words};
use fourfold::tools::packs::check;

use super::{CARDS, RULES, SET, TEXTS};
use crate::kit::{Packs, card};

fn tiny() -> Content {
    Packs::tiny_souls().sound()
}

#[test]
fn the_tiny_pack_loads_without_a_word() {
    let content = tiny();
    let ids: Vec<&str> = content.cards.iter().map(|c| c.id.as_str()).collect();
    let sorted = [
        "ann", "attic", "bell", "bob", "charm", "comb", "cyd", "dee", "fog", "fork", "hoard",
        "lamp", "penny", "pill", "rat",
    ];
    assert_eq!(ids, sorted.map(|id| format!("tiny:{id}")));
    assert_eq!((content.rules.goal, content.rules.price), (4, 10));
    assert_eq!(content.packs[0].id, "tiny");
}

#[test]
fn a_card_keeps_what_is_printed() {
    let content = tiny();
    let ann = card(&content, "tiny:ann");
    assert_eq!(
        (ann.kind, ann.hp, ann.attack),
        (CardKind::Character, Some(2), 1)
    );
    assert!(ann.taps() && !ann.is_event());
    let rat = card(&content, "tiny:rat");
    assert_eq!((rat.hp, rat.evasion, rat.attack), (Some(2), 3, 1));
    assert_eq!((rat.group, rat.rewards.len()), (Some(Group::Basic), 1));
    assert!(card(&content, "tiny:fog").is_event());
    let fork = card(&content, "tiny:fork");
    assert!(fork.three_plus);
    assert_eq!(
        (
            fork.abilities[0].modes(),
            fork.abilities[0].targets(0).len()
        ),
        (2, 1)
    );
    let hoard = card(&content, "tiny:hoard");
    assert!(hoard.souls == 4 && hoard.condition.is_some());
    assert!(card(&content, "tiny:lamp").has(Keyword::EntersDeactivated));
}

#[test]
fn a_starting_item_is_eternal_and_known_by_index() {
    let content = tiny();
    let item = card(&content, "tiny:ann")
        .starting
        .expect("a starting item");
    let item = &content.cards[usize::from(item)];
    assert_eq!(item.id, "tiny:comb");
    assert!(item.has(Keyword::Eternal));
    assert!(!card(&content, "tiny:bell").has(Keyword::Eternal));
    assert_eq!(card(&content, "tiny:bob").starting, None);
}

#[test]
fn a_set_names_its_cards_by_index() {
    let content = tiny();
    let set = &content.sets[0];
    assert_eq!(set.id, "tiny:plain");
    assert_eq!(set.characters, [0, 3, 6, 7]);
    assert_eq!(set.treasure, [(2, 1), (11, 2)]);
    assert_eq!(set.loot, [(4, 1), (9, 1), (12, 2), (13, 1)]);
    assert_eq!(set.monsters, [(8, 1), (14, 2)]);
    assert_eq!((&set.rooms[..], &set.bonus[..]), (&[1][..], &[10][..]));
}

#[test]
fn texts_say_it_in_spanish() {
    let content = tiny();
    let spanish = |words: &Words| words.in_language(Language::Spanish).to_owned();
    let ann = card(&content, "tiny:ann");
    assert_eq!(ann.name.english, "Ann");
    assert_eq!(spanish(&ann.name), "Ana");
    assert_eq!(spanish(&ann.flavor), "La primera en bajar.");
    assert_eq!(spanish(&content.sets[0].name), "Sencillo");
    assert_eq!(spanish(&content.sets[0].summary), "Lo más pequeño posible.");
    assert_eq!(content.tags.len(), 1);
    assert_eq!(spanish(&content.tags[0]), "felino");
    // What has no translation stays English.
    let packs = Packs::tiny_souls();
    packs.edit(TEXTS, "(id: \"comb\", name: \"Peine\"),", "");
    let content = packs.load_souls().0.expect("content");
    assert_eq!(spanish(&card(&content, "tiny:comb").name), "Comb");
}

#[test]
fn a_pack_may_use_override_and_translate_things_of_a_pack_it_needs() {
    let packs = Packs::tiny_souls();
    let cards = r#"[
        (id: "tiny:rat", name: "Fat Rat", kind: Monster, group: Basic, hp: 4, evasion: 2, attack: 1),
        (id: "eve", name: "Eve", kind: Character, hp: 2, attack: 1, starting: "comb"),
    ]"#;
    let set = r#"(id: "more", name: "More", characters: ["eve", "bob", "cyd", "dee"],
        treasure: [("bell", 3)], loot: [("penny", 5)], monsters: [("rat", 1)])"#;
    let files = [
        ("cards/x.ron", cards),
        ("sets/x.ron", set),
        (
            "texts/es.ron",
            r#"(cards: [(id: "rat", name: "Rata gorda")])"#,
        ),
    ];
    packs.pack("more", "\"tiny\"", &files);
    let content: Content = packs.sound();
    let rat = card(&content, "tiny:rat");
    assert_eq!((rat.hp, rat.name.english.as_str()), (Some(4), "Fat Rat"));
    assert_eq!(rat.name.spanish.as_deref(), Some("Rata gorda"));
    let eve = card(&content, "more:eve").starting.map(usize::from);
    assert_eq!(content.cards[eve.expect("a starting item")].id, "tiny:comb");
    let sets: Vec<&str> = content.sets.iter().map(|s| s.id.as_str()).collect();
    assert_eq!(sets, ["more:more", "tiny:plain"]);
}

#[test]
fn what_a_pack_does_not_need_it_cannot_name() {
    let packs = Packs::tiny_souls();
    let card = r#"(id: "x", name: "X", kind: Character, hp: 2, attack: 1, starting: "tiny:comb")"#;
    packs.pack("more", "", &[("cards/x.ron", card)]);
    assert_eq!(packs.problems(), ["P033 more/cards/x.ron:1:67"]);
}

/// A later pack may change the rules, or a card.
#[test]
fn a_later_pack_makes_a_set_impossible() {
    let more = Packs::tiny_souls().read(RULES);
    let more = more.replace("monster_slots: 1", "monster_slots: 3");
    let event = r#"(id: "tiny:rat", name: "R", kind: Monster, group: GoodEvent, abilities: [
        Resolve(effects: [Loot(1, You)])])"#;
    let moved = r#"(id: "tiny:attic", name: "A", kind: BonusSoul, souls: 1, condition: YourTurn)"#;
    for change in [
        ("rules.ron", more.as_str()),
        ("cards/x.ron", event),
        ("cards/x.ron", moved),
    ] {
        let packs = Packs::tiny_souls();
        packs.pack("later", "\"tiny\"", &[change]);
        assert_eq!(
            packs.problems(),
            ["L133 tiny/sets/plain.ron:2:9"],
            "{change:?}"
        );
        assert!(packs.load_souls().0.expect("content").sets.is_empty());
    }
}

#[test]
fn a_later_pack_takes_a_starting_item_away() {
    let packs = Packs::tiny_souls();
    let comb = r#"(id: "tiny:comb", name: "C", kind: Treasure, group: Passive, abilities: [
        Static(gives: [Hp(1)])])"#;
    packs.pack("later", "\"tiny\"", &[("cards/x.ron", comb)]);
    // Nobody has the tag of the comb any more, but the bell that asks for it was checked before.
    assert_eq!(packs.problems(), ["L133 tiny/cards/basic.ron:3:13"]);
    let content = packs.load_souls().0.expect("content");
    assert_eq!(card(&content, "tiny:ann").starting, None);
    assert!(content.tags.is_empty());
}

/// The tool loads beside the embedded packs, so the copy takes the place of the embedded one.
#[test]
fn the_check_counts_cards_and_finds_what_is_forgotten() {
    let packs = Packs::tiny_souls();
    packs.edit("pack.ron", "tiny", "souls");
    let good = check(&[packs.root()]);
    let counts = "1 pack, 15 cards, 0 errors, 0 warnings\n";
    assert_eq!((good.output.as_str(), good.code), (counts, 0));

    let spare = r#"(id: "spare", name: "Spare", kind: Treasure, group: Passive, tags: ["dusty"],
        abilities: [Static(gives: [Hp(1)])])"#;
    packs.write("cards/spare.ron", spare);
    packs.edit(TEXTS, ", flavor: \"La primera en bajar.\"", "");
    packs.edit(TEXTS, ", summary: \"Lo más pequeño posible.\"", "");
    let said = check(&[packs.root()]);
    assert_eq!(said.code, 0);
    let warnings = [
        "basic.ron:3:13: warning[L136]: the flavor of card `souls:ann` is not in `texts/es.ron`",
        "spare.ron:1:6: warning[L131]: no set uses card `souls:spare`",
        "spare.ron:1:6: warning[L136]: card `souls:spare` is not in `texts/es.ron`",
        "spare.ron:1:69: warning[L136]: tag `dusty` is not in `texts/es.ron`",
        "plain.ron:2:9: warning[L136]: the summary of set `souls:plain` is not in `texts/es.ron`",
        "1 pack, 16 cards, 0 errors, 5 warnings",
    ];
    for warning in warnings {
        assert!(said.output.contains(warning), "{warning}\n{}", said.output);
    }
    packs.edit(TEXTS, "(id: \"plain\", name: \"Sencillo\"),", "");
    let warning = "set `souls:plain` is not in `texts/es.ron`";
    assert!(check(&[packs.root()]).output.contains(warning));
}

#[test]
fn a_pack_without_texts_or_sets_forgets_nothing() {
    let packs = Packs::tiny_souls();
    packs.edit("pack.ron", "tiny", "souls");
    for file in [TEXTS, SET] {
        std::fs::remove_file(packs.path("tiny").join(file)).expect("the file");
    }
    packs.edit(CARDS, "\"Rat\"", "\"Cellar Rat\"");
    let good = check(&[packs.root()]);
    let counts = "1 pack, 15 cards, 0 errors, 0 warnings\n";
    assert_eq!((good.output.as_str(), good.code), (counts, 0));
}
