//! What a good pack becomes.

use fourfold::games::sanctuary::content::{Ability, CardKind, Content, Gift};
use fourfold::packs::{Language, Words};
use fourfold::tools::packs::check;

use super::{CARDS, DECK, RULES, TEXTS};
use crate::kit::{Packs, card};

fn tiny() -> Content {
    Packs::tiny_sanctuary().sound()
}

#[test]
fn the_tiny_pack_loads_without_a_word() {
    let content = tiny();
    let ids: Vec<&str> = content.cards.iter().map(|c| c.id.as_str()).collect();
    let sorted = ["bellows", "diver", "flare", "hearth", "stoker", "tongs"];
    assert_eq!(ids, sorted.map(|id| format!("tiny:{id}")));
    let factions: Vec<&str> = content.factions.iter().map(|f| f.id.as_str()).collect();
    assert_eq!(factions, ["tiny:ember", "tiny:tide"]);
    assert_eq!(content.factions[0].colour, (200, 80, 40));
    assert_eq!((content.rules.deck_size, content.rules.copies), (12, 4));
    assert_eq!(content.packs[0].id, "tiny");
}

#[test]
fn a_card_keeps_what_is_printed() {
    let content = tiny();
    let stoker = card(&content, "tiny:stoker");
    assert_eq!(stoker.kind, CardKind::Character);
    assert_eq!((stoker.cost, stoker.strength), (2, 2));
    assert!(stoker.gifts.has(Gift::Agility) && !stoker.gifts.has(Gift::Cell));
    assert_eq!(
        (stoker.faction, stoker.subtype.as_str()),
        (Some(0), "worker")
    );
    let hearth = card(&content, "tiny:hearth");
    assert_eq!(
        (hearth.structure, hearth.volition, hearth.limit),
        (12, 4, 3)
    );
    let tongs = card(&content, "tiny:tongs");
    assert_eq!((tongs.durability, tongs.copies), (3, 2));
    // Where nothing is printed, the rules say how many.
    assert_eq!(card(&content, "tiny:flare").copies, 4);
    assert_eq!(card(&content, "tiny:flare").faction, None);
    assert_eq!(card(&content, "tiny:diver").faction, Some(1));
}

#[test]
fn factions_in_filters_become_indices() {
    let content = tiny();
    let Ability::Continuous { who, .. } = &card(&content, "tiny:bellows").abilities[0] else {
        panic!("a continuous ability");
    };
    let faction = who.as_ref().and_then(|who| who.faction.as_ref());
    assert_eq!(faction.map(|faction| faction.index), Some(0));
}

#[test]
fn a_deck_names_its_cards_by_index() {
    let content = tiny();
    let deck = &content.decks[0];
    assert_eq!(content.cards[usize::from(deck.sanctuary)].id, "tiny:hearth");
    assert_eq!(deck.cards, [(0, 2), (2, 4), (4, 4), (5, 2)]);
}

#[test]
fn texts_say_it_in_spanish() {
    let content = tiny();
    let spanish = |words: &Words| words.in_language(Language::Spanish).to_owned();
    let stoker = card(&content, "tiny:stoker");
    assert_eq!(stoker.name.english, "Stoker");
    assert_eq!(spanish(&stoker.name), "Fogonero");
    assert_eq!(spanish(&stoker.flavor), "Más carbón.");
    assert_eq!(spanish(&content.factions[0].summary), "Quema.");
    assert_eq!(spanish(&content.decks[0].name), "Sencillo");
    assert_eq!(content.subtypes.len(), 1);
    assert_eq!(spanish(&content.subtypes[0]), "obrero");
    // What has no translation stays English.
    let packs = Packs::tiny_sanctuary();
    packs.edit(
        TEXTS,
        "(id: \"stoker\", name: \"Fogonero\", flavor: \"Más carbón.\"),",
        "",
    );
    let content = packs.load_sanctuary().0.expect("content");
    assert_eq!(spanish(&card(&content, "tiny:stoker").name), "Stoker");
}

