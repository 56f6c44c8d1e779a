//! The generic table, without a window: the fifth game is played on it by mouse and by keys.

#![cfg(feature = "desktop")]

#[path = "../examples/fifth/kites/mod.rs"]
mod kites;

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use bevy_egui::egui::{Key, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use fourfold::desktop::generic::{Form, PanelIntent, PlainSession, setup, table};
use fourfold::desktop::panels::theme;
use fourfold::desktop::session::Controller;
use fourfold::games;
use fourfold::plain::PlainTable;
use fourfold::plain::cards::Cards;
use fourfold::table::{Language, Match, Seat};
use fourfold::tools::content;

type Kites = Cards<kites::Kites>;
type Shared = Rc<RefCell<PlainSession<Kites>>>;

fn game(seed: u64) -> Match<Kites> {
    games::register::<Kites>();
    let loaded = content::of::<Kites>(&[]).expect("its pack is sound");
    Match::new(Kites::fresh(loaded.content), seed)
}

fn session(seats: [Controller; 2]) -> Shared {
    Rc::new(RefCell::new(PlainSession::new(game(1), &seats, 1, None)))
}

/// The table of a session, with the wishes it collects.
fn put(session: &Shared, language: Language) -> (Harness<'static>, Rc<RefCell<Vec<PanelIntent>>>) {
    let wishes = Rc::new(RefCell::new(Vec::new()));
    let (session, collected) = (Rc::clone(session), Rc::clone(&wishes));
    let harness = Harness::builder()
        .with_size(Vec2::new(1280.0, 720.0))
        .build_ui(move |ui| {
            if theme::ready(ui.ctx()) {
                let mut out = collected.borrow_mut();
                table(ui, &mut session.borrow_mut(), language, &mut out);
            }
        });
    (harness, wishes)
}

#[test]
fn choices_are_taken_by_mouse_and_by_number_keys() {
    let session = session([Controller::Human, Controller::opponent()]);
    let (mut harness, wishes) = put(&session, Language::English);
    harness.run();
    harness.get_by_label("Player 1: launch a kite, let a gust loose, or pass");
    harness.get_by_label("Player 2: Hand (4)");
    harness.get_by_label("Pass").click();
    harness.run();
    let pass = wishes.borrow_mut().pop();
    assert!(matches!(pass, Some(PanelIntent::Choose(_))), "{pass:?}");
    harness.key_press(Key::Num1);
    harness.run();
    assert_eq!(wishes.borrow_mut().pop(), Some(PanelIntent::Choose(0)));
}

#[test]
fn a_bot_answers_after_a_pause_and_a_choice_is_taken_back() {
    let session = session([Controller::Human, Controller::opponent()]);
    let mut session = session.borrow_mut();
    assert!(session.is_mine() && !session.can_undo());
    let before = session.game.digest();
    session.choose(0);
    assert!(session.can_undo());
    session.undo();
    assert_eq!(session.game.digest(), before);
    while session.is_mine() {
        session.choose(0);
    }
    let waiting = session.game.digest();
    session.tick(Duration::from_millis(100));
    assert_eq!(session.game.digest(), waiting);
    while session.game.outcome().is_none() {
        match session.is_mine() {
            true => session.choose(0),
            false => session.tick(Duration::from_secs(1)),
        }
    }
    assert!(session.game.outcome().is_some());
}

#[test]
fn two_people_hand_the_screen_over_under_a_cover() {
    let session = session([Controller::Human; 2]);
    assert_eq!(session.borrow().covered(), Some(Seat(0)));
    let (mut harness, wishes) = put(&session, Language::Spanish);
    harness.run();
    assert!(harness.query_by_label_contains("Mano").is_none());
    harness.get_by_label("Jugador 1 está aquí").click();
    harness.run();
    assert_eq!(wishes.borrow_mut().pop(), Some(PanelIntent::Ready));
    session.borrow_mut().uncover();
    harness.run();
    harness.get_by_label("Jugador 1: eleva una cometa, suelta una ráfaga o pasa");
    harness.get_by_label("Pasar");
    while session.borrow().covered().is_none() {
        let mut session = session.borrow_mut();
        let last = session
            .game
            .decision()
            .map_or(0, |open| open.options.len() - 1);
        session.choose(last);
    }
    assert_eq!(session.borrow().covered(), Some(Seat(1)));
    assert_eq!(session.borrow().eyes(), None);
}

#[test]
fn the_result_is_shown_and_a_played_match_can_be_watched() {
    let session = session([Controller::Human, Controller::opponent()]);
    session.borrow_mut().concede(Seat(0));
    let (mut harness, _) = put(&session, Language::English);
    harness.run();
    harness.get_by_label("Player 2 wins");
    let mut played = game(2);
    while played.pick(0) {}
    let watched = PlainSession::watch(game(2), played.journal().clone());
    let watched: Shared = Rc::new(RefCell::new(watched));
    let (mut harness, wishes) = put(&watched, Language::English);
    harness.run();
    harness.key_press(Key::ArrowRight);
    harness.run();
    assert!(matches!(
        wishes.borrow_mut().pop(),
        Some(PanelIntent::Seek(_))
    ));
    watched.borrow_mut().seek(5);
    assert_eq!(watched.borrow().watched().map(|(at, _)| at), Some(5));
}

#[test]
fn the_form_seats_people_and_bots() {
    let form = Rc::new(RefCell::new(Form::new(2, 7)));
    let wishes = Rc::new(RefCell::new(Vec::new()));
    let (shared, collected) = (Rc::clone(&form), Rc::clone(&wishes));
    let mut harness = Harness::builder()
        .with_size(Vec2::new(1280.0, 720.0))
        .build_ui(move |ui| {
            if theme::ready(ui.ctx()) {
                let mut out = collected.borrow_mut();
                setup::<Kites>(ui, &mut shared.borrow_mut(), Language::English, &mut out);
            }
        });
    harness.run();
    harness.get_by_label("Kites");
    harness.get_by_label("Start match").click();
    harness.run();
    assert_eq!(wishes.borrow_mut().pop(), Some(PanelIntent::Begin));
    assert_eq!(
        form.borrow().seats,
        [Controller::Human, Controller::opponent()]
    );
}
