//! What is probably forgotten: cards that no set uses, and things that a pack does not translate.

use std::collections::BTreeSet;
use std::ops::Range;

use super::super::{Content, Set, TextsDef};
use super::pack::SoulsPack;
use super::{GAME, pack};
use crate::packs::{Diagnostic, Library, Placed, Report, TextFile};

/// Warns of every card that is in no set of the content, if there are sets, and of everything that a pack
/// leaves out of its texts in a language.
pub fn warn_unused(library: &Library, content: &Content, report: &mut Report) {
    let used: BTreeSet<u16> = content.sets.iter().flat_map(|s| uses(s, content)).collect();
    let forgotten: BTreeSet<&str> = (0..)
        .zip(&content.cards)
        .filter(|(index, _)| !used.contains(index) && !content.sets.is_empty())
        .map(|(_, card)| card.id.as_str())
        .collect();
    let mut ignored = Report::default();
    for checked in library.load(GAME, &mut ignored, pack::check) {
        for card in checked.content.cards.iter().map(|c| &c.card) {
            let id = card.thing.id.as_str();
            if forgotten.contains(id) {
                let message = format!("no set uses card `{id}`");
                report.push(Diagnostic::warning("L131", &card.file, &card.at, message));
            }
        }
        for (_, texts) in &checked.content.texts {
            untranslated(texts, &checked.content, report);
        }
    }
}

/// The cards of a set, those that come with its characters too.
fn uses(set: &Set, content: &Content) -> Vec<u16> {
    let characters = set.characters.iter();
    let starting = characters.filter_map(|&c| content.cards[usize::from(c)].starting);
    let decks = [&set.treasure, &set.loot, &set.monsters].into_iter();
    let decks = decks.flatten().map(|&(card, _)| card);
    let single = [&set.characters, &set.rooms, &set.bonus].into_iter();
    let single = single.flatten().copied();
    starting.chain(decks).chain(single).collect()
}

/// Warns of everything of a pack that one of its files of texts leaves out.
fn untranslated(texts: &Placed<TextsDef>, pack: &SoulsPack, report: &mut Report) {
    let TextsDef { cards, sets, tags } = &texts.thing;
    let file = &texts.file.name;
    let mut missing = |what: &str, place: (&TextFile, &Range<usize>)| {
        let message = format!("{what} is not in `{file}`");
        report.push(Diagnostic::warning("L136", place.0, place.1, message));
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
        for tag in &thing.tags {
            let known = tags.iter().any(|(english, _)| english.value == *tag);
            if !known && words.insert(tag) {
                missing(&format!("tag `{tag}`"), place);
            }
        }
    }
    for set in pack.sets.iter().map(|s| &s.set) {
        let (thing, place) = (&set.thing, (&set.file, &set.at));
        match sets.iter().find(|text| text.id.value == thing.id) {
            None => missing(&format!("set `{}`", thing.id), place),
            Some(text) if text.summary.is_empty() && !thing.summary.english.is_empty() => {
                missing(&format!("the summary of set `{}`", thing.id), place);
            }
            Some(_) => {}
        }
    }
}