#[test]
fn a_pack_may_use_override_and_translate_things_of_a_pack_it_needs() {
    let packs = Packs::tiny_sanctuary();
    let cards = r#"[
        (id: "tiny:diver", name: "Deep Diver", kind: Character, faction: "tide", cost: 4, strength: 4),
        (id: "reef", name: "Reef", kind: Sanctuary, faction: "tide", structure: 9, volition: 5, limit: 2),
    ]"#;
    let deck = r#"(id: "deep", name: "Deep", sanctuary: "reef",
        cards: [("diver", 4), ("bellows", 4), ("flare", 4)])"#;
    let texts = r#"(cards: [(id: "diver", name: "Buzo hondo")])"#;
    let files = [
        ("cards/x.ron", cards),
        ("decks/x.ron", deck),
        ("texts/es.ron", texts),
    ];
    packs.pack("more", "\"tiny\"", &files);
    let content: Content = packs.sound();
    let diver = card(&content, "tiny:diver");
    assert_eq!((diver.strength, diver.faction), (4, Some(1)));
    assert_eq!(diver.name.english, "Deep Diver");
    assert_eq!(diver.name.spanish.as_deref(), Some("Buzo hondo"));
    let deck = content.decks.iter().find(|d| d.id == "more:deep");
    let sanctuary = deck.expect("the deck").sanctuary;
    assert_eq!(content.cards[usize::from(sanctuary)].id, "more:reef");
}

#[test]
fn what_a_pack_does_not_need_it_cannot_name() {
    let packs = Packs::tiny_sanctuary();
    let card =
        r#"(id: "x", name: "X", kind: Character, faction: "tiny:tide", cost: 1, strength: 1)"#;
    packs.pack("more", "", &[("cards/x.ron", card)]);
    assert_eq!(packs.problems(), ["P033 more/cards/x.ron:1:48"]);
}

/// H-92 to H-94: a later pack may change the rules, a card, or a Sanctuary.
#[test]
fn a_later_pack_makes_a_deck_illegal() {
    let size = Packs::tiny_sanctuary()
        .read(RULES)
        .replace("size: 12", "size: 13");
    let stoker = r#"(id: "tiny:stoker", name: "S", kind: Character, faction: "ember", cost: 1, strength: 1, copies: 3)"#;
    let moved = r#"(id: "tiny:tongs", name: "T", kind: Technology, faction: "tide", cost: 1, durability: 1)"#;
    let fallen = r#"(id: "tiny:hearth", name: "H", kind: Enhancement, cost: 1)"#;
    // C58: bellows and stokers are six cards of one name.
    let twin = r#"(id: "tiny:bellows", name: "Stoker", kind: Enhancement, cost: 1)"#;
    let changes = [
        ("cards/x.ron", twin),
        ("rules.ron", size.as_str()),
        ("cards/x.ron", stoker),
        ("cards/x.ron", moved),
        ("cards/x.ron", fallen),
    ];
    for change in changes {
        let packs = Packs::tiny_sanctuary();
        packs.pack("later", "\"tiny\"", &[change]);
        assert_eq!(
            packs.problems(),
            ["S133 tiny/decks/plain.ron:2:9"],
            "{change:?}"
        );
        let content = packs.load_sanctuary().0.expect("content");
        assert!(content.decks.is_empty());
    }
}

/// H-93: what no card prints, the rules in force say.
#[test]
fn a_later_pack_may_allow_more_copies() {
    let packs = Packs::tiny_sanctuary();
    let rules = packs.read(RULES).replace("copies: 4", "copies: 5");
    packs.pack("later", "\"tiny\"", &[("rules.ron", &rules)]);
    let content = packs.load_sanctuary().0.expect("content");
    let copies = |id: &str| card(&content, id).copies;
    assert_eq!((copies("tiny:flare"), copies("tiny:tongs")), (5, 2));
    assert_eq!(content.decks.len(), 1);
}

