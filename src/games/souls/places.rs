//! The zones of Souls and their numbers (rules page, section 1.3).

use super::content::{CardKind, DeckKind, SlotKind};
use super::ids::MOST_SEATS;
use super::limits;
use crate::table::{Seat, ZoneId};

/// A kind of place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// A player's loot cards; hidden from the others.
    Hand(Seat),
    /// A player's character.
    Character(Seat),
    /// A player's items.
    Items(Seat),
    /// A player's curses.
    Curses(Seat),
    /// A player's souls.
    Souls(Seat),
    /// A deck; hidden and ordered, the first is its top.
    Deck(DeckKind),
    /// A discard; public, the last is its top.
    Discard(DeckKind),
    /// A shop slot; the last is the top, all below are covered.
    Shop(u8),
    /// A monster slot.
    Monster(u8),
    /// A room slot.
    Room(u8),
    /// Active bonus souls.
    Bonus,
    /// Loot cards on the stack.
    Stack,
    /// Between its slot and its next place: a dying monster, an event that resolves.
    Held,
    /// The treasures of the mini-draft.
    Draft,
    /// Outside the game.
    Outside,
    /// Nowhere: entities that this game does not use.
    Gone,
}

/// Zones a player.
const EACH: u8 = 5;
const DECKS: u8 = MOST_SEATS as u8 * EACH;
const DISCARDS: u8 = DECKS + 4;
const SHOP: u8 = DISCARDS + 4;
/// Most shop slots.
pub const MOST_SHOP: u8 = limits::SHOP;
const MONSTERS: u8 = SHOP + MOST_SHOP;
/// Most monster slots.
pub const MOST_MONSTERS: u8 = limits::MONSTERS;
const ROOMS: u8 = MONSTERS + MOST_MONSTERS;
/// Most room slots.
pub const MOST_ROOMS: u8 = limits::ROOMS;
const REST: u8 = ROOMS + MOST_ROOMS;
/// How many zones there are.
pub const ZONES: usize = REST as usize + 6;

const fn deck_number(kind: DeckKind) -> u8 {
    kind as u8
}

/// The decks in the order of their zones.
pub const DECK_KINDS: [DeckKind; 4] = [
    DeckKind::Treasure,
    DeckKind::Loot,
    DeckKind::Monster,
    DeckKind::Room,
];

/// The number of a zone.
#[must_use]
pub const fn zone(place: Place) -> ZoneId {
    ZoneId(match place {
        Place::Hand(seat) => seat.0 * EACH,
        Place::Character(seat) => seat.0 * EACH + 1,
        Place::Items(seat) => seat.0 * EACH + 2,
        Place::Curses(seat) => seat.0 * EACH + 3,
        Place::Souls(seat) => seat.0 * EACH + 4,
        Place::Deck(kind) => DECKS + deck_number(kind),
        Place::Discard(kind) => DISCARDS + deck_number(kind),
        Place::Shop(n) => SHOP + n,
        Place::Monster(n) => MONSTERS + n,
        Place::Room(n) => ROOMS + n,
        Place::Bonus => REST,
        Place::Stack => REST + 1,
        Place::Held => REST + 2,
        Place::Draft => REST + 3,
        Place::Outside => REST + 4,
        Place::Gone => REST + 5,
    })
}

/// The place of a zone number.
#[must_use]
pub const fn place(zone: ZoneId) -> Place {
    let n = zone.0;
    if n < DECKS {
        let seat = Seat(n / EACH);
        return match n % EACH {
            0 => Place::Hand(seat),
            1 => Place::Character(seat),
            2 => Place::Items(seat),
            3 => Place::Curses(seat),
            _ => Place::Souls(seat),
        };
    }
    if n < DISCARDS {
        return Place::Deck(DECK_KINDS[(n - DECKS) as usize]);
    }
    if n < SHOP {
        return Place::Discard(DECK_KINDS[(n - DISCARDS) as usize]);
    }
    if n < MONSTERS {
        return Place::Shop(n - SHOP);
    }
    if n < ROOMS {
        return Place::Monster(n - MONSTERS);
    }
    if n < REST {
        return Place::Room(n - ROOMS);
    }
    match n - REST {
        0 => Place::Bonus,
        1 => Place::Stack,
        2 => Place::Held,
        3 => Place::Draft,
        4 => Place::Outside,
        _ => Place::Gone,
    }
}

impl Place {
    /// Whether a player's things lie there, in play.
    #[must_use]
    pub const fn of_player(self) -> Option<Seat> {
        match self {
            Self::Character(seat) | Self::Items(seat) | Self::Curses(seat) | Self::Souls(seat) => {
                Some(seat)
            }
            _ => None,
        }
    }

    /// Whether it is a slot, of which only the top card is in play.
    #[must_use]
    pub const fn slot(self) -> Option<(SlotKind, u8)> {
        match self {
            Self::Shop(n) => Some((SlotKind::Shop, n)),
            Self::Monster(n) => Some((SlotKind::Monster, n)),
            Self::Room(n) => Some((SlotKind::Room, n)),
            _ => None,
        }
    }
}

/// The n-th slot of that sort.
#[must_use]
pub const fn slot(kind: SlotKind, n: u8) -> Place {
    match kind {
        SlotKind::Shop => Place::Shop(n),
        SlotKind::Monster => Place::Monster(n),
        SlotKind::Room => Place::Room(n),
    }
}

/// The deck that cards of that type belong to; the others belong to none.
#[must_use]
pub const fn deck_of(kind: CardKind) -> Option<DeckKind> {
    match kind {
        CardKind::Treasure => Some(DeckKind::Treasure),
        CardKind::Loot => Some(DeckKind::Loot),
        CardKind::Monster => Some(DeckKind::Monster),
        CardKind::Room => Some(DeckKind::Room),
        CardKind::Character | CardKind::StartingItem | CardKind::BonusSoul => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_places_agree() {
        for n in 0..ZONES as u8 {
            assert_eq!(zone(place(ZoneId(n))), ZoneId(n));
        }
    }
}
