//! The two sub-commands that need the desktop. Names are checked first, with and without it.

#[cfg(not(feature = "desktop"))]
mod absent;
mod every;
mod position;
#[cfg(feature = "desktop")]
mod present;

#[cfg(not(feature = "desktop"))]
use absent as desktop;
#[cfg(feature = "desktop")]
use present as desktop;

use std::path::PathBuf;

use crate::games::frames::content::Table;
use crate::games::frames::tools::packs as frames_packs;
use crate::games::frames::{Frames, SEATS};
use crate::games::sanctuary::Sanctuary;
use crate::games::souls::Souls;
use crate::games::souls::tools::packs as souls_packs;
use crate::games::{self, biomes::Biomes};
use crate::packs::shown_path;
use crate::table::{Game, Language};
use crate::tools::Outcome;
use crate::tools::content::Loaded;
use crate::tools::editing::Bench;
use crate::tools::save;

use super::args::{Play, Replay, Shot};
use super::gathered::{self, Table as Gathering};
use super::{game, say};
use every::Every;

/// The match or screen that a window opens with.
#[cfg_attr(not(feature = "desktop"), expect(dead_code, reason = "nothing opens"))]
struct Opening {
    every: Every,
    /// The game.
    game: &'static str,
    /// `human` or bots by seat; empty to be asked in the window.
    controllers: Vec<&'static str>,
    /// Decks or companies by seat, as indices; empty for the first ones.
    decks: Vec<u16>,
    best_of: u8,
    seed: Option<u64>,
    language: Option<Language>,
    /// Goes to the match at once, since something about it was said.
    straight: bool,
    /// The number of matches that bots play one after the other.
    matches: Option<u32>,
    /// Tell how long frames take.
    frame_report: bool,
    /// Tell where buttons are and what is clicked.
    click_report: bool,
    /// Frames: skirmish or battle, of how many players.
    table: Option<Table>,
    /// Frames: index of the first field.
    field: Option<u16>,
    /// Souls: who gathers, and with what.
    gathering: Option<Gathering>,
    /// A save or replay to watch.
    watch: Option<PathBuf>,
    /// A position to begin with.
    position: Option<Box<dyn Bench>>,
}

impl Opening {
    /// A window about that game, of which nothing else was said.
    fn of(game: &'static str, every: Every) -> Self {
        Self {
            every,
            game,
            controllers: Vec::new(),
            decks: Vec::new(),
            best_of: 1,
            seed: None,
            language: None,
            straight: false,
            matches: None,
            frame_report: false,
            click_report: false,
            table: None,
            field: None,
            gathering: None,
            watch: None,
            position: None,
        }
    }

    /// Says what is wrong with the packs of its game, before a window opens.
    fn tell(&self) {
        let every = &self.every;
        let problems = match self.game {
            Frames::NAME => &every.frames.problems,
            Sanctuary::NAME => &every.sanctuary.problems,
            Souls::NAME => &every.souls.problems,
            _ => &every.biomes.problems,
        };
        if !problems.is_empty() {
            say::error(problems);
        }
    }

    /// The same with what is said about every game in one way.
    fn wished(wish: &Play, game: &'static str, every: Every) -> Self {
        Self {
            seed: wish.seed,
            language: wish.language,
            matches: wish.matches,
            frame_report: wish.frame_report,
            click_report: wish.click_report,
            ..Self::of(game, every)
        }
    }
}

/// Wrong use if a series of matches would wait for a person.
fn no_people(wish: &Play, controllers: &[&str]) -> Result<(), Outcome> {
    if wish.matches.is_some() && controllers.contains(&game::HUMAN) {
        return Err(Outcome::wrong(
            "error: --matches goes on by itself, so all seats must be bots",
        ));
    }
    Ok(())
}

/// A window, if this program has one.
pub(super) fn play(wish: &Play) -> Result<Outcome, Outcome> {
    let game = match &wish.position {
        Some(path) => position::game(path)?,
        None => game::game(&wish.game)?,
    };
    if let Some(window) = games::find(game).and_then(|game| game.window) {
        return (window.play)(wish);
    }
    let opening = match &wish.position {
        Some(path) => position::open_position(wish, path)?,
        None => asked(wish)?,
    };
    opening.tell();
    desktop::play(opening)
}

/// The match that the arguments ask for, with a usual start.
fn asked(wish: &Play) -> Result<Opening, Outcome> {
    let game = game::game(&wish.game)?;
    if game != Souls::NAME {
        game::none_of(&wish.gathered.said(), "Souls")?;
    }
    match game {
        Frames::NAME => board(wish, game),
        Souls::NAME => lodgers(wish, game),
        _ => cards(wish, game),
    }
}

