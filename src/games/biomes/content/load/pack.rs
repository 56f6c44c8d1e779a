//! One Biomes pack: everything in it checked against itself and the packs it needs.

use super::super::{Biome, Card, CardRef, Deck, RulesDef};
use super::read::read;
use super::scope::{Scope, What};
use super::{biomes, cards, decks, rules};
use crate::packs::{Codes, Placed, Report, Visit, examine_all, full_ids};

/// What a pack contributes. Cards still name each other by full id.
#[derive(Debug, Default)]
pub(super) struct BiomesPack {
    pub cards: Vec<CheckedCard>,
    pub biomes: Vec<Biome>,
    pub decks: Vec<CheckedDeck>,
    pub rules: Option<RulesDef>,
}

/// A card and the anomaly that it names.
#[derive(Debug)]
pub(super) struct CheckedCard {
    pub card: Placed<Card>,
    pub anomaly: Option<CardRef>,
}

/// A deck whose cards are still full ids.
#[derive(Debug)]
pub(super) struct CheckedDeck {
    pub deck: Placed<Deck>,
    pub cards: Vec<(String, u8)>,
    pub reserve: Vec<(String, u8)>,
}

pub(super) fn check(visit: &Visit<'_, '_, BiomesPack>, report: &mut Report) -> BiomesPack {
    let raw = read(visit.pack, report);
    let own = visit.pack.id();
    let mut scope = Scope::of_visit(visit, raw.lost);
    let card_ids = full_ids(own, &raw.cards, report);
    let deck_ids = full_ids(own, &raw.decks, report);
    scope.define_all(&raw.cards, &card_ids, report, |_, raw| {
        match &raw.item.value {
            Some(def) if raw.item.whole => What::from(&def.kind.value),
            _ => What::Broken,
        }
    });
    let mut pack = BiomesPack {
        rules: rules::check(&raw, &scope, report),
        ..BiomesPack::default()
    };
    let in_force = visit.rules_in_force(pack.rules.clone(), |pack| pack.rules.clone());
    let rules = in_force.as_ref();
    pack.cards = examine_all(raw.cards, card_ids, &CODES, report, |id, def, desk| {
        cards::check(Some(visit.pack), id, def, rules, &scope, desk)
    });
    pack.biomes = biomes::check(visit, raw.biomes, rules, &scope, report);
    pack.decks = examine_all(raw.decks, deck_ids, &CODES, report, |id, def, desk| {
        decks::check(id, &def, rules, &scope, desk)
    });
    pack
}

/// What Biomes calls the problems that all games have.
pub(super) static CODES: Codes = Codes {
    number: "B001",
    empty: "B009",
    long: "B030",
    sound: &[
        "B001", "B003", "B004", "B007", "B008", "B009", "B011", "B012", "P005", "P032", "P033",
    ],
};
