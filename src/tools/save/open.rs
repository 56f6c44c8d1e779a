//! Restores a match from a save.

use super::recorded_match::RecordedMatch;
use crate::table::{Match, ReplayError};
use crate::tools::replay::Replayable;
use crate::tools::replay::read;

/// The match of a tape before its first choice, after all of it was played once to see that it can be.
///
/// # Errors
/// [`ReplayError`] R003 to R005: other packs, an impossible choice, another course.
pub fn rebuild<G: Replayable>(
    path: &str,
    tape: &RecordedMatch<G::Recipe>,
    content: &'static G::Content,
) -> Result<Match<G>, ReplayError> {
    let replay = &tape.replay;
    let setup = G::deal_of(path, &replay.header.recipe, content)?;
    read::seats(path, replay, usize::from(G::seats(&setup)))?;
    let mut game = Match::<G>::new(setup, replay.header.seed);
    let all = replay.journal.picks.len();
    let done = game.play_journal(&replay.journal, all);
    if done < all {
        let path = path.to_owned();
        return Err(ReplayError::Broken { path, at: done + 1 });
    }
    match tape.digest.filter(|expected| *expected != game.digest()) {
        Some(expected) => Err(ReplayError::Differs {
            path: path.to_owned(),
            found: game.digest(),
            expected,
        }),
        None => {
            game.play_journal(&replay.journal, 0);
            Ok(game)
        }
    }
}
