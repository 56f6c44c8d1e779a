//! One set: cards of the right kind in each list, once, and enough of them.

use std::ops::Range;

use ron2::Spanned;

use super::super::{CardKind, RulesDef, Set, SetDef};
use super::counts::{Counted, complaints};
use super::known::{Known, What};
use super::pack::SetLinks;
use super::parts::start;
use crate::packs::{Desk, Placed, range};

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
    known: &Known,
    desk: &mut Desk<'_>,
) -> Placed<Set, SetLinks> {
    desk.name(&def.name);
    let one = |ids: &[Spanned<String>]| -> Vec<(Spanned<String>, u8)> {
        ids.iter().map(|id| (id.clone(), 1)).collect()
    };
    let several = |ids: &[(Spanned<String>, Spanned<u8>)], desk: &mut Desk<'_>| {
        let list = ids.iter().map(|(id, copies)| {
            if copies.value == 0 {
                let at = range(&copies.span);
                desk.error_with("L126", &at, "no copies", "leave the card out");
            }
            (id.clone(), copies.value)
        });
        list.collect::<Vec<_>>()
    };
    let spelled = [
        one(&def.characters.value),
        several(&def.treasure.value, desk),
        several(&def.loot.value, desk),
        several(&def.monsters.value, desk),
        one(&def.rooms),
        one(&def.bonus),
    ];
    let mut lists: [Vec<(String, u8)>; 6] = Default::default();
    let mut counted: [Counted; 6] = Default::default();
    for (n, (spelled, (name, kind))) in spelled.iter().zip(LISTS).enumerate() {
        (lists[n], counted[n]) = list(spelled, name, kind, known, desk);
    }
    let proportions = def.proportions.as_ref();
    if let Some(n) = proportions {
        desk.within("proportions", n.value.into(), 10, 200, &range(&n.span));
    }
    let proportions = proportions.map(|n| n.value);
    for complaint in complaints(&counted, proportions, rules) {
        let place = place(def, complaint.list, desk);
        desk.error_with(complaint.code, &place, complaint.message, complaint.help);
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
    desk.placed(&def.id, thing, links)
}

/// Where a list begins, to point at.
fn place(def: &SetDef, list: usize, desk: &Desk<'_>) -> Range<usize> {
    let span = match LISTS[list].0 {
        "characters" => Some(&def.characters.span),
        "treasure" => Some(&def.treasure.span),
        "loot" => Some(&def.loot.span),
        "monsters" => Some(&def.monsters.span),
        _ => None,
    };
    let rest = def.id.span.end_offset..desk.file.text.len();
    span.map_or_else(|| desk.closer(&rest, &format!("{}:", LISTS[list].0)), start)
}

/// The cards of one list by full id, and what they are.
fn list(
    spelled: &[(Spanned<String>, u8)],
    name: &str,
    kind: CardKind,
    known: &Known,
    desk: &mut Desk<'_>,
) -> (Vec<(String, u8)>, Counted) {
    let (mut done, mut counted) = (Vec::new(), Some(Vec::new()));
    for (card, copies) in spelled {
        let at: Range<usize> = range(&card.span);
        let found = known.cards.find(&card.value, desk.file, &at, desk.report);
        let Some((id, what)) = found else {
            counted = None;
            continue;
        };
        if done.iter().any(|(known, _)| *known == id) {
            let message = format!("`{}` is listed twice", card.value);
            desk.error_with("L126", &at, message, "once, with all its copies");
        }
        match what {
            What::Card(sort) => {
                if sort.kind != kind {
                    let message = format!("`{}` does not belong to `{name}`", card.value);
                    desk.error("L125", &at, message);
                }
                if let Some(counted) = &mut counted {
                    counted.push((sort, *copies));
                }
            }
            What::Broken => counted = None,
        }
        done.push((id, *copies));
    }
    (done, counted)
}
