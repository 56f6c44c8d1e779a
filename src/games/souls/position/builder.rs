//! The desk at which a position is put together: its cards so far, who is called what.

use super::{CardSpot, Piece, Plain, Position, Side, SlotSpot};
use crate::cards::position::Builder;
use crate::games::souls::content::{DeckKind, SlotKind};
use crate::games::souls::{Place, slot, zone};
use crate::table::Seat;

/// Plain cards below the given ones of a deck, so that nobody runs out of cards by accident.
const FILLER: u8 = 20;
/// Slots with plain cards where a position says nothing of them.
const PLAIN_SLOTS: usize = 2;

/// A position being resolved.
pub(super) struct PositionBuilder<'a> {
    pub builder: Builder<'a, Position>,
    pub plain: Plain,
    /// Shop, monster and room slots.
    pub slots: [u8; 3],
}

impl PositionBuilder<'_> {
    /// A player's cards.
    pub(super) fn side(&mut self, side: &Side, seat: Seat) {
        match &side.character {
            Some(spot) => self.row(std::slice::from_ref(spot), Place::Character(seat)),
            None => match self.plain.character {
                Some(card) => self.fill(card, Place::Character(seat), 1),
                None => self.builder.lacking(&format!(
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
            None => self.builder.lacking(&format!(
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
                self.builder.lacking(&format!(
                    "there is no plain card for the {kind:?} slots; say what lies there"
                ));
                0
            }
        };
        self.slots[kind as usize] = u8::try_from(count).unwrap_or(u8::MAX);
    }

    fn fill(&mut self, card: u16, at: Place, count: usize) {
        let Some(card) = self.builder.content.cards.get(usize::from(card)) else {
            return;
        };
        let piece = Piece::bare(&card.id, zone(at));
        self.builder.cards.extend(std::iter::repeat_n(piece, count));
    }

    /// Lays one row of cards.
    pub(super) fn row(&mut self, row: &[CardSpot], at: Place) {
        self.builder.row(row, zone(at));
    }
}
