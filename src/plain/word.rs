//! Declares the words of a game, each with a sentence in both languages.

use crate::table::Language;
use crate::tools::scenario::speech::Verb;

/// An argument of a choice in a scenario.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    /// A card by its id: `"id"`. The first one is the subject, the second one the target.
    Card,
    /// A place: `hand(0)`.
    Place,
    /// A number: `3`.
    Number,
}

/// A word of choices, events or questions. [`words!`](crate::words) writes a table of them.
#[derive(Debug, Clone, Copy)]
pub struct Word {
    /// The word of the game.
    pub word: &'static str,
    /// Its arguments in a scenario.
    pub slots: &'static [Slot],
    /// Its spelling in a scenario, for error messages.
    pub example: &'static str,
    /// Its sentence in English, with names in braces.
    pub english: &'static str,
    /// Its sentence in Spanish.
    pub spanish: &'static str,
}

impl Word {
    /// The sentence in that language.
    #[must_use]
    pub const fn sentence(&self, language: Language) -> &'static str {
        language.pick(self.english, self.spanish)
    }
}

/// Tables of words: `const NAME = { .. }` with rows `word "English", "Spanish";`. A choice with something in brackets is
/// written `word(Card, Number)`.
#[macro_export]
macro_rules! words {
    ($($(#[$doc:meta])* const $name:ident = { $($word:ident $(($($slot:ident),+))? $english:literal, $spanish:literal;)+ })+) => {
        $($(#[$doc])* pub const $name: &[$crate::plain::Word] = &[$($crate::plain::Word {
            word: stringify!($word),
            slots: &[$($($crate::plain::Slot::$slot),+)?],
            example: concat!(stringify!($word) $(, "(", $(stringify!($slot), ",",)+ ")")?),
            english: $english,
            spanish: $spanish,
        }),+];)+
    };
}

/// More words of one kind than any game has.
pub(super) const MOST: usize = 64;

/// The verbs of scripts for a table of choices; the rest of the array is never looked at.
pub(super) const fn verbs(words: &[Word]) -> [Verb<Slot>; MOST] {
    let mut verbs: [Verb<Slot>; MOST] = [("", &[], 0, ""); MOST];
    let mut n = 0;
    while n < words.len() {
        let word = &words[n];
        verbs[n] = (word.word, word.slots, word.slots.len(), word.example);
        n += 1;
    }
    verbs
}

/// The words of a table alone; the rest of the array is never looked at.
pub(super) const fn names(words: &[Word]) -> [&'static str; MOST] {
    let mut names = [""; MOST];
    let mut n = 0;
    while n < words.len() {
        names[n] = words[n].word;
        n += 1;
    }
    names
}
