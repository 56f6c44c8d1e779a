//! One Sanctuary pack: everything in it checked against itself and the packs it needs.

use super::super::{Card, Deck, Faction, RulesDef, TextsDef};
use super::known::{Known, OwnIds};
use super::read::read;
use super::{cards, decks, factions, rules, texts};
use crate::packs::{
    Codes, Language, Placed, Report, Visit, examine_all, examine_one, examine_texts,
};

/// What a pack contributes. Its things still name each other by full id.
#[derive(Debug, Default)]
pub(super) struct SanctuaryPack {
    pub factions: Vec<Placed<Faction>>,
    pub cards: Vec<CheckedCard>,
    pub decks: Vec<CheckedDeck>,
    pub texts: Vec<(Language, Placed<TextsDef>)>,
    pub rules: Option<RulesDef>,
}

/// A card with the full id of its faction and the printed restriction.
#[derive(Debug)]
pub(super) struct CheckedCard {
    pub card: Placed<Card>,
    pub faction: Option<String>,
    pub copies: Option<u8>,
}

/// A deck whose cards are still full ids.
#[derive(Debug)]
pub(super) struct CheckedDeck {
    pub deck: Placed<Deck>,
    pub sanctuary: Option<String>,
    pub cards: Vec<(String, u8)>,
}

/// What Sanctuary calls the problems that all games have. Of a mended card the kind may be a guess, so what
/// its kind cannot have is not told.
pub(super) static CODES: Codes = Codes {
    number: "S101",
    empty: "S109",
    long: "S130",
    sound: &[
        "S101", "S107", "S109", "S111", "S112", "S117", "S119", "P005", "P032", "P033",
    ],
};

pub(super) fn check(visit: &Visit<'_, '_, SanctuaryPack>, report: &mut Report) -> SanctuaryPack {
    let raw = read(visit.pack, report);
    let ids = OwnIds::of(visit.pack.id(), &raw, report);
    let known = Known::of_visit(visit, &raw, &ids, report);
    let rules = examine_one(raw.rules.as_ref(), &CODES, report, rules::check);
    let in_force = visit.rules_in_force(rules.clone(), |pack| pack.rules.clone());
    let in_force = in_force.as_ref();
    let mut pack = SanctuaryPack {
        rules,
        ..SanctuaryPack::default()
    };
    pack.factions = examine_all(raw.factions, ids.factions, &CODES, report, factions::check);
    pack.cards = examine_all(raw.cards, ids.cards, &CODES, report, |id, def, desk| {
        cards::check(Some(visit.pack), id, def, in_force, &known, desk)
    });
    pack.decks = examine_all(raw.decks, ids.decks, &CODES, report, |id, def, desk| {
        decks::check(id, &def, in_force, &known, desk)
    });
    pack.texts = examine_texts(raw.texts, &CODES, report, |def, desk| {
        texts::check(def, &known, desk)
    });
    pack
}
