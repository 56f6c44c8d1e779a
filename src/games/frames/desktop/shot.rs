//! The scenes of Frames: positions found by letting bots play until one shows what the scene is about.

use bevy::prelude::*;

use super::board::pointer::{Pointing, Spot};
use super::board::reach::ReachablePlaces;
use super::panels::FramesForm;
use crate::bots::{Bot, GreedyBot, RandomBot};
use crate::desktop::screen::{Playing, Screen};
use crate::desktop::session::{Controller, Session};
use crate::desktop::shot::{Shots, Tour, ends_well};
use crate::desktop::start::Library;
use crate::games::frames::desktop::start;
use crate::games::frames::geometry::distance;
use crate::games::frames::{ChoiceWord, Frames, Step, Topic, View, point_of};
use crate::table::{Decision, Game, Look, Match, Ref, Seat};

/// The pictures of Frames.
pub(crate) const SHOTS: Shots = Shots {
    scenes: SCENES,
    amid: "frames_tactical",
    hinted: "frames_deployment",
    stage: |world, scene, libraries| stage(world, scene, libraries.of::<Frames>()),
    busy: |world| world.resource::<ReachablePlaces>().is_exploring(),
    tour,
};

/// All its scenes.
const SCENES: &[(&str, &str)] = &[
    ("frames_setup", "Frames: who sits where with which company"),
    ("frames_deployment", "Frames: a frame is about to be placed"),
    ("frames_tactical", "Frames: who activates a frame"),
    (
        "frames_attack_in_cover",
        "Frames: an attack on a frame in cover",
    ),
    (
        "frames_contested_station",
        "Frames: three players about a contested station",
    ),
    ("frames_end", "Frames: a victory among three"),
    ("frames_defeat", "Frames: a defeat among three"),
    ("frames_replay", "Frames: a game watched"),
    ("frames_editor", "Frames: the position editor"),
];

/// Games tried before a position is given up.
const TRIES: u64 = 60;

/// The way to a scene that is not staged by itself.
fn tour(scene: &str) -> Option<Tour> {
    match scene {
        "frames_replay" => Some(Tour::watch(SHOTS.amid)),
        "frames_editor" => Some(Tour::edit(SHOTS.amid)),
        _ => None,
    }
}

/// Sets up the scene in `world`.
fn stage(world: &mut World, scene: &str, library: Library<Frames>) -> Result<(), String> {
    world.insert_resource(Playing::of(Frames::NAME));
    let screen = match scene {
        "frames_setup" => Screen::Setup,
        "frames_end" | "frames_defeat" => Screen::Result,
        _ => Screen::Match,
    };
    world.resource_mut::<NextState<Screen>>().set(screen);
    let mut form = FramesForm {
        players: match scene {
            "frames_contested_station" | "frames_setup" | "frames_end" | "frames_defeat" => 3,
            _ => 2,
        },
        ..FramesForm::default()
    };
    // Everybody is asked at the screen, so that whoever is to decide there sees the choice.
    if screen == Screen::Match {
        for seat in &mut form.seats {
            seat.controller = Controller::Human;
        }
    }
    if screen != Screen::Setup {
        let session = find(scene, library, &form)?;
        if let Some(spot) = pointed(&session) {
            let mut pointing = Pointing::default();
            pointing.spot = Some(spot);
            world.insert_resource(pointing);
        }
        world.insert_resource(session);
    }
    world.insert_resource(form);
    Ok(())
}

/// Where the pointer would be if a place is asked for: the first that is suggested.
fn pointed(session: &Session<Frames>) -> Option<Spot> {
    let decision = session.shown.decision.as_ref()?;
    let region = decision.region?;
    let mut places = decision.options.iter().filter(|o| o.verb == region.verb);
    let at = places.find_map(|o| point_of(o.target))?;
    Some(Spot { at, refused: None })
}

fn find(
    scene: &str,
    library: Library<Frames>,
    form: &FramesForm,
) -> Result<Session<Frames>, String> {
    for seed in 1..TRIES {
        let form = FramesForm {
            field: seed as usize % library.0.fields.len().max(1),
            ..form.clone()
        };
        let setup = start::setup(library, &form).ok_or("the built-in packs are empty")?;
        let mut game = Match::<Frames>::new(setup, seed);
        if let Some(hover) = run_to(&mut game, seed, scene) {
            let mut session = Session::new(game, start::players(&form, seed));
            session.focus.hover = hover;
            return Ok(session);
        }
    }
    Err(format!("no game reached the position of \"{scene}\""))
}

