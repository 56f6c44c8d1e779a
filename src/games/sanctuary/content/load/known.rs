//! Which things a name in a Sanctuary pack may mean.

use std::collections::{BTreeMap, BTreeSet};

use ron2::Spanned;

use super::super::{Card, CardDef, CardKind, Content, FactionRef};
use super::pack::SanctuaryPack;
use super::read::RawPack;
use crate::packs::{Desk, Raw, Report, Scope, TextFile, Visit, full_ids, range};

/// What matters about a card that another thing names.
#[derive(Debug, Clone, Copy)]
pub(super) enum What {
    /// A sound card.
    Card {
        kind: CardKind,
        /// Place of its faction in [`Known::faction_ids`].
        faction: Option<usize>,
        /// The printed restriction.
        copies: Option<u8>,
    },
    /// Defined, but broken: no further complaints about it.
    Broken,
}

/// All that a pack may name.
pub(super) struct Known {
    pub cards: Scope<What>,
    /// Factions by their place in `faction_ids`.
    pub factions: Scope<usize>,
    pub decks: Scope<()>,
    /// Full ids of factions.
    pub faction_ids: Vec<String>,
    /// Names of cards by full id: copies are counted by name (C58).
    pub names: BTreeMap<String, String>,
    /// Sub-types that some card has.
    pub subtypes: BTreeSet<String>,
    /// Some cards are missing because of errors already reported.
    pub lost: bool,
}

/// The full ids of a pack's own definitions.
pub(super) struct OwnIds {
    pub cards: Vec<Option<String>>,
    pub factions: Vec<Option<String>>,
    pub decks: Vec<Option<String>>,
}

impl OwnIds {
    /// Problems with ids go to the report.
    pub(super) fn of(own: &str, raw: &RawPack, report: &mut Report) -> Self {
        Self {
            cards: full_ids(own, &raw.cards, report),
            factions: full_ids(own, &raw.factions, report),
            decks: full_ids(own, &raw.decks, report),
        }
    }
}

impl Known {
    /// What a visited pack and those that it needs define, broken things included.
    pub(super) fn of_visit(
        visit: &Visit<'_, '_, SanctuaryPack>,
        raw: &RawPack,
        ids: &OwnIds,
        report: &mut Report,
    ) -> Self {
        // A thing without a usable id may be the very one that somebody names.
        let lost = |ids: &[Option<String>]| raw.lost || ids.contains(&None);
        let needed = || visit.needs().into_iter().map(|need| &need.content);
        let theirs = needed().flat_map(|pack| pack.factions.iter().map(|f| f.thing.id.clone()));
        let own = ids.factions.iter().flatten().cloned();
        let faction_ids: Vec<String> = theirs.chain(own).collect();
        let number = |id: &str| faction_ids.iter().position(|known| known == id);
        let scope_lost = lost(&ids.factions);
        let mut factions = Scope::new("faction", visit, scope_lost, |pack: &SanctuaryPack| {
            let known = pack.factions.iter();
            let known =
                known.map(|f| (f.thing.id.clone(), number(&f.thing.id).unwrap_or_default()));
            known.collect::<Vec<_>>()
        });
        factions.define_all(&raw.factions, &ids.factions, report, |id, _| {
            number(id).unwrap_or_default()
        });
        let scope_lost = lost(&ids.cards);
        let mut cards = Scope::new("card", visit, scope_lost, |pack: &SanctuaryPack| {
            let known = pack.cards.iter().map(|checked| {
                let card = &checked.card.thing;
                let faction = checked.faction.as_deref().and_then(number);
                (card.id.clone(), What::of(card, faction, checked.copies))
            });
            known.collect::<Vec<_>>()
        });
        cards.define_all(&raw.cards, &ids.cards, report, |_, raw| {
            spelled(raw, &factions)
        });
        let mut decks = Scope::new("deck", visit, lost(&ids.decks), |pack: &SanctuaryPack| {
            let known = pack.decks.iter().map(|d| (d.deck.thing.id.clone(), ()));
            known.collect::<Vec<_>>()
        });
        decks.define_all(&raw.decks, &ids.decks, report, |_, _| ());
        let theirs = needed().flat_map(|pack| pack.cards.iter().map(|c| &c.card.thing.subtype));
        let own = raw.cards.iter().filter_map(|raw| raw.item.value.as_ref());
        let subtypes = theirs.chain(own.map(|def| &def.subtype));
        let subtypes = subtypes.filter(|word| !word.is_empty()).cloned();
        let theirs = needed().flat_map(|pack| pack.cards.iter().map(|c| &c.card.thing));
        let theirs = theirs.map(|card| (card.id.clone(), card.name.english.clone()));
        let own = ids.cards.iter().zip(&raw.cards).filter_map(|(id, raw)| {
            let def = raw.item.value.as_ref()?;
            Some((id.clone()?, def.name.value.clone()))
        });
        Self {
            names: theirs.chain(own).collect(),
            subtypes: subtypes.collect(),
            lost: scope_lost || !visit.complete,
            cards,
            factions,
            decks,
            faction_ids,
        }
    }

    /// All that a content has, for things that stand outside the packs.
    pub(super) fn of_content(own: &str, content: &Content) -> Self {
        let packs = || content.packs.iter().map(|p| p.id.clone());
        let cards = content.cards.iter().map(|card| {
            let faction = card.faction.map(usize::from);
            (card.id.clone(), What::of(card, faction, Some(card.copies)))
        });
        let factions = content.factions.iter().map(|f| f.id.clone()).zip(0..);
        let decks = content.decks.iter().map(|d| (d.id.clone(), ()));
        let subtypes = content.subtypes.iter().map(|words| words.english.clone());
        Self {
            cards: Scope::of("card", own, packs(), cards),
            factions: Scope::of("faction", own, packs(), factions),
            decks: Scope::of("deck", own, packs(), decks),
            faction_ids: content.factions.iter().map(|f| f.id.clone()).collect(),
            names: content
                .cards
                .iter()
                .map(|card| (card.id.clone(), card.name.english.clone()))
                .collect(),
            subtypes: subtypes.collect(),
            lost: false,
        }
    }

    /// The full id of the faction that a filter names takes the place of the name.
    pub(super) fn resolve(&self, faction: &mut FactionRef, desk: &mut Desk<'_>) {
        let (name, at) = (&mut faction.name.value, range(&faction.name.span));
        if let Some((id, _)) = self.factions.find(name, desk.file, &at, desk.report) {
            *name = id;
        }
    }
}

impl What {
    const fn of(card: &Card, faction: Option<usize>, copies: Option<u8>) -> Self {
        Self::Card {
            kind: card.kind,
            faction,
            copies,
        }
    }

    /// As a definition spells it. That its faction may not exist is said where the card is checked.
    pub(super) fn of_def(def: &CardDef, file: &TextFile, factions: &Scope<usize>) -> Self {
        let find = |name: &Spanned<String>| {
            let at = range(&name.span);
            factions.find(&name.value, file, &at, &mut Report::default())
        };
        match def.faction.as_ref().map(find) {
            Some(None) => Self::Broken,
            faction => Self::Card {
                kind: def.kind.value,
                faction: faction.flatten().map(|(_, number)| number),
                copies: def.copies.as_ref().map(|copies| copies.value),
            },
        }
    }
}

fn spelled(raw: &Raw<CardDef>, factions: &Scope<usize>) -> What {
    match &raw.item.value {
        Some(def) if raw.item.whole => What::of_def(def, &raw.file, factions),
        _ => What::Broken,
    }
}
