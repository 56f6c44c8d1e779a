//! The things that a name in a Sanctuary pack may mean.

use std::collections::{BTreeMap, BTreeSet};

use ron2::Spanned;

use super::super::{Card, CardDef, CardKind, Content, FactionRef};
use super::pack::Definitions;
use crate::cards::counters::CounterName;
use crate::cards::language::CardRef;
use crate::games::sanctuary::Sanctuary;
use crate::packs::{CheckContext, ParsedDefinition, Part, Report, Scope, TextFile, Visit, range};

/// The properties of a card that matter where another thing names it.
#[derive(Debug, Clone, Copy)]
pub enum KnownCard {
    /// A sound card.
    Card {
        kind: CardKind,
        /// Place of its faction in [`KnownNames::faction_ids`].
        faction: Option<usize>,
        /// The printed restriction.
        copies: Option<u8>,
        /// Only effects make it.
        token: bool,
    },
    /// Defined, but broken: no further complaints about it.
    Broken,
}

/// All that a pack may name.
pub struct KnownNames {
    pub cards: Scope<KnownCard>,
    /// Factions by their place in `faction_ids`.
    pub factions: Scope<usize>,
    pub decks: Scope<()>,
    pub counters: Scope<()>,
    /// Full ids of factions.
    pub faction_ids: Vec<String>,
    /// Names of cards by full id: copies are counted by name (C58).
    pub names: BTreeMap<String, String>,
    /// Sub-types that some card has.
    pub subtypes: BTreeSet<String>,
    /// Some cards are missing because of errors already reported.
    pub lost: bool,
}

impl KnownNames {
    /// The definitions of a visited pack and of those that it needs, broken ones included.
    pub(super) fn of_visit(
        visit: &Visit<'_, '_, Part<Sanctuary>>,
        defs: &Definitions,
        lost: bool,
        report: &mut Report,
    ) -> Self {
        let needed = || visit.needs().into_iter().map(|need| &need.content.items);
        let theirs = needed().flat_map(|items| items.factions.iter().map(|f| &f.thing.id));
        let faction_ids: Vec<String> = theirs.chain(defs.factions.ids()).cloned().collect();
        let number = |id: &str| faction_ids.iter().position(|known| known == id);
        let factions = defs.factions.scope(
            visit,
            lost || defs.factions.has_nameless(),
            |pack| &pack.items.factions,
            |faction| number(&faction.thing.id).unwrap_or_default(),
            |id, _| number(id).unwrap_or_default(),
            report,
        );
        let cards_lost = lost || defs.cards.has_nameless();
        let cards = defs.cards.scope(
            visit,
            cards_lost,
            |pack| &pack.items.cards,
            |card| {
                let faction = card.links.faction.as_deref().and_then(number);
                KnownCard::of(&card.thing, faction, card.links.copies)
            },
            |_, raw| spelled(raw, &factions),
            report,
        );
        let counters_lost = lost || defs.counters.has_nameless();
        let counters =
            (defs.counters).names(visit, counters_lost, |pack| &pack.items.counters, report);
        let decks_lost = lost || defs.decks.has_nameless();
        let decks = (defs.decks).names(visit, decks_lost, |pack| &pack.items.decks, report);
        let theirs = || needed().flat_map(|items| items.cards.iter().map(|c| &c.thing));
        let subtypes = theirs().map(|card| &card.subtype);
        let subtypes = subtypes.chain(defs.cards.values().map(|def| &def.subtype));
        let names = theirs().map(|card| (&card.id, &card.name.english));
        let names = names.chain(defs.cards.named().map(|(id, def)| (id, &def.name.value)));
        Self {
            names: names.map(|(id, name)| (id.clone(), name.clone())).collect(),
            subtypes: subtypes.filter(|word| !word.is_empty()).cloned().collect(),
            lost: cards_lost || !visit.complete,
            cards,
            factions,
            decks,
            counters,
            faction_ids,
        }
    }

    /// All that a content has, for things that stand outside the packs.
    pub(super) fn of_content(own: &str, content: &Content) -> Self {
        let packs = || content.packs.iter().map(|p| p.id.clone());
        let cards = content.cards.iter().map(|card| {
            let faction = card.faction.map(usize::from);
            (
                card.id.clone(),
                KnownCard::of(card, faction, Some(card.copies)),
            )
        });
        let factions = content.factions.iter().map(|f| f.id.clone()).zip(0..);
        let decks = content.decks.iter().map(|d| (d.id.clone(), ()));
        let counters = content.counters.iter().map(|c| (c.id.clone(), ()));
        let subtypes = content.subtypes.iter().map(|words| words.english.clone());
        Self {
            cards: Scope::of("card", own, packs(), cards),
            factions: Scope::of("faction", own, packs(), factions),
            decks: Scope::of("deck", own, packs(), decks),
            counters: Scope::of("counter", own, packs(), counters),
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

    /// The full id of the counters that a card names takes the place of the name.
    pub(super) fn resolve_counter(
        &self,
        counter: &mut CounterName,
        context: &mut CheckContext<'_>,
    ) {
        let (name, at) = (&mut counter.name.value, range(&counter.name.span));
        if let Some((id, ())) = self.counters.find(name, context.file, &at, context.report) {
            *name = id;
        }
    }

    /// The full id of the token that an effect makes takes the place of the name.
    pub(super) fn resolve_token(&self, card: &mut CardRef, context: &mut CheckContext<'_>) {
        let at = range(&card.span);
        let found = self
            .cards
            .find(&card.name, context.file, &at, context.report);
        let Some((id, what)) = found else { return };
        if matches!(what, KnownCard::Card { token: false, .. }) {
            let message = format!("`{}` is no token", card.name);
            context.error_with("W033", &at, message, "write `token: true` in that card");
        }
        card.name = id;
    }

    /// The full id of the card that something becomes takes the place of the name.
    pub(super) fn resolve_permanent(&self, card: &mut CardRef, context: &mut CheckContext<'_>) {
        let at = range(&card.span);
        let found = self
            .cards
            .find(&card.name, context.file, &at, context.report);
        let Some((id, what)) = found else { return };
        let manipulation = CardKind::Manipulation;
        if matches!(what, KnownCard::Card { kind, .. } if kind == manipulation) {
            let message = format!("`{}` is never in play", card.name);
            let help = "a card becomes one of its own kind";
            context.error_with("W035", &at, message, help);
        }
        card.name = id;
    }

    /// The full id of the faction that a filter names takes the place of the name.
    pub(super) fn resolve(&self, faction: &mut FactionRef, context: &mut CheckContext<'_>) {
        let (name, at) = (&mut faction.name.value, range(&faction.name.span));
        if let Some((id, _)) = self.factions.find(name, context.file, &at, context.report) {
            *name = id;
        }
    }
}

impl KnownCard {
    const fn of(card: &Card, faction: Option<usize>, copies: Option<u8>) -> Self {
        Self::Card {
            kind: card.kind,
            faction,
            copies,
            token: card.token,
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
                token: def.token,
            },
        }
    }
}

fn spelled(raw: &ParsedDefinition<CardDef>, factions: &Scope<usize>) -> KnownCard {
    match &raw.item.value {
        Some(def) if raw.item.whole => KnownCard::of_def(def, &raw.file, factions),
        _ => KnownCard::Broken,
    }
}
