//! From the command line to the desktop.

use std::fmt::Write;
use std::hash::{BuildHasher, Hasher, RandomState};

use bevy::app::AppExit;

use super::{Opening, Shot, Skirmish};
use crate::desktop::art::Pictures;
use crate::desktop::panels::SetupForm;
use crate::desktop::panels::frames::FramesForm;
use crate::desktop::screen::Playing;
use crate::desktop::session::Sitter;
use crate::desktop::start::{FramesLibrary, Library};
use crate::desktop::{self, PlayOptions, ShotError};
use crate::tools::{Outcome, content, names};

pub(super) fn play(wish: Opening) -> Result<Outcome, Outcome> {
    let mut form = SetupForm {
        best_of: wish.best_of,
        seed: wish.seed.unwrap_or_else(any_seed).to_string(),
        ..SetupForm::default()
    };
    if let Some(sitters) = wish.sitters {
        form.sitters = sitters.map(sitter);
    }
    if let Some(decks) = wish.decks {
        form.decks = decks.map(usize::from);
    }
    let mut frames = FramesForm {
        seed: form.seed.clone(),
        ..FramesForm::default()
    };
    if let Some(skirmish) = &wish.skirmish {
        seat(&mut frames, skirmish);
    }
    let options = PlayOptions {
        library: Library(wish.content),
        pictures: Pictures(wish.pictures),
        skirmish: FramesLibrary(wish.frames),
        playing: match wish.skirmish {
            Some(_) => Playing::Frames,
            None => Playing::Biomes,
        },
        form,
        frames,
        setup: wish.skirmish.is_some() && !wish.straight,
        straight: wish.straight,
        matches: wish.matches,
    };
    match desktop::play(options) {
        Ok(AppExit::Success) => Ok(Outcome::fine("")),
        Ok(AppExit::Error(code)) => {
            Ok(Outcome::found(format!("the window ended with code {code}")))
        }
        Err(error) => Err(Outcome::wrong(format!("error: {error}"))),
    }
}

pub(super) fn shot(wish: &Shot) -> Result<Outcome, Outcome> {
    let scenes = desktop::scenes();
    if wish.list {
        let list = scenes
            .iter()
            .fold(String::new(), |mut list, (name, about)| {
                let _ = writeln!(list, "{name:<16} {about}");
                list
            });
        return Ok(Outcome::fine(list));
    }
    let (Some(scene), Some(out)) = (&wish.scene, &wish.out) else {
        return Err(Outcome::wrong(
            "error: a scene and --out FILE.png are needed",
        ));
    };
    let known: Vec<&str> = scenes.iter().map(|(name, _)| *name).collect();
    let scene = names::known("scene", scene, &known)?;
    let loaded = content::biomes(&[])?;
    let (library, pictures) = (Library(loaded.content), Pictures(loaded.pictures));
    match desktop::shot(library, pictures, scene, out, wish.size) {
        Ok(()) => Ok(Outcome::fine(format!("{}", out.display()))),
        Err(why @ ShotError::Machine(_)) => Err(Outcome::wrong(format!("error: {why}"))),
        Err(why) => Err(Outcome::found(format!("error: {why}"))),
    }
}

/// Puts what was said about a game of Frames into its form.
fn seat(form: &mut FramesForm, said: &Skirmish) {
    form.players = said.table.players;
    form.battle = said.table.battle;
    form.field = said.field.map_or(form.field, usize::from);
    for (seat, name) in form.seats.iter_mut().zip(&said.sitters) {
        seat.sitter = sitter(name);
    }
    if !said.companies.is_empty() {
        for (seat, company) in form.seats.iter_mut().zip(said.companies.iter().cycle()) {
            seat.company = usize::from(*company);
        }
    }
}

fn sitter(name: &str) -> Sitter {
    let bot = Sitter::all().find(|s| matches!(s, Sitter::Bot(bot) if *bot == name));
    bot.unwrap_or(Sitter::Human)
}

/// Short enough to be read out to somebody.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000_000
}
