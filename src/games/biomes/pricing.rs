//! What cards cost besides what is printed: their own text, persistent skills, effects (D26).

use crate::cards::memory::Remembers;
use crate::table::ObjectId;

use super::board::Board;
use super::content::{Ability, Grant, Where};
use super::filters::EvalContext;
use super::limits;
use super::places::Place;

impl Board<'_> {
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
        for priced in &self.game.memory.prices {
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
            x: 0,
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
