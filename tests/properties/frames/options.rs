//! Optional rules (rules page, section 9): whole games under each of them are sound and end.

use fourfold::games::frames::Setup;
use fourfold::games::frames::content::{
    Area, Content, Rules, Split, System, Table, systems_answer,
};
use fourfold::table::{Event, Match, Ref};

use super::walk::{Game, Stroll, content};
use crate::kit::{Walk, step};

/// A few games with the rules changed. Returns everything that was told.
fn play(players: u8, change: impl Fn(&mut Rules)) -> Vec<Event> {
    play_with(players, |content| change(&mut content.rules))
}

/// The same with any of the content changed.
fn play_with(players: u8, change: impl Fn(&mut Content)) -> Vec<Event> {
    let mut changed = content().clone();
    change(&mut changed);
    let changed: &'static Content = Box::leak(Box::new(changed));
    let mut told = Vec::new();
    for seed in 0..12 {
        let walk = Stroll {
            seed,
            table: Table {
                players,
                battle: false,
            },
            brought: seed as u32 * 13,
            feet: seed,
            able: false,
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
        while step::<Stroll>(&mut game, &mut feet) {
            made += 1;
            assert!(made < 5_000, "stuck in {:?}", game.step());
            game.audit().expect("the table is sound");
        }
        assert!(game.outcome().is_some_and(|o| o.winners.count() > 0));
        told.extend_from_slice(game.events(0));
    }
    told
}

fn count(told: &[Event], verb: &str) -> usize {
    amounts(told, verb).count()
}

fn amounts(told: &[Event], verb: &str) -> impl Iterator<Item = i32> + Clone {
    let fitting = told.iter().filter(move |e| e.verb == verb);
    fitting.map(|e| e.amount)
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
    let mut rolls = amounts(&told, "initiative");
    assert!(rolls.clone().count() > 100);
    assert!(rolls.all(|value| (1..=20).contains(&value)));
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
    let mut worth = amounts(&told, "ppa");
    assert!(worth.clone().count() > 0 && worth.all(|points| points == 5));
    assert!(amounts(&told, "round").all(|n| n <= 5));
    assert_eq!(count(&told, "role"), 0, "nobody defends");
}

#[test]
fn the_clock_starts_where_the_rules_say() {
    let clock = play(2, |rules| rules.clock = 3);
    assert!(amounts(&clock, "round").all(|n| n <= 3));
}

/// Puts `new` in the place of every frame's first `old`, where that is legal.
fn refit(content: &mut Content, old: System, new: System) {
    for frame in &mut content.frames {
        let mut systems = frame.systems;
        if systems.get(old) > 0 {
            systems.0[old.index()] -= 1;
            systems.0[new.index()] += 1;
        }
        if systems_answer(&content.rules, systems).is_ok() {
            frame.systems = systems;
        }
    }
}

#[test]
fn weapons_may_be_split_over_two_ranges() {
    let far = System::Split(Split::DirectArtillery);
    let near = System::Split(Split::MeleeDirect);
    let mut told = Vec::new();
    for players in 2..=5 {
        told.extend(play_with(players, |content| {
            content.rules.split_ranges = true;
            refit(content, System::Direct, far);
            refit(content, System::Melee, near);
        }));
    }
    for system in [far, near] {
        let kind = Ref::Kind(system.index() as u8);
        let lost = |e: &&Event| e.verb == "lose_system" && e.from == kind;
        let times = told.iter().filter(lost).count();
        assert!(times > 4, "{system} was lost {times} times");
    }
}

/// A good part of every field is hazardous ground.
fn swamp(content: &mut Content) {
    content.rules.hazards = true;
    for field in &mut content.fields {
        let radius = field.width / 4;
        field.hazards = vec![Area { x: 0, y: 0, radius }];
    }
}

#[test]
fn hazardous_ground_takes_white_dice() {
    for players in 2..=5 {
        let bare = play_with(players, swamp);
        let sealed = play_with(players, |content| {
            swamp(content);
            refit(content, System::Spotting, System::Environment);
            refit(content, System::Movement, System::Environment);
        });
        let (bare, with) = (count(&bare, "hazard"), count(&sealed, "hazard"));
        assert!(bare > with && with > 0, "{bare} bare, {with} sealed");
        let lost = Ref::Kind(System::Environment.index() as u8);
        assert!(
            sealed
                .iter()
                .any(|e| e.verb == "lose_system" && e.from == lost)
        );
    }
    let off = play_with(3, |content| {
        swamp(content);
        content.rules.hazards = false;
    });
    assert_eq!(count(&off, "hazard"), 0);
}

#[test]
fn frames_climb_and_fall() {
    let mut told = Vec::new();
    for players in 2..=5 {
        told.extend(play_with(players, |content| {
            content.rules.climbing = true;
            refit(content, System::Defense, System::Movement);
            for field in &mut content.fields {
                let radius = field.width / 6;
                field.roofs = vec![Area { x: 0, y: 0, radius }];
            }
        }));
    }
    let mut climbs = amounts(&told, "climb");
    let up = climbs.clone().filter(|n| *n > 0).count();
    let down = climbs.clone().filter(|n| *n < 0).count();
    let mut falls = amounts(&told, "fall");
    let fell = falls.clone().count();
    assert!(
        up > 5 && down > 0 && fell > 5,
        "{up} up, {down} down, {fell} falls"
    );
    assert!(climbs.all(|n| (1..=3).contains(&n.abs())));
    assert!(falls.all(|n| (1..=3).contains(&n)));
    let flat = play(3, |_| {});
    assert_eq!(count(&flat, "climb") + count(&flat, "fall"), 0);
}

#[test]
fn all_optional_rules_together() {
    for players in 2..=5 {
        let told = play_with(players, |content| {
            swamp(content);
            let rules = &mut content.rules;
            (rules.split_ranges, rules.climbing) = (true, true);
            (rules.drop_white, rules.jettison) = (true, true);
            (rules.sudden_round, rules.initiative) = (true, true);
            refit(
                content,
                System::Direct,
                System::Split(Split::DirectArtillery),
            );
            refit(content, System::Spotting, System::Environment);
        });
        assert!(count(&told, "win") > 0);
    }
}
