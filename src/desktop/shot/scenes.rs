//! The scenes that can be drawn: screens, and positions found by letting bots play.

use bevy::prelude::*;

use crate::games::frames::desktop::shot as frames;
use crate::games::sanctuary::desktop::shot as sanctuary;
use crate::games::souls::desktop::shot as souls;

use crate::bots::{Bot, RandomBot};
use crate::desktop::screen::{Overlay, Screen};
use crate::desktop::session::{Controller, Session};
use crate::desktop::start::{Libraries, Library};
use crate::games::biomes::desktop::panels::SetupForm;
use crate::games::biomes::desktop::start::players;
use crate::games::biomes::{Biomes, Place, Setup, Step, View, zone};
use crate::games::frames::Frames;
use crate::games::sanctuary::Sanctuary;
use crate::games::souls::Souls;
use crate::table::{Decision, Look, Match, Seat};

/// All scenes.
pub const ALL: &[(&str, &str)] = &[
    ("title", "the four games"),
    ("setup", "who sits where with which deck"),
    ("match-start", "keep the opening hand or not"),
    ("first-primary", "a turn with things to play"),
    ("attack", "declaring attackers"),
    ("defend", "declaring defenders"),
    ("queue", "something waits on the queue"),
    ("handover", "the screen changes hands between two people"),
    ("result", "the end of a game"),
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
    ("editor", "the position editor"),
    ("editor_play", "who plays the position of the editor"),
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
    ("sanctuary_result", "Sanctuary: the end of a game"),
    ("sanctuary_menu", "Sanctuary: the menu over a game"),
    ("sanctuary_help", "Sanctuary: the keys"),
    ("sanctuary_settings", "Sanctuary: the settings"),
    ("sanctuary_replay", "Sanctuary: a game watched"),
    ("sanctuary_editor", "Sanctuary: the position editor"),
    ("souls_setup", "Souls: who sits at the table, and with what"),
    ("souls_start", "Souls: the first window of four players"),
    (
        "souls_draft",
        "Souls: treasures to take before the first turn",
    ),
    ("souls_action", "Souls: an action phase of four players"),
    ("souls_two", "Souls: an action phase of two players"),
    ("souls_three", "Souls: an action phase of three players"),
    ("souls_together", "Souls: two players against the timer"),
    ("souls_target", "Souls: what is attacked"),
    ("souls_roll", "Souls: an attack roll on the stack"),
    ("souls_stack", "Souls: several things wait on the stack"),
    ("souls_death", "Souls: the penalty of a death"),
    ("souls_handover", "Souls: the screen changes hands"),
    ("souls_result", "Souls: the end of a game"),
    (
        "souls_together_result",
        "Souls: the end of a game against the timer",
    ),
    (
        "souls_stops",
        "Souls: the settings, with where passing stops",
    ),
    ("souls_help", "Souls: the keys"),
    ("souls_replay", "Souls: a game watched"),
    ("souls_editor", "Souls: the position editor"),
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
    ("frames_end", "Frames: the end of a game"),
    ("frames_replay", "Frames: a game watched"),
    ("frames_editor", "Frames: the position editor"),
];

/// Matches tried before a position is given up.
const TRIES: u64 = 400;

/// Puts the scene up in `world`.
pub fn stage(world: &mut World, scene: &str, libraries: Libraries) -> Result<(), String> {
    if scene.starts_with("frames_") {
        return frames::stage(world, scene, libraries.of::<Frames>());
    }
    if scene.starts_with("souls_") {
        return souls::stage(world, scene, libraries.of::<Souls>());
    }
    if scene.starts_with("sanctuary_") {
        return sanctuary::stage(world, scene, libraries.of::<Sanctuary>());
    }
    let screen = match scene {
        "title" | "help" | "settings" => Screen::Title,
        "setup" => Screen::Setup,
        "result" => Screen::Result,
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
        let session = find(scene, libraries.of::<Biomes>())?;
        world.insert_resource(session);
    }
    Ok(())
}

/// A session in the position that the scene is about.
fn find(scene: &str, library: Library<Biomes>) -> Result<Session, String> {
    let mut form = SetupForm::default();
    if scene == "handover" {
        form.sitters = [Controller::Human; 2];
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
        if run_to(&mut game, seed, wanted) {
            let mut session = Session::new(game, players(&form, seed));
            let hand = session.view.zone(zone(Seat(0), Place::Hand));
            session.hover = hand.iter().flatten().next().copied();
            return Ok(session);
        }
    }
    Err(format!("no match reached the position of \"{scene}\""))
}

/// What a position must show; `None` asks for the end of a match.
type Wanted = Option<fn(&View, &Decision) -> bool>;

fn wanted(scene: &str) -> Wanted {
    Some(match scene {
        "result" => return None,
        "match-start" => |_, d| d.topic == "mulligan",
        "attack" => |_, d| d.topic == "attack" && d.options.len() > 2,
        "defend" => |_, d| d.topic == "defend" && d.options.len() > 2,
        "queue" => |v, d| {
            d.topic == "act" && !v.queue.is_empty() && d.options.iter().any(|o| o.verb == "play")
        },
        _ => |v, d| {
            v.step == Step::FirstPrimary
                && v.turn > 6
                && v.active == Seat(0)
                && d.options.iter().filter(|o| o.verb == "play").count() > 2
        },
    })
}

/// Lets bots play until the first seat is asked in a wanted position.
fn run_to(game: &mut Match<Biomes>, seed: u64, wanted: Wanted) -> bool {
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
