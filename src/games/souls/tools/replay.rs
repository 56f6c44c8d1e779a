//! Replays of Souls.

use crate::games::souls::content::{Card, CardKind, Content};
use crate::games::souls::events::EventWord;
use crate::games::souls::phrases::Speaker;
use crate::games::souls::position::Position;
use crate::games::souls::{MOST_SEATS, Mode, Recipe, Setup, Souls, View};
use crate::packs::PackStamp;
use crate::table::{Event, Language, Match, ReplayError};
use crate::tools::replay::{NAMES, Replayable, all_views, pack_words, read};

impl Replayable for Souls {
    type Content = Content;
    const TURNS: &'static [EventWord] = &[EventWord::Turn];

    fn packs_of(recipe: &Recipe) -> &[PackStamp] {
        &recipe.packs
    }

    fn setup(path: &str, recipe: &Recipe, content: &'static Content) -> Result<Setup, ReplayError> {
        let foreign = |message: String| read::foreign(path, message);
        let ids = content.sets.iter().map(|set| set.id.as_str());
        let set = read::index(path, "set", &recipe.set, ids)?;
        let together = matches!(recipe.mode, Mode::Together { .. });
        let most = if together { 2 } else { MOST_SEATS as u8 };
        if !(2..=most).contains(&recipe.seats) {
            let message = format!("it has {} seats; there are 2 to {most}", recipe.seats);
            return Err(foreign(message));
        }
        if let Mode::Together { goal, .. } = recipe.mode
            && !GOALS.contains(&goal)
        {
            let message = format!("it is played together for {goal} souls; there are 4, 6 and 8");
            return Err(foreign(message));
        }
        let mut beyond = recipe.characters.iter().skip(recipe.seats.into());
        if beyond.any(Option::is_some) {
            return Err(foreign("it has more characters than seats".to_owned()));
        }
        let mut characters = [None; MOST_SEATS];
        for (index, id) in characters.iter_mut().zip(&recipe.characters) {
            let Some(id) = id else { continue };
            let fits = |card: &Card| card.id == *id && card.kind == CardKind::Character;
            let found = content.cards.iter().position(fits);
            let message = || format!("there is no character `{id}` in its packs");
            *index = Some(found.ok_or_else(|| foreign(message()))? as u16);
        }
        let chosen = characters.iter().flatten();
        if chosen
            .clone()
            .any(|c| chosen.clone().filter(|d| *d == c).count() > 1)
        {
            return Err(foreign("two of its seats have one character".to_owned()));
        }
        let problem = |position: &Position| {
            let seated = position.players.len() == usize::from(recipe.seats);
            let other = (!seated).then(|| format!("it has no {} players", recipe.seats));
            other.or_else(|| position.problem(content, recipe.mode))
        };
        Ok(Setup {
            content,
            set,
            seats: recipe.seats,
            mode: recipe.mode,
            modules: recipe.modules,
            characters,
            position: read::position(path, recipe.position.as_ref(), problem)?,
        })
    }

    fn heading(recipe: &Recipe) -> String {
        let how = match recipe.mode {
            Mode::Competitive => format!("{} players", recipe.seats),
            Mode::Together { goal, .. } => format!("together for {goal} souls"),
        };
        format!("{how}, set {}, {}", recipe.set, pack_words(&recipe.packs))
    }

    fn whole(game: &mut Match<Self>) -> View {
        let view = all_views(game, |view| &mut view.cards, |card| card.id);
        View { seat: None, ..view }
    }

    fn sentence(view: &View, events: &[Event]) -> Option<String> {
        let speaker = Speaker {
            view,
            names: &NAMES[..MOST_SEATS],
            language: Language::English,
        };
        speaker.first_of(events)
    }
}

/// Souls that a game together may be played for (rules page, section 9).
const GOALS: [u8; 3] = [4, 6, 8];
