//! The board of Souls: what is where, and what it is. Players, as things with hit points, are the first rows of the
//! columns.

use crate::cards::CardColumns;
use crate::table::{self, ObjectId, Ref, Seat, ZoneId};

use super::Souls;
use super::content::{Ability, CardKind, DeckKind, RulesDef, SlotKind};
use super::ids::{player_id, seat_of};
use super::places::{Place, place, slot, zone};
use super::state::Task;

/// The board of one system run.
pub type Board<'b> = table::Board<'b, Souls, CardColumns<'b, Souls>>;

/// The usual number of cards in play.
const USUAL_CARDS: usize = 64;

impl Board<'_> {
    /// Rule parameters.
    #[must_use]
    pub fn rules(&self) -> &'static RulesDef {
        &self.game.content.rules
    }

    /// Whether the id is that of a player of this match or of a card.
    #[must_use]
    pub fn exists(&self, e: ObjectId) -> bool {
        match seat_of(e) {
            Some(seat) => self.plays(seat),
            None => self.is_card(e),
        }
    }

    /// The printed definition of the card, even while it is a copy.
    #[must_use]
    pub fn printed_kind(&self, e: ObjectId) -> CardKind {
        self.index.facts[self.card(e).printed as usize].kind
    }

    /// All seats, including players who have left (R59).
    pub fn seats_at_table(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.game.seats).map(Seat)
    }

    /// All who play: those who have left are not among them (R59).
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.game.playing.iter()
    }

    /// All who play, clockwise, beginning with `first` or, if they have left, with the next.
    pub fn seats_from(&self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.game.playing.clockwise(first)
    }

    /// Whether that seat exists and its player has not left (R59).
    #[must_use]
    pub const fn plays(&self, seat: Seat) -> bool {
        self.game.playing.contains(seat)
    }

    /// Cards in a zone.
    #[must_use]
    pub fn row(&self, what: Place) -> &[ObjectId] {
        self.zones.get(zone(what))
    }

    /// Where a card is.
    #[must_use]
    pub fn place_of(&self, e: ObjectId) -> Place {
        place(self.status(e).zone)
    }

    /// The top card of a slot.
    #[must_use]
    pub fn top(&self, kind: SlotKind, n: u8) -> Option<ObjectId> {
        self.row(slot(kind, n)).last().copied()
    }

    /// The top cards of all slots of that kind, from left to right.
    pub fn tops(&self, kind: SlotKind) -> impl Iterator<Item = ObjectId> + '_ {
        (0..self.game.slots[kind as usize]).filter_map(move |n| self.top(kind, n))
    }

    /// Whether a card is in play: a player controls it, or it is the top card of a slot. Players always are.
    #[must_use]
    pub fn is_in_play(&self, e: ObjectId) -> bool {
        if let Some(seat) = seat_of(e) {
            return self.plays(seat);
        }
        if !self.is_card(e) {
            return false;
        }
        let at = self.place_of(e);
        at.of_player().is_some() || (at.slot().is_some() && self.row(at).last() == Some(&e))
    }

    /// Whether a card is a monster on top of a slot.
    #[must_use]
    pub fn is_monster(&self, e: ObjectId) -> bool {
        self.is_card(e)
            && matches!(self.place_of(e), Place::Monster(_))
            && self.facts(e).lives
            && self.is_in_play(e)
    }

    /// Whether a thing has hit points where it lies: a player, a monster, an item or room with a stat block.
    #[must_use]
    pub fn is_creature(&self, e: ObjectId) -> bool {
        if let Some(seat) = seat_of(e) {
            return self.plays(seat);
        }
        self.is_card(e)
            && self.facts(e).lives
            && matches!(
                self.place_of(e),
                Place::Monster(_) | Place::Items(_) | Place::Room(_)
            )
            && self.is_in_play(e)
    }

    /// Adds everything in play to a list: first the game's, then each player's from the active one on; without the
    /// players themselves.
    pub fn gather_play(&self, into: &mut Vec<ObjectId>) {
        into.clear();
        into.reserve(USUAL_CARDS);
        for kind in [SlotKind::Monster, SlotKind::Room, SlotKind::Shop] {
            into.extend(self.tops(kind));
        }
        for seat in self.seats_from(self.game.active) {
            for at in [
                Place::Character(seat),
                Place::Items(seat),
                Place::Curses(seat),
                Place::Souls(seat),
            ] {
                into.extend_from_slice(self.row(at));
            }
        }
    }

    /// Hit points left of a thing, never below 0.
    #[must_use]
    pub fn hp(&self, e: ObjectId) -> i32 {
        (self.stats(e).hp - self.status(e).damage).max(0)
    }

    /// Whether a thing has hit points left.
    #[must_use]
    pub fn is_alive(&self, e: ObjectId) -> bool {
        self.stats(e).lives && self.hp(e) > 0
    }

    /// The player who controls a thing; the active player for what the game controls (F-65).
    #[must_use]
    pub fn controller(&self, e: ObjectId) -> Seat {
        if let Some(seat) = seat_of(e) {
            return seat;
        }
        let status = self.status(e);
        if status.owned {
            status.controller
        } else {
            self.game.active
        }
    }

    /// Whether a player controls a thing, or controlled it when it was last in play.
    #[must_use]
    pub fn is_kept(&self, e: ObjectId) -> bool {
        let status = self.status(e);
        seat_of(e).is_some() || status.owned || status.kept_by.is_some()
    }

    /// The player who controls a thing, or controlled it when it was last in play.
    #[must_use]
    pub fn last_controller(&self, e: ObjectId) -> Seat {
        let status = self.status(e);
        match status.kept_by {
            Some(seat) if !status.owned => seat,
            _ => self.controller(e),
        }
    }

    /// An ability of a card by its index in the content.
    #[must_use]
    pub fn ability(&self, face: u16, n: u8) -> Option<&'static Ability> {
        let card = &self.game.content.cards[face as usize];
        card.abilities.get(n as usize)
    }

    /// The player as a thing.
    #[must_use]
    pub fn body(seat: Seat) -> Ref {
        Ref::Object(player_id(seat))
    }

    /// Cards left in a deck.
    #[must_use]
    pub fn deck(&self, kind: DeckKind) -> &[ObjectId] {
        self.row(Place::Deck(kind))
    }

    /// Adds work that is done before earlier work continues.
    pub fn then(&mut self, task: Task) {
        self.game.agenda.push(task);
    }

    /// Zone of a card as a reference.
    #[must_use]
    pub fn at(what: Place) -> Ref {
        Ref::Zone(zone(what))
    }

    /// The zone with that number, to change it.
    pub fn zone_mut(&mut self, zone: ZoneId) -> &mut Vec<ObjectId> {
        self.zones.get_mut(zone)
    }
}
