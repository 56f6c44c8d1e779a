//! Replays of Biomes.

use crate::cards::position::CardPosition as _;
use crate::games::biomes::content::Content;
use crate::games::biomes::events::EventWord;
use crate::games::biomes::phrases::Speaker;
use crate::games::biomes::{Biomes, Recipe, Setup, View};
use crate::packs::PackStamp;
use crate::table::{Event, Language, Match, Phrases, ReplayError};
use crate::tools::replay::{NAMES, Replayable, all_views, pack_words, read};

impl Replayable for Biomes {
    type Content = Content;
    const PARTS: &'static [EventWord] = &[EventWord::Match];
    const TURNS: &'static [EventWord] = &[EventWord::Turn];

    fn packs_of(recipe: &Recipe) -> &[PackStamp] {
        &recipe.packs
    }

    fn setup(path: &str, recipe: &Recipe, content: &'static Content) -> Result<Setup, ReplayError> {
        let best_of = recipe.best_of;
        if !matches!(best_of, 1 | 3) {
            let message = format!("it is a best of {best_of}; there are 1 and 3");
            return Err(read::foreign(path, message));
        }
        let ids = content.decks.iter().map(|deck| deck.id.as_str());
        Ok(Setup {
            content,
            decks: read::decks(path, &recipe.decks, ids)?,
            best_of,
            position: read::position(path, recipe.position.as_ref(), |p| p.problem(content))?,
        })
    }

    fn heading(recipe: &Recipe) -> String {
        let ([first, second], packs) = (&recipe.decks, pack_words(&recipe.packs));
        format!(
            "best of {}, {first} against {second}, {packs}",
            recipe.best_of
        )
    }

    fn whole(game: &mut Match<Self>) -> View {
        let view = all_views(game, |view| &mut view.objects, |object| object.id);
        View { seat: None, ..view }
    }

    fn sentence(view: &View, events: &[Event]) -> Option<String> {
        let speaker = Speaker {
            view,
            names: [NAMES[0], NAMES[1]],
            language: Language::English,
        };
        speaker.event(events.first()?)
    }
}
