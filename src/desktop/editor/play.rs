//! From a position to a running match.

use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;

use super::Editor;
use crate::bots::roster::Roster;
use crate::desktop::screen::Playing;
use crate::desktop::session::{Begun, Controller, Player, Session, SessionGame};
use crate::desktop::words::EditorWords;
use crate::games::biomes::Biomes;
use crate::games::frames::Frames;
use crate::games::frames::desktop::session::FramesSession;
use crate::games::sanctuary::Sanctuary;
use crate::games::souls::Souls;
use crate::table::Match;
use crate::tools::editing::{Edited, Work};

/// Everybody who can sit at a table of that game: a person, and its bots.
#[must_use]
pub fn sitters(game: Playing) -> Vec<Controller> {
    match game {
        Playing::Biomes => Controller::of::<Biomes>().collect(),
        Playing::Sanctuary => Controller::of::<Sanctuary>().collect(),
        Playing::Souls => Controller::of::<Souls>().collect(),
        Playing::Frames => Controller::of::<Frames>().collect(),
    }
}

/// Begins the match. Returns whether there is one.
pub(super) fn begin(commands: &mut Commands, editor: &Editor, words: &EditorWords) -> bool {
    let begun = match editor.game {
        Playing::Biomes => cards::<Biomes>(editor, words).map(|s| commands.insert_resource(s)),
        Playing::Sanctuary => {
            cards::<Sanctuary>(editor, words).map(|s| commands.insert_resource(s))
        }
        Playing::Souls => cards::<Souls>(editor, words).map(|s| commands.insert_resource(s)),
        Playing::Frames => deal::<Frames>(editor, words)
            .map(|(game, players)| commands.insert_resource(board(game, players))),
    };
    begun.is_some()
}

fn cards<G: Edited + SessionGame>(editor: &Editor, words: &EditorWords) -> Option<Session<G>> {
    let (game, players) = deal::<G>(editor, words)?;
    let mut session = Session::new(game, players);
    session.single = editor.single;
    session.begun = Some(Begun::at_position());
    Some(session)
}

fn board(game: Match<Frames>, players: Vec<Player<Frames>>) -> FramesSession {
    let mut session = FramesSession::new(game, players);
    session.begun = Some(Begun::at_position());
    session
}

/// The match and its players.
fn deal<G: Edited + Roster>(
    editor: &Editor,
    words: &EditorWords,
) -> Option<(Match<G>, Vec<Player<G>>)> {
    let bench = editor.bench()?;
    let work = bench.any().downcast_ref::<Work<G>>()?;
    let now = || SystemTime::now().duration_since(UNIX_EPOCH);
    let any = || now().map_or(1, |d| d.as_nanos() as u64 % 1_000_000);
    let seed = editor.seed.unwrap_or_else(any);
    let all = sitters(editor.game);
    let player = |seat: usize| {
        let sitter = all.get(editor.sitters[seat]).copied().unwrap_or_default();
        Player::seated((words.seat)(seat + 1), sitter, seed, seat)
    };
    let seats = bench.chairs().min(editor.sitters.len());
    let players = (0..seats).map(player).collect();
    Some((Match::new(work.deal(), seed), players))
}