/// A window that shows how a match went.
pub(super) fn watch(wish: &Replay) -> Result<Outcome, Outcome> {
    // Errors in the file are reported before a window opens.
    let game = save::game_of(&wish.file).map_err(|error| match error.is_unreadable() {
        true => Outcome::wrong(error.to_string()),
        false => Outcome::found(error.to_string()),
    })?;
    if let Some(window) = games::find(game).and_then(|game| game.window) {
        return (window.watch)(wish);
    }
    if save::is_secret(&wish.file) {
        say::error(&format!(
            "{}: this match is being played; until it is over only what a spectator sees is shown\n",
            shown_path(&wish.file)
        ));
    }
    let opening = Opening {
        straight: true,
        watch: Some(wish.file.clone()),
        ..Opening::of(game, every::every(&wish.packs)?)
    };
    opening.tell();
    desktop::play(opening)
}

/// A window for a game of cards.
fn cards(wish: &Play, game: &'static str) -> Result<Opening, Outcome> {
    let foreign = [("--battle", wish.battle), ("--field", wish.field.is_some())];
    game::none_of(&foreign, "Frames")?;
    if game != Biomes::NAME {
        game::none_of(&[("--best-of", wish.best_of.is_some())], "Biomes")?;
    }
    // Every game of cards has the same bots.
    let controllers = match game::two("bot", &wish.bots)? {
        Some(names) => names.map(game::controller::<Biomes>).into_iter().collect(),
        None => Ok(Vec::new()),
    };
    let controllers: Vec<&str> = controllers?;
    no_people(wish, &controllers)?;
    let every = every::every(&wish.packs)?;
    let decks = match game {
        Sanctuary::NAME => ids(&every.sanctuary, |c| &c.decks, |d| &d.id),
        _ => ids(&every.biomes, |c| &c.decks, |d| &d.id),
    };
    let decks = game::decks(&decks, &wish.decks)?;
    let said = !controllers.is_empty() || decks.is_some();
    Ok(Opening {
        controllers,
        decks: decks.map_or_else(Vec::new, Vec::from),
        best_of: if wish.best_of.as_deref() == Some("3") {
            3
        } else {
            1
        },
        straight: said || wish.best_of.is_some() || wish.seed.is_some(),
        ..Opening::wished(wish, game, every)
    })
}

/// The full ids of the decks of some content.
fn ids<C, D: 'static>(
    loaded: &Loaded<C>,
    decks: impl Fn(&'static C) -> &'static [D],
    id: impl Fn(&'static D) -> &'static str,
) -> Vec<&'static str> {
    decks(loaded.content).iter().map(id).collect()
}

/// A window for Frames: its setup, or the game at once if it was said who sits where.
fn board(wish: &Play, game: &'static str) -> Result<Opening, Outcome> {
    game::none_of(&[("--best-of", wish.best_of.is_some())], "Biomes")?;
    let controllers = wish
        .bots
        .iter()
        .map(|name| game::controller::<Frames>(name));
    let controllers = controllers.collect::<Result<Vec<_>, Outcome>>()?;
    if !matches!(controllers.len(), 0 | 2..=SEATS) {
        let named = match controllers.len() {
            1 => "one seat".to_owned(),
            count => format!("{count} seats"),
        };
        return Err(Outcome::wrong(format!(
            "error: {named} named; two to five play Frames"
        )));
    }
    no_people(wish, &controllers)?;
    let every = every::every(&wish.packs)?;
    let frames = every.frames.content;
    let companies = wish
        .decks
        .iter()
        .map(|id| frames_packs::company(frames, id));
    let companies = companies.collect::<Result<Vec<u16>, Outcome>>()?;
    let players = match controllers.len() {
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
    let field = field
        .map(|id| frames_packs::field(frames, id))
        .transpose()?;
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
    Ok(Opening {
        straight: !controllers.is_empty(),
        controllers,
        decks: companies,
        table: Some(table),
        field,
        ..Opening::wished(wish, game, every)
    })
}

/// A window for Souls: its setup, or the game at once if it was said who sits where.
fn lodgers(wish: &Play, game: &'static str) -> Result<Opening, Outcome> {
    game::none_of(&[("--best-of", wish.best_of.is_some())], "Biomes")?;
    let foreign = [("--battle", wish.battle), ("--field", wish.field.is_some())];
    game::none_of(&foreign, "Frames")?;
    let controllers = wish.bots.iter().map(|name| game::controller::<Souls>(name));
    let controllers = controllers.collect::<Result<Vec<_>, Outcome>>()?;
    no_people(wish, &controllers)?;
    let every = every::every(&wish.packs)?;
    let souls = every.souls.content;
    let gathering = gathered::table(
        &wish.gathered,
        controllers.len().max(wish.decks.len()),
        souls,
    )?;
    let characters = souls_packs::characters(souls, &wish.decks)?;
    let seats = usize::from(gathering.seats);
    Ok(Opening {
        straight: !controllers.is_empty(),
        controllers: controllers.iter().copied().cycle().take(seats).collect(),
        decks: characters,
        gathering: Some(gathering),
        ..Opening::wished(wish, game, every)
    })
}

/// A picture of one screen.
pub(super) fn shot(wish: &Shot) -> Result<Outcome, Outcome> {
    desktop::shot(wish)
}
