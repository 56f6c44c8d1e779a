//! What is probably forgotten: cards that no set uses, and things that a pack does not translate.

use std::collections::BTreeSet;

use super::super::{Content, Set, TextsDef};
use super::pack::SoulsPack;
use super::{GAME, pack};
use crate::packs::{Diagnostic, LeftOut, Library, Placed, Report};

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
    let mut left_out = LeftOut::new("L136", &texts.file, report);
    for Placed { thing, file, at } in pack.cards.iter().map(|c| &c.card) {
        left_out.card(&thing.id, &thing.flavor, cards, (file, at));
        for tag in &thing.tags {
            left_out.word("tag", tag, tags, (file, at));
        }
    }
    for Placed { thing, file, at } in pack.sets.iter().map(|s| &s.set) {
        left_out.named("set", (&thing.id, &thing.summary), sets, (file, at));
    }
}
