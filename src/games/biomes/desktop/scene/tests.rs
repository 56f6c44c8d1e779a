//! Tests that nothing covers what must be seen, for any number of cards.

use bevy::math::{Rect, Vec2};

use super::layout::{arrange, lane, pile, sector};
use super::lines::{loss, loss_at};
use crate::desktop::frame;
use crate::desktop::scene::hand_layout::fan;
use crate::desktop::scene::spot::{Spot, Thing};
use crate::games::biomes::desktop::sample;
use crate::games::biomes::{Place, View, zone};
use crate::table::{ObjectId, Seat};

/// A card of the sample that fights, and one that makes energy.
const AGENT: u16 = 8;
const ANOMALY: u16 = 6;

fn crowd(place: Place, seat: Seat, count: u16) -> View {
    let mut view = sample::view(Some(Seat(0)));
    view.objects.clear();
    view.zones.iter_mut().for_each(Vec::clear);
    let model = sample::view(Some(Seat(0))).objects[0].clone();
    for n in 0..count {
        let id = ObjectId(500 + n);
        let at = zone(seat, place);
        view.zones[usize::from(at.0)].push(Some(id));
        view.objects.push(crate::games::biomes::ObjectView {
            id,
            zone: at,
            face: AGENT,
            ..model.clone()
        });
    }
    view
}

fn spots(view: &View) -> Vec<Spot> {
    let all = arrange(view, Seat(0), &|_| false);
    all.into_iter().map(|(_, spot)| spot).collect()
}

fn inside(outer: Rect, inner: Rect) -> bool {
    let slack = 0.5;
    inner.min.x >= outer.min.x - slack
        && inner.max.x <= outer.max.x + slack
        && inner.min.y >= outer.min.y - slack
        && inner.max.y <= outer.max.y + slack
}

#[test]
fn up_to_twelve_cards_stand_apart_in_their_sector() {
    for seat in [Seat(0), Seat(1)] {
        for lane in 0..3 {
            for count in 0..=12 {
                let spots = spots(&crowd(Place::Sector(lane), seat, count));
                assert_eq!(spots.len(), usize::from(count));
                let half = sector(usize::from(lane), seat == Seat(0));
                for (n, a) in spots.iter().enumerate() {
                    assert!(inside(half, a.rect()), "{count} in lane {lane}: {a:?}");
                    for b in &spots[n + 1..] {
                        assert!(
                            a.rect().intersect(b.rect()).is_empty(),
                            "{count}: {a:?} {b:?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn staging_holds_two_dozen_without_covering_any() {
    for seat in [Seat(0), Seat(1)] {
        let spots = spots(&crowd(Place::Staging, seat, 24));
        for (n, a) in spots.iter().enumerate() {
            assert!(
                spots[n + 1..]
                    .iter()
                    .all(|b| a.rect().intersect(b.rect()).is_empty())
            );
        }
        assert!(spots[0].width > 24.0);
    }
}

#[test]
fn equal_anomalies_lie_on_each_other_and_are_counted() {
    let mut view = crowd(Place::Staging, Seat(1), 24);
    for object in &mut view.objects[..20] {
        object.face = ANOMALY;
    }
    view.objects[0].locked = true;
    let all = spots(&view);
    let counts: Vec<u16> = all
        .iter()
        .map(|spot| spot.stack)
        .filter(|n| *n > 1)
        .collect();
    assert_eq!(counts, [19], "the locked one and the agents stand alone");
    assert!(all.iter().all(|spot| spot.width > 50.0));
    let top = all.iter().position(|spot| spot.stack == 19).unwrap();
    let piled = all[..top]
        .iter()
        .filter(|s| s.rect().intersect(all[top].rect()).width() > 40.0);
    assert!(piled.clone().count() == 18 && piled.clone().all(|s| s.z < all[top].z));
}

#[test]
fn a_hand_of_twelve_shows_of_each_card_enough_to_point_at() {
    for count in 1..=12 {
        for n in 0..count {
            let spot = fan(n, count);
            assert!(
                spot.rect().min.x >= 290.0 && spot.rect().max.x <= 965.0,
                "{count} {n}"
            );
            assert!(
                spot.rect().max.y <= 740.0 && spot.rect().min.y >= 564.0,
                "{count} {n}"
            );
            if n > 0 {
                assert!(spot.at.x - fan(n - 1, count).at.x >= 40.0);
            }
        }
    }
}

#[test]
fn what_is_attached_looks_out_from_under_its_host() {
    let mut view = crowd(Place::Sector(1), Seat(0), 2);
    view.objects[1].host = Some(ObjectId(500));
    let all = arrange(&view, Seat(0), &|_| false);
    let of = |id| {
        all.iter()
            .find(|(t, _)| *t == Thing::Object(ObjectId(id)))
            .unwrap()
            .1
    };
    assert!(of(501).z < of(500).z && of(501).rect().min.y < of(500).rect().min.y);
    assert!(of(501).rect().min.y >= sector(1, true).min.y);
}

#[test]
fn lanes_piles_and_hand_keep_clear_of_each_other() {
    let deck = pile(Place::Deck, true).rect();
    let cache = pile(Place::Cache, true).rect();
    for count in 1..=12 {
        assert!(fan(0, count).rect().intersect(deck).is_empty());
        assert!(fan(count - 1, count).rect().intersect(cache).is_empty());
    }
    assert!(lane(0).max.x < lane(1).min.x && lane(2).max.x <= frame::LANES.max.x + 0.1);
}

#[test]
fn a_point_is_found_on_a_turned_card() {
    let spot = Spot {
        turn: 0.5,
        ..fan(0, 1)
    };
    assert!(spot.holds(spot.at));
    assert!(!spot.holds(spot.at + Vec2::new(spot.width * 0.7, 0.0)));
}

#[test]
fn a_sector_loses_what_all_deal_whom_nobody_defends_against() {
    let mut view = crowd(Place::Sector(1), Seat(1), 3);
    view.objects.iter_mut().for_each(|object| object.attack = 2);
    view.attackers.clear();
    view.defenders.clear();
    assert_eq!(loss(&view, Seat(0), 1), None);
    view.attackers = [500, 501, 502].map(ObjectId).to_vec();
    assert_eq!(loss(&view, Seat(0), 1), Some(6));
    view.defenders.push((ObjectId(900), ObjectId(501)));
    assert_eq!(loss(&view, Seat(0), 1), Some(4));
    assert_eq!(
        (loss(&view, Seat(1), 1), loss(&view, Seat(0), 0)),
        (None, None)
    );
}

#[test]
fn what_a_sector_would_lose_covers_neither_its_shield_nor_a_card_nor_the_name() {
    for seat in [Seat(0), Seat(1)] {
        let is_near = seat == Seat(0);
        for n in 0..3_u8 {
            let half = sector(usize::from(n), is_near);
            let at = loss_at(usize::from(n), is_near);
            let pill = Rect::from_center_size(at, Vec2::new(42.0, 22.0));
            assert!(inside(half, pill));
            let shield = super::layout::shield(usize::from(n), is_near);
            assert!((shield.y - at.y).abs() > 11.0 + 19.2);
            for count in 1..=12 {
                for spot in spots(&crowd(Place::Sector(n), seat, count)) {
                    assert!(spot.rect().intersect(pill).is_empty(), "{count}: {spot:?}");
                }
            }
        }
    }
}
