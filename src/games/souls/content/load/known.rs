//! Which things a name in a Souls pack may mean.

use std::collections::BTreeSet;

use super::super::{Card, CardDef, CardKind, Content, Group};
use super::pack::SoulsPack;
use super::parts;
use super::read::RawPack;
use crate::packs::{Raw, Report, Scope, Visit, full_ids};

/// What matters about a card that another thing names.
#[derive(Debug, Clone, Copy)]
pub(super) enum What {
    /// A sound card.
    Card(Sort),
    /// Defined, but broken: no further complaints about it.
    Broken,
}

/// What sort of card it is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sort {
    pub kind: CardKind,
    pub group: Option<Group>,
    /// It has hit points.
    pub lives: bool,
    /// It is only for three or more players.
    pub three_plus: bool,
}

/// All that a pack may name.
pub(super) struct Known {
    pub cards: Scope<What>,
    pub sets: Scope<()>,
    /// Markers that some card has.
    pub tags: BTreeSet<String>,
    /// Some cards are missing because of errors already reported.
    pub lost: bool,
}

/// The full ids of a pack's own definitions.
pub(super) struct OwnIds {
    pub cards: Vec<Option<String>>,
    pub sets: Vec<Option<String>>,
}

impl OwnIds {
    /// Problems with ids go to the report.
    pub(super) fn of(own: &str, raw: &RawPack, report: &mut Report) -> Self {
        Self {
            cards: full_ids(own, &raw.cards, report),
            sets: full_ids(own, &raw.sets, report),
        }
    }
}

impl Known {
    /// What a visited pack and those that it needs define, broken things included.
    pub(super) fn of_visit(
        visit: &Visit<'_, '_, SoulsPack>,
        raw: &RawPack,
        ids: &OwnIds,
        report: &mut Report,
    ) -> Self {
        // A thing without a usable id may be the very one that somebody names.
        let lost = |ids: &[Option<String>]| raw.lost || ids.contains(&None);
        let cards_lost = lost(&ids.cards);
        let mut cards = Scope::new("card", visit, cards_lost, |pack: &SoulsPack| {
            let known = pack.cards.iter().map(|c| &c.card.thing);
            let known = known.map(|card| (card.id.clone(), What::of(card)));
            known.collect::<Vec<_>>()
        });
        cards.define_all(&raw.cards, &ids.cards, report, |_, raw| spelled(raw));
        let mut sets = Scope::new("set", visit, lost(&ids.sets), |pack: &SoulsPack| {
            let known = pack.sets.iter().map(|s| (s.set.thing.id.clone(), ()));
            known.collect::<Vec<_>>()
        });
        sets.define_all(&raw.sets, &ids.sets, report, |_, _| ());
        let needed = visit.needs().into_iter().map(|need| &need.content);
        let theirs = needed.flat_map(|pack| pack.cards.iter().flat_map(|c| &c.card.thing.tags));
        let own = raw.cards.iter().filter_map(|raw| raw.item.value.as_ref());
        let tags = theirs.chain(own.flat_map(|def| &def.tags));
        Self {
            tags: tags.filter(|tag| !tag.is_empty()).cloned().collect(),
            lost: cards_lost || !visit.complete,
            cards,
            sets,
        }
    }

    /// All that a content has, for things that stand outside the packs.
    pub(super) fn of_content(own: &str, content: &Content) -> Self {
        let packs = || content.packs.iter().map(|p| p.id.clone());
        let cards = content.cards.iter();
        let cards = cards.map(|card| (card.id.clone(), What::of(card)));
        let sets = content.sets.iter().map(|s| (s.id.clone(), ()));
        Self {
            cards: Scope::of("card", own, packs(), cards),
            sets: Scope::of("set", own, packs(), sets),
            tags: content.tags.iter().map(|t| t.english.clone()).collect(),
            lost: false,
        }
    }
}

impl Sort {
    pub(super) const fn of(card: &Card) -> Self {
        Self {
            kind: card.kind,
            group: card.group,
            lives: card.hp.is_some(),
            three_plus: card.three_plus,
        }
    }
}

impl What {
    const fn of(card: &Card) -> Self {
        Self::Card(Sort::of(card))
    }

    /// As a definition spells it.
    pub(super) fn of_def(def: &CardDef) -> Self {
        Self::Card(Sort {
            kind: def.kind.value,
            group: def.group.as_ref().map(|group| group.value),
            lives: parts::block(def),
            three_plus: def.three_plus,
        })
    }
}

fn spelled(raw: &Raw<CardDef>) -> What {
    match &raw.item.value {
        Some(def) if raw.item.whole => What::of_def(def),
        _ => What::Broken,
    }
}
