//! What events tell beside cards, seats and plain numbers, with the one shape in which it travels.

use crate::table::{Ref, Slot};

/// What a biome is, by the index of its definition in the content.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BiomeIndex(pub u8);

impl Slot<Ref> for BiomeIndex {
    fn write(self) -> Ref {
        Ref::Kind(self.0)
    }

    fn read(slot: Ref) -> Option<Self> {
        match slot {
            Ref::Kind(kind) => Some(Self(kind)),
            _ => None,
        }
    }
}

/// By how much an effect changes an agent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Buff {
    /// Its attack.
    pub attack: i16,
    /// Its defense.
    pub defense: i16,
}

impl Slot<Ref> for Buff {
    fn write(self) -> Ref {
        Ref::Point(self.attack as u16, self.defense as u16)
    }

    fn read(slot: Ref) -> Option<Self> {
        match slot {
            Ref::Point(attack, defense) => Some(Self {
                attack: attack as i16,
                defense: defense as i16,
            }),
            _ => None,
        }
    }
}

/// What a sector has left, 0 or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Durability(pub u16);

impl Slot<Ref> for Durability {
    fn write(self) -> Ref {
        Ref::Point(self.0, 0)
    }

    fn read(slot: Ref) -> Option<Self> {
        match slot {
            Ref::Point(left, 0) => Some(Self(left)),
            _ => None,
        }
    }
}
