//! Puts the good packs together: overrides applied, things sorted, texts in every language, every name an
//! index.

use std::collections::BTreeMap;

use super::super::{Card, CardKind, Content, RulesDef, Set};
use super::counts::complaints;
use super::known::Sort;
use super::pack::{CheckedCard, CheckedSet, SoulsPack};
use super::sets::LISTS;
use crate::packs::{Checked, Diagnostic, Language, PackStamp, Placed, Report, Words};

/// Everything by full id, later packs in place of earlier ones.
#[derive(Default)]
struct All {
    cards: BTreeMap<String, CheckedCard>,
    sets: BTreeMap<String, CheckedSet>,
    tags: Vec<(Language, String, String)>,
}

pub(super) fn assemble(
    loaded: Vec<Checked<'_, SoulsPack>>,
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
        report.push(Diagnostic::file_error("L120", "rules.ron", message));
        return None;
    };
    let index: BTreeMap<String, u16> = all.cards.keys().cloned().zip(0..u16::MAX).collect();
    let kinds: Vec<CardKind> = all.cards.values().map(|c| c.card.thing.kind).collect();
    let cards = all.cards.into_values();
    let cards: Vec<Card> = cards.map(|c| card(c, &index, &kinds, report)).collect();
    let tags = cards.iter().flat_map(|c| &c.tags).map(String::as_str);
    let tags = Words::all(tags, &all.tags);
    let sets = all.sets.into_values();
    let sets = sets.filter_map(|s| set(s, &cards, &index, &rules, report));
    let sets = sets.collect();
    Some(Content {
        cards,
        sets,
        tags,
        rules,
        packs,
    })
}

impl All {
    /// Adds what a pack defines, then what it says in other languages.
    fn add(&mut self, pack: SoulsPack) {
        let cards = pack.cards.into_iter();
        self.cards
            .extend(cards.map(|c| (c.card.thing.id.clone(), c)));
        let sets = pack.sets.into_iter();
        self.sets.extend(sets.map(|s| (s.set.thing.id.clone(), s)));
        for (language, Placed { thing: texts, .. }) in pack.texts {
            for text in texts.cards {
                if let Some(checked) = self.cards.get_mut(&text.id.value) {
                    let card = &mut checked.card.thing;
                    text.translate(language, &mut card.name, &mut card.flavor);
                }
            }
            for text in texts.sets {
                if let Some(checked) = self.sets.get_mut(&text.id.value) {
                    let set = &mut checked.set.thing;
                    text.translate(language, &mut set.name, &mut set.summary);
                }
            }
            let tags = texts.tags.into_iter();
            self.tags
                .extend(tags.map(|(tag, text)| (language, tag.value, text)));
        }
    }
}

/// The card with its starting item by index; without one if a later pack made that something else.
fn card(
    checked: CheckedCard,
    index: &BTreeMap<String, u16>,
    kinds: &[CardKind],
    report: &mut Report,
) -> Card {
    let CheckedCard { card, starting } = checked;
    let Placed {
        mut thing,
        file,
        at,
    } = card;
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
    checked: CheckedSet,
    cards: &[Card],
    index: &BTreeMap<String, u16>,
    rules: &RulesDef,
    report: &mut Report,
) -> Option<Set> {
    let Placed { thing, file, at } = checked.set;
    let number = |id: &str| index.get(id).copied();
    let lists = checked.lists.map(|list| {
        let list = list.iter();
        let mut list: Vec<_> = list.filter_map(|(id, n)| Some((number(id)?, *n))).collect();
        list.sort_unstable();
        list
    });
    let sort = |card: u16| Sort::of(&cards[usize::from(card)]);
    let counted = lists.each_ref().map(|list| {
        let list = list.iter();
        Some(list.map(|&(card, copies)| (sort(card), copies)).collect())
    });
    let of_kind = lists.iter().zip(LISTS).all(|(list, (_, kind))| {
        let mut list = list.iter();
        list.all(|&(card, _)| sort(card).kind == kind)
    });
    if of_kind && complaints(&counted, checked.proportions, Some(rules)).is_empty() {
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
