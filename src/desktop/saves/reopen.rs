//! Opens a session from a save or a replay.

use std::path::Path;

use crate::bots::roster::Roster;
use crate::desktop::MatchSession;
use crate::desktop::session::{
    Controller, MatchStart, Player, RunningMatch, SaveFile, Session, Viewpoint,
};
use crate::desktop::start::{Libraries, Library};
use crate::games::{self, Windowed, WithGame};
use crate::packs::shown_path;
use crate::table::{Game, Journal, ReplayError};
use crate::tools::save::{self, Note, RecordedMatch, SavedPlayer, Writer};

/// The most seats of any game.
pub const MOST_SEATS: usize = 5;

/// The ways to reopen a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpenMode {
    /// Play on where it was left.
    Continue,
    /// Watch it from the beginning.
    Watch,
    /// Begin another match at the moment after so many choices, with the same players or (`true`) with a person
    /// at every seat.
    PlayOn(usize, bool),
    /// The same with those players, by seat.
    WhatIf(usize, [Controller; MOST_SEATS]),
}

/// A file that was opened.
pub struct Opened {
    /// The match.
    pub session: Box<dyn MatchSession>,
    /// Everything that was chosen in the file.
    pub journal: Journal,
    /// The notes in the file.
    pub notes: Vec<Note>,
    /// Names by seat.
    pub names: Vec<String>,
}

/// Opens a file.
///
/// # Errors
/// A sentence: what is wrong with the file, or that it needs other packs.
pub fn reopen(file: &Path, libraries: &Libraries, how: OpenMode) -> Result<Opened, String> {
    let game = save::game_of(file).map_err(|error| error.to_string())?;
    let open = Open {
        file,
        libraries,
        how,
    };
    games::with_or_first(Some(game), open).map_err(|error| error.to_string())
}

/// Opens a file of a game.
struct Open<'a> {
    file: &'a Path,
    libraries: &'a Libraries,
    how: OpenMode,
}

impl WithGame for Open<'_> {
    type Output = Result<Opened, ReplayError>;

    fn with<G: Windowed>(self) -> Self::Output {
        let Self {
            file,
            libraries,
            how,
        } = self;
        let (tape, book) = take::<G>(file, how)?;
        let Library(content) = libraries.of::<G>();
        let game = save::rebuild::<G>(&shown_path(file), &tape, content)?;
        let players = sit::<G>(&tape, G::seats(game.setup()), how);
        let names = players.iter().map(|p| p.name.clone()).collect();
        let mut session = Session::new(game, players);
        session.share(tape.table.single);
        *session.book() = book;
        session.begin_at(begun(tape.journal(), how));
        begin(&mut session, tape.journal(), how);
        Ok(Opened {
            session: Box::new(session),
            journal: tape.replay.journal,
            notes: tape.notes,
            names,
        })
    }
}

/// Reads the match in the file. The file stays open if the match goes on.
fn take<G: Game>(
    file: &Path,
    how: OpenMode,
) -> Result<(RecordedMatch<G::Recipe>, SaveFile), ReplayError> {
    if how == OpenMode::Continue {
        let (writer, raw) = Writer::resume(file)?;
        return Ok((raw.tape()?, SaveFile::Open(writer)));
    }
    Ok((save::tape(file)?, SaveFile::Blank))
}

/// The players by seat. People who only watch can see every view, so all seats count as people then.
fn sit<G: Roster>(tape: &RecordedMatch<G::Recipe>, seats: u8, how: OpenMode) -> Vec<Player<G>> {
    let known = |sitting: &SavedPlayer| match &sitting.bot {
        None => Controller::Human,
        Some(name) => name
            .parse()
            .map_or_else(|_| Controller::opponent(), Controller::Bot),
    };
    let people = matches!(how, OpenMode::PlayOn(_, true));
    let player = |seat: u8| {
        let sitting = tape.table.players.get(usize::from(seat));
        let name = sitting.map_or_else(|| format!("Player {}", seat + 1), |s| s.name.clone());
        let controller = match how {
            OpenMode::WhatIf(_, chosen) => {
                chosen.get(usize::from(seat)).copied().unwrap_or_default()
            }
            OpenMode::Continue | OpenMode::Watch | OpenMode::PlayOn(..) => {
                sitting.filter(|_| !people).map_or(Controller::Human, known)
            }
        };
        let player = Player::seated(name, controller, tape.replay.header.seed, seat.into());
        match how {
            OpenMode::Watch => player.watched(),
            OpenMode::Continue | OpenMode::PlayOn(..) | OpenMode::WhatIf(..) => player,
        }
    };
    (0..seats).map(player).collect()
}

/// The start of a match that goes on from a file.
fn begun(journal: &Journal, how: OpenMode) -> Option<MatchStart> {
    match how {
        OpenMode::Continue => Some(MatchStart::default()),
        OpenMode::Watch => None,
        OpenMode::PlayOn(picks, _) | OpenMode::WhatIf(picks, _) => Some(MatchStart {
            journal: journal.clone(),
            picks,
            there: true,
        }),
    }
}

/// Brings the match to where it shall begin.
fn begin(session: &mut dyn RunningMatch, journal: &Journal, how: OpenMode) {
    match how {
        OpenMode::Continue => session.catch_up(journal, journal.picks.len()),
        OpenMode::Watch => session.watch(Viewpoint::Nobody),
        OpenMode::PlayOn(at, _) | OpenMode::WhatIf(at, _) => session.catch_up(journal, at),
    }
}
