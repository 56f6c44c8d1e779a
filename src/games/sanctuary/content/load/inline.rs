//! Cards and decks that a scenario defines, besides those of packs.

use std::collections::BTreeMap;

use ron2::Spanned;

use super::super::{CardDef, Content, Deck, DeckDef, FactionDef};
use super::known::{KnownCard, KnownNames};
use super::pack::{self, CODES};
use super::{assemble, cards, decks};
use crate::cards::counters::{CounterDef, counter};
use crate::packs::{
    CheckContext, INLINE, Report, TextFile, Words, add_inline, examine, inline_id, inline_ids,
    range,
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
        let what = KnownCard::of_def(def, file, &known.factions);
        let at = range(&def.id.span);
        known.cards.define(full, what, file, &at, report);
        if !def.subtype.is_empty() {
            known.subtypes.insert(def.subtype.clone());
        }
    }
    let numbers: BTreeMap<String, u8> = known.faction_ids.iter().cloned().zip(0..u8::MAX).collect();
    let counters = assemble::counter_numbers(&base.counters);
    let mut content = base.clone();
    for (def, id) in defs.iter().zip(names) {
        let checked = examine(file, true, &CODES, report, |context| {
            cards::check(
                None,
                id,
                def.value.clone(),
                Some(&base.rules),
                &known,
                context,
            )
        });
        let card = checked.map(|checked| assemble::card(checked, &numbers, &counters, &base.rules));
        content.cards.extend(card);
    }
    assemble::number_tokens(&mut content.cards);
    for word in &known.subtypes {
        Words::add(&mut content.subtypes, word);
    }
    content
}

/// Checks a deck list as a pack's deck is checked (H-92 to H-94).
pub fn check_deck(content: &Content, def: &DeckDef, file: &TextFile, report: &mut Report) {
    let known = KnownNames::of_content(INLINE, content);
    let mut context = CheckContext::new(file, report, &CODES);
    decks::check(
        String::new(),
        def,
        Some(&content.rules),
        &known,
        &mut context,
    );
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
    let (things, of) = (&mut content.factions, (&CODES, file));
    add_inline(things, defs, |def| &def.id, pack::faction, of, report);
}

/// Adds kinds of counters, checked like those of a pack. They come last, so that no index changes.
pub fn add_counters(
    content: &mut Content,
    defs: &[Spanned<CounterDef>],
    file: &TextFile,
    report: &mut Report,
) {
    let (things, of) = (&mut content.counters, (&CODES, file));
    add_inline(things, defs, |def| &def.id, counter, of, report);
}

/// Adds a deck of any size with that Sanctuary. Returns its number among the decks.
pub fn add_deck(content: &mut Content, sanctuary: u16, mut cards: Vec<(u16, u8)>) -> u16 {
    cards.sort_unstable();
    content.decks.push(Deck {
        id: inline_id("deck", content.decks.len()),
        name: "A scenario's deck".to_owned().into(),
        summary: Words::default(),
        sanctuary,
        cards,
    });
    content.decks.len() as u16 - 1
}
