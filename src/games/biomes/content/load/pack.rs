//! One Biomes pack: everything in it checked against itself and the packs it needs.

use super::super::{Biome, Card, CardRef, Deck, RulesDef};
use super::read::{RawPack, read};
use super::scope::{Scope, What};
use super::{biomes, cards, decks, rules};
use crate::packs::{Codes, Report, TextFile, Visit, examine, full_ids};

/// What a pack contributes. Cards still name each other by full id.
#[derive(Debug, Default)]
pub(super) struct BiomesPack {
    pub cards: Vec<CheckedCard>,
    pub biomes: Vec<Biome>,
    pub decks: Vec<CheckedDeck>,
    pub rules: Option<RulesDef>,
}

/// A card and where it was defined.
#[derive(Debug)]
pub(super) struct CheckedCard {
    pub card: Card,
    pub anomaly: Option<CardRef>,
    pub file: TextFile,
    pub at: std::ops::Range<usize>,
}

/// A deck whose cards are still full ids.
#[derive(Debug)]
pub(super) struct CheckedDeck {
    pub deck: Deck,
    pub cards: Vec<(String, u8)>,
    pub reserve: Vec<(String, u8)>,
    pub file: TextFile,
    pub at: std::ops::Range<usize>,
}

pub(super) fn check(visit: &Visit<'_, '_, BiomesPack>, report: &mut Report) -> BiomesPack {
    let raw = read(visit.pack, report);
    let own = visit.pack.id();
    let mut scope = Scope::of_visit(visit, raw.lost);
    let card_ids = full_ids(own, &raw.cards, report);
    let deck_ids = full_ids(own, &raw.decks, report);
    define(&raw, &card_ids, &mut scope, report);
    let mut pack = BiomesPack {
        rules: rules::check(&raw, &scope, report),
        ..BiomesPack::default()
    };
    let in_force = pack.rules.clone().or_else(|| {
        visit
            .loaded
            .iter()
            .rev()
            .find_map(|c| c.content.rules.clone())
    });
    let rules = in_force.as_ref();
    for (raw, id) in raw.cards.into_iter().zip(card_ids) {
        let Some(def) = raw.item.value else { continue };
        let id = id.unwrap_or_default();
        let checked = examine(&raw.file, raw.item.whole, &CODES, report, |desk| {
            cards::check(Some(visit.pack), id, def, rules, &scope, desk)
        });
        pack.cards.extend(checked);
    }
    pack.biomes = biomes::check(visit, raw.biomes, rules, &scope, report);
    for (raw, id) in raw.decks.into_iter().zip(deck_ids) {
        let Some(def) = raw.item.value else { continue };
        let id = id.unwrap_or_default();
        let checked = examine(&raw.file, raw.item.whole, &CODES, report, |desk| {
            decks::check(id, &def, rules, &scope, desk)
        });
        pack.decks.extend(checked);
    }
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

/// Tells the scope which cards there are, broken ones included.
fn define(raw: &RawPack, ids: &[Option<String>], scope: &mut Scope, report: &mut Report) {
    for (raw, full) in raw.cards.iter().zip(ids) {
        let (Some(full), Some((_, at))) = (full, &raw.item.id) else {
            continue;
        };
        let what = match &raw.item.value {
            Some(def) if raw.item.whole => What::from(&def.kind.value),
            _ => What::Broken,
        };
        scope.define(full, what, &raw.file, at, report);
    }
}
