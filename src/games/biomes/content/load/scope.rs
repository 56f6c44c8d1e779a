//! What a name in a pack means: its own things first, then those of the packs it needs.

use std::collections::BTreeMap;
use std::ops::Range;

use super::super::{CardKind, CardRef, Content};
use super::pack::BiomesPack;
use crate::packs::{Diagnostic, Report, TextFile, Visit, did_you_mean, ids, range};

/// What matters about a card that another thing names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum What {
    Function,
    Anomaly,
    Spawn,
    /// Defined, but broken: no further complaints about it.
    Broken,
}

impl From<&CardKind> for What {
    fn from(kind: &CardKind) -> Self {
        match kind {
            CardKind::Anomaly => Self::Anomaly,
            CardKind::Spawn => Self::Spawn,
            _ => Self::Function,
        }
    }
}

/// The cards a pack may name.
pub(super) struct Scope {
    own: String,
    /// Packs to look in, its own first.
    packs: Vec<String>,
    cards: BTreeMap<String, What>,
    /// Definitions may be missing because of errors already reported.
    lost: bool,
}

impl Scope {
    pub(super) fn new(visit: &Visit<'_, '_, BiomesPack>, lost: bool) -> Self {
        let own = visit.pack.id().to_owned();
        let mut packs = vec![own.clone()];
        let mut cards = BTreeMap::new();
        for need in visit.needs() {
            packs.push(need.pack.id().to_owned());
            cards.extend(
                need.content
                    .cards
                    .iter()
                    .map(|c| (c.card.id.clone(), What::from(&c.card.kind))),
            );
        }
        Self {
            own,
            packs,
            cards,
            lost: lost || !visit.complete,
        }
    }

    /// All cards of a content, for things that stand outside the packs.
    pub(super) fn of_content(own: &str, content: &Content) -> Self {
        let mut packs = vec![own.to_owned()];
        packs.extend(content.packs.iter().map(|p| p.id.clone()));
        let cards = content
            .cards
            .iter()
            .map(|card| (card.id.clone(), What::from(&card.kind)))
            .collect();
        Self {
            own: own.to_owned(),
            packs,
            cards,
            lost: false,
        }
    }

    /// Adds one of the pack's own cards.
    pub(super) fn define(&mut self, id: String, what: What) {
        self.cards.insert(id, what);
    }

    /// Whether a needed pack has that card.
    pub(super) fn has(&self, id: &str) -> bool {
        self.cards.contains_key(id)
    }

    /// Whether ids of that pack may be named here.
    pub(super) fn reaches(&self, pack: &str) -> bool {
        self.packs.iter().any(|p| p == pack)
    }

    pub(super) const fn incomplete(&self) -> bool {
        self.lost
    }

    /// The full id a name means.
    pub(super) fn find(
        &self,
        name: &str,
        file: &TextFile,
        at: &Range<usize>,
        report: &mut Report,
    ) -> Option<(String, What)> {
        let candidates: Vec<String> = match name.split_once(':') {
            Some(_) => vec![name.to_owned()],
            None => self
                .packs
                .iter()
                .map(|pack| ids::full(pack, name))
                .collect(),
        };
        let hit = candidates
            .into_iter()
            .find_map(|id| Some((self.cards.get(&id).copied()?, id)));
        if let Some((what, id)) = hit {
            return Some((id, what));
        }
        if let Some((pack, _)) = name.split_once(':')
            && !self.reaches(pack)
        {
            if !self.lost {
                let message =
                    format!("`{name}` is of pack `{pack}`, which this pack does not need");
                let help = did_you_mean(pack, self.packs.iter().map(String::as_str))
                    .unwrap_or_else(|| format!("add \"{pack}\" to `needs` in pack.ron"));
                report.push(Diagnostic::error("P033", file, at, message).help(help));
            }
        } else if !self.lost {
            report.push(self.unknown(name, file, at));
        }
        None
    }

    /// An "unknown card" error with the nearest name, spelled as short as it may be.
    pub(super) fn unknown(&self, name: &str, file: &TextFile, at: &Range<usize>) -> Diagnostic {
        let prefix = format!("{}:", self.own);
        let full = name.contains(':');
        let short = |id: &'_ String| {
            if full {
                id.clone()
            } else {
                id.split_once(':').map_or(id.clone(), |(_, n)| n.to_owned())
            }
        };
        let mut known: Vec<String> = self.cards.keys().map(short).collect();
        known.extend(
            self.cards
                .keys()
                .filter_map(|id| id.strip_prefix(&prefix))
                .map(str::to_owned),
        );
        let help = did_you_mean(name, known.iter().map(String::as_str));
        Diagnostic::error("P032", file, at, format!("unknown card `{name}`")).help(help)
    }

    /// Resolves a reference in place and checks what it names.
    pub(super) fn resolve(
        &self,
        card: &mut CardRef,
        wanted: What,
        file: &TextFile,
        report: &mut Report,
    ) {
        let at = range(&card.span);
        let Some((id, what)) = self.find(&card.name, file, &at, report) else {
            return;
        };
        if what != wanted && what != What::Broken {
            let thing = match wanted {
                What::Spawn => "a spawn",
                What::Anomaly => "an anomaly",
                What::Function | What::Broken => "an ordinary card",
            };
            let message = format!("`{}` is not {thing}", card.name);
            report.push(Diagnostic::error("B008", file, &at, message));
        }
        card.name = id;
    }
}
