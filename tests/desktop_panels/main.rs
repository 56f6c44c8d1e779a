//! The panels, without a window: found by their labels, clicked, and their intents read.

#![cfg(feature = "desktop")]

mod advice;
mod biomes_spanish;
mod book;
mod crowding;
mod curve;
mod editor;
mod ending;
mod frames;
mod frames_show;
mod frames_spanish;
mod frames_tray;
mod frames_walk;
mod frames_why;
mod guide;
mod keyboard;
mod lab;
mod libraries;
mod passing;
mod puzzles;
mod sanctuary;
mod sanctuary_setup;
mod saves;
mod screens;
mod sizes;
mod souls;
mod souls_acts;
mod souls_dialogs;
mod souls_setup;

use std::cell::RefCell;
use std::rc::Rc;

use bevy_egui::egui::{Pos2, Ui, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use fourfold::bots::roster::BotName;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::panels::{self, PanelView, Textures, theme};
use fourfold::desktop::screen::{Overlay, Playing, Settings, Speed};
use fourfold::desktop::session::{Controller, Player, Session};
use fourfold::desktop::words::{self, Words};
use fourfold::games::biomes::content::Content;
use fourfold::games::biomes::desktop::panels::{self as biomes_panels, SetupForm};
use fourfold::games::biomes::desktop::sample::{self, Still};
use fourfold::games::biomes::{Biomes, Place, Step, zone};
use fourfold::table::{
    Choice, LANGUAGES, Language, ObjectId, Outcome, Ref, Refusal, Refused, Seat, Seats,
};

use fourfold::tools::rules;

type Wishes = Rc<RefCell<Vec<Intent>>>;

/// A panel on a surface of its own, with the intents it collects.
fn put<'a>(draw: impl FnMut(&mut Ui, &mut Vec<Intent>) + 'a) -> (Harness<'a>, Wishes) {
    put_paced(0.25, draw)
}

/// The same in a window of that size.
fn put_sized<'a>(
    size: Vec2,
    draw: impl FnMut(&mut Ui, &mut Vec<Intent>) + 'a,
) -> (Harness<'a>, Wishes) {
    put_at(0.25, size, draw)
}

/// The same with so many seconds from frame to frame.
fn put_paced<'a>(
    pace: f32,
    draw: impl FnMut(&mut Ui, &mut Vec<Intent>) + 'a,
) -> (Harness<'a>, Wishes) {
    put_at(pace, Vec2::new(1280.0, 720.0), draw)
}

fn put_at<'a>(
    pace: f32,
    size: Vec2,
    mut draw: impl FnMut(&mut Ui, &mut Vec<Intent>) + 'a,
) -> (Harness<'a>, Wishes) {
    let wishes = Wishes::default();
    let collected = Rc::clone(&wishes);
    let harness = Harness::builder()
        .with_size(size)
        .with_step_dt(pace)
        .build_ui(move |ui| {
            if theme::ready(ui.ctx()) {
                draw(ui, &mut collected.borrow_mut());
            }
        });
    (harness, wishes)
}

/// The screen on which a match of Biomes is set up.
fn put_setup<'a>(
    form: &'a mut SetupForm,
    content: &'static Content,
    settings: Settings,
) -> (Harness<'a>, Wishes) {
    put(move |ui, out| biomes_panels::setup(ui, form, content, Textures::NONE, settings, out))
}

/// The position of the sample: the far player attacks, the near player is asked.
fn session() -> Session<Biomes> {
    let players = [
        Player::new("Ada", Controller::Human, 1),
        Player::new("Mara", Controller::Bot(BotName::Random), 2),
    ];
    Session::new(Still, players)
}

fn view(session: &Session<Biomes>) -> PanelView<'_, Biomes> {
    PanelView::of(session, Settings::default(), Textures::NONE)
}

fn english() -> &'static Words {
    words::of(Language::English)
}

fn click(harness: &mut Harness, label: &str) {
    harness.run();
    harness.get_by_label(label).click();
    harness.run();
}

/// What a click on that button of the title asks for.
fn clicked_on_title(language: Language, label: &str) -> Option<Intent> {
    let settings = Settings {
        language,
        ..Settings::default()
    };
    let (mut harness, wishes) = put(move |ui, out| panels::title(ui, settings, out));
    click(&mut harness, label);
    wishes.borrow_mut().pop()
}

