//! The scenes of Biomes, and those that belong to no game: screens, and positions found by letting bots play.

use bevy::prelude::*;

use super::panels::SetupForm;
use super::start::players;
use crate::bots::{Bot, RandomBot};
use crate::desktop::advice::AdviceWish;
use crate::desktop::editor::EditWish;
use crate::desktop::intent::Intent;
use crate::desktop::puzzles::PuzzleWish;
use crate::desktop::saves::WatchWish;
use crate::desktop::screen::{Overlay, Screen};
use crate::desktop::session::{Controller, Session};
use crate::desktop::shot::{Shots, Tour, ends_well};
use crate::desktop::start::Library;
use crate::games::biomes::choices::ChoiceWord;
use crate::games::biomes::{Biomes, Place, Setup, Step, Topic, View, zone};
use crate::table::{Decision, Look, Match, Seat};

/// The pictures of Biomes.
pub(crate) const SHOTS: Shots = Shots {
    scenes: SCENES,
    amid: "first-primary",
    hinted: "match-start",
    stage: |world, scene, libraries| stage(world, scene, libraries.of::<Biomes>()),
    busy: |_| false,
    tour,
};

/// All its scenes.
const SCENES: &[(&str, &str)] = &[
    ("title", "the four games"),
    ("setup", "who sits where with which deck"),
    ("match-start", "keep the opening hand or not"),
    ("first-primary", "a turn with things to play"),
    ("attack", "declaring attackers"),
    ("defend", "declaring defenders"),
    ("queue", "something waits on the queue"),
    ("handover", "the screen changes hands between two people"),
    ("result", "the end of a game that was won"),
    ("defeat", "the end of a game that was lost"),
    ("menu", "the menu over a match"),
    ("help", "the keys"),
    ("settings", "the settings"),
    ("stops", "the settings, with where passing stops"),
    ("rule", "the text of a rule over a match"),
    ("note", "a note to pin to a moment"),
    ("cache", "the cards of a cache"),
    ("concede", "giving up, once more asked"),
    ("saves", "the saved matches"),
    ("replay", "a match watched, with its time line"),
    ("hint", "what the hint button finds"),
    ("curve", "the win-chance curve of a match that is watched"),
    (
        "what_if",
        "who plays on from a moment of a match that is watched",
    ),
    ("puzzles", "the list of puzzles"),
    ("puzzle", "a puzzle on the table"),
    ("verdict", "whether a puzzle was solved"),
    ("editor", "the position editor"),
    ("editor_play", "who plays the position of the editor"),
];

/// Matches tried before a position is given up.
const TRIES: u64 = 400;

/// The way to a scene that is not staged by itself.
fn tour(scene: &str) -> Option<Tour> {
    let over = |overlay| Some(Tour::from(SHOTS.amid, vec![Intent::Show(overlay)]));
    match scene {
        "replay" => Some(Tour::watch(SHOTS.amid)),
        "hint" => Some(Tour::from(
            SHOTS.amid,
            vec![Intent::Advise(AdviceWish::Ask)],
        )),
        "curve" => Some(watching(Intent::Watch(WatchWish::Analyse))),
        "what_if" => Some(watching(Intent::Show(Overlay::PlayOn))),
        "puzzles" => Some(puzzling(PuzzleWish::List, 0)),
        "puzzle" => Some(puzzling(PuzzleWish::Play(0), 0)),
        "verdict" => Some(puzzling(PuzzleWish::Play(3), 2)),
        "editor" => Some(Tour::edit(SHOTS.amid)),
        "editor_play" => Some(Tour::from(
            SHOTS.amid,
            vec![
                Intent::Edit(EditWish::Match),
                Intent::Show(Overlay::EditPlay),
            ],
        )),
        "rule" => over(Overlay::Rule("N-34")),
        "note" => over(Overlay::Note),
        "stops" => over(Overlay::Stops),
        "concede" => over(Overlay::Concede(false)),
        "cache" => over(Overlay::Pile(zone(Seat(0), Place::Cache))),
        _ => None,
    }
}

