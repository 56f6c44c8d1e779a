//! Which frames an ability means.

use ron2::FromRon;

use super::{FrameName, Origin, RoundArea, System};
use crate::cards::counters::CounterName;
use crate::cards::language::{Part, PartMut, Parts, Scene};
use crate::games::frames::Frames;

/// Whose, seen from the player of the ability.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
pub enum Whose {
    /// Anybody's.
    #[default]
    Any,
    /// Your own.
    Yours,
    /// Of any other player.
    Theirs,
}

/// Which frames on the board. What is left out does not matter.
#[derive(Debug, Clone, Default, PartialEq, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Filter {
    /// Whose.
    #[ron(default)]
    pub whose: Whose,
    /// Only the frame that has the ability, or only others.
    #[ron(default)]
    pub this: Option<bool>,
    /// Not that frame.
    #[ron(default)]
    pub other: bool,
    /// With a working system of that type.
    #[ron(default)]
    pub has: Option<System>,
    /// A type of frame.
    #[ron(default)]
    pub kind: Option<FrameName>,
    /// At most so many units from the frame that has the ability, or from `of`, nearest points.
    #[ron(default)]
    pub within: Option<u8>,
    /// From which frame `within` is measured.
    #[ron(default)]
    pub of: Option<Origin>,
    /// With its middle in this part of the field.
    #[ron(default)]
    pub area: Option<RoundArea>,
    /// At a station, where it contests it, or at none.
    #[ron(default)]
    pub at_station: Option<bool>,
    /// At a station that such a player controls.
    #[ron(default)]
    pub at_station_of: Option<Whose>,
    /// Destroyed frames instead of those that stand.
    #[ron(default)]
    pub destroyed: bool,
    /// Lost something that its type has, or did not.
    #[ron(default)]
    pub damaged: Option<bool>,
    /// Has had its turn this round, or has not.
    #[ron(default)]
    pub acted: Option<bool>,
    /// With a spot marker, or without.
    #[ron(default)]
    pub spotted: Option<bool>,
    /// Carries a rocket, or none.
    #[ron(default)]
    pub rockets: Option<bool>,
    /// With at least so many counters of that kind.
    #[ron(default)]
    pub counters: Option<(CounterName, u16)>,
}

impl Filter {
    /// Whether only the frame that has the ability is meant.
    #[must_use]
    pub fn is_this(&self) -> bool {
        self.this == Some(true)
    }

    /// Whether that frame is not meant.
    #[must_use]
    pub fn is_other(&self) -> bool {
        self.other || self.this == Some(false)
    }
}

impl Parts<Frames> for Filter {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, Frames>,
        visit: &mut dyn FnMut(Part<'a, Frames>, &Scene<'a, Frames>),
    ) {
        visit(Part::Filter(self), scene);
        if let Some(of) = self.of {
            visit(Part::Objects(of.selector()), scene);
        }
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, Frames>)) {
        if let Some((counter, _)) = &mut self.counters {
            visit(PartMut::Counter(counter));
        }
        visit(PartMut::Filter(self));
    }
}
