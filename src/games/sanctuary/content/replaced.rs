//! Abilities that replace what would happen (C70).

use super::{Ability, ObjectSelector};
use crate::cards::language::{self, ReplacingAbility, card_words};
use crate::games::sanctuary::Sanctuary;

/// What happens instead of an event.
pub type Replacement = language::Replacement<Sanctuary>;

card_words! { Sanctuary;
    /// An event that can be replaced.
    pub enum ReplacedEvent {
        /// That would be destroyed.
        Destroyed(who: ObjectSelector),
        /// That would be dealt damage.
        Damage(who: ObjectSelector),
    }
}

impl ReplacedEvent {
    /// Whom it would happen to.
    #[must_use]
    pub const fn who(&self) -> &ObjectSelector {
        match self {
            Self::Destroyed(who) | Self::Damage(who) => who,
        }
    }
}

impl Ability {
    /// What it replaces and how, if it does.
    #[must_use]
    pub fn replacing(&'static self) -> Option<ReplacingAbility<Sanctuary>> {
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
