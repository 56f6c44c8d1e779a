//! Who sits where with which deck.

use bevy::prelude::Resource;

use crate::desktop::panels::setup;
use crate::desktop::session::Controller;
use crate::desktop::start::Form;
use crate::desktop::words::SetupWords;

/// What a game of Sanctuary is opened with; kept for the next time.
#[derive(Debug, Clone, PartialEq, Eq, Resource)]
pub struct SanctuaryForm {
    /// Names by seat.
    pub names: [String; 2],
    /// Who decides, by seat.
    pub controllers: [Controller; 2],
    /// Deck by seat, as an index into the content's decks.
    pub decks: [usize; 2],
    /// As typed.
    pub seed: String,
}

impl Default for SanctuaryForm {
    fn default() -> Self {
        Self {
            names: ["Ada".to_owned(), "Mara".to_owned()],
            controllers: [Controller::Human, Controller::opponent()],
            decks: [0, 1],
            seed: "1".to_owned(),
        }
    }
}

impl Form for SanctuaryForm {
    fn seed_text(&mut self) -> &mut String {
        &mut self.seed
    }
}

impl SanctuaryForm {
    /// What is wrong with it, in words, if anything.
    #[must_use]
    pub fn problem(&self, words: &SetupWords) -> Option<&'static str> {
        setup::problem(&self.names, self.seed(), words)
    }

    /// The seed as a number.
    #[must_use]
    pub fn seed(&self) -> Option<u64> {
        self.seed.trim().parse().ok()
    }
}
