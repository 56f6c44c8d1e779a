//! The packing of the types of the game into the slots of choices and events.

use serde::Serialize;

use crate::table::{Ref, Slot};

use super::board::{point_of, point_ref};
use super::components::{ROLES, Role};
use super::content::{BUILT_IN, SYSTEMS, System};
use super::geometry::Point;
use super::match_state::{COLOURS, Colour, RANGES, Range};

/// A die by its place in the roll of the open turn, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DieIndex(pub u16);

impl DieIndex {
    /// The place as an index.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Slot<Ref> for DieIndex {
    fn write(self) -> Ref {
        Ref::Entry(self.0)
    }

    fn read(slot: Ref) -> Option<Self> {
        match slot {
            Ref::Entry(n) => Some(Self(n)),
            _ => None,
        }
    }
}

/// An objective by its number in the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct ObjectiveNumber(pub u8);

impl Slot<Ref> for ObjectiveNumber {
    fn write(self) -> Ref {
        Ref::Entry(self.0.into())
    }

    fn read(slot: Ref) -> Option<Self> {
        match slot {
            Ref::Entry(n) => u8::try_from(n).ok().map(Self),
            _ => None,
        }
    }
}

/// A type of frame by its place in the content, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FrameKind(pub u8);

impl Slot<Ref> for FrameKind {
    fn write(self) -> Ref {
        Ref::Kind(self.0)
    }

    fn read(slot: Ref) -> Option<Self> {
        match slot {
            Ref::Kind(n) => Some(Self(n)),
            _ => None,
        }
    }
}

/// The thing that a frame loses for a point of damage (M-122, M-123).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LostPart {
    /// A system.
    System(System),
    /// A white die.
    White,
    /// A point of armour (M-135).
    Armour,
}

/// The number of a white die in place of a system; the number after it is armour, and then come systems of packs.
const WHITE: i32 = BUILT_IN.len() as i32;

impl Slot<i32> for LostPart {
    fn write(self) -> i32 {
        match self {
            Self::System(system @ System::Own(_)) => system.index() as i32 + 2,
            Self::System(system) => system.index() as i32,
            Self::White => WHITE,
            Self::Armour => WHITE + 1,
        }
    }

    fn read(slot: i32) -> Option<Self> {
        match slot {
            WHITE => Some(Self::White),
            _ if slot == WHITE + 1 => Some(Self::Armour),
            ..WHITE => System::read(slot).map(Self::System),
            _ => System::read(slot - 2).map(Self::System),
        }
    }
}

impl Slot<Ref> for Point {
    fn write(self) -> Ref {
        point_ref(self)
    }

    fn read(slot: Ref) -> Option<Self> {
        point_of(slot)
    }
}

impl Slot<Ref> for Option<Point> {
    fn write(self) -> Ref {
        self.map_or(Ref::None, point_ref)
    }

    fn read(slot: Ref) -> Option<Self> {
        match slot {
            Ref::None => Some(None),
            other => point_of(other).map(Some),
        }
    }
}

impl Slot<Ref> for Option<Colour> {
    fn write(self) -> Ref {
        self.map_or(Ref::None, Slot::write)
    }

    fn read(slot: Ref) -> Option<Self> {
        match slot {
            Ref::None => Some(None),
            other => Colour::read(other).map(Some),
        }
    }
}

/// Types that travel by their place in a list, as an amount and as a kind.
macro_rules! numbered {
    ($($type:ty: $list:ident, $number:expr;)*) => {$(
        impl Slot<i32> for $type {
            fn write(self) -> i32 {
                $number(self) as i32
            }

            fn read(slot: i32) -> Option<Self> {
                $list.get(usize::try_from(slot).ok()?).copied()
            }
        }

        impl Slot<Ref> for $type {
            fn write(self) -> Ref {
                Ref::Kind($number(self) as u8)
            }

            fn read(slot: Ref) -> Option<Self> {
                match slot {
                    Ref::Kind(n) => $list.get(usize::from(n)).copied(),
                    _ => None,
                }
            }
        }
    )*};
}

numbered! {
    Range: RANGES, Range::index;
    Colour: COLOURS, |colour| colour as usize;
    System: SYSTEMS, System::index;
    Role: ROLES, |role| role as usize;
}
