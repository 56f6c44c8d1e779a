//! Replays of Sanctuary.

use std::sync::Arc;

use crate::games::sanctuary::content::Content;
use crate::games::sanctuary::events::EventWord;
use crate::games::sanctuary::phrases::Speaker;
use crate::games::sanctuary::{Recipe, Sanctuary, Setup, View};
use crate::packs::PackStamp;
use crate::table::{Event, Language, Match, Phrases, ReplayError, Seat};
use crate::tools::replay::{Told, read};

const NAMES: [&str; 2] = ["Player 1", "Player 2"];

impl Told for Sanctuary {
    type Content = Content;

    fn packs_of(recipe: &Recipe) -> &[PackStamp] {
        &recipe.packs
    }

    fn deal_of(
        path: &str,
        recipe: &Recipe,
        content: &'static Content,
    ) -> Result<Setup, ReplayError> {
        read::packs(path, &recipe.packs, &content.packs)?;
        let mut decks = [0; 2];
        for (index, id) in decks.iter_mut().zip(&recipe.decks) {
            *index = read::deck(path, id, content.decks.iter().map(|d| d.id.as_str()))?;
        }
        let problem = recipe.position.as_ref().and_then(|p| p.problem(content));
        if let Some(problem) = problem {
            let message = format!("the position it begins with cannot be: {problem}");
            return Err(read::foreign(path, message));
        }
        Ok(Setup {
            content,
            decks,
            position: recipe.position.clone().map(Arc::new),
        })
    }

    fn heading(recipe: &Recipe) -> String {
        let [first, second] = &recipe.decks;
        let packs = recipe.packs.iter();
        let packs: Vec<String> = packs.map(|p| format!("{} {}", p.id, p.version)).collect();
        format!("{first} against {second}, packs {}", packs.join(", "))
    }

    /// Everything that either seat can see, as nobody's view.
    fn whole(game: &mut Match<Self>) -> View {
        let mut view = game.view(Some(Seat(0)));
        let other = game.view(Some(Seat(1)));
        view.seat = None;
        view.cards.extend(other.cards);
        view.cards.sort_by_key(|card| card.id);
        view.cards.dedup_by_key(|card| card.id);
        view
    }

    fn sentence(view: &View, event: &Event) -> Option<String> {
        let speaker = Speaker {
            view,
            names: NAMES,
            language: Language::English,
        };
        speaker.event(event)
    }

    fn margin(event: &Event) -> &'static str {
        if EventWord::Turn.is_of(event) {
            "-- "
        } else {
            "   "
        }
    }
}
