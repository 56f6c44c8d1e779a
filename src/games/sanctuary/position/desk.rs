//! The desk at which a position is put together: its cards so far, who is called what.

use std::collections::BTreeMap;
use std::ops::Range;

use ron2::Spanned;

use super::{CardSpot, Piece, Side, State, card_named};
use crate::games::sanctuary::content::{CardKind, Content};
use crate::games::sanctuary::limits::CARDS;
use crate::games::sanctuary::{Place, place, zone};
use crate::packs::{Diagnostic, Report, TextFile, did_you_mean, range, unknown_card};
use crate::table::Seat;

/// Plain Characters below the given cards of a deck, so that nobody runs out of cards by accident.
const FILLER: u8 = 20;

/// A position being resolved.
pub(super) struct Desk<'a> {
    pub content: &'a Content,
    pub file: &'a TextFile,
    pub report: &'a mut Report,
    /// Where the position begins.
    pub at: Range<usize>,
    pub cards: Vec<Piece>,
    pub aliases: BTreeMap<String, u16>,
    /// Technologies and what their carriers are called.
    carriers: Vec<(u16, Spanned<String>)>,
}

impl<'a> Desk<'a> {
    pub(super) fn new(
        content: &'a Content,
        file: &'a TextFile,
        at: &Range<usize>,
        report: &'a mut Report,
    ) -> Self {
        Self {
            content,
            file,
            report,
            at: at.start..at.start + 1,
            cards: Vec::new(),
            aliases: BTreeMap::new(),
            carriers: Vec::new(),
        }
    }
}

impl Desk<'_> {
    fn error(&mut self, code: &'static str, at: &Spanned<String>, message: String) {
        let at = range(&at.span);
        self.report
            .push(Diagnostic::error(code, self.file, &at, message));
    }

    fn lacking(&mut self, message: &str) {
        let error = Diagnostic::error("S010", self.file, &self.at, message);
        self.report.push(error);
    }

    pub(super) fn side(&mut self, side: &Side, seat: Seat) {
        self.sanctuary(side, seat);
        self.row(&side.deck, seat, Place::Deck);
        self.filler(side.filler.unwrap_or(FILLER), seat);
        self.row(&side.hand, seat, Place::Hand);
        self.row(&side.reserve, seat, Place::Reserve);
        self.row(&side.conflict, seat, Place::Conflict);
        self.row(&side.limbo, seat, Place::Limbo);
    }

    fn sanctuary(&mut self, side: &Side, seat: Seat) {
        if let Some(spot) = &side.sanctuary {
            self.row(std::slice::from_ref(spot), seat, Place::PointZero);
            return;
        }
        let plain = |card: &&super::super::content::Card| {
            card.kind == CardKind::Sanctuary && card.abilities.is_empty()
        };
        match self.content.cards.iter().rfind(plain) {
            Some(card) => self
                .cards
                .push(Piece::bare(&card.id, zone(seat, Place::PointZero))),
            None => self.lacking("there is no Sanctuary without abilities; name one for each side"),
        }
    }

    /// Characters that change nothing: no abilities, no gifts.
    fn filler(&mut self, count: u8, seat: Seat) {
        if count == 0 {
            return;
        }
        let plain = self.content.cards.iter().find(|card| {
            card.kind == CardKind::Character
                && card.abilities.is_empty()
                && card.gifts.iter().next().is_none()
        });
        match plain {
            Some(card) => {
                let piece = Piece::bare(&card.id, zone(seat, Place::Deck));
                self.cards
                    .extend(std::iter::repeat_n(piece, usize::from(count)));
            }
            None => {
                self.lacking(
                    "the packs have no plain Character to fill decks with; write `filler: 0`",
                );
            }
        }
    }

    /// Lays one row of cards.
    fn row(&mut self, row: &[CardSpot], seat: Seat, at: Place) {
        for spot in row {
            let Some(card) = card_named(self.content, &spot.card.value) else {
                let ids = self.content.cards.iter().map(|card| card.id.as_str());
                self.report.push(unknown_card(ids, &spot.card, self.file));
                continue;
            };
            let bare = spot.state == State::default() && spot.gives.is_empty() && !spot.returns;
            if !at.is_play() && !bare {
                let message = "only a card in play can stand like that".to_owned();
                self.error("S014", &spot.card, message);
            }
            let piece = Piece {
                owner: spot.owner.unwrap_or(seat),
                state: spot.state.clone(),
                gives: spot.gives.clone(),
                returns: spot.returns,
                ..Piece::bare(&self.content.cards[usize::from(card)].id, zone(seat, at))
            };
            if self.cards.len() > usize::from(CARDS) {
                // Too many already, which the check says; no more are laid.
                return;
            }
            let number = self.cards.len() as u16;
            if let Some(alias) = &spot.alias
                && self.aliases.insert(alias.value.clone(), number).is_some()
            {
                let message = format!("`{}` is already the label of another card", alias.value);
                self.error("S011", alias, message);
            }
            if let Some(carrier) = &spot.on {
                self.carriers.push((number, carrier.clone()));
            }
            self.cards
                .extend(std::iter::repeat_n(piece, usize::from(spot.copies)));
        }
    }

    /// Technologies find their carriers.
    pub(super) fn carry(&mut self) {
        for (number, name) in std::mem::take(&mut self.carriers) {
            self.cards[usize::from(number)].carrier = self.piece(&name);
        }
    }

    /// The piece of that label, or the only one of that card in play.
    pub(super) fn piece(&mut self, name: &Spanned<String>) -> Option<u16> {
        if let Some(&n) = self.aliases.get(&name.value) {
            return Some(n);
        }
        let card = card_named(self.content, &name.value);
        let id = card.map(|n| &self.content.cards[usize::from(n)].id);
        let here = |p: &Piece| place(p.zone).1.is_play() && Some(&p.card) == id;
        let mut found = (0..).zip(&self.cards).filter(|(_, p)| here(p));
        match (found.next(), found.next()) {
            (Some((only, _)), None) => Some(only),
            (None, _) => {
                let message = format!("nothing in play is called `{}`", name.value);
                let known = self.aliases.keys().map(String::as_str);
                let help = did_you_mean(&name.value, known);
                let at = range(&name.span);
                self.report
                    .push(Diagnostic::error("S013", self.file, &at, message).help(help));
                None
            }
            _ => {
                let message = format!(
                    "several `{}`: give the one that is meant a label",
                    name.value
                );
                self.error("S013", name, message);
                None
            }
        }
    }
}
