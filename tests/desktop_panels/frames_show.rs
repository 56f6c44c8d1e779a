//! How a game of Frames is shown: events become scenes, scenes change what is seen, in order and up to the end.

use std::collections::BTreeSet;

use egui_kittest::kittest::Queryable;
use fourfold::desktop::keymap::Keymap;
use fourfold::desktop::screen::Settings;
use fourfold::desktop::session::Session;
use fourfold::games::frames::desktop::board::beats::{SceneContext, make_beats};
use fourfold::games::frames::desktop::board::scene::{EventScene, Scene};
use fourfold::games::frames::desktop::board::show::Show;
use fourfold::games::frames::desktop::board::shown_board::ShownBoard;
use fourfold::games::frames::desktop::panels::{self as frames, FramesPanel};
use fourfold::games::frames::desktop::start;
use fourfold::games::frames::{Frames, Thing, company_id, thing};
use fourfold::table::{Choice, Decision, Event, Language, Match, Ref, Seat, TableRng};

use super::frames::{library, people, session, until};
use super::put;

/// Longer than any scene.
const LONG: f32 = 1000.0;

/// A game played at random with every attack on a frame that can be made; `each` sees it after every choice.
fn watch(players: u8, seed: u64, mut each: impl FnMut(&mut Session<Frames>)) {
    let form = people(players, false);
    let setup = start::setup(library(), &form).expect("companies for every table");
    let game = Match::<Frames>::new(setup, seed);
    let mut session = Session::new(game, start::players(&form, seed));
    let mut chance = TableRng::new(seed);
    each(&mut session);
    while session.host.outcome().is_none() {
        session.tick(&Settings::default());
        each(&mut session);
        let Some(decision) = session.shown.decision.clone() else {
            continue;
        };
        let at = warlike(&decision, &mut chance);
        session
            .choose(decision.options[at])
            .expect("what is offered is allowed");
        each(&mut session);
    }
}

/// Any option, but an attack where there is one and a frame where something is aimed at.
fn warlike(decision: &Decision, chance: &mut TableRng) -> usize {
    let options = &decision.options;
    let aims = |o: &Choice| match (o.verb, o.subject) {
        ("aim", Ref::Object(id)) => matches!(thing(id), Thing::Frame(_)),
        (verb, _) => verb == "attack",
    };
    let wanted: Vec<usize> = (0..options.len()).filter(|&n| aims(&options[n])).collect();
    match wanted.len() as u32 {
        0 => chance.below(options.len() as u32) as usize,
        count => wanted[chance.below(count) as usize],
    }
}

/// What is seen of a board, as far as scenes change it.
fn state(seen: &ShownBoard) -> String {
    let frames = seen.frames.iter().filter(|(_, f)| f.there);
    let frames = frames.map(|(id, s)| {
        let f = &s.frame;
        let markers = (f.systems, f.whites, f.rockets, f.defense, f.spot);
        format!("{id:?} {:?} {markers:?}", s.at)
    });
    let frames: Vec<String> = frames.collect();
    let stations = &seen.stations;
    let cover: Vec<_> = seen.segments.iter().map(|(id, s)| (id, s.hits)).collect();
    format!(
        "{frames:#?} {stations:?} {cover:?} {:?} {}",
        seen.scores, seen.clock
    )
}

/// What whole games are sure to come to, sooner or later.
const TOLD: [&str; 22] = [
    "terrain",
    "place",
    "activate",
    "designate",
    "roll",
    "defend",
    "move",
    "attack",
    "damage_die",
    "hit",
    "lose_system",
    "spot",
    "control",
    "score",
    "round",
    "end_round",
    "clock",
    "pass",
    "win",
    "miss",
    "hit_cover",
    "cover",
];

