//! Players who give up and leave the others to play on (R59).

use fourfold::games::souls::{Place, Souls, zone};
use fourfold::table::{Choice, Match, Seat};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use super::walk::{Four, Stroll, Table, Three};
use crate::kit::{Walk, config, step};

/// At some moments somebody leaves, whoever is asked; everything stays sound, nobody asks those who left, and the
/// last one wins.
fn leaves<T: Table>(walk: Stroll<T>, moments: &[(usize, u8)]) -> TestCaseResult {
    let (mut game, mut feet) = (walk.start(), walk.feet());
    let mut gone: Vec<Seat> = Vec::new();
    for &(steps, who) in moments {
        for _ in 0..steps {
            if game.outcome().is_some() {
                return Ok(());
            }
            step::<Stroll<T>>(&mut game, &mut feet);
        }
        if game.outcome().is_some() {
            return Ok(());
        }
        let left: Vec<Seat> = (0..T::SEATS)
            .map(Seat)
            .filter(|s| !gone.contains(s))
            .collect();
        let seat = left[usize::from(who) % left.len()];
        prop_assert!(game.choose(seat, Choice::new("concede")).is_ok());
        if left.len() == 2 {
            let outcome = game.outcome().expect("one is left");
            let last = left.into_iter().find(|&s| s != seat);
            let winners: Vec<Seat> = outcome.winners.iter().collect();
            prop_assert_eq!(winners, last.into_iter().collect::<Vec<_>>());
            return Ok(());
        }
        gone.push(seat);
        // Nobody leaves twice.
        let before = (game.digest(), game.journal().picks.len());
        let again = game.choose(seat, Choice::new("concede"));
        let rules = again.err().map(|refused| refused.refusal.rules);
        prop_assert_eq!(rules, Some(&["R59", "T-01"][..]));
        prop_assert_eq!((game.digest(), game.journal().picks.len()), before);
        sound(&mut game, &gone)?;
    }
    // The others play on, and what was played is played again from its journal.
    for _ in 0..150 {
        if game.outcome().is_some() {
            break;
        }
        step::<Stroll<T>>(&mut game, &mut feet);
        sound(&mut game, &gone)?;
    }
    let mut again = walk.start();
    let picks = game.journal().picks.len();
    prop_assert_eq!(again.follow(game.journal(), picks), picks);
    prop_assert_eq!(again.digest(), game.digest());
    Ok(())
}

fn sound(game: &mut Match<Souls>, gone: &[Seat]) -> TestCaseResult {
    let fault = game.audit().err();
    prop_assert!(fault.is_none(), "{fault:?}");
    prop_assert!(
        game.outcome().is_some() || game.decision().is_some(),
        "nobody is asked"
    );
    if let Some(open) = game.decision() {
        prop_assert!(
            !gone.contains(&open.seat),
            "{:?} is asked and has left",
            open.seat
        );
    }
    let view = Souls::reveal(game);
    for &seat in gone {
        prop_assert!(view.players[seat.index()].gone);
        let of = [
            Place::Hand,
            Place::Character,
            Place::Items,
            Place::Curses,
            Place::Souls,
        ];
        for place in of {
            let row = &view.zones[usize::from(zone(place(seat)).0)];
            prop_assert!(row.is_empty(), "{:?} is not empty", place(seat));
        }
        prop_assert!(view.stack.iter().all(|entry| entry.controller != seat));
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn three_players_leave_one_by_one(walk in Stroll::<Three>::strolls(), moments in proptest::collection::vec((0..120_usize, any::<u8>()), 1..3)) {
        leaves(walk, &moments)?;
    }

    #[test]
    fn four_players_leave_one_by_one(walk in Stroll::<Four>::strolls(), moments in proptest::collection::vec((0..120_usize, any::<u8>()), 1..4)) {
        leaves(walk, &moments)?;
    }
}
