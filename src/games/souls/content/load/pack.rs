//! Implements `PackGame` for Souls.

use std::ops::Range;

use super::super::{Card, CardDef, Content, RulesDef, Set, SetDef, TextsDef};
use super::GAME;
use super::assemble::assemble;
use super::known::KnownNames;
use super::warnings::warnings;
use super::{cards, rules, sets};
use crate::games::souls::Souls;
use crate::packs::{CheckContext, Codes, Part, Report, Visit, pack_items};

pack_items! {
    Souls, Content, RulesDef, pictures true,
    {
        cards = "card" Card, Option<String>, CardDef, CardTexts.flavor, ["cards/**/*.ron"];
        sets = "set" Set, SetLinks, SetDef, Named.summary, ["sets/*.ron"];
    }
    main cards;
    words tags = "tag" |card| &card.tags;
}

/// The cards of a set with their copies, in the order of [`sets::LISTS`].
#[derive(Debug, Clone)]
pub struct SetLinks {
    pub proportions: Option<u16>,
    pub lists: [Vec<(String, u8)>; 6],
}

/// The codes of Souls for problems that all games have. The kind of a repaired card can be a guess, so fields that its
/// kind cannot have are not reported.
pub(super) static CODES: Codes = Codes {
    number: "L101",
    empty: "L109",
    long: "L130",
    rules: "L120",
    language: "L121",
    twice: "L122",
    word: "L123",
    left_out: Some("L136"),
    sound: &[
        "L101", "L107", "L109", "L115", "L119", "L126", "P005", "P032", "P033",
    ],
};

fn check_rules(
    rules: &mut RulesDef,
    at: &Range<usize>,
    _: &KnownNames,
    context: &mut CheckContext<'_>,
) {
    rules::check(rules, at, context);
}

fn check(
    visit: &Visit<'_, '_, Part<Souls>>,
    defs: Definitions,
    rules: Option<&RulesDef>,
    known: &KnownNames,
    report: &mut Report,
) -> Items {
    Items {
        cards: defs.cards.examine(&CODES, report, |id, def, context| {
            cards::check(Some(visit.pack), id, def, known, context)
        }),
        sets: defs.sets.examine(&CODES, report, |id, def, context| {
            sets::check(id, &def, rules, known, context)
        }),
    }
}
