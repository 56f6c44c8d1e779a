//! The desk at which a position is put together: its biomes, its cards so far, who is called what.

use std::collections::BTreeMap;
use std::ops::Range;

use ron2::Spanned;

use crate::games::biomes::content::{BiomeType, CardKind, Content};
use crate::games::biomes::{Place, zone};
use crate::packs::{Diagnostic, Report, TextFile, did_you_mean, range};
use crate::table::Seat;

use super::{BiomeName, Ground, Piece, PositionDef, Side};

/// Biomes on the table when none are given.
const USUAL: [BiomeType; 3] = [BiomeType::Woods, BiomeType::Shore, BiomeType::Badlands];
/// Plain agents below the given cards of a deck, so that nobody runs out of cards by accident.
const FILLER: u8 = 20;

/// A position being resolved.
pub(super) struct Desk<'a> {
    pub content: &'a Content,
    pub file: &'a TextFile,
    pub report: &'a mut Report,
    biomes: [BiomeType; 3],
    pub cards: Vec<Piece>,
    pub aliases: BTreeMap<String, u16>,
    /// Pieces and the alias of what they are attached to.
    pub hosts: Vec<(u16, Spanned<String>)>,
}

impl<'a> Desk<'a> {
    pub(super) fn new(content: &'a Content, file: &'a TextFile, report: &'a mut Report) -> Self {
        Self {
            content,
            file,
            report,
            biomes: USUAL,
            cards: Vec::new(),
            aliases: BTreeMap::new(),
            hosts: Vec::new(),
        }
    }
}

impl Desk<'_> {
    pub(super) fn error(&mut self, code: &'static str, at: &Spanned<String>, message: String) {
        let at = range(&at.span);
        self.report
            .push(Diagnostic::error(code, self.file, &at, message));
    }

    pub(super) fn biomes(&mut self, def: &PositionDef) -> [Ground; 3] {
        let durability = [self.content.rules.durability; 2];
        let ground = |kind| Ground {
            kind,
            durability,
            lost: [false; 2],
        };
        let mut grounds = USUAL.map(ground);
        let Some(list) = &def.biomes else {
            return grounds;
        };
        if list.value.len() != 3 {
            let message = format!("{} biomes; there are three", list.value.len());
            let at = range(&list.span);
            self.report
                .push(Diagnostic::error("S012", self.file, &at, message));
            return grounds;
        }
        for (n, spot) in list.value.iter().enumerate() {
            if list.value[..n]
                .iter()
                .any(|s| s.kind.value == spot.kind.value)
            {
                let at = range(&spot.kind.span);
                let message = "a biome of this type is already there";
                self.report
                    .push(Diagnostic::error("S012", self.file, &at, message));
            }
            grounds[n].kind = spot.kind.value;
            if let Some((a, b)) = spot.durability {
                grounds[n].durability = [a, b];
            }
            for seat in &spot.lost {
                grounds[n].lost[seat.index()] = true;
            }
            self.biomes[n] = spot.kind.value;
        }
        grounds
    }

    pub(super) fn biome(&mut self, name: &BiomeName) -> Option<u8> {
        let Some(kind) = name.kind else {
            return Some(name.number);
        };
        let at = self.biomes.iter().position(|&b| b == kind);
        if at.is_none() {
            let message = format!(
                "{kind:?} is not on the table; there are {:?}, {:?} and {:?}",
                self.biomes[0], self.biomes[1], self.biomes[2]
            );
            let at = range(&name.span);
            self.report
                .push(Diagnostic::error("S012", self.file, &at, message));
        }
        at.map(|n| n as u8)
    }

    pub(super) fn side(&mut self, side: &Side, seat: Seat, at: &Range<usize>) {
        self.row(&side.deck, seat, Place::Deck);
        self.filler(side.filler.unwrap_or(FILLER), seat, at);
        self.row(&side.hand, seat, Place::Hand);
        self.row(&side.staging, seat, Place::Staging);
        self.row(&side.cache, seat, Place::Cache);
        self.row(&side.archive, seat, Place::Archive);
        for (name, row) in &side.sectors {
            if let Some(biome) = self.biome(name) {
                self.row(row, seat, Place::Sector(biome));
            }
        }
    }

    /// Agents that change nothing: no skills, no keywords.
    fn filler(&mut self, count: u8, seat: Seat, at: &Range<usize>) {
        let plain = self.content.cards.iter().find(|card| {
            card.kind == CardKind::Agent
                && card.abilities.is_empty()
                && card.keywords == Default::default()
                && card.makes.is_none()
                && !card.mythic
        });
        let Some(plain) = plain.filter(|_| count > 0) else {
            if count > 0 {
                let message = "the packs have no plain agent to fill decks with; write `filler: 0`";
                self.report.push(Diagnostic::error(
                    "S010",
                    self.file,
                    &(at.start..at.start + 1),
                    message,
                ));
            }
            return;
        };
        let piece = Piece::bare(&plain.id, zone(seat, Place::Deck));
        self.cards
            .extend(std::iter::repeat_n(piece, usize::from(count)));
    }

    /// The piece of that alias, or the only one of that card.
    pub(super) fn piece(&mut self, name: &Spanned<String>) -> Option<u16> {
        if let Some(&n) = self.aliases.get(&name.value) {
            return Some(n);
        }
        let planet = |p: &Piece| super::super::place(p.zone).1.is_planet();
        let card = super::card_named(self.content, &name.value);
        let id = card.map(|n| self.content.cards[usize::from(n)].id.clone());
        let found: Vec<u16> = (0..)
            .zip(&self.cards)
            .filter(|(_, p)| planet(p) && Some(&p.card) == id.as_ref())
            .map(|(n, _)| n)
            .collect();
        match found[..] {
            [only] => Some(only),
            [] => {
                let message = format!("nothing on the planet is called `{}`", name.value);
                let known = self.aliases.keys().map(String::as_str);
                let help = did_you_mean(&name.value, known);
                let at = range(&name.span);
                self.report
                    .push(Diagnostic::error("S013", self.file, &at, message).help(help));
                None
            }
            _ => {
                let message = format!(
                    "several `{}`: give the one that is meant an alias",
                    name.value
                );
                self.error("S013", name, message);
                None
            }
        }
    }
}
