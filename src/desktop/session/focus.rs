//! The focus of pointer and keyboard. Intents write it; another view clears it.

use crate::table::ObjectId;

/// The things under pointer and keyboard focus, and the card that is shown large.
#[derive(Debug, Clone, Default)]
pub struct Focus {
    /// The thing under the pointer.
    pub hover: Option<ObjectId>,
    /// The object of the last choice, as long as the pointer stays on it.
    pub(super) used: Option<ObjectId>,
    /// The object that the keyboard selected. The pointer then counts as over it.
    pub cursor: Option<ObjectId>,
    /// The last thing under the pointer.
    pub looked: Option<ObjectId>,
    /// The thing that is kept large on the left.
    pub pinned: Option<ObjectId>,
    /// The entry of the stack that the watcher wants to answer: everything they can do about it is listed.
    pub answering: Option<u16>,
    /// Whether the choices that have a place of their own are listed over the table now.
    pub apart: bool,
    /// Whether the pointer has rested since that came under it, or since the match changed.
    pub(super) rests: bool,
}

impl Focus {
    /// Brings the pointer over that, or over nothing.
    pub fn point_at(&mut self, object: Option<ObjectId>) {
        self.hover = object;
        self.used = self.used.filter(|_| self.used == object);
        self.rests = false;
    }

    /// That came under the resting pointer: nobody asked about it.
    pub fn slide_under(&mut self, object: Option<ObjectId>) {
        self.point_at(object);
        self.rests = true;
    }

    /// Whether the pointer has rested since that came under it, or since the match changed.
    #[must_use]
    pub const fn is_at_rest(&self) -> bool {
        self.rests
    }

    /// Keeps that large, or nothing.
    pub fn pin(&mut self, object: Option<ObjectId>) {
        self.pinned = object;
        self.rests = false;
    }

    /// The object that is shown large: the kept one, else the one that the pointer is or was over.
    #[must_use]
    pub fn shown(&self) -> Option<ObjectId> {
        self.pinned.or(self.hover).or(self.looked)
    }

    /// The object that somebody clicked or pointed at, unless it was used just now. A pointer at rest asks nothing.
    pub(super) fn asked_about(&self) -> Option<ObjectId> {
        let about = self.pinned.or(self.hover);
        about.filter(|_| about != self.used && !self.rests)
    }
}
