//! What no card and no choice can break, seen from outside.

use std::collections::BTreeMap;

use fourfold::games::souls::{Souls, Step, View, seat_of};
use fourfold::table::{Choice, Event, Match, ObjectId, Ref, Seat};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use super::walk::{Four, Stroll, Table, Three, Together, Two, table};
use crate::kit::{Feet, Walk, config, somewhere, step};

/// A choice that is made in a walk: what was seen before, the choice, what happened.
struct Made {
    before: View,
    choice: Choice,
    events: Vec<Event>,
    after: View,
}

/// Walks on by one choice.
fn walk_on<T: Table>(game: &mut Match<Souls>, feet: &mut Feet) -> Option<Made> {
    let open = game.decision().cloned()?;
    let (before, log) = (Souls::reveal(game), game.events(0).len());
    step::<Stroll<T>>(game, feet);
    let pick = game.journal().picks.last().map(|&(_, pick)| pick)?;
    Some(Made {
        before,
        choice: open.options[usize::from(pick)],
        events: game.events(log).to_vec(),
        after: Souls::reveal(game),
    })
}

/// Looks at every choice of a walk.
fn every<T: Table>(
    walk: Stroll<T>,
    mut look: impl FnMut(&Made) -> TestCaseResult,
) -> TestCaseResult {
    let (mut game, mut feet) = (walk.start(), walk.feet());
    for _ in 0..1200 {
        match walk_on::<T>(&mut game, &mut feet) {
            Some(made) => look(&made)?,
            None => break,
        }
    }
    Ok(())
}

/// ¢ are never negative, only what the log tells of changes them, and what one player gives another gets (F-174).
fn coins<T: Table>(walk: Stroll<T>) -> TestCaseResult {
    every(walk, |made| {
        let coins = made.events.iter().filter(|e| e.verb == "coins");
        let mut given = 0;
        let mut change = [0; 4];
        for event in coins {
            change[event.seat.index()] += event.amount;
            given += if event.from == Ref::None {
                0
            } else {
                event.amount
            };
        }
        prop_assert_eq!(given, 0, "what is handed over is neither made nor lost");
        for (seat, change) in (0..T::SEATS).map(Seat).zip(change) {
            let [was, is] = [&made.before, &made.after].map(|v| v.players[seat.index()].coins);
            prop_assert!(is >= 0);
            prop_assert_eq!(was + change, is, "{:?}", made.choice);
        }
        Ok(())
    })
}

/// Every card lies in exactly one zone, and none is made or lost.
fn cards<T: Table>(walk: Stroll<T>) -> TestCaseResult {
    let all = |view: &View| -> BTreeMap<ObjectId, usize> {
        let mut lies = BTreeMap::new();
        for id in view.zones.iter().flatten().flatten() {
            *lies.entry(*id).or_default() += 1;
        }
        lies
    };
    let mut first: Option<Vec<ObjectId>> = None;
    every(walk, |made| {
        let lies = all(&made.after);
        prop_assert!(lies.values().all(|&n| n == 1), "a card lies in two places");
        let ids: Vec<ObjectId> = lies.into_keys().collect();
        let known = first.get_or_insert_with(|| ids.clone());
        prop_assert_eq!(&*known, &ids, "a card has come or gone");
        Ok(())
    })
}

/// F-68, F-69: after a choice the stack below what resolved is what it was, unless something was taken off it.
fn stack<T: Table>(walk: Stroll<T>) -> TestCaseResult {
    every(walk, |made| {
        let mut stack: Vec<u16> = made.before.stack.iter().map(|e| e.serial).collect();
        let serial = |event: &Event| match event.subject {
            Ref::Entry(serial) => serial,
            _ => u16::MAX,
        };
        for event in &made.events {
            match event.verb {
                "push" => stack.push(serial(event)),
                "cancel" => stack.retain(|&s| s != serial(event)),
                "resolve" | "rolled" => {
                    let top = stack.pop();
                    prop_assert_eq!(top, Some(serial(event)), "not the top: {:?}", event);
                }
                _ => {}
            }
        }
        let after: Vec<u16> = made.after.stack.iter().map(|e| e.serial).collect();
        prop_assert_eq!(stack, after, "{:?}", made.choice);
        Ok(())
    })
}

