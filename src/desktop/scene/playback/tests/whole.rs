//! Whole games: piece by piece the table comes to what is true, and shows nothing that the seat may not see.

use std::collections::{HashMap, HashSet};

use crate::bots::roster::BotName;
use crate::desktop::scene::TableLayout;
use crate::desktop::scene::playback::beat::{Beat, Kind, make_beats};
use crate::desktop::scene::playback::{Cue, Pass, Playback};
use crate::desktop::screen::Settings;
use crate::desktop::session::{Controller, Driver, Player, Session, Tick};
use crate::games::biomes::{self, Biomes};
use crate::games::sanctuary::{self, Sanctuary};
use crate::games::souls::{self, Souls};
use crate::table::{Match, ObjectId, Seat, TableRng};

type Zones = Vec<Vec<Option<ObjectId>>>;

/// The parts of a view that a test looks at.
trait TestView: TableLayout {
    /// A game of that seed.
    fn dealt(seed: u64) -> Match<Self>;
    /// The zones.
    fn zones(view: &Self::View) -> &Zones;
    /// Numbers that only change with an event that tells it.
    fn numbers(view: &Self::View) -> Vec<i32>;
}

impl TestView for Biomes {
    fn dealt(seed: u64) -> Match<Self> {
        let content = biomes::content::builtin().expect("the built-in pack loads");
        let setup = biomes::Setup {
            content: Box::leak(Box::new((*content).clone())),
            decks: [0, 1],
            best_of: 3,
            position: None,
        };
        Match::new(setup, seed)
    }

    fn zones(view: &biomes::View) -> &Zones {
        &view.zones
    }

    fn numbers(view: &biomes::View) -> Vec<i32> {
        let lost = view.players.iter().map(|p| i32::from(p.lost));
        let ground = view.biomes.iter().flat_map(|b| b.durability);
        let there = |o: &&biomes::ObjectView| biomes::place(o.zone).1.is_planet();
        let objects = view.objects.iter().filter(there);
        let damage = objects.map(|o| o.damage + i32::from(o.locked));
        lost.chain(ground).chain(damage).collect()
    }
}

impl TestView for Sanctuary {
    fn dealt(seed: u64) -> Match<Self> {
        let content = sanctuary::content::builtin().expect("the built-in pack loads");
        let setup = sanctuary::Setup {
            content: Box::leak(Box::new((*content).clone())),
            decks: [0, 1],
            position: None,
        };
        Match::new(setup, seed)
    }

    fn zones(view: &sanctuary::View) -> &Zones {
        &view.zones
    }

    fn numbers(view: &sanctuary::View) -> Vec<i32> {
        let players = view.players.iter();
        let stores = players.flat_map(|p| [p.structure, p.volition]);
        let there = |c: &&sanctuary::CardView| sanctuary::place(c.zone).1.is_play();
        let played = view.cards.iter().filter(there);
        let cards = played.map(|c| c.damage + i32::from(c.tapped));
        stores.chain(cards).collect()
    }
}

impl TestView for Souls {
    fn dealt(seed: u64) -> Match<Self> {
        let content = souls::content::builtin().expect("the built-in pack loads");
        let content = Box::leak(Box::new((*content).clone()));
        Match::new(souls::Setup::plain(content, 4), seed)
    }

    fn zones(view: &souls::View) -> &Zones {
        &view.zones
    }

    fn numbers(view: &souls::View) -> Vec<i32> {
        let players = view.players.iter();
        players.flat_map(|p| [p.coins, i32::from(p.hand)]).collect()
    }
}

fn ids(zones: &Zones) -> HashSet<ObjectId> {
    zones.iter().flatten().copied().flatten().collect()
}

/// Where every card lies that is seen.
fn places(zones: &Zones) -> HashMap<ObjectId, usize> {
    let all = zones.iter().enumerate();
    all.flat_map(|(n, zone)| zone.iter().copied().flatten().map(move |id| (id, n)))
        .collect()
}

/// Every zone has the same number of cards, and each visible card is in its place. A card that a player only looked at
/// is in its old place and becomes hidden again.
fn agree(view: &Zones, present: &Zones) -> bool {
    let (told, known) = (places(view), places(present));
    let counts = view.iter().map(Vec::len).eq(present.iter().map(Vec::len));
    counts
        && told
            .iter()
            .all(|(id, zone)| known.get(id).is_none_or(|now| now == zone))
}

/// Plays that many choices by chance; every one of them is told piece by piece to the first seat.
fn forward<G: TestView>(seed: u64, choices: usize) {
    let mut game = G::dealt(seed);
    let mut rng = TableRng::new(seed);
    let near = Some(Seat(0));
    let (mut told, mut wrong) = (0, Vec::new());
    let mut before = Driver::view(&mut game, near);
    let mut seen = game.events_for(None, 0).len();
    for _ in 0..choices {
        let Some(open) = game.decision().cloned() else {
            break;
        };
        let pick = open.options[rng.below(open.options.len() as u32) as usize];
        game.choose(open.seat, pick).expect("it was offered");
        let present = Driver::view(&mut game, near);
        let events = game.events_for(near, seen);
        seen += events.len();
        let anew = events.iter().any(|e| G::kind_of(e) == Kind::Anew);
        let known = &ids(G::zones(&before)) | &ids(G::zones(&present));
        let mut view = before.clone();
        for beat in make_beats(&events, G::kind_of) {
            for event in steps(&beat) {
                G::forward(&mut view, &event, &present);
                let leaked = &ids(G::zones(&view)) - &known;
                // A card that moved face up may be seen on its way.
                let named = |id: &ObjectId| {
                    events
                        .iter()
                        .any(|e| e.subject == crate::table::Ref::Object(*id))
                };
                assert!(leaked.iter().all(named), "{leaked:?}");
            }
        }
        if !anew {
            told += 1;
            let zones = agree(G::zones(&view), G::zones(&present));
            let numbers = G::numbers(&view) == G::numbers(&present);
            if !(zones && numbers) {
                wrong.push((zones, events));
            }
        }
        before = present;
    }
    assert!(told > 100, "there was something to tell");
    let share = wrong.len() as f32 / told as f32;
    assert!(
        share < 0.01,
        "{} of {told} ended elsewhere, as {:#?}",
        wrong.len(),
        wrong.first()
    );
}

