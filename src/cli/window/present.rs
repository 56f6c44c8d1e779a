//! The way from the command line to the desktop.

use std::fmt::Write;
use std::hash::{BuildHasher, Hasher, RandomState};

use bevy::app::AppExit;

use super::every::{self, Every};
use super::{Opening, Shot};
use crate::desktop::art::Pictures;
use crate::desktop::art::palette::Palette;
use crate::desktop::screen::Playing;
use crate::desktop::session::Controller;
use crate::desktop::start::Libraries;
use crate::desktop::{self, PlayOptions, ShotError, StartPosition};
use crate::games::biomes::Biomes;
use crate::games::biomes::desktop::panels::SetupForm;
use crate::games::frames::Frames;
use crate::games::frames::desktop::panels::FramesForm;
use crate::games::sanctuary::Sanctuary;
use crate::games::sanctuary::desktop::panels::SanctuaryForm;
use crate::games::souls::desktop::panels::SoulsForm;
use crate::games::souls::{Mode, Souls};
use crate::table::Game;
use crate::tools::{Outcome, names};

pub(super) fn play(wish: Opening) -> Result<Outcome, Outcome> {
    let seed = wish.seed.unwrap_or_else(any_seed).to_string();
    let controllers: Vec<Controller> = wish
        .controllers
        .iter()
        .map(|name| controller(name))
        .collect();
    let mut form = SetupForm {
        best_of: wish.best_of,
        seed: seed.clone(),
        ..SetupForm::default()
    };
    let mut sanctuary = SanctuaryForm {
        seed: seed.clone(),
        ..SanctuaryForm::default()
    };
    let mut souls = SoulsForm {
        seed: seed.clone(),
        ..SoulsForm::default()
    };
    let mut frames = FramesForm {
        seed,
        ..FramesForm::default()
    };
    let playing = Playing::of(wish.game);
    match playing.game() {
        Frames::NAME => seat(&mut frames, &wish, &controllers),
        Souls::NAME => gather(&mut souls, &wish, &controllers),
        Sanctuary::NAME => put(
            &mut sanctuary.controllers,
            &mut sanctuary.decks,
            &wish,
            &controllers,
        ),
        _ => put(&mut form.controllers, &mut form.decks, &wish, &controllers),
    }
    let libraries = libraries(&wish.every);
    let options = PlayOptions {
        libraries,
        pictures: pictures(wish.every),
        playing,
        fill: Box::new(|world| {
            world.insert_resource(form);
            world.insert_resource(frames);
            world.insert_resource(sanctuary);
            world.insert_resource(souls);
        }),
        language: wish.language,
        setup: playing != Playing::default() && !wish.straight && wish.position.is_none(),
        straight: wish.straight && wish.watch.is_none(),
        matches: wish.matches,
        frame_report: wish.frame_report,
        click_report: wish.click_report,
        watch: wish.watch,
        position: wish.position.map(|bench| StartPosition {
            bench,
            controllers,
            seed: wish.seed,
        }),
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
        let list = scenes.fold(String::new(), |mut list, (name, about)| {
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
    let known: Vec<&str> = scenes.map(|(name, _)| name).collect();
    let scene = names::known("scene", scene, &known)?;
    let every = every::every(&[])?;
    let libraries = libraries(&every);
    let pictures = pictures(every);
    let palette = Palette::ALL.into_iter().find(|p| p.name() == wish.palette);
    let look = (wish.language, palette.unwrap_or_default());
    match desktop::shot(libraries, pictures, scene, look, out, wish.size) {
        Ok(()) => Ok(Outcome::fine(format!("{}", out.display()))),
        Err(why @ ShotError::Machine(_)) => Err(Outcome::wrong(format!("error: {why}"))),
        Err(why) => Err(Outcome::found(format!("error: {why}"))),
    }
}

/// The pictures that the packs of every game ship.
fn pictures(every: Every) -> Pictures {
    Pictures::default()
        .with::<Biomes>(every.biomes.pictures)
        .with::<Sanctuary>(every.sanctuary.pictures)
        .with::<Souls>(every.souls.pictures)
}

/// The content of every game.
fn libraries(every: &Every) -> Libraries {
    Libraries::default()
        .with::<Biomes>(every.biomes.content)
        .with::<Sanctuary>(every.sanctuary.content)
        .with::<Souls>(every.souls.content)
        .with::<Frames>(every.frames.content)
}

/// Puts what was said about a game of cards into its form.
fn put(
    seats: &mut [Controller; 2],
    decks: &mut [usize; 2],
    wish: &Opening,
    controllers: &[Controller],
) {
    for (seat, said) in seats.iter_mut().zip(controllers) {
        *seat = *said;
    }
    for (deck, said) in decks.iter_mut().zip(&wish.decks) {
        *deck = usize::from(*said);
    }
}

/// Puts what was said about a game of Frames into its form.
fn seat(form: &mut FramesForm, wish: &Opening, controllers: &[Controller]) {
    if let Some(table) = &wish.table {
        form.players = table.players;
        form.battle = table.battle;
    }
    form.field = wish.field.map_or(form.field, usize::from);
    for (seat, said) in form.seats.iter_mut().zip(controllers) {
        seat.controller = *said;
    }
    if !wish.decks.is_empty() {
        for (seat, company) in form.seats.iter_mut().zip(wish.decks.iter().cycle()) {
            seat.company = usize::from(*company);
        }
    }
}

/// Puts what was said about a game of Souls into its form.
fn gather(form: &mut SoulsForm, wish: &Opening, controllers: &[Controller]) {
    if let Some(table) = &wish.gathering {
        form.set = usize::from(table.set);
        form.modules = table.modules;
        match table.mode {
            Mode::Competitive => form.seats = usize::from(table.seats),
            Mode::Together { goal, capped } => {
                form.together = true;
                form.goal = goal;
                form.capped = capped;
            }
        }
    }
    for (seat, said) in form.controllers.iter_mut().zip(controllers) {
        *seat = *said;
    }
    for (own, said) in form.characters.iter_mut().zip(&wish.decks) {
        *own = Some(*said);
    }
}

fn controller(name: &str) -> Controller {
    let bot =
        Controller::of::<Biomes>().find(|s| matches!(s, Controller::Bot(bot) if *bot == name));
    bot.unwrap_or(Controller::Human)
}

/// Short enough to be read out to somebody.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000_000
}
