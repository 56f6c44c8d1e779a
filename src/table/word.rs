//! What generic code asks about the words of a game: which of its choices passes, which gives up, which question is
//! the one of priority. The enums of a game answer; nothing else compares texts.

use std::fmt::Debug;

use super::{Choice, Decision, Event};

/// A word of a game: the text that files, logs and journals know it by.
pub trait Word: Copy + Eq + Debug + Send + Sync + 'static {
    /// The text.
    fn text(self) -> &'static str;
}

/// The words of a game's choices, with those that mean the same in every game. A list is empty
/// where the game has no such word.
pub trait ChoiceWords: Word {
    /// The texts of all words, sorted; empty where the game has no list of them.
    const TEXTS: &'static [&'static str];
    /// A seat gives up.
    const CONCEDE: Self;
    /// A seat with priority does nothing.
    const PASS: &'static [Self];
    /// A seat with priority ends its step or turn.
    const END: &'static [Self];
    /// A card is played.
    const PLAY: &'static [Self];
    /// Something is aimed at.
    const TARGET: &'static [Self];
}

/// The words of a game's events, with those that mean the same in every game. A list is empty
/// where the game has no such word.
pub trait EventWords: Word {
    /// The texts of all words, sorted; empty where the game has no list of them.
    const TEXTS: &'static [&'static str] = &[];
    /// A seat gave up.
    const CONCEDE: Self;
    /// A match of several begins.
    const MATCH: &'static [Self];
    /// A card went from one zone to another.
    const MOVE: &'static [Self];
    /// A seat passed.
    const PASS: &'static [Self];
}

/// The words of a game's questions, with those that mean the same in every game. A list is empty
/// where the game has no such word.
pub trait TopicWords: Word {
    /// The texts of all words, sorted; empty where the game has no list of them.
    const TEXTS: &'static [&'static str];
    /// A seat has priority.
    const ACT: &'static [Self];
    /// Something is aimed at.
    const TARGET: &'static [Self];
}

impl Choice {
    /// The choice that is only this word.
    #[must_use]
    pub fn plain(word: impl ChoiceWords) -> Self {
        Self::new(word.text())
    }

    /// Whether it has one of these words.
    #[must_use]
    pub fn is_any(&self, words: &[impl ChoiceWords]) -> bool {
        words.iter().any(|word| self.verb == word.text())
    }
}

impl Event {
    /// Whether it has one of these words.
    #[must_use]
    pub fn is_any(&self, words: &[impl EventWords]) -> bool {
        words.iter().any(|word| self.verb == word.text())
    }
}

impl Decision {
    /// Whether it is about one of these.
    #[must_use]
    pub fn is_any(&self, words: &[impl TopicWords]) -> bool {
        words.iter().any(|word| self.topic == word.text())
    }
}

/// The words of a game that declares no enums, but lists of texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlainWord(pub &'static str);

impl Word for PlainWord {
    fn text(self) -> &'static str {
        self.0
    }
}

impl ChoiceWords for PlainWord {
    const TEXTS: &'static [&'static str] = &[];
    const CONCEDE: Self = Self("concede");
    const PASS: &'static [Self] = &[Self("pass")];
    const END: &'static [Self] = &[Self("end")];
    const PLAY: &'static [Self] = &[Self("play")];
    const TARGET: &'static [Self] = &[Self("target")];
}

impl EventWords for PlainWord {
    const TEXTS: &'static [&'static str] = &[];
    const CONCEDE: Self = Self("concede");
    const MATCH: &'static [Self] = &[Self("match")];
    const MOVE: &'static [Self] = &[Self("move")];
    const PASS: &'static [Self] = &[Self("pass")];
}

impl TopicWords for PlainWord {
    const TEXTS: &'static [&'static str] = &[];
    const ACT: &'static [Self] = &[Self("act")];
    const TARGET: &'static [Self] = &[Self("target")];
}

/// The one of `all` at the place that `text` has in `texts`, while compiling; nothing if it is not among them.
pub(crate) const fn word_of<W>(text: &str, texts: &[&str], all: &'static [W]) -> &'static [W] {
    let mut at = 0;
    while at < texts.len() {
        if same(text.as_bytes(), texts[at].as_bytes()) {
            return all.split_at(at).1.split_at(1).0;
        }
        at += 1;
    }
    &[]
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}
