//! Offers and refusals agree, and the table stays sound.

use fourfold::games::frames::content::Table;
use fourfold::games::frames::geometry::{FRAME_RADIUS, overlap};
use fourfold::games::frames::{Frames, Step, View, point_of};
use fourfold::table::{Choice, ObjectId, Ref, Saved, Seat};
use proptest::prelude::*;

use crate::walks::{Walk, config, seen, somewhere, step, walks};

proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn every_game_ends_and_is_sound_all_the_way(walk in walks()) {
        let (mut game, mut feet) = (walk.start(), walk.feet());
        let mut made = 0;
        while step(&mut game, &mut feet) {
            made += 1;
            prop_assert!(made < 5_000, "stuck in {:?}", game.step());
            if let Err(wrong) = game.audit() {
                return Err(TestCaseError::fail(format!("after {made} choices: {wrong}")));
            }
        }
        let outcome = game.outcome();
        prop_assert!(outcome.is_some_and(|o| o.winners.count() > 0), "{outcome:?}");
    }

    #[test]
    fn whatever_is_offered_is_accepted(walk in walks(), length in 0..500_usize) {
        let (mut game, _) = somewhere(walk, length);
        let Some(open) = game.decision().cloned() else { return Ok(()); };
        let mut here = Saved::default();
        game.snapshot(&mut here);
        for &option in &open.options {
            prop_assert!(game.choose(open.seat, option).is_ok(), "{option:?}");
            if let Err(wrong) = game.audit() {
                return Err(TestCaseError::fail(format!("{option:?}: {wrong}")));
            }
            game.restore(&here);
        }
    }

    #[test]
    fn whatever_is_not_offered_is_refused_and_changes_nothing(walk in walks(), length in 0..500_usize) {
        let (mut game, mut feet) = somewhere(walk, length);
        let before = seen(&mut game);
        let Some(open) = game.decision().cloned() else { return Ok(()); };
        const VERBS: [&str; 16] = ["pass", "activate", "aim", "none", "defend", "move", "to", "stay", "attack", "spot", "end", "use", "lose", "count", "place", "abandon"];
        for _ in 0..200 {
            let seat = Seat(feet.below(6) as u8);
            let subject = match feet.below(4) {
                0 => Ref::None,
                1 => Ref::Entry(feet.below(12) as u16),
                _ => Ref::Object(ObjectId(feet.below(120) as u16)),
            };
            let target = match feet.below(3) {
                0 => Ref::None,
                1 => feet.point(),
                _ => Ref::Object(ObjectId(feet.below(120) as u16)),
            };
            let verb = VERBS[feet.below(VERBS.len() as u32) as usize];
            let choice = Choice { verb, subject, target, amount: feet.below(8) as i32 };
            let asked = seat == open.seat && (open.options.contains(&choice) || open.asks_for_point(&choice));
            if !asked {
                prop_assert!(game.choose(seat, choice).is_err(), "{choice:?} by {seat:?}");
            }
        }
        prop_assert_eq!(before, seen(&mut game));
    }

    /// M-97, M-98: an accepted point keeps frames apart and on the field; a refused one changes nothing and
    /// names a rule.
    #[test]
    fn points_are_judged(walk in walks(), length in 0..500_usize) {
        let (mut game, mut feet) = somewhere(walk, length);
        for _ in 0..300 {
            let Some(open) = game.decision().cloned() else { break; };
            let Some(region) = open.region else {
                step(&mut game, &mut feet);
                continue;
            };
            let before = seen(&mut game);
            let point = region.to(feet.point());
            // Whatever may be moved to has a way, and asking for it changes nothing.
            let allowed = open.topic == "to" && game.permits(open.seat, point).is_ok();
            let way = point_of(point.target).and_then(|at| Frames::way(&mut game, at));
            prop_assert_eq!(way.map(|w| w.path.last().copied()), allowed.then(|| point_of(point.target)));
            prop_assert_eq!(&before, &seen(&mut game));
            match game.choose(open.seat, point) {
                Err(refused) => {
                    prop_assert!(!refused.refusal.rules.is_empty(), "{refused:?}");
                    prop_assert_eq!(before, seen(&mut game));
                    step(&mut game, &mut feet);
                }
                Ok(()) => prop_assert!(apart(&game.view(None))),
            }
        }
    }

    /// M-37.
    #[test]
    fn never_more_than_two_frames_are_in_their_turn(walk in walks()) {
        let (mut game, mut feet) = (walk.start(), walk.feet());
        while step(&mut game, &mut feet) {
            let view = game.view(None);
            let turns = [view.current.as_ref(), view.pending.as_ref()];
            let open: Vec<ObjectId> = turns.into_iter().flatten().map(|t| t.frame).collect();
            let fresh = |id: &ObjectId| view.frame(*id).is_none_or(|f| !f.acted);
            prop_assert!(!open.iter().any(fresh));
            if view.step == Step::Tactical {
                prop_assert!(open.is_empty());
            }
        }
    }

    /// Whoever gives up, the others play on to the end.
    #[test]
    fn giving_up_ends_only_ones_own_game(walk in walks(), length in 0..400_usize, quitter in 0..5_u8) {
        let Walk { table: Table { players, .. }, .. } = walk;
        let (mut game, mut feet) = somewhere(walk, length);
        if game.outcome().is_some() {
            return Ok(());
        }
        let quitter = Seat(quitter % players);
        prop_assert!(game.choose(quitter, Choice::new("concede")).is_ok());
        let mut made = 0;
        while let Some(open) = game.decision() {
            prop_assert!(open.seat != quitter, "asked after giving up: {open:?}");
            prop_assert!(!open.options.is_empty());
            step(&mut game, &mut feet);
            made += 1;
            prop_assert!(made < 5_000, "stuck");
            if let Err(wrong) = game.audit() {
                return Err(TestCaseError::fail(wrong));
            }
        }
        let winners = game.outcome().map(|o| o.winners);
        prop_assert!(winners.is_some_and(|w| w.count() > 0 && !w.contains(quitter)), "{winners:?}");
    }
}

/// The tests above would say little if combat order hardly ever came up.
#[test]
fn fresh_frames_are_attacked_in_these_walks() {
    let mut chains = 0;
    for n in 0..30 {
        let walk = Walk {
            seed: n,
            table: Table {
                players: 2 + (n % 4) as u8,
                battle: n % 3 == 0,
            },
            brought: n as u32 * 31,
            feet: 2 * n,
        };
        let (game, _) = somewhere(walk, 5_000);
        let forced = |e: &&fourfold::table::Event| e.verb == "activate" && e.amount == 1;
        chains += game.events(0).iter().filter(forced).count();
    }
    assert!(chains > 60, "{chains} in 30 games");
}

/// No two frames overlap.
fn apart(view: &View) -> bool {
    let standing: Vec<_> = view.frames.iter().filter(|(_, f)| f.stands()).collect();
    standing.iter().all(|(id, a)| {
        standing
            .iter()
            .filter(|(other, _)| other > id)
            .all(|(_, b)| !overlap(a.at, FRAME_RADIUS, b.at, FRAME_RADIUS))
    })
}
