//! What is asked of cards most often, worked out once for each content.

use crate::table::ObjectId;

use super::cause::when_bit;
use super::content::{Ability, Card as CardDef, CardKind, Content};
use super::state::Stats;
use super::stats::Source;

/// What is known of the cards before they are played, and how many exist.
#[derive(Debug, Default)]
pub struct CardIndex {
    /// Cards that exist in this game; entities beyond it wait to be used.
    pub in_use: usize,
    /// The content that the table below was made for.
    pub known: Option<&'static Content>,
    /// By card.
    pub facts: Vec<Facts>,
    /// Buffers for everything in play.
    pub all: Vec<ObjectId>,
    /// Buffer for their hit points.
    pub before: Vec<i32>,
    /// Static abilities in force, as of when stats were last worked out.
    pub sources: Vec<Source>,
}

/// What is asked most often about a card, close together in memory.
#[derive(Debug, Clone, Copy)]
pub struct Facts {
    /// One bit for each sort of event its triggered abilities react to.
    pub reacts: u64,
    /// It has static abilities.
    pub continues: bool,
    /// It has activated abilities.
    pub activates: bool,
    /// One of them is a tap ability.
    pub taps: bool,
    /// It replaces events.
    pub replaces: bool,
    /// It has a stat block.
    pub lives: bool,
    /// Type.
    pub kind: CardKind,
    /// Printed stats.
    pub stats: Stats,
}

impl CardIndex {
    /// Notes which cards have which sorts of abilities, so that most are skipped at a glance.
    pub fn learn(&mut self, content: &'static Content) {
        if self.known.is_some_and(|known| std::ptr::eq(known, content)) {
            return;
        }
        self.known = Some(content);
        self.facts = content.cards.iter().map(facts).collect();
    }
}

fn facts(card: &CardDef) -> Facts {
    let any = |test: fn(&Ability) -> bool| card.abilities.iter().any(test);
    let reacts = card
        .abilities
        .iter()
        .fold(0, |bits, ability| match ability {
            Ability::Triggered { when, .. } => bits | when_bit(when),
            _ => bits,
        });
    Facts {
        reacts,
        continues: any(|a| matches!(a, Ability::Static { .. })),
        activates: any(|a| matches!(a, Ability::Activated { .. })),
        taps: card.taps(),
        replaces: any(|a| matches!(a, Ability::Replaces { .. })),
        lives: card.hp.is_some(),
        kind: card.kind,
        stats: Stats::printed(card),
    }
}
