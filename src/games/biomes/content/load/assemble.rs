//! Merges the valid packs: overrides applied, cards sorted, texts in every language, every name an index.

use std::collections::BTreeMap;

use super::super::{Biome, Card, CardRef, Content, Counter, Deck, RulesDef};
use super::abilities::each_card;
use super::decks::RESERVE;
use super::pack::{DeckLinks, Merged, number_counters};
use crate::packs::{Diagnostic, PackStamp, Placed, Report, numbered};

pub(super) fn assemble(
    all: Merged,
    rules: Option<RulesDef>,
    packs: Vec<PackStamp>,
    report: &mut Report,
) -> Option<Content> {
    let index = all.cards.numbers();
    let intern =
        |card: &mut CardRef| card.index = index.get(&card.name).copied().unwrap_or(u16::MAX);
    let mut biomes: Vec<Biome> = all.biomes.into_values().collect();
    let mut rules: RulesDef = playable(rules, &biomes, report)?;
    rules.common_anomalies.iter_mut().for_each(intern);
    let counters: Vec<Counter> = all.counters.into_things().collect();
    let influence = biomes.iter_mut().flat_map(|biome| &mut biome.influence);
    influence.for_each(|ability| {
        each_card(ability, &mut { intern });
        number_counters(ability, &counters);
    });
    let cards = all.cards.into_all().map(|Placed { thing, links, .. }| {
        let mut card = thing;
        let abilities = card.abilities.iter_mut();
        abilities.for_each(|ability| {
            each_card(ability, &mut { intern });
            number_counters(ability, &counters);
        });
        card.anomaly = links.anomaly.and_then(|a| index.get(&a.name).copied());
        card
    });
    let cards: Vec<Card> = cards.collect();
    let subtypes = all.subtypes.of(cards.iter().map(|c| c.subtype.as_str()));
    let decks = all.decks.into_all();
    let decks = decks.filter_map(|d| deck(d, &cards, &index, &rules, report));
    Some(Content {
        decks: decks.collect(),
        cards,
        counters,
        biomes,
        subtypes,
        rules,
        packs,
    })
}

fn playable(rules: Option<RulesDef>, biomes: &[Biome], report: &mut Report) -> Option<RulesDef> {
    if biomes.len() < 3 {
        let message = format!(
            "{} biomes in all usable packs; a match needs three",
            biomes.len()
        );
        report.push(Diagnostic::file_error("B022", "biomes.ron", message));
        return None;
    }
    rules
}

/// The deck by index; `None` if the rules or cards of a later pack made it illegal.
fn deck(
    checked: Placed<Deck, DeckLinks>,
    cards: &[Card],
    index: &BTreeMap<String, u16>,
    rules: &RulesDef,
    report: &mut Report,
) -> Option<Deck> {
    let DeckLinks {
        cards: main,
        reserve,
    } = &checked.links;
    let deck = Deck {
        cards: numbered(main, index),
        reserve: numbered(reserve, index),
        ..checked.thing.clone()
    };
    let size = |list: &[(u16, u8)]| list.iter().map(|(_, n)| u32::from(*n)).sum::<u32>();
    let complete = deck.cards.len() == main.len() && deck.reserve.len() == reserve.len();
    let fits = |&(card, copies): &(u16, u8)| {
        copies <= rules.copies && cards[usize::from(card)].is_function()
    };
    let fit = deck.cards.iter().chain(&deck.reserve).all(fits);
    let sized = size(&deck.cards) == u32::from(rules.deck_size) && size(&deck.reserve) <= RESERVE;
    if complete && fit && sized {
        return Some(deck);
    }
    report.push(checked.illegal("B033"));
    None
}
