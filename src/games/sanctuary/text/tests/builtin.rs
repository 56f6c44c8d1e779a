//! Tests of the texts of all built-in cards.

use super::{Card, LANGUAGES, Language, ability_text, card_text, terms, type_line};
use crate::games::sanctuary::content::builtin;
use crate::packs::proofread::{parts_of_cards, spanish, well_set};

fn every_paragraph(language: Language, check: impl Fn(&Card, &str)) {
    let content = builtin().expect("content");
    for card in &content.cards {
        for paragraph in card_text(card, &content, language) {
            check(card, &paragraph.to_string());
        }
    }
}

#[test]
fn every_paragraph_is_a_sentence() {
    for language in LANGUAGES {
        every_paragraph(language, |card, text| {
            let id = &card.id;
            assert!(text.ends_with('.'), "{id}: {text}");
            well_set(id, text);
            let first = text.chars().next();
            assert!(first.is_some_and(char::is_uppercase), "{id}: {text}");
        });
    }
}

#[test]
fn no_english_is_left_in_spanish() {
    every_paragraph(Language::Spanish, |card, text| {
        spanish(&card.id, text, &["Character"], &[" un Tec", " una Per"]);
    });
}

parts_of_cards!();
