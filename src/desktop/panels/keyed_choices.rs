//! The number keys of the choices that are listed in words.

use super::{PanelText, PanelView, key_settings};
use crate::desktop::intent::Intent;
use crate::desktop::keymap::{Action, Keymap};
use crate::desktop::words::SettingsWords;
use crate::table::Choice;

/// The number of listed choices that have a key.
pub const KEYS: u8 = 9;

/// The intents of the number keys, and the names of those keys.
#[derive(Debug, Clone)]
pub struct KeyedChoices {
    wishes: Vec<Option<Intent>>,
    keys: Vec<Option<String>>,
}

impl KeyedChoices {
    /// The list in a card game.
    #[must_use]
    pub fn of<G: PanelText>(p: &PanelView<G>) -> Self {
        let wishes = G::listed(p).into_iter().map(Some);
        Self::new(wishes.collect(), &p.keys, &p.words.settings)
    }

    /// The list of those intents, in their order. `None`: the key does nothing.
    #[must_use]
    pub fn new(wishes: Vec<Option<Intent>>, keys: &Keymap, words: &SettingsWords) -> Self {
        let name = |n| key_settings::key_name(keys, Action::Word(n), words);
        Self {
            wishes,
            keys: (0..KEYS).map(name).collect(),
        }
    }

    /// The key of that wish, if it has one.
    #[must_use]
    pub fn key(&self, wish: &Intent) -> Option<&str> {
        let is = |listed: &Option<Intent>| listed.as_ref() == Some(wish);
        let at = self.wishes.iter().position(is)?;
        self.keys.get(at)?.as_deref()
    }

    /// The key of that wish if it is the n-th: things that look alike have keys of their own.
    #[must_use]
    pub fn nth(&self, n: usize, wish: &Intent) -> Option<&str> {
        let is = self.wishes.get(n)?.as_ref() == Some(wish);
        self.keys.get(n)?.as_deref().filter(|_| is)
    }

    /// The key of that choice, if it has one.
    #[must_use]
    pub fn key_of(&self, choice: &Choice) -> Option<&str> {
        self.key(&Intent::Choose(*choice))
    }
}
