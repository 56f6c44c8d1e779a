//! Saves at the screen: a match is written down after every choice, found again, played on, watched and taken back.

mod auto;
mod browse;
mod keys;
mod reopen;
mod sketch;
mod tables;
mod viewer;

use std::path::PathBuf;

use bevy::prelude::*;

pub use auto::Shelf;
pub use browse::{About, Row, SaveWish, Shelves, Summary};
pub use reopen::{How, Opened, Reopened, reopen};
pub use sketch::{Sketch, sketch_cards};
pub use tables::Tables;
pub use viewer::{Viewer, WatchWish};

/// A file to be watched as soon as the window is open.
#[derive(Debug, Clone, Resource)]
pub struct WatchFirst(pub PathBuf);

/// What somebody is writing, and who has agreed to take back.
#[derive(Debug, Clone, Default, Resource)]
pub struct Draft {
    /// The note.
    pub note: String,
    /// Who has agreed, in the order of the names asked.
    pub agreed: Vec<bool>,
}

/// Registers everything but the writing itself, which only a window does.
pub fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .init_resource::<Shelves>()
        .init_resource::<Draft>()
        .add_plugins((browse::plugin, viewer::plugin, keys::plugin));
}

/// Writes matches down in the user's folder.
pub fn writing(app: &mut App) {
    app.insert_resource(Shelf::of_user())
        .add_systems(PostUpdate, auto::keep);
}
