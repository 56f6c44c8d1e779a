//! What using an ability costs, in English.

use ron2::Spanned;

use super::own_name;
use super::who::Speaker;
use crate::games::souls::content::Cost;
use crate::packs::prose::listed;

/// "tap, pay 2¢ and discard 1 loot card".
pub fn costs(tap: bool, costs: &[Spanned<Cost>], speaker: &mut Speaker) -> String {
    let own = own_name(speaker.names.sort);
    let mut parts = Vec::new();
    if tap {
        parts.push("tap".to_owned());
    }
    parts.extend(costs.iter().map(|cost| match &cost.value {
        Cost::Coins(n) => format!("pay {n}¢"),
        Cost::Hp(n) => format!("pay {n} HP"),
        Cost::Loot(1) => "discard 1 loot card".to_owned(),
        Cost::Loot(n) => format!("discard {n} loot cards"),
        Cost::Items(1) => "destroy another of your items".to_owned(),
        Cost::Items(n) => format!("destroy {n} other items of yours"),
        Cost::Counters(1) => format!("remove 1 counter from {own}"),
        Cost::Counters(n) => format!("remove {n} counters from {own}"),
        Cost::DestroyThis => format!("destroy {own}"),
    }));
    if parts.is_empty() {
        "at no cost".to_owned()
    } else {
        listed(&parts, "and")
    }
}
