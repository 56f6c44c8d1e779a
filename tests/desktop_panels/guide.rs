//! Guides on the screen: the note is closed by mouse and key, in both languages, and the title begins the matches.

use bevy_egui::egui::Key;
use egui_kittest::kittest::Queryable;
use fourfold::desktop::guide::{GuideWish, NoteView, note};
use fourfold::desktop::intent::Intent;
use fourfold::desktop::keymap::Keymap;
use fourfold::desktop::panels;
use fourfold::desktop::screen::{Playing, Settings};
use fourfold::desktop::words;
use fourfold::games;
use fourfold::table::LANGUAGES;

use super::{click, put};

#[test]
fn a_note_is_read_or_the_tour_skipped_in_both_languages() {
    for language in LANGUAGES {
        let words = words::of(language);
        let view = |by_hand| NoteView {
            line: 0,
            text: "Look at your hand.",
            by_hand,
            number: Some((3, 9)),
            keys: Keymap::default(),
            words,
        };
        let (mut harness, wishes) = put(move |ui, out| note(ui, &view(true), out));
        harness.run();
        harness.get_by_label(&words.guide.part(3, 9));
        harness.get_by_label("Look at your hand.");
        click(&mut harness, words.guide.read);
        click(&mut harness, words.guide.skip);
        let read = Intent::Guide(GuideWish::Read);
        let skip = Intent::Guide(GuideWish::Skip);
        assert_eq!(*wishes.borrow(), [read.clone(), skip]);
        // By keyboard alone.
        wishes.borrow_mut().clear();
        harness.key_press(Key::Tab);
        harness.run();
        harness.key_press(Key::Enter);
        harness.run();
        assert_eq!(*wishes.borrow(), [read]);
        // What asks for a choice has nothing to confirm.
        let (mut harness, _) = put(move |ui, out| note(ui, &view(false), out));
        harness.run();
        assert!(harness.query_by_label(words.guide.read).is_none());
        harness.get_by_label(words.guide.skip);
    }
}

#[test]
fn the_title_begins_a_guided_match_of_every_game() {
    for language in LANGUAGES {
        let settings = Settings {
            language,
            ..Settings::default()
        };
        let (mut harness, wishes) = put(move |ui, out| panels::title(ui, settings, out));
        harness.run();
        for game in Playing::all() {
            wishes.borrow_mut().clear();
            let name = (game.profile().title)(language);
            let label = format!("{}: {name}", words::of(language).guide.begin);
            click(&mut harness, &label);
            assert_eq!(*wishes.borrow(), [Intent::Guide(GuideWish::Begin(game))]);
        }
    }
}

#[test]
fn every_area_that_a_guide_can_name_is_on_the_screen() {
    for game in games::all() {
        let Some(guide) = game.guide else { continue };
        let areas = Playing::of(game.name).profile().areas;
        let shown: Vec<&str> = areas.iter().map(|(name, _)| *name).collect();
        assert_eq!(guide.areas, &shown[..], "{}", game.name);
    }
}
