//! Words of hints.

use super::words;

words! {
    /// Words of hints.
    pub struct AdviceWords {
        /// The button, and the head of the hint.
        hint: &'static str,
        /// The effect of the button.
        about: &'static str,
        /// There is nothing to think about now.
        nothing: &'static str,
        /// While it is thought about.
        thinking: &'static str,
        /// Stops that.
        stop: &'static str,
        /// Before what will probably follow.
        expected: &'static str,
        /// Makes the choice.
        take: &'static str,
    }
    says {
        /// The chance to win with the choice, and as the table stands, in hundredths.
        chances(after: u32, before: u32);
        /// Another choice, and the chance to win with it.
        instead(what: &str, chance: u32);
    }
}
