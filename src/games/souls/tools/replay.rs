//! Replays of Souls.

use std::sync::Arc;

use crate::games::souls::content::{Card, CardKind, Content};
use crate::games::souls::events::EventWord;
use crate::games::souls::phrases::Speaker;
use crate::games::souls::{MOST_SEATS, Mode, Recipe, Setup, Souls, View};
use crate::packs::PackStamp;
use crate::table::{Event, Language, Match, Phrases, ReplayError, Seat};
use crate::tools::replay::{Told, read};

const NAMES: [&str; MOST_SEATS] = ["Player 1", "Player 2", "Player 3", "Player 4"];

impl Told for Souls {
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
        let found = content.sets.iter().position(|set| set.id == recipe.set);
        let message = || format!("there is no set `{}` in its packs", recipe.set);
        let set = found.ok_or_else(|| foreign(message()))? as u16;
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
        if let Some(position) = &recipe.position {
            let seated = position.players.len() == usize::from(recipe.seats);
            let other = (!seated).then(|| format!("it has no {} players", recipe.seats));
            if let Some(problem) = other.or_else(|| position.problem(content, recipe.mode)) {
                let message = format!("the position it begins with cannot be: {problem}");
                return Err(foreign(message));
            }
        }
        Ok(Setup {
            content,
            set,
            seats: recipe.seats,
            mode: recipe.mode,
            modules: recipe.modules,
            characters,
            position: recipe.position.clone().map(Arc::new),
        })
    }

    fn heading(recipe: &Recipe) -> String {
        let packs = recipe.packs.iter();
        let packs: Vec<String> = packs.map(|p| format!("{} {}", p.id, p.version)).collect();
        let how = match recipe.mode {
            Mode::Competitive => format!("{} players", recipe.seats),
            Mode::Together { goal, .. } => format!("together for {goal} souls"),
        };
        format!("{how}, set {}, packs {}", recipe.set, packs.join(", "))
    }

    /// Everything that any seat can see, as nobody's view.
    fn whole(game: &mut Match<Self>) -> View {
        let mut view = game.view(Some(Seat(0)));
        view.seat = None;
        for seat in 1..view.players.len() as u8 {
            view.cards.extend(game.view(Some(Seat(seat))).cards);
        }
        view.cards.sort_by_key(|card| card.id);
        view.cards.dedup_by_key(|card| card.id);
        view
    }

    fn sentence(view: &View, event: &Event) -> Option<String> {
        let speaker = Speaker {
            view,
            names: &NAMES,
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

/// Souls that a game together may be played for (rules page, section 9).
const GOALS: [u8; 3] = [4, 6, 8];
