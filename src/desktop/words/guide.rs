//! The words of guided matches.

use super::words;

words! {
    /// The words of guided matches in one language.
    pub struct GuideWords {
        /// Before the games with a guided match, on the title.
        new_here: &'static str,
        /// Begins the guided match, on a setup screen.
        begin: &'static str,
        /// Head of a line without a number.
        head: &'static str,
        /// A line was read.
        read: &'static str,
        /// No more lines.
        skip: &'static str,
    }
    says {
        /// Head of a line: which, and of how many.
        part(n: usize, of: usize);
    }
}
