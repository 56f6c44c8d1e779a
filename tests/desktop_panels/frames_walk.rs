//! The arrow keys on the board of Frames go where they point, and reach everything; what lies in a crowd is shown
//! larger beside it.

use std::collections::BTreeSet;

use bevy::math::Vec2;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::screen::Overlay;
use fourfold::desktop::session::Session;
use fourfold::games::frames::Frames;
use fourfold::games::frames::desktop::board::click::choosable;
use fourfold::games::frames::desktop::board::draw::{Scenery, lens};
use fourfold::games::frames::desktop::board::play;
use fourfold::games::frames::desktop::board::pointer::Pointing;
use fourfold::games::frames::desktop::board::reach::ReachablePlaces;
use fourfold::games::frames::desktop::board::show::Show;
use fourfold::games::frames::desktop::board::viewport::{BoardViewport, units};
use fourfold::games::frames::desktop::board::walk::{ARROWS, toward};
use fourfold::table::{Language, ObjectId};

use super::frames::{people, played};

fn place(session: &Session<Frames>, id: ObjectId) -> Vec2 {
    units(
        session
            .shown
            .view
            .place(id)
            .expect("it stands on the board"),
    )
}

/// Games in which somebody aims: at many frames and at all the cover there is.
fn aiming() -> Vec<Session<Frames>> {
    let aims = |s: &Session<Frames>| {
        let asked = s
            .shown
            .decision
            .as_ref()
            .is_some_and(|d| d.topic == "designate");
        asked && choosable(s).len() > 5
    };
    let games = (1..10).filter_map(|seed| played(&people(3, seed % 2 == 0), seed, aims));
    games.collect()
}

#[test]
fn enter_goes_to_what_can_be_chosen_before_it_passes() {
    for mut session in aiming() {
        let before = session.shown.decision.clone();
        session.focus.hover = None;
        play(&mut session, &Intent::Take, &mut Overlay::None);
        assert!(
            session
                .focus
                .hover
                .is_some_and(|id| choosable(&session).contains(&id))
        );
        assert_eq!(session.shown.decision, before, "nothing was chosen");
    }
}

#[test]
fn an_arrow_goes_to_what_lies_there() {
    for mut session in aiming() {
        for id in choosable(&session) {
            let at = place(&session, id);
            for (_, way) in ARROWS {
                session.focus.hover = Some(id);
                let to = toward(&session, way).expect("it stays at least where it is");
                let off = place(&session, to) - at;
                if to == id {
                    let all = choosable(&session);
                    let there = all.iter().map(|&id| (place(&session, id) - at).dot(way));
                    assert!(there.fold(0.0, f32::max) <= f32::EPSILON, "{id:?} {way}");
                    continue;
                }
                assert!(off.dot(way) > 0.0, "{id:?} to {to:?} is not {way}");
                // Whatever lies straight there is not left out for something farther.
                for other in choosable(&session) {
                    let far = place(&session, other) - at;
                    let straight = far.perp_dot(way).abs() < 0.01 && far.dot(way) > 0.0;
                    assert!(!straight || off.dot(way) <= far.dot(way) + 0.01);
                }
            }
        }
    }
}

#[test]
fn arrows_reach_everything_that_can_be_chosen() {
    let games = aiming();
    assert!(games.len() > 4, "there is something to walk on");
    for mut session in games {
        let all = choosable(&session);
        session.focus.hover = None;
        let first = toward(&session, Vec2::X).expect("there is something");
        let mut reached = BTreeSet::from([first]);
        let mut fresh = vec![first];
        while let Some(id) = fresh.pop() {
            for (_, way) in ARROWS {
                session.focus.hover = Some(id);
                let to = toward(&session, way).expect("it stays at least where it is");
                if reached.insert(to) {
                    fresh.push(to);
                }
            }
        }
        let missed: Vec<_> = all.difference(&reached).collect();
        assert!(missed.is_empty(), "{missed:?} of {}", all.len());
    }
}

#[test]
fn a_crowd_is_seen_larger_beside_it() {
    let near = |s: &Session<Frames>, id: ObjectId| {
        let others = s
            .shown
            .view
            .frames
            .iter()
            .filter(|(o, f)| *o != id && f.stands());
        let far = others.map(|(o, _)| place(s, *o).distance(place(s, id)));
        far.fold(f32::MAX, f32::min)
    };
    let mut seen = [0, 0];
    for mut session in aiming() {
        let mut eye = BoardViewport::default();
        eye.meet(session.shown.view.field);
        let mut show = Show::default();
        show.skip(&session);
        let standing: Vec<ObjectId> = session
            .shown
            .view
            .frames
            .iter()
            .filter(|(_, f)| f.stands())
            .map(|(id, _)| *id)
            .collect();
        for id in standing {
            session.focus.hover = Some(id);
            let through = |eye: &BoardViewport| {
                lens(&Scenery {
                    session: &session,
                    eye,
                    show: &show,
                    pointing: &Pointing::default(),
                    reach: &ReachablePlaces::default(),
                    language: Language::English,
                })
            };
            if near(&session, id) < 1.5 {
                let at = session.shown.view.place(id).expect("it stands");
                // Wherever the board is moved to: in its middle, at its left and at its right.
                for aside in [0.0, -1.0, 1.0] {
                    let mut eye = eye;
                    let far = (eye.space.width() * 0.5 - 60.0) / eye.scale;
                    if aside != 0.0 {
                        eye.centre = units(at) - Vec2::X * far * aside;
                    }
                    let through = through(&eye).expect("two discs that touch are a crowd");
                    assert!(through.scale > eye.scale * 1.5);
                    let hidden = through.space.contains(eye.see(at));
                    assert!(!hidden, "it hides what it shows");
                    let (low, high) = (through.space.min, through.space.max);
                    assert!(eye.space.contains(low) && eye.space.contains(high));
                }
                seen[0] += 1;
            } else if near(&session, id) > 9.0 {
                assert!(through(&eye).is_none(), "one alone needs no lens");
                seen[1] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&n| n > 0), "{seen:?}");
}
