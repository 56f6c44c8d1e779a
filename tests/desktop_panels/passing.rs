//! Passing by oneself: stops on the ribbon, ways to go on, what is always passed, rules behind refusals, and bots
//! that think while the screen goes on.

use std::cell::Cell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use bevy_egui::egui::{self, Modifiers, PointerButton, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use fourfold::bots::Bot;
use fourfold::bots::roster::BotName;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::panels::{self, PanelView, Textures};
use fourfold::desktop::screen::{Overlay, Playing, Settings};
use fourfold::desktop::session::{Controller, Driver, Player, Session, Tick};
use fourfold::games::biomes::desktop::panels as biomes_panels;
use fourfold::games::biomes::desktop::sample::Still;
use fourfold::games::biomes::{Biomes, Step, View};
use fourfold::games::souls::desktop::panels::stack;
use fourfold::games::souls::{EntryViewKind, Souls};
use fourfold::table::{Choice, Decision, Event, Language, Outcome, Refused, Seat};
use fourfold::tools::passing::{Passes, Side, Until};

use super::souls::{alone, panel, played};
use super::{click, english, put, put_paced, session, view};

fn window(step: Step) -> usize {
    let mut steps = Biomes::STEPS.iter();
    steps.position(|s| *s == step).expect("it is a window")
}

#[test]
fn the_ribbon_shows_and_changes_the_stops_of_each_side() {
    let session = session();
    let (mut harness, wishes) = put(|ui, out| biomes_panels::ribbon(ui, &view(&session), out));
    click(&mut harness, "First primary, my turn: asks you");
    click(&mut harness, "First primary, others' turns: passes for you");
    let usual = Settings::default().stops.of::<Biomes>();
    let mut without = usual;
    without.set_step(window(Step::FirstPrimary), Side::Own, false);
    let mut with = usual;
    with.set_step(window(Step::FirstPrimary), Side::Others, true);
    let wanted = [Intent::Stops(without), Intent::Stops(with)];
    assert_eq!(*wishes.borrow(), wanted);
}

#[test]
fn there_are_ways_to_go_on_passing_and_one_back() {
    let mut session = session();
    let (mut harness, wishes) = put(|ui, out| biomes_panels::queue(ui, &view(&session), out));
    click(&mut harness, "Resolve all");
    click(&mut harness, "Pass until my turn");
    click(&mut harness, "Pass until something happens");
    let wanted = [
        Intent::ResolveAll,
        Intent::PassUntil(Until::MyTurn),
        Intent::PassUntil(Until::Something),
    ];
    assert_eq!(*wishes.borrow(), wanted);
    drop(harness);
    session.start_passing(Until::MyTurn);
    assert_eq!(session.shown.decision, None, "nothing is asked meanwhile");
    let (mut harness, wishes) = put(|ui, out| biomes_panels::queue(ui, &view(&session), out));
    click(&mut harness, "Stop passing");
    assert_eq!(*wishes.borrow(), [Intent::StopPassing]);
    drop(harness);
    assert!(session.stop_passing());
    assert!(session.shown.decision.is_some(), "it is asked again");
    assert!(!session.stop_passing(), "there is nothing to stop");
}

#[test]
fn what_comes_again_and_again_can_be_passed_for_good() {
    let mut session = played(&alone(), |v, d| {
        let passes = d.options.contains(&Choice::new("pass"));
        let top = v.stack.last();
        passes
            && top
                .is_some_and(|e| matches!(e.kind, EntryViewKind::Trigger | EntryViewKind::Ability))
    });
    let moment = Souls::moment(&session.shown.view, Seat(0));
    let top = moment.stack.last().expect("something waits");
    let trigger = top.trigger.expect("it is an ability");
    let (mut harness, wishes) = panel(&session, Language::English, stack);
    harness.run();
    {
        let mut links = harness.get_all_by_label("Always pass for this");
        links.next().expect("the uppermost entry has it").click();
    }
    harness.run();
    assert_eq!(*wishes.borrow(), [Intent::Ignore(trigger)]);
    drop(harness);
    assert!(session.shown.decision.is_some());
    session.ignore(trigger);
    assert_eq!(session.shown.decision, None, "it is passed by itself");
    session.ignore(trigger);
    assert!(session.shown.decision.is_some(), "and asked again");
}

#[test]
fn the_rules_of_a_refusal_open_their_text() {
    let session = session();
    let refused = session.shown.refusals()[0];
    let (mut harness, wishes) = put(|ui, out| {
        let p = PanelView {
            refusal: Some(refused),
            ..view(&session)
        };
        biomes_panels::queue(ui, &p, out);
    });
    let id = refused.refusal.rules[0];
    click(&mut harness, id);
    let open = Intent::Show(Overlay::Rule(id));
    assert_eq!(*wishes.borrow(), [open]);
    let (mut harness, wishes) =
        put(|ui, out| panels::rule(ui, id, Playing::of("biomes"), english(), out));
    harness.run();
    harness.get_by_label(&format!("Rule {id}"));
    let text = fourfold::tools::rules::find(id)
        .expect("it is on its page")
        .text;
    harness.get_by_label(&text);
    click(&mut harness, "Close");
    assert_eq!(*wishes.borrow(), [Intent::Show(Overlay::None)]);
}

/// A click of the mouse there.
fn press(harness: &mut Harness, at: Pos2) {
    for pressed in [true, false] {
        harness.event(egui::Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }
    harness.step();
}

#[test]
fn a_double_click_presses_a_button_once_if_it_becomes_another_between() {
    let (asked, mut next) = (session(), session());
    next.shown.view.queue.clear();
    let count = Rc::new(Cell::new(0));
    let pressed = Rc::clone(&count);
    let (mut harness, _) = put_paced(0.04, move |ui, out| {
        let shown = if pressed.get() == 0 { &asked } else { &next };
        panels::actions(ui, &view(shown), out);
        pressed.set(out.iter().filter(|wish| **wish == Intent::Pass).count());
    });
    harness.run_steps(8);
    let button = harness.get_by_label("Pass → let it execute").rect();
    let at = button.left_center() + egui::vec2(20.0, 0.0);
    harness.event(egui::Event::PointerMoved(at));
    harness.step();
    press(&mut harness, at);
    press(&mut harness, at);
    harness.get_by_label("Pass → declare defenders");
    assert_eq!(count.get(), 1, "nobody has read the second one yet");
    harness.run_steps(20);
    press(&mut harness, at);
    assert_eq!(count.get(), 2, "later it is pressed on purpose");
}

#[test]
fn a_click_that_comes_just_as_the_button_becomes_another_is_not_for_it() {
    let (asked, mut next) = (session(), session());
    next.shown.view.queue.clear();
    let (went_on, count) = (Rc::new(Cell::new(false)), Rc::new(Cell::new(0)));
    let (goes_on, pressed) = (Rc::clone(&went_on), Rc::clone(&count));
    let (mut harness, _) = put_paced(0.04, move |ui, out| {
        let shown = if went_on.get() { &next } else { &asked };
        panels::actions(ui, &view(shown), out);
        pressed.set(out.iter().filter(|wish| **wish == Intent::Pass).count());
    });
    harness.run_steps(8);
    let button = harness.get_by_label("Pass → let it execute").rect();
    let at = button.left_center() + egui::vec2(20.0, 0.0);
    harness.event(egui::Event::PointerMoved(at));
    harness.step();
    goes_on.set(true);
    harness.run_steps(4);
    harness.get_by_label("Pass → declare defenders");
    press(&mut harness, at);
    assert_eq!(count.get(), 0, "nobody has read it yet");
    harness.run_steps(20);
    press(&mut harness, at);
    assert_eq!(count.get(), 1, "later it is pressed on purpose");
}

/// How long the bot of [`Slow`] thinks.
const THOUGHT: Duration = Duration::from_millis(400);

/// A match whose bots take their time, and in which the far player is asked until it chooses.
struct Slow {
    still: Still,
    chosen: usize,
}

impl Driver<Biomes> for Slow {
    fn view(&mut self, seat: Option<Seat>) -> View {
        self.still.view(seat)
    }

    fn decision(&self) -> Option<Decision> {
        let asked = u8::from(self.chosen == 0);
        let still = self.still.decision()?;
        Some(Decision {
            seat: Seat(asked),
            ..still
        })
    }

    fn think(&mut self, _: Seat, _: &mut dyn Bot<Biomes>) -> usize {
        std::thread::sleep(THOUGHT);
        1
    }

    fn choose(&mut self, _: Seat, _: Choice) -> Result<(), Refused> {
        self.chosen += 1;
        Ok(())
    }

    fn why_not(&mut self, seat: Seat) -> Vec<Refused> {
        self.still.why_not(seat)
    }

    fn events_for(&self, _: Option<Seat>, _: usize) -> Vec<Event> {
        Vec::new()
    }

    fn picks(&self) -> usize {
        self.chosen
    }

    fn undoable(&self) -> usize {
        self.chosen
    }

    fn undo(&mut self, count: usize) {
        self.chosen -= count;
    }

    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn replay(&self) -> Result<String, String> {
        Ok("replay".to_owned())
    }
}

fn slow() -> Session<Biomes> {
    let players = [
        Player::new("Ada", Controller::Human, 1),
        Player::new("Mara", Controller::Bot(BotName::Greedy), 2),
    ];
    let still = Still;
    Session::new(Slow { still, chosen: 0 }, players)
}

/// Ticks until something moves, as frames do.
fn wait(session: &mut Session<Biomes>) -> Tick {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(20) {
        let tick = session.tick(&Settings::default());
        if tick != Tick::Waits {
            return tick;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    Tick::Waits
}

#[test]
fn no_frame_waits_for_a_bot() {
    let mut session = slow();
    let begun = Instant::now();
    for _ in 0..3 {
        assert_eq!(session.tick(&Settings::default()), Tick::Waits);
        assert!(session.host.is_thinking());
    }
    assert!(
        begun.elapsed() < THOUGHT,
        "a tick took as long as a thought"
    );
    // The screen goes on with what it has.
    let p = PanelView::of(&session, Settings::default(), Textures::NONE);
    assert_eq!(p.asked, Some(Seat(1)));
    assert_eq!(p.decision, None);
    assert!(!session.host.resting, "something is still to come");
    assert!(
        session.replay(Language::English).is_err(),
        "the match is away"
    );
    assert_eq!(wait(&mut session), Tick::Moved);
    assert!(!session.host.is_thinking());
    assert_eq!(session.shown.asked, Some(Seat(0)), "the bot chose");
    assert!(session.replay(Language::English).is_ok());
}

#[test]
fn what_is_wished_while_a_bot_thinks_is_done_when_it_has_thought() {
    let mut session = slow();
    session.tick(&Settings::default());
    session.concede(false);
    assert!(session.host.is_thinking());
    assert_eq!(session.host.count(), 0, "conceding waits");
    assert_eq!(wait(&mut session), Tick::Moved);
    assert_eq!(
        session.host.count(),
        1,
        "it was conceded once, and nothing else chosen"
    );
}
