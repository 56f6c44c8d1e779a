//! Puts the good packs together: overrides applied, things sorted, texts in every language, every name an
//! index.

use std::collections::BTreeMap;

use super::super::{Card, CardKind, Content, Deck, Faction, RulesDef};
use super::pack::{CheckedCard, CheckedDeck, SanctuaryPack};
use super::walk::{self, Part};
use crate::games::sanctuary::limits::THINGS;
use crate::packs::{Checked, Diagnostic, Language, PackStamp, Placed, Report, Words};

/// Most factions of all packs together.
const FACTIONS: usize = u8::MAX as usize;

/// Everything by full id, later packs in place of earlier ones.
#[derive(Default)]
struct All {
    cards: BTreeMap<String, CheckedCard>,
    factions: BTreeMap<String, Faction>,
    decks: BTreeMap<String, CheckedDeck>,
    subtypes: Vec<(Language, String, String)>,
}

pub(super) fn assemble(
    loaded: Vec<Checked<'_, SanctuaryPack>>,
    report: &mut Report,
) -> Option<Content> {
    if loaded.is_empty() && report.errors() > 0 {
        return None;
    }
    let (mut all, mut packs, mut rules) = (All::default(), Vec::new(), None);
    for Checked { pack, mut content } in loaded {
        packs.push(PackStamp::from(pack));
        rules = content.rules.take().or(rules);
        all.add(content);
    }
    let Some(rules) = rules else {
        let message = "no usable pack has rules";
        report.push(Diagnostic::file_error("S120", "rules.ron", message));
        return None;
    };
    if all.factions.len() > FACTIONS {
        let message = format!("{} factions in all; at most {FACTIONS}", all.factions.len());
        report.push(Diagnostic::file_error("S101", "factions.ron", message));
        return None;
    }
    for (file, noun, count) in [
        ("cards", "cards", all.cards.len()),
        ("decks", "decks", all.decks.len()),
    ] {
        if count > THINGS {
            let message = format!("{count} {noun} in all; at most {THINGS}");
            report.push(Diagnostic::file_error("S101", file, message));
            return None;
        }
    }
    let numbers: BTreeMap<String, u8> = all.factions.keys().cloned().zip(0..u8::MAX).collect();
    let index: BTreeMap<String, u16> = all.cards.keys().cloned().zip(0..u16::MAX).collect();
    let cards = all.cards.into_values();
    let cards: Vec<Card> = cards.map(|c| card(c, &numbers, &rules)).collect();
    let subtypes = Words::all(cards.iter().map(|c| c.subtype.as_str()), &all.subtypes);
    let decks = all.decks.into_values();
    let decks = decks
        .filter_map(|d| deck(d, &cards, &index, &rules, report))
        .collect();
    Some(Content {
        cards,
        factions: all.factions.into_values().collect(),
        decks,
        subtypes,
        rules,
        packs,
    })
}

impl All {
    /// Adds what a pack defines, then what it says in other languages.
    fn add(&mut self, pack: SanctuaryPack) {
        let cards = pack.cards.into_iter();
        self.cards
            .extend(cards.map(|c| (c.card.thing.id.clone(), c)));
        let factions = pack.factions.into_iter();
        let factions = factions.map(|f| f.thing);
        self.factions.extend(factions.map(|f| (f.id.clone(), f)));
        let decks = pack.decks.into_iter();
        self.decks
            .extend(decks.map(|d| (d.deck.thing.id.clone(), d)));
        for (language, Placed { thing: texts, .. }) in pack.texts {
            for text in texts.cards {
                if let Some(checked) = self.cards.get_mut(&text.id.value) {
                    let card = &mut checked.card.thing;
                    text.translate(language, &mut card.name, &mut card.flavor);
                }
            }
            for text in texts.factions {
                if let Some(faction) = self.factions.get_mut(&text.id.value) {
                    text.translate(language, &mut faction.name, &mut faction.summary);
                }
            }
            for text in texts.decks {
                if let Some(checked) = self.decks.get_mut(&text.id.value) {
                    let deck = &mut checked.deck.thing;
                    text.translate(language, &mut deck.name, &mut deck.summary);
                }
            }
            let words = texts.subtypes.into_iter();
            self.subtypes
                .extend(words.map(|(word, text)| (language, word.value, text)));
        }
    }
}

/// The card with factions by number and with the copies that the rules in force allow (H-93).
pub(super) fn card(
    checked: CheckedCard,
    factions: &BTreeMap<String, u8>,
    rules: &RulesDef,
) -> Card {
    let CheckedCard {
        card,
        faction,
        copies,
    } = checked;
    let mut card = card.thing;
    card.copies = copies.unwrap_or(rules.copies).min(rules.copies);
    let number = |id: &str| factions.get(id).copied();
    card.faction = faction.as_deref().and_then(number);
    for ability in &mut card.abilities {
        walk::ability(ability, &mut |part| {
            if let Part::Filter(filter) = part
                && let Some(faction) = &mut filter.faction
            {
                faction.index = number(&faction.name.value).unwrap_or(u8::MAX);
            }
        });
    }
    card
}

/// The deck by index; `None` if the rules or cards of a later pack made it illegal.
fn deck(
    checked: CheckedDeck,
    cards: &[Card],
    index: &BTreeMap<String, u16>,
    rules: &RulesDef,
    report: &mut Report,
) -> Option<Deck> {
    let Placed { thing, file, at } = checked.deck;
    let mut deck = thing;
    let number = |id: &str| index.get(id).copied();
    let list = checked.cards.iter();
    let list: Option<Vec<_>> = list.map(|(id, n)| Some((number(id)?, *n))).collect();
    if let (Some(sanctuary), Some(mut list)) = (checked.sanctuary.as_deref().and_then(number), list)
    {
        list.sort_unstable();
        (deck.sanctuary, deck.cards) = (sanctuary, list);
        if legal(&deck, cards, rules) {
            return Some(deck);
        }
    }
    let message = format!(
        "deck `{}` is not legal under the rules of a later pack; left out",
        deck.id
    );
    report.push(Diagnostic::warning("S133", &file, &at, message));
    None
}

/// H-92 to H-94, C58.
fn legal(deck: &Deck, cards: &[Card], rules: &RulesDef) -> bool {
    let sanctuary = &cards[usize::from(deck.sanctuary)];
    let size: u32 = deck.cards.iter().map(|(_, n)| u32::from(*n)).sum();
    let fits = |&(card, copies): &(u16, u8)| {
        let card = &cards[usize::from(card)];
        card.kind != CardKind::Sanctuary
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
