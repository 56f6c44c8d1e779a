//! What holds in every match: random walks from random seeds, decks and lengths of a game.

mod common;

use common::{SEATS, Walk, seen, step, view, walks, wander};
use fourfold::games::biomes::{Biomes, ObjectView, Place, Setup, View, place};
use fourfold::table::{Choice, Event, Look, Match, ObjectId, Ref, Saved, Seat, TableRng, ZoneId};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

type Table = Match<Biomes>;

fn config(cases: u32) -> ProptestConfig {
    // The same walks in every run, unless somebody asks for others with PROPTEST_CASES.
    let other = std::env::var_os("PROPTEST_CASES").is_some();
    let usual = ProptestConfig::default();
    ProptestConfig {
        cases: if other { usual.cases } else { cases },
        rng_seed: if other {
            usual.rng_seed
        } else {
            RngSeed::Fixed(2026)
        },
        max_shrink_iters: 64,
        failure_persistence: None,
        ..usual
    }
}

fn somewhere(walk: Walk, length: usize) -> (Table, TableRng) {
    let (mut game, mut feet) = (walk.start(), walk.feet());
    wander(&mut game, &mut feet, length);
    (game, feet)
}

/// A choice that resembles those the game knows, and mostly is not on offer.
fn mutated(game: &Table, feet: &mut TableRng) -> Choice {
    const VERBS: [&str; 30] = [
        "pass", "play", "skill", "make", "convert", "anomaly", "keep", "mulligan", "advance",
        "gear", "attack", "defend", "order", "assign", "done", "target", "mode", "x", "pay",
        "become", "react", "yes", "no", "arrive", "collapse", "discard", "bottom", "top", "under",
        "nonsense",
    ];
    let mut choice = game.decision().map_or(Choice::new("pass"), |open| {
        open.options[feet.below(open.options.len() as u32) as usize]
    });
    let reference = |feet: &mut TableRng| match feet.below(7) {
        0 => Ref::None,
        1 => Ref::Seat(Seat(feet.below(4) as u8)),
        2 => Ref::Zone(ZoneId(feet.below(30) as u8)),
        3 => Ref::Entry(feet.below(200) as u16),
        4 => Ref::Kind(feet.below(9) as u8),
        _ => Ref::Object(ObjectId(feet.below(400) as u16)),
    };
    match feet.below(4) {
        0 => choice.verb = VERBS[feet.below(30) as usize],
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

/// Ids of cards that `seat` does not see.
fn hidden(view: &View) -> Vec<ObjectId> {
    let known: Vec<ObjectId> = view.objects.iter().map(|o| o.id).collect();
    (11..311)
        .map(ObjectId)
        .filter(|id| !known.contains(id))
        .collect()
}

fn mentions(event: &Event) -> impl Iterator<Item = ObjectId> {
    [event.subject, event.from, event.to]
        .into_iter()
        .filter_map(|r| match r {
            Ref::Object(id) => Some(id),
            _ => None,
        })
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

    #[test]
    fn taking_back_is_as_if_never_chosen(walk in walks(), length in 1..400_usize, back in 0..400_usize) {
        let (mut game, _) = somewhere(walk, length);
        let made = game.journal().picks.len();
        let back = back.min(made);
        let journal = game.journal().clone();
        game.undo(back);
        let mut fresh = walk.start();
        prop_assert_eq!(fresh.play_journal(&journal, made - back), made - back);
        prop_assert_eq!(seen(&mut game), seen(&mut fresh));
        prop_assert_eq!(game.undoable(), fresh.undoable());
        let (mut walked, _) = somewhere(walk, made - back);
        prop_assert_eq!(seen(&mut game), seen(&mut walked));
    }

    #[test]
    fn what_can_be_taken_back_showed_nothing(walk in walks(), length in 0..600_usize) {
        let (mut game, mut feet) = (walk.start(), walk.feet());
        // Length of the log before each choice.
        let mut marks = Vec::new();
        for _ in 0..length {
            marks.push(game.events(0).len());
            if !step(&mut game, &mut feet) {
                break;
            }
        }
        let made = game.journal().picks.len();
        let free = game.undoable();
        prop_assert!(free <= made);
        let from = marks.get(made - free).copied().unwrap_or(usize::MAX);
        for event in game.events(from) {
            let drawn = matches!((event.verb, event.from), ("move", Ref::Zone(z)) if place(z).1 == Place::Deck);
            let shown = drawn || ["shuffle", "look", "match"].contains(&event.verb);
            prop_assert!(!shown, "taken back over {event:?}");
        }
        if free < made {
            let told = game.events(marks[made - free - 1]);
            prop_assert!(told.iter().any(|e| e.verb == "move" || e.verb == "shuffle" || e.verb == "look"));
        }
    }

    #[test]
    fn a_journal_plays_the_same_match_anywhere(walk in walks(), other in walks(), length in 0..700_usize) {
        let (mut game, _) = somewhere(walk, length);
        let journal = game.journal().clone();
        let expected = seen(&mut game);
        let made = journal.picks.len();

        let mut fresh = walk.start();
        prop_assert_eq!(fresh.play_journal(&journal, made), made);
        prop_assert_eq!(&seen(&mut fresh), &expected);

        let (mut used, _) = somewhere(other, 60);
        used.reset(walk.setup(), walk.seed, true);
        prop_assert_eq!(used.play_journal(&journal, made), made);
        prop_assert_eq!(&seen(&mut used), &expected);

        // Without a log, and with an excursion on the way.
        used.reset(walk.setup(), walk.seed, false);
        let mut feet = walk.feet();
        wander(&mut used, &mut feet, made / 2);
        let mut here = Saved::default();
        used.snapshot(&mut here);
        wander(&mut used, &mut other.feet(), 80);
        used.restore(&here);
        wander(&mut used, &mut feet, made - made / 2);
        prop_assert_eq!(&seen(&mut used), &expected);
    }

    #[test]
    fn a_restored_match_goes_on_as_before(walk in walks(), length in 0..600_usize, away in 0..300_usize) {
        let (mut game, mut feet) = somewhere(walk, length);
        let before = seen(&mut game);
        let mut here = Saved::default();
        game.snapshot(&mut here);
        let mut same_feet = feet.clone();
        wander(&mut game, &mut feet, away);
        let later = seen(&mut game);
        game.restore(&here);
        prop_assert_eq!(before, seen(&mut game));
        prop_assert!(game.audit().is_ok());
        wander(&mut game, &mut same_feet, away);
        prop_assert_eq!(later, seen(&mut game));
    }

    #[test]
    fn going_away_and_back_at_every_decision_changes_nothing(walk in walks(), trips in any::<u64>()) {
        let (mut game, mut feet) = (walk.start(), walk.feet());
        let (mut twin, mut twin_feet) = (walk.start(), walk.feet());
        let mut away = TableRng::new(trips);
        let mut here = Saved::default();
        for n in 0..900 {
            game.snapshot(&mut here);
            wander(&mut game, &mut away, 2);
            game.restore(&here);
            let (went, twin_went) = (step(&mut game, &mut feet), step(&mut twin, &mut twin_feet));
            prop_assert_eq!(went, twin_went);
            prop_assert_eq!(game.digest(), twin.digest(), "after {} choices in {:?}", n, game.step());
            prop_assert_eq!(game.decision(), twin.decision());
        }
        prop_assert_eq!(seen(&mut game), seen(&mut twin));
    }

    #[test]
    fn a_view_knows_nothing_of_hidden_cards(walk in walks(), length in 0..700_usize, deal in any::<u64>()) {
        let (mut game, mut feet) = (walk.start(), walk.feet());
        wander(&mut game, &mut feet, length % 300);
        for n in 0..length / 4 {
            let scanning = game.decision().is_some_and(|d| d.topic == "scan");
            for seat in [Some(Seat(0)), Some(Seat(1)), None] {
                if n % 8 != 0 && !scanning {
                    break;
                }
                let (before, told) = (view(&mut game, seat), game.events_for(seat, 0));
                let mut here = Saved::default();
                game.snapshot(&mut here);
                game.scramble(seat, TableRng::new(deal));
                prop_assert_eq!(&before, &view(&mut game, seat), "{:?} in {:?}", seat, game.step());
                prop_assert_eq!(told, game.events_for(seat, 0));
                game.restore(&here);
            }
            if !step(&mut game, &mut feet) {
                break;
            }
        }
    }

    #[test]
    fn no_view_or_event_names_a_hidden_card(walk in walks(), length in 0..500_usize) {
        let (mut game, mut feet) = (walk.start(), walk.feet());
        wander(&mut game, &mut feet, length);
        for _ in 0..150 {
            let log = game.events(0).len();
            let before = [Some(Seat(0)), Some(Seat(1)), None].map(|seat| game.view(seat));
            if !step(&mut game, &mut feet) {
                break;
            }
            for old in before {
                let new = game.view(old.seat);
                let never_seen: Vec<ObjectId> = hidden(&old);
                let unseen: Vec<ObjectId> = hidden(&new);
                for entry in &new.queue {
                    for target in &entry.targets {
                        prop_assert!(
                            !matches!(target, Ref::Object(id) if id.0 >= 11 && unseen.contains(id)),
                            "{:?} is told of a hidden target: {entry:?}", new.seat
                        );
                    }
                }
                let told = game.events_for(new.seat, log);
                // A card that came into the open and went away again within one choice was seen.
                let passing = |id: ObjectId| told.iter().any(|e| e.verb == "move" && e.subject == Ref::Object(id));
                for event in &told {
                    for id in mentions(event).filter(|id| id.0 >= 11) {
                        prop_assert!(
                            passing(id) || !(never_seen.contains(&id) && unseen.contains(&id)),
                            "{:?} is told of a hidden card: {event:?}", new.seat
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn imagining_leaves_the_match_as_it_was(walk in walks(), length in 0..600_usize, dream in any::<u64>()) {
        let (mut game, mut feet) = somewhere(walk, length);
        let (mut twin, mut twin_feet) = somewhere(walk, length);
        let Some(seat) = game.decision().map(|d| d.seat) else { return Ok(()) };
        let before = seen(&mut game);
        {
            let known = view_of(&game.view(Some(seat)));
            let mut chance = TableRng::new(dream);
            let mut look = Look::new(&mut game, seat);
            let mut world = look.imagine(&mut chance);
            prop_assert_eq!(known, view_of(&world.view()));
            let mut here = Saved::default();
            world.mark(&mut here);
            for _ in 0..60 {
                let options = world.decision().map_or(1, |d| d.options.len() as u32);
                if !world.pick(chance.below(options) as usize) {
                    break;
                }
            }
            world.back(&here);
            world.let_other(&["pass"]);
        }
        prop_assert_eq!(before, seen(&mut game));
        wander(&mut game, &mut feet, 120);
        wander(&mut twin, &mut twin_feet, 120);
        prop_assert_eq!(seen(&mut game), seen(&mut twin));
        prop_assert_eq!(game.undoable(), twin.undoable());
    }
}

/// Everything of a view that could tell cards apart.
fn view_of(view: &View) -> String {
    let objects: &Vec<ObjectView> = &view.objects;
    format!(
        "{objects:?} {:?} {:?} {:?}",
        view.zones, view.queue, view.players
    )
}

#[test]
fn a_long_walk_ends_and_no_choice_floods_the_log() {
    let mut feet = TableRng::new(20_000);
    let mut table: Option<Table> = None;
    let (mut made, mut seed) = (0, 0);
    while made < 20_000 {
        seed += 1;
        let setup: Setup = Walk {
            seed,
            decks: [0, 1],
            best_of: 1 + 2 * (seed % 2) as u8,
            feet: 0,
        }
        .setup();
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