#[test]
fn scenes_lead_to_the_board_that_the_rules_have() {
    let mut verbs = BTreeSet::new();
    for seed in 1..16 {
        let players = 2 + (seed % 3) as u8;
        let mut seen: Option<ShownBoard> = None;
        watch(players, seed, |session| {
            let events = session.shown.take_events();
            let seen = seen.get_or_insert_with(|| ShownBoard::of(&session.shown.view));
            let mut beats: Vec<EventScene> = Vec::new();
            make_beats(&events, SceneContext::default(), &mut beats);
            for beat in &beats {
                verbs.insert(beat.event.verb);
                seen.done(&beat.scene, &session.shown.view);
            }
            if session.shown.view.outcome.is_none() {
                let last = events.last().map(|e| e.verb);
                assert_eq!(
                    state(seen),
                    state(&ShownBoard::of(&session.shown.view)),
                    "{last:?}"
                );
            }
        });
        if seed > 3 && TOLD.iter().all(|verb| verbs.contains(verb)) {
            break;
        }
    }
    for verb in TOLD {
        assert!(verbs.contains(verb), "no game showed {verb}");
    }
}

/// A station changes hands in a running game.
fn taken(session: &Session<Frames>) -> (Event, Scene) {
    let (id, station) = session
        .shown
        .view
        .stations
        .first()
        .expect("every game has stations");
    let other = Seat(1 - station.controller.map_or(0, |seat| seat.0));
    let event = Event::new("control", other);
    let event = event.of(Ref::Object(*id)).to(Ref::Seat(other));
    (event, Scene::Control(*id, Some(other)))
}

/// A game that has begun, and a show that has taken it in.
fn begun() -> (Session<Frames>, Show) {
    let mut session = session();
    until(&mut session, "activate");
    let mut show = Show::default();
    session.shown.take_events();
    show.take(&session, (&[], SceneContext::default()), false);
    (session, show)
}

#[test]
fn nothing_changes_hands_before_it_was_seen() {
    let (session, mut show) = begun();
    let before = show.seen.stations.clone();
    let (event, scene) = taken(&session);
    show.take(&session, (&[event], SceneContext::default()), false);
    show.pass(0.5, &session);
    assert_eq!(show.now().map(|(now, _)| now), Some(&scene));
    assert_eq!(show.seen.stations, before);
    show.pass(0.6, &session);
    let (_, part) = show.now().expect("a second is not enough to read it");
    assert!(part > 0.8);
    show.pass(0.5, &session);
    assert_eq!(show.running(), 0);
}

#[test]
fn instant_skipping_and_jumps_end_everything_at_once() {
    let (mut session, mut show) = begun();
    let (event, _) = taken(&session);
    let events = [event; 5];
    show.take(&session, (&events, SceneContext::default()), true);
    assert_eq!(show.running(), 0, "instant");
    show.take(&session, (&events, SceneContext::default()), false);
    show.pass(0.1, &session);
    assert_eq!(show.running(), 5);
    show.skip(&session);
    assert_eq!(show.running(), 0, "skipped");
    assert_eq!(show.seen, ShownBoard::of(&session.shown.view));
    show.take(&session, (&events, SceneContext::default()), false);
    show.pass(0.1, &session);
    // Undo, a loaded game, a jump in the viewer: no events lead to this board.
    session.shown.epoch += 1;
    show.take(&session, (&[], SceneContext::default()), false);
    assert_eq!(show.running(), 0, "jumped");
    assert_eq!(show.seen, ShownBoard::of(&session.shown.view));
}

#[test]
fn a_long_queue_runs_faster() {
    let time = |count: usize| {
        let (session, mut show) = begun();
        let (event, _) = taken(&session);
        show.take(
            &session,
            (&vec![event; count], SceneContext::default()),
            false,
        );
        let mut passed = 0;
        while show.running() > 0 {
            show.pass(0.05, &session);
            passed += 1;
        }
        passed as f32 * 0.05 / count as f32
    };
    let (few, many) = (time(4), time(40));
    assert!(few > 1.1, "{few} seconds each");
    assert!(many < few * 0.7, "{many} seconds each instead of {few}");
}

#[test]
fn calm_stands_still_and_takes_as_long() {
    let (session, mut show) = begun();
    show.calm = true;
    let (event, _) = taken(&session);
    show.take(&session, (&[event], SceneContext::default()), false);
    show.pass(0.1, &session);
    let first = show.now().map(|(_, part)| part);
    show.pass(0.9, &session);
    assert_eq!(show.now().map(|(_, part)| part), first);
    show.pass(LONG, &session);
    assert_eq!(show.running(), 0);
    let frame = session.shown.view.frames[0].0;
    let roll = Event::new("roll", Seat(0)).of(Ref::Object(frame));
    show.take(&session, (&[roll], SceneContext::default()), false);
    show.pass(0.1, &session);
    assert!(show.rolling() >= 1.0, "dice lie at once");
}