/// The way to a match that is watched, and one thing more.
fn watching(wish: Intent) -> Tour {
    let mut tour = Tour::watch(SHOTS.amid);
    tour.wish(wish);
    tour
}

/// The way to a puzzle, and so many passes in it.
fn puzzling(wish: PuzzleWish, passes: usize) -> Tour {
    let mut wishes = vec![Intent::Puzzle(wish)];
    wishes.resize(1 + passes, Intent::Pass);
    Tour::from("title", wishes)
}

/// Sets up the scene in `world`.
fn stage(world: &mut World, scene: &str, library: Library<Biomes>) -> Result<(), String> {
    let screen = match scene {
        "title" | "help" | "settings" => Screen::Title,
        "setup" => Screen::Setup,
        "result" | "defeat" => Screen::Result,
        _ => Screen::Match,
    };
    let overlay = match scene {
        "menu" => Overlay::Menu,
        "help" => Overlay::Help,
        "settings" => Overlay::Settings,
        _ => Overlay::None,
    };
    world.insert_resource(overlay);
    world.resource_mut::<NextState<Screen>>().set(screen);
    if matches!(screen, Screen::Match | Screen::Result) {
        let session = find(scene, library)?;
        world.insert_resource(session);
    }
    Ok(())
}

/// A session in the position that the scene is about.
fn find(scene: &str, library: Library<Biomes>) -> Result<Session<Biomes>, String> {
    let mut form = SetupForm::default();
    if scene == "handover" {
        form.controllers = [Controller::Human; 2];
    }
    let wanted = wanted(scene);
    for seed in 1..TRIES {
        let setup = Setup {
            content: library.0,
            decks: [0, 1],
            best_of: 1,
            position: None,
        };
        let mut game = Match::<Biomes>::new(setup, seed);
        if run_to(&mut game, seed, wanted) && ends_well(scene, game.outcome()) {
            let mut session = Session::new(game, players(&form, seed));
            let hand = session.shown.view.zone(zone(Seat(0), Place::Hand));
            session.focus.hover = hand.iter().flatten().next().copied();
            return Ok(session);
        }
    }
    Err(format!("no match reached the position of \"{scene}\""))
}

/// The condition for a position; `None` asks for the end of a match.
type ShotCondition = Option<fn(&View, &Decision) -> bool>;

fn wanted(scene: &str) -> ShotCondition {
    Some(match scene {
        "result" | "defeat" => return None,
        "match-start" => |_, d| Topic::Mulligan.is_of(d),
        "attack" => |_, d| Topic::Attack.is_of(d) && d.options.len() > 2,
        "defend" => |_, d| Topic::Defend.is_of(d) && d.options.len() > 2,
        "queue" => |v, d| {
            Topic::Act.is_of(d)
                && !v.queue.is_empty()
                && d.options.iter().any(|o| ChoiceWord::Play.is_of(o))
        },
        _ => |v, d| {
            v.step == Step::FirstPrimary
                && v.turn > 6
                && v.active == Seat(0)
                && d.options
                    .iter()
                    .filter(|o| ChoiceWord::Play.is_of(o))
                    .count()
                    > 2
        },
    })
}

/// Lets bots play until the first seat is asked in a wanted position.
fn run_to(game: &mut Match<Biomes>, seed: u64, wanted: ShotCondition) -> bool {
    let mut bot = RandomBot::new(seed);
    for _ in 0..4000 {
        let Some(decision) = game.decision().cloned() else {
            return wanted.is_none();
        };
        if decision.seat == Seat(0)
            && wanted.is_some_and(|w| w(&game.view(Some(Seat(0))), &decision))
        {
            return true;
        }
        let at = bot.choose(&mut Look::new(game, decision.seat));
        game.pick(at);
    }
    false
}
