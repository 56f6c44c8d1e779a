//! Tests that nothing covers what must be seen, for any number of cards, and names can be read.

use bevy::math::Rect;

use super::layout::arrange;
use super::middle::{Counts, middle};
use super::pack::{pack, pack_souls};
use super::seats::{BONUS, Side, TABLE, TRAY, centre, home, side};
use crate::desktop::art::card::Face;
use crate::desktop::scene::hand_layout::fan;
use crate::desktop::scene::spot::{Spot, Thing};
use crate::games::souls::content::builtin;
use crate::games::souls::{CardView, Place, Setup, Souls, View, place, player_id, zone};
use crate::table::{Match, ObjectId, Seat};

/// A fresh game of so many.
fn table(seats: u8) -> View {
    let content = builtin().expect("the built-in pack loads");
    let content = Box::leak(Box::new((*content).clone()));
    Match::<Souls>::new(Setup::plain(content, seats), 1).view(Some(Seat(0)))
}

/// Puts so many cards there.
fn put(view: &mut View, at: Place, count: usize) {
    let model = view.cards[0].clone();
    for _ in 0..count {
        let id = ObjectId(2000 + view.cards.len() as u16);
        view.zones[usize::from(zone(at).0)].push(Some(id));
        view.cards.push(CardView {
            id,
            zone: zone(at),
            ..model.clone()
        });
    }
}

/// Everything that lies on the table and can be seen, but for the hand and covered cards.
fn lying(view: &View) -> Vec<(Thing, Rect)> {
    let all = arrange(view, Seat(0), &[], &|_| false);
    let seen = |thing: &Thing| match thing {
        Thing::Hidden(..) => false,
        Thing::Object(id) => view.card(*id).is_none_or(|card| {
            let here = place(card.zone);
            let top = view.zone(card.zone).last() == Some(&Some(*id));
            let pile = here.slot().is_some() || matches!(here, Place::Discard(_));
            !matches!(here, Place::Hand(_) | Place::Stack) && (top || !pile)
        }),
    };
    let lying = all.into_iter().filter(|(thing, _)| seen(thing));
    lying.map(|(thing, spot)| (thing, spot.rect())).collect()
}

fn apart(view: &View, what: &str) {
    let all = lying(view);
    for (n, (a, first)) in all.iter().enumerate() {
        let inside = TABLE.inflate(0.5);
        assert!(
            inside.contains(first.min) && inside.contains(first.max),
            "{what}: {a:?} at {first:?} leaves the table"
        );
        for (b, second) in &all[n + 1..] {
            let both = first.inflate(-0.4).intersect(second.inflate(-0.4));
            assert!(
                both.is_empty(),
                "{what}: {a:?} {first:?} covers {b:?} {second:?}"
            );
        }
    }
}

#[test]
fn everybody_can_have_ten_items_two_curses_and_three_souls() {
    for seats in 2..=4 {
        for items in [0, 1, 3, 5, 8, 10] {
            let mut view = table(seats);
            for seat in (0..seats).map(Seat) {
                put(&mut view, Place::Items(seat), items);
                put(&mut view, Place::Curses(seat), 2);
                put(&mut view, Place::Souls(seat), 3);
            }
            view.cards.sort_by_key(|card| card.id);
            apart(&view, &format!("{seats} seats, {items} items"));
        }
    }
}

#[test]
fn nothing_lies_where_dice_fall() {
    for seats in 2..=4 {
        for count in 1..=12 {
            let mut view = table(seats);
            let hand = zone(Place::Hand(Seat(0)));
            view.zones[usize::from(hand.0)].clear();
            put(&mut view, Place::Hand(Seat(0)), count);
            put(&mut view, Place::Items(Seat(0)), count);
            view.cards.sort_by_key(|card| card.id);
            for (thing, spot) in arrange(&view, Seat(0), &[], &|_| true) {
                // Cards of the hand are turned a little.
                let both = spot.rect().inflate(2.0).intersect(TRAY);
                assert!(
                    both.is_empty(),
                    "{seats} seats, {count} cards: {thing:?} at {spot:?}"
                );
                assert!(
                    spot.rect().min.x >= TABLE.min.x - 1.0,
                    "{thing:?} at {spot:?}"
                );
            }
        }
    }
}

#[test]
fn monsters_and_the_shop_can_be_read_and_words_pass_over_bonus_souls_alone() {
    for seats in 2..=4 {
        let counts = Counts {
            monsters: 2,
            shop: 2,
            rooms: 1,
            bonus: 3,
            ..Counts::default()
        };
        let all = middle(seats, counts);
        let least = |spots: &[Spot]| spots.iter().map(|s| s.width).fold(f32::MAX, f32::min);
        assert!(least(&all.monsters) >= 80.0, "{seats}: {:?}", all.monsters);
        assert!(least(&all.shop) >= 70.0, "{seats}: {:?}", all.shop);
        let covered = |spots: &[Spot]| spots.iter().any(|spot| spot.rect().contains(BONUS));
        assert!(!covered(&all.monsters) && !covered(&all.shop));
        assert!(
            all.bonus
                .iter()
                .any(|spot| (spot.at.y - BONUS.y).abs() < 6.0)
        );
    }
}

