//! What is asked of cards most often, worked out once for each content.

use crate::cards::language::{Part, Parts, Scene};
use crate::cards::{self, bits};

use super::Souls;
use super::content::{Ability, Card as CardDef, CardKind, Condition, Where};
use super::state::Stats;
use super::trigger_event::when_bit;

/// What is asked most often about a card, close together in memory.
#[derive(Debug, Clone, Copy)]
pub struct Facts {
    /// One bit for each sort of event its triggered abilities react to.
    pub reacts: u64,
    /// It has static abilities.
    pub continues: bool,
    /// It has activated abilities.
    pub activates: bool,
    /// It has some that are used while it is in hand.
    pub held: bool,
    /// One of them is a tap ability.
    pub taps: bool,
    /// It replaces events.
    pub replaces: bool,
    /// One of its static abilities depends on what is on the stack.
    pub counts_stack: bool,
    /// It has a stat block.
    pub lives: bool,
    /// Type.
    pub kind: CardKind,
    /// Printed stats.
    pub stats: Stats,
}

impl cards::Facts<Souls> for Facts {
    fn of(card: &CardDef) -> Self {
        let any = |test: fn(&Ability) -> bool| card.abilities.iter().any(test);
        Self {
            reacts: bits(&card.abilities, |ability| match ability {
                Ability::Triggered { when, .. } => when_bit(when),
                _ => 0,
            }),
            continues: any(|a| matches!(a, Ability::Static { .. })),
            activates: any(|a| a.is_used_at(Where::Play)),
            held: any(|a| a.is_used_at(Where::Hand)),
            taps: card.taps(),
            replaces: any(|a| matches!(a, Ability::Replaces { .. })),
            counts_stack: any(|a| match a {
                Ability::Static { only_if, .. } => only_if.as_ref().is_some_and(counts_stack),
                _ => false,
            }),
            lives: card.hp.is_some(),
            kind: card.kind,
            stats: Stats::printed(card),
        }
    }

    fn stats(&self) -> Stats {
        self.stats
    }
}

/// Whether a condition depends on what is on the stack.
fn counts_stack(condition: &Condition) -> bool {
    let mut found = false;
    condition.parts(&Scene::new(&[]), &mut |part, _| {
        found |= matches!(part, Part::Filter(filter) if filter.kind.is_entry());
    });
    found
}
