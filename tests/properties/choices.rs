//! What is on the table, what is offered, and what is refused.

use fourfold::games::biomes::Setup;
use fourfold::table::{Choice, Match, ObjectId, Ref, Saved, Seat, ZoneId};
use proptest::prelude::*;

use crate::walks::{Feet, SEATS, Table, Walk, config, seen, somewhere, step, walks};

/// A choice that resembles those the game knows, and mostly is not on offer.
fn mutated(game: &Table, feet: &mut Feet) -> Choice {
    const VERBS: [&str; 30] = [
        "pass", "play", "skill", "make", "convert", "anomaly", "keep", "mulligan", "advance",
        "gear", "attack", "defend", "order", "assign", "done", "target", "mode", "x", "pay",
        "become", "react", "yes", "no", "arrive", "collapse", "discard", "bottom", "top", "under",
        "nonsense",
    ];
    let mut choice = game.decision().map_or(Choice::new("pass"), |open| {
        open.options[feet.below(open.options.len())]
    });
    let reference = |feet: &mut Feet| match feet.below(7) {
        0 => Ref::None,
        1 => Ref::Seat(Seat(feet.below(4) as u8)),
        2 => Ref::Zone(ZoneId(feet.below(30) as u8)),
        3 => Ref::Entry(feet.below(200) as u16),
        4 => Ref::Kind(feet.below(9) as u8),
        _ => Ref::Object(ObjectId(feet.below(400) as u16)),
    };
    match feet.below(4) {
        0 => choice.verb = VERBS[feet.below(30)],
        1 => choice.subject = reference(feet),
        2 => choice.target = reference(feet),
        _ => choice.amount += feet.below(7) as i32 - 3,
    }
    choice
}

/// `choice` of `seat` is refused in a sentence, and nothing changes.
fn refused(game: &mut Table, seat: Seat, choice: Choice) {
    let before = seen(game);
    let refused = game.choose(seat, choice).expect_err("not on offer");
    let reason = refused.refusal.reason;
    assert!(
        reason.ends_with('.') && reason.len() > 8,
        "{choice:?}: {reason:?}"
    );
    assert_eq!(refused.choice, choice);
    assert_eq!(
        before,
        seen(game),
        "a refused {choice:?} of {seat:?} changed something"
    );
}
proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn every_card_is_in_one_place_and_nothing_impossible_stands_on_the_table(walk in walks()) {
        let (mut game, mut feet) = (walk.start(), walk.feet());
        for n in 0..1500 {
            let sound = game.audit();
            prop_assert!(sound.is_ok(), "after {n} choices in {:?}: {sound:?}", game.step());
            if !step(&mut game, &mut feet) {
                break;
            }
        }
    }

    #[test]
    fn what_is_offered_is_accepted_and_changes_something(walk in walks(), length in 0..700_usize) {
        let (mut game, _) = somewhere(walk, length);
        let Some(open) = game.decision().cloned() else { return Ok(()) };
        let before = seen(&mut game);
        let mut here = Saved::default();
        game.snapshot(&mut here);
        for (n, choice) in open.options.iter().enumerate() {
            prop_assert!(!open.options[..n].contains(choice), "offered twice: {choice:?}");
            prop_assert_eq!(game.choose(open.seat, *choice), Ok(()));
            let after = seen(&mut game);
            prop_assert!(
                after.decision != before.decision || after.views != before.views,
                "{choice:?} changed nothing"
            );
            prop_assert!(after.journal.picks.len() == before.journal.picks.len() + 1);
            game.restore(&here);
        }
        prop_assert_eq!(before, seen(&mut game));
    }

    #[test]
    fn what_is_not_offered_is_refused_and_changes_nothing(walk in walks(), length in 0..500_usize) {
        let (mut game, mut feet) = somewhere(walk, length);
        let mut earlier: Vec<Choice> = Vec::new();
        for _ in 0..25 {
            let Some(open) = game.decision().cloned() else { break };
            refused(&mut game, open.seat.other(), open.options[0]);
            refused(&mut game, Seat(2 + feet.below(250) as u8), open.options[0]);
            let strange = mutated(&game, &mut feet);
            let stale = earlier.iter().rev().take(20).copied();
            for choice in stale.chain([strange]) {
                if !open.options.contains(&choice) {
                    refused(&mut game, open.seat, choice);
                }
                refused(&mut game, open.seat.other(), choice);
            }
            earlier.extend(open.options);
            step(&mut game, &mut feet);
        }
    }

    #[test]
    fn every_refusal_within_the_rules_names_its_rule(walk in walks(), length in 0..700_usize) {
        let (mut game, mut feet) = somewhere(walk, length);
        for _ in 0..20 {
            let Some(open) = game.decision().cloned() else { break };
            let before = seen(&mut game);
            for seat in SEATS {
                for no in game.why_not(seat) {
                    prop_assert!(!no.refusal.rules.is_empty() && no.refusal.reason.ends_with('.'));
                    prop_assert!(
                        seat != open.seat || !open.options.contains(&no.choice),
                        "offered and refused: {no:?}"
                    );
                }
            }
            prop_assert_eq!(before, seen(&mut game));
            step(&mut game, &mut feet);
        }
    }
}

#[test]
fn a_long_walk_ends_and_no_choice_floods_the_log() {
    let mut table: Option<Table> = None;
    let (mut made, mut seed) = (0, 0);
    while made < 20_000 {
        seed += 1;
        let walk = Walk {
            seed,
            decks: [0, 1],
            best_of: 1 + 2 * (seed % 2) as u8,
            feet: seed,
        };
        let (setup, mut feet): (Setup, Feet) = (walk.setup(), walk.feet());
        let game = match &mut table {
            Some(game) => {
                game.reset(setup, seed, true);
                game
            }
            none => none.insert(Match::new(setup, seed)),
        };
        let mut log = game.events(0).len();
        assert!(log < 400, "set up with {log} events");
        while step(game, &mut feet) {
            made += 1;
            let now = game.events(0).len();
            assert!(now - log < 400, "{} events in {:?}", now - log, game.step());
            log = now;
        }
        assert!(
            game.outcome().is_some(),
            "stuck in {:?} with seed {seed}",
            game.step()
        );
    }
}
