//! What waits to resolve, by its number.

use crate::table::{Ref, Slot};

/// Serial number of an entry of what waits to resolve, within the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EntryId(pub u16);

impl Slot<Ref> for EntryId {
    fn write(self) -> Ref {
        Ref::Entry(self.0)
    }

    fn read(slot: Ref) -> Option<Self> {
        match slot {
            Ref::Entry(serial) => Some(Self(serial)),
            _ => None,
        }
    }
}
