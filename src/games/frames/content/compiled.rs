//! Checked content: the loader makes it from packs, the rules read it. It is immutable.

use super::{Company, FieldDef, FrameType, Rules, System, SystemType, Unit};
use crate::packs::PackStamp;

/// Everything a match needs from the packs. Things are sorted by id, so indices agree everywhere.
#[derive(Debug, Clone)]
pub struct Content {
    /// Types of frame, sorted by full id.
    pub frames: Vec<FrameType>,
    /// Systems of packs, sorted by full id.
    pub systems: Vec<SystemType>,
    /// Ready-made companies, sorted by full id; legal at their tables.
    pub companies: Vec<Company>,
    /// Fields, sorted by full id.
    pub fields: Vec<FieldDef>,
    /// Rule parameters.
    pub rules: Rules,
    /// The packs this came from, in load order.
    pub packs: Vec<PackStamp>,
}

impl Content {
    /// The system of a pack that a letter stands for.
    #[must_use]
    pub fn own_system(&self, system: System) -> Option<&SystemType> {
        self.systems.iter().find(|of| of.letter.system() == system)
    }

    /// The company of that name with exactly these frames and rockets, in any order. A match names companies so; one that
    /// a player changed is another one, without the abilities of this.
    #[must_use]
    pub fn company_of(&self, name: &str, units: &[Unit]) -> Option<u16> {
        let sorted = |units: &[Unit]| {
            let mut all: Vec<(u16, u8)> = units.iter().map(|u| (u.frame, u.rockets)).collect();
            all.sort_unstable();
            all
        };
        let same = |company: &Company| {
            company.name.english == name && sorted(&company.units) == sorted(units)
        };
        let found = self.companies.iter().position(same)?;
        u16::try_from(found).ok()
    }
}
