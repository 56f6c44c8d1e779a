//! `rules.ron`: numbers that make a game possible.

use std::ops::{Range, RangeInclusive};

use super::super::RulesDef;
use crate::games::souls::limits::{self, RULE_COINS, RULE_FEW};
use crate::packs::CheckContext;

pub(super) fn check(rules: &RulesDef, at: &Range<usize>, context: &mut CheckContext<'_>) {
    let up_to = |most: u8| 0..=i64::from(most);
    let monsters = 1..=i64::from(limits::MONSTERS);
    let numbers: [(_, i64, RangeInclusive<i64>); 21] = [
        ("starting_coins", rules.starting_coins.into(), RULE_COINS),
        ("starting_loot", rules.starting_loot.into(), RULE_FEW),
        ("loot_step", rules.loot_step.into(), RULE_FEW),
        ("loot_plays", rules.loot_plays.into(), RULE_FEW),
        ("attacks", rules.attacks.into(), RULE_FEW),
        ("purchases", rules.purchases.into(), RULE_FEW),
        ("price", rules.price.into(), RULE_COINS),
        ("hand_limit", rules.hand_limit.into(), limits::RULE_HAND),
        ("goal", rules.goal.into(), limits::GOAL),
        ("shop_slots", rules.shop_slots.into(), up_to(limits::SHOP)),
        ("monster_slots", rules.monster_slots.into(), monsters),
        ("room_slots", rules.room_slots.into(), up_to(limits::ROOMS)),
        ("bonus_souls", rules.bonus_souls.into(), RULE_FEW),
        ("penalty_items", rules.penalty_items.into(), RULE_FEW),
        ("penalty_loot", rules.penalty_loot.into(), RULE_FEW),
        ("penalty_coins", rules.penalty_coins.into(), RULE_COINS),
        ("draft_rounds", rules.draft_rounds.into(), limits::DRAFTS),
        ("timer", rules.timer.into(), limits::TIMER),
        ("offers", rules.offers.into(), RULE_FEW),
        ("rolls", rules.rolls.into(), limits::ROLLS),
        ("repeats", rules.repeats.into(), limits::REPEATS),
    ];
    let numbers = numbers.into_iter();
    context.rules(
        at,
        numbers.map(|(name, value, legal)| (name, value, *legal.start(), *legal.end())),
    );
}
