//! Abilities that replace what would happen (D33).

use super::{Ability, ObjectSelector};
use crate::cards::language::{self, ReplacingAbility, card_words};
use crate::games::biomes::Biomes;

/// What happens instead of an event.
pub type Replacement = language::Replacement<Biomes>;

card_words! { Biomes;
    /// An event that can be replaced.
    pub enum ReplacedEvent {
        /// That would be terminated.
        Terminated(who: ObjectSelector),
        /// That, an agent or a sector, would be dealt damage.
        Damage(who: ObjectSelector),
        /// The same, in a battle (D104).
        BattleDamage(who: ObjectSelector),
    }
}

impl ReplacedEvent {
    /// Whom it would happen to.
    #[must_use]
    pub const fn who(&self) -> &ObjectSelector {
        match self {
            Self::Terminated(who) | Self::Damage(who) | Self::BattleDamage(who) => who,
        }
    }

    /// Whether it is damage.
    #[must_use]
    pub const fn is_damage(&self) -> bool {
        matches!(self, Self::Damage(_) | Self::BattleDamage(_))
    }
}

impl Ability {
    /// What it replaces and how, if it does.
    #[must_use]
    pub fn replacing(&'static self) -> Option<ReplacingAbility<Biomes>> {
        let Self::Replaces {
            event,
            once,
            only_if,
            instead,
        } = self
        else {
            return None;
        };
        Some(ReplacingAbility {
            event,
            once: *once,
            only_if: only_if.as_ref(),
            instead,
        })
    }
}
