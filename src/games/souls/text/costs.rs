//! The costs of using an ability.

use ron2::Spanned;

use super::noun::{COUNTER, LOOT_CARD};
use super::speaker::{Speaker, own_name};
use crate::cards::text::{Join, Says, counted, listed, say};
use crate::games::souls::content::Cost;

/// "tap, pay 2¢ and discard 1 loot card".
pub fn costs(tap: bool, costs: &[Spanned<Cost>], speaker: &Speaker) -> String {
    let language = speaker.language();
    let own = own_name(speaker.names.kind, language).text;
    let mut parts = Vec::new();
    if tap {
        parts.push(speaker.pick("tap", "gira").to_owned());
    }
    parts.extend(costs.iter().map(|cost| match &cost.value {
        Cost::Coins(n) => say!(language, "pay {n}¢", "paga {n}¢"),
        Cost::Hp(n) => say!(language, "pay {n} HP", "paga {n} PV"),
        Cost::Loot(n) => {
            let cards = counted(*n, LOOT_CARD, language);
            say!(language, "discard {cards}", "descarta {cards}")
        }
        Cost::Items(1) => {
            let another = [
                "destroy another of your items",
                "destruye otro de tus objetos",
            ];
            speaker.pick(another[0], another[1]).to_owned()
        }
        Cost::Items(n) => say!(
            language,
            "destroy {n} other items of yours",
            "destruye otros {n} de tus objetos"
        ),
        Cost::Counters(n) => {
            let counters = counted(*n, COUNTER, language);
            say!(
                language,
                "remove {counters} from {own}",
                "retira {counters} de {own}"
            )
        }
        Cost::DestroyThis => say!(language, "destroy {own}", "destruye {own}"),
    }));
    if parts.is_empty() {
        return speaker.pick("at no cost", "sin coste").to_owned();
    }
    listed(&parts, Join::And, language)
}