fn steps(beat: &Beat) -> Vec<crate::table::Event> {
    let steps = beat.steps();
    (0..steps).flat_map(|n| beat.step(n, steps)).collect()
}

/// A game of bots as the first seat sees it, with the playback running between choices.
fn playback<G: TestView>(seed: u64, choices: usize) {
    let game = G::dealt(seed);
    let players: Vec<Player<G>> = (0..4)
        .map(|n| Player::new("Ada", Controller::Bot(BotName::Random), n))
        .collect();
    let mut session = Session::new(game, players);
    session.shown.watcher = Some(Seat(0));
    let (mut playback, mut cue) = (Playback::default(), Cue::default());
    let pass = Pass {
        seconds: 0.1,
        speed: 1.0,
        skips: false,
    };
    playback.pass(&mut session, &mut cue, pass);
    let (mut chosen, mut played) = (0, 0);
    while chosen < choices {
        match session.tick(&Settings::default()) {
            Tick::Over => break,
            Tick::Waits => {
                std::thread::yield_now();
                continue;
            }
            Tick::Moved => chosen += 1,
        }
        let mut frames = 0;
        loop {
            playback.pass(&mut session, &mut cue, pass);
            cue.clear();
            if playback.is_over() {
                break;
            }
            frames += 1;
            assert!(session.shown.is_staged());
            assert!(frames < 400, "it never ends");
        }
        played += usize::from(frames > 0);
        assert!(!session.shown.is_staged(), "what is over is not behind");
        assert_eq!(
            G::zones(session.shown.table()),
            G::zones(&session.shown.view)
        );
        assert_eq!(
            G::numbers(session.shown.table()),
            G::numbers(&session.shown.view)
        );
    }
    assert!(played > 20, "there was something to see");
    assert!(played < chosen, "passing takes no time");
}

/// Instant shows nothing but the end, skipping ends everything, and so does another view.
fn cut_short<G: TestView>(seed: u64) {
    let players: Vec<Player<G>> = (0..4)
        .map(|n| Player::new("Ada", Controller::Bot(BotName::Random), n))
        .collect();
    let mut session = Session::new(G::dealt(seed), players);
    let (mut playback, mut cue) = (Playback::default(), Cue::default());
    let frame = |speed, skips| Pass {
        seconds: 0.02,
        speed,
        skips,
    };
    playback.pass(&mut session, &mut cue, frame(1.0, false));
    let mut ways = [0; 4];
    while ways.iter().any(|&n| n < 5) {
        let way = ways.iter().position(|&n| n < 5).unwrap_or_default();
        match session.tick(&Settings::default()) {
            Tick::Over => break,
            Tick::Waits => {
                std::thread::yield_now();
                continue;
            }
            Tick::Moved => {}
        }
        let speed = if way == 0 { 0.0 } else { 1.0 };
        playback.pass(&mut session, &mut cue, frame(speed, false));
        if way == 0 {
            assert!(playback.is_over() && !session.shown.is_staged(), "instant");
            ways[0] += 1;
            continue;
        }
        if playback.is_over() {
            continue;
        }
        ways[way] += 1;
        match way {
            1 => {
                playback.pass(&mut session, &mut cue, frame(1.0, true));
            }
            2 => {
                session.shown.unstage();
                playback.pass(&mut session, &mut cue, frame(1.0, false));
            }
            _ => {
                session.shown.epoch += 1;
                playback.pass(&mut session, &mut cue, frame(1.0, false));
            }
        }
        assert!(
            playback.is_over() && !session.shown.is_staged(),
            "way {way}"
        );
        assert!(cue.now, "everything is put where it belongs");
        cue.clear();
    }
    assert_eq!(ways, [5; 4]);
}

#[test]
fn biomes_comes_piece_by_piece_to_what_is_true() {
    forward::<Biomes>(1, 3000);
    forward::<Biomes>(2, 3000);
}

#[test]
fn sanctuary_comes_piece_by_piece_to_what_is_true() {
    forward::<Sanctuary>(1, 3000);
    forward::<Sanctuary>(2, 3000);
}

#[test]
fn souls_comes_piece_by_piece_to_what_is_true() {
    forward::<Souls>(1, 3000);
    forward::<Souls>(2, 3000);
}

#[test]
fn the_reel_of_biomes_is_always_over_before_the_next_choice() {
    playback::<Biomes>(3, 1500);
}

#[test]
fn the_reel_of_sanctuary_is_always_over_before_the_next_choice() {
    playback::<Sanctuary>(3, 1500);
}

#[test]
fn the_reel_of_souls_is_always_over_before_the_next_choice() {
    playback::<Souls>(3, 1500);
}

#[test]
fn instant_skipping_and_another_view_end_it_at_once() {
    cut_short::<Biomes>(5);
    cut_short::<Sanctuary>(5);
    cut_short::<Souls>(5);
}
