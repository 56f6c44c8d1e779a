//! Every panel by keyboard alone: Tab goes to each of its buttons, one sees where it is, Enter presses it.

use egui_kittest::Harness;
use egui_kittest::kittest::{By, NodeT, Queryable};

use bevy_egui::egui::Key;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::keymap::{Action, Chord, Keymap};
use fourfold::desktop::panels::{self, Textures, theme};
use fourfold::desktop::screen::{Overlay, Playing, Settings, Speed, Switch};
use fourfold::desktop::words;
use fourfold::games;
use fourfold::games::biomes::desktop::panels::{self as biomes_panels, SetupForm};
use fourfold::games::biomes::desktop::sample;
use fourfold::games::frames::desktop::panels::{self as frames, FramesForm};
use fourfold::games::sanctuary::desktop::panels::{self as sanctuary, SanctuaryForm};
use fourfold::games::souls::desktop::panels::{self as souls, SoulsForm};
use fourfold::table::{LANGUAGES, Language, Outcome, Seat, Seats};

use super::{Wishes, click, english, put, put_setup, session, view};

/// What has the focus, by its label.
fn focused(harness: &Harness) -> Option<String> {
    let mut all = harness.query_all(By::new().predicate(|node| node.is_focused()));
    let node = all.next()?;
    node.accesskit_node().label()
}

/// Goes on with Tab until `label` has the focus.
fn tab_to(harness: &mut Harness, label: &str) {
    harness.run();
    let mut seen = Vec::new();
    for _ in 0..160 {
        harness.key_press(Key::Tab);
        harness.run();
        let now = focused(harness);
        seen.extend(now);
        if seen.last().is_some_and(|last| last == label) {
            break;
        }
    }
    let came = seen.last().is_some_and(|last| last == label);
    assert!(came, "Tab never came to {label:?}, only to {seen:?}");
}

/// Goes there and presses Enter.
fn press(harness: &mut Harness, label: &str) {
    tab_to(harness, label);
    harness.key_press(Key::Enter);
    harness.run();
}

fn last(wishes: &Wishes) -> Option<Intent> {
    wishes.borrow().last().cloned()
}

#[test]
fn the_title_and_what_lies_over_a_match_go_by_keyboard() {
    for language in LANGUAGES {
        let words = words::of(language);
        let spoken = Settings {
            language,
            ..Settings::default()
        };
        let (mut harness, wishes) = put(|ui, out| panels::title(ui, spoken, out));
        press(&mut harness, &words.front.play("Souls"));
        assert_eq!(last(&wishes), Some(Intent::Open(Playing::of("souls"))));
        press(&mut harness, words.menu.settings);
        assert_eq!(last(&wishes), Some(Intent::Show(Overlay::Settings)));
        press(&mut harness, words.front.quit);
        assert_eq!(last(&wishes), Some(Intent::Quit));
        let (mut harness, wishes) =
            put(|ui, out| panels::menu(ui, (Playing::of("biomes"), true), 3, words, out));
        press(&mut harness, words.menu.save_replay);
        assert_eq!(last(&wishes), Some(Intent::SaveReplay));
        let (mut harness, wishes) =
            put(|ui, out| panels::concede(ui, false, Playing::of("souls"), words, out));
        press(&mut harness, words.menu.no);
        assert_eq!(last(&wishes), Some(Intent::Show(Overlay::None)));
        let keys = Keymap::default();
        for game in [
            Playing::of("biomes"),
            Playing::of("sanctuary"),
            Playing::of("souls"),
            Playing::of("frames"),
        ] {
            let (mut harness, wishes) = put(|ui, out| panels::help(ui, &keys, game, words, out));
            press(&mut harness, words.back);
            assert_eq!(last(&wishes), Some(Intent::Show(Overlay::None)));
        }
        let (mut harness, wishes) =
            put(|ui, out| panels::handover(ui, Playing::of("souls"), "Mara", &words.handover, out));
        harness.run_steps(8);
        press(&mut harness, &words.handover.ready("Mara"));
        assert_eq!(last(&wishes), Some(Intent::Ready));
    }
}

#[test]
fn the_setup_of_every_game_goes_by_keyboard() {
    let settings = Settings::default();
    let start = english().setup.start;
    let mut form = SetupForm::default();
    let content = sample::content();
    {
        let (mut harness, wishes) = put_setup(&mut form, content, settings);
        press(
            &mut harness,
            fourfold::games::biomes::desktop::words::of(Language::English)
                .setup
                .lengths[1],
        );
        press(&mut harness, start);
        assert_eq!(last(&wishes), Some(Intent::Start));
    }
    assert_eq!(form.best_of, 3);

    let content = games::sanctuary::content::builtin().expect("the built-in pack is sound");
    let mut form = SanctuaryForm::default();
    let (mut harness, wishes) = put(|ui, out| {
        sanctuary::setup(ui, &mut form, &content, Textures::NONE, settings, out);
    });
    press(&mut harness, start);
    assert_eq!(last(&wishes), Some(Intent::Start));

    let content = games::souls::content::builtin().expect("the built-in pack is sound");
    let mut form = SoulsForm::default();
    let (mut harness, wishes) =
        put(|ui, out| souls::setup(ui, &mut form, &content, Textures::NONE, settings, out));
    press(&mut harness, start);
    assert_eq!(last(&wishes), Some(Intent::Start));

    let content = games::frames::content::builtin().expect("the built-in pack is sound");
    let mut form = FramesForm::default();
    let (mut harness, wishes) =
        put(|ui, out| frames::setup(ui, &mut form, &content, Settings::default(), out));
    press(&mut harness, "Start match");
    assert_eq!(last(&wishes), Some(Intent::Start));
}

