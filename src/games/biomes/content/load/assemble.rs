//! Puts the good packs together: overrides applied, cards sorted, texts in every language, every name an index.

use std::collections::BTreeMap;

use super::super::{Biome, BiomeType, Card, CardRef, Content, Deck, RulesDef};
use super::abilities::{each_card, effects_mut};
use super::decks::RESERVE;
use super::pack::{BiomesPack, CheckedCard, CheckedDeck};
use crate::packs::{Checked, Diagnostic, Language, PackStamp, Placed, Report, Words};

/// Everything by full id, later packs in place of earlier ones.
#[derive(Default)]
struct All {
    cards: BTreeMap<String, CheckedCard>,
    decks: BTreeMap<String, CheckedDeck>,
    biomes: BTreeMap<BiomeType, Biome>,
    subtypes: Vec<(Language, String, String)>,
}

pub(super) fn assemble(
    loaded: Vec<Checked<'_, BiomesPack>>,
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
    let All {
        cards,
        decks,
        biomes,
        subtypes,
    } = all;
    let index: BTreeMap<String, u16> = cards.keys().cloned().zip(0..u16::MAX).collect();
    let intern =
        |card: &mut CardRef| card.index = index.get(&card.name).copied().unwrap_or(u16::MAX);
    let mut biomes: Vec<Biome> = biomes.into_values().collect();
    let mut rules: RulesDef = playable(rules, &biomes, report)?;
    rules.common_anomalies.iter_mut().for_each(intern);
    for biome in &mut biomes {
        biome
            .influence
            .iter_mut()
            .filter_map(effects_mut)
            .for_each(|e| each_card(e, &mut { intern }));
    }
    let cards: Vec<Card> = cards
        .into_values()
        .map(|checked| {
            let (mut card, anomaly) = (checked.card.thing, checked.anomaly);
            card.abilities
                .iter_mut()
                .filter_map(effects_mut)
                .for_each(|e| each_card(e, &mut { intern }));
            card.anomaly = anomaly.and_then(|a| index.get(&a.name).copied());
            card
        })
        .collect();
    let subtypes = Words::all(cards.iter().map(|c| c.subtype.as_str()), &subtypes);
    let decks = decks
        .into_values()
        .filter_map(|d| deck(d, &cards, &index, &rules, report))
        .collect();
    Some(Content {
        cards,
        biomes,
        decks,
        subtypes,
        rules,
        packs,
    })
}

impl All {
    /// Adds what a pack defines, then what it says in other languages.
    fn add(&mut self, pack: BiomesPack) {
        let cards = pack.cards.into_iter();
        self.cards
            .extend(cards.map(|c| (c.card.thing.id.clone(), c)));
        let decks = pack.decks.into_iter();
        self.decks
            .extend(decks.map(|d| (d.deck.thing.id.clone(), d)));
        self.biomes
            .extend(pack.biomes.into_iter().map(|b| (b.kind, b)));
        for (language, Placed { thing: texts, .. }) in pack.texts {
            for text in texts.cards {
                if let Some(checked) = self.cards.get_mut(&text.id.value) {
                    let card = &mut checked.card.thing;
                    text.translate(language, &mut card.name, &mut card.flavor);
                }
            }
            for text in texts.biomes {
                if let Some(biome) = self.biomes.get_mut(&text.kind.value) {
                    biome.name.translate(language, &text.name.value);
                    biome.flavor.translate(language, &text.flavor);
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

fn playable(rules: Option<RulesDef>, biomes: &[Biome], report: &mut Report) -> Option<RulesDef> {
    if rules.is_none() {
        report.push(Diagnostic::file_error(
            "B023",
            "rules.ron",
            "no usable pack has rules",
        ));
    }
    if biomes.len() < 3 {
        let message = format!(
            "{} biomes in all usable packs; a match needs three",
            biomes.len()
        );
        report.push(Diagnostic::file_error("B022", "biomes.ron", message));
        return None;
    }
    rules
}

/// The deck by index; `None` if the rules or cards of a later pack made it illegal.
fn deck(
    checked: CheckedDeck,
    cards: &[Card],
    index: &BTreeMap<String, u16>,
    rules: &RulesDef,
    report: &mut Report,
) -> Option<Deck> {
    let CheckedDeck {
        deck: placed,
        cards: main,
        reserve,
    } = checked;
    let (mut deck, file, at) = (placed.thing, placed.file, placed.at);
    let by_index = |list: &[(String, u8)]| {
        let mut list: Vec<(u16, u8)> = list
            .iter()
            .filter_map(|(id, n)| Some((*index.get(id)?, *n)))
            .collect();
        list.sort_unstable();
        list
    };
    let size = |list: &[(u16, u8)]| list.iter().map(|(_, n)| u32::from(*n)).sum::<u32>();
    (deck.cards, deck.reserve) = (by_index(&main), by_index(&reserve));
    let complete = deck.cards.len() == main.len() && deck.reserve.len() == reserve.len();
    let copies = deck
        .cards
        .iter()
        .chain(&deck.reserve)
        .all(|(_, n)| *n <= rules.copies);
    let functions = deck
        .cards
        .iter()
        .chain(&deck.reserve)
        .all(|(i, _)| cards[usize::from(*i)].is_function());
    let sized = size(&deck.cards) == u32::from(rules.deck_size) && size(&deck.reserve) <= RESERVE;
    if complete && copies && functions && sized {
        return Some(deck);
    }
    let message = format!(
        "deck `{}` is not legal under the rules of a later pack; left out",
        deck.id
    );
    report.push(Diagnostic::warning("B033", &file, &at, message));
    None
}