#[test]
fn the_ribbon_says_who_acts_with_what_and_opens_the_menu() {
    let session = session();
    let (mut harness, wishes) = put(|ui, out| biomes_panels::ribbon(ui, &view(&session), out));
    harness.run();
    harness.get_by_label("Before defending: you may act");
    harness.get_by_label("Play a card, make energy or pass · speed 2 ›› and 3 ›››");
    click(&mut harness, "Menu");
    assert_eq!(*wishes.borrow(), [Intent::Show(Overlay::Menu)]);
}

#[test]
fn the_ribbon_names_the_other_player_while_they_choose() {
    let mut session = session();
    session.shown.decision = None;
    session.shown.asked = Some(Seat(1));
    let (mut harness, _) = put(|ui, out| biomes_panels::ribbon(ui, &view(&session), out));
    harness.run();
    harness.get_by_label("Before defending: Mara acts");
}

#[test]
fn undo_is_dead_with_nothing_to_take_back() {
    let session = session();
    let (mut harness, wishes) = put(|ui, out| biomes_panels::ribbon(ui, &view(&session), out));
    click(&mut harness, "Undo");
    assert_eq!(*wishes.borrow(), []);
    let (mut harness, wishes) = put(|ui, out| {
        let p = PanelView {
            can_undo: true,
            ..view(&session)
        };
        biomes_panels::ribbon(ui, &p, out);
    });
    click(&mut harness, "Undo");
    assert_eq!(*wishes.borrow(), [Intent::Undo]);
}

#[test]
fn the_big_button_says_where_the_pass_leads() {
    let mut session = session();
    session.shown.view.queue.clear();
    let (mut harness, wishes) = put(|ui, out| panels::actions(ui, &view(&session), out));
    click(&mut harness, "Pass → declare defenders");
    assert_eq!(*wishes.borrow(), [Intent::Pass]);
}

#[test]
fn with_something_queued_passing_lets_it_execute() {
    let session = session();
    let (mut harness, _) = put(|ui, out| panels::actions(ui, &view(&session), out));
    harness.run();
    harness.get_by_label("Pass → let it execute");
}

#[test]
fn declaring_counts_who_was_chosen() {
    let mut session = session();
    session.shown.view.step = Step::AttackDeclare;
    if let Some(decision) = &mut session.shown.decision {
        decision.topic = "attack";
        decision.options = vec![Choice::new("done")];
    }
    let (mut harness, _) = put(|ui, out| panels::actions(ui, &view(&session), out));
    harness.run();
    harness.get_by_label("Attack with 1 agent");
}

#[test]
fn choices_without_an_object_are_buttons() {
    let mut session = session();
    if let Some(decision) = &mut session.shown.decision {
        decision.topic = "x";
        let source = Ref::Object(ObjectId(101));
        decision.options = (0..5).map(|n| Choice::new("x").of(source).by(n)).collect();
    }
    let (mut harness, wishes) = put(|ui, out| {
        panels::tray(ui, &view(&session), out);
    });
    click(&mut harness, "X = 3");
    let three = Choice::new("x").of(Ref::Object(ObjectId(101))).by(3);
    assert_eq!(*wishes.borrow(), [Intent::Choose(three)]);
}

#[test]
fn choices_of_cards_on_the_table_need_no_button() {
    let session = session();
    let mut shown = true;
    {
        let (mut harness, _) = put(|ui, out| shown = panels::tray(ui, &view(&session), out));
        harness.run();
    }
    assert!(!shown, "every choice of the sample is a card or the pass");
}

#[test]
fn the_queue_shows_what_waits_and_offers_it_as_a_target() {
    let mut session = session();
    let cancel = Choice::new("target").of(Ref::Entry(7));
    if let Some(decision) = &mut session.shown.decision {
        decision.options.push(cancel);
    }
    let (mut harness, wishes) = put(|ui, out| biomes_panels::queue(ui, &view(&session), out));
    harness.run();
    harness.get_by_label("Mara · skill ›››");
    click(&mut harness, "Choose Grave Courier: skill");
    assert_eq!(*wishes.borrow(), [Intent::Choose(cancel)]);
}

#[test]
fn a_refusal_says_why_with_its_rules() {
    static WHY: Refusal = Refusal::new(&["N-34", "N-35"], "Speed 1 needs an empty queue.");
    let mut session = session();
    session.shown.notice = Some(Refused {
        choice: Choice::new("play").of(Ref::Object(ObjectId(100))),
        refusal: &WHY,
    });
    let (mut harness, _) = put(|ui, out| biomes_panels::queue(ui, &view(&session), out));
    harness.run();
    harness.get_by_label("Rootbound can't be played");
    harness.get_by_label("Speed 1 needs an empty queue.");
    harness.get_by_label("N-34");
    harness.get_by_label("N-35");
}

