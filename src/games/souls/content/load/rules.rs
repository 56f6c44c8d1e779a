//! `rules.ron`: numbers that make a game possible.

use std::ops::Range;

use super::super::RulesDef;
use crate::games::souls::places::{MOST_MONSTERS, MOST_ROOMS, MOST_SHOP};
use crate::packs::Desk;

/// Most ¢ of any number of the rules.
const COINS: i64 = 100;
/// Most cards of any count of the rules.
const CARDS: i64 = 50;
/// Most of any other small number of the rules.
const FEW: i64 = 20;

pub(super) fn check(rules: &RulesDef, at: &Range<usize>, desk: &mut Desk<'_>) {
    let bounds = [
        ("starting_coins", i64::from(rules.starting_coins), 0, COINS),
        ("starting_loot", rules.starting_loot.into(), 0, FEW),
        ("loot_step", rules.loot_step.into(), 0, FEW),
        ("loot_plays", rules.loot_plays.into(), 0, FEW),
        ("attacks", rules.attacks.into(), 0, FEW),
        ("purchases", rules.purchases.into(), 0, FEW),
        ("price", rules.price.into(), 0, COINS),
        ("hand_limit", rules.hand_limit.into(), 0, CARDS),
        ("goal", rules.goal.into(), 1, FEW),
        ("shop_slots", rules.shop_slots.into(), 0, MOST_SHOP.into()),
        (
            "monster_slots",
            rules.monster_slots.into(),
            1,
            MOST_MONSTERS.into(),
        ),
        ("room_slots", rules.room_slots.into(), 0, MOST_ROOMS.into()),
        ("bonus_souls", rules.bonus_souls.into(), 0, FEW),
        ("penalty_items", rules.penalty_items.into(), 0, FEW),
        ("penalty_loot", rules.penalty_loot.into(), 0, FEW),
        ("penalty_coins", rules.penalty_coins.into(), 0, COINS),
        ("draft_rounds", rules.draft_rounds.into(), 0, 4),
        ("timer", rules.timer.into(), 1, CARDS),
        ("offers", rules.offers.into(), 0, FEW),
        ("rolls", rules.rolls.into(), 10, 250),
        ("repeats", rules.repeats.into(), 10, 10_000),
    ];
    for (name, value, low, high) in bounds {
        let field = desk.closer(at, name);
        desk.within(name, value, low, high, &field);
    }
}
