//! Cards and sets beside the packs: those that a scenario brings with it.

use std::collections::BTreeMap;

use ron2::Spanned;

use super::super::{CardDef, Content, Set, SetDef};
use super::known::{Known, What};
use super::pack::CODES;
use super::{cards, sets};
use crate::packs::{Desk, Diagnostic, Report, TextFile, Words, examine, ids, range};

/// The pack name of cards that stand in a scenario.
const INLINE: &str = "scenario";

/// `base` with more cards, checked like those of a pack. They come last, so that no index changes.
pub fn extend(
    base: &Content,
    defs: &[Spanned<CardDef>],
    file: &TextFile,
    report: &mut Report,
) -> Content {
    let mut known = Known::of_content(INLINE, base);
    let mut names: Vec<String> = Vec::new();
    for Spanned { value: def, .. } in defs {
        let (id, at) = (&def.id.value, range(&def.id.span));
        if let Some(problem) = ids::problem(id) {
            report.push(Diagnostic::error("P030", file, &at, problem).help(ids::tidy(id)));
        }
        let full = ids::full(INLINE, id);
        if names.contains(&full) {
            let message = format!("`{id}` is already defined in this scenario");
            report.push(Diagnostic::error("P031", file, &at, message));
        }
        known
            .cards
            .define(&full, What::of_def(def), file, &at, report);
        known.tags.extend(def.tags.iter().cloned());
        names.push(full);
    }
    let mut content = base.clone();
    let mut starting = Vec::new();
    for (def, id) in defs.iter().zip(names) {
        let checked = examine(file, true, &CODES, report, |desk| {
            cards::check(None, id, def.value.clone(), &known, desk)
        });
        if let Some(checked) = checked {
            starting.push((content.cards.len(), checked.starting));
            content.cards.push(checked.card.thing);
        }
    }
    let numbers = content.cards.iter().map(|card| card.id.clone());
    let numbers: BTreeMap<String, u16> = numbers.zip(0..u16::MAX).collect();
    for (card, item) in starting {
        content.cards[card].starting = item.and_then(|item| numbers.get(&item).copied());
    }
    for tag in known.tags {
        let place = content
            .tags
            .binary_search_by(|known| known.english.cmp(&tag));
        if let Err(at) = place {
            content.tags.insert(at, Words::from(tag));
        }
    }
    content
}

/// Checks a set as a pack's set is checked (F-175).
pub fn check_set(content: &Content, def: &SetDef, file: &TextFile, report: &mut Report) {
    let known = Known::of_content(INLINE, content);
    let mut desk = Desk::new(file, report, &CODES);
    sets::check(String::new(), def, Some(&content.rules), &known, &mut desk);
}

/// The rule of the game behind a code of [`check_set`], if it is about one.
#[must_use]
pub fn set_rule(code: &str) -> Option<&'static str> {
    match code {
        "L128" => Some("F-175"),
        _ => None,
    }
}

/// Adds a set of any size; its name and id are given to it. Returns its number among the sets.
pub fn add_set(content: &mut Content, mut set: Set) -> u16 {
    set.id = ids::full(INLINE, &format!("set{}", content.sets.len()));
    set.name = "A scenario's set".to_owned().into();
    for list in [&mut set.characters, &mut set.rooms, &mut set.bonus] {
        list.sort_unstable();
    }
    for list in [&mut set.treasure, &mut set.loot, &mut set.monsters] {
        list.sort_unstable();
    }
    content.sets.push(set);
    content.sets.len() as u16 - 1
}
