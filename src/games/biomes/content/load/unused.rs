//! Warnings about unused cards, and about cards that trigger each other endlessly.

use std::collections::BTreeSet;

use super::super::{Ability, Card, Content, Effect, Verb};
use super::endless;
use crate::cards::language::Part;
use crate::packs::{Warnings, unused};

/// The result of an endless chain.
const DRAW: &str = "`repeats` in a turn end the game in a draw (T-09)";

/// Every card that cannot turn up in a match with the decks of the content, and cards that can set each other off for
/// ever (T-09).
pub(super) fn warnings(content: &Content) -> Warnings {
    let common = content.rules.common_anomalies.iter();
    let mut reached: BTreeSet<u16> = common.map(|card| card.index).collect();
    for deck in &content.decks {
        reached.extend(deck.cards.iter().chain(&deck.reserve).map(|(card, _)| card));
    }
    for biome in &content.biomes {
        reached.extend(named(&biome.influence));
    }
    let mut before = 0;
    while before < reached.len() {
        before = reached.len();
        let cards = reached.iter();
        let cards = cards.filter_map(|&i| content.cards.get(usize::from(i)));
        let next: Vec<u16> = cards.flat_map(leads_to).collect();
        reached.extend(next);
    }
    let ids = content.cards.iter().map(|card| card.id.as_str());
    let mut warnings = unused(ids, &reached, "B031", |id| {
        format!("no deck can produce card `{id}`")
    });
    for chain in endless::chains(content) {
        let first = chain.first().and_then(|&n| content.cards.get(n));
        if let Some(card) = first {
            let chain = endless::spelled(&chain, content);
            let message = format!("this can go on without end: {chain}; {DRAW}");
            let of_card = warnings.entry(card.id.clone()).or_default();
            of_card.push(("B036", message));
        }
    }
    warnings
}

fn leads_to(card: &Card) -> Vec<u16> {
    let mut found: Vec<u16> = card.anomaly.into_iter().collect();
    found.extend(named(&card.abilities));
    found
}

/// The cards that abilities name.
fn named(abilities: &[Ability]) -> Vec<u16> {
    let mut found = Vec::new();
    for ability in abilities {
        ability.parts(&mut |part, _| {
            if let Part::Effect(Effect::Do(Verb::Spawn(card, _))) = part {
                found.push(card.index);
            }
        });
    }
    found
}
