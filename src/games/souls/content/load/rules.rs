//! `rules.ron`: numbers that make a game possible.

use std::ops::Range;

use super::super::RulesDef;
use crate::games::souls::limits;
use crate::packs::Desk;

pub(super) fn check(rules: &RulesDef, at: &Range<usize>, desk: &mut Desk<'_>) {
    let up_to = |most: u8| 0..=i64::from(most);
    let bounds = [
        (
            "starting_coins",
            i64::from(rules.starting_coins),
            limits::RULE_COINS,
        ),
        (
            "starting_loot",
            rules.starting_loot.into(),
            limits::RULE_FEW,
        ),
        ("loot_step", rules.loot_step.into(), limits::RULE_FEW),
        ("loot_plays", rules.loot_plays.into(), limits::RULE_FEW),
        ("attacks", rules.attacks.into(), limits::RULE_FEW),
        ("purchases", rules.purchases.into(), limits::RULE_FEW),
        ("price", rules.price.into(), limits::RULE_COINS),
        ("hand_limit", rules.hand_limit.into(), limits::RULE_HAND),
        ("goal", rules.goal.into(), limits::GOAL),
        ("shop_slots", rules.shop_slots.into(), up_to(limits::SHOP)),
        (
            "monster_slots",
            rules.monster_slots.into(),
            1..=i64::from(limits::MONSTERS),
        ),
        ("room_slots", rules.room_slots.into(), up_to(limits::ROOMS)),
        ("bonus_souls", rules.bonus_souls.into(), limits::RULE_FEW),
        (
            "penalty_items",
            rules.penalty_items.into(),
            limits::RULE_FEW,
        ),
        ("penalty_loot", rules.penalty_loot.into(), limits::RULE_FEW),
        (
            "penalty_coins",
            rules.penalty_coins.into(),
            limits::RULE_COINS,
        ),
        ("draft_rounds", rules.draft_rounds.into(), limits::DRAFTS),
        ("timer", rules.timer.into(), limits::TIMER),
        ("offers", rules.offers.into(), limits::RULE_FEW),
        ("rolls", rules.rolls.into(), limits::ROLLS),
        ("repeats", rules.repeats.into(), limits::REPEATS),
    ];
    for (name, value, legal) in bounds {
        let field = desk.closer(at, name);
        desk.within(name, value, *legal.start(), *legal.end(), &field);
    }
}
