//! What waits to resolve: its number, and what rules that card games share ask of it.

use super::language::FlowEntry;
use crate::table::{ObjectId, Ref, Slot, Targets};

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

/// A card that was played or an ability that was used or triggered: it has a source and targets.
pub trait CardEntry: FlowEntry {
    /// One of its targets.
    type Target: Copy + Default;

    /// The card or the player whose text it follows.
    fn source(&self) -> ObjectId;
    /// Its targets.
    fn targets(&self) -> &Targets<Self::Target>;
    /// The same, to change them.
    fn targets_mut(&mut self) -> &mut Targets<Self::Target>;
}

/// `card_entry!(Target);` in an `impl CardEntry`, where its fields are `source` and `targets`.
macro_rules! card_entry {
    ($target:ty) => {
        type Target = $target;

        fn source(&self) -> $crate::table::ObjectId {
            self.source
        }

        fn targets(&self) -> &$crate::table::Targets<$target> {
            &self.targets
        }

        fn targets_mut(&mut self) -> &mut $crate::table::Targets<$target> {
            &mut self.targets
        }
    };
}

pub(crate) use card_entry;
