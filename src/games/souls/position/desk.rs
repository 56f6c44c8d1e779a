//! The desk at which a position is put together: its cards so far, who is called what.

use std::collections::BTreeMap;
use std::ops::Range;

use ron2::Spanned;

use super::{CardSpot, Piece, Plain, Side, SlotSpot, State, card_named};
use crate::games::souls::content::{Content, DeckKind, SlotKind};
use crate::games::souls::{Place, place, slot, zone};
use crate::packs::{Diagnostic, Report, TextFile, did_you_mean, range, unknown_card};
use crate::table::Seat;

/// Plain cards below the given ones of a deck, so that nobody runs out of cards by accident.
const FILLER: u8 = 20;
/// Slots with plain cards where a position says nothing of them.
const PLAIN_SLOTS: usize = 2;

/// A position being resolved.
pub(super) struct Desk<'a> {
    pub content: &'a Content,
    pub plain: Plain,
    pub file: &'a TextFile,
    pub report: &'a mut Report,
    /// Where the position begins.
    pub at: Range<usize>,
    pub cards: Vec<Piece>,
    pub aliases: BTreeMap<String, u16>,
    /// Shop, monster and room slots.
    pub slots: [u8; 3],
}

impl<'a> Desk<'a> {
    pub(super) fn new(
        (content, plain): (&'a Content, Plain),
        file: &'a TextFile,
        at: &Range<usize>,
        report: &'a mut Report,
    ) -> Self {
        Self {
            content,
            plain,
            file,
            report,
            at: at.start..at.start + 1,
            cards: Vec::new(),
            aliases: BTreeMap::new(),
            slots: [0; 3],
        }
    }
}

impl Desk<'_> {
    fn error(&mut self, code: &'static str, at: &Spanned<String>, message: String) {
        let at = range(&at.span);
        self.report
            .push(Diagnostic::error(code, self.file, &at, message));
    }

    pub(super) fn lacking(&mut self, message: String) {
        let error = Diagnostic::error("S010", self.file, &self.at, message);
        self.report.push(error);
    }

    /// A player's cards.
    pub(super) fn side(&mut self, side: &Side, seat: Seat) {
        match &side.character {
            Some(spot) => self.row(std::slice::from_ref(spot), Place::Character(seat)),
            None => match self.plain.character {
                Some(card) => self.fill(card, Place::Character(seat), 1),
                None => self.lacking(format!(
                    "there is no character without abilities; name one for seat {}",
                    seat.0
                )),
            },
        }
        self.row(&side.items, Place::Items(seat));
        self.row(&side.curses, Place::Curses(seat));
        self.row(&side.souls, Place::Souls(seat));
        self.row(&side.hand, Place::Hand(seat));
    }

    /// A deck: the given cards on top of so many plain ones.
    pub(super) fn deck(&mut self, top: &[CardSpot], kind: DeckKind, filler: Option<u8>) {
        self.row(top, Place::Deck(kind));
        let count = filler.unwrap_or(FILLER);
        if count == 0 {
            return;
        }
        match self.plain.of_deck(kind) {
            Some(card) => self.fill(card, Place::Deck(kind), usize::from(count)),
            None => self.lacking(format!(
                "there is no plain card to fill the {kind:?} deck with; write `filler: 0`"
            )),
        }
    }

    /// The slots of one sort; left out, two plain cards.
    pub(super) fn slots(&mut self, kind: SlotKind, deck: DeckKind, slots: Option<&[SlotSpot]>) {
        let count = match (slots, self.plain.of_deck(deck)) {
            (Some(slots), _) => {
                for (n, spots) in (0..).zip(slots) {
                    self.row(&spots.0, slot(kind, n));
                }
                slots.len()
            }
            (None, Some(card)) => {
                for n in 0..PLAIN_SLOTS {
                    self.fill(card, slot(kind, n as u8), 1);
                }
                PLAIN_SLOTS
            }
            (None, None) => {
                self.lacking(format!(
                    "there is no plain card for the {kind:?} slots; say what lies there"
                ));
                0
            }
        };
        self.slots[kind as usize] = u8::try_from(count).unwrap_or(u8::MAX);
    }

    fn fill(&mut self, card: u16, at: Place, count: usize) {
        let Some(card) = self.content.cards.get(usize::from(card)) else {
            return;
        };
        let piece = Piece::bare(&card.id, zone(at));
        self.cards.extend(std::iter::repeat_n(piece, count));
    }

    /// Lays one row of cards.
    pub(super) fn row(&mut self, row: &[CardSpot], at: Place) {
        for spot in row {
            let Some(card) = card_named(self.content, &spot.card.value) else {
                let ids = self.content.cards.iter().map(|card| card.id.as_str());
                self.report.push(unknown_card(ids, &spot.card, self.file));
                continue;
            };
            let bare = spot.state == State::default() && spot.gives.is_empty();
            if at.of_player().is_none() && at.slot().is_none() && !bare {
                let message = "only a card in play can stand like that".to_owned();
                self.error("S014", &spot.card, message);
            }
            let piece = Piece {
                state: spot.state.clone(),
                gives: spot.gives.clone(),
                ..Piece::bare(&self.content.cards[usize::from(card)].id, zone(at))
            };
            let number = self.cards.len() as u16;
            if let Some(alias) = &spot.alias
                && self.aliases.insert(alias.value.clone(), number).is_some()
            {
                let message = format!("`{}` is already the label of another card", alias.value);
                self.error("S011", alias, message);
            }
            self.cards
                .extend(std::iter::repeat_n(piece, usize::from(spot.copies)));
        }
    }

    /// The piece of that label, or the only one of that card in play.
    pub(super) fn piece(&mut self, name: &Spanned<String>) -> Option<u16> {
        if let Some(&n) = self.aliases.get(&name.value) {
            return Some(n);
        }
        let card = card_named(self.content, &name.value);
        let id = card.map(|n| &self.content.cards[usize::from(n)].id);
        let here = |p: &Piece| {
            let at = place(p.zone);
            (at.of_player().is_some() || at.slot().is_some()) && Some(&p.card) == id
        };
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
