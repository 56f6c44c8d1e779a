//! What is asked of cards most often, worked out once for each content.

use crate::table::ObjectId;

use super::content::{Ability, Card as CardDef, CardKind, Condition, Content, Grant};
use super::state::Stats;
use super::stats::Source;
use super::triggers::when_bit;

/// What is known of the cards before they are played, and how many exist.
#[derive(Debug, Default)]
pub struct CardIndex {
    /// Cards that exist in this game; entities beyond it wait to be used.
    pub in_use: usize,
    /// Cards for which there was no entity: always 0.
    pub left_out: usize,
    /// The content that the table below was made for.
    pub known: Option<&'static Content>,
    /// By card.
    pub facts: Vec<Facts>,
    /// A buffer for everything in play.
    pub all: Vec<ObjectId>,
    /// Continuous abilities in force, as of when stats were last worked out.
    pub sources: Vec<Source>,
    /// One of them changes what cards cost.
    pub prices: bool,
}

/// What is asked most often about a card, close together in memory.
#[derive(Debug, Clone, Copy)]
pub struct Facts {
    /// One bit for each sort of event its triggered abilities react to.
    pub reacts: u32,
    /// It has continuous abilities.
    pub continues: bool,
    /// One of them hangs on the phase.
    pub phased: bool,
    /// It has activated abilities.
    pub activates: bool,
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
        continues: any(|a| matches!(a, Ability::Continuous { .. })),
        phased: any(
            |a| matches!(a, Ability::Continuous { only_if: Some(c), .. } if hangs_on_phase(c)),
        ),
        activates: any(|a| matches!(a, Ability::Activated { .. })),
        kind: card.kind,
        stats: Stats::printed(card),
    }
}

/// Whether a condition may hold in one phase and not in another.
fn hangs_on_phase(condition: &Condition) -> bool {
    match condition {
        Condition::During(_) => true,
        Condition::Not(inner) => hangs_on_phase(inner),
        _ => false,
    }
}

/// Whether a continuous ability changes what cards cost.
#[must_use]
pub fn changes_prices(gives: &[Grant]) -> bool {
    gives.iter().any(|grant| matches!(grant, Grant::Cost(_)))
}
