//! The start of a game of Sanctuary from the setup form.

use super::panels::SanctuaryForm;
use crate::desktop::session::{Player, Session};
use crate::desktop::start::Library;
use crate::games::sanctuary::{Sanctuary, Setup};
use crate::table::Match;

/// Opens a game of Sanctuary as the form says. Anything out of range falls back to the first deck or seed 1.
#[must_use]
pub fn open(library: Library<Sanctuary>, form: &SanctuaryForm) -> Session<Sanctuary> {
    let content = library.0;
    let deck = |at: usize| {
        u16::try_from(if at < content.decks.len() { at } else { 0 }).unwrap_or_default()
    };
    let seed = form.seed().unwrap_or(1);
    let setup = Setup {
        content,
        decks: form.decks.map(deck),
        position: None,
    };
    let game = Match::<Sanctuary>::new(setup, seed);
    Session::new(game, players(form, seed))
}

/// The two players of the form.
#[must_use]
pub fn players(form: &SanctuaryForm, seed: u64) -> [Player<Sanctuary>; 2] {
    [0, 1].map(|seat| Player::seated(form.names[seat].trim(), form.controllers[seat], seed, seat))
}
