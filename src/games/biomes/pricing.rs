//! What cards cost besides what is printed: their own text, persistent skills, effects (D26).

use crate::cards::memory::Remembers;
use crate::table::ObjectId;

use super::board::Board;
use super::content::{Ability, Grant, Where};
use super::filters::EvalContext;
use super::limits;
use super::places::Place;
use super::stats::Source;

/// What changes the cost of a card.
#[derive(Default)]
struct PriceChanges {
    /// Added to it.
    more: i32,
    /// Taken off, down to nothing.
    less: i32,
    /// Taken off only down to that: the least, and how much.
    bounded: Vec<(i32, i32)>,
}

impl PriceChanges {
    fn add(&mut self, by: i32, least: Option<i32>) {
        match least {
            _ if by >= 0 => self.more = limits::total(self.more, by),
            Some(least) => self.bounded.push((least, -by)),
            None => self.less = limits::total(self.less, -by),
        }
    }

    fn add_grants(&mut self, gives: &[Grant], times: i32) {
        self.add(price(gives).saturating_mul(times), least(gives));
    }

    /// D106: what is added comes first, then what stops at a number, the highest first.
    fn total(mut self, value: u32) -> i32 {
        let value = value as i32;
        let mut cost = limits::total(value, self.more);
        self.bounded.sort_unstable_by(|a, b| b.cmp(a));
        for (least, by) in self.bounded {
            cost -= by.min((cost - least).max(0));
        }
        limits::total(cost, -self.less) - value
    }
}

impl Board<'_> {
    /// How much more void a card in a hand costs, or with a minus less.
    #[must_use]
    pub fn more_void(&self, e: ObjectId) -> i32 {
        let mut changes = PriceChanges::default();
        if self.game.priced && self.place_of(e).1 == Place::Hand {
            for source in &self.index.sources {
                let named = source.who.is_some_and(|filter| {
                    filter.place == Where::Hand && self.matches(filter, source.eye, e)
                });
                if named {
                    changes.add_grants(source.gives, source.times);
                }
            }
        }
        if self.facts(e).priced {
            self.own_price(e, &mut changes);
        }
        for priced in &self.game.memory.prices {
            if self.is_priced(priced, e) {
                changes.add(priced.by, None);
            }
        }
        changes.total(self.def(e).cost.value())
    }

    /// D100: the void that declaring an agent an attacker costs.
    #[must_use]
    pub fn attack_price(&self, e: ObjectId) -> u32 {
        let mut price = 0;
        for source in &self.index.sources {
            let by = attack_cost(source.gives).saturating_mul(source.times);
            if by > 0 && self.is_given(source, e) {
                price = limits::total(price, by);
            }
        }
        price.unsigned_abs()
    }

    /// Whether a persistent skill in force affects a card.
    fn is_given(&self, source: &Source, e: ObjectId) -> bool {
        match source.who {
            Some(filter) => self.matches(filter, source.eye, e),
            None => source.own == Some(e),
        }
    }

    /// What the text of a card that is not on the planet says of its own cost.
    fn own_price(&self, e: ObjectId, changes: &mut PriceChanges) {
        let eye = EvalContext {
            seat: self.card(e).owner,
            source: Some(e),
            biome: None,
            global: false,
            x: 0,
        };
        for ability in &self.def(e).abilities {
            let Ability::Persistent {
                only_if,
                who: None,
                gives,
                per,
            } = ability
            else {
                continue;
            };
            if price(gives) != 0 && only_if.as_ref().is_none_or(|c| self.holds_for(c, eye)) {
                let times = per.as_ref().map_or(1, |per| self.times_for(per, eye));
                changes.add_grants(gives, times);
            }
        }
    }
}

/// What some grants add to a cost.
fn price(gives: &[Grant]) -> i32 {
    gives.iter().fold(0, |sum, grant| match grant {
        Grant::Cost(n) => limits::total(sum, *n),
        _ => sum,
    })
}

/// The number at which what they take off stops.
fn least(gives: &[Grant]) -> Option<i32> {
    gives.iter().find_map(|grant| match grant {
        Grant::CostsAtLeast(n) => Some(*n as i32),
        _ => None,
    })
}

/// What some grants ask for an attack.
fn attack_cost(gives: &[Grant]) -> i32 {
    gives.iter().fold(0, |sum, grant| match grant {
        Grant::AttackCost(n) => limits::total(sum, *n),
        _ => sum,
    })
}
