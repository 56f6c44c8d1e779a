//! What is probably forgotten: cards that no deck uses, and things that a pack does not translate.

use std::collections::BTreeSet;
use std::ops::Range;

use super::super::{Content, TextsDef};
use super::pack::SanctuaryPack;
use super::{GAME, pack};
use crate::packs::{Diagnostic, Library, Placed, Report, TextFile};

/// Warns of every card that is in no deck of the content, if there are decks, and of everything that a pack
/// leaves out of its texts in a language.
pub fn warn_unused(library: &Library, content: &Content, report: &mut Report) {
    let decks = content.decks.iter();
    let used: BTreeSet<u16> = decks
        .flat_map(|deck| {
            deck.cards
                .iter()
                .map(|(card, _)| *card)
                .chain([deck.sanctuary])
        })
        .collect();
    let forgotten: BTreeSet<&str> = (0..)
        .zip(&content.cards)
        .filter(|(index, _)| !used.contains(index) && !content.decks.is_empty())
        .map(|(_, card)| card.id.as_str())
        .collect();
    let mut ignored = Report::default();
    for checked in library.load(GAME, &mut ignored, pack::check) {
        for card in checked.content.cards.iter().map(|c| &c.card) {
            let id = card.thing.id.as_str();
            if forgotten.contains(id) {
                let message = format!("no deck uses card `{id}`");
                report.push(Diagnostic::warning("S131", &card.file, &card.at, message));
            }
        }
        for (_, texts) in &checked.content.texts {
            untranslated(texts, &checked.content, report);
        }
    }
}

/// Warns of everything of a pack that one of its files of texts leaves out.
fn untranslated(texts: &Placed<TextsDef>, pack: &SanctuaryPack, report: &mut Report) {
    let TextsDef {
        cards,
        factions,
        decks,
        subtypes,
    } = &texts.thing;
    let file = &texts.file.name;
    let mut missing = |what: &str, place: (&TextFile, &Range<usize>)| {
        let message = format!("{what} is not in `{file}`");
        report.push(Diagnostic::warning("S136", place.0, place.1, message));
    };
    let mut words = BTreeSet::new();
    for card in pack.cards.iter().map(|c| &c.card) {
        let (thing, place) = (&card.thing, (&card.file, &card.at));
        match cards.iter().find(|text| text.id.value == thing.id) {
            None => missing(&format!("card `{}`", thing.id), place),
            Some(text) if text.flavor.is_empty() && !thing.flavor.english.is_empty() => {
                missing(&format!("the flavor of card `{}`", thing.id), place);
            }
            Some(_) => {}
        }
        let word = thing.subtype.as_str();
        let known = || subtypes.iter().any(|(english, _)| english.value == word);
        if !word.is_empty() && !known() && words.insert(word) {
            missing(&format!("sub-type `{word}`"), place);
        }
    }
    let theirs = pack.factions.iter().map(|f| {
        let summary = &f.thing.summary.english;
        ("faction", factions, &f.thing.id, summary, (&f.file, &f.at))
    });
    let own = pack.decks.iter().map(|d| &d.deck).map(|d| {
        let summary = &d.thing.summary.english;
        ("deck", decks, &d.thing.id, summary, (&d.file, &d.at))
    });
    for (noun, texts, id, summary, place) in theirs.chain(own) {
        match texts.iter().find(|text| text.id.value == *id) {
            None => missing(&format!("{noun} `{id}`"), place),
            Some(text) if text.summary.is_empty() && !summary.is_empty() => {
                missing(&format!("the summary of {noun} `{id}`"), place);
            }
            Some(_) => {}
        }
    }
}
