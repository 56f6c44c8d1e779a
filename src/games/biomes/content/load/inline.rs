//! Cards and decks that a scenario defines, besides those of packs.

use std::collections::{BTreeMap, BTreeSet};

use ron2::Spanned;

use super::super::{BiomeDef, CardDef, Content, Deck, DeckDef};
use super::abilities::{each_card, unknown_subtypes};
use super::pack::{CODES, number_counters, resolve_counters};
use super::scope::{KnownCard, Scope};
use super::{biomes, cards, decks};
use crate::cards::counters::{CounterDef, counter};
use crate::packs::{
    self, CheckContext, INLINE, Report, TextFile, add_inline, examine, inline_id, inline_ids, range,
};

/// `base` with more cards, checked like those of a pack. They come last, so that no index changes.
pub fn extend(
    base: &Content,
    defs: &[Spanned<CardDef>],
    file: &TextFile,
    report: &mut Report,
) -> Content {
    let mut scope = Scope::of_content(INLINE, base);
    let ids = base.cards.iter().map(|card| card.id.clone());
    let mut index: BTreeMap<String, u16> = ids.zip(0..u16::MAX).collect();
    let names = defs.iter().map(|def| &def.value.id);
    let names = inline_ids(names, |id| index.contains_key(id), file, report);
    for (number, (def, full)) in (base.cards.len()..).zip(defs.iter().zip(&names)) {
        let what = KnownCard::from(&def.value.kind.value);
        let at = range(&def.value.id.span);
        scope.define(full, what, file, &at, report);
        index.insert(full.clone(), number as u16);
    }
    let own = defs.iter().map(|def| def.value.subtype.as_str());
    let known = subtypes(base, own);
    let counters = counters_of(base);
    let mut content = base.clone();
    for (def, id) in defs.iter().zip(names) {
        let checked = examine(file, true, &CODES, report, |context| {
            cards::check(
                None,
                id,
                def.value.clone(),
                Some(&base.rules),
                &scope,
                context,
            )
        });
        let Some(mut checked) = checked else { continue };
        unknown_subtypes(&checked.links.subtypes, &known, file, report);
        let card = &mut checked.thing;
        resolve_counters(&mut card.abilities, &counters, file, report);
        for ability in &mut card.abilities {
            number_counters(ability, &base.counters);
            each_card(ability, &mut |card| {
                card.index = index.get(&card.name).copied().unwrap_or(u16::MAX);
            });
        }
        let anomaly = checked.links.anomaly;
        card.anomaly = anomaly.and_then(|a| index.get(&a.name).copied());
        content.cards.push(checked.thing);
    }
    content
}

/// The kinds of counters of a content, for things that stand outside the packs.
fn counters_of(content: &Content) -> packs::Scope<()> {
    let packs = content.packs.iter().map(|p| p.id.clone());
    let counters = content.counters.iter().map(|c| (c.id.clone(), ()));
    packs::Scope::of("counter", INLINE, packs, counters)
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

/// Every sub-type that a card of the content or one of these has.
fn subtypes<'a>(content: &'a Content, own: impl Iterator<Item = &'a str>) -> BTreeSet<String> {
    let all = content.cards.iter().map(|card| card.subtype.as_str());
    let all = all.chain(own).filter(|word| !word.is_empty());
    all.map(str::to_owned).collect()
}

/// Puts biomes in the place of those of the same type, checked like those of a pack.
pub fn replace_biomes(
    content: &mut Content,
    defs: &[Spanned<BiomeDef>],
    file: &TextFile,
    report: &mut Report,
) {
    let scope = Scope::of_content(INLINE, content);
    let cap = u32::from(content.rules.cost_cap);
    let known = subtypes(content, std::iter::empty());
    for Spanned { value: def, .. } in defs {
        let mut context = CheckContext::new(file, report, &CODES);
        let mut asked = Vec::new();
        let mut biome = biomes::check_one(def.clone(), cap, &scope, &mut context, &mut asked);
        unknown_subtypes(&asked, &known, file, report);
        resolve_counters(&mut biome.influence, &counters_of(content), file, report);
        for ability in &mut biome.influence {
            number_counters(ability, &content.counters);
            each_card(ability, &mut |card| {
                let found = content.cards.iter().position(|known| known.id == card.name);
                card.index = found.map_or(u16::MAX, |n| n as u16);
            });
        }
        match content.biomes.iter_mut().find(|b| b.kind == biome.kind) {
            Some(old) => *old = biome,
            None => content.biomes.push(biome),
        }
    }
}

/// Checks a deck list as a pack's deck is checked (N-03, N-04).
pub fn check_deck(content: &Content, def: &DeckDef, file: &TextFile, report: &mut Report) {
    let scope = Scope::of_content(INLINE, content);
    let mut context = CheckContext::new(file, report, &CODES);
    decks::check(
        String::new(),
        def,
        Some(&content.rules),
        &scope,
        &mut context,
    );
}

/// The rule of the game behind a code of [`check_deck`], if it is about one.
#[must_use]
pub fn deck_rule(code: &str) -> Option<&'static str> {
    match code {
        "B010" => Some("N-04"),
        "B011" => Some("N-03"),
        _ => None,
    }
}

/// Adds a deck list of any size. Returns its number among the decks.
pub fn add_deck(content: &mut Content, cards: Vec<(u16, u8)>) -> u16 {
    content.decks.push(Deck {
        id: inline_id("deck", content.decks.len()),
        name: "A scenario's deck".to_owned().into(),
        summary: String::new().into(),
        cards,
        reserve: Vec::new(),
    });
    content.decks.len() as u16 - 1
}
