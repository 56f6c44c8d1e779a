//! The cards that a name in a Biomes pack may mean.

use super::super::{CardKind, CardRef, Content};
use crate::packs::{self, Diagnostic, Report, TextFile, range};

/// The properties of a card that matter where another thing names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KnownCard {
    Function,
    Event,
    Anomaly,
    Spawn,
    /// Defined, but broken: no further complaints about it.
    Broken,
}

impl From<&CardKind> for KnownCard {
    fn from(kind: &CardKind) -> Self {
        match kind {
            CardKind::Anomaly => Self::Anomaly,
            CardKind::Spawn => Self::Spawn,
            CardKind::Event => Self::Event,
            _ => Self::Function,
        }
    }
}

/// The cards a pack may name.
pub type Scope = packs::Scope<KnownCard>;

impl Scope {
    /// All cards of a content, for things that stand outside the packs.
    pub(super) fn of_content(own: &str, content: &Content) -> Self {
        let packs = content.packs.iter().map(|p| p.id.clone());
        let cards = content.cards.iter();
        let cards = cards.map(|card| (card.id.clone(), KnownCard::from(&card.kind)));
        Self::of("card", own, packs, cards)
    }

    /// Resolves a reference in place and checks what it names.
    pub(super) fn resolve(
        &self,
        card: &mut CardRef,
        wanted: KnownCard,
        file: &TextFile,
        report: &mut Report,
    ) {
        let at = range(&card.span);
        let Some((id, what)) = self.find(&card.name, file, &at, report) else {
            return;
        };
        let fits = what == wanted || (what, wanted) == (KnownCard::Event, KnownCard::Function);
        if !fits && what != KnownCard::Broken {
            let thing = match wanted {
                KnownCard::Spawn => "a spawn",
                KnownCard::Anomaly => "an anomaly",
                KnownCard::Function | KnownCard::Event | KnownCard::Broken => "an ordinary card",
            };
            let message = format!("`{}` is not {thing}", card.name);
            report.push(Diagnostic::error("B008", file, &at, message));
        }
        card.name = id;
    }

    /// The full id of the card that something becomes takes the place of the name.
    pub(super) fn resolve_constant(
        &self,
        card: &mut CardRef,
        file: &TextFile,
        report: &mut Report,
    ) {
        let at = range(&card.span);
        let Some((id, what)) = self.find(&card.name, file, &at, report) else {
            return;
        };
        if what == KnownCard::Event {
            let message = format!("`{}` is never on the planet", card.name);
            let help = "a card becomes one of its own kind".to_owned();
            report.push(Diagnostic::error("W035", file, &at, message).help(Some(help)));
        }
        card.name = id;
    }
}
