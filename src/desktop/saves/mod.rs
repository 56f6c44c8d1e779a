//! Saves in the window: a match is saved after every choice, listed, continued, watched and undone.

mod auto;
mod browse;
mod curve;
mod keys;
mod reopen;
mod sketch;
mod viewer;

use std::path::PathBuf;

use bevy::prelude::*;

use super::session::Controller;

pub use auto::SaveFolder;
pub use browse::{Row, SaveBrowser, SaveContent, SaveWish, Summary};
pub(crate) use curve::begin as begin_chart;
pub use curve::{Charting, Curve, CurvePoint, Swing};
pub use reopen::MOST_SEATS;
pub use reopen::{OpenMode, Opened, reopen};
pub use sketch::{Sketch, sketch_cards};
pub use viewer::{Viewer, WatchWish};

/// A file to be watched as soon as the window is open.
#[derive(Debug, Clone, Resource)]
pub struct WatchFirst(pub PathBuf);

/// The note being written, and who has agreed to an undo.
#[derive(Debug, Clone, Default, Resource)]
pub struct Draft {
    /// The note.
    pub note: String,
    /// The earlier note on that moment.
    pinned: String,
    /// Whether the field for the note is open.
    open: bool,
    /// Whether it is asked if the note shall be thrown away.
    pub asks: bool,
    /// The players who have agreed, in the order of the names asked.
    pub agreed: Vec<bool>,
    /// The players chosen for another match from the moment shown, by seat.
    pub sitters: Option<[Controller; MOST_SEATS]>,
}

impl Draft {
    /// The field for a note is open. It begins with what is pinned, unless something unpinned was left in it.
    pub fn open(&mut self, pinned: Option<&str>) {
        if !std::mem::replace(&mut self.open, true) {
            pinned.unwrap_or_default().clone_into(&mut self.pinned);
            if self.note.trim().is_empty() {
                self.note.clone_from(&self.pinned);
            }
        }
    }

    /// The field is not open. What was typed and neither pinned nor thrown away stays.
    pub fn shut(&mut self) {
        if std::mem::take(&mut self.open) {
            self.asks = false;
            if !self.is_typed() {
                self.note.clear();
            }
        }
    }

    /// Whether something was typed that is pinned nowhere.
    #[must_use]
    pub fn is_typed(&self) -> bool {
        let text = self.note.trim();
        !text.is_empty() && text != self.pinned.trim()
    }

    /// Somebody wants to close the field. Returns whether it may close: typed text is not thrown away before that was
    /// asked. Wanting to close the question leads back to the text.
    pub fn leave(&mut self) -> bool {
        self.asks = !self.asks && self.is_typed();
        !self.is_typed()
    }
}

/// Registers everything but the writing itself, which only a window does.
pub fn plugin(app: &mut App) {
    app.init_resource::<SaveFolder>()
        .init_resource::<SaveBrowser>()
        .init_resource::<Draft>()
        .add_plugins((browse::plugin, viewer::plugin, curve::plugin, keys::plugin));
}

/// Writes matches down in the user's folder.
pub fn writing(app: &mut App) {
    app.insert_resource(SaveFolder::of_user())
        .add_systems(PostUpdate, auto::keep);
}
