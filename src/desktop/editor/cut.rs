//! From a running match to a position on the bench.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::desktop::screen::Playing;
use crate::desktop::session::Session;
use crate::desktop::start::Libraries;
use crate::desktop::words::{self, EditorWords};
use crate::games::biomes::Biomes;
use crate::games::frames::Frames;
use crate::games::frames::desktop::session::FramesSession;
use crate::games::sanctuary::Sanctuary;
use crate::games::souls::Souls;
use crate::table::{Language, Match, Replay};
use crate::tools::editing::{Bench, Edited, nearest, open};

/// The running match, whichever game it is.
#[derive(SystemParam)]
pub struct Running<'w> {
    biomes: Option<Res<'w, Session>>,
    sanctuary: Option<Res<'w, Session<Sanctuary>>>,
    souls: Option<Res<'w, Session<Souls>>>,
    frames: Option<Res<'w, FramesSession>>,
}

/// A position with what must be said of how it was found.
pub struct Taken {
    /// Which game.
    pub game: Playing,
    /// The position.
    pub bench: Box<dyn Bench>,
    /// That it is another moment, or lacks something.
    pub note: Option<String>,
}

impl Running<'_> {
    /// The position of the match.
    ///
    /// # Errors
    /// A sentence: why it cannot be edited.
    pub fn take(&self, libraries: &Libraries, language: Language) -> Result<Taken, String> {
        let words = words::of(language).editor;
        if let Some(session) = &self.biomes {
            let content = libraries.biomes.0;
            return take::<Biomes>(session.replay(), content, Playing::Biomes, words);
        }
        if let Some(session) = &self.sanctuary {
            let content = libraries.sanctuary.0;
            return take::<Sanctuary>(session.replay(), content, Playing::Sanctuary, words);
        }
        if let Some(session) = &self.souls {
            return take::<Souls>(session.replay(), libraries.souls.0, Playing::Souls, words);
        }
        match &self.frames {
            Some(session) => {
                let content = libraries.frames.0;
                take::<Frames>(session.replay(language), content, Playing::Frames, words)
            }
            None => Err(String::new()),
        }
    }
}

/// The match is played once more to the same moment: the one at the screen stays as it is.
fn take<G: Edited>(
    replay: Result<String, String>,
    content: &'static G::Content,
    game: Playing,
    words: &EditorWords,
) -> Result<Taken, String> {
    let text = replay?;
    let unfit = |why: String| (words.unfit)(&why);
    let replay = Replay::<G::Recipe>::from_text("", &text).map_err(|e| unfit(e.to_string()))?;
    let setup = G::deal_of("", &replay.header.recipe, content).map_err(|e| unfit(e.to_string()))?;
    let mut again = Match::<G>::new(setup, replay.header.seed);
    again.follow(&replay.journal, replay.journal.picks.len());
    let found = nearest::<G>(&mut again, content);
    let found = found.map_err(|why| unfit((words.busy)(why).to_owned()))?;
    let mut notes = Vec::new();
    if let Some(why) = found.why {
        notes.push((words.nearest)((words.busy)(why), found.back));
    }
    if !found.whole {
        notes.push(words.lacking.to_owned());
    }
    Ok(Taken {
        game,
        bench: open::<G>(content, Some(found.draft)),
        note: (!notes.is_empty()).then(|| notes.join(" ")),
    })
}
