//! Words of a game, their explanations, and where they are in a text.

use crate::packs::prose::{self, Paragraph, Spelling, spelled};

/// One word with its explanation.
#[derive(Debug, Clone, Copy)]
pub struct Term {
    /// Its name.
    pub name: &'static str,
    /// Its spellings in texts.
    pub forms: &'static [&'static str],
    /// Its meaning in one sentence.
    pub help: &'static str,
}

/// Makes a word: name, spellings, explanation.
#[must_use]
pub const fn term(name: &'static str, forms: &'static [&'static str], help: &'static str) -> Term {
    Term { name, forms, help }
}

/// All words of a game in one language.
#[derive(Debug)]
pub struct Glossary(Vec<Spelling>);

impl Glossary {
    /// Keywords, name and explanation, which are spelled as they are called, then the other words.
    #[must_use]
    pub fn new(
        keywords: impl IntoIterator<Item = (&'static str, &'static str)>,
        terms: &'static [Term],
    ) -> Self {
        let keywords = keywords.into_iter().map(|(name, help)| Spelling {
            form: name,
            name,
            help,
        });
        let terms = terms.iter().flat_map(|term| {
            term.forms.iter().map(|&form| Spelling {
                form,
                name: term.name,
                help: term.help,
            })
        });
        Self(keywords.chain(terms).collect())
    }

    /// A text with its words marked.
    #[must_use]
    pub fn marked(&self, text: &str) -> Paragraph {
        prose::marked(text, &self.0)
    }

    /// The words of some texts with where each starts and ends, in order; of several at one place the longest first.
    pub fn words(
        &self,
        texts: &[String],
    ) -> Vec<Vec<(std::ops::Range<usize>, (&'static str, &'static str))>> {
        let words = |text: &String| {
            let spelled = spelled(text, &self.0).into_iter();
            let word = |(start, word): (usize, Spelling)| {
                (start..start + word.form.len(), (word.name, word.help))
            };
            spelled.map(word).collect()
        };
        texts.iter().map(words).collect()
    }
}
