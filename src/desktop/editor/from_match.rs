//! Opens a running match as a position in the editor.

use crate::desktop::screen::Playing;
use crate::desktop::start::{Libraries, Library};
use crate::desktop::words;
use crate::table::{Language, Match, Replay};
use crate::tools::editing::{Bench, EditableGame, nearest, open};

/// A position with what must be said of how it was found.
pub struct MatchPosition {
    /// The game.
    pub game: Playing,
    /// The position.
    pub bench: Box<dyn Bench>,
    /// That it is another moment, or lacks something.
    pub note: Option<String>,
}

/// The match is played once more to the same moment: the one at the screen stays as it is.
///
/// # Errors
/// A sentence: why it cannot be edited.
pub fn take<G: EditableGame>(
    replay: Result<String, String>,
    libraries: &Libraries,
    language: Language,
) -> Result<MatchPosition, String> {
    let words = &words::of(language).editor;
    let Library(content) = libraries.of::<G>();
    let text = replay?;
    let unfit = |why: String| words.unfit(&why);
    let replay = Replay::<G::Recipe>::from_text("", &text).map_err(|e| unfit(e.to_string()))?;
    let setup = G::deal_of("", &replay.header.recipe, content).map_err(|e| unfit(e.to_string()))?;
    let mut again = Match::<G>::new(setup, replay.header.seed);
    again.follow(&replay.journal, replay.journal.picks.len());
    let found = nearest::<G>(&mut again, content);
    let found = found.map_err(|why| unfit(words.busy(why).to_owned()))?;
    let mut notes = Vec::new();
    if let Some(why) = found.why {
        notes.push(words.nearest(words.busy(why), found.back));
    }
    if !found.whole {
        notes.push(words.lacking.to_owned());
    }
    Ok(MatchPosition {
        game: Playing::of(G::NAME),
        bench: open::<G>(content, Some(found.draft)),
        note: (!notes.is_empty()).then(|| notes.join(" ")),
    })
}