/// F-74: nobody has priority in the recharge step, in end steps 2 to 4 and before the game.
fn priority<T: Table>(walk: Stroll<T>) -> TestCaseResult {
    let (mut game, mut feet) = (walk.start(), walk.feet());
    for _ in 0..1500 {
        let Some(open) = game.decision().cloned() else {
            break;
        };
        let view = game.view(None);
        let idle = matches!(
            view.step,
            Step::Setup
                | Step::Draft
                | Step::Recharge
                | Step::HandLimit
                | Step::RoomDiscard
                | Step::TurnPasses
        );
        prop_assert!(
            !idle || open.topic != "act",
            "asked to act in {:?}",
            view.step
        );
        prop_assert!(!idle || view.priority.is_none());
        if open.topic == "act" && view.step != Step::Action {
            prop_assert_eq!(view.priority, Some(open.seat));
        }
        step::<Stroll<T>>(&mut game, &mut feet);
    }
    Ok(())
}

/// F-137: a player dies at most once a turn. F-15, F-16: nobody attacks or buys more than they may.
fn turns<T: Table>(walk: Stroll<T>) -> TestCaseResult {
    let mut dead = [false; 4];
    every(walk, |made| {
        for event in &made.events {
            match (event.verb, event.subject) {
                ("turn", _) => dead = [false; 4],
                ("die", Ref::Object(e)) => {
                    if let Some(seat) = seat_of(e) {
                        prop_assert!(!dead[seat.index()], "{seat:?} dies twice in one turn");
                        dead[seat.index()] = true;
                    }
                }
                _ => {}
            }
        }
        let active = &made.before.players[made.before.active.index()];
        match made.choice.verb {
            "attack" => prop_assert!(active.attacks > 0 || !made.before.musts.is_empty()),
            "purchase" => prop_assert!(active.purchases > 0),
            "play" => {
                let seat = made
                    .events
                    .iter()
                    .find(|e| e.verb == "push")
                    .map(|e| e.seat);
                if let Some(seat) = seat {
                    prop_assert!(made.before.players[seat.index()].loot_plays > 0);
                }
            }
            _ => {}
        }
        for player in &made.after.players {
            prop_assert!(
                (0..=player.max_hp.max(0)).contains(&player.hp),
                "{player:?}"
            );
        }
        Ok(())
    })
}

macro_rules! rules {
    ($name:ident, $table:ty) => {
        mod $name {
            use super::*;

            proptest! {
                #![proptest_config(config(12))]

                #[test]
                fn coins_are_accounted_for(walk in Stroll::<$table>::strolls()) {
                    coins(walk)?;
                }

                #[test]
                fn cards_are_neither_made_nor_lost(walk in Stroll::<$table>::strolls()) {
                    cards(walk)?;
                }

                #[test]
                fn only_the_top_of_the_stack_resolves(walk in Stroll::<$table>::strolls()) {
                    stack(walk)?;
                }

                #[test]
                fn nobody_has_priority_where_nobody_may(walk in Stroll::<$table>::strolls()) {
                    priority(walk)?;
                }

                #[test]
                fn one_death_and_no_more_attacks_than_allowed_a_turn(walk in Stroll::<$table>::strolls()) {
                    turns(walk)?;
                }
            }
        }
    };
}

rules!(two, Two);
rules!(three, Three);
rules!(four, Four);
rules!(together, Together);

/// The walks above would say little if hardly anything happened on them.
#[test]
fn a_lot_happens_on_these_walks() {
    let verbs = [
        "push", "rolled", "hit", "miss", "damage", "die", "soul", "buy", "coins", "heal", "cancel",
        "control", "counters", "fizzle", "recharge", "win",
    ];
    let mut counts = [0; 16];
    for seed in 0..24 {
        let (game, _) = somewhere(table::<Three>(seed), usize::MAX);
        for (count, verb) in counts.iter_mut().zip(verbs) {
            *count += game.events(0).iter().filter(|e| e.verb == verb).count();
        }
    }
    assert!(counts.iter().all(|&n| n > 3), "{verbs:?} {counts:?}");
}
