//! Implements `PackGame` for Biomes.

use std::collections::BTreeSet;
use std::ops::Range;

use super::super::{
    Ability, Biome, BiomeDef, BiomeTexts, BiomeType, Card, CardDef, CardRef, Content, Counter,
    Deck, DeckDef, RulesDef, TextsDef,
};
use super::GAME;
use super::abilities::{Subtype, unknown_subtypes};
use super::assemble::assemble;
use super::scope::{KnownCard, Scope};
use super::warnings::warnings;
use super::{biomes, cards, decks, rules};
use crate::cards::counters::{CounterDef, counter};
use crate::cards::language::PartMut;
use crate::games::biomes::Biomes;
use crate::packs::{
    self, CheckContext, Codes, LeftOut, Part, Placed, Report, TextFile, Visit, pack_items, range,
};

pack_items! {
    Biomes, Content, RulesDef, pictures true,
    {
        counters = "counter" Counter, (), CounterDef, ["counters.ron", "counters/*.ron"];
        cards = "card" Card, CardLinks, CardDef, CardTexts.flavor, ["cards/**/*.ron"];
        decks = "deck" Deck, DeckLinks, DeckDef, Named.summary, ["decks/*.ron"];
    }
    main cards;
    words subtypes = "sub-type" |card| std::slice::from_ref(&card.subtype);
    kinds biomes: Biome, BiomeType, BiomeDef, ["biomes.ron", "biomes/*.ron"], texts_of_biomes, left_out;
}

/// The anomaly that a card names, and the sub-types that its text asks for.
#[derive(Debug, Clone)]
pub struct CardLinks {
    pub anomaly: Option<CardRef>,
    pub subtypes: Vec<Subtype>,
}

/// The cards of a deck.
#[derive(Debug, Clone)]
pub struct DeckLinks {
    pub cards: Vec<(String, u8)>,
    pub reserve: Vec<(String, u8)>,
}

/// All that a pack may name or translate.
pub struct KnownNames {
    cards: Scope,
    decks: packs::Scope<()>,
    counters: packs::Scope<()>,
    biomes: BTreeSet<BiomeType>,
    /// Sub-types that some card has.
    subtypes: BTreeSet<String>,
    /// Some things are missing because of errors already reported.
    lost: bool,
}

/// The error codes of Biomes for the errors that all games share.
pub(super) static CODES: Codes = Codes {
    number: "B001",
    empty: "B009",
    long: "B030",
    rules: "B023",
    language: "B024",
    twice: "B025",
    word: "B026",
    left_out: Some("B034"),
    sound: &[
        "B001", "B003", "B004", "B007", "B008", "B009", "B011", "B012", "P005", "P032", "P033",
    ],
};

impl KnownNames {
    pub(super) fn of_visit(
        visit: &Visit<'_, '_, Part<Biomes>>,
        defs: &Definitions,
        lost: bool,
        report: &mut Report,
    ) -> Self {
        let cards_lost = lost || defs.cards.has_nameless();
        let cards = defs.cards.scope(
            visit,
            cards_lost,
            |pack| &pack.items.cards,
            |card| KnownCard::from(&card.thing.kind),
            |_, raw| match &raw.item.value {
                Some(def) if raw.item.whole => KnownCard::from(&def.kind.value),
                _ => KnownCard::Broken,
            },
            report,
        );
        let counters_lost = lost || defs.counters.has_nameless();
        let counters =
            (defs.counters).names(visit, counters_lost, |pack| &pack.items.counters, report);
        let decks_lost = lost || defs.decks.has_nameless();
        let decks = (defs.decks).names(visit, decks_lost, |pack| &pack.items.decks, report);
        let needed = || visit.needs().into_iter().map(|need| &need.content.items);
        let theirs = needed().flat_map(|items| items.cards.iter().map(|c| &c.thing.subtype));
        let subtypes = theirs.chain(defs.cards.values().map(|def| &def.subtype));
        let theirs = needed().flat_map(|items| items.biomes.iter().map(|biome| biome.kind));
        Self {
            cards,
            decks,
            counters,
            biomes: theirs
                .chain(defs.biomes.values().map(|def| def.kind.value))
                .collect(),
            subtypes: subtypes.filter(|word| !word.is_empty()).cloned().collect(),
            lost: cards_lost || !visit.complete,
        }
    }
}

