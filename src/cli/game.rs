//! Resolves names of games, bots and decks on the command line.

use super::args::Play;
use crate::bots::roster::{BotName, UnknownBot};
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
pub(crate) fn bot(wanted: &str) -> Result<BotName, Outcome> {
    let known = BotName::known();
    wanted.parse().map_err(|why| match why {
        UnknownBot::Name(_) => names::unknown("bot", wanted, known.iter().map(String::as_str)),
        UnknownBot::Iterations(_) => Outcome::wrong(format!("error: {why}")),
    })
}

/// `human`, which is none, or the name of a bot.
fn controller(wanted: &str) -> Result<Option<BotName>, Outcome> {
    if wanted == HUMAN {
        return Ok(None);
    }
    let known = BotName::known();
    let known = || [HUMAN].into_iter().chain(known.iter().map(String::as_str));
    wanted.parse().map(Some).map_err(|why| match why {
        UnknownBot::Name(_) => names::unknown("bot", wanted, known()),
        UnknownBot::Iterations(_) => Outcome::wrong(format!("error: {why}")),
    })
}

/// `human` or bots, one for each name.
pub(crate) fn controllers(wanted: &[String]) -> Result<Vec<Option<BotName>>, Outcome> {
    wanted.iter().map(|name| controller(name)).collect()
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
            .map(controller)
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
