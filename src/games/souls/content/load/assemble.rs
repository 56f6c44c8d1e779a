//! Merges the valid packs: overrides applied, things sorted, texts in every language, every name an index.

use std::collections::BTreeMap;

use super::super::{Card, CardKind, Content, RulesDef, Set};
use super::counts::set_problems;
use super::known::CardProfile;
use super::pack::{Merged, SetLinks};
use super::sets::LISTS;
use crate::packs::{Diagnostic, PackStamp, Placed, Report, numbered};

pub(super) fn assemble(
    all: Merged,
    rules: Option<RulesDef>,
    packs: Vec<PackStamp>,
    report: &mut Report,
) -> Option<Content> {
    let rules = rules?;
    let index = all.cards.numbers();
    let kinds: Vec<CardKind> = all.cards.iter().map(|c| c.thing.kind).collect();
    let cards = all.cards.into_all();
    let mut cards: Vec<Card> = cards.map(|c| card(c, &index, &kinds, report)).collect();
    number_tokens(&mut cards, &index);
    let tags = cards.iter().flat_map(|c| &c.tags).map(String::as_str);
    let tags = all.tags.of(tags);
    let sets = all.sets.into_all();
    let sets = sets.filter_map(|s| set(s, &cards, &index, &rules, report));
    Some(Content {
        sets: sets.collect(),
        cards,
        tags,
        rules,
        packs,
    })
}

/// Tokens that cards name, by number.
pub(super) fn number_tokens(cards: &mut [Card], index: &BTreeMap<String, u16>) {
    for card in cards {
        card.each_named(&mut |card, _| {
            card.index = index.get(&card.name).copied().unwrap_or(u16::MAX);
        });
    }
}

/// The card with its starting item by index; without one if a later pack made that something else.
fn card(
    checked: Placed<Card, Option<String>>,
    index: &BTreeMap<String, u16>,
    kinds: &[CardKind],
    report: &mut Report,
) -> Card {
    let Placed {
        mut thing,
        file,
        at,
        links: starting,
    } = checked;
    if let Some(name) = starting {
        thing.starting = index.get(&name).copied();
        let kind = thing.starting.map(|n| kinds[usize::from(n)]);
        if kind != Some(CardKind::StartingItem) {
            let message = format!(
                "`{name}` is no starting item any more; `{}` is without one",
                thing.id
            );
            report.push(Diagnostic::warning("L133", &file, &at, message));
            thing.starting = None;
        }
    }
    thing
}

/// The set by index; `None` if the rules or cards of a later pack made it impossible.
fn set(
    checked: Placed<Set, SetLinks>,
    cards: &[Card],
    index: &BTreeMap<String, u16>,
    rules: &RulesDef,
    report: &mut Report,
) -> Option<Set> {
    let Placed {
        thing,
        file,
        at,
        links,
    } = checked;
    let lists = links.lists.map(|list| numbered(&list, index));
    let profile = |card: u16| CardProfile::of(&cards[usize::from(card)]);
    let counted = lists.each_ref().map(|list| {
        let list = list.iter();
        Some(
            list.map(|&(card, copies)| (profile(card), copies))
                .collect(),
        )
    });
    let of_kind = lists.iter().zip(LISTS).all(|(list, (_, kind))| {
        let mut list = list.iter();
        list.all(|&(card, _)| profile(card).kind == kind && !profile(card).token)
    });
    if of_kind && set_problems(&counted, links.proportions, Some(rules)).is_empty() {
        let harmless = |n: usize| {
            let mut list = lists[n].iter().map(|&(card, _)| &cards[usize::from(card)]);
            list.find(|card| card.hp.is_some() && card.attack == 0)
        };
        let listed = |kind: CardKind| LISTS.iter().position(|&(_, k)| k == kind);
        let found = |kind| listed(kind).and_then(harmless);
        if let (Some(one), Some(other)) = (found(CardKind::Character), found(CardKind::Monster)) {
            let message = format!(
                "neither `{}` nor `{}` has any attack: an attack between them ends only after so many rolls (R60)",
                one.id, other.id
            );
            report.push(Diagnostic::warning("L138", &file, &at, message));
        }
        return Some(filled(thing, lists));
    }
    let message = format!(
        "set `{}` is not possible with a later pack; left out",
        thing.id
    );
    report.push(Diagnostic::warning("L133", &file, &at, message));
    None
}

/// The set with its lists, in the order of [`super::sets::LISTS`].
fn filled(set: Set, lists: [Vec<(u16, u8)>; 6]) -> Set {
    let [characters, treasure, loot, monsters, rooms, bonus] = lists;
    let one = |list: Vec<(u16, u8)>| list.into_iter().map(|(card, _)| card).collect();
    Set {
        characters: one(characters),
        treasure,
        loot,
        monsters,
        rooms: one(rooms),
        bonus: one(bonus),
        ..set
    }
}
