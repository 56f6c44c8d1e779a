//! Opens a puzzle: its match, with a person at the seat that solves it and bots at the others.

use super::ActivePuzzle;
use crate::desktop::MatchSession;
use crate::desktop::session::{Controller, MatchStart, Player, RunningMatch, SaveFile, Session};
use crate::desktop::words::Words;
use crate::games::{self, Windowed, WithGame};
use crate::table::Seat;
use crate::tools::puzzle_list::PuzzleEntry;
use crate::tools::scenario::PuzzleState;
use crate::tools::scenario::playable_puzzle::PlayablePuzzle;

/// The match of a puzzle, and its judge.
type Opened = (Box<dyn MatchSession>, ActivePuzzle);

/// Opens the puzzle at that place of the list.
///
/// # Errors
/// What is wrong with it, or that its game has no table in the window.
pub fn open(entry: &PuzzleEntry, at: usize, words: &Words) -> Result<Opened, String> {
    let open = Open { entry, at, words };
    let opened = games::with(entry.game(), open);
    opened.unwrap_or_else(|| Err(words.puzzles.no_table.to_owned()))
}

struct Open<'a> {
    entry: &'a PuzzleEntry,
    at: usize,
    words: &'a Words,
}

impl WithGame for Open<'_> {
    type Output = Result<Opened, String>;

    fn with<G: Windowed>(self) -> Self::Output {
        let PuzzleEntry {
            file, at, scenario, ..
        } = self.entry;
        let opened =
            PlayablePuzzle::<G>::open(scenario, at, file).map_err(|failed| failed.message)?;
        let quest = opened.ok_or_else(|| self.words.puzzles.no_table.to_owned())?;
        let game = quest.game();
        let seed = game.seed();
        let player = |seat: u8| {
            let controller = match Seat(seat) == quest.seat {
                true => Controller::Human,
                false => Controller::Bot(quest.against),
            };
            let name = self.words.editor.seat(usize::from(seat) + 1);
            Player::seated(name, controller, seed, seat.into())
        };
        let players: Vec<Player<G>> = (0..G::seats(game.setup())).map(player).collect();
        let mut session = Session::new(game, players);
        session.begin_at(Some(MatchStart::at_position()));
        // It may hold cards that no pack has, so it could not be read again.
        *session.book() = SaveFile::Closed;
        let puzzle = ActivePuzzle {
            at: self.at,
            title: self.entry.title_in(self.words.language).to_owned(),
            task: quest.task,
            turns: quest.turns,
            state: PuzzleState::Open,
            judged: quest.journal().picks.len(),
            judge: Box::new(quest),
        };
        Ok((Box::new(session), puzzle))
    }
}