#[test]
fn slots_grow_and_cover_nothing() {
    for seats in 2..=4 {
        for more in 0..=4_u8 {
            let mut view = table(seats);
            for n in 2..2 + more {
                put(&mut view, Place::Monster(n), 1);
                put(&mut view, Place::Shop(n), 1);
            }
            put(&mut view, Place::Monster(0), 4);
            put(&mut view, Place::Held, usize::from(more.min(2)));
            view.cards.sort_by_key(|card| card.id);
            apart(&view, &format!("{seats} seats, {more} more slots"));
        }
    }
}

#[test]
fn names_can_be_read_on_whatever_face_there_is_room_for() {
    // Sizes of names in units of their faces, as the cards draw them, and the smallest size on screen.
    let letters = |spot: &Spot| match spot.face {
        Face::Table => spot.width * 23.0 / 180.0,
        Face::Tile => spot.width * 22.0 / 128.0,
        _ => spot.width * 16.0 / 150.0,
    };
    for seats in 2..=4_usize {
        for near in (0..seats as u8).map(Seat) {
            let area = home(side(Seat(0), near, seats), seats).items;
            for count in 1..=11 {
                let spots = pack(count, area, 0.0);
                let least = spots.iter().map(letters).fold(99.0, f32::min);
                assert!(least >= 7.5, "{seats} seats, {count} items: {least}");
            }
        }
    }
}

#[test]
fn seats_go_round_the_table_clockwise() {
    let from = |near: u8, seats: usize| {
        let all = (0..seats as u8).map(|seat| side(Seat(seat), Seat(near), seats));
        all.collect::<Vec<_>>()
    };
    assert_eq!(from(0, 2), [Side::Near, Side::Far]);
    assert_eq!(from(0, 3), [Side::Near, Side::Left, Side::Right]);
    assert_eq!(from(0, 4), [Side::Near, Side::Left, Side::Far, Side::Right]);
    assert_eq!(from(2, 4), [Side::Far, Side::Right, Side::Near, Side::Left]);
}

#[test]
fn decks_and_discards_keep_clear_of_slots_and_of_the_hand() {
    for seats in 2..=4 {
        let all = middle(
            seats,
            Counts {
                monsters: 3,
                shown: 1,
                shop: 3,
                rooms: 1,
                bonus: 3,
                draft: 0,
            },
        );
        let piles: Vec<Rect> = all
            .decks
            .iter()
            .chain(&all.discards)
            .flatten()
            .map(Spot::rect)
            .collect();
        assert_eq!(piles.len(), 8);
        let slots = all.monsters.iter().chain(&all.shown).chain(&all.shop);
        let slots: Vec<Rect> = slots
            .chain(&all.rooms)
            .chain(&all.bonus)
            .map(Spot::rect)
            .collect();
        for pile in &piles {
            assert!(
                centre(seats).inflate(1.0).contains(pile.min),
                "{seats}: {pile:?}"
            );
            for slot in &slots {
                assert!(
                    pile.intersect(*slot).is_empty(),
                    "{seats}: {pile:?} {slot:?}"
                );
            }
        }
    }
    for count in 1..=12 {
        assert!(fan(0, count).rect().min.y > TABLE.max.y);
    }
}

#[test]
fn everything_a_seat_sees_lies_somewhere() {
    for seats in 2..=4 {
        let view = table(seats);
        let spots = arrange(&view, Seat(0), &[], &|_| false);
        let lies = |id: ObjectId| spots.iter().any(|(thing, _)| *thing == Thing::Object(id));
        for seat in (0..seats).map(Seat) {
            assert!(lies(player_id(seat)));
        }
        for card in &view.cards {
            let away = matches!(place(card.zone), Place::Outside | Place::Gone);
            assert!(
                away || lies(card.id),
                "{:?} in {:?}",
                card.id,
                place(card.zone)
            );
        }
    }
}

#[test]
fn at_a_table_of_two_the_names_of_eight_souls_can_be_read() {
    for side in [Side::Near, Side::Far] {
        for count in 1..=8 {
            let spots = pack_souls(count, home(side, 2).souls, 0.0);
            assert!(
                spots.iter().all(|spot| spot.width >= 50.0),
                "{side:?} {count}: {spots:?}"
            );
        }
    }
}