fn check_rules(
    rules: &mut RulesDef,
    at: &Range<usize>,
    known: &KnownNames,
    context: &mut CheckContext<'_>,
) {
    rules::check(rules, at, &known.cards, context);
}

fn check(
    visit: &Visit<'_, '_, Part<Biomes>>,
    defs: Definitions,
    rules: Option<&RulesDef>,
    known: &KnownNames,
    report: &mut Report,
) -> Items {
    let (scope, subtypes) = (&known.cards, &known.subtypes);
    let counters = defs.counters.examine(&CODES, report, counter);
    let mut cards = defs.cards.examine(&CODES, report, |id, def, context| {
        cards::check(Some(visit.pack), id, def, rules, scope, context)
    });
    for Placed { thing, file, .. } in &mut cards {
        let abilities = &mut thing.abilities;
        resolve_counters(abilities, &known.counters, file, report);
    }
    let words = (!known.lost).then_some(subtypes);
    let raws = defs.biomes.into_raws();
    let biomes = biomes::check(visit, raws, rules, (scope, words, &known.counters), report);
    let decks = defs.decks.examine(&CODES, report, |id, def, context| {
        decks::check(id, &def, rules, scope, context)
    });
    if !known.lost {
        for Placed { links, file, .. } in &cards {
            unknown_subtypes(&links.subtypes, subtypes, file, report);
        }
    }
    Items {
        counters,
        cards,
        biomes,
        decks,
    }
}

/// The full ids of the counters that abilities name take the place of the names.
pub(super) fn resolve_counters(
    abilities: &mut [Ability],
    known: &packs::Scope<()>,
    file: &TextFile,
    report: &mut Report,
) {
    for ability in abilities {
        ability.parts_mut(&mut |part| {
            if let PartMut::Counter(counter) = part {
                let at = range(&counter.name.span);
                if let Some((id, ())) = known.find(&counter.name.value, file, &at, report) {
                    counter.name.value = id;
                }
            }
        });
    }
}

/// Gives the counters that an ability names their numbers.
pub(super) fn number_counters(ability: &mut Ability, counters: &[Counter]) {
    ability.parts_mut(&mut |part| {
        if let PartMut::Counter(counter) = part {
            let mut all = counters.iter();
            let kind = all.position(|known| known.id == counter.name.value);
            counter.index = kind.map_or(u8::MAX, |kind| kind as u8);
        }
    });
}

/// Checks that texts of biomes are about biomes that there are, once each.
fn texts_of_biomes(texts: &[BiomeTexts], known: &KnownNames, context: &mut CheckContext<'_>) {
    let mut done = BTreeSet::new();
    for text in texts {
        context.name(&text.name);
        let (kind, at) = (text.kind.value, range(&text.kind.span));
        if !known.biomes.contains(&kind) && !known.lost {
            let message = format!("no biome is of the type {kind:?}");
            context.error(context.codes.word, &at, message);
        }
        if !done.insert(kind) {
            let message = format!("{kind:?} is translated twice");
            context.error(context.codes.twice, &at, message);
        }
    }
}

/// Warns of biomes that a file of texts leaves out.
fn left_out(biomes: &[Biome], texts: &[BiomeTexts], left_out: &mut LeftOut<'_>) {
    for biome in biomes {
        let text = texts.iter().find(|text| text.kind.value == biome.kind);
        let what = format!("biome {:?}", biome.kind);
        let said = text.map(|text| text.flavor.as_str());
        let place = (left_out.file, left_out.at);
        left_out.thing(&what, ("flavor", &biome.flavor), said, place);
    }
}
