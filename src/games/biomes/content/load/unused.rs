//! Cards that no deck and no other card leads to: probably forgotten.

use std::collections::BTreeSet;

use super::super::{Card, Content};
use super::abilities::{each_card, effects_mut};
use super::{GAME, pack};
use crate::packs::{Diagnostic, Library, Report};

/// Warns of every card that cannot turn up in a match with the decks of the content.
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
    }
}

fn leads_to(card: &Card) -> Vec<u16> {
    let mut found: Vec<u16> = card.anomaly.into_iter().collect();
    for effects in card.abilities.clone().iter_mut().filter_map(effects_mut) {
        each_card(effects, &mut |card| found.push(card.index));
    }
    found
}
