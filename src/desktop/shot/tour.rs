//! Scenes that are reached from another one: the saves, the viewer, the editor, overlays of a match.

use std::path::{Path, PathBuf};

use bevy::app::SubApps;
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;

use super::scenes::shots;
use super::{rest, scenes};
use crate::desktop::apply_intents::leave;
use crate::desktop::editor::EditWish;
use crate::desktop::intent::Intent;
use crate::desktop::saves::{SaveFolder, SaveWish, WatchWish};
use crate::desktop::session::{SaveFile, Viewpoint};
use crate::desktop::start::Libraries;
use crate::games::window::Running;
use crate::table::Seat;

/// The way to a scene.
pub struct Tour {
    /// Scenes whose matches are saved first.
    saved: Vec<&'static str>,
    /// Where it begins.
    base: &'static str,
    /// The intents of that stop, one after the other.
    wishes: Vec<Intent>,
}

/// The way to a scene, if it is not staged by itself.
pub(super) fn tour(scene: &str) -> Option<Tour> {
    match scene {
        "saves" => Some(Tour {
            saved: shots().map(|shots| shots.amid).collect(),
            ..Tour::from("title", vec![Intent::Save(SaveWish::Browse)])
        }),
        _ => shots().find_map(|shots| (shots.tour)(scene)),
    }
}

impl Tour {
    /// A tour to do that, beginning at a scene.
    pub(crate) const fn from(base: &'static str, wishes: Vec<Intent>) -> Self {
        Self {
            saved: Vec::new(),
            base,
            wishes,
        }
    }

    /// A tour that watches the match of a scene.
    pub(crate) fn watch(base: &'static str) -> Self {
        let watched = [
            Intent::Save(SaveWish::Browse),
            Intent::Save(SaveWish::Watch),
            Intent::Watch(WatchWish::End(true)),
            Intent::Watch(WatchWish::Turn(false)),
            Intent::Watch(WatchWish::Turn(false)),
            Intent::Watch(WatchWish::Viewpoint(Viewpoint::Seat(Seat(0)))),
        ];
        Self {
            saved: vec![base],
            ..Self::from("title", watched.to_vec())
        }
    }

    /// Adds an intent at its end.
    pub(crate) fn wish(&mut self, wish: Intent) {
        self.wishes.push(wish);
    }

    /// A tour to the position of a scene, in the editor.
    pub(crate) fn edit(base: &'static str) -> Self {
        Self::from(base, vec![Intent::Edit(EditWish::Match)])
    }

    /// Goes that way. What is returned must last until the picture is taken.
    ///
    /// # Errors
    /// A sentence: the scene where it begins cannot be staged, or a match cannot be saved.
    pub(super) fn go(self, studio: &mut SubApps, libraries: Libraries) -> Result<Folder, String> {
        let shelf = Folder::new(&self.saved)?;
        for scene in &self.saved {
            let world = studio.main.world_mut();
            scenes::stage(world, scene, &libraries)?;
            save(world, &shelf.0)?;
        }
        let world = studio.main.world_mut();
        world.insert_resource(SaveFolder {
            folder: Some(shelf.0.clone()),
        });
        scenes::stage(world, self.base, &libraries)?;
        rest(studio);
        for wish in self.wishes {
            studio.main.world_mut().write_message(wish);
            rest(studio);
        }
        Ok(shelf)
    }
}

/// Writes the running match into a folder and puts it away.
fn save(world: &mut World, folder: &Path) -> Result<(), String> {
    let kept = world.run_system_once_with(write, folder.to_owned());
    kept.map_err(|e| e.to_string())??;
    leave(&mut world.commands());
    world.flush();
    Ok(())
}

fn write(In(folder): In<PathBuf>, mut running: Running) -> Result<(), String> {
    let table = running.quietly().ok_or("there is no match to save")?;
    let told = |why: std::io::Error| format!("{}: {why}", folder.display());
    let writer = table.begin(&folder, 0).ok_or("it cannot be saved now")?;
    *table.book() = SaveFile::Open(writer.map_err(told)?);
    table.keep().map_err(told)?;
    // The match does not go on: the file is closed.
    *table.book() = SaveFile::Closed;
    Ok(())
}

/// A folder of its own that goes when it is no longer needed.
pub(super) struct Folder(PathBuf);

impl Folder {
    fn new(saved: &[&str]) -> Result<Self, String> {
        let name = format!("fourfold-shot-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        // Leftovers of a killed program with that number are not part of the picture.
        let _ = std::fs::remove_dir_all(&folder);
        if !saved.is_empty() {
            let made = std::fs::create_dir_all(&folder);
            made.map_err(|e| format!("{}: {e}", folder.display()))?;
        }
        Ok(Self(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A file that cannot be deleted stays among other temporary files and does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tour_begins_and_saves_at_scenes_that_are_staged_by_themselves() {
        let staged = |scene: &str| {
            let known = scenes::scenes().any(|(name, _)| name == scene);
            known && tour(scene).is_none()
        };
        let tours = scenes::scenes().filter_map(|(name, _)| tour(name));
        let tours: Vec<Tour> = tours.collect();
        assert!(tours.len() > 10);
        for tour in tours {
            assert!(staged(tour.base), "{}", tour.base);
            assert!(tour.saved.iter().all(|scene| staged(scene)));
        }
    }
}
