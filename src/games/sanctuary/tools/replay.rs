//! Replays of Sanctuary.

use crate::cards::position::CardPosition as _;
use crate::games::sanctuary::content::Content;
use crate::games::sanctuary::events::EventWord;
use crate::games::sanctuary::phrases::Speaker;
use crate::games::sanctuary::{Recipe, Sanctuary, Setup, View};
use crate::packs::PackStamp;
use crate::table::{Event, Language, Match, Phrases, ReplayError};
use crate::tools::replay::{NAMES, Replayable, all_views, pack_words, read};

impl Replayable for Sanctuary {
    type Content = Content;
    const TURNS: &'static [EventWord] = &[EventWord::Turn];

    fn packs_of(recipe: &Recipe) -> &[PackStamp] {
        &recipe.packs
    }

    fn setup(path: &str, recipe: &Recipe, content: &'static Content) -> Result<Setup, ReplayError> {
        let ids = content.decks.iter().map(|deck| deck.id.as_str());
        Ok(Setup {
            content,
            decks: read::decks(path, &recipe.decks, ids)?,
            position: read::position(path, recipe.position.as_ref(), |p| p.problem(content))?,
        })
    }

    fn heading(recipe: &Recipe) -> String {
        let ([first, second], packs) = (&recipe.decks, pack_words(&recipe.packs));
        format!("{first} against {second}, {packs}")
    }

    fn whole(game: &mut Match<Self>) -> View {
        let view = all_views(game, |view| &mut view.cards, |card| card.id);
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
