//! What is asked of cards most often, worked out once for each content.

use crate::table::ObjectId;

use super::content::{Ability, Card as CardDef, Content};
use super::reactions::when_bit;
use super::state::Agent;
use super::stats::Source;

/// What is known of the cards before they are played, and how many exist.
#[derive(Debug, Default)]
pub struct CardIndex {
    /// Cards and spawns that exist in this match; entities beyond it wait to be used.
    pub in_use: usize,
    /// The content the tables below were made for.
    pub known: Option<&'static Content>,
    /// By card.
    pub facts: Vec<Facts>,
    /// A buffer for everything on the planet.
    pub all: Vec<ObjectId>,
    /// A buffer for the persistent skills in force.
    pub sources: Vec<Source>,
    /// By biome definition: one bit for each sort of event its reactive skills react to.
    pub lane_reacts: Vec<u32>,
}

/// What is asked most often about a card, close together in memory.
#[derive(Debug, Clone, Copy)]
pub struct Facts {
    /// One bit for each sort of event its reactive skills react to.
    pub reacts: u32,
    /// It has persistent skills.
    pub persists: bool,
    /// It has activated skills.
    pub activates: bool,
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

impl CardIndex {
    /// Notes which cards have which sorts of abilities, so that most are skipped at a glance.
    pub fn learn(&mut self, content: &'static Content) {
        if self.known.is_some_and(|known| std::ptr::eq(known, content)) {
            return;
        }
        let reacts = |abilities: &[Ability]| {
            abilities.iter().fold(0, |bits, ability| match ability {
                Ability::Reactive { when, .. } => bits | when_bit(when),
                _ => bits,
            })
        };
        self.known = Some(content);
        let facts = |card: &CardDef| {
            let any = |test: fn(&Ability) -> bool| card.abilities.iter().any(test);
            Facts {
                reacts: reacts(&card.abilities),
                persists: any(|a| matches!(a, Ability::Persistent { .. })),
                activates: any(|a| matches!(a, Ability::Activated { .. })),
                makes: card.makes.is_some(),
                agent: card.is_agent(),
                anomaly: card.is_anomaly(),
                global: card.global.is_some(),
                speed: card.speed,
                stats: super::stats::printed(card, 0, false),
            }
        };
        self.facts = content.cards.iter().map(facts).collect();
        self.lane_reacts = content
            .biomes
            .iter()
            .map(|b| reacts(&b.influence))
            .collect();
    }
}
