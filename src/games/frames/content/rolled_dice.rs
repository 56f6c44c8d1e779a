//! Which rolled dice an ability rolls again (M-191, M-192).

use ron2::FromRon;

use crate::cards::language::{HowMany, Part, PartMut, Parts, Scene};
use crate::games::frames::Frames;
use crate::games::frames::match_state::Colour;

/// Which dice. What is left out does not matter.
#[derive(Debug, Clone, Default, PartialEq, Eq, FromRon)]
#[ron(deny_unknown_fields)]
pub struct RolledDice {
    /// Of that colour.
    #[ron(default)]
    pub colour: Option<Colour>,
    /// That show one of these numbers.
    #[ron(default)]
    pub on: Vec<u8>,
    /// How many of them, of the player's choice; left out: all.
    #[ron(default)]
    pub take: Option<HowMany>,
}

impl RolledDice {
    /// Whether a die of a pool that shows that is one of them.
    #[must_use]
    pub fn matches(&self, colour: Colour, value: u8) -> bool {
        self.colour.is_none_or(|of| of == colour) && self.shows(value)
    }

    /// The same of a damage die, which has no colour.
    #[must_use]
    pub fn shows(&self, value: u8) -> bool {
        self.on.is_empty() || self.on.contains(&value)
    }
}

impl Parts<Frames> for RolledDice {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, Frames>,
        visit: &mut dyn FnMut(Part<'a, Frames>, &Scene<'a, Frames>),
    ) {
        self.take.parts(scene, visit);
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, Frames>)) {
        self.take.parts_mut(visit);
    }
}
