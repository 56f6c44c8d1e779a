//! The numbers of abilities: those of a type or a company first, then those of systems of packs.

use crate::games::frames::content::{Ability, Content, System, Systems};
use crate::games::frames::limits::ABILITIES;

/// What has abilities of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bearer {
    /// A type of frame, by its index.
    Frame(u16),
    /// A company of the packs, by its index, if it is one.
    Company(Option<u16>),
}

/// Abilities of its own, with their numbers.
fn own_abilities(
    content: &'static Content,
    bearer: Bearer,
) -> impl Iterator<Item = (u8, &'static Ability)> {
    let all = match bearer {
        Bearer::Frame(kind) => {
            let kind = content.frames.get(usize::from(kind));
            kind.map_or(&[][..], |kind| &kind.abilities)
        }
        Bearer::Company(company) => {
            let company = company.and_then(|n| content.companies.get(usize::from(n)));
            company.map_or(&[][..], |company| &company.abilities)
        }
    };
    (0..).zip(all)
}

/// Abilities of all systems of packs, with their numbers.
fn system_abilities(
    content: &'static Content,
) -> impl Iterator<Item = (u8, System, &'static Ability)> {
    content.systems.iter().flat_map(|of| {
        let first = (ABILITIES * (1 + of.letter.index())) as u8;
        let numbered = (first..).zip(&of.abilities);
        numbered.map(|(n, ability)| (n, of.letter.system(), ability))
    })
}

/// Abilities of its own, then those of its systems that work (M-153).
pub fn abilities_in_force(
    content: &'static Content,
    bearer: Bearer,
    systems: Option<Systems>,
) -> impl Iterator<Item = (u8, &'static Ability)> {
    let works = move |system| systems.is_some_and(|systems| systems.get(system) > 0);
    let of_systems = system_abilities(content).filter(move |(_, system, _)| works(*system));
    let of_systems = of_systems.map(|(n, _, ability)| (n, ability));
    own_abilities(content, bearer).chain(of_systems)
}

/// The ability of that number.
#[must_use]
pub fn numbered_ability(
    content: &'static Content,
    bearer: Bearer,
    number: u8,
) -> Option<&'static Ability> {
    let own = own_abilities(content, bearer);
    let systems = system_abilities(content).map(|(n, _, ability)| (n, ability));
    let mut all = own.chain(systems);
    all.find(|(n, _)| *n == number).map(|(_, ability)| ability)
}
