//! From the spelling of a position to the position, with an error for all that does not fit.

use std::collections::BTreeMap;
use std::ops::Range;

use ron2::Spanned;

use crate::games::biomes::content::{BiomeType, CardKind, Content};
use crate::games::biomes::{Place, Step, zone};
use crate::packs::{Diagnostic, Report, TextFile, did_you_mean, range};
use crate::table::Seat;

use super::{BiomeName, Ground, Hoard, Piece, Position, PositionDef, Side};

/// Biomes on the table when none are given.
const USUAL: [BiomeType; 3] = [BiomeType::Woods, BiomeType::Shore, BiomeType::Badlands];
/// Plain agents below the given cards of a deck, so that nobody runs out of cards by accident.
const FILLER: u8 = 20;

/// A position with the aliases that its cards were given.
#[derive(Debug, Clone)]
pub struct Laid {
    /// The position.
    pub position: Position,
    /// Index of the piece by alias.
    pub aliases: BTreeMap<String, u16>,
}

/// Resolves a position. Mistakes go to the report; the result is good only if there are none.
#[must_use]
pub fn resolve(
    def: &PositionDef,
    content: &Content,
    file: &TextFile,
    at: &Range<usize>,
    report: &mut Report,
) -> Laid {
    let mut desk = Desk {
        content,
        file,
        report,
        biomes: USUAL,
        cards: Vec::new(),
        aliases: BTreeMap::new(),
        hosts: Vec::new(),
    };
    let biomes = desk.biomes(def);
    desk.side(&def.p0, Seat(0), at);
    desk.side(&def.p1, Seat(1), at);
    desk.attach();
    let advancing = def.advancing.iter().filter_map(|(who, biome)| {
        let who = desk.piece(who)?;
        Some((who, desk.biome(biome)?))
    });
    let advancing = advancing.collect();
    let attackers: Vec<u16> = def
        .attackers
        .iter()
        .filter_map(|a| desk.fighter(a))
        .collect();
    let pairs = def.defenders.iter().filter_map(|(who, whom)| {
        let (who, at) = (desk.piece(who)?, whom);
        let whom = desk.piece(whom)?;
        if !attackers.contains(&whom) {
            desk.error("S013", at, "this is not among the attackers".to_owned());
        }
        Some((who, whom))
    });
    let defenders = pairs.collect();
    let step = def.step.as_ref().map_or(Step::FirstPrimary, |s| s.value);
    if let Some(given) = &def.step
        && matches!(step, Step::Setup | Step::GameOver)
    {
        let message = "a position cannot begin there; use `fresh` for a whole game";
        desk.report.push(Diagnostic::error(
            "S014",
            file,
            &range(&given.span),
            message,
        ));
    }
    let turn = def.turn.as_ref().map_or(5, |t| t.value);
    if let Some(given) = def
        .turn
        .as_ref()
        .filter(|t| t.value == 0 && step != Step::Mulligan)
    {
        let message = "turns are counted from 1";
        desk.report.push(Diagnostic::error(
            "S014",
            file,
            &range(&given.span),
            message,
        ));
    }
    let active = def.active.unwrap_or_default();
    let fits = if turn.is_multiple_of(2) {
        active.other()
    } else {
        active
    };
    let position = Position {
        step,
        turn: if step == Step::Mulligan { 0 } else { turn },
        active,
        starting: def.starting.unwrap_or(fits),
        best_of: def.best_of.as_ref().map_or(1, |b| b.value),
        number: def.match_number.unwrap_or(1),
        wins: def.wins.map_or([0; 2], |(a, b)| [a, b]),
        biomes,
        players: [&def.p0, &def.p1].map(|side| hoard(side, step)),
        cards: desk.cards,
        advancing,
        attackers,
        defenders,
        ordered: def.ordered,
    };
    Laid {
        position,
        aliases: desk.aliases,
    }
}

fn hoard(side: &Side, step: Step) -> Hoard {
    Hoard {
        energy: side.energy.symbols(),
        conversions: side.conversions,
        anomalies: side.anomalies,
        functions: side.functions,
        mulligans: side.mulligans,
        kept: side.kept.unwrap_or(step != Step::Mulligan),
    }
}

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

impl Desk<'_> {
    pub(super) fn error(&mut self, code: &'static str, at: &Spanned<String>, message: String) {
        let at = range(&at.span);
        self.report
            .push(Diagnostic::error(code, self.file, &at, message));
    }

    fn biomes(&mut self, def: &PositionDef) -> [Ground; 3] {
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

    fn biome(&mut self, name: &BiomeName) -> Option<u8> {
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

    fn side(&mut self, side: &Side, seat: Seat, at: &Range<usize>) {
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
        let piece = Piece {
            card: plain.id.clone(),
            face: None,
            owner: seat,
            controller: seat,
            zone: zone(seat, Place::Deck),
            state: super::State::default(),
            host: None,
            buffs: Vec::new(),
            gains: Vec::new(),
            returns: false,
        };
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

    fn fighter(&mut self, name: &Spanned<String>) -> Option<u16> {
        let n = self.piece(name)?;
        let place = super::super::place(self.cards[usize::from(n)].zone).1;
        if !matches!(place, Place::Sector(_)) {
            self.error("S013", name, "an attacker is in a sector".to_owned());
        }
        Some(n)
    }
}
