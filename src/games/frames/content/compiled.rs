//! Checked content: the loader makes it from packs, the rules read it. It is immutable.

use super::{Company, Counter, FieldDef, Filter, FrameType, Goal, Rules, System, SystemType, Unit};
use crate::cards::language::{PartMut, Parts};
use crate::games::frames::Frames;
use crate::packs::{PackStamp, Words, short};

/// Everything a match needs from the packs. Things are sorted by id, so indices agree everywhere.
#[derive(Debug, Clone)]
pub struct Content {
    /// Types of frame, sorted by full id.
    pub frames: Vec<FrameType>,
    /// Kinds of counters, sorted by full id.
    pub counters: Vec<Counter>,
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

    /// The index of the kind of counters of that name.
    #[must_use]
    pub fn counter(&self, name: &str) -> Option<u8> {
        let named = |kind: &Counter| kind.id == name || short(&kind.id) == name;
        let found = self.counters.iter().position(named)?;
        u8::try_from(found).ok()
    }

    /// Gives every filter that names a type of frame the index and the name of that type, and every name of counters
    /// its kind.
    pub fn name_types(&mut self) {
        let types = self.frames.iter().map(|frame| &frame.id).zip(0..);
        let types: Vec<(String, (u16, Words))> = types
            .zip(&self.frames)
            .map(|((id, n), frame)| (id.clone(), (n, frame.name.clone())))
            .collect();
        let kinds = self.counters.clone();
        let mut name = |part: PartMut<'_, Frames>| match part {
            PartMut::Filter(Filter {
                kind: Some(kind), ..
            }) => {
                let mut known = types.iter().filter(|(id, _)| kind.names(id));
                kind.found = known.next_back().map(|(_, found)| found.clone());
            }
            PartMut::Counter(counter) => {
                let wanted = &counter.name.value;
                let named = |kind: &&Counter| kind.id == *wanted || short(&kind.id) == wanted;
                if let Some((n, kind)) = (0..).zip(&kinds).find(|(_, kind)| named(kind)) {
                    counter.index = n;
                    counter.shown = Some(kind.name.clone());
                }
            }
            _ => {}
        };
        let frames = self.frames.iter_mut().map(|of| &mut of.abilities);
        let systems = self.systems.iter_mut().map(|of| &mut of.abilities);
        let companies = self.companies.iter_mut().map(|of| &mut of.abilities);
        for ability in frames.chain(systems).chain(companies).flatten() {
            ability.parts_mut(&mut name);
        }
        let companies = self.companies.iter_mut().map(|of| &mut of.objectives);
        let fields = self.fields.iter_mut().map(|of| &mut of.objectives);
        for objective in companies.chain(fields).flatten() {
            if let Goal::If(condition) = &mut objective.goal {
                condition.parts_mut(&mut name);
            }
        }
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
