//! The places of the table, in the order in which the editor shows them.

use super::Table;
use crate::games::souls::content::{DeckKind, SlotKind};
use crate::games::souls::{Place, slot, zone};
use crate::table::Seat;
use crate::tools::editing::editable::{Place as Spot, Zone};

/// All places that the table has.
pub(super) fn all(draft: &Table) -> Vec<Zone> {
    let mut all = Vec::new();
    let mut add = |at: Place, place: Spot, seat: Option<u8>, about: Option<u8>| {
        all.push(Zone {
            id: zone(at).0.into(),
            place,
            seat,
            about: about.map(|n| (n + 1).to_string()),
        });
    };
    for seat in (0..draft.position.players.len() as u8).map(Seat) {
        let own = Some(seat.0);
        add(Place::Character(seat), Spot::Character, own, None);
        add(Place::Hand(seat), Spot::Hand, own, None);
        add(Place::Items(seat), Spot::Items, own, None);
        add(Place::Souls(seat), Spot::Souls, own, None);
        add(Place::Curses(seat), Spot::Curses, own, None);
    }
    let kinds = [
        (SlotKind::Monster, Spot::MonsterSlot),
        (SlotKind::Shop, Spot::ShopSlot),
        (SlotKind::Room, Spot::RoomSlot),
    ];
    for (kind, spot) in kinds {
        for n in 0..draft.position.slots[kind as usize] {
            add(slot(kind, n), spot, None, Some(n));
        }
    }
    let piles = [
        (
            DeckKind::Treasure,
            Spot::TreasureDeck,
            Spot::DiscardTreasure,
        ),
        (DeckKind::Loot, Spot::LootDeck, Spot::DiscardLoot),
        (DeckKind::Monster, Spot::MonsterDeck, Spot::DiscardMonster),
        (DeckKind::Room, Spot::RoomDeck, Spot::DiscardRoom),
    ];
    for (kind, deck, discard) in piles {
        if kind != DeckKind::Room || draft.modules.rooms {
            add(Place::Deck(kind), deck, None, None);
            add(Place::Discard(kind), discard, None, None);
        }
    }
    if draft.modules.bonus_souls {
        add(Place::Bonus, Spot::Bonus, None, None);
    }
    add(Place::Held, Spot::Dying, None, None);
    add(Place::Stack, Spot::Stack, None, None);
    add(Place::Outside, Spot::Outside, None, None);
    all
}
