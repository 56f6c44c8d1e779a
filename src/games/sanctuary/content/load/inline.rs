//! Cards and decks beside the packs: those that a scenario brings with it.

use std::collections::BTreeMap;

use ron2::Spanned;

use super::super::{CardDef, Content, Deck, DeckDef, FactionDef};
use super::known::{Known, What};
use super::pack::CODES;
use super::{assemble, cards, decks, factions};
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
        let what = What::of_def(def, file, &known.factions);
        known.cards.define(&full, what, file, &at, report);
        if !def.subtype.is_empty() {
            known.subtypes.insert(def.subtype.clone());
        }
        names.push(full);
    }
    let numbers: BTreeMap<String, u8> = known.faction_ids.iter().cloned().zip(0..u8::MAX).collect();
    let mut content = base.clone();
    for (def, id) in defs.iter().zip(names) {
        let checked = examine(file, true, &CODES, report, |desk| {
            cards::check(None, id, def.value.clone(), Some(&base.rules), &known, desk)
        });
        let card = checked.map(|checked| assemble::card(checked, &numbers, &base.rules));
        content.cards.extend(card);
    }
    for word in known.subtypes {
        let place = content
            .subtypes
            .binary_search_by(|known| known.english.cmp(&word));
        if let Err(at) = place {
            content.subtypes.insert(at, Words::from(word));
        }
    }
    content
}

/// Checks a deck list as a pack's deck is checked (H-92 to H-94).
pub fn check_deck(content: &Content, def: &DeckDef, file: &TextFile, report: &mut Report) {
    let known = Known::of_content(INLINE, content);
    let mut desk = Desk::new(file, report, &CODES);
    decks::check(String::new(), def, Some(&content.rules), &known, &mut desk);
}

/// The rule of the game behind a code of [`check_deck`], if it is about one.
#[must_use]
pub fn deck_rule(code: &str) -> Option<&'static str> {
    match code {
        "S110" => Some("H-92"),
        "S111" => Some("H-93"),
        "S112" => Some("H-94"),
        _ => None,
    }
}

/// Adds factions, checked like those of a pack. They come last, so that no index changes.
pub fn add_factions(
    content: &mut Content,
    defs: &[Spanned<FactionDef>],
    file: &TextFile,
    report: &mut Report,
) {
    for Spanned { value: def, .. } in defs {
        let (id, at) = (&def.id.value, range(&def.id.span));
        if let Some(problem) = ids::problem(id) {
            report.push(Diagnostic::error("P030", file, &at, problem).help(ids::tidy(id)));
        }
        let full = ids::full(INLINE, id);
        if content.factions.iter().any(|known| known.id == full) {
            let message = format!("`{id}` is already defined in this scenario");
            report.push(Diagnostic::error("P031", file, &at, message));
        }
        let mut desk = Desk::new(file, report, &CODES);
        let checked = factions::check(full, def.clone(), &mut desk);
        content.factions.push(checked.thing);
    }
}

/// Adds a deck of any size with that Sanctuary. Returns its number among the decks.
pub fn add_deck(content: &mut Content, sanctuary: u16, mut cards: Vec<(u16, u8)>) -> u16 {
    cards.sort_unstable();
    content.decks.push(Deck {
        id: ids::full(INLINE, &format!("deck{}", content.decks.len())),
        name: "A scenario's deck".to_owned().into(),
        summary: Words::default(),
        sanctuary,
        cards,
    });
    content.decks.len() as u16 - 1
}
