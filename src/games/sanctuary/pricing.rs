//! What cards cost: the printed cost, what their own text says, continuous abilities, effects (C63).

use crate::cards::memory::Remembers;
use crate::table::{ObjectId, Seat};

use super::board::Board;
use super::content::{Ability, Grant, Where};
use super::filters::EvalContext;
use super::limits;
use super::places::Place;
use super::state::ChangeKind;

impl Board<'_> {
    /// Volition to play a card now, from 0 to [`limits::PRICE`].
    #[must_use]
    pub fn cost(&self, e: ObjectId) -> i32 {
        let mut cost = i32::from(self.def(e).cost);
        if self.game.prices && self.place_of(e).1 == Place::Hand {
            for source in &self.index.sources {
                let named = source.who.is_some_and(|filter| {
                    filter.place == Where::Hand && self.matches(filter, source.eye, e)
                });
                if named {
                    let all = source.gives.iter().map(|&grant| price(grant));
                    cost = limits::sum(cost, limits::total(all).saturating_mul(source.times));
                }
            }
        }
        if self.facts(e).priced {
            cost = limits::sum(cost, self.own_price(e));
        }
        for priced in &self.game.memory.prices {
            if self.is_priced(priced, e) {
                cost = limits::sum(cost, priced.by);
            }
        }
        let changes = self.game.changes.iter().filter(|change| change.card == e);
        let all = changes.map(|change| match change.what {
            ChangeKind::Grant(grant) => price(grant),
            ChangeKind::Control(_) | ChangeKind::Face(_) => 0,
        });
        limits::sum(cost, limits::total(all)).clamp(0, limits::PRICE)
    }

    /// What the text of a card that is not in play says of its own cost.
    fn own_price(&self, e: ObjectId) -> i32 {
        let seat: Seat = self.card(e).owner;
        let eye = EvalContext {
            seat,
            source: Some(e),
            x: 0,
        };
        let mut sum = 0;
        for ability in &self.def(e).abilities {
            let Ability::Continuous {
                only_if,
                who: None,
                gives,
                per,
            } = ability
            else {
                continue;
            };
            let by = limits::total(gives.iter().map(|&grant| price(grant)));
            if by != 0 && only_if.as_ref().is_none_or(|c| self.holds_for(c, eye)) {
                let times = per.as_ref().map_or(1, |per| self.times_for(per, eye));
                sum = limits::sum(sum, by.saturating_mul(times));
            }
        }
        sum
    }
}

const fn price(grant: Grant) -> i32 {
    match grant {
        Grant::Cost(n) => n,
        _ => 0,
    }
}
