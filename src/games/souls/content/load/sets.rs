//! One set: cards of the right kind in each list, once, and enough of them.

use std::ops::Range;

use ron2::Spanned;

use super::super::{CardKind, RulesDef, Set, SetDef};
use super::counts::{CountedCards, set_problems};
use super::known::{KnownCard, KnownNames};
use super::pack::SetLinks;
use super::parts::start;
use crate::packs::{CheckContext, Placed, range};

/// The lists of a set and what they hold.
pub(super) const LISTS: [(&str, CardKind); 6] = [
    ("characters", CardKind::Character),
    ("treasure", CardKind::Treasure),
    ("loot", CardKind::Loot),
    ("monsters", CardKind::Monster),
    ("rooms", CardKind::Room),
    ("bonus", CardKind::BonusSoul),
];

pub(super) fn check(
    id: String,
    def: &SetDef,
    rules: Option<&RulesDef>,
    known: &KnownNames,
    context: &mut CheckContext<'_>,
) -> Placed<Set, SetLinks> {
    context.name(&def.name);
    let one = |ids: &[Spanned<String>]| -> Vec<(Spanned<String>, u8)> {
        ids.iter().map(|id| (id.clone(), 1)).collect()
    };
    let several = |ids: &[(Spanned<String>, Spanned<u8>)], context: &mut CheckContext<'_>| {
        let list = ids.iter().map(|(id, copies)| {
            if copies.value == 0 {
                let at = range(&copies.span);
                context.error_with("L126", &at, "no copies", "leave the card out");
            }
            (id.clone(), copies.value)
        });
        list.collect::<Vec<_>>()
    };
    let spelled = [
        one(&def.characters.value),
        several(&def.treasure.value, context),
        several(&def.loot.value, context),
        several(&def.monsters.value, context),
        one(&def.rooms),
        one(&def.bonus),
    ];
    let mut lists: [Vec<(String, u8)>; 6] = Default::default();
    let mut counted: [CountedCards; 6] = Default::default();
    for (n, (spelled, (name, kind))) in spelled.iter().zip(LISTS).enumerate() {
        (lists[n], counted[n]) = list(spelled, name, kind, known, context);
    }
    let proportions = def.proportions.as_ref();
    if let Some(n) = proportions {
        context.within("proportions", n.value.into(), 10, 200, &range(&n.span));
    }
    let proportions = proportions.map(|n| n.value);
    for complaint in set_problems(&counted, proportions, rules) {
        let place = place(def, complaint.list, context);
        context.error_with(complaint.code, &place, complaint.message, complaint.help);
    }
    let thing = Set {
        id,
        name: def.name.value.clone().into(),
        summary: def.summary.clone().into(),
        characters: Vec::new(),
        treasure: Vec::new(),
        loot: Vec::new(),
        monsters: Vec::new(),
        rooms: Vec::new(),
        bonus: Vec::new(),
    };
    let links = SetLinks { proportions, lists };
    context.placed(&def.id, thing, links)
}

/// Where a list begins, to point at.
fn place(def: &SetDef, list: usize, context: &CheckContext<'_>) -> Range<usize> {
    let span = match LISTS[list].0 {
        "characters" => Some(&def.characters.span),
        "treasure" => Some(&def.treasure.span),
        "loot" => Some(&def.loot.span),
        "monsters" => Some(&def.monsters.span),
        _ => None,
    };
    let rest = def.id.span.end_offset..context.file.text.len();
    span.map_or_else(
        || context.closer(&rest, &format!("{}:", LISTS[list].0)),
        start,
    )
}

/// The cards of one list by full id, and what they are.
fn list(
    spelled: &[(Spanned<String>, u8)],
    name: &str,
    kind: CardKind,
    known: &KnownNames,
    context: &mut CheckContext<'_>,
) -> (Vec<(String, u8)>, CountedCards) {
    let (mut done, mut counted) = (Vec::new(), Some(Vec::new()));
    for (card, copies) in spelled {
        let at: Range<usize> = range(&card.span);
        let found = known
            .cards
            .find(&card.value, context.file, &at, context.report);
        let Some((id, what)) = found else {
            counted = None;
            continue;
        };
        if done.iter().any(|(known, _)| *known == id) {
            let message = format!("`{}` is listed twice", card.value);
            context.error_with("L126", &at, message, "once, with all its copies");
        }
        match what {
            KnownCard::Card(profile) => {
                if profile.kind != kind || profile.token {
                    let message = format!("`{}` does not belong to `{name}`", card.value);
                    context.error("L125", &at, message);
                }
                if let Some(counted) = &mut counted {
                    counted.push((profile, *copies));
                }
            }
            KnownCard::Broken => counted = None,
        }
        done.push((id, *copies));
    }
    (done, counted)
}
