//! Texts of Biomes in other languages: what they translate, and what is wrong with them.

use fourfold::packs::Language;

use crate::kit::Packs;

const TEXTS: &str = "texts/es.ron";

fn problem(texts: &str, problem: &str) {
    let packs = Packs::tiny();
    packs.write(TEXTS, texts);
    assert_eq!(packs.problems(), [problem], "{texts}");
    assert!(packs.load().0.is_none(), "a broken pack must be set aside");
}

#[test]
fn what_is_translated_is_spanish_and_the_rest_stays_english() {
    let packs = Packs::tiny();
    let biome = packs.load().0.expect("content").biomes[0].kind;
    let texts = format!(
        "(cards: [(id: \"spark\", name: \"Chispa\", flavor: \"¡Zas!\")], biomes: [(kind: {biome:?}, name: \"Lugar\")])"
    );
    packs.write(TEXTS, texts);
    let (content, report) = packs.load();
    assert_eq!(report.to_string(), "");
    let content = content.expect("content");
    let named = |id: &str| {
        let card = content.cards.iter().find(|c| c.id == id).expect("a card");
        card.name.in_language(Language::Spanish)
    };
    assert_eq!(named("tiny:spark"), "Chispa");
    assert_eq!(named("tiny:nest"), "Nest");
    let biome = &content.biomes[0];
    assert_eq!(biome.name.in_language(Language::Spanish), "Lugar");
    assert_ne!(biome.name.in_language(Language::English), "Lugar");
}

#[test]
fn texts_of_unknown_things() {
    problem(
        "(cards: [(id: \"sparc\", name: \"Chispa\")])",
        "P032 tiny/texts/es.ron:1:15",
    );
    problem(
        "(decks: [(id: \"none\", name: \"Nada\")])",
        "P032 tiny/texts/es.ron:1:15",
    );
    problem(
        "(subtypes: [(\"nobody\", \"nadie\")])",
        "B026 tiny/texts/es.ron:1:14",
    );
}

#[test]
fn texts_that_say_nothing_or_twice() {
    problem(
        "(cards: [(id: \"spark\", name: \"\")])",
        "B009 tiny/texts/es.ron:1:30",
    );
    problem(
        "(cards: [(id: \"spark\", name: \"A\"), (id: \"tiny:spark\", name: \"B\")])",
        "B025 tiny/texts/es.ron:1:41",
    );
}

#[test]
fn files_named_after_no_other_language() {
    let packs = Packs::tiny();
    packs.write("texts/en.ron", "()");
    assert_eq!(packs.problems(), ["B024 tiny/texts/en.ron:1:1"]);
}
