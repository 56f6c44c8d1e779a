//! Texts that are made from data: paragraphs of pieces, and where the words stand that have an explanation.

/// A stretch of rules text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// Words.
    Text(String),
    /// A word of the game that has an explanation.
    Term(String),
}

/// One paragraph: usually one ability.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Paragraph(pub Vec<Piece>);

impl std::fmt::Display for Paragraph {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for piece in &self.0 {
            let (Piece::Text(text) | Piece::Term(text)) = piece;
            f.write_str(text)?;
        }
        Ok(())
    }
}

/// One way in which a text may spell a word, with the word's name and explanation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spelling {
    /// As the text spells it.
    pub form: &'static str,
    /// What it is called in a list of words.
    pub name: &'static str,
    /// What it means, one sentence.
    pub help: &'static str,
}

/// A text with its words marked.
#[must_use]
pub fn marked(text: &str, spellings: &[Spelling]) -> Paragraph {
    let mut pieces = Vec::new();
    let mut done = 0;
    for (start, word) in spelled(text, spellings) {
        if start < done {
            continue;
        }
        if start > done {
            pieces.push(Piece::Text(text[done..start].to_owned()));
        }
        done = start + word.form.len();
        pieces.push(Piece::Term(text[start..done].to_owned()));
    }
    if done < text.len() {
        pieces.push(Piece::Text(text[done..].to_owned()));
    }
    Paragraph(pieces)
}

/// The words in a text with where they start, in order; of several at one place the longest first.
#[must_use]
pub fn spelled(text: &str, spellings: &[Spelling]) -> Vec<(usize, Spelling)> {
    let mut found: Vec<(usize, Spelling)> = Vec::new();
    for &spelling in spellings {
        found.extend(places(text, spelling.form).map(|start| (start, spelling)));
    }
    found.sort_by_key(|(start, word)| (*start, usize::MAX - word.form.len()));
    found
}

/// Where a whole word stands in a text, however its first letter is written.
fn places<'a>(text: &'a str, form: &'a str) -> impl Iterator<Item = usize> + 'a {
    let whole = move |start: usize| {
        let before = text[..start].chars().next_back();
        let after = text[start + form.len()..].chars().next();
        !before.is_some_and(char::is_alphabetic) && !after.is_some_and(char::is_alphabetic)
    };
    let same = move |start: usize| {
        let there = text.get(start..start + form.len());
        there.is_some_and(|there| there == form || there == capital(form))
    };
    let starts = text.char_indices().map(|(start, _)| start);
    starts.filter(move |&start| same(start) && whole(start))
}

/// "+2", "−1".
#[must_use]
pub fn signed(n: i32) -> String {
    if n < 0 {
        format!("−{}", n.unsigned_abs())
    } else {
        format!("+{n}")
    }
}

/// With a capital first letter.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}

/// " → name", or nothing.
#[must_use]
pub fn onto(to: &str) -> String {
    if to.is_empty() {
        String::new()
    } else {
        format!(" → {to}")
    }
}

/// `phrases!();`: a game's `Speaker` says its choices and events with the functions of its modules `english` and
/// `spanish`. `phrases!(choices, events, ..)`: with those of its modules `choices` and `events`, in both languages; two
/// functions make of what they say what is shown.
macro_rules! phrases {
    (choices, events, $choice:expr, $event:expr) => {
        impl $crate::table::Phrases for Speaker<'_> {
            fn choice(&self, choice: &$crate::table::Choice) -> String {
                let Some(choice) = Choice::read(choice) else {
                    // It can only be refused: something that its word needs is missing.
                    return format!("{} {}", capital(choice.verb), self.thing(choice.subject));
                };
                $choice(choices::choice(self, choice))
            }

            fn event(&self, event: &$crate::table::Event) -> Option<String> {
                events::event(self, Event::read(event)?).map($event)
            }
        }
    };
    () => {
        impl $crate::table::Phrases for Speaker<'_> {
            fn choice(&self, choice: &$crate::table::Choice) -> String {
                let Some(choice) = Choice::read(choice) else {
                    // It can only be refused: something that its word needs is missing.
                    return format!("{} {}", capital(choice.verb), self.thing(choice.subject));
                };
                match self.language {
                    Language::English => english::choice(self, choice),
                    Language::Spanish => spanish::choice(self, choice),
                }
            }

            fn event(&self, event: &$crate::table::Event) -> Option<String> {
                events::event(self, Event::read(event)?)
            }
        }
    };
}

/// `card_names!();` in an `impl Speaker`: what players and cards are called, where a view has cards by id.
macro_rules! card_names {
    () => {
        /// Whether it is the seat that is spoken to.
        fn is_you(&self, seat: Seat) -> bool {
            self.view.seat == Some(seat)
        }

        /// A player's name.
        fn name(&self, seat: Seat) -> &str {
            let somebody = self.language.pick("Somebody", "Alguien");
            self.names.get(seat.index()).copied().unwrap_or(somebody)
        }

        /// A card by id; "a card" for one that cannot be seen.
        fn card(&self, id: ObjectId) -> String {
            match self.view.card(id) {
                Some(card) => self.face(card.face),
                None => self.language.pick("a card", "una carta").to_owned(),
            }
        }

        fn face(&self, face: u16) -> String {
            let card = self.view.content.cards.get(usize::from(face));
            let name = card.map(|card| card.name.in_language(self.language));
            name.unwrap_or_default().to_owned()
        }
    };
}

pub(crate) use {card_names, phrases};

/// Sentences one after the other, the first without a capital.
pub fn sentences(parts: impl Iterator<Item = String>) -> String {
    let mut text = String::new();
    for says in parts {
        if text.is_empty() {
            text = says;
        } else {
            text = text + " " + &capital(&says);
        }
        text.push('.');
    }
    text
}

/// "a, b and c".
#[must_use]
pub fn listed(parts: &[String], word: &str) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {word} {last}", most.join(", ")),
    }
}

/// The names of the bits that are set, the lowest first: "a, b and c"; of none "nothing".
#[must_use]
pub fn listed_bits(bits: u32, names: &[&str]) -> String {
    let set = (0..).zip(names).filter(|(bit, _)| bits & 1 << bit != 0);
    let set: Vec<String> = set.map(|(_, name)| (*name).to_owned()).collect();
    match set.as_slice() {
        [] => "nothing".to_owned(),
        set => listed(set, "and"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: [Spelling; 2] = [
        Spelling {
            form: "attack roll",
            name: "attack roll",
            help: "Rolled against a monster.",
        },
        Spelling {
            form: "attack",
            name: "attack",
            help: "Rolls to the death.",
        },
    ];

    #[test]
    fn the_longest_word_at_a_place_is_marked_and_parts_of_words_are_not() {
        let text = marked("Attack rolls: an attack roll in an attack.", &WORDS);
        let terms: Vec<&str> = text
            .0
            .iter()
            .filter_map(|piece| match piece {
                Piece::Term(term) => Some(term.as_str()),
                Piece::Text(_) => None,
            })
            .collect();
        assert_eq!(terms, ["Attack", "attack roll", "attack"]);
        assert_eq!(
            text.to_string(),
            "Attack rolls: an attack roll in an attack."
        );
    }

    #[test]
    fn lists_and_signs() {
        let parts = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(listed(&parts, "or"), "a, b or c");
        assert_eq!((signed(2), signed(-1)), ("+2".to_owned(), "−1".to_owned()));
        assert_eq!(capital("élan"), "Élan");
        assert_eq!(sentences(parts.into_iter()), "a. B. C.");
    }
}
