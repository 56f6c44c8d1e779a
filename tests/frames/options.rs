//! Optional rules (rules page, section 9): whole games under each of them are sound and end.

use fourfold::games::frames::Setup;
use fourfold::games::frames::content::{Content, Rules, Table};
use fourfold::table::Match;

use crate::walks::{Game, Walk, content, step};

/// A few games with the rules changed. Returns how often each verb of the log came up.
fn play(players: u8, change: impl Fn(&mut Rules)) -> Vec<(&'static str, i32)> {
    let mut changed = content().clone();
    change(&mut changed.rules);
    let changed: &'static Content = Box::leak(Box::new(changed));
    let mut told = Vec::new();
    for seed in 0..12 {
        let walk = Walk {
            seed,
            table: Table {
                players,
                battle: false,
            },
            brought: seed as u32 * 13,
            feet: seed,
        };
        let setup = walk.setup();
        let companies = setup.companies.into_iter().map(|(name, mut units)| {
            if changed.rules.demo {
                units.truncate(2);
            }
            (name, units)
        });
        let mut game: Game = Match::new(
            Setup {
                content: changed,
                companies: companies.collect(),
                ..walk.setup()
            },
            seed,
        );
        let (mut feet, mut made) = (walk.feet(), 0);
        while step(&mut game, &mut feet) {
            made += 1;
            assert!(made < 5_000, "stuck in {:?}", game.step());
            game.audit().expect("the table is sound");
        }
        assert!(game.outcome().is_some_and(|o| o.winners.count() > 0));
        told.extend(game.events(0).iter().map(|e| (e.verb, e.amount)));
    }
    told
}

fn count(told: &[(&str, i32)], verb: &str) -> usize {
    told.iter().filter(|(v, _)| *v == verb).count()
}

#[test]
fn a_white_die_may_go_instead_of_a_system() {
    let before = count(&play(3, |_| {}), "lose_white");
    let with = count(&play(3, |rules| rules.drop_white = true), "lose_white");
    assert!(with > before, "{with} after {before}");
}

#[test]
fn systems_may_be_dropped_before_the_roll() {
    let before = count(&play(2, |_| {}), "lose_system");
    let with = count(&play(2, |rules| rules.jettison = true), "lose_system");
    assert!(with > before, "{with} after {before}");
}

#[test]
fn frames_act_by_initiative() {
    let told = play(4, |rules| rules.initiative = true);
    let rolls = told.iter().filter(|(verb, _)| *verb == "initiative");
    assert!(rolls.clone().count() > 100);
    assert!(rolls.clone().all(|(_, value)| (1..=20).contains(value)));
    assert!(count(&play(4, |_| {}), "initiative") == 0);
}

#[test]
fn a_tie_adds_one_round() {
    // One round only: companies that never fight end level now and then.
    let rules = |sudden: bool| {
        move |rules: &mut Rules| {
            rules.clock = 1;
            rules.sudden_round = sudden;
        }
    };
    let plain = play(5, rules(false));
    let sudden = play(5, rules(true));
    assert_eq!(count(&plain, "extra_round"), 0);
    assert_eq!(
        count(&sudden, "round"),
        count(&plain, "round") + count(&sudden, "extra_round")
    );
}

#[test]
fn the_demo_is_short_and_every_asset_is_worth_the_same() {
    let told = play(2, |rules| rules.demo = true);
    let worth = told.iter().filter(|(verb, _)| *verb == "ppa");
    assert!(worth.clone().count() > 0 && worth.clone().all(|(_, points)| *points == 5));
    let rounds = told.iter().filter(|(verb, _)| *verb == "round");
    assert!(rounds.clone().all(|(_, n)| *n <= 5));
    assert_eq!(count(&told, "role"), 0, "nobody defends");
}

#[test]
fn the_clock_starts_where_the_rules_say() {
    let clock = play(2, |rules| rules.clock = 3);
    let rounds = clock.iter().filter(|(verb, _)| *verb == "round");
    assert!(rounds.clone().all(|(_, n)| *n <= 3));
}
