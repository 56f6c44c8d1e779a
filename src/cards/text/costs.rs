//! What is paid for a card besides its printed cost.

use super::{Join, listed, say};
use crate::table::Language;

/// "as an additional cost, discard 1 card. ", or nothing.
#[must_use]
pub fn additional_costs(costs: &[String], language: Language) -> String {
    if costs.is_empty() {
        return String::new();
    }
    let costs = listed(costs, Join::And, language);
    say!(
        language,
        "as an additional cost, {costs}. ",
        "como coste adicional, {costs}. "
    )
}
