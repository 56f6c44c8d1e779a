//! What is probably forgotten: cards that no deck and no other card leads to, what a pack does not translate, and cards
//! that set each other off for ever.

use std::collections::BTreeSet;

use super::super::{Card, Content, TextsDef};
use super::abilities::{each_card, effects_mut};
use super::pack::BiomesPack;
use super::{GAME, endless, pack};
use crate::packs::{Diagnostic, LeftOut, Library, Placed, Report};

/// What becomes of a chain without end.
const DRAW: &str = "`repeats` in a turn end the game in a draw (T-09)";

/// Warns of every card that cannot turn up in a match with the decks of the content, of everything that a pack leaves
/// out of its texts in a language, and of cards that can set each other off for ever (T-09).
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
    let chains = endless::chains(content);
    let mut ignored = Report::default();
    for checked in library.load(GAME, &mut ignored, pack::check) {
        for card in checked.content.cards.iter().map(|c| &c.card) {
            let id = card.thing.id.as_str();
            if forgotten.contains(id) {
                let message = format!("no deck leads to card `{id}`");
                report.push(Diagnostic::warning("B031", &card.file, &card.at, message));
            }
            let first = |chain: &&endless::Chain| {
                let card = chain.first().and_then(|&n| content.cards.get(n));
                card.is_some_and(|card| card.id == id)
            };
            for chain in chains.iter().filter(first) {
                let chain = endless::spelled(chain, content);
                let message = format!("this can go on for ever: {chain}; {DRAW}");
                report.push(Diagnostic::warning("B036", &card.file, &card.at, message));
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
    let mut left_out = LeftOut::new("B034", &texts.file, report);
    for Placed { thing, file, at } in pack.cards.iter().map(|c| &c.card) {
        left_out.card(&thing.id, &thing.flavor, cards, (file, at));
        left_out.word("sub-type", &thing.subtype, subtypes, (file, at));
    }
    for Placed { thing, file, at } in pack.decks.iter().map(|d| &d.deck) {
        left_out.named("deck", (&thing.id, &thing.summary), decks, (file, at));
    }
    for biome in &pack.biomes {
        let text = biomes.iter().find(|text| text.kind.value == biome.kind);
        let what = format!("biome {:?}", biome.kind);
        let said = text.map(|text| text.flavor.as_str());
        let flavor = ("flavor", &biome.flavor);
        left_out.thing(&what, flavor, said, (&texts.file, &texts.at));
    }
}

fn leads_to(card: &Card) -> Vec<u16> {
    let mut found: Vec<u16> = card.anomaly.into_iter().collect();
    for effects in card.abilities.clone().iter_mut().filter_map(effects_mut) {
        each_card(effects, &mut |card| found.push(card.index));
    }
    found
}
