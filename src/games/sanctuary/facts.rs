//! What is asked of cards most often, worked out once for each content.

use crate::cards::{self, bits};

use super::Sanctuary;
use super::content::{Ability, Card as CardDef, CardKind, Condition, Grant, Where};
use super::state::Stats;
use super::triggers::{REPLACES, when_bit};

/// What is asked most often about a card, close together in memory.
#[derive(Debug, Clone, Copy)]
pub struct Facts {
    /// One bit for each sort of event its triggered abilities react to.
    pub reacts: u32,
    /// The same while it lies in Limbo.
    pub lurks: u32,
    /// It has continuous abilities.
    pub continues: bool,
    /// One of them hangs on the phase.
    pub phased: bool,
    /// One of them may hang on what is tapped or how much Volition there is.
    pub watches: bool,
    /// Its text changes its own cost.
    pub priced: bool,
    /// It has activated abilities.
    pub activates: bool,
    /// It has some that are used while it is in Limbo.
    pub rises: bool,
    /// It has some that are used while it is in hand.
    pub held: bool,
    /// Type.
    pub kind: CardKind,
    /// Printed stats.
    pub stats: Stats,
}

impl cards::Facts<Sanctuary> for Facts {
    fn of(card: &CardDef) -> Self {
        let any = |test: fn(&Ability) -> bool| card.abilities.iter().any(test);
        Self {
            reacts: bits(&card.abilities, |ability| match ability {
                Ability::Triggered {
                    when,
                    place: Where::Play,
                    ..
                } => when_bit(when),
                Ability::Replaces { .. } => REPLACES,
                _ => 0,
            }),
            lurks: bits(&card.abilities, |ability| match ability {
                Ability::Triggered {
                    when,
                    place: Where::Limbo,
                    ..
                } => when_bit(when),
                _ => 0,
            }),
            continues: any(|a| matches!(a, Ability::Continuous { .. })),
            phased: any(
                |a| matches!(a, Ability::Continuous { only_if: Some(c), .. } if hangs_on_phase(c)),
            ),
            watches: any(watches),
            priced: any(
                |a| matches!(a, Ability::Continuous { who: None, gives, .. } if changes_prices(gives)),
            ),
            activates: any(|a| matches!(a, Ability::Activated { .. })),
            rises: any(|a| is_used(a, Where::Limbo)),
            held: any(|a| is_used(a, Where::Hand)),
            kind: card.kind,
            stats: Stats::printed(card),
        }
    }

    fn stats(&self) -> Stats {
        self.stats
    }

    fn lurks(&self) -> u32 {
        self.lurks
    }
}

/// Whether an ability is used where its card is.
fn is_used(ability: &Ability, at: Where) -> bool {
    matches!(ability, Ability::Activated { place, .. } if *place == at)
}

/// Whether a condition may hold in one phase and not in another.
fn hangs_on_phase(condition: &Condition) -> bool {
    match condition {
        Condition::During(_) => true,
        Condition::Not(inner) => hangs_on_phase(inner),
        Condition::All(inner) | Condition::AnyOf(inner) => inner.iter().any(hangs_on_phase),
        _ => false,
    }
}

/// Whether what a continuous ability gives may change with what is tapped or with a player's Volition: if it has a
/// condition or counts something, or affects only tapped or untapped cards.
fn watches(ability: &Ability) -> bool {
    match ability {
        Ability::Continuous {
            only_if, who, per, ..
        } => only_if.is_some() || per.is_some() || who.as_ref().is_some_and(|f| f.tapped.is_some()),
        _ => false,
    }
}

/// Whether a continuous ability changes what cards cost.
#[must_use]
pub fn changes_prices(gives: &[Grant]) -> bool {
    gives.iter().any(|grant| matches!(grant, Grant::Cost(_)))
}
