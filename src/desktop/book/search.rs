//! Finds words on the pages, however they are written: capitals and accents make no difference.

use super::{Block, Book, Place, plain};

/// A place where the words stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hit {
    /// The page, by its index.
    pub page: usize,
    /// The part of it.
    pub at: Place,
    /// The text there.
    pub text: String,
}

/// The most places that are shown.
const MOST: usize = 24;

/// Every place where all words of `wanted` stand, in the order of the pages. `words` are the words of the game, `steps`
/// the names of the steps and what is said of them.
#[must_use]
pub fn hits(
    book: &Book,
    wanted: &str,
    words: &[(String, String)],
    steps: &[(&str, &str)],
) -> Vec<Hit> {
    let wanted = folded(wanted);
    let wanted: Vec<&str> = wanted.split_whitespace().collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let fits = |text: &str| {
        let text = folded(text);
        wanted.iter().all(|word| text.contains(word))
    };
    let mut found = Vec::new();
    for (page, about) in book.pages.iter().enumerate() {
        let mut add = |at, text: String| {
            if fits(&text) {
                found.push(Hit { page, at, text });
            }
        };
        add(Place::Top, about.title.clone());
        for (at, block) in about.blocks.iter().enumerate() {
            match block {
                Block::Turn => {
                    for (name, text) in steps {
                        add(Place::Block(at), format!("{name}: {text}"));
                    }
                }
                Block::Words => {
                    for (name, help) in words {
                        add(Place::Word(name.clone()), format!("{name}: {help}"));
                    }
                }
                Block::Text(_)
                | Block::Head(_)
                | Block::Points(_)
                | Block::Cards(_)
                | Block::Signs(_)
                | Block::Map(_) => {
                    for text in block.texts() {
                        add(Place::Block(at), plain(text));
                    }
                }
            }
        }
    }
    found.truncate(MOST);
    found
}

/// Small letters without accents.
fn folded(text: &str) -> String {
    let plain = |c: char| match c {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'ü' => 'u',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_capitals_make_no_difference() {
        let text = r#"(pages: [(id: "a", title: "Energía", blocks: [Text("La *acción* termina."), Words])], steps: [])"#;
        let book: Book = ron2::from_str(text).expect("it is right");
        let words = [("evasión".to_owned(), "nadie la ve".to_owned())];
        let found = |wanted: &str| hits(&book, wanted, &words, &[]);
        assert_eq!(found("energia")[0].at, Place::Top);
        assert_eq!(found("ACCION termina")[0].at, Place::Block(0));
        assert_eq!(found("evasion")[0].at, Place::Word("evasión".to_owned()));
        assert!(found("ninguna").is_empty() && found("  ").is_empty());
    }
}
