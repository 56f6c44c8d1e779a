//! Positions of Souls, cut out of matches and edited.

use std::collections::BTreeMap;

use fourfold::games::souls::Souls;
use fourfold::table::{Choice, Match, Seat};
use fourfold::tools::editing::{EditableGame, write};

use super::walk::{Stroll, Three, content, table};
use crate::kit::positions::positions;
use crate::kit::{Walk, step};

positions!(Stroll<Three>, Stroll::<Three>::strolls(), content());

/// Attacks between two rolls, cut out of walks: what is written is read again as the same, and a match that begins
/// with it attacks the same card after as many rolls, with the same helpers.
#[test]
fn a_running_attack_comes_back_as_it_was() {
    let (mut found, mut whole) = (0, 0);
    for seed in 0..30 {
        let walk = table::<Three>(seed);
        let (mut game, mut feet) = (walk.start(), walk.feet());
        for _ in 0..200 {
            if let Ok(cut) = Souls::extract(&mut game)
                && let Some(attack) = cut.position.position.attack
            {
                found += 1;
                let draft = &cut.position;
                assert_eq!(Souls::problem(draft, content()), None);
                let text = write::<Souls>(draft, content(), "Attack");
                let read = Souls::read("a.ron", &text, content()).expect("it can be read");
                assert!(read[0].1 == *draft, "{text}");
                if cut.whole && attack.rolls > 0 {
                    whole += 1;
                    let setup = Souls::deal_from(draft, content());
                    let mut again = Match::<Souls>::new(setup, seed);
                    let running = |game: &mut Match<Souls>| {
                        let view = Souls::reveal(game);
                        let attack = view.attack.clone().expect("an attack runs");
                        let target = attack.target.and_then(|e| view.card(e));
                        let face = target.expect("it is in play").face;
                        (attack.attacker, attack.helpers, attack.rolls, face)
                    };
                    assert_eq!(running(&mut again), running(&mut game), "{text}");
                    let back = Souls::extract(&mut again).expect("it can be cut out again");
                    assert!(back.position == *draft, "{text}");
                }
            }
            if !step::<Stroll<Three>>(&mut game, &mut feet) {
                break;
            }
        }
    }
    assert!(
        found > 20 && whole > 10,
        "{found} attacks, {whole} of them whole"
    );
}

/// Positions with something on the stack, cut out of walks: what is written is read again as the same, and a match
/// that begins with it asks the same, stands so and goes on alike.
#[test]
fn what_waits_on_the_stack_comes_back_as_it_was() {
    let (mut found, mut whole, mut kinds) = (0, 0, BTreeMap::new());
    let mut deaths = BTreeMap::new();
    for seed in 0..40 {
        let walk = table::<Three>(seed);
        let (mut game, mut feet) = (walk.start(), walk.feet());
        for _ in 0..300 {
            if let Ok(cut) = Souls::extract(&mut game)
                && !cut.position.position.stack.is_empty()
                && Souls::problem(&cut.position, content()).is_none()
            {
                found += 1;
                let draft = &cut.position;
                let text = write::<Souls>(draft, content(), "Stack");
                let read = Souls::read("a.ron", &text, content());
                let read = read.unwrap_or_else(|wrong| panic!("{wrong}\n{text}"));
                assert!(read[0].1 == *draft, "{text}");
                if cut.whole {
                    whole += 1;
                    for entry in &draft.position.stack.entries {
                        *kinds.entry(entry.kind).or_insert(0) += 1;
                    }
                    for death in &draft.position.deaths {
                        *deaths.entry(format!("{:?}", death.step)).or_insert(0) += 1;
                    }
                    comes_back(&mut game, draft, seed, &text);
                }
            }
            if !step::<Stroll<Three>>(&mut game, &mut feet) {
                break;
            }
        }
    }
    assert!(found > 400 && whole > 300, "{found} stacks, {whole} whole");
    assert!(kinds.len() >= 6, "{kinds:?}");
    assert!(deaths.len() >= 3, "{deaths:?}");
}

/// A match that begins there asks the same, and after everybody has passed once the same waits and the same is asked.
fn comes_back(
    game: &mut Match<Souls>,
    draft: &<Souls as EditableGame>::Draft,
    seed: u64,
    text: &str,
) {
    let setup = Souls::deal_from(draft, content());
    let mut again = Match::<Souls>::new(setup, seed);
    let fault = again.audit().err();
    assert!(fault.is_none(), "{fault:?}\n{text}");
    let asks = |game: &Match<Souls>| game.decision().map(|d| (d.seat, d.topic, d.options.len()));
    assert_eq!(asks(&again), asks(game), "{text}");
    let back = Souls::extract(&mut again).expect("it can be cut out again");
    assert!(back.position == *draft, "{text}");
    let mut there = Match::<Souls>::new(game.setup().clone(), game.replay().header.seed);
    there.follow(&game.replay().journal, usize::MAX);
    let passes = |game: &mut Match<Souls>| {
        let pass = |o: &Choice| o.verb == "pass";
        let at = game
            .decision()
            .filter(|d| d.topic == "act")?
            .options
            .iter()
            .position(pass)?;
        game.pick(at).then(|| (asks(game), stack(game)))
    };
    let top = |game: &mut Match<Souls>| Souls::reveal(game).stack.last().map(|e| e.serial);
    for _ in 0..3 {
        let before = top(&mut there);
        let (one, other) = (passes(&mut again), passes(&mut there));
        if top(&mut there) != before {
            // What comes of the entry that has resolved may be chance.
            break;
        }
        assert_eq!(one, other, "{text}");
    }
}

/// The entries of the stack, without their numbers.
fn stack(game: &mut Match<Souls>) -> Vec<(String, Seat, i32)> {
    let view = Souls::reveal(game);
    let entries = view.stack.iter();
    let entries = entries.map(|e| (format!("{:?}", e.kind), e.controller, e.amount));
    entries.collect()
}
