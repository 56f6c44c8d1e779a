//! The words that the setup screens of games share.

use super::words;

words! {
    /// The words of the setup screen in one language.
    pub struct SetupWords {
        /// The two seats, by number.
        seats: [&'static str; 2],
        /// Where they sit.
        edges: [&'static str; 2],
        /// Before the field for a name.
        name: &'static str,
        /// The label of the choice of player, for screen readers.
        decides: &'static str,
        /// When no pack has a deck.
        no_deck: &'static str,
        /// Cards in a deck.
        cards: &'static str,
        /// Before the number of cards that are not the same.
        different: &'static str,
        /// Above the curve of costs.
        costs: &'static str,
        /// Before the field for the seed.
        seed: &'static str,
        /// Makes another seed.
        another: &'static str,
        /// The explanation of seeds.
        same: &'static str,
        /// Begins.
        start: &'static str,
        /// The key that begins.
        enter: &'static str,
        /// To the title.
        back: &'static str,
        /// A name is missing.
        unnamed: &'static str,
        /// Both names are the same.
        namesakes: &'static str,
        /// The seed is no number.
        no_seed: &'static str,
    }
}
