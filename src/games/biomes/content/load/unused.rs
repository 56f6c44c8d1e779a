//! What is probably forgotten: cards that no deck and no other card leads to, and what a pack does not translate.

use std::collections::BTreeSet;
use std::ops::Range;

use super::super::{Card, Content, TextsDef};
use super::abilities::{each_card, effects_mut};
use super::pack::BiomesPack;
use super::{GAME, pack};
use crate::packs::{Diagnostic, Library, Placed, Report, TextFile};

/// Warns of every card that cannot turn up in a match with the decks of the content, and of everything that a
/// pack leaves out of its texts in a language.
pub fn warn_unused(library: &Library, content: &Content, report: &mut Report) {
    let mut reached: BTreeSet<u16> = content
        .rules
        .common_anomalies
        .iter()
        .map(|c| c.index)
        .collect();
    for deck in &content.decks {
        reached.extend(deck.cards.iter().chain(&deck.reserve).map(|(card, _)| card));
    }
    for biome in &content.biomes {
        biome
            .influence
            .clone()
            .iter_mut()
            .filter_map(effects_mut)
            .for_each(|effects| {
                each_card(effects, &mut |card| reached.extend([card.index]));
            });
    }
    let mut before = 0;
    while before < reached.len() {
        before = reached.len();
        let next: Vec<u16> = reached
            .iter()
            .filter_map(|&i| content.cards.get(usize::from(i)))
            .flat_map(leads_to)
            .collect();
        reached.extend(next);
    }
    let forgotten: BTreeSet<&str> = (0..)
        .zip(&content.cards)
        .filter(|(index, _)| !reached.contains(index))
        .map(|(_, card)| card.id.as_str())
        .collect();
    let mut ignored = Report::default();
    for checked in library.load(GAME, &mut ignored, pack::check) {
        for card in checked.content.cards.iter().map(|c| &c.card) {
            let id = card.thing.id.as_str();
            if forgotten.contains(id) {
                let message = format!("no deck leads to card `{id}`");
                report.push(Diagnostic::warning("B031", &card.file, &card.at, message));
            }
        }
        for (_, texts) in &checked.content.texts {
            untranslated(texts, &checked.content, report);
        }
    }
}

/// Warns of everything of a pack that one of its files of texts leaves out.
fn untranslated(texts: &Placed<TextsDef>, pack: &BiomesPack, report: &mut Report) {
    let TextsDef {
        cards,
        biomes,
        decks,
        subtypes,
    } = &texts.thing;
    let file = &texts.file.name;
    let mut missing = |what: &str, place: (&TextFile, &Range<usize>)| {
        let message = format!("{what} is not in `{file}`");
        report.push(Diagnostic::warning("B034", place.0, place.1, message));
    };
    let mut words = BTreeSet::new();
    for card in pack.cards.iter().map(|c| &c.card) {
        let (thing, place) = (&card.thing, (&card.file, &card.at));
        match cards.iter().find(|text| text.id.value == thing.id) {
            None => missing(&format!("card `{}`", thing.id), place),
            Some(text) if text.flavor.is_empty() && !thing.flavor.english.is_empty() => {
                missing(&format!("the flavor of card `{}`", thing.id), place);
            }
            Some(_) => {}
        }
        let word = thing.subtype.as_str();
        let known = || subtypes.iter().any(|(english, _)| english.value == word);
        if !word.is_empty() && !known() && words.insert(word) {
            missing(&format!("sub-type `{word}`"), place);
        }
    }
    for deck in pack.decks.iter().map(|d| &d.deck) {
        let (thing, place) = (&deck.thing, (&deck.file, &deck.at));
        match decks.iter().find(|text| text.id.value == thing.id) {
            None => missing(&format!("deck `{}`", thing.id), place),
            Some(text) if text.summary.is_empty() && !thing.summary.english.is_empty() => {
                missing(&format!("the summary of deck `{}`", thing.id), place);
            }
            Some(_) => {}
        }
    }
    for biome in &pack.biomes {
        let place = (&texts.file, &texts.at);
        match biomes.iter().find(|text| text.kind.value == biome.kind) {
            None => missing(&format!("biome {:?}", biome.kind), place),
            Some(text) if text.flavor.is_empty() && !biome.flavor.english.is_empty() => {
                missing(&format!("the flavor of biome {:?}", biome.kind), place);
            }
            Some(_) => {}
        }
    }
}

fn leads_to(card: &Card) -> Vec<u16> {
    let mut found: Vec<u16> = card.anomaly.into_iter().collect();
    for effects in card.abilities.clone().iter_mut().filter_map(effects_mut) {
        each_card(effects, &mut |card| found.push(card.index));
    }
    found
}
