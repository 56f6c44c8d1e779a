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
}

impl Focus {
    /// Brings the pointer over that, or over nothing.
    pub fn point_at(&mut self, object: Option<ObjectId>) {
        self.hover = object;
        self.used = self.used.filter(|_| self.used == object);
    }

    /// The object that is shown large: the kept one, else the one that the pointer is or was over.
    #[must_use]
    pub fn shown(&self) -> Option<ObjectId> {
        self.pinned.or(self.hover).or(self.looked)
    }

    /// The object that is kept large or pointed at, unless it was used just now.
    pub(super) fn asked_about(&self) -> Option<ObjectId> {
        let about = self.pinned.or(self.hover);
        about.filter(|_| about != self.used)
    }
}
