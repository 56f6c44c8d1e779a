//! One Biomes pack: everything in it checked against itself and the packs it needs.

use super::super::{Biome, Card, CardRef, Deck, RulesDef};
use super::parts::Desk;
use super::read::{RawPack, read};
use super::scope::{Scope, What};
use super::{biomes, cards, decks, named, rules};
use crate::packs::{Report, TextFile, Visit};

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
    let mut scope = Scope::new(visit, raw.lost);
    let card_ids = named::full_ids(own, &raw.cards, report);
    let deck_ids = named::full_ids(own, &raw.decks, report);
    define(visit, &raw, &card_ids, &mut scope, report);
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
        let checked = examine(&raw.file, raw.item.whole, report, |desk| {
            cards::check(Some(visit.pack), id, def, rules, &scope, desk)
        });
        pack.cards.extend(checked);
    }
    pack.biomes = biomes::check(visit, raw.biomes, rules, &scope, report);
    for (raw, id) in raw.decks.into_iter().zip(deck_ids) {
        let Some(def) = raw.item.value else { continue };
        let id = id.unwrap_or_default();
        let checked = examine(&raw.file, raw.item.whole, report, |desk| {
            decks::check(id, &def, rules, &scope, desk)
        });
        pack.decks.extend(checked);
    }
    pack
}

/// What can be said about an item that was mended: not what is missing, since it may have been cut out.
const SOUND: [&str; 11] = [
    "B001", "B003", "B004", "B007", "B008", "B009", "B011", "B012", "P005", "P032", "P033",
];

/// Checks one item; of a mended one only the problems count, and those only that are certain.
pub(super) fn examine<T>(
    file: &TextFile,
    whole: bool,
    report: &mut Report,
    check: impl FnOnce(&mut Desk<'_>) -> T,
) -> Option<T> {
    let mut found = Report::default();
    let checked = check(&mut Desk {
        file,
        report: &mut found,
    });
    if whole {
        report.extend(found);
        return Some(checked);
    }
    report.extend_mended(found, &SOUND);
    None
}

/// Tells the scope which cards there are, broken ones included. A full id of another pack overrides a
/// card there, so there must be one.
fn define(
    visit: &Visit<'_, '_, BiomesPack>,
    raw: &RawPack,
    ids: &[Option<String>],
    scope: &mut Scope,
    report: &mut Report,
) {
    for (raw, full) in raw.cards.iter().zip(ids) {
        let (Some(full), Some((_, at))) = (full, &raw.item.id) else {
            continue;
        };
        let pack = full.split_once(':').map_or("", |(pack, _)| pack);
        if pack != visit.pack.id() && !scope.incomplete() {
            let mut desk = Desk {
                file: &raw.file,
                report,
            };
            if !scope.reaches(pack) {
                let help = format!("add \"{pack}\" to `needs` in pack.ron");
                desk.error_with(
                    "P033",
                    at,
                    format!("this pack does not need pack `{pack}`"),
                    help,
                );
            } else if !scope.has(full) {
                report.push(scope.unknown(full, &raw.file, at));
            }
        }
        let what = match &raw.item.value {
            Some(def) if raw.item.whole => What::from(&def.kind.value),
            _ => What::Broken,
        };
        scope.define(full.clone(), what);
    }
}
