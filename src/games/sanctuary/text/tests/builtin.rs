//! What every built-in card says.

use super::{Card, Content, LANGUAGES, Language, Paragraph, card_text, terms, type_line};
use crate::games::sanctuary::content::builtin;

/// English words that Spanish has no use for.
const ENGLISH: [&str; 20] = [
    "the",
    "of",
    "to",
    "and",
    "your",
    "its",
    "this",
    "that",
    "when",
    "while",
    "if",
    "each",
    "with",
    "card",
    "cards",
    "damage",
    "gains",
    "play",
    "turn",
    "Character",
];

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
            assert!(!text.contains("  ") && !text.contains(".."), "{id}: {text}");
            assert!(!text.contains(" ,") && !text.contains(" ."), "{id}: {text}");
            let first = text.chars().next();
            assert!(first.is_some_and(char::is_uppercase), "{id}: {text}");
        });
    }
}

#[test]
fn no_english_is_left_in_spanish() {
    every_paragraph(Language::Spanish, |card, text| {
        let mut words = text.split(|c: char| !c.is_alphabetic());
        let left = words.find(|word| ENGLISH.contains(word));
        assert_eq!(left, None, "{}: {text}", card.id);
        for wrong in [" a el ", " de el ", " y i", " y hi", " un Tec", " una Per"] {
            assert!(!text.contains(wrong), "{}: {text}", card.id);
        }
    });
}

#[test]
fn every_card_has_a_type_line_and_terms_with_sentences() {
    let content: &Content = &builtin().expect("content");
    for card in &content.cards {
        for language in LANGUAGES {
            assert!(!type_line(card, content, language).is_empty());
            for (name, sentence) in terms(card, language) {
                assert!(!name.is_empty() && sentence.ends_with('.'), "{}", card.id);
            }
        }
    }
}

#[test]
fn an_ability_says_the_same_alone() {
    let content = builtin().expect("content");
    for card in &content.cards {
        for language in LANGUAGES {
            let all = card_text(card, &content, language);
            for n in 0..card.abilities.len() {
                let alone = super::ability_text(card, n, &content, language);
                let alone: Paragraph = alone.expect("it has that many");
                assert!(all.contains(&alone), "{}: {alone}", card.id);
            }
        }
    }
}
