//! The scenes that can be drawn: those of each game.

use bevy::prelude::World;

use super::Tour;
use crate::desktop::screen::Playing;
use crate::desktop::start::Libraries;
use crate::table::{Outcome, Seat};

/// The pictures of a game that can be written to a file.
pub struct Shots {
    /// Names of the scenes, and what is to be seen.
    pub(crate) scenes: &'static [(&'static str, &'static str)],
    /// The one in the middle of a match.
    pub(crate) amid: &'static str,
    /// The one that shows a hint: where a match begins.
    pub(crate) hinted: &'static str,
    /// Puts a scene up.
    pub(crate) stage: fn(&mut World, &str, &Libraries) -> Result<(), String>,
    /// Whether something visible is still being computed.
    pub(crate) busy: fn(&World) -> bool,
    /// The way to a scene that is not staged by itself.
    pub(crate) tour: fn(&str) -> Option<Tour>,
}

/// All scenes, with what is to be seen.
pub fn scenes() -> impl Iterator<Item = (&'static str, &'static str)> {
    shots().flat_map(|shots| shots.scenes.iter().copied())
}

/// The pictures of each game.
pub(super) fn shots() -> impl Iterator<Item = &'static Shots> {
    Playing::all().into_iter().map(|game| &game.profile().shots)
}

/// Whether a match that is over may be shown in that scene: a defeat of the first seat in those called so, else its victory.
pub(crate) fn ends_well(scene: &str, outcome: Option<Outcome>) -> bool {
    let won = |outcome: Outcome| outcome.winners.contains(Seat(0));
    outcome.is_none_or(|outcome| won(outcome) != scene.ends_with("defeat"))
}

/// Sets up the scene in `world`.
pub(super) fn stage(world: &mut World, scene: &str, libraries: &Libraries) -> Result<(), String> {
    let has = |shots: &&Shots| shots.scenes.iter().any(|(name, _)| *name == scene);
    let shots = shots().find(has).ok_or("there is no such scene")?;
    (shots.stage)(world, scene, libraries)
}
