//! Tests that nothing covers what must be seen, for any number of cards.

use bevy::math::Rect;
use bevy::math::Vec2Swizzles;

use super::columns::duel;
use super::layout::{FIELD, arrange, back, pile, sanctuary, slot, structure, territory};
use super::look::falls;
use super::props::loss;
use crate::desktop::art::{ArtKey, palette};
use crate::desktop::scene::TableLayout;
use crate::desktop::scene::hand_layout::fan;
use crate::desktop::scene::spot::{Spot, Thing};
use crate::games::sanctuary::content::{CardKind, builtin};
use crate::games::sanctuary::{
    BlockView, CardView, PairView, Place, Sanctuary, Setup, Step, View, zone,
};
use crate::table::{Match, ObjectId, Seat};

/// A game before its first turn, with everything taken out of hands.
fn empty() -> View {
    let content = builtin().expect("the built-in pack loads");
    let setup = Setup {
        content: Box::leak(Box::new((*content).clone())),
        decks: [0, 1],
        position: None,
    };
    let mut view = Match::<Sanctuary>::new(setup, 1).view(Some(Seat(0)));
    for seat in [Seat(0), Seat(1)] {
        view.zones[usize::from(zone(seat, Place::Hand).0)].clear();
    }
    view.step = Step::Harvest;
    view
}

/// Puts a Character there.
fn stand(view: &mut View, seat: Seat, tapped: bool) -> ObjectId {
    let id = ObjectId(700 + view.cards.len() as u16);
    let mut cards = view.content.cards.iter();
    let face = cards.position(|c| c.kind == CardKind::Character);
    let at = zone(seat, Place::Conflict);
    view.zones[usize::from(at.0)].push(Some(id));
    let model = view.cards[0].clone();
    view.cards.push(CardView {
        id,
        face: face.unwrap_or_default() as u16,
        controller: seat,
        zone: at,
        tapped,
        carrier: None,
        ..model
    });
    id
}

/// All of them attack and nobody blocks.
fn unblocked(attackers: &[ObjectId]) -> Vec<PairView> {
    let pair = |&attacker| PairView {
        attacker,
        blockers: Vec::new(),
        to_sanctuary: 2,
    };
    attackers.iter().map(pair).collect()
}

/// The area that a card covers in its place.
fn covered(spot: &Spot) -> Rect {
    let rect = spot.rect();
    if spot.turn == 0.0 {
        return rect;
    }
    Rect::from_center_size(rect.center(), rect.size().yx())
}

fn of(view: &View, id: ObjectId) -> Spot {
    let all = arrange(view, Seat(0), &|_| false);
    let found = all.iter().find(|(thing, _)| *thing == Thing::Object(id));
    found.expect("it lies somewhere").1
}

#[test]
fn up_to_a_dozen_characters_stand_apart_on_each_side() {
    for count in 0..=12 {
        for tapped in [false, true] {
            let mut view = empty();
            let all: Vec<ObjectId> = (0..2 * count)
                .map(|n| stand(&mut view, Seat(n % 2), tapped && n % 3 == 0))
                .collect();
            let rects: Vec<Rect> = all.iter().map(|&id| covered(&of(&view, id))).collect();
            for (n, a) in rects.iter().enumerate() {
                let home = territory(n % 2 == 0);
                assert!(
                    home.contains(a.min) && home.contains(a.max),
                    "{count}: {a:?}"
                );
                assert!(a.min.x >= FIELD.0 - 0.5 && a.max.x <= FIELD.1 + 0.5);
                for b in &rects[n + 1..] {
                    assert!(a.intersect(*b).is_empty(), "{count}: {a:?} {b:?}");
                }
            }
        }
    }
}

#[test]
fn what_a_combat_takes_of_a_sanctuary_counts_what_it_takes_less() {
    let mut view = empty();
    let attackers = [0, 1].map(|_| stand(&mut view, Seat(1), true));
    view.pairs = unblocked(&attackers);
    let said = |view: &View| {
        let mut props = Vec::new();
        loss(view, Seat(0), true, &mut props);
        props.into_iter().map(|p| p.key).collect::<Vec<_>>()
    };
    let label = |text: &str| vec![ArtKey::Label(text.to_owned(), palette::danger())];
    assert_eq!(said(&view), label("−4"));
    // Once for all of them, whoever they are.
    view.players[0].takes = -1;
    assert_eq!(said(&view), label("−3"));
    view.players[0].takes = -9;
    assert_eq!(said(&view), label("−0"));
}

#[test]
fn who_blocks_stands_opposite_whom_it_blocks() {
    let mut view = empty();
    let attackers = [0, 1, 2].map(|_| stand(&mut view, Seat(1), true));
    let blockers = [0, 1, 2].map(|_| stand(&mut view, Seat(0), false));
    view.step = Step::Blockers;
    view.pairs = unblocked(&attackers);
    let block = |blocker| BlockView {
        blocker,
        deals: 1,
        takes: None,
    };
    view.pairs[1].blockers = vec![block(blockers[2]), block(blockers[0])];
    let attacker = of(&view, attackers[1]);
    let pair = [blockers[2], blockers[0]].map(|id| of(&view, id));
    let middle = (pair[0].at.x + pair[1].at.x) * 0.5;
    assert!((middle - attacker.at.x).abs() < 1.0);
    let front = covered(&attacker).max.y;
    for spot in pair {
        assert!(spot.at.y < of(&view, blockers[1]).at.y, "it steps forward");
        let gap = covered(&spot).min.y - front;
        assert!((40.0..80.0).contains(&gap), "the numbers need room: {gap}");
    }
    assert!(
        of(&view, attackers[0]).at.x < attacker.at.x,
        "unblocked ones are nearer to the Sanctuary"
    );
}