#[test]
fn a_rule_is_told_whatever_its_id_is() {
    for language in LANGUAGES {
        let words = words::of(language);
        for id in [
            "N-34", "T-01", "D20", "C57", "R59", "Q73", "X-999", "T-", "",
        ] {
            let (mut harness, wishes) =
                put(move |ui, out| panels::rule(ui, id, Playing::of("biomes"), words, out));
            harness.run();
            harness.get_by_label(&words.refused.rule(id));
            let untold = harness.query_by_label(words.refused.untold).is_some();
            assert_eq!(untold, rules::find(id).is_none(), "{id}");
            click(&mut harness, words.close);
            assert_eq!(*wishes.borrow(), [Intent::Show(Overlay::None)]);
        }
        assert!(rules::find("T-01").is_some());
    }
}

#[test]
fn pointing_at_a_refused_card_explains_it() {
    let mut session = session();
    session.focus.point_at(Some(ObjectId(103)));
    let (mut harness, _) = put(|ui, out| biomes_panels::queue(ui, &view(&session), out));
    harness.run();
    harness.get_by_label("Canopy Net can't be played");
}

#[test]
fn the_large_card_explains_its_keywords_and_damage() {
    let mut session = session();
    session.focus.hover = Some(ObjectId(110));
    let (mut harness, _) = put(|ui, _| biomes_panels::inspect(ui, &view(&session)));
    harness.run();
    harness.get_by_label("Moss Warden");
    harness.get_by_label("Intercept");
    harness.get_by_label("1 of 4 defense");
}

#[test]
fn a_bar_counts_cards_and_opens_the_cache() {
    let session = session();
    let (mut harness, wishes) =
        put(|ui, out| biomes_panels::bar(ui, &view(&session), Seat(1), out));
    harness.run();
    harness.get_by_label("hand 5");
    harness.get_by_label("deck 31");
    harness.get_by_label("3 dark");
    click(&mut harness, "cache 6");
    assert!(matches!(
        wishes.borrow()[..],
        [Intent::Show(Overlay::Pile(_))]
    ));
}

#[test]
fn four_games_can_be_started_from_the_title() {
    let (mut harness, wishes) = put(|ui, out| panels::title(ui, Settings::default(), out));
    click(&mut harness, "Play Biomes");
    click(&mut harness, "Play Sanctuary");
    click(&mut harness, "Play Souls");
    click(&mut harness, "Play Frames");
    let opened = [
        Playing::of("biomes"),
        Playing::of("sanctuary"),
        Playing::of("souls"),
        Playing::of("frames"),
    ];
    assert_eq!(*wishes.borrow(), opened.map(Intent::Open));
}

#[test]
fn the_setup_starts_only_when_it_makes_sense() {
    let content = sample::content();
    let mut form = SetupForm::default();
    {
        let (mut harness, wishes) = put_setup(&mut form, content, Settings::default());
        harness.run();
        harness.get_by_label("Grows slowly, then all at once.");
        harness.get_by_label("Takes cards away.");
        click(&mut harness, "best of three");
        harness
            .get_all_by_label("Grave Wind")
            .next()
            .unwrap()
            .click();
        harness.run();
        click(&mut harness, "Start match");
        assert_eq!(*wishes.borrow(), [Intent::Start]);
    }
    assert_eq!((form.best_of, form.decks), (3, [1, 1]));
    form.seed = "seven".to_owned();
    let (mut harness, wishes) = put_setup(&mut form, content, Settings::default());
    click(&mut harness, "Start match");
    harness.get_by_label("The seed is a whole number, for example 42.");
    assert_eq!(*wishes.borrow(), []);
}

#[test]
fn conceding_is_asked_twice() {
    let biomes = Playing::of("biomes");
    let (mut harness, wishes) =
        put(move |ui, out| panels::menu(ui, (biomes, true), 3, english(), out));
    click(&mut harness, "Concede match…");
    assert_eq!(*wishes.borrow(), [Intent::Show(Overlay::Concede(false))]);
    let (mut harness, wishes) =
        put(|ui, out| panels::concede(ui, false, Playing::of("biomes"), english(), out));
    click(&mut harness, "Concede");
    assert_eq!(*wishes.borrow(), [Intent::Concede(false)]);
}

