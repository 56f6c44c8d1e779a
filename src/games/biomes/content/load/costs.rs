//! What is paid for skills and cards: what can pay it, where else its price has a place, and where skills are used.

use super::super::{Ability, OwnCost, TriggerCondition, Where, Whose};
use super::abilities::{EffectChecker, WORDS};
use crate::cards::language::{check_held, check_played_cost};
use crate::games::biomes::limits;

impl EffectChecker<'_> {
    /// What is forfeited to pay is one's own, and no X is paid.
    pub(super) fn costs(&mut self, costs: &[OwnCost]) {
        for cost in costs {
            match cost {
                OwnCost::Forfeit(filter)
                    if filter.whose != Whose::Yours
                        || matches!(filter.place, Where::Cache | Where::Hand | Where::Deck) =>
                {
                    let message = "only what is yours and on the planet can pay a cost";
                    let help = "`Forfeit((whose: Yours, ..))`";
                    self.found.wrong("B038", "Forfeit", message, help);
                }
                OwnCost::Energy(cost) if cost.x => {
                    let message = "no X is paid here";
                    self.found.wrong("B006", "x", message, WORDS.pays_x);
                }
                OwnCost::Durability(n) => {
                    WORDS.within("Durability", (*n).into(), 1, limits::PAID, &mut self.found);
                }
                OwnCost::Discard(n) => {
                    WORDS.within("Discard", (*n).into(), 1, limits::PAID, &mut self.found);
                }
                OwnCost::RemoveCounters(_, n) => {
                    WORDS.within(
                        "RemoveCounters",
                        (*n).into(),
                        1,
                        limits::PAID,
                        &mut self.found,
                    );
                }
                OwnCost::Energy(_) | OwnCost::DiscardThis | OwnCost::Lock | OwnCost::Forfeit(_) => {
                }
            }
        }
    }

    /// Energy and locking have their own places in a skill.
    pub(super) fn plain_costs(&mut self, costs: &[OwnCost]) {
        for cost in costs {
            let (word, help) = match cost {
                OwnCost::Energy(_) => ("Energy", "write `cost: (void: 1)`"),
                OwnCost::Lock => ("Lock", "write `lock: true`"),
                OwnCost::Discard(_)
                | OwnCost::DiscardThis
                | OwnCost::Forfeit(_)
                | OwnCost::Durability(_)
                | OwnCost::RemoveCounters(..) => continue,
            };
            let message = format!("`{word}` has a place of its own in a skill");
            self.found.wrong("B002", word, message, help);
        }
    }

    /// The energy of a card has a place of its own, except that of one of several texts of an event (D85), and the card
    /// is not on the planet yet.
    pub(super) fn played_costs(&mut self, costs: &[OwnCost], event: bool, cap: u32) {
        for cost in costs {
            let own = match cost {
                OwnCost::Energy(cost) if event => {
                    let (value, most) = (cost.value(), cap.min(u8::MAX.into()));
                    WORDS.within("energy", value as i32, 1, most as i32, &mut self.found);
                    continue;
                }
                OwnCost::Energy(_) => {
                    let message = "the energy of a card is its `cost`";
                    let help = "write `cost: (void: 1)` in the card";
                    self.found.wrong("B003", "Energy", message, help);
                    continue;
                }
                OwnCost::Lock => Some("Lock"),
                OwnCost::RemoveCounters(..) => Some("RemoveCounters"),
                OwnCost::Discard(_)
                | OwnCost::DiscardThis
                | OwnCost::Forfeit(_)
                | OwnCost::Durability(_) => None,
            };
            check_played_cost(own, &mut self.found);
        }
        check_held(
            false,
            costs.contains(&OwnCost::DiscardThis),
            &mut self.found,
        );
    }

    /// A skill is used on the planet, or in a cache with costs that are paid elsewhere.
    pub(super) fn used_at(&mut self, skill: &Ability, place: Where) {
        let Ability::Activated {
            costs,
            lock,
            forfeit,
            ..
        } = skill
        else {
            return;
        };
        let discards = costs.contains(&OwnCost::DiscardThis);
        check_held(place == Where::Hand, discards, &mut self.found);
        match place {
            Where::Planet => {}
            Where::Cache | Where::Hand if !lock && !forfeit => {
                let counters = |cost: &OwnCost| matches!(cost, OwnCost::RemoveCounters(..));
                let own = costs.iter().any(counters).then_some("RemoveCounters");
                check_played_cost(own, &mut self.found);
            }
            _ => {
                let message = "a skill is used on the planet, or in the cache or the hand if its object is neither locked nor forfeited for it";
                let help = "leave `place` out, or write `place: Cache` or `place: Hand`";
                self.found
                    .wrong("W071", format!("{place:?}"), message, help);
            }
        }
    }

    /// A skill reacts on the planet, or in a cache to what others do.
    pub(super) fn reacts_at(&mut self, when: &TriggerCondition, place: Where) {
        let there = match place {
            Where::Planet => true,
            Where::Cache => !when.is_own(),
            _ => false,
        };
        if !there {
            let help = "leave `place` out, or write `place: Cache` with a trigger that needs no object on the planet";
            let message = "this never reacts there";
            self.found
                .wrong("W071", format!("{place:?}"), message, help);
        }
    }
}
