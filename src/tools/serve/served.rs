//! What a game gives the server, and games as the server holds them.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::features::Features;
use super::message::{Begin, Load};
use super::problem::Problem;
use super::table::{ServedMatch, Table};
use crate::bots::roster::BotName;
use crate::cli::args::asked_play;
use crate::cli::game::{HUMAN, bot, check_own_options};
use crate::games::{SeatedGame, Seating};
use crate::packs::{CardContent, Definition, PackContent, Printed};
use crate::table::{Choice, ChoiceWords, Match, Replay, Seat, ZoneId};
use crate::tools::replay::read;
use crate::tools::{Outcome, content};

/// A game that other people's programs can play.
pub trait ServedGame: SeatedGame<View: Serialize> {
    /// The fewest and the most seats.
    const SEATS: [u8; 2];
    /// How many numbers [`ServedGame::features`] writes.
    const FEATURES: usize;
    /// Enough actions for the options of nearly every question, for programs that need a fixed number: the most
    /// options that were seen in many games of bots, rounded up.
    const ACTIONS: usize;

    /// What to deal for a seating. The first decks, one after the other, where none is named.
    ///
    /// # Errors
    /// What the packs lack.
    fn deal_for(
        seating: &Seating<Self::TableOptions>,
        content: &'static Self::Content,
    ) -> Result<Self::Setup, Outcome>;
    /// The names of what views number.
    fn names_of(content: &Self::Content) -> Catalogue;
    /// Writes the view of a seat as numbers.
    fn features(view: &Self::View, seat: Seat, into: &mut Features);
    /// A choice in words.
    fn label(view: &Self::View, choice: &Choice) -> String;
}

/// Lists by name; views have places in them, counted from 0. `decks` has what a seat can bring.
pub type Catalogue = BTreeMap<&'static str, Vec<Named>>;

/// Something in a list of a catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// Its full id.
    pub id: String,
    /// Its name for people.
    pub name: String,
}

impl Named {
    /// A thing with these names.
    #[must_use]
    pub fn new(id: impl Into<String>, name: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
        }
    }
}

/// All cards, by their place in the content.
pub(crate) fn named_cards<C: CardContent>(content: &C) -> Vec<Named> {
    let cards = content.cards().iter();
    cards
        .map(|card| Named::new(card.id(), &card.name().english))
        .collect()
}

/// The lists of a game in which a seat brings a deck, and every zone but a few is of one seat.
pub(crate) fn catalogue<C: CardContent, D: Definition, P: Debug>(
    content: &C,
    decks: &[D],
    zones: usize,
    place: impl Fn(ZoneId) -> (Seat, P),
) -> Catalogue {
    let decks = decks.iter();
    let decks = decks.map(|deck| Named::new(deck.id(), &deck.name().english));
    Catalogue::from([
        ("cards", named_cards(content)),
        ("decks", decks.collect()),
        ("zones", named_zones(zones, place)),
    ])
}

fn named_zones<P: Debug>(count: usize, place: impl Fn(ZoneId) -> (Seat, P)) -> Vec<Named> {
    let zones = (0..count as u8).map(|zone| {
        let (seat, place) = place(ZoneId(zone));
        Named::new(format!("{place:?} {}", seat.0), format!("{place:?}"))
    });
    zones.collect()
}

/// The start of a game's matches for other programs.
#[derive(Debug, Clone, Copy)]
pub struct GameServer {
    pub(super) open: fn(&[PathBuf]) -> Result<Box<dyn Host>, Problem>,
}

impl GameServer {
    /// That of a game.
    #[must_use]
    pub const fn of<G: ServedGame>() -> Self {
        Self {
            open: |folders| {
                let loaded = content::of::<G>(folders).map_err(|why| Problem::wrong_setup(&why))?;
                Ok(Box::new(Loaded::<G>(loaded.content)))
            },
        }
    }
}

/// A game with its content.
pub(super) trait Host {
    /// What `games` says of it.
    fn about(&self) -> Value;
    /// What `catalogue` says of it.
    fn catalogue(&self) -> Value;
    /// Begins a match.
    fn begin(&self, wish: &Begin) -> Result<Box<dyn ServedMatch>, Problem>;
    /// Continues a match from a replay.
    fn load(&self, wish: &Load) -> Result<Box<dyn ServedMatch>, Problem>;
}