#[test]
fn the_settings_go_by_keyboard() {
    let settings = Settings::default();
    let words = english();
    let (mut harness, wishes) =
        put(|ui, out| panels::settings(ui, settings, Playing::of("souls"), words, out));
    press(&mut harness, "Instant");
    let instant = Settings {
        speed: Speed::Instant,
        ..settings
    };
    assert_eq!(last(&wishes), Some(Intent::Set(instant)));
    press(
        &mut harness,
        words.settings.switches(Switch::ReducedMotion).0,
    );
    let calm = Settings {
        reduced_motion: true,
        ..settings
    };
    assert_eq!(last(&wishes), Some(Intent::Set(calm)));
    tab_to(&mut harness, words.settings.scale);
    harness.key_press(Key::ArrowRight);
    harness.run();
    let larger = Settings {
        scale: 105,
        ..settings
    };
    assert_eq!(last(&wishes), Some(Intent::Set(larger)));
    press(&mut harness, words.settings.pages[1]);
    press(&mut harness, words.settings.switches(Switch::AutoPass).0);
    let asks = Settings {
        auto_pass: false,
        ..settings
    };
    assert_eq!(last(&wishes), Some(Intent::Set(asks)));
    press(&mut harness, words.settings.done);
    assert_eq!(last(&wishes), Some(Intent::Show(Overlay::None)));
}

#[test]
fn a_key_is_changed_by_pressing_it_and_a_clash_is_told() {
    let settings = Settings::default();
    let own = &english().settings;
    let undo = own.action(Action::Undo);
    let button = format!("{}: Z", own.change(&undo));
    let (mut harness, wishes) =
        put(|ui, out| panels::settings(ui, settings, Playing::of("souls"), english(), out));
    click(&mut harness, own.pages[2]);
    harness.get_by_label(own.keys_hint);
    press(&mut harness, &button);
    harness.get_by_label(&own.press_for(&undo));
    harness.key_press(Key::F);
    harness.run();
    let skip = own.action(Action::Skip);
    harness.get_by_label(&own.taken(&skip));
    assert_eq!(last(&wishes), None, "nothing changed");
    press(&mut harness, &button);
    harness.key_press(Key::Escape);
    harness.run();
    assert_eq!(last(&wishes), None, "left as it is");
    press(&mut harness, &button);
    harness.key_press(Key::U);
    harness.run();
    let Some(Intent::Set(set)) = last(&wishes) else {
        panic!("nothing was set: {:?}", wishes.borrow());
    };
    assert_eq!(set.keys.action(Chord::plain(Key::U)), Some(Action::Undo));
    assert_eq!(set.keys.action(Chord::plain(Key::Z)), None);
}

#[test]
fn the_keys_that_are_listed_are_those_in_force() {
    let mut keys = Keymap::default();
    let u = Chord::plain(Key::U);
    assert_eq!(keys.bind(Action::Undo, u), Ok(()));
    for language in LANGUAGES {
        let words = words::of(language);
        let (mut harness, _) =
            put(|ui, out| panels::help(ui, &keys, Playing::of("souls"), words, out));
        harness.run();
        harness.get_by_label("U");
        harness.get_by_label(&words.settings.action(Action::ResolveAll));
        assert!(harness.query_by_label("Z").is_none());
    }
}

#[test]
fn a_match_and_its_end_go_by_keyboard() {
    let mut session = session();
    {
        let (mut harness, wishes) = put(|ui, out| panels::actions(ui, &view(&session), out));
        harness.run();
        harness.key_press(Key::Tab);
        harness.run();
        assert!(focused(&harness).is_some(), "the big button is reached");
        harness.key_press(Key::Enter);
        harness.run();
        assert_eq!(last(&wishes), Some(Intent::Pass));
        let (mut harness, wishes) = put(|ui, out| biomes_panels::ribbon(ui, &view(&session), out));
        press(&mut harness, "Menu");
        assert_eq!(last(&wishes), Some(Intent::Show(Overlay::Menu)));
    }
    session.shown.view.outcome = Some(Outcome {
        winners: Seats::one(Seat(1)),
        turns: 14,
    });
    let (mut harness, wishes) = put(|ui, out| panels::result(ui, &view(&session), out));
    press(&mut harness, english().result.change);
    assert_eq!(last(&wishes), Some(Intent::ToSetup));
}

#[test]
fn what_has_the_focus_is_seen() {
    let (mut harness, _) = put(|ui, _| {
        theme::primary(ui, "Go", bevy_egui::egui::Vec2::new(120.0, 40.0));
        theme::choice(ui, "Other");
    });
    harness.run();
    let before = harness.output().shapes.len();
    for label in ["Go", "Other"] {
        tab_to(&mut harness, label);
        let after = harness.output().shapes.len();
        assert_eq!(after, before + 1, "a ring round {label}");
    }
}

#[test]
fn every_word_of_the_settings_is_told_in_every_language() {
    let other = words::of(Language::Spanish);
    for action in Action::all() {
        let (a, b) = (english(), other);
        assert_ne!(a.settings.action(action), b.settings.action(action));
    }
}
