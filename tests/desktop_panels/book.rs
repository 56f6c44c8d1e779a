//! How to play: the pages of every game are whole in both languages, are read by mouse and by keyboard, and are found by
//! their words.

use std::cell::RefCell;
use std::rc::Rc;

use bevy_egui::egui::{Key, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use fourfold::desktop::book::{self, Block, Rulebook, plain};
use fourfold::desktop::intent::Intent;
use fourfold::desktop::panels::{self, BookView, theme};
use fourfold::desktop::screen::{Overlay, Playing, Settings};
use fourfold::desktop::words;
use fourfold::table::{LANGUAGES, Language};

use super::libraries::libraries;
use super::{click, english, put};

/// The open book of a game.
fn shown(game: Playing, language: Language) -> (Harness<'static>, Rc<RefCell<Rulebook>>) {
    let state = Rc::new(RefCell::new(Rulebook::default()));
    let kept = Rc::clone(&state);
    let harness = Harness::builder()
        .with_size(Vec2::new(1280.0, 720.0))
        .build_ui(move |ui| {
            if !theme::ready(ui.ctx()) {
                return;
            }
            let view = BookView {
                game,
                images: &[],
                words: words::of(language),
            };
            let mut out = Vec::new();
            panels::how_to_play(ui, &mut kept.borrow_mut(), &view, &mut out);
        });
    (harness, state)
}

#[test]
fn the_pages_of_every_game_are_whole_in_both_languages() {
    let faults = book::faults(&libraries());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_game_is_read_in_four_minutes() {
    for game in Playing::all() {
        for language in LANGUAGES {
            let book = book::of(game, language);
            let texts = book.pages.iter().flat_map(|page| &page.blocks);
            // The turn and the words are for looking up.
            let texts = texts.flat_map(Block::texts);
            let count = |text: &str| plain(text).split_whitespace().count();
            let all: usize = texts.map(count).sum();
            let name = game.game();
            assert!((400..=1000).contains(&all), "{name} {language:?}: {all}");
        }
    }
}

#[test]
fn the_turn_is_that_of_the_table_and_every_step_is_explained() {
    for game in Playing::all() {
        for language in LANGUAGES {
            let (mut harness, state) = shown(game, language);
            let book = book::of(game, language);
            let (page, _) = book.target("turn").expect("every game has a page of it");
            state.borrow_mut().turn_to(page, book::Place::Top);
            harness.run();
            for entry in (game.profile().book.turn)(language) {
                assert!(harness.query_all_by_label(entry.name).count() > 0);
                let said = book.step(&entry.id).expect("it is explained");
                assert!(harness.query_all_by_label(said).count() > 0, "{said}");
            }
        }
    }
}

#[test]
fn a_link_leads_to_a_word_and_the_word_back_to_its_page() {
    let (mut harness, state) = shown(Playing::of("biomes"), Language::English);
    state.borrow_mut().turn_to(4, book::Place::Top);
    harness.run();
    harness.get_by_label("The battle");
    click(&mut harness, "secure");
    let book = book::of(Playing::of("biomes"), Language::English);
    assert_eq!(Some(state.borrow().page), book.words_page());
    harness.get_by_label("Secure");
    let back = harness.query_all_by_label("The battle").last();
    back.expect("it is named below the word").click();
    harness.run();
    assert_eq!(state.borrow().page, 4);
}

#[test]
fn pages_are_found_by_their_words() {
    let (mut harness, state) = shown(Playing::of("souls"), Language::Spanish);
    state.borrow_mut().search = "tributo".to_owned();
    harness.run();
    harness.get_by_label_contains("quien muere destruye un objeto");
    state.borrow_mut().search = "nada de esto".to_owned();
    harness.run();
    harness.get_by_label("Ninguna página lo dice.");
}

#[test]
fn pages_are_turned_by_keys_and_the_last_one_closes() {
    let (mut harness, state) = shown(Playing::of("frames"), Language::English);
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(state.borrow().page, 1, "the button has the focus");
    harness.key_press(Key::PageDown);
    harness.run();
    harness.key_press(Key::PageUp);
    harness.run();
    assert_eq!(state.borrow().page, 1);
    for _ in 0..20 {
        harness.key_press(Key::PageDown);
        harness.run();
    }
    let book = book::of(Playing::of("frames"), Language::English);
    assert_eq!(state.borrow().page, book.pages.len() - 1);
    assert!(harness.query_by_label("Next page").is_none());
}

#[test]
fn title_and_menu_open_the_book_of_their_game() {
    let how = english().book.title;
    let (mut harness, wishes) = put(|ui, out| panels::title(ui, Settings::default(), out));
    harness.run();
    let last = harness.query_all_by_label(how).last();
    last.expect("every tile has the button").click();
    harness.run();
    let last = Playing::all()[3];
    assert_eq!(*wishes.borrow(), [Intent::Show(Overlay::HowTo(last))]);
    let game = Playing::of("sanctuary");
    let (mut harness, wishes) =
        put(move |ui, out| panels::menu(ui, (game, true), 1, english(), out));
    click(&mut harness, how);
    assert_eq!(*wishes.borrow(), [Intent::Show(Overlay::HowTo(game))]);
}
