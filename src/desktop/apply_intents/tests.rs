//! Tests of intents from the match to its result.

use std::time::Duration;

use super::*;
use crate::bots::roster::BotName;
use crate::desktop::session::{Controller, Player};
use crate::games::biomes;
use crate::games::biomes::Biomes;
use crate::games::biomes::desktop::sample::Still;
use crate::table::{Match, ObjectId};

fn ended() -> Session<Biomes> {
    let content = biomes::content::builtin().expect("the built-in pack loads");
    let setup = biomes::Setup {
        content: Box::leak(Box::new((*content).clone())),
        decks: [0, 1],
        best_of: 1,
        position: None,
    };
    let players = [
        Player::new("Ada", Controller::Human, 1),
        Player::new("Mara", Controller::Bot(BotName::Random), 2),
    ];
    let mut session = Session::new(Match::new(setup, 7), players);
    session.shown.take_events();
    session.concede(true);
    session
}

#[test]
fn what_ended_a_match_is_shown_before_its_result() {
    let mut app = App::new();
    app.init_resource::<Time>()
        .init_resource::<Settings>()
        .init_resource::<Animating>()
        .init_resource::<Overlay>()
        .init_resource::<NextState<Screen>>()
        .insert_resource(ended())
        .add_systems(Update, run::<Biomes>);
    let shows_result = |app: &mut App| {
        let mut time = app.world_mut().resource_mut::<Time>();
        time.advance_by(Duration::from_secs(5));
        app.update();
        let next = app.world().resource::<NextState<Screen>>();
        !matches!(next, NextState::Unchanged)
    };
    assert!(!shows_result(&mut app), "the table has not seen the end");
    let mut session = app.world_mut().resource_mut::<Session<Biomes>>();
    assert!(!session.shown.take_events().is_empty());
    assert!(shows_result(&mut app));
}

#[test]
fn enter_goes_to_what_can_be_chosen_before_it_passes() {
    let players = [
        Player::new("Ada", Controller::Human, 1),
        Player::new("Mara", Controller::Bot(BotName::Random), 2),
    ];
    let (mut session, mut overlay) = (Session::new(Still, players), Overlay::None);
    session.shown.take_events();
    session.shown.unstage();
    let first = choose::all(&session).first().copied();
    assert!(first.is_some(), "something can be chosen");
    let before = session.host.count();
    play(&mut session, &Intent::Take, &mut overlay);
    assert_eq!(
        (session.focus.cursor, session.host.count()),
        (first, before)
    );
}

#[test]
fn a_card_that_is_dropped_and_can_only_be_converted_says_why_and_offers_that() {
    let players = [
        Player::new("Ada", Controller::Human, 1),
        Player::new("Mara", Controller::Bot(BotName::Random), 2),
    ];
    let (mut session, mut overlay) = (Session::new(Still, players), Overlay::None);
    session.shown.take_events();
    session.shown.unstage();
    let held = ObjectId(100);
    let convert = Choice::new("convert").of(Ref::Object(held));
    let asked = session
        .shown
        .decision
        .as_mut()
        .expect("the near player is asked");
    asked.options.push(convert);
    assert_eq!(session.why_not(held), None, "something is offered");
    let wish = choose::drop(&session, held, &[ObjectId(13)]);
    play(&mut session, &wish, &mut overlay);
    let notice = session.shown.notice.expect("it says why");
    assert_eq!(notice.choice, Choice::new("play").of(Ref::Object(held)));
    assert_eq!(session.focus.pinned, Some(held));
    let p = PanelView::of(&session, Settings::default(), Textures::NONE);
    assert_eq!(crate::desktop::panels::further(&p), [convert]);
}

#[test]
fn closing_a_list_is_not_asking_for_the_menu() {
    let (mut session, mut overlay) = (ended(), Overlay::None);
    play(&mut session, &Intent::Apart(true), &mut overlay);
    assert!(session.focus.apart);
    play(&mut session, &Intent::Cancel, &mut overlay);
    assert_eq!((session.focus.apart, overlay), (false, Overlay::None));
    play(&mut session, &Intent::Cancel, &mut overlay);
    assert_eq!(overlay, Overlay::Menu);
}

#[test]
fn giving_an_answer_up_is_not_asking_for_the_menu() {
    let (mut session, mut overlay) = (ended(), Overlay::None);
    session.focus.answering = Some(3);
    play(&mut session, &Intent::Cancel, &mut overlay);
    assert_eq!((session.focus.answering, overlay), (None, Overlay::None));
}

#[test]
fn conceding_is_asked_about_unless_the_settings_say_otherwise() {
    let mut settings = Settings::default();
    let concede = Intent::Show(Overlay::Concede(true));
    assert_eq!(unasked(&concede, &settings), None);
    settings.ask_before_conceding = false;
    assert_eq!(unasked(&concede, &settings), Some(Intent::Concede(true)));
    assert_eq!(unasked(&Intent::Show(Overlay::Menu), &settings), None);
}

#[test]
fn tab_goes_over_the_table_once_and_then_to_the_panels() {
    let players = [
        Player::new("Ada", Controller::Human, 1),
        Player::new("Mara", Controller::Bot(BotName::Random), 2),
    ];
    let (mut session, mut overlay) = (Session::new(Still, players), Overlay::None);
    session.shown.take_events();
    session.shown.unstage();
    let all = choose::all(&session);
    for thing in &all {
        assert!(goes_on(&session), "the keyboard goes to {thing:?} next");
        play(&mut session, &Intent::Step(true), &mut overlay);
        assert_eq!(session.focus.cursor, Some(*thing));
    }
    assert!(!all.is_empty() && !goes_on(&session));
}
