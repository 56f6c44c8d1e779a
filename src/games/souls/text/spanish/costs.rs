//! What using an ability costs, in Spanish.

use ron2::Spanned;

use super::who::Speaker;
use super::{listed, own_name};
use crate::games::souls::content::Cost;

/// "gira, paga 2¢ y descarta 1 carta de botín".
pub fn costs(tap: bool, costs: &[Spanned<Cost>], speaker: &mut Speaker) -> String {
    let own = own_name(speaker.names.sort).text;
    let mut parts = Vec::new();
    if tap {
        parts.push("gira".to_owned());
    }
    parts.extend(costs.iter().map(|cost| match &cost.value {
        Cost::Coins(n) => format!("paga {n}¢"),
        Cost::Hp(n) => format!("paga {n} PV"),
        Cost::Loot(1) => "descarta 1 carta de botín".to_owned(),
        Cost::Loot(n) => format!("descarta {n} cartas de botín"),
        Cost::Items(1) => "destruye otro de tus objetos".to_owned(),
        Cost::Items(n) => format!("destruye otros {n} de tus objetos"),
        Cost::Counters(1) => format!("retira 1 contador de {own}"),
        Cost::Counters(n) => format!("retira {n} contadores de {own}"),
        Cost::DestroyThis => format!("destruye {own}"),
    }));
    if parts.is_empty() {
        "sin coste".to_owned()
    } else {
        listed(&parts, "y")
    }
}
