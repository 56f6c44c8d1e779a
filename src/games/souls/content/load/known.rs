//! The things that a name in a Souls pack may mean.

use std::collections::BTreeSet;

use super::super::{Card, CardDef, CardKind, Content, Group};
use super::pack::Definitions;
use super::parts;
use crate::cards::language::CardRef;
use crate::games::souls::Souls;
use crate::packs::{CheckContext, ParsedDefinition, Part, Report, Scope, Visit, range};

/// The properties of a card that matter where another thing names it.
#[derive(Debug, Clone, Copy)]
pub enum KnownCard {
    /// A sound card.
    Card(CardProfile),
    /// Defined, but broken: no further complaints about it.
    Broken,
}

/// The kind of a card.
#[derive(Debug, Clone, Copy)]
pub struct CardProfile {
    pub kind: CardKind,
    pub group: Option<Group>,
    /// It has hit points.
    pub lives: bool,
    /// It is only for three or more players.
    pub three_plus: bool,
    /// Only effects make it.
    pub token: bool,
}

/// All that a pack may name.
pub struct KnownNames {
    pub cards: Scope<KnownCard>,
    pub sets: Scope<()>,
    /// Markers that some card has.
    pub tags: BTreeSet<String>,
    /// Some cards are missing because of errors already reported.
    pub lost: bool,
}

impl KnownNames {
    /// The definitions of a visited pack and of those that it needs, broken ones included.
    pub(super) fn of_visit(
        visit: &Visit<'_, '_, Part<Souls>>,
        defs: &Definitions,
        lost: bool,
        report: &mut Report,
    ) -> Self {
        let cards_lost = lost || defs.cards.has_nameless();
        let cards = defs.cards.scope(
            visit,
            cards_lost,
            |pack| &pack.items.cards,
            |card| KnownCard::of(&card.thing),
            |_, raw| spelled(raw),
            report,
        );
        let sets_lost = lost || defs.sets.has_nameless();
        let sets = (defs.sets).names(visit, sets_lost, |pack| &pack.items.sets, report);
        let needed = visit.needs().into_iter().map(|need| &need.content.items);
        let theirs = needed.flat_map(|items| items.cards.iter().flat_map(|c| &c.thing.tags));
        let tags = theirs.chain(defs.cards.values().flat_map(|def| &def.tags));
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
        let cards = cards.map(|card| (card.id.clone(), KnownCard::of(card)));
        let sets = content.sets.iter().map(|s| (s.id.clone(), ()));
        Self {
            cards: Scope::of("card", own, packs(), cards),
            sets: Scope::of("set", own, packs(), sets),
            tags: content.tags.iter().map(|t| t.english.clone()).collect(),
            lost: false,
        }
    }
}

impl KnownNames {
    /// The full id of the token that an effect makes, or of the card that something becomes, takes the place of the name.
    pub(super) fn resolve_named(
        &self,
        card: &mut CardRef,
        token: bool,
        context: &mut CheckContext<'_>,
    ) {
        let at = range(&card.span);
        let found = self
            .cards
            .find(&card.name, context.file, &at, context.report);
        let Some((id, what)) = found else { return };
        let never = |profile: &CardProfile| {
            profile.kind == CardKind::Loot || profile.kind == CardKind::Monster && !profile.lives
        };
        if !token && matches!(what, KnownCard::Card(profile) if never(&profile)) {
            let message = format!("`{}` is never in play", card.name);
            let help = "a card becomes one that stays in play";
            context.error_with("W035", &at, message, help);
        }
        if token && matches!(what, KnownCard::Card(profile) if !profile.token) {
            let message = format!("`{}` is no token", card.name);
            context.error_with("W033", &at, message, "write `token: true` in that card");
        }
        card.name = id;
    }
}

impl CardProfile {
    pub(super) const fn of(card: &Card) -> Self {
        Self {
            kind: card.kind,
            group: card.group,
            lives: card.hp.is_some(),
            three_plus: card.three_plus,
            token: card.token,
        }
    }
}

impl KnownCard {
    const fn of(card: &Card) -> Self {
        Self::Card(CardProfile::of(card))
    }

    /// As a definition spells it.
    pub(super) fn of_def(def: &CardDef) -> Self {
        Self::Card(CardProfile {
            kind: def.kind.value,
            group: def.group.as_ref().map(|group| group.value),
            lives: parts::block(def),
            three_plus: def.three_plus,
            token: def.token,
        })
    }
}

fn spelled(raw: &ParsedDefinition<CardDef>) -> KnownCard {
    match &raw.item.value {
        Some(def) if raw.item.whole => KnownCard::of_def(def),
        _ => KnownCard::Broken,
    }
}
