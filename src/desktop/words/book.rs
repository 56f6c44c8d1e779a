//! The words round the pages of How to play.

use super::declare::words;
use crate::desktop::book::Acting;

words! {
    /// The words round the pages of How to play.
    pub struct BookWords {
        /// The button that opens it, and its head.
        title: &'static str,
        /// In an empty field of words to search for.
        search: &'static str,
        /// Nothing was found.
        nothing: &'static str,
        /// Turns to the page before.
        before: &'static str,
        /// Turns to the next page.
        next: &'static str,
        /// Before the pages that say more of a word.
        more: &'static str,
    }
    says {
        /// How many places were found.
        found(n: usize);
        /// The page of all.
        page(n: usize, of: usize);
    }
    by name {
        /// Who acts in a step.
        acting(Acting): &'static str;
    }
}
