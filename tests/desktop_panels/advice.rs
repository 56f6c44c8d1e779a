//! The hint button, the hint, and the session behind it.

use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::{App, Update};
use bevy_egui::egui::Key;
use egui_kittest::kittest::Queryable;
use fourfold::bots::roster::BotName;
use fourfold::desktop::MatchSession;
use fourfold::desktop::advice::{self, Advice, AdviceWish};
use fourfold::desktop::intent::Intent;
use fourfold::desktop::screen::Settings;
use fourfold::desktop::session::{Controller, Session, Tick};
use fourfold::desktop::words;
use fourfold::games::biomes::Biomes;
use fourfold::games::biomes::desktop::panels::{self as biomes_panels, SetupForm};
use fourfold::games::biomes::desktop::start;
use fourfold::table::{LANGUAGES, Language};

use super::libraries::libraries;
use super::{click, put, session, view};

/// A match of a person against a bot, at the first question to the person.
fn asked() -> Session<Biomes> {
    let form = SetupForm {
        controllers: [Controller::Human, Controller::Bot(BotName::Random)],
        ..SetupForm::default()
    };
    let mut session = start::open(libraries().of::<Biomes>(), &form);
    let begun = Instant::now();
    while session.question().is_none() {
        assert!(begun.elapsed() < Duration::from_secs(60), "nobody is asked");
        if session.tick(&Settings::default()) == Tick::Waits {
            thread::sleep(Duration::from_millis(1));
        }
    }
    session
}

/// A window with that match and nothing else than the hint.
fn window(session: Session<Biomes>) -> App {
    let mut app = App::new();
    app.add_message::<Intent>()
        .add_message::<bevy::window::RequestRedraw>()
        .init_resource::<Advice>()
        .insert_resource(session)
        .add_systems(Update, advice::think);
    app
}

/// Lets frames pass until the hint is there.
fn found(app: &mut App) {
    let begun = Instant::now();
    while app.world().resource::<Advice>().is_thinking() {
        assert!(begun.elapsed() < Duration::from_secs(300), "it never ends");
        let frame = Instant::now();
        app.update();
        assert!(frame.elapsed() < Duration::from_secs(1), "a frame waited");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn the_button_asks_for_a_hint_while_something_is_asked() {
    let mut asked = session();
    for language in LANGUAGES {
        let words = &words::of(language).advice;
        let settings = Settings {
            language,
            ..Settings::default()
        };
        let seen = fourfold::desktop::panels::PanelView::of(
            &asked,
            settings,
            fourfold::desktop::panels::Textures::NONE,
        );
        let (mut harness, wishes) = put(|ui, out| biomes_panels::ribbon(ui, &seen, out));
        click(&mut harness, words.hint);
        assert_eq!(*wishes.borrow(), [Intent::Advise(AdviceWish::Ask)]);
    }
    asked.shown.decision = None;
    let (mut harness, wishes) = put(|ui, out| biomes_panels::ribbon(ui, &view(&asked), out));
    click(&mut harness, words::of(Language::English).advice.hint);
    assert!(wishes.borrow().is_empty());
}

#[test]
fn a_hint_is_found_without_a_frame_that_waits_and_goes_with_its_question() {
    let mut app = window(asked());
    app.world_mut()
        .write_message(Intent::Advise(AdviceWish::Ask));
    app.update();
    assert!(app.world().resource::<Advice>().is_thinking());
    found(&mut app);
    let found = app.world().resource::<Advice>().found().cloned();
    let found = found.expect("there is a hint");
    let session = app.world().resource::<Session<Biomes>>();
    let open = session.shown.decision.clone().expect("the person is asked");
    assert!(open.options.contains(&found.choice), "{found:?}");
    assert!((0.0..=1.0).contains(&found.chance) && (0.0..=1.0).contains(&found.before));
    for language in LANGUAGES {
        assert!(!found.text(language).best.is_empty());
        let words = words::of(language);
        let (mut harness, wishes) = put(|ui, out| advice::hint(ui, &found, words, out));
        harness.run();
        harness.get_by_label(&found.text(language).best);
        let chances = harness.query_all_by_label_contains(" %").count();
        assert_eq!(chances, 1 + found.others.len());
        click(&mut harness, words.advice.take);
        assert_eq!(
            wishes.borrow_mut().pop(),
            Some(Intent::Choose(found.choice))
        );
        click(&mut harness, words.close);
        assert_eq!(
            wishes.borrow_mut().pop(),
            Some(Intent::Advise(AdviceWish::Stop))
        );
    }
    // Once something was chosen it is about nothing.
    let mut session = app.world_mut().resource_mut::<Session<Biomes>>();
    assert!(session.choose(found.choice).is_ok());
    app.update();
    assert!(!app.world().resource::<Advice>().is_open());
}

#[test]
fn thinking_stops_when_it_is_told_to() {
    let mut app = window(asked());
    for stop in [AdviceWish::Stop, AdviceWish::Ask] {
        app.world_mut()
            .write_message(Intent::Advise(AdviceWish::Ask));
        app.update();
        assert!(app.world().resource::<Advice>().is_thinking());
        app.world_mut().write_message(Intent::Advise(stop));
        app.update();
        assert!(!app.world().resource::<Advice>().is_open());
    }
    let words = words::of(Language::English);
    let (mut harness, wishes) = put(|ui, out| advice::thinking(ui, 0.5, words, out));
    click(&mut harness, words.advice.stop);
    assert_eq!(
        wishes.borrow_mut().pop(),
        Some(Intent::Advise(AdviceWish::Stop))
    );
    harness.key_press(Key::Tab);
    harness.run();
}

#[test]
fn the_same_question_gets_the_same_hint() {
    let session = asked();
    let mut hints = Vec::new();
    let mut app = window(session);
    for _ in 0..2 {
        app.world_mut()
            .write_message(Intent::Advise(AdviceWish::Ask));
        app.update();
        found(&mut app);
        hints.push(app.world().resource::<Advice>().found().cloned());
        app.world_mut()
            .write_message(Intent::Advise(AdviceWish::Stop));
        app.update();
    }
    assert!(hints[0].is_some());
    assert_eq!(hints[0], hints[1]);
}