/// Lets bots play until the position is there; what the pointer is over then.
fn run_to(
    game: &mut Match<Frames>,
    seed: u64,
    scene: &str,
) -> Option<Option<crate::table::ObjectId>> {
    let mut bots: [Box<dyn Bot<Frames>>; 2] = [
        Box::new(RandomBot::new(seed)),
        Box::new(GreedyBot::new(seed)),
    ];
    for n in 0..1500 {
        let Some(decision) = game.decision().cloned() else {
            let over = matches!(scene, "frames_end" | "frames_defeat");
            return (over && ends_well(scene, game.outcome())).then_some(None);
        };
        let view = game.view(None);
        if let Some(hover) = shows(scene, &view, &decision) {
            return Some(hover);
        }
        // Mostly at random, which is quick; now and then as a good player would.
        let clever = matches!(
            Topic::of(decision.topic),
            Some(Topic::Activate | Topic::Designate | Topic::Defend)
        ) && n % 2 == 0;
        let bot = &mut bots[usize::from(clever)];
        let at = match scene {
            "frames_contested_station" => toward_station(&view, &decision),
            // Whoever can attack does, so that something is lost on the way.
            "frames_end" => decision
                .options
                .iter()
                .position(|o| ChoiceWord::Attack.is_of(o)),
            _ => None,
        };
        let at = at.unwrap_or_else(|| bot.choose(&mut Look::new(game, decision.seat)));
        game.pick(at);
    }
    None
}

/// The move that ends nearest to the first station, and moving rather than anything else. Whoever holds it goes away:
/// a station is contested while its holder is not near and several others are.
fn toward_station(view: &View, d: &Decision) -> Option<usize> {
    let at = |word: ChoiceWord| d.options.iter().position(|o| word.is_of(o));
    match Topic::of(d.topic) {
        Some(Topic::Turn) => at(ChoiceWord::Move).or(at(ChoiceWord::End)),
        Some(Topic::Designate | Topic::Defend) => at(ChoiceWord::None),
        Some(Topic::To) => {
            let (_, station) = view.stations.first()?;
            let holds = station.controller == Some(d.seat);
            let off = |o: &crate::table::Choice| {
                let off = point_of(o.target).map(|at| distance(at, station.at));
                off.map_or(i32::MAX, |off| if holds { -off } else { off })
            };
            let nearest = d.options.iter().enumerate().min_by_key(|(_, o)| off(o));
            nearest.map(|(at, _)| at)
        }
        _ => None,
    }
}

/// Whether the position shows what the scene is about, and what to point at.
fn shows(scene: &str, view: &View, d: &Decision) -> Option<Option<crate::table::ObjectId>> {
    let first = d.seat == Seat(0);
    match scene {
        "frames_deployment" => {
            let there = view.step == Step::AttackerFrames
                && Topic::Place.is_of(d)
                && view.frames.iter().filter(|(_, f)| f.placed).count() > 4;
            there.then_some(None)
        }
        "frames_tactical" => {
            let hurt = view
                .frames
                .iter()
                .filter(|(_, f)| f.defense.is_some())
                .count();
            let there = Topic::Activate.is_of(d)
                && first
                && view.round == 2
                && hurt > 2
                && d.options.len() > 3;
            let own = d.options.iter().find_map(|o| match o.subject {
                Ref::Object(id) => Some(id),
                _ => None,
            });
            there.then_some(own)
        }
        "frames_attack_in_cover" => {
            let aim = view
                .current
                .as_ref()
                .and_then(|t| t.aim.map(|a| (t.frame, a.target)))?;
            let there = Topic::Turn.is_of(d)
                && view.frame(aim.1).is_some()
                && d.options.iter().any(|o| ChoiceWord::Attack.is_of(o))
                && !view.covering(aim.0, aim.1).is_empty();
            there.then_some(Some(aim.1))
        }
        "frames_contested_station" => {
            let lost = view
                .stations
                .iter()
                .find(|(_, s)| s.placed && s.controller.is_none());
            let there = Topic::Activate.is_of(d) && lost.is_some();
            there.then_some(lost.map(|(id, _)| *id))
        }
        _ => None,
    }
}
