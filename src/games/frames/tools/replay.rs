//! Replays of Frames.

use crate::games::frames::content::{Content, Unit, company_answer};
use crate::games::frames::phrases::Speaker;
use crate::games::frames::{EventWord, Frames, Recipe, SEATS, Setup, View};
use crate::packs::PackStamp;
use crate::table::{Event, Language, Match, Phrases, ReplayError};
use crate::tools::replay::{NAMES, Replayable, read};

impl Replayable for Frames {
    type Content = Content;
    const PARTS: &'static [EventWord] = &[EventWord::Round];
    const TURNS: &'static [EventWord] = &[EventWord::Activate];

    fn packs_of(recipe: &Recipe) -> &[PackStamp] {
        &recipe.packs
    }

    fn setup(path: &str, recipe: &Recipe, content: &'static Content) -> Result<Setup, ReplayError> {
        let foreign = |message: String| read::foreign(path, message);
        let table = recipe.table;
        if !(2..=SEATS).contains(&usize::from(table.players))
            || recipe.companies.len() != usize::from(table.players)
        {
            let message = format!(
                "it has {} companies for {} seats",
                recipe.companies.len(),
                table.players
            );
            return Err(foreign(message));
        }
        let mut companies = Vec::new();
        for (name, units) in &recipe.companies {
            let mut known = Vec::new();
            for (id, rockets) in units {
                let ids = content.frames.iter().map(|frame| frame.id.as_str());
                known.push(Unit {
                    frame: read::index(path, "frame", id, ids)?,
                    rockets: *rockets,
                });
            }
            if let (Err(refusal), None) = (company_answer(content, &known, table), &recipe.position)
            {
                let message = format!("its company `{name}` cannot be played: {}", refusal.reason);
                return Err(foreign(message));
            }
            companies.push((name.clone(), known));
        }
        let ids = content.fields.iter().map(|field| field.id.as_str());
        Ok(Setup {
            content,
            table,
            companies,
            field: read::index(path, "field", &recipe.field, ids)?,
            position: read::position(path, recipe.position.as_ref(), |p| p.problem(content))?,
        })
    }

    fn heading(recipe: &Recipe) -> String {
        let names = recipe.companies.iter().map(|(name, _)| name.as_str());
        let names: Vec<&str> = names.collect();
        format!(
            "{}, {}, on {}",
            recipe.table,
            names.join(" against "),
            recipe.field
        )
    }

    /// Everything is public.
    fn whole(game: &mut Match<Self>) -> View {
        game.view(None)
    }

    fn sentence(view: &View, events: &[Event]) -> Option<String> {
        let names = &NAMES[..view.companies.len().min(NAMES.len())];
        let speaker = Speaker {
            view,
            names,
            language: Language::English,
        };
        speaker.event(events.first()?)
    }
}
