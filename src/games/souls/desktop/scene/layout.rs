//! The places of all cards of a view of Souls.

use bevy::math::{Vec2, vec2};

use super::middle::{Counts, Middle, middle};
use super::pack::{pack, pack_souls};
use super::seats::{TRAY, home, side};
use crate::desktop::art::card::Face;
use crate::desktop::scene::hand_layout;
use crate::desktop::scene::spot::{Spot, Thing};
use crate::games::souls::content::SlotKind;
use crate::games::souls::{DECK_KINDS, Place, View, place, player_id, slot, zone};
use crate::table::{ObjectId, Seat, ZoneId};

/// Covered cards of which the edge is seen.
const EDGES: usize = 2;
/// How far each looks out.
const EDGE: Vec2 = vec2(-2.5, -3.0);

/// Places of the cards in the middle of that view. `shown` are placed beside the monsters for the moment.
#[must_use]
pub fn middle_of(view: &View, shown: &[ObjectId]) -> Middle {
    let [shop, monsters, rooms] = view.slots.map(usize::from);
    let lies = |at: Place| view.zone(zone(at)).len();
    let used = |kind: SlotKind, most: u8, least: usize| {
        let last = (0..most).rev().find(|&n| lies(slot(kind, n)) > 0);
        last.map_or(least, |n| least.max(usize::from(n) + 1))
    };
    let counts = Counts {
        monsters: used(
            SlotKind::Monster,
            crate::games::souls::MOST_MONSTERS,
            monsters,
        ),
        shown: shown.len() + lies(Place::Held),
        shop: used(SlotKind::Shop, crate::games::souls::MOST_SHOP, shop),
        rooms: if view.modules.rooms {
            used(SlotKind::Room, crate::games::souls::MOST_ROOMS, rooms)
        } else {
            0
        },
        bonus: lies(Place::Bonus),
        draft: lies(Place::Draft),
    };
    middle(view.players.len(), counts)
}

/// Every card of the view with its place, `raised` ones lifted out of the hand, `shown` ones beside the monsters.
#[must_use]
pub fn arrange(
    view: &View,
    near: Seat,
    shown: &[ObjectId],
    raised: &dyn Fn(ObjectId) -> bool,
) -> Vec<(Thing, Spot)> {
    let mut spots = Vec::with_capacity(view.cards.len() + 24);
    for n in 0..view.players.len() {
        let seat = Seat(n as u8);
        player(view, seat, near, raised, &mut spots);
    }
    let all = middle_of(view, shown);
    if all.draft.is_empty() {
        for kind in [SlotKind::Monster, SlotKind::Shop, SlotKind::Room] {
            for (n, spot) in all.slots(kind).iter().enumerate() {
                slot_cards(view, zone(slot(kind, n as u8)), *spot, &mut spots);
            }
        }
    }
    let held = cards(view, Place::Held).chain(shown.iter().copied());
    for (id, spot) in held.zip(&all.shown) {
        spots.push((Thing::Object(id), *spot));
    }
    for (id, spot) in cards(view, Place::Draft).zip(&all.draft) {
        spots.push((Thing::Object(id), *spot));
    }
    for (id, spot) in cards(view, Place::Bonus).zip(&all.bonus) {
        spots.push((Thing::Object(id), *spot));
    }
    for deck in DECK_KINDS {
        let Some(spot) = all.discards[deck as usize] else {
            continue;
        };
        let pile = view.zone(zone(Place::Discard(deck)));
        for (n, id) in pile.iter().enumerate().skip(pile.len().saturating_sub(2)) {
            let mut spot = spot;
            spot.z += n as f32 * 0.01;
            spots.extend(id.map(|id| (Thing::Object(id), spot)));
        }
    }
    // Loot on the stack is under the panel that shows it.
    for id in cards(view, Place::Stack) {
        spots.push((Thing::Object(id), waiting()));
    }
    spots
}

/// Where a card lies while it is on the stack.
#[must_use]
pub fn waiting() -> Spot {
    Spot::small(vec2(1161.0, 150.0), 70.0, 2.0)
}

