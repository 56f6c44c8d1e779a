//! One deck: its size, copies, and cards that a deck may hold (N-03, N-04).

use std::collections::BTreeMap;

use ron2::Spanned;

use super::super::{Deck, DeckDef, RulesDef};
use super::pack::DeckLinks;
use super::scope::{KnownCard, Scope};
use crate::packs::{CheckContext, Placed, range};

/// Largest reserve (rules page, section 9).
pub(super) const RESERVE: u32 = 12;

pub(super) fn check(
    id: String,
    def: &DeckDef,
    rules: Option<&RulesDef>,
    scope: &Scope,
    context: &mut CheckContext<'_>,
) -> Placed<Deck, DeckLinks> {
    context.name(&def.name);
    let mut copies = BTreeMap::new();
    let cards = list(&def.cards.value, rules, scope, &mut copies, context);
    let reserve = list(&def.reserve, rules, scope, &mut copies, context);
    if let Some(rules) = rules {
        let list = range(&def.cards.span);
        context.deck_size("B010", total(&def.cards.value), rules.deck_size, &list);
    }
    let spare = total(&def.reserve);
    if spare > RESERVE
        && let (Some((first, _)), Some((last, _))) = (def.reserve.first(), def.reserve.last())
        && !context.has_error(&first.span, &last.span)
    {
        let message = format!("the reserve has {spare} cards; at most {RESERVE} fit");
        context.error("B013", &range(&first.span), message);
    }
    let thing = Deck {
        id,
        name: def.name.value.clone().into(),
        summary: def.summary.clone().into(),
        cards: Vec::new(),
        reserve: Vec::new(),
    };
    context.placed(&def.id, thing, DeckLinks { cards, reserve })
}

type Entry = (Spanned<String>, Spanned<u8>);

fn total(entries: &[Entry]) -> u32 {
    entries.iter().map(|(_, n)| u32::from(n.value)).sum()
}

/// Resolves one list. Copies count over deck and reserve together, since the reserve is swapped in.
fn list(
    entries: &[Entry],
    rules: Option<&RulesDef>,
    scope: &Scope,
    copies: &mut BTreeMap<String, u32>,
    context: &mut CheckContext<'_>,
) -> Vec<(String, u8)> {
    let mut resolved: Vec<(String, u8)> = Vec::new();
    for (name, count) in entries {
        let (at, count_at) = (range(&name.span), range(&count.span));
        let Some((id, what)) = scope.find(&name.value, context.file, &at, context.report) else {
            continue;
        };
        if matches!(what, KnownCard::Anomaly | KnownCard::Spawn) {
            let kind = if what == KnownCard::Spawn {
                "a spawn"
            } else {
                "an anomaly"
            };
            let message = format!("`{}` is {kind}; no deck holds those", name.value);
            context.error("B012", &at, message);
        }
        if resolved.iter().any(|(known, _)| *known == id) {
            let message = format!("`{}` is listed twice", name.value);
            context.error_with("B014", &at, message, "give the total in one entry");
        }
        let sum = copies.entry(id.clone()).or_default();
        *sum += u32::from(count.value);
        if count.value == 0 {
            context.error_with("B011", &count_at, "no copies", "leave the card out");
        } else if let Some(rules) = rules
            && *sum > u32::from(rules.copies)
        {
            let message = format!(
                "{sum} copies of `{}`; at most {} may be in a deck",
                name.value, rules.copies
            );
            context.error("B011", &count_at, message);
        }
        resolved.push((id, count.value));
    }
    resolved
}
