//! Abilities that replace what would happen (M-183, M-184).

use super::{Ability, ObjectSelector};
use crate::cards::language::{self, ReplacingAbility, card_words};
use crate::games::frames::Frames;

/// What happens instead of an event.
pub type Replacement = language::Replacement<Frames>;

card_words! { Frames;
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

    /// Whether it is damage, which has an amount.
    #[must_use]
    pub const fn is_damage(&self) -> bool {
        matches!(self, Self::Damage(_))
    }
}

impl Ability {
    /// What it replaces and how, if it does.
    #[must_use]
    pub fn replacing(&'static self) -> Option<ReplacingAbility<Frames>> {
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