#[test]
fn more_factions_than_can_be_counted() {
    let packs = Packs::tiny_sanctuary();
    let faction = |n| format!("(id: \"f{n}\", name: \"F\", colour: (0, 0, 0)),");
    let factions: String = (2..=255).map(faction).collect();
    packs.write("factions/more.ron", format!("[{factions}]"));
    assert_eq!(packs.problems(), ["S101 factions.ron:1:1"]);
    packs.write(
        "factions/more.ron",
        format!(
            "[{}]",
            factions.replace("(id: \"f255\", name: \"F\", colour: (0, 0, 0)),", "")
        ),
    );
    assert_eq!(packs.problems(), [""; 0]);
}

/// The tool loads beside the embedded packs, so the copy takes the place of the embedded one.
#[test]
fn the_check_counts_cards_and_finds_what_is_forgotten() {
    let packs = Packs::tiny_sanctuary();
    packs.edit("pack.ron", "tiny", "sanctuary");
    let deck = r#"(id: "deep", name: "Deep", sanctuary: "reef", cards: [("diver", 4), ("flare", 4), ("bellows", 4)])"#;
    let reef = r#"(id: "reef", name: "Reef", kind: Sanctuary, faction: "tide", structure: 9, volition: 5, limit: 2)"#;
    packs
        .write("decks/deep.ron", deck)
        .write("cards/reef.ron", reef);
    packs.edit(
        TEXTS,
        "        (id: \"diver\"",
        "        (id: \"reef\", name: \"Arrecife\"),\n        (id: \"diver\"",
    );
    packs.edit(
        TEXTS,
        "decks: [",
        "decks: [\n        (id: \"deep\", name: \"Hondo\"),",
    );
    let good = check(&[packs.root()]);
    let counts = "1 pack, 7 cards, 0 errors, 0 warnings\n";
    assert_eq!((good.output.as_str(), good.code), (counts, 0));

    let spare =
        r#"(id: "spare", name: "Spare", kind: Character, subtype: "idler", cost: 1, strength: 1)"#;
    packs.write("cards/spare.ron", spare);
    packs.edit(TEXTS, ", flavor: \"Más carbón.\"", "");
    packs.edit(TEXTS, ", summary: \"Quema.\"", "");
    packs.edit(
        TEXTS,
        "(id: \"plain\", name: \"Sencillo\", summary: \"Doce cartas.\"),",
        "",
    );
    let said = check(&[packs.root()]);
    assert_eq!(said.code, 0);
    let warnings = [
        "basic.ron:15:13: warning[S136]: the flavor of card `sanctuary:stoker` is not in `texts/es.ron`",
        "spare.ron:1:6: warning[S131]: no deck uses card `sanctuary:spare`",
        "spare.ron:1:6: warning[S136]: card `sanctuary:spare` is not in `texts/es.ron`",
        "spare.ron:1:56: warning[S136]: sub-type `idler` is not in `texts/es.ron`",
        "plain.ron:2:9: warning[S136]: deck `sanctuary:plain` is not in `texts/es.ron`",
        "factions.ron:2:10: warning[S136]: the summary of faction `sanctuary:ember` is not in `texts/es.ron`",
        "1 pack, 8 cards, 0 errors, 6 warnings",
    ];
    for warning in warnings {
        assert!(said.output.contains(warning), "{warning}\n{}", said.output);
    }
}

#[test]
fn a_pack_without_texts_or_decks_forgets_nothing() {
    let packs = Packs::tiny_sanctuary();
    packs.edit("pack.ron", "tiny", "sanctuary");
    for file in [TEXTS, DECK] {
        std::fs::remove_file(packs.path("tiny").join(file)).expect("the file");
    }
    packs.edit(CARDS, "\"Diver\"", "\"Pearl Diver\"");
    let good = check(&[packs.root()]);
    let counts = "1 pack, 6 cards, 0 errors, 0 warnings\n";
    assert_eq!((good.output.as_str(), good.code), (counts, 0));
}