/// The content of a game.
struct Loaded<G: ServedGame>(&'static G::Content);

impl<G: ServedGame> Host for Loaded<G> {
    fn about(&self) -> Value {
        let [least, most] = G::SEATS;
        let packs = self.0.packs().iter();
        let packs = packs.map(|p| json!({"id": p.id, "version": p.version, "hash": p.hash}));
        let bots = BotName::ALL.into_iter();
        let bots = bots.map(|bot| json!({"name": bot.to_string(), "about": bot.about()}));
        json!({
            "game": G::NAME,
            "seats": [least, most],
            "options": G::OPTIONS.iter().map(|o| o.trim_start_matches('-').replace('-', "_")).collect::<Vec<_>>(),
            "bots": bots.collect::<Vec<_>>(),
            "words": G::Choices::TEXTS,
            "features": G::FEATURES,
            "actions": G::ACTIONS,
            "option_width": super::OPTION_WIDTH,
            "packs": packs.collect::<Vec<_>>(),
        })
    }

    fn catalogue(&self) -> Value {
        json!(G::names_of(self.0))
    }

    fn begin(&self, wish: &Begin) -> Result<Box<dyn ServedMatch>, Problem> {
        let names = seated::<G>(wish)?;
        let wrong = |outcome: Outcome| Problem::wrong_setup(&outcome);
        let play = asked_play(arguments::<G>(wish, &names)?).map_err(wrong)?;
        check_own_options::<G>(&play.own_options()).map_err(wrong)?;
        let seating = G::seating(&play, self.0).map_err(wrong)?;
        let setup = G::deal_for(&seating, self.0).map_err(wrong)?;
        let seats = usize::from(G::seats(&setup));
        let mut bots = seating.controllers;
        bots.resize(seats, None);
        Ok(Box::new(Table::<G>::begin(
            Match::new(setup, wish.seed),
            wish.seed,
            bots,
        )?))
    }

    fn load(&self, wish: &Load) -> Result<Box<dyn ServedMatch>, Problem> {
        let path = "replay";
        let replay: Replay<G::Recipe> = read::replay(path, &wish.replay)?;
        let (header, journal) = (&replay.header, &replay.journal);
        let setup = G::deal_of(path, &header.recipe, self.0)?;
        let seats = usize::from(G::seats(&setup));
        read::seats(path, &replay, seats)?;
        if wish.bots.len() > seats {
            return Err(too_many(wish.bots.len(), seats));
        }
        let bots = bots(&wish.bots, seats)?;
        let mut game = Match::<G>::new(setup, header.seed);
        let all = journal.picks.len();
        let to = wish.to.unwrap_or(all).min(all);
        let played = game.follow(journal, to);
        if played < to {
            let message = format!("pick {} of the replay is not possible there", played + 1);
            return Err(Problem::new(
                "replay",
                message,
                "it is damaged, or other rules made it",
            ));
        }
        if to == all && game.digest() != header.digest {
            let message = "the match of the replay played differently here";
            return Err(Problem::new(
                "replay",
                message,
                "it is damaged, or other rules made it",
            ));
        }
        Ok(Box::new(Table::<G>::begin(game, header.seed, bots)?))
    }
}

/// Who sits where, one name for each seat.
fn seated<G: ServedGame>(wish: &Begin) -> Result<Vec<&str>, Problem> {
    let [least, most] = G::SEATS.map(usize::from);
    let named = wish.bots.len();
    let seats = wish
        .seats
        .map_or(named.max(wish.decks.len()).max(least), usize::from);
    if !(least..=most).contains(&seats) {
        let message = format!("{seats} seats; from {least} to {most} play {}", G::NAME);
        return Err(Problem::new("setup", message, "`seats` says how many play"));
    }
    if named > seats {
        return Err(too_many(named, seats));
    }
    let names = wish.bots.iter().map(|bot| bot.as_deref().unwrap_or(HUMAN));
    Ok(names.chain(std::iter::repeat(HUMAN)).take(seats).collect())
}

fn too_many(named: usize, seats: usize) -> Problem {
    let message = format!("{named} entries in `bots` for {seats} seats");
    Problem::new(
        "setup",
        message,
        "`bots` has a name, or null for yourself, for each seat",
    )
}

/// The bots of these names, one entry for each seat.
fn bots(names: &[Option<String>], seats: usize) -> Result<Vec<Option<BotName>>, Problem> {
    let found = names
        .iter()
        .map(|name| name.as_deref().map(bot).transpose());
    let found: Result<Vec<_>, Outcome> = found.collect();
    let mut found = found.map_err(|why| Problem::wrong_setup(&why))?;
    found.resize(seats, None);
    Ok(found)
}

/// The arguments that say the same on the command line.
fn arguments<G: ServedGame>(wish: &Begin, names: &[&str]) -> Result<Vec<String>, Problem> {
    let mut arguments = vec![
        format!("--game={}", G::NAME),
        format!("--bots={}", names.join(",")),
        format!("--seed={}", wish.seed),
    ];
    if !wish.decks.is_empty() {
        arguments.push(format!("--decks={}", wish.decks.join(",")));
    }
    for (name, value) in &wish.options {
        let flag = format!("--{}", name.replace('_', "-"));
        if !G::OPTIONS.contains(&flag.as_str()) {
            let known: Vec<String> = G::OPTIONS
                .iter()
                .map(|o| o.trim_start_matches('-').replace('-', "_"))
                .collect();
            let known: Vec<&str> = known.iter().map(String::as_str).collect();
            let thing = format!("option of {}", G::NAME);
            return Err(Problem::unknown("setup", &thing, name, &known));
        }
        match option_text(value) {
            Some(text) if text.is_empty() => arguments.push(flag),
            Some(text) => arguments.push(format!("{flag}={text}")),
            None if *value == Value::Bool(false) => {}
            None => {
                let message = format!(
                    "the option `{name}` must be true, a number, a text or a list of texts"
                );
                return Err(Problem::new(
                    "setup",
                    message,
                    "`fourfold play --help` explains the options",
                ));
            }
        }
    }
    Ok(arguments)
}

/// The value of an option as the command line has it; empty for an option that is only given.
fn option_text(value: &Value) -> Option<String> {
    match value {
        Value::Bool(true) => Some(String::new()),
        Value::Number(number) => Some(number.to_string()),
        Value::String(text) if !text.is_empty() => Some(text.clone()),
        Value::Array(all) => {
            let texts: Option<Vec<&str>> = all.iter().map(Value::as_str).collect();
            texts
                .map(|texts| texts.join(","))
                .filter(|text| !text.is_empty())
        }
        Value::Null | Value::Bool(false) | Value::String(_) | Value::Object(_) => None,
    }
}
