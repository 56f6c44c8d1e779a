//! Points, turns, and giving up.

use fourfold::games::frames::content::Table;
use fourfold::games::frames::geometry::{FRAME_RADIUS, overlap};
use fourfold::games::frames::{Frames, Step, View, point_of};
use fourfold::table::{Choice, ObjectId, Seat};
use proptest::prelude::*;

use super::walk::{Stroll, point, strolls};
use crate::kit::{Walk, config, seen, somewhere, step};

proptest! {
    #![proptest_config(config(24))]

    /// M-97, M-98: an accepted point keeps frames apart and on the field; a refused one changes nothing and
    /// names a rule.
    #[test]
    fn points_are_judged(walk in strolls(), length in 0..500_usize) {
        let (mut game, mut feet) = somewhere(walk, length);
        for _ in 0..300 {
            let Some(open) = game.decision().cloned() else { break; };
            let Some(region) = open.region else {
                step::<Stroll>(&mut game, &mut feet);
                continue;
            };
            let before = seen::<Stroll>(&mut game);
            let point = region.to(point(&mut feet));
            // Whatever may be moved to has a way, and asking for it changes nothing.
            let leaps = game.view(None).puts.is_some();
            let allowed = open.topic == "to" && game.permits(open.seat, point).is_ok();
            let way = point_of(point.target).and_then(|at| Frames::way(&mut game, at));
            // A frame that an ability moves needs none (M-168).
            if !leaps {
                prop_assert_eq!(way.map(|w| w.path.last().copied()), allowed.then(|| point_of(point.target)));
            }
            prop_assert_eq!(&before, &seen::<Stroll>(&mut game));
            match game.choose(open.seat, point) {
                Err(refused) => {
                    prop_assert!(!refused.refusal.rules.is_empty(), "{refused:?}");
                    prop_assert_eq!(before, seen::<Stroll>(&mut game));
                    step::<Stroll>(&mut game, &mut feet);
                }
                Ok(()) => prop_assert!(apart(&game.view(None))),
            }
        }
    }

    /// M-37.
    #[test]
    fn never_more_than_two_frames_are_in_their_turn(walk in strolls()) {
        let (mut game, mut feet) = (walk.start(), walk.feet());
        while step::<Stroll>(&mut game, &mut feet) {
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
    fn giving_up_ends_only_ones_own_game(walk in strolls(), length in 0..400_usize, quitter in 0..5_u8) {
        let Stroll { table: Table { players, .. }, .. } = walk;
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
            step::<Stroll>(&mut game, &mut feet);
            made += 1;
            prop_assert!(made < 5_000, "stuck");
            if let Err(wrong) = game.audit() {
                return Err(TestCaseError::fail(wrong.to_string()));
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
        let walk = Stroll {
            seed: n,
            table: Table {
                players: 2 + (n % 4) as u8,
                battle: n % 3 == 0,
            },
            brought: n as u32 * 31,
            feet: 2 * n,
            able: false,
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
