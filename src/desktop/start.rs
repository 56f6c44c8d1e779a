//! From the setup form to a running session.

use bevy::prelude::Resource;

use super::panels::SetupForm;
use super::session::{Player, Session};
use crate::games::biomes::content::Content;
use crate::games::biomes::{Biomes, Setup};
use crate::table::{Match, TableRng};

/// The content every match of this run plays with.
#[derive(Clone, Copy, Resource)]
pub struct Library(pub &'static Content);

impl std::fmt::Debug for Library {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Library of {} cards", self.0.cards.len())
    }
}

/// Opens a match as the form says. Anything out of range falls back to the first deck or seed 1.
#[must_use]
pub fn open(library: &Library, form: &SetupForm) -> Session {
    let content = library.0;
    let deck = |seat: usize| {
        let at = form.decks[seat];
        u16::try_from(if at < content.decks.len() { at } else { 0 }).unwrap_or_default()
    };
    let seed = form.seed().unwrap_or(1);
    let setup = Setup {
        content,
        decks: [deck(0), deck(1)],
        best_of: form.best_of,
        position: None,
    };
    Session::new(Match::<Biomes>::new(setup, seed), players(form, seed))
}

/// The two players of the form.
#[must_use]
pub fn players(form: &SetupForm, seed: u64) -> [Player; 2] {
    [0, 1].map(|seat: u8| {
        let at = usize::from(seat);
        let own = TableRng::derive(seed, u64::from(seat) + 1000);
        Player::new(form.names[at].trim(), form.sitters[at], own)
    })
}
