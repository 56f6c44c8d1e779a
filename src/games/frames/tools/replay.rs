//! Replays of Frames.

use std::sync::Arc;

use crate::games::frames::content::{Content, Unit, company_answer};
use crate::games::frames::phrases::Speaker;
use crate::games::frames::{EventWord, Frames, Recipe, SEATS, Setup, View};
use crate::packs::PackStamp;
use crate::table::{Event, Language, Match, Phrases, ReplayError};
use crate::tools::replay::{Told, read};

const NAMES: [&str; SEATS] = ["Player 1", "Player 2", "Player 3", "Player 4", "Player 5"];

impl Told for Frames {
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
                let found = content.frames.iter().position(|f| f.id == *id);
                let message = || format!("there is no frame `{id}` in its packs");
                let frame = found.ok_or_else(|| foreign(message()))? as u16;
                known.push(Unit {
                    frame,
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
        let found = content.fields.iter().position(|f| f.id == recipe.field);
        let message = || format!("there is no field `{}` in its packs", recipe.field);
        let field = found.ok_or_else(|| foreign(message()))? as u16;
        let problem = recipe.position.as_ref().and_then(|p| p.problem(content));
        if let Some(problem) = problem {
            let message = format!("the position it begins with cannot be: {problem}");
            return Err(foreign(message));
        }
        Ok(Setup {
            content,
            table,
            companies,
            field,
            position: recipe.position.clone().map(Arc::new),
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

    fn sentence(view: &View, event: &Event) -> Option<String> {
        let names = &NAMES[..view.companies.len().min(NAMES.len())];
        let speaker = Speaker {
            view,
            names,
            language: Language::English,
        };
        speaker.event(event)
    }

    fn margin(event: &Event) -> &'static str {
        if EventWord::Round.is_of(event) {
            "== "
        } else if EventWord::Activate.is_of(event) {
            "-- "
        } else {
            "   "
        }
    }
}
