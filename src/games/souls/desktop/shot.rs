//! The scenes of Souls: positions found by letting everybody do what is most fun, which is quick to choose.

use bevy::prelude::*;

use super::panels::SoulsForm;
use crate::desktop::screen::{Overlay, Playing, Screen};
use crate::desktop::session::{Controller, Session};
use crate::desktop::shot::{Shots, Tour, ends_well};
use crate::desktop::start::Library;
use crate::games::souls::choices::ChoiceWord;
use crate::games::souls::desktop::start;
use crate::games::souls::{EntryView, EntryViewKind, Place, Souls, Step, Topic, View, zone};
use crate::table::{Decision, Game, Match, Seat, TableRng};

/// The pictures of Souls.
pub(crate) const SHOTS: Shots = Shots {
    scenes: SCENES,
    amid: "souls_action",
    hinted: "souls_start",
    stage: |world, scene, libraries| stage(world, scene, libraries.of::<Souls>()),
    busy: |_| false,
    tour,
};

/// All its scenes.
const SCENES: &[(&str, &str)] = &[
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
    ("souls_result", "Souls: a victory among four"),
    ("souls_defeat", "Souls: a defeat of one of two"),
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
];

/// Games tried before a position is given up.
const TRIES: u64 = 40;

/// The way to a scene that is not staged by itself.
fn tour(scene: &str) -> Option<Tour> {
    match scene {
        "souls_replay" => Some(Tour::watch(SHOTS.amid)),
        "souls_editor" => Some(Tour::edit(SHOTS.amid)),
        _ => None,
    }
}

/// Sets up the scene in `world`.
fn stage(world: &mut World, scene: &str, library: Library<Souls>) -> Result<(), String> {
    world.insert_resource(Playing::of(Souls::NAME));
    let screen = match scene {
        "souls_setup" => Screen::Setup,
        "souls_result" | "souls_defeat" | "souls_together_result" => Screen::Result,
        _ => Screen::Match,
    };
    world.insert_resource(match scene {
        "souls_stops" => Overlay::Stops,
        "souls_help" => Overlay::Help,
        _ => Overlay::None,
    });
    world.resource_mut::<NextState<Screen>>().set(screen);
    let form = form(scene);
    if screen != Screen::Setup {
        let session = find(scene, library, &form)?;
        world.insert_resource(session);
    }
    world.insert_resource(form);
    Ok(())
}

/// The players at the table of a scene.
fn form(scene: &str) -> SoulsForm {
    let mut form = SoulsForm {
        seats: match scene {
            "souls_two" | "souls_defeat" | "souls_together" | "souls_together_result" => 2,
            "souls_three" => 3,
            _ => 4,
        },
        together: matches!(scene, "souls_together" | "souls_together_result"),
        ..SoulsForm::default()
    };
    form.modules.draft = scene == "souls_draft";
    if scene == "souls_handover" {
        form.controllers = [Controller::Human; 4];
    }
    form
}

fn find(scene: &str, library: Library<Souls>, form: &SoulsForm) -> Result<Session<Souls>, String> {
    let wanted = wanted(scene);
    for seed in 1..TRIES {
        let setup = start::setup(library, form).ok_or("there is no set to play with")?;
        let mut game = Match::<Souls>::new(setup, seed);
        let there = run_to(&mut game, seed, wanted);
        if there && (form.together || ends_well(scene, game.outcome())) {
            let mut session = Session::new(game, start::players(form, seed));
            let hand = session.shown.view.zone(zone(Place::Hand(Seat(0))));
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
        "souls_result" | "souls_defeat" | "souls_together_result" => return None,
        "souls_draft" => |_, d| Topic::Draft.is_of(d),
        "souls_start" | "souls_stops" | "souls_help" => |_, d| Topic::Act.is_of(d),
        "souls_roll" => |v, d| {
            let rolls = |e: &EntryView| e.kind == EntryViewKind::Roll && e.combat;
            let mine = v.attack.as_ref().is_some_and(|a| a.attacker == Seat(0));
            mine && v.stack.iter().any(rolls) && d.options.len() > 1 && v.turn > 6
        },
        "souls_stack" => |v, d| {
            Topic::Act.is_of(d)
                && v.stack.len() > 2
                && d.options.iter().any(|o| ChoiceWord::Play.is_of(o))
        },
        "souls_death" => |_, d| Topic::Destroy.is_of(d) && d.options.len() > 2,
        "souls_target" => |v, d| Topic::Attack.is_of(d) && v.active == Seat(0) && v.turn > 10,
        "souls_number" => |_, d| Topic::Number.is_of(d),
        "souls_vote" => |_, d| Topic::Vote.is_of(d),
        "souls_scry" => |_, d| Topic::Scry.is_of(d),
        // The timer ends such a game long before its twentieth turn.
        "souls_together" => |v, d| v.turn > 4 && own_turn(v, d),
        _ => |v, d| v.turn > 20 && own_turn(v, d),
    })
}

/// Whether it is the first seat's own turn, with something to attack and a choice of what to play.
fn own_turn(view: &View, decision: &Decision) -> bool {
    let offered = |word: ChoiceWord| decision.options.iter().filter(move |o| word.is_of(o));
    view.step == Step::Action
        && view.active == Seat(0)
        && view.stack.is_empty()
        && offered(ChoiceWord::Attack).count() > 0
        && offered(ChoiceWord::Play).count() > 1
}

/// The option of a player who plays, attacks and buys whenever possible.
fn lively(view: &View, decision: &Decision, chance: &mut TableRng) -> usize {
    let rich = view
        .players
        .get(decision.seat.index())
        .is_some_and(|player| player.coins >= player.price);
    let weight = |verb| match ChoiceWord::of(verb) {
        Some(ChoiceWord::Offer | ChoiceWord::Request) => 0,
        Some(ChoiceWord::Purchase) if rich => 60,
        Some(ChoiceWord::Purchase) => 0,
        Some(ChoiceWord::Attack) => 30,
        Some(ChoiceWord::Play) => 14,
        Some(ChoiceWord::Use) => 7,
        Some(ChoiceWord::End | ChoiceWord::Pass) => 3,
        Some(_) | None => 10,
    };
    let weights = decision.options.iter().map(|choice| weight(choice.verb));
    let mut at = chance.below(weights.clone().sum::<u32>().max(1));
    for (n, weight) in weights.enumerate() {
        if at < weight {
            return n;
        }
        at -= weight;
    }
    0
}

/// Lets everybody play until the first seat is asked in a wanted position.
fn run_to(game: &mut Match<Souls>, seed: u64, wanted: ShotCondition) -> bool {
    let mut chance = TableRng::new(seed);
    for _ in 0..20_000 {
        let Some(decision) = game.decision().cloned() else {
            return wanted.is_none();
        };
        let view = game.view(Some(decision.seat));
        if decision.seat == Seat(0) && wanted.is_some_and(|wanted| wanted(&view, &decision)) {
            return true;
        }
        game.pick(lively(&view, &decision, &mut chance));
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::souls::content::builtin;

    #[test]
    fn a_game_together_is_shown_in_the_middle_of_it() {
        let content = builtin().expect("the built-in pack loads");
        let library = Library::<Souls>(Box::leak(Box::new((*content).clone())));
        let scene = "souls_together";
        let session = find(scene, library, &form(scene)).expect("some game gets there");
        assert!(session.host.outcome().is_none() && session.shown.view.timer > 0);
    }
}
