//! Resolves names of games, bots and decks on the command line.

use crate::bots::roster::{Entry, Roster};
use crate::games;
use crate::tools::content::deck;
use crate::tools::{Outcome, names};

/// Whoever is asked at the window.
pub(crate) const HUMAN: &str = "human";

/// A game that can be played.
pub(crate) fn game(wanted: &str) -> Result<&'static str, Outcome> {
    names::known("game", wanted, &games::names())
}

/// A bot by name.
pub(crate) fn bot<G: Roster>(wanted: &str) -> Result<&'static Entry<G>, Outcome> {
    let known = || G::BOTS.iter().map(|entry| entry.name);
    let found = G::BOTS.iter().find(|entry| entry.name == wanted);
    found.ok_or_else(|| names::unknown("bot", wanted, known()))
}

/// `human` or the name of a bot.
pub(crate) fn controller<G: Roster>(wanted: &str) -> Result<&'static str, Outcome> {
    let mut known = vec![HUMAN];
    known.extend(G::BOTS.iter().map(|entry| entry.name));
    names::known("bot", wanted, &known)
}

/// A deck for each of two seats among `ids`; a single one for both, none for none.
pub(crate) fn decks(ids: &[&str], wanted: &[String]) -> Result<Option<[u16; 2]>, Outcome> {
    let Some([first, second]) = two("deck", wanted)? else {
        return Ok(None);
    };
    Ok(Some([deck(ids, first)?, deck(ids, second)?]))
}

/// One name stands for both seats.
pub(crate) fn two<'a>(thing: &str, names: &'a [String]) -> Result<Option<[&'a str; 2]>, Outcome> {
    match names {
        [] => Ok(None),
        [both] => Ok(Some([both, both])),
        [first, second] => Ok(Some([first, second])),
        more => Err(Outcome::wrong(format!(
            "error: {} {thing}s named; a game has two seats",
            more.len()
        ))),
    }
}

/// Wrong use if one of these options was given: they belong to another game.
pub(crate) fn none_of(options: &[(&str, bool)], theirs: &str) -> Result<(), Outcome> {
    match options.iter().find(|(_, given)| *given) {
        Some((flag, _)) => Err(Outcome::wrong(format!(
            "error: {flag} is for {theirs} only"
        ))),
        None => Ok(()),
    }
}
