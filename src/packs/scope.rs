//! Resolves a name in a pack: its own things first, then those of the packs it needs.

use std::collections::BTreeMap;
use std::ops::Range;

use super::{Diagnostic, ParsedDefinition, Report, TextFile, Visit, did_you_mean, ids};

/// The things of one kind that a pack may name, with the needed data about each.
#[derive(Debug, Clone)]
pub struct Scope<W> {
    /// The word for such a thing in messages: "card".
    noun: &'static str,
    own: String,
    /// Packs to look in, its own first.
    packs: Vec<String>,
    things: BTreeMap<String, W>,
    /// Definitions may be missing because of errors already reported.
    lost: bool,
}

impl<W: Copy> Scope<W> {
    /// The things of the needed packs of a visited pack. `lost`: some of its own definitions may be missing.
    pub fn new<T, I: IntoIterator<Item = (String, W)>>(
        noun: &'static str,
        visit: &Visit<'_, '_, T>,
        lost: bool,
        things: impl Fn(&T) -> I,
    ) -> Self {
        let own = visit.pack.id().to_owned();
        let mut packs = vec![own.clone()];
        let mut all = BTreeMap::new();
        for need in visit.needs() {
            packs.push(need.pack.id().to_owned());
            all.extend(things(&need.content));
        }
        Self {
            noun,
            own,
            packs,
            things: all,
            lost: lost || !visit.complete,
        }
    }

    /// All loaded things, for definitions outside packs. `packs` are the loaded packs.
    pub fn of(
        noun: &'static str,
        own: &str,
        packs: impl IntoIterator<Item = String>,
        things: impl IntoIterator<Item = (String, W)>,
    ) -> Self {
        Self {
            noun,
            own: own.to_owned(),
            packs: [own.to_owned()].into_iter().chain(packs).collect(),
            things: things.into_iter().collect(),
            lost: false,
        }
    }

    /// Adds one of the pack's own things. A full id of another pack overrides a thing there, so there
    /// must be one.
    pub fn define(
        &mut self,
        full: &str,
        what: W,
        file: &TextFile,
        at: &Range<usize>,
        report: &mut Report,
    ) {
        let pack = full.split_once(':').map_or("", |(pack, _)| pack);
        if pack != self.own && !self.lost {
            if !self.reaches(pack) {
                let message = format!("this pack does not need pack `{pack}`");
                let help = format!("add \"{pack}\" to `needs` in pack.ron");
                report.push(Diagnostic::error("P033", file, at, message).help(help));
            } else if !self.things.contains_key(full) {
                let unknown = self.unknown(full, file, at, report);
                report.push(unknown);
            }
        }
        self.things.insert(full.to_owned(), what);
    }

    /// Adds all of the pack's own things of one sort, broken ones included. `ids` are their full ids.
    pub fn define_all<R>(
        &mut self,
        raws: &[ParsedDefinition<R>],
        ids: &[Option<String>],
        report: &mut Report,
        what: impl Fn(&str, &ParsedDefinition<R>) -> W,
    ) {
        for (raw, full) in raws.iter().zip(ids) {
            if let (Some(full), Some((_, at))) = (full, &raw.item.id) {
                self.define(full, what(full, raw), &raw.file, at, report);
            }
        }
    }

    /// Whether one of the things is so. Where some may be missing, one of them may be.
    pub fn has(&self, is: impl Fn(W) -> bool) -> bool {
        self.lost || self.things.values().any(|what| is(*what))
    }

    /// Whether ids of that pack may be named here.
    fn reaches(&self, pack: &str) -> bool {
        self.packs.iter().any(|p| p == pack)
    }

    /// The full id a name means.
    pub fn find(
        &self,
        name: &str,
        file: &TextFile,
        at: &Range<usize>,
        report: &mut Report,
    ) -> Option<(String, W)> {
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
            .find_map(|id| Some((self.things.get(&id).copied()?, id)));
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
            let unknown = self.unknown(name, file, at, report);
            report.push(unknown);
        }
        None
    }

    /// An "unknown card" error with the nearest name, spelled as short as it may be.
    fn unknown(
        &self,
        name: &str,
        file: &TextFile,
        at: &Range<usize>,
        report: &Report,
    ) -> Diagnostic {
        let message = format!("unknown {} `{name}`", self.noun);
        let unknown = Diagnostic::error("P032", file, at, message);
        if report.is_full(&file.path) {
            // It is only counted, and looking for the nearest of thousands of names takes long.
            return unknown;
        }
        let full = name.contains(':');
        let ids = self.things.keys().map(String::as_str);
        let short = ids
            .clone()
            .map(|id| id.split_once(':').map_or(id, |(_, short)| short));
        let own = |id: &str| id.split_once(':').is_some_and(|(pack, _)| pack == self.own);
        let help = if full {
            let own = ids
                .clone()
                .zip(short)
                .filter(|(id, _)| own(id))
                .map(|(_, short)| short);
            did_you_mean(name, ids.chain(own))
        } else {
            did_you_mean(name, short)
        };
        unknown.help(help)
    }
}
