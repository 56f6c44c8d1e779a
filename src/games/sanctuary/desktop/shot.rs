//! The scenes of Sanctuary: positions found by letting bots play.

use bevy::prelude::*;

use super::panels::SanctuaryForm;
use crate::bots::{Bot, GreedyBot};
use crate::desktop::screen::{Overlay, Playing, Screen};
use crate::desktop::session::{Controller, Session};
use crate::desktop::shot::{Shots, Tour, ends_well};
use crate::desktop::start::Library;
use crate::games::sanctuary::choices::ChoiceWord;
use crate::games::sanctuary::desktop::start;
use crate::games::sanctuary::{Place, Sanctuary, Setup, Step, Topic, View, zone};
use crate::table::{Decision, Game, Look, Match, Seat};

/// The pictures of Sanctuary.
pub(crate) const SHOTS: Shots = Shots {
    scenes: SCENES,
    amid: "sanctuary_harvest",
    hinted: "sanctuary_redraw",
    stage: |world, scene, libraries| stage(world, scene, libraries.of::<Sanctuary>()),
    busy: |_| false,
    tour,
};

/// All its scenes.
const SCENES: &[(&str, &str)] = &[
    (
        "sanctuary_setup",
        "Sanctuary: who sits where with which deck",
    ),
    (
        "sanctuary_redraw",
        "Sanctuary: keep the opening hand or not",
    ),
    (
        "sanctuary_harvest",
        "Sanctuary: a Harvest with cards to play",
    ),
    ("sanctuary_challenge", "Sanctuary: who challenges whom"),
    ("sanctuary_duel", "Sanctuary: the window before a duel"),
    ("sanctuary_attack", "Sanctuary: declaring attackers"),
    (
        "sanctuary_combat",
        "Sanctuary: blockers stand opposite attackers",
    ),
    ("sanctuary_stack", "Sanctuary: something waits on the Stack"),
    (
        "sanctuary_contemplation",
        "Sanctuary: the last window of a turn",
    ),
    ("sanctuary_handover", "Sanctuary: the screen changes hands"),
    ("sanctuary_result", "Sanctuary: a victory"),
    ("sanctuary_defeat", "Sanctuary: a defeat"),
    ("sanctuary_menu", "Sanctuary: the menu over a game"),
    ("sanctuary_help", "Sanctuary: the keys"),
    ("sanctuary_settings", "Sanctuary: the settings"),
    ("sanctuary_replay", "Sanctuary: a game watched"),
    ("sanctuary_editor", "Sanctuary: the position editor"),
];

/// Games tried before a position is given up.
const TRIES: u64 = 120;

/// The way to a scene that is not staged by itself.
fn tour(scene: &str) -> Option<Tour> {
    match scene {
        "sanctuary_replay" => Some(Tour::watch(SHOTS.amid)),
        "sanctuary_editor" => Some(Tour::edit(SHOTS.amid)),
        _ => None,
    }
}

/// Sets up the scene in `world`.
fn stage(world: &mut World, scene: &str, library: Library<Sanctuary>) -> Result<(), String> {
    world.insert_resource(Playing::of(Sanctuary::NAME));
    let screen = match scene {
        "sanctuary_setup" => Screen::Setup,
        "sanctuary_result" | "sanctuary_defeat" => Screen::Result,
        _ => Screen::Match,
    };
    world.insert_resource(match scene {
        "sanctuary_menu" => Overlay::Menu,
        "sanctuary_help" => Overlay::Help,
        "sanctuary_settings" => Overlay::Settings,
        _ => Overlay::None,
    });
    world.resource_mut::<NextState<Screen>>().set(screen);
    let mut form = SanctuaryForm::default();
    if scene == "sanctuary_handover" {
        form.controllers = [Controller::Human; 2];
    }
    if screen != Screen::Setup {
        let session = find(scene, library, &form)?;
        world.insert_resource(session);
    }
    world.insert_resource(form);
    Ok(())
}

fn find(
    scene: &str,
    library: Library<Sanctuary>,
    form: &SanctuaryForm,
) -> Result<Session<Sanctuary>, String> {
    let wanted = wanted(scene);
    let decks = u16::try_from(library.0.decks.len()).unwrap_or(1).max(1);
    for seed in 1..TRIES {
        let first = seed as u16 % decks;
        let setup = Setup {
            content: library.0,
            decks: [first, (first + 1) % decks],
            position: None,
        };
        let mut game = Match::<Sanctuary>::new(setup, seed);
        if run_to(&mut game, seed, wanted) && ends_well(scene, game.outcome()) {
            let mut session = Session::new(game, start::players(form, seed));
            let hand = session.shown.view.zone(zone(Seat(0), Place::Hand));
            session.focus.looked = hand.iter().flatten().next().copied();
            return Ok(session);
        }
    }
    Err(format!("no game reached the position of \"{scene}\""))
}

/// The condition for a position; `None` asks for the end of a game.
type ShotCondition = Option<fn(&View, &Decision) -> bool>;

fn wanted(scene: &str) -> ShotCondition {
    Some(match scene {
        "sanctuary_result" | "sanctuary_defeat" => return None,
        "sanctuary_redraw" => |_, d| Topic::Redraw.is_of(d),
        "sanctuary_challenge" => |v, d| Topic::Challenge.is_of(d) && v.turn > 5,
        "sanctuary_duel" => |v, d| v.step == Step::DuelWindow && d.options.len() > 1,
        "sanctuary_attack" => {
            |v, d| Topic::Attack.is_of(d) && v.pairs.len() > 1 && d.options.len() > 1
        }
        "sanctuary_combat" => |v, d| {
            let blocked = v.pairs.iter().filter(|p| !p.blockers.is_empty()).count();
            Topic::Block.is_of(d) && blocked > 0 && v.pairs.len() > 1
        },
        "sanctuary_stack" => {
            |v, d| Topic::Act.is_of(d) && !v.stack.is_empty() && d.options.len() > 1
        }
        "sanctuary_contemplation" => {
            |v, d| v.step == Step::Contemplation && d.options.len() > 1 && v.turn > 4
        }
        _ => |v, d| {
            v.step == Step::Harvest
                && v.turn > 8
                && v.active == Seat(0)
                && d.options
                    .iter()
                    .filter(|o| ChoiceWord::Play.is_of(o))
                    .count()
                    > 1
        },
    })
}

/// Lets bots play until the first seat is asked in a wanted position.
fn run_to(game: &mut Match<Sanctuary>, seed: u64, wanted: ShotCondition) -> bool {
    let mut bot = GreedyBot::new(seed);
    for _ in 0..3000 {
        let Some(decision) = game.decision().cloned() else {
            return wanted.is_none();
        };
        if decision.seat == Seat(0)
            && wanted.is_some_and(|w| w(&game.view(Some(Seat(0))), &decision))
        {
            return true;
        }
        let at = Bot::<Sanctuary>::choose(&mut bot, &mut Look::new(game, decision.seat));
        game.pick(at);
    }
    false
}
