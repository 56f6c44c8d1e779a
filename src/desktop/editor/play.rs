//! Starts a match from the edited position.

use std::time::{SystemTime, UNIX_EPOCH};

use super::Editor;
use crate::bots::roster::Roster;
use crate::desktop::MatchSession;
use crate::desktop::session::{MatchStart, Player, Session};
use crate::desktop::words::EditorWords;
use crate::games::{self, Windowed, WithGame};
use crate::table::Match;
use crate::tools::editing::{EditableGame, EditedPosition};

/// The match at the position of the editor, if it can be played.
pub(super) fn begin(editor: &Editor, words: &EditorWords) -> Option<Box<dyn MatchSession>> {
    games::with_or_first(Some(editor.game.game()), Begin { editor, words })
}

/// Begins a match of the editor's game.
struct Begin<'a> {
    editor: &'a Editor,
    words: &'a EditorWords,
}

impl WithGame for Begin<'_> {
    type Output = Option<Box<dyn MatchSession>>;

    fn with<G: Windowed>(self) -> Self::Output {
        let (game, players) = deal::<G>(self.editor, self.words)?;
        let mut session = Session::new(game, players);
        session.share(self.editor.single);
        session.begin_at(Some(MatchStart::at_position()));
        Some(Box::new(session))
    }
}

/// The match and its players.
fn deal<G: EditableGame + Roster>(
    editor: &Editor,
    words: &EditorWords,
) -> Option<(Match<G>, Vec<Player<G>>)> {
    let bench = editor.bench()?;
    let work = bench.any().downcast_ref::<EditedPosition<G>>()?;
    let now = || SystemTime::now().duration_since(UNIX_EPOCH);
    let any = || now().map_or(1, |d| d.as_nanos() as u64 % 1_000_000);
    let seed = editor.seed.unwrap_or_else(any);
    let player =
        |seat: usize| Player::seated(words.seat(seat + 1), editor.controllers[seat], seed, seat);
    let seats = bench.seat_count().min(editor.controllers.len());
    let players = (0..seats).map(player).collect();
    Some((Match::new(work.deal(), seed), players))
}
