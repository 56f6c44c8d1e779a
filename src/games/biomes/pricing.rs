//! What cards cost besides what is printed: their own text, persistent skills, effects (D26).

use crate::cards::language::Priced;
use crate::table::ObjectId;

use super::Biomes;
use super::board::Board;
use super::content::{Ability, Grant, Where};
use super::events::Event;
use super::filters::EvalContext;
use super::limits;
use super::places::Place;
use super::state::Action;

impl Board<'_> {
    /// Keeps a change of prices.
    pub fn keep_price(&mut self, priced: Priced<Biomes, Action>) {
        if self.game.price_changes.len() < limits::DELAYED {
            self.game.price_changes.push(priced);
            self.tell(Event::Delay {
                controller: priced.entry.controller,
                source: priced.entry.source,
                part: priced.entry.part(),
            });
        }
    }

    /// A card is paid for: what was for the next one is used up.
    pub fn spend_prices(&mut self, e: ObjectId) {
        if !self.game.price_changes.is_empty() {
            let mut all = std::mem::take(&mut self.game.price_changes);
            all.retain(|priced| !(priced.next && self.is_priced(priced, e)));
            self.game.price_changes = all;
        }
    }

    fn is_priced(&self, priced: &Priced<Biomes, Action>, e: ObjectId) -> bool {
        self.matches(priced.filter, EvalContext::of(&priced.entry), e)
    }

    /// How much more void a card in a hand costs, or with a minus less.
    #[must_use]
    pub fn more_void(&self, e: ObjectId) -> i32 {
        let mut more = 0;
        if self.game.priced && self.place_of(e).1 == Place::Hand {
            for source in &self.index.sources {
                let named = source.who.is_some_and(|filter| {
                    filter.place == Where::Hand && self.matches(filter, source.eye, e)
                });
                if named {
                    let by = price(source.gives).saturating_mul(source.times);
                    more = limits::total(more, by);
                }
            }
        }
        if self.facts(e).priced {
            more = limits::total(more, self.own_price(e));
        }
        for priced in &self.game.price_changes {
            if self.is_priced(priced, e) {
                more = limits::total(more, priced.by);
            }
        }
        more
    }

    /// What the text of a card that is not on the planet says of its own cost.
    fn own_price(&self, e: ObjectId) -> i32 {
        let eye = EvalContext {
            seat: self.card(e).owner,
            source: Some(e),
            biome: None,
            global: false,
        };
        let mut sum = 0;
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
            let by = price(gives);
            if by != 0 && only_if.as_ref().is_none_or(|c| self.holds_for(c, eye)) {
                let times = per.as_ref().map_or(1, |per| self.times_for(per, eye));
                sum = limits::total(sum, by.saturating_mul(times));
            }
        }
        sum
    }
}

/// What some grants add to a cost.
fn price(gives: &[Grant]) -> i32 {
    gives.iter().fold(0, |sum, grant| match grant {
        Grant::Cost(n) => limits::total(sum, *n),
        Grant::Attack(_) | Grant::Defense(_) | Grant::Keyword(_) => sum,
    })
}