#[test]
fn the_log_tells_nothing_before_it_was_seen() {
    let mut session = session();
    until(&mut session, "activate");
    session.shown.take_events();
    let mut show = Show::default();
    show.take(&session, (&[], SceneContext::default()), false);
    let told = |session: &Session<Frames>, show: &Show| {
        let lines = session.log_before(show.untold(), Language::English);
        lines.last().map(|line| line.text.clone())
    };
    let before = session.shown.events_seen();
    until(&mut session, "defend");
    let last = session.log(Language::English).last().cloned();
    let last = last.map(|line| line.text);
    assert!(last.as_ref().is_some_and(|text| text.contains(" rolls ")));
    let events = session.shown.take_events();
    assert_eq!(before + events.len(), session.shown.events_seen());
    let beside = SceneContext {
        before,
        ..SceneContext::default()
    };
    show.take(&session, (&events, beside), false);
    assert_ne!(told(&session, &show), last, "nothing is seen yet");
    // Until only the roll is left, and then while it falls.
    while !matches!(show.now(), Some((Scene::Roll(_), _))) {
        assert_ne!(told(&session, &show), last);
        show.pass(0.05, &session);
    }
    show.pass(0.3, &session);
    assert!(show.rolling() > 0.0 && show.rolling() < 1.0);
    assert_ne!(told(&session, &show), last, "the dice still fall");
    let log = |show: &Show| {
        let (mut harness, _) = put(|ui, out| {
            let p = FramesPanel {
                session: &session,
                names: &["Ada", "Mara"],
                rolling: 1.0,
                show: Some(show),
                keys: Keymap::default(),
                language: Language::English,
            };
            frames::log(ui, &p, out);
        });
        harness.run();
        let text = last.as_deref().unwrap_or_default();
        harness.query_by_label(text).is_some()
    };
    assert!(!log(&show), "the panel waits as well");
    show.pass(LONG, &session);
    assert_eq!(told(&session, &show), last);
    assert!(log(&show));
}

#[test]
fn damage_dice_tell_nothing_before_they_lie() {
    let (session, mut show) = begun();
    let frame = session.shown.view.frames[0].0;
    let die = Event::new("damage_die", Seat(0))
        .of(Ref::Object(frame))
        .by(4);
    let before = Event::new("hit", Seat(0)).of(Ref::Object(frame));
    assert!(show.struck());
    show.take(&session, (&[before, die], SceneContext::default()), false);
    show.pass(0.1, &session);
    assert!(!show.struck(), "they are still to fall");
    show.pass(0.5, &session);
    assert!(matches!(show.now(), Some((Scene::Damage { .. }, _))));
    assert!(!show.struck() && show.untold() == Some(1), "they fall");
    show.pass(0.8, &session);
    assert!(matches!(show.now(), Some((Scene::Damage { .. }, _))));
    assert!(show.struck() && show.untold().is_none(), "they lie");
}

#[test]
fn the_strip_counts_a_score_that_changes() {
    let (session, mut show) = begun();
    let before = session.shown.view.companies[0].score;
    let fewer = Event::new("score", Seat(0))
        .of(Ref::Object(company_id(Seat(0))))
        .by(before - 5);
    show.take(&session, (&[fewer], SceneContext::default()), false);
    show.pass(0.6, &session);
    let tally = show.tally(Seat(0)).expect("it was taken in");
    assert_eq!((tally.value, tally.change), (before - 5, -5));
    let (mut harness, _) = put(|ui, out| {
        let p = FramesPanel {
            session: &session,
            names: &["Ada", "Mara"],
            rolling: 1.0,
            show: Some(&show),
            keys: Keymap::default(),
            language: Language::English,
        };
        frames::strip(ui, &p, out);
    });
    harness.run();
    harness.get_by_label("−5");
    harness.get_by_label(&(before - 5).to_string());
}
