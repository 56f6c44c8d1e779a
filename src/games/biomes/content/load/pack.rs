//! One Biomes pack: everything in it checked against itself and the packs it needs.

use super::super::{Biome, Card, CardRef, Deck, RulesDef, TextsDef};
use super::abilities::{Subtype, unknown_subtypes};
use super::read::{RawPack, read};
use super::scope::{Scope, What};
use super::texts::{self, Known};
use super::{biomes, cards, decks, rules};
use crate::packs::{
    self, Codes, Language, Placed, Report, Visit, examine_all, examine_texts, full_ids,
};

/// What a pack contributes. Cards still name each other by full id.
#[derive(Debug, Default)]
pub(super) struct BiomesPack {
    pub cards: Vec<CheckedCard>,
    pub biomes: Vec<Biome>,
    pub decks: Vec<CheckedDeck>,
    pub texts: Vec<(Language, Placed<TextsDef>)>,
    pub rules: Option<RulesDef>,
}

/// A card and the anomaly that it names.
#[derive(Debug)]
pub(super) struct CheckedCard {
    pub card: Placed<Card>,
    pub anomaly: Option<CardRef>,
    /// Sub-types that its text asks for.
    pub subtypes: Vec<Subtype>,
}

/// A deck whose cards are still full ids.
#[derive(Debug)]
pub(super) struct CheckedDeck {
    pub deck: Placed<Deck>,
    pub cards: Vec<(String, u8)>,
    pub reserve: Vec<(String, u8)>,
}

pub(super) fn check(visit: &Visit<'_, '_, BiomesPack>, report: &mut Report) -> BiomesPack {
    let mut raw = read(visit.pack, report);
    let raw_texts = std::mem::take(&mut raw.texts);
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
    let known = known(visit, &raw, &card_ids, &deck_ids, &scope, report);
    let mut pack = BiomesPack {
        rules: rules::check(&raw, &scope, report),
        ..BiomesPack::default()
    };
    let in_force = visit.rules_in_force(pack.rules.clone(), |pack| pack.rules.clone());
    let rules = in_force.as_ref();
    pack.cards = examine_all(raw.cards, card_ids, &CODES, report, |id, def, desk| {
        cards::check(Some(visit.pack), id, def, rules, &scope, desk)
    });
    let words = (!known.lost).then_some(&known.subtypes);
    pack.biomes = biomes::check(visit, raw.biomes, rules, (&scope, words), report);
    pack.decks = examine_all(raw.decks, deck_ids, &CODES, report, |id, def, desk| {
        decks::check(id, &def, rules, &scope, desk)
    });
    if !known.lost {
        for CheckedCard { card, subtypes, .. } in &pack.cards {
            unknown_subtypes(subtypes, &known.subtypes, &card.file, report);
        }
    }
    pack.texts = examine_texts(raw_texts, &CODES, report, |def, desk| {
        texts::check(def, &known, desk)
    });
    pack
}

/// What the texts of a pack may translate: its own things and those of the packs that it needs.
fn known<'a>(
    visit: &Visit<'_, '_, BiomesPack>,
    raw: &RawPack,
    card_ids: &[Option<String>],
    deck_ids: &[Option<String>],
    cards: &'a Scope,
    report: &mut Report,
) -> Known<'a> {
    // A thing without a usable id may be the very one that somebody names.
    let lost = |ids: &[Option<String>]| raw.lost || ids.contains(&None);
    let mut decks = packs::Scope::new("deck", visit, lost(deck_ids), |pack: &BiomesPack| {
        let known = pack.decks.iter().map(|d| (d.deck.thing.id.clone(), ()));
        known.collect::<Vec<_>>()
    });
    decks.define_all(&raw.decks, deck_ids, report, |_, _| ());
    let needed = || visit.needs().into_iter().map(|need| &need.content);
    let theirs = needed().flat_map(|pack| pack.cards.iter().map(|c| &c.card.thing.subtype));
    let own = raw.cards.iter().filter_map(|raw| raw.item.value.as_ref());
    let subtypes = theirs.chain(own.map(|def| &def.subtype));
    let subtypes = subtypes.filter(|word| !word.is_empty()).cloned().collect();
    let theirs = needed().flat_map(|pack| pack.biomes.iter().map(|biome| biome.kind));
    let own = raw.biomes.iter().filter_map(|raw| raw.item.value.as_ref());
    let biomes = theirs.chain(own.map(|def| def.kind.value)).collect();
    Known {
        cards,
        decks,
        biomes,
        subtypes,
        lost: lost(card_ids) || !visit.complete,
    }
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
