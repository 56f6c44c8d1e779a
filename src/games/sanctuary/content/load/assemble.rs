//! Merges the valid packs: overrides applied, things sorted, texts in every language, every name an index.

use std::collections::BTreeMap;

use super::super::{Card, CardKind, Content, Counter, Deck, Faction, RulesDef, Verb};
use super::pack::{CardLinks, DeckLinks, Merged};
use crate::cards::language::PartMut;
use crate::games::sanctuary::limits::THINGS;
use crate::packs::{Diagnostic, PackStamp, Placed, Report, numbered};

/// Most factions of all packs together.
const FACTIONS: usize = u8::MAX as usize;

pub(super) fn assemble(
    all: Merged,
    rules: Option<RulesDef>,
    packs: Vec<PackStamp>,
    report: &mut Report,
) -> Option<Content> {
    let rules = rules?;
    for (file, noun, count, most) in [
        ("factions.ron", "factions", all.factions.len(), FACTIONS),
        (
            "counters.ron",
            "kinds of counters",
            all.counters.len(),
            FACTIONS,
        ),
        ("cards", "cards", all.cards.len(), THINGS),
        ("decks", "decks", all.decks.len(), THINGS),
    ] {
        if count > most {
            let message = format!("{count} {noun} in all; at most {most}");
            report.push(Diagnostic::file_error("S101", file, message));
            return None;
        }
    }
    let factions: Vec<Faction> = all.factions.into_things().collect();
    let ids = factions.iter().map(|faction| faction.id.clone());
    let numbers: BTreeMap<String, u8> = ids.zip(0..u8::MAX).collect();
    let counters: Vec<Counter> = all.counters.into_things().collect();
    let kinds = counter_numbers(&counters);
    let index = all.cards.numbers();
    let cards = all.cards.into_all();
    let mut cards: Vec<Card> = cards.map(|c| card(c, &numbers, &kinds, &rules)).collect();
    number_tokens(&mut cards);
    let subtypes = cards.iter().map(|c| c.subtype.as_str());
    let subtypes = all.subtypes.of(subtypes);
    let decks = all.decks.into_all();
    let decks = decks.filter_map(|d| deck(d, &cards, &index, &rules, report));
    Some(Content {
        decks: decks.collect(),
        cards,
        counters,
        factions,
        subtypes,
        rules,
        packs,
    })
}

/// Tokens that cards name, by number.
pub(super) fn number_tokens(cards: &mut [Card]) {
    let ids = cards.iter().map(|card| card.id.clone());
    let index: BTreeMap<String, u16> = ids.zip(0..u16::MAX).collect();
    for ability in cards.iter_mut().flat_map(|card| &mut card.abilities) {
        ability.parts_mut(&mut |part| {
            if let PartMut::Verb(
                Verb::Spawn(card, _) | Verb::SpawnCopy(card, ..) | Verb::Become(card, ..),
            ) = part
            {
                card.index = index.get(&card.name).copied().unwrap_or(u16::MAX);
            }
        });
    }
}

/// The kinds of counters by full id.
pub(super) fn counter_numbers(counters: &[Counter]) -> BTreeMap<String, u8> {
    let ids = counters.iter().map(|counter| counter.id.clone());
    ids.zip(0..u8::MAX).collect()
}

/// The card with factions by number and with the copies that the rules in force allow (H-93).
pub(super) fn card(
    checked: Placed<Card, CardLinks>,
    factions: &BTreeMap<String, u8>,
    counters: &BTreeMap<String, u8>,
    rules: &RulesDef,
) -> Card {
    let CardLinks { faction, copies } = checked.links;
    let mut card = checked.thing;
    card.copies = copies.unwrap_or(rules.copies).min(rules.copies);
    let number = |id: &str| factions.get(id).copied();
    card.faction = faction.as_deref().and_then(number);
    for ability in &mut card.abilities {
        ability.parts_mut(&mut |part| match part {
            PartMut::Filter(filter) => {
                if let Some(faction) = &mut filter.faction {
                    faction.index = number(&faction.name.value).unwrap_or(u8::MAX);
                }
            }
            PartMut::Counter(counter) => {
                let kind = counters.get(&counter.name.value);
                counter.index = kind.copied().unwrap_or(u8::MAX);
            }
            PartMut::Verb(_) | PartMut::Target(_) | PartMut::Players(_) => {}
        });
    }
    card
}

/// The deck by index; `None` if the rules or cards of a later pack made it illegal.
fn deck(
    checked: Placed<Deck, DeckLinks>,
    cards: &[Card],
    index: &BTreeMap<String, u16>,
    rules: &RulesDef,
    report: &mut Report,
) -> Option<Deck> {
    let DeckLinks {
        sanctuary,
        cards: list,
    } = &checked.links;
    let sanctuary = sanctuary.as_ref().and_then(|id| index.get(id).copied());
    let deck = Deck {
        sanctuary: sanctuary.unwrap_or(u16::MAX),
        cards: numbered(list, index),
        ..checked.thing.clone()
    };
    let complete = sanctuary.is_some() && deck.cards.len() == list.len();
    if complete && legal(&deck, cards, rules) {
        return Some(deck);
    }
    report.push(checked.illegal("S133"));
    None
}

/// H-92 to H-94, C58.
fn legal(deck: &Deck, cards: &[Card], rules: &RulesDef) -> bool {
    let sanctuary = &cards[usize::from(deck.sanctuary)];
    let size: u32 = deck.cards.iter().map(|(_, n)| u32::from(*n)).sum();
    let fits = |&(card, copies): &(u16, u8)| {
        let card = &cards[usize::from(card)];
        card.kind != CardKind::Sanctuary
            && !card.token
            && copies <= card.copies
            && (card.faction.is_none() || card.faction == sanctuary.faction)
    };
    let alike = |&(card, _): &(u16, u8)| {
        let card = &cards[usize::from(card)];
        let same =
            |&&(other, _): &&(u16, u8)| cards[usize::from(other)].name.english == card.name.english;
        let copies = deck.cards.iter().filter(same).map(|&(_, n)| u32::from(n));
        copies.sum::<u32>() <= u32::from(card.copies)
    };
    sanctuary.kind == CardKind::Sanctuary
        && size == u32::from(rules.deck_size)
        && deck.cards.iter().all(fits)
        && deck.cards.iter().all(alike)
}
