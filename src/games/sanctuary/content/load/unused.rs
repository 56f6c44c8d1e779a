//! What is probably forgotten: cards that no deck uses, and things that a pack does not translate.

use std::collections::BTreeSet;

use super::super::{Content, TextsDef};
use super::pack::SanctuaryPack;
use super::{GAME, pack};
use crate::packs::{Diagnostic, LeftOut, Library, Placed, Report};

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
    let mut left_out = LeftOut::new("S136", &texts.file, report);
    for Placed { thing, file, at } in pack.cards.iter().map(|c| &c.card) {
        left_out.card(&thing.id, &thing.flavor, cards, (file, at));
        left_out.word("sub-type", &thing.subtype, subtypes, (file, at));
    }
    for Placed { thing, file, at } in &pack.factions {
        let summary = (thing.id.as_str(), &thing.summary);
        left_out.named("faction", summary, factions, (file, at));
    }
    for Placed { thing, file, at } in pack.decks.iter().map(|d| &d.deck) {
        left_out.named("deck", (&thing.id, &thing.summary), decks, (file, at));
    }
}