/// The visible cards of a place.
pub fn cards(view: &View, at: Place) -> impl Iterator<Item = ObjectId> + '_ {
    view.zone(zone(at)).iter().copied().flatten()
}

fn player(
    view: &View,
    seat: Seat,
    near: Seat,
    raised: &dyn Fn(ObjectId) -> bool,
    spots: &mut Vec<(Thing, Spot)>,
) {
    let seats = view.players.len();
    let home = home(side(seat, near, seats), seats);
    spots.push((Thing::Object(player_id(seat)), home.plate));
    for id in cards(view, Place::Character(seat)) {
        spots.push((Thing::Object(id), home.character));
    }
    let own: Vec<ObjectId> = cards(view, Place::Items(seat))
        .chain(cards(view, Place::Curses(seat)))
        .collect();
    let places = pack(own.len(), home.items, 12.0);
    spots.extend(own.into_iter().map(Thing::Object).zip(places));
    let souls: Vec<ObjectId> = cards(view, Place::Souls(seat)).collect();
    let places = pack_souls(souls.len(), home.souls, 12.0);
    spots.extend(souls.into_iter().map(Thing::Object).zip(places));
    let hand = zone(Place::Hand(seat));
    let held = view.zone(hand);
    if seat == near {
        let before = spots.len();
        hand_layout::row(held, hand, true, raised, spots);
        beside_the_tray(&mut spots[before..]);
        return;
    }
    // The loot of other players is hidden: it is behind the plate that counts it.
    for n in 0..held.len() {
        spots.push((Thing::Hidden(hand, n as u16), behind(home.plate)));
    }
}

/// Moves a hand as far to the left as it must be to leave the tray free.
fn beside_the_tray(hand: &mut [(Thing, Spot)]) {
    // Cards at the ends of the fan lean outwards.
    const LEAN: f32 = 8.0;
    let right = |(_, spot): &(Thing, Spot)| spot.at.x + spot.width * 0.5 + LEAN;
    let most = hand.iter().map(right).fold(0.0, f32::max);
    let over = (most - TRAY.min.x).max(0.0);
    for (_, spot) in hand {
        spot.at.x -= over;
    }
}

/// Behind a plate.
fn behind(plate: Spot) -> Spot {
    Spot::small(plate.at + vec2(52.0, 0.0), 30.0, 9.0)
}

/// The cards of a slot: the top, and the edges of what it covers.
fn slot_cards(view: &View, at: ZoneId, top: Spot, spots: &mut Vec<(Thing, Spot)>) {
    let pile = view.zone(at);
    for (below, id) in pile.iter().rev().enumerate().take(1 + EDGES) {
        let mut spot = top;
        spot.at += EDGE * below as f32;
        spot.z -= 0.2 * below as f32;
        spots.extend(id.map(|id| (Thing::Object(id), spot)));
    }
}

/// The spot that stands for a whole zone.
#[must_use]
pub fn gate(view: &View, at: ZoneId, near: Seat) -> Spot {
    let seats = view.players.len();
    let of = |seat: Seat| home(side(seat, near, seats), seats);
    let middle = middle_of(view, &[]);
    let fallback = Spot::small(super::seats::centre(seats).center(), 60.0, 5.0);
    match place(at) {
        Place::Hand(seat) if seat == near => hand_layout::fan(0, 1),
        Place::Hand(seat) => behind(of(seat).plate),
        Place::Character(seat) => of(seat).character,
        Place::Items(seat) | Place::Curses(seat) => {
            Spot::small(of(seat).items.min + vec2(30.0, 40.0), 56.0, 12.0)
        }
        Place::Souls(seat) => {
            let mut spot = Spot::small(of(seat).souls.center(), 30.0, 12.0);
            spot.face = Face::Tile;
            spot
        }
        Place::Deck(deck) => middle.decks[deck as usize].unwrap_or(fallback),
        Place::Discard(deck) => middle.discards[deck as usize].unwrap_or(fallback),
        Place::Stack => waiting(),
        other => match other.slot() {
            Some((kind, n)) => {
                let spots = middle.slots(kind);
                spots.get(usize::from(n)).copied().unwrap_or(fallback)
            }
            None => fallback,
        },
    }
}
