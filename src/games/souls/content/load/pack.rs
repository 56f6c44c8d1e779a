//! One Souls pack: everything in it checked against itself and the packs it needs.

use super::super::{Card, RulesDef, Set, TextsDef};
use super::known::{Known, OwnIds};
use super::read::read;
use super::{cards, rules, sets, texts};
use crate::packs::{
    Codes, Language, Placed, Report, Visit, examine_all, examine_one, examine_texts,
};

/// What a pack contributes. Its things still name each other by full id.
#[derive(Debug, Default)]
pub(super) struct SoulsPack {
    pub cards: Vec<CheckedCard>,
    pub sets: Vec<CheckedSet>,
    pub texts: Vec<(Language, Placed<TextsDef>)>,
    pub rules: Option<RulesDef>,
}

/// A card with the full id of its starting item.
#[derive(Debug)]
pub(super) struct CheckedCard {
    pub card: Placed<Card>,
    pub starting: Option<String>,
}

/// A set whose cards are still full ids, with copies, in the order of [`sets::LISTS`].
#[derive(Debug)]
pub(super) struct CheckedSet {
    pub set: Placed<Set>,
    pub proportions: Option<u16>,
    pub lists: [Vec<(String, u8)>; 6],
}

/// What Souls calls the problems that all games have. Of a mended card the kind may be a guess, so what its
/// kind cannot have is not told.
pub(super) static CODES: Codes = Codes {
    number: "L101",
    empty: "L109",
    long: "L130",
    sound: &[
        "L101", "L107", "L109", "L114", "L115", "L119", "L126", "P005", "P032", "P033",
    ],
};

pub(super) fn check(visit: &Visit<'_, '_, SoulsPack>, report: &mut Report) -> SoulsPack {
    let raw = read(visit.pack, report);
    let ids = OwnIds::of(visit.pack.id(), &raw, report);
    let known = Known::of_visit(visit, &raw, &ids, report);
    let rules = examine_one(raw.rules.as_ref(), &CODES, report, rules::check);
    let in_force = visit.rules_in_force(rules.clone(), |pack| pack.rules.clone());
    let mut pack = SoulsPack {
        rules,
        ..SoulsPack::default()
    };
    pack.cards = examine_all(raw.cards, ids.cards, &CODES, report, |id, def, desk| {
        cards::check(Some(visit.pack), id, def, &known, desk)
    });
    pack.sets = examine_all(raw.sets, ids.sets, &CODES, report, |id, def, desk| {
        sets::check(id, &def, in_force.as_ref(), &known, desk)
    });
    pack.texts = examine_texts(raw.texts, &CODES, report, |def, desk| {
        texts::check(def, &known, desk)
    });
    pack
}
