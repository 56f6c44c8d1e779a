//! What is asked of cards most often, worked out once for each content.

use crate::cards::{self, bits};

use super::Biomes;
use super::content::{Ability, Biome, Card as CardDef, Where};
use super::reactions::{REPLACES, when_bit};
use super::state::Agent;
use super::stats::{changes_prices, heeds};

/// What is asked most often about a card, close together in memory.
#[derive(Debug, Clone, Copy)]
pub struct Facts {
    /// One bit for each sort of event its reactive skills react to.
    pub reacts: u32,
    /// The same while it lies in a cache.
    pub lurks: u32,
    /// It has persistent skills.
    pub persists: bool,
    /// Kinds of facts that these depend on, as bits of [`heed`](super::stats::heed).
    pub heeds: u16,
    /// It has activated skills.
    pub activates: bool,
    /// Has some that are used while it is in a cache.
    pub rises: bool,
    /// It has some that are used while it is in hand.
    pub held: bool,
    /// It has texts about arriving.
    pub arriving: bool,
    /// Its text changes its own cost.
    pub priced: bool,
    /// It makes energy.
    pub makes: bool,
    /// It is an agent.
    pub agent: bool,
    /// It is an anomaly.
    pub anomaly: bool,
    /// It can be played with *global*.
    pub global: bool,
    /// Printed speed; 0 for what has none.
    pub speed: u8,
    /// Printed stats.
    pub stats: Agent,
}

/// Whether a skill is used where its object is.
fn is_used(ability: &Ability, at: Where) -> bool {
    matches!(ability, Ability::Activated { place, .. } if *place == at)
}

impl cards::Facts<Biomes> for Facts {
    fn of(card: &CardDef) -> Self {
        let any = |test: fn(&Ability) -> bool| card.abilities.iter().any(test);
        Self {
            reacts: reacts(&card.abilities, Where::Planet),
            lurks: reacts(&card.abilities, Where::Cache),
            persists: any(|a| matches!(a, Ability::Persistent { .. })),
            heeds: heeds(&card.abilities),
            arriving: any(|a| matches!(a, Ability::Arriving { .. })),
            priced: any(
                |a| matches!(a, Ability::Persistent { who: None, gives, .. } if changes_prices(gives)),
            ),
            activates: any(|a| matches!(a, Ability::Activated { .. })),
            rises: any(|a| is_used(a, Where::Cache)),
            held: any(|a| is_used(a, Where::Hand)),
            makes: card.makes.is_some(),
            agent: card.is_agent(),
            anomaly: card.is_anomaly(),
            global: card.global.is_some(),
            speed: card.speed,
            stats: super::stats::printed(card, 0, false),
        }
    }

    fn stats(&self) -> Agent {
        self.stats
    }

    fn lurks(&self) -> u32 {
        self.lurks
    }
}

/// What is asked most often about a biome's influence.
#[derive(Debug, Clone, Copy, Default)]
pub struct BiomeFacts {
    /// One bit for each sort of event its reactive skills react to.
    pub reacts: u32,
    /// Kinds of facts that its persistent skills depend on, as bits of [`heed`](super::stats::heed).
    pub heeds: u16,
}

impl BiomeFacts {
    /// Those of a biome.
    #[must_use]
    pub fn of(biome: &Biome) -> Self {
        Self {
            reacts: reacts(&biome.influence, Where::Planet),
            heeds: heeds(&biome.influence),
        }
    }
}

/// One bit for each sort of event that reactive skills among these react to at that place.
fn reacts(abilities: &[Ability], at: Where) -> u32 {
    bits(abilities, |ability| match ability {
        Ability::Reactive { when, place, .. } if *place == at => when_bit(when),
        Ability::Replaces { .. } if at == Where::Planet => REPLACES,
        _ => 0,
    })
}
