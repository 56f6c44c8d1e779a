//! Resolves names of games, bots and decks on the command line.

use super::args::Play;
use crate::bots::roster::{Entry, Roster};
use crate::games::{self, GameEntry, Playable, SeatedGame, Seating};
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

/// `human` or bots, one for each name.
pub(crate) fn controllers<G: Roster>(wanted: &[String]) -> Result<Vec<&'static str>, Outcome> {
    wanted.iter().map(|name| controller::<G>(name)).collect()
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

/// What the command line says about a match of two seats with a deck each; `ids` are those of all decks.
pub(crate) fn two_seats<G: SeatedGame>(
    wish: &Play,
    ids: &[&str],
) -> Result<Seating<G::TableOptions>, Outcome> {
    let controllers = match two("bot", &wish.bots)? {
        Some(names) => names
            .map(controller::<G>)
            .into_iter()
            .collect::<Result<_, _>>()?,
        None => Vec::new(),
    };
    let decks = decks(ids, &wish.decks)?;
    Ok(Seating {
        begins: !controllers.is_empty() || decks.is_some() || wish.seed.is_some(),
        controllers,
        decks: decks.map_or_else(Vec::new, Vec::from),
        table: Default::default(),
    })
}

/// Wrong use if one of these options was given that only other games take.
pub(crate) fn check_own_options<G: Playable>(given: &[&'static str]) -> Result<(), Outcome> {
    let Some(foreign) = given.iter().find(|option| !G::OPTIONS.contains(*option)) else {
        return Ok(());
    };
    let takes = |game: &GameEntry| game.options.contains(foreign);
    let theirs = games::all().into_iter().filter(takes);
    let theirs: Vec<String> = theirs.map(|game| title(game.name)).collect();
    let theirs = match theirs.is_empty() {
        true => "other games".to_owned(),
        false => theirs.join(" and "),
    };
    Err(Outcome::wrong(format!(
        "error: {foreign} is for {theirs} only"
    )))
}

/// The name of a game with a capital letter.
fn title(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().map(|c| c.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}
