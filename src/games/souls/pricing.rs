//! What shop items cost besides the price of a purchase: their own text, static abilities, effects (R65).

use crate::cards::memory::Remembers;
use crate::table::{ObjectId, Ref, Seat};

use super::board::Board;
use super::content::{Ability, Grant};
use super::filters::EvalContext;
use super::limits;
use super::places::Place;

impl Board<'_> {
    /// The price of that purchase for a player now, never below 0 (F-145).
    #[must_use]
    pub fn price_of(&self, seat: Seat, what: Ref) -> i32 {
        let price = self.price(seat);
        let Ref::Object(e) = what else {
            return price;
        };
        if !self.is_card(e) || !matches!(self.place_of(e), Place::Shop(_)) {
            return price;
        }
        let mut more = self.stats(e).more(Grant::Cost(0)) + self.own_price(seat, e);
        for priced in &self.game.memory.prices {
            if self.is_priced(priced, e) {
                more = more.saturating_add(priced.by);
            }
        }
        (price + more.clamp(-limits::COINS, limits::COINS)).max(0)
    }

    /// What the text of a shop item says of its own cost.
    fn own_price(&self, seat: Seat, e: ObjectId) -> i32 {
        let eye = EvalContext {
            seat,
            source: e,
            x: 0,
        };
        let mut sum = 0_i32;
        for ability in &self.def(e).abilities {
            let Ability::Static {
                only_if,
                who: None,
                gives,
                per,
            } = ability
            else {
                continue;
            };
            let by = gives.iter().fold(0, |sum, grant| match grant {
                Grant::Cost(n) => sum + n,
                _ => sum,
            });
            if by != 0 && only_if.as_ref().is_none_or(|c| self.holds_for(c, eye)) {
                let times = per.as_ref().map_or(1, |per| self.times_for(per, eye));
                sum = sum.saturating_add(by.saturating_mul(times));
            }
        }
        sum
    }
}
