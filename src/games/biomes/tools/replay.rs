//! Replays of Biomes.

use std::sync::Arc;

use crate::games::biomes::content::Content;
use crate::games::biomes::events::EventWord;
use crate::games::biomes::phrases::Speaker;
use crate::games::biomes::{Biomes, Recipe, Setup, View};
use crate::packs::PackStamp;
use crate::table::{Event, Language, Match, Phrases, ReplayError, Seat};
use crate::tools::replay::{Told, read};

const NAMES: [&str; 2] = ["Player 1", "Player 2"];

impl Told for Biomes {
    type Content = Content;

    fn packs_of(recipe: &Recipe) -> &[PackStamp] {
        &recipe.packs
    }

    fn deal_of(
        path: &str,
        recipe: &Recipe,
        content: &'static Content,
    ) -> Result<Setup, ReplayError> {
        let foreign = |message: String| read::foreign(path, message);
        read::packs(path, &recipe.packs, &content.packs)?;
        if !matches!(recipe.best_of, 1 | 3) {
            let message = format!("it is a best of {}; there are 1 and 3", recipe.best_of);
            return Err(foreign(message));
        }
        let mut decks = [0; 2];
        for (index, id) in decks.iter_mut().zip(&recipe.decks) {
            *index = read::deck(path, id, content.decks.iter().map(|d| d.id.as_str()))?;
        }
        let problem = recipe.position.as_ref().and_then(|p| p.problem(content));
        if let Some(problem) = problem {
            let message = format!("the position it begins with cannot be: {problem}");
            return Err(foreign(message));
        }
        Ok(Setup {
            content,
            decks,
            best_of: recipe.best_of,
            position: recipe.position.clone().map(Arc::new),
        })
    }

    fn heading(recipe: &Recipe) -> String {
        let [first, second] = &recipe.decks;
        let packs = recipe.packs.iter();
        let packs: Vec<String> = packs.map(|p| format!("{} {}", p.id, p.version)).collect();
        let packs = packs.join(", ");
        format!(
            "best of {}, {first} against {second}, packs {packs}",
            recipe.best_of
        )
    }

    /// Everything that either seat can see, as nobody's view.
    fn whole(game: &mut Match<Self>) -> View {
        let mut view = game.view(Some(Seat(0)));
        let other = game.view(Some(Seat(1)));
        view.seat = None;
        view.objects.extend(other.objects);
        view.objects.sort_by_key(|o| o.id);
        view.objects.dedup_by_key(|o| o.id);
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
        if EventWord::Match.is_of(event) {
            "== "
        } else if EventWord::Turn.is_of(event) {
            "-- "
        } else {
            "   "
        }
    }
}
