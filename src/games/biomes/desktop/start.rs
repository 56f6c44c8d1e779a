//! The start of a match of Biomes from the setup form.

use super::panels::SetupForm;
use crate::desktop::session::{Player, Session};
use crate::desktop::start::Library;
use crate::games::biomes::{Biomes, Setup};
use crate::table::Match;

/// Opens a match as the form says. Anything out of range falls back to the first deck or seed 1.
#[must_use]
pub fn open(library: Library<Biomes>, form: &SetupForm) -> Session<Biomes> {
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
pub fn players(form: &SetupForm, seed: u64) -> [Player<Biomes>; 2] {
    [0, 1].map(|seat| Player::seated(form.names[seat].trim(), form.controllers[seat], seed, seat))
}
