//! Checks for the texts of all built-in cards, used by the tests of the games.

/// English words that Spanish has no use for, whichever game it is.
const ENGLISH: [&str; 19] = [
    "the", "of", "to", "and", "your", "its", "this", "that", "when", "while", "if", "each", "with",
    "card", "cards", "damage", "gains", "play", "turn",
];

/// Two marks or spaces never stand together.
pub fn well_set(id: &str, text: &str) {
    for wrong in ["  ", "..", " ,", " .", ",,", ": ."] {
        assert!(!text.contains(wrong), "{id}: `{wrong}` in {text}");
    }
}

/// No English is left, these words of the game included, and nothing that no Spanish has, these pieces included.
pub fn spanish(id: &str, text: &str, english: &[&str], never: &[&str]) {
    let mut words = text.split(|c: char| !c.is_alphabetic());
    let left = words.find(|word| ENGLISH.contains(word) || english.contains(word));
    assert_eq!(left, None, "{id}: {text}");
    for wrong in [" a el ", " de el ", " y i", " y hi"].iter().chain(never) {
        assert!(!text.contains(wrong), "{id}: `{wrong}` in {text}");
    }
}

/// Tests of what a game says of each of its built-in cards, beside the text of the card as a whole.
macro_rules! parts_of_cards {
    () => {
        #[test]
        fn every_card_has_a_type_line_and_terms_with_sentences() {
            let content = builtin().expect("content");
            for card in &content.cards {
                for language in LANGUAGES {
                    assert!(!type_line(card, &content, language).is_empty());
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
                        let alone = ability_text(card, n, &content, language);
                        let alone = alone.expect("it has that many");
                        assert!(all.contains(&alone), "{}: {alone}", card.id);
                    }
                }
            }
        }
    };
}

pub(crate) use parts_of_cards;
