//! Implements `PackGame` for Sanctuary.

use std::ops::Range;

use super::super::{
    Card, CardDef, Content, Counter, Deck, DeckDef, Faction, FactionDef, RulesDef, TextsDef,
};
use super::GAME;
use super::assemble::assemble;
use super::known::KnownNames;
use super::warnings::warnings;
use super::{cards, decks};
use crate::cards::counters::{CounterDef, counter};
use crate::games::sanctuary::{Sanctuary, limits};
use crate::packs::{CheckContext, Codes, Part, Placed, Report, Visit, pack_items};

pack_items! {
    Sanctuary, Content, RulesDef, pictures true,
    {
        factions = "faction" Faction, (), FactionDef, Named.summary, ["factions.ron", "factions/*.ron"];
        counters = "counter" Counter, (), CounterDef, ["counters.ron", "counters/*.ron"];
        cards = "card" Card, CardLinks, CardDef, CardTexts.flavor, ["cards/**/*.ron"];
        decks = "deck" Deck, DeckLinks, DeckDef, Named.summary, ["decks/*.ron"];
    }
    main cards;
    words subtypes = "sub-type" |card| std::slice::from_ref(&card.subtype);
}

/// The faction of a card and its printed restriction.
#[derive(Debug, Clone)]
pub struct CardLinks {
    pub faction: Option<String>,
    pub copies: Option<u8>,
}

/// The cards of a deck.
#[derive(Debug, Clone)]
pub struct DeckLinks {
    pub sanctuary: Option<String>,
    pub cards: Vec<(String, u8)>,
}

/// The codes of Sanctuary for problems that all games have. The kind of a repaired card can be a guess, so fields that
/// its kind cannot have are not reported.
pub(super) static CODES: Codes = Codes {
    number: "S101",
    empty: "S109",
    long: "S130",
    rules: "S120",
    language: "S121",
    twice: "S122",
    word: "S123",
    left_out: Some("S136"),
    sound: &[
        "S101", "S107", "S109", "S111", "S112", "S117", "S119", "P005", "P032", "P033",
    ],
};

fn check_rules(
    rules: &mut RulesDef,
    at: &Range<usize>,
    _: &KnownNames,
    context: &mut CheckContext<'_>,
) {
    let numbers = limits::RULES.into_iter();
    context.rules(
        at,
        numbers.map(|(name, low, high, number)| (name, number(rules), low, high)),
    );
}

fn check(
    visit: &Visit<'_, '_, Part<Sanctuary>>,
    defs: Definitions,
    rules: Option<&RulesDef>,
    known: &KnownNames,
    report: &mut Report,
) -> Items {
    Items {
        factions: defs.factions.examine(&CODES, report, faction),
        counters: defs.counters.examine(&CODES, report, counter),
        cards: defs.cards.examine(&CODES, report, |id, def, context| {
            cards::check(Some(visit.pack), id, def, rules, known, context)
        }),
        decks: defs.decks.examine(&CODES, report, |id, def, context| {
            decks::check(id, &def, rules, known, context)
        }),
    }
}

/// One faction.
pub(super) fn faction(
    id: String,
    def: FactionDef,
    context: &mut CheckContext<'_>,
) -> Placed<Faction> {
    context.name(&def.name);
    let thing = Faction {
        id,
        name: def.name.value.into(),
        summary: def.summary.into(),
        colour: def.colour,
    };
    context.placed(&def.id, thing, ())
}
