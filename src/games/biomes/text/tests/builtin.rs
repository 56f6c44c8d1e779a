//! Tests of the texts of all built-in cards.

use super::{
    LANGUAGES, Language, Paragraph, ability_text, biome_text, card_text, terms, type_line,
};
use crate::games::biomes::content::builtin;
use crate::packs::proofread::{parts_of_cards, spanish, well_set};

/// Every paragraph of every card and biome, with what says it.
fn every_paragraph(language: Language, check: impl Fn(&str, &Paragraph)) {
    let content = builtin().expect("content");
    for card in &content.cards {
        for paragraph in card_text(card, &content, language) {
            check(&card.id, &paragraph);
        }
    }
    for biome in &content.biomes {
        for paragraph in biome_text(biome, &content, language) {
            check(&format!("{:?}", biome.kind), &paragraph);
        }
    }
}

#[test]
fn every_paragraph_is_a_sentence_in_its_language() {
    for language in LANGUAGES {
        every_paragraph(language, |id, paragraph| {
            assert_eq!(paragraph.language, language, "{id}");
            let text = paragraph.to_string();
            assert!(text.trim_end().ends_with(['.', ':']), "{id}: {text}");
            well_set(id, &text);
            let first = text.chars().next();
            let begins = first.is_some_and(|c| c.is_uppercase() || c.is_numeric());
            assert!(begins, "{id}: {text}");
        });
    }
}

#[test]
fn no_english_is_left_in_spanish() {
    every_paragraph(Language::Spanish, |id, paragraph| {
        let english = ["agent", "agents", "speed"];
        spanish(
            id,
            &paragraph.to_string(),
            &english,
            &[" un car", " una age"],
        );
    });
}

#[test]
fn every_card_says_as_much_in_both_languages() {
    let content = builtin().expect("content");
    for card in &content.cards {
        let [english, spanish] = LANGUAGES.map(|language| card_text(card, &content, language));
        assert_eq!(english.len(), spanish.len(), "{}", card.id);
        let [english, spanish] = LANGUAGES.map(|language| terms(card, language).len());
        assert_eq!(english, spanish, "{}", card.id);
    }
}

#[test]
fn every_name_and_flavour_is_translated() {
    let content = builtin().expect("content");
    let cards = content.cards.iter();
    let cards = cards.map(|card| (card.id.clone(), &card.name, &card.flavor));
    let biomes = content.biomes.iter();
    let biomes = biomes.map(|b| (format!("{:?}", b.kind), &b.name, &b.flavor));
    let decks = content.decks.iter();
    let decks = decks.map(|d| (d.id.clone(), &d.name, &d.summary));
    for (id, name, more) in cards.chain(biomes).chain(decks) {
        assert!(name.spanish.is_some(), "{id}");
        assert_eq!(more.spanish.is_none(), more.english.is_empty(), "{id}");
    }
    let untranslated = content.subtypes.iter().find(|word| word.spanish.is_none());
    assert_eq!(untranslated, None);
}

parts_of_cards!();
