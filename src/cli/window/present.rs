//! The way from the command line to the desktop.

use std::fmt::Write;
use std::hash::{BuildHasher, Hasher, RandomState};

use bevy::app::AppExit;

use super::{Opening, Shot};
use crate::desktop::art::palette::Palette;
use crate::desktop::screen::Playing;
use crate::desktop::session::Controller;
use crate::desktop::start::Form;
use crate::desktop::{self, Look, PlayOptions, ShotError, StartPosition};
use crate::games::{self, Contents, Windowed};
use crate::tools::{Outcome, content, names};

pub(super) fn play<G: Windowed>(wish: Opening<G>) -> Result<Outcome, Outcome> {
    let seed = wish.seed.unwrap_or_else(any_seed).to_string();
    let controllers = (wish.seating.controllers.iter())
        .copied()
        .map(Controller::from);
    let controllers: Vec<Controller> = controllers.collect();
    let begins = wish.seating.begins;
    let mut form = G::form(&wish.seating, &controllers);
    seed.clone_into(form.seed_text());
    let playing = Playing::of(G::NAME);
    let options = PlayOptions {
        libraries: wish.contents.libraries(),
        pictures: wish.contents.pictures(),
        playing,
        fill: Box::new(move |world| {
            games::insert_forms(world, &seed);
            world.insert_resource(form);
        }),
        language: wish.language,
        setup: playing != Playing::default()
            && !begins
            && wish.watch.is_none()
            && wish.position.is_none()
            && wish.puzzle.is_none(),
        straight: begins && wish.watch.is_none(),
        matches: wish.matches,
        frame_report: wish.frame_report,
        click_report: wish.click_report,
        watch: wish.watch,
        guide: wish.guide,
        position: wish.position.map(|bench| StartPosition {
            bench,
            controllers,
            seed: wish.seed,
        }),
        puzzle: wish.puzzle,
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
    let contents = Contents::load(&content::library(&[])?)?;
    let (libraries, pictures) = (contents.libraries(), contents.pictures());
    let palette = Palette::ALL.into_iter().find(|p| p.name() == wish.palette);
    let look = Look {
        language: wish.language,
        palette: palette.unwrap_or_default(),
        scale: wish.scale,
    };
    match desktop::shot(libraries, pictures, scene, look, out, wish.size) {
        Ok(()) => Ok(Outcome::fine(format!("{}", out.display()))),
        Err(why @ ShotError::Machine(_)) => Err(Outcome::wrong(format!("error: {why}"))),
        Err(why) => Err(Outcome::found(format!("error: {why}"))),
    }
}

/// Short enough to be read out to somebody.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000_000
}
