//! From a save or replay file to a session.

use std::path::Path;

use bevy::prelude::*;

use crate::bots::roster::Roster;
use crate::desktop::screen::{Playing, Settings};
use crate::desktop::session::{Begun, Book, Controller, Eyes, Kept, Player, Session, SessionGame};
use crate::desktop::start::Libraries;
use crate::games::biomes::Biomes;
use crate::games::frames::Frames;
use crate::games::frames::desktop::session::FramesSession;
use crate::games::sanctuary::Sanctuary;
use crate::games::souls::Souls;
use crate::table::{Game, Journal, Language, ReplayError};
use crate::tools::save::{self, Note, Sitting, Tape, Writer};

/// What to do with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// Play on where it was left.
    Continue,
    /// Watch it from the beginning.
    Watch,
    /// Begin another match at the moment after so many choices, with the same players or (`true`) with a person
    /// at every seat.
    PlayOn(usize, bool),
}

/// The session of whichever game it is.
pub enum Reopened {
    /// Biomes.
    Biomes(Box<Session>),
    /// Sanctuary.
    Sanctuary(Box<Session<Sanctuary>>),
    /// Souls.
    Souls(Box<Session<Souls>>),
    /// Frames.
    Frames(Box<FramesSession>),
}

/// A file that was opened.
pub struct Opened {
    /// The match.
    pub session: Reopened,
    /// Everything that was chosen in the file.
    pub journal: Journal,
    /// What was written down.
    pub notes: Vec<Note>,
    /// Names by seat.
    pub names: Vec<String>,
}

/// Opens a file.
///
/// # Errors
/// A sentence: what is wrong with the file, or that it needs other packs.
pub fn reopen(file: &Path, libraries: &Libraries, how: How) -> Result<Opened, String> {
    let opened = match save::game_of(file) {
        Ok(Frames::NAME) => board(file, libraries, how),
        Ok(Sanctuary::NAME) => {
            cards::<Sanctuary>(file, libraries.sanctuary.0, how, Reopened::Sanctuary)
        }
        Ok(Souls::NAME) => cards::<Souls>(file, libraries.souls.0, how, Reopened::Souls),
        Ok(_) => cards::<Biomes>(file, libraries.biomes.0, how, Reopened::Biomes),
        Err(error) => Err(error),
    };
    opened.map_err(|error| error.to_string())
}

fn cards<G: SessionGame>(
    file: &Path,
    content: &'static G::Content,
    how: How,
    wrap: fn(Box<Session<G>>) -> Reopened,
) -> Result<Opened, ReplayError> {
    let (tape, book) = take::<G>(file, how)?;
    let game = save::rebuild::<G>(&file.display().to_string(), &tape, content)?;
    let players = sit::<G>(&tape, G::seats(game.setup()), how);
    let names = players.iter().map(|p| p.name.clone()).collect();
    let mut session = Session::new(game, players);
    session.single = tape.table.single;
    session.book = book;
    session.begun = begun(tape.journal(), how);
    begin(&mut session, tape.journal(), how);
    Ok(Opened {
        session: wrap(Box::new(session)),
        journal: tape.replay.journal,
        notes: tape.notes,
        names,
    })
}

fn board(file: &Path, libraries: &Libraries, how: How) -> Result<Opened, ReplayError> {
    let (tape, book) = take::<Frames>(file, how)?;
    let content = libraries.frames.0;
    let game = save::rebuild::<Frames>(&file.display().to_string(), &tape, content)?;
    let players = sit::<Frames>(&tape, Frames::seats(game.setup()), how);
    let names = players.iter().map(|p| p.name.clone()).collect();
    let mut session = FramesSession::new(game, players);
    session.book = book;
    session.begun = begun(tape.journal(), how);
    begin(&mut session, tape.journal(), how);
    Ok(Opened {
        session: Reopened::Frames(Box::new(session)),
        journal: tape.replay.journal,
        notes: tape.notes,
        names,
    })
}