#[test]
fn spectators_have_nothing_to_concede() {
    let biomes = Playing::of("biomes");
    let (mut harness, _) = put(move |ui, out| panels::menu(ui, (biomes, false), 3, english(), out));
    harness.run();
    harness.get_by_label("Resume");
    assert!(harness.query_by_label("Concede match…").is_none());
}

#[test]
fn a_setting_is_in_force_at_once() {
    let (mut harness, wishes) = put(|ui, out| {
        panels::settings(
            ui,
            Settings::default(),
            Playing::of("biomes"),
            english(),
            out,
        );
    });
    click(&mut harness, "Instant");
    let instant = Settings {
        speed: Speed::Instant,
        ..Settings::default()
    };
    assert_eq!(wishes.borrow().first(), Some(&Intent::Set(instant)));
}

#[test]
fn the_cover_asks_for_the_next_player_by_name() {
    let (mut harness, wishes) = put_paced(0.01, |ui, out| {
        panels::handover(ui, Playing::of("biomes"), "Mara", &english().handover, out);
    });
    // A click that was meant for the table shows nobody's hand.
    click(&mut harness, "I am Mara");
    assert_eq!(*wishes.borrow(), []);
    harness.run_steps(60);
    harness.hover_at(Pos2::new(20.0, 20.0));
    harness.drag_at(Pos2::new(20.0, 20.0));
    harness.drop_at(Pos2::new(20.0, 20.0));
    harness.run();
    assert_eq!(*wishes.borrow(), [], "only the button counts");
    click(&mut harness, "I am Mara");
    assert_eq!(wishes.borrow().first(), Some(&Intent::Ready));
}

#[test]
fn the_result_names_the_winner_and_how() {
    let mut session = session();
    session.shown.view.outcome = Some(Outcome {
        winners: Seats::one(Seat(1)),
        turns: 14,
    });
    session.shown.view.players[0].lost = 2;
    let (mut harness, wishes) = put(|ui, out| panels::result(ui, &view(&session), out));
    harness.run();
    harness.get_by_label("Defeat");
    harness.get_by_label("Mara wins · You lost 2 sectors");
    click(&mut harness, "Play again");
    assert_eq!(*wishes.borrow(), [Intent::PlayAgain]);
}

#[test]
fn the_result_tells_who_lost_a_biome_whose_sectors_still_stand() {
    let mut session = session();
    session.shown.view.outcome = Some(Outcome {
        winners: Seats::one(Seat(1)),
        turns: 40,
    });
    session.shown.view.biomes[0].lost = true;
    session.shown.view.biomes[0].lost_by = [true, false];
    let (mut harness, _) = put(|ui, out| panels::result(ui, &view(&session), out));
    harness.run();
    let count = |text: &str| harness.query_all_by_label(text).count();
    assert_eq!((count("lost"), count("–")), (1, 1));
}

#[test]
fn the_result_tells_giving_up_from_losing() {
    let mut session = session();
    session.shown.view.outcome = Some(Outcome {
        winners: Seats::one(Seat(0)),
        turns: 1,
    });
    let (mut harness, _) = put(|ui, out| {
        let p = PanelView {
            conceded: true,
            ..view(&session)
        };
        panels::result(ui, &p, out);
    });
    harness.run();
    harness.get_by_label("You win");
    harness.get_by_label("Mara conceded");
    harness.get_by_label("in the first turn");
}

#[test]
fn a_pile_shows_its_cards_and_offers_those_that_can_be_chosen() {
    let mut session = session();
    let cache = zone(Seat(0), Place::Cache);
    session.shown.view.zones[usize::from(cache.0)] = vec![Some(ObjectId(100)), Some(ObjectId(101))];
    let pick = Choice::new("target").to(Ref::Object(ObjectId(100)));
    if let Some(decision) = &mut session.shown.decision {
        decision.options = vec![pick];
    }
    let (mut harness, wishes) = put(|ui, out| panels::pile(ui, &view(&session), cache, out));
    harness.run();
    harness.get_by_label("2 cards, newest first");
    click(&mut harness, "Overgrow");
    assert_eq!(*wishes.borrow(), []);
    click(&mut harness, "Rootbound");
    assert_eq!(*wishes.borrow(), [Intent::Choose(pick)]);
}