#[test]
fn the_two_of_a_duel_meet_in_the_middle() {
    let mut view = empty();
    let by = stand(&mut view, Seat(0), true);
    let to = stand(&mut view, Seat(1), false);
    let before = of(&view, to);
    view.duel = Some((by, to));
    let (a, b) = (of(&view, by), of(&view, to));
    assert!((a.at.x - b.at.x).abs() < 1.0 && b.at.y > before.at.y);
}

#[test]
fn a_duel_that_is_decided_is_shown_no_longer() {
    let mut view = empty();
    let by = stand(&mut view, Seat(0), true);
    let to = stand(&mut view, Seat(1), false);
    let before = of(&view, by);
    (view.duel, view.step) = (Some((by, to)), Step::DuelWindow);
    assert_eq!(duel(&view), view.duel);
    let mut dealt = view.clone();
    dealt.step = Step::DuelResult;
    assert_eq!(duel(&dealt), None);
    assert_eq!(of(&dealt, by).at, before.at, "it stands where it stood");
    let fallen = view.cards.iter_mut().find(|card| card.id == to);
    fallen.expect("it is there").zone = zone(Seat(1), Place::Limbo);
    assert_eq!(duel(&view), None);
}

#[test]
fn only_damage_that_is_still_to_come_is_foretold() {
    let mut view = empty();
    let by = stand(&mut view, Seat(0), true);
    let to = stand(&mut view, Seat(1), false);
    (view.duel, view.step) = (Some((by, to)), Step::DuelWindow);
    view.duel_deals = [2, 1];
    view.cards.iter_mut().for_each(|card| card.strength = 2);
    let fall = |view: &View| [by, to].map(|id| falls(view, view.card(id).expect("it is there")));
    assert_eq!(fall(&view), [false, true]);
    // Damage that was dealt is not foretold a second time.
    let hurt = view.cards.iter_mut().find(|card| card.id == by);
    hurt.expect("it is there").damage = 1;
    view.step = Step::DuelResult;
    assert_eq!(fall(&view), [false; 2]);
}

#[test]
fn words_that_pass_lie_over_nobody_and_under_no_bar() {
    let mut view = empty();
    let all: Vec<ObjectId> = (0..5).map(|_| stand(&mut view, Seat(1), false)).collect();
    for said in ["Contemplation", "Contemplación"] {
        let key = ArtKey::Banner(said.to_owned(), palette::edge());
        let size = bevy::math::Vec2::from(key.size()) * 0.62;
        let words = Rect::from_center_size(Sanctuary::banner(false), size);
        assert!(words.min.y > territory(false).min.y - 5.0, "{words:?}");
        for &id in &all {
            let who = covered(&of(&view, id));
            assert!(who.intersect(words).is_empty(), "{who:?} {words:?}");
        }
    }
}

#[test]
fn a_technology_looks_out_from_under_its_carrier() {
    for tapped in [false, true] {
        let mut view = empty();
        let carrier = stand(&mut view, Seat(0), tapped);
        let carried = ObjectId(900);
        let model = view.cards[0].clone();
        view.cards.push(CardView {
            id: carried,
            carrier: Some(carrier),
            ..model
        });
        let (host, below) = (of(&view, carrier), of(&view, carried));
        let seen = covered(&host).min.y - covered(&below).min.y;
        assert!(below.z < host.z && (10.0..20.0).contains(&seen), "{seen}");
    }
}

#[test]
fn sanctuary_structure_slots_and_piles_keep_clear_of_each_other() {
    for near in [true, false] {
        let home = territory(near);
        let card = sanctuary(near).rect();
        assert!(home.contains(card.min) && home.contains(card.max));
        let shield = Rect::from_center_size(structure(near), bevy::math::vec2(42.0, 44.0));
        assert!(shield.intersect(card).is_empty());
        for n in 0..6 {
            let place = Rect::from_center_size(slot(n, near), bevy::math::vec2(46.0, 49.0));
            assert!(place.intersect(card).is_empty() && home.contains(place.center()));
            assert!(place.max.x < FIELD.0);
        }
        for place in [Place::Deck, Place::Limbo] {
            let pile = pile(place, near).rect();
            for count in 1..=12 {
                assert!(fan(0, count).rect().intersect(pile).is_empty());
                assert!(fan(count - 1, count).rect().intersect(pile).is_empty());
            }
        }
    }
    for count in 1..=14 {
        let last = back(count - 1, count).rect();
        assert!(
            last.max.x <= 1042.0 && last.max.y < territory(false).min.y,
            "{count}"
        );
    }
}