/// What is in the file. To play it on, it is kept open.
fn take<G: Game>(file: &Path, how: How) -> Result<(Tape<G::Recipe>, Book), ReplayError> {
    if how == How::Continue {
        let (writer, raw) = Writer::resume(file)?;
        return Ok((raw.tape()?, Book::Open(writer)));
    }
    Ok((save::tape(file)?, Book::Blank))
}

/// Who sits where. Whoever only watches sees with anybody's eyes, so everybody counts as a person then.
fn sit<G: Roster>(tape: &Tape<G::Recipe>, seats: u8, how: How) -> Vec<Player<G>> {
    let known = |sitting: &Sitting| match &sitting.bot {
        None => Controller::Human,
        Some(name) => Controller::of::<G>()
            .find(|s| matches!(s, Controller::Bot(own) if own == name))
            .unwrap_or_else(Controller::opponent_in::<G>),
    };
    let people = matches!(how, How::PlayOn(_, true));
    let player = |seat: u8| {
        let sitting = tape.table.players.get(usize::from(seat));
        let name = sitting.map_or_else(|| format!("Player {}", seat + 1), |s| s.name.clone());
        let sitter = sitting.filter(|_| !people).map_or(Controller::Human, known);
        let player = Player::seated(name, sitter, tape.replay.header.seed, seat.into());
        match how {
            How::Watch => player.watched(),
            _ => player,
        }
    };
    (0..seats).map(player).collect()
}

/// Where a match begins that goes on from a file.
fn begun(journal: &Journal, how: How) -> Option<Begun> {
    match how {
        How::Continue => Some(Begun::default()),
        How::Watch => None,
        How::PlayOn(picks, _) => Some(Begun {
            journal: journal.clone(),
            picks,
            there: true,
        }),
    }
}

/// Brings the match to where it shall begin.
fn begin(session: &mut dyn Kept, journal: &Journal, how: How) {
    match how {
        How::Continue => session.catch_up(journal, journal.picks.len()),
        How::Watch => session.watch(Eyes::Nobody),
        How::PlayOn(at, _) => session.catch_up(journal, at),
    }
}

impl Reopened {
    /// Whichever it is.
    pub fn kept(&mut self) -> &mut dyn Kept {
        match self {
            Self::Biomes(session) => &mut **session,
            Self::Sanctuary(session) => &mut **session,
            Self::Souls(session) => &mut **session,
            Self::Frames(session) => &mut **session,
        }
    }

    /// Takes over what the player set, above all the language. What is shown of Frames is given it each time.
    pub fn heed(&mut self, settings: &Settings) {
        match self {
            Self::Biomes(session) => session.heed(settings),
            Self::Sanctuary(session) => session.heed(settings),
            Self::Souls(session) => session.heed(settings),
            Self::Frames(_) => {}
        }
    }

    /// The game's name.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        match self {
            Self::Biomes(_) => Biomes::NAME,
            Self::Sanctuary(_) => Sanctuary::NAME,
            Self::Souls(_) => Souls::NAME,
            Self::Frames(_) => Frames::NAME,
        }
    }

    /// The text of a replay file.
    ///
    /// # Errors
    /// What the writer says.
    pub fn replay(&self) -> Result<String, String> {
        match self {
            Self::Biomes(session) => session.replay(),
            Self::Sanctuary(session) => session.replay(),
            Self::Souls(session) => session.replay(),
            // No bot thinks in it, so no language is needed to say so.
            Self::Frames(session) => session.replay(Language::default()),
        }
    }

    /// Puts it where systems find it. Returns which game it is.
    pub fn seat(self, commands: &mut Commands) -> Playing {
        match self {
            Self::Biomes(session) => {
                commands.insert_resource(*session);
                Playing::Biomes
            }
            Self::Sanctuary(session) => {
                commands.insert_resource(*session);
                Playing::Sanctuary
            }
            Self::Souls(session) => {
                commands.insert_resource(*session);
                Playing::Souls
            }
            Self::Frames(session) => {
                commands.insert_resource(*session);
                Playing::Frames
            }
        }
    }
}
