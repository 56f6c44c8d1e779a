//! Cards and sets that a scenario defines, besides those of packs.

use std::collections::BTreeMap;

use ron2::Spanned;

use super::super::{CardDef, Content, Set, SetDef};
use super::known::{KnownCard, KnownNames};
use super::pack::CODES;
use super::{assemble, cards, sets};
use crate::packs::{
    CheckContext, INLINE, Report, TextFile, Words, examine, inline_id, inline_ids, range,
};

/// `base` with more cards, checked like those of a pack. They come last, so that no index changes.
pub fn extend(
    base: &Content,
    defs: &[Spanned<CardDef>],
    file: &TextFile,
    report: &mut Report,
) -> Content {
    let mut known = KnownNames::of_content(INLINE, base);
    let names = defs.iter().map(|def| &def.value.id);
    let names = inline_ids(names, |_| false, file, report);
    for (Spanned { value: def, .. }, full) in defs.iter().zip(&names) {
        let at = range(&def.id.span);
        known
            .cards
            .define(full, KnownCard::of_def(def), file, &at, report);
        known.tags.extend(def.tags.iter().cloned());
    }
    let mut content = base.clone();
    let mut starting = Vec::new();
    for (def, id) in defs.iter().zip(names) {
        let checked = examine(file, true, &CODES, report, |context| {
            cards::check(None, id, def.value.clone(), &known, context)
        });
        if let Some(checked) = checked {
            starting.push((content.cards.len(), checked.links));
            content.cards.push(checked.thing);
        }
    }
    let numbers = content.cards.iter().map(|card| card.id.clone());
    let numbers: BTreeMap<String, u16> = numbers.zip(0..u16::MAX).collect();
    assemble::number_tokens(&mut content.cards, &numbers);
    for (card, item) in starting {
        content.cards[card].starting = item.and_then(|item| numbers.get(&item).copied());
    }
    for tag in &known.tags {
        Words::add(&mut content.tags, tag);
    }
    content
}

/// Checks a set as a pack's set is checked (F-175).
pub fn check_set(content: &Content, def: &SetDef, file: &TextFile, report: &mut Report) {
    let known = KnownNames::of_content(INLINE, content);
    let mut context = CheckContext::new(file, report, &CODES);
    sets::check(
        String::new(),
        def,
        Some(&content.rules),
        &known,
        &mut context,
    );
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
    set.id = inline_id("set", content.sets.len());
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
