//! The two sub-commands that need the desktop. Names are checked first, with and without it.

#[cfg(not(feature = "desktop"))]
mod absent;
#[cfg(feature = "desktop")]
mod present;

#[cfg(not(feature = "desktop"))]
use absent as desktop;
#[cfg(feature = "desktop")]
use present as desktop;

use crate::games::biomes::Biomes;
use crate::games::biomes::content::Content;
use crate::games::frames::content::{self as skirmish, Table};
use crate::games::frames::{Frames, SEATS};
use crate::packs::Picture;
use crate::table::Game;
use crate::tools::{Outcome, content};

use super::args::{Play, Shot};
use super::{game, say};

/// What a window opens with.
#[cfg_attr(not(feature = "desktop"), expect(dead_code, reason = "nothing opens"))]
struct Opening {
    content: &'static Content,
    pictures: Vec<(u16, Picture)>,
    /// `human` or bots by seat, if named.
    sitters: Option<[&'static str; 2]>,
    decks: Option<[u16; 2]>,
    best_of: u8,
    seed: Option<u64>,
    /// Goes to the match at once, since something about it was said.
    straight: bool,
    /// So many matches of bots one after the other.
    matches: Option<u32>,
    /// Content of Frames, and what was said about a game of it.
    frames: &'static skirmish::Content,
    skirmish: Option<Skirmish>,
}

/// What was said about a game of Frames.
#[cfg_attr(not(feature = "desktop"), expect(dead_code, reason = "nothing opens"))]
struct Skirmish {
    /// `human` or bots by seat; empty to be asked in the window.
    sitters: Vec<&'static str>,
    /// Companies by seat, as indices; fewer are taken in turn.
    companies: Vec<u16>,
    /// Players, skirmish or battle.
    table: Table,
    /// Index of the first field.
    field: Option<u16>,
}

/// A window, if this program has one.
pub(super) fn play(wish: &Play) -> Result<Outcome, Outcome> {
    if game::game(&wish.game)? == Frames::NAME {
        return play_frames(wish);
    }
    let foreign = [("--battle", wish.battle), ("--field", wish.field.is_some())];
    none_of(&foreign, "Frames")?;
    let sitters = match game::two("bot", &wish.bots)? {
        Some([first, second]) => Some([
            game::sitter::<Biomes>(first)?,
            game::sitter::<Biomes>(second)?,
        ]),
        None => None,
    };
    if wish.matches.is_some() && sitters.is_some_and(|who| who.contains(&game::HUMAN)) {
        return Err(Outcome::wrong(
            "error: --matches goes on by itself, so both seats must be bots",
        ));
    }
    let (loaded, skirmishes) = content::every(&wish.packs)?;
    let ids: Vec<&str> = loaded.content.decks.iter().map(|d| d.id.as_str()).collect();
    let decks = game::decks(&ids, &wish.decks)?;
    if !loaded.problems.is_empty() {
        say::error(&loaded.problems);
    }
    desktop::play(Opening {
        content: loaded.content,
        pictures: loaded.pictures,
        sitters,
        decks,
        best_of: if wish.best_of.as_deref() == Some("3") {
            3
        } else {
            1
        },
        seed: wish.seed,
        straight: sitters.is_some()
            || decks.is_some()
            || wish.best_of.is_some()
            || wish.seed.is_some(),
        matches: wish.matches,
        frames: skirmishes.content,
        skirmish: None,
    })
}

/// Wrong use if one of these options was given: they belong to another game.
fn none_of(options: &[(&str, bool)], theirs: &str) -> Result<(), Outcome> {
    match options.iter().find(|(_, given)| *given) {
        Some((flag, _)) => Err(Outcome::wrong(format!(
            "error: {flag} is for {theirs} only"
        ))),
        None => Ok(()),
    }
}

/// A window for Frames: its setup, or the game at once if it was said who sits where.
fn play_frames(wish: &Play) -> Result<Outcome, Outcome> {
    let foreign = [
        ("--best-of", wish.best_of.is_some()),
        ("--matches", wish.matches.is_some()),
    ];
    none_of(&foreign, "Biomes")?;
    let sitters = wish.bots.iter().map(|name| game::sitter::<Frames>(name));
    let sitters = sitters.collect::<Result<Vec<_>, Outcome>>()?;
    if !matches!(sitters.len(), 0 | 2..=SEATS) {
        let named = match sitters.len() {
            1 => "one seat".to_owned(),
            count => format!("{count} seats"),
        };
        return Err(Outcome::wrong(format!(
            "error: {named} named; two to five play Frames"
        )));
    }
    let (cards, loaded) = content::every(&wish.packs)?;
    if !loaded.problems.is_empty() {
        say::error(&loaded.problems);
    }
    let frames = loaded.content;
    let companies = wish.decks.iter().map(|id| content::company(frames, id));
    let companies = companies.collect::<Result<Vec<u16>, Outcome>>()?;
    let players = match sitters.len() {
        0 => companies.len().clamp(2, SEATS),
        named => named,
    };
    if companies.len() > players {
        let count = companies.len();
        return Err(Outcome::wrong(format!(
            "error: {count} companies named for {players} seats"
        )));
    }
    let table = Table {
        players: players as u8,
        battle: wish.battle,
    };
    let field = wish.field.as_deref();
    let field = field.map(|id| content::field(frames, id)).transpose()?;
    let unfit = |at: &&u16| {
        let company = frames.companies.get(usize::from(**at));
        company.is_none_or(|c| !c.tables.contains(&table))
    };
    if let Some(at) = companies.iter().find(unfit) {
        let id = &frames.companies[usize::from(*at)].id;
        let fits = frames
            .companies
            .iter()
            .filter(|c| c.tables.contains(&table));
        let fits: Vec<&str> = fits.map(|c| c.id.as_str()).collect();
        return Err(Outcome::wrong(format!(
            "error: the company `{id}` is not for {table}\ncompanies for it: {}",
            fits.join(", ")
        )));
    }
    desktop::play(Opening {
        content: cards.content,
        pictures: cards.pictures,
        matches: None,
        sitters: None,
        decks: None,
        best_of: 1,
        seed: wish.seed,
        straight: !sitters.is_empty(),
        frames,
        skirmish: Some(Skirmish {
            sitters,
            companies,
            table,
            field,
        }),
    })
}

/// A picture of one screen.
pub(super) fn shot(wish: &Shot) -> Result<Outcome, Outcome> {
    desktop::shot(wish)
}
