//! The setup of Sanctuary, in every language.

use egui_kittest::kittest::Queryable;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::panels::{Textures, theme};
use fourfold::desktop::screen::Settings;
use fourfold::desktop::words;
use fourfold::games::sanctuary::content::{Content, builtin};
use fourfold::games::sanctuary::desktop::panels::{SanctuaryForm, setup, setup_cards};
use fourfold::table::{LANGUAGES, Language};

use super::{click, put};

fn content() -> Content {
    (*builtin().expect("the built-in pack is sound")).clone()
}

fn spoken(language: Language) -> Settings {
    Settings {
        language,
        ..Settings::default()
    }
}

#[test]
fn the_setup_speaks_every_language_and_shows_every_deck() {
    let content = content();
    for language in LANGUAGES {
        let mut form = SanctuaryForm::default();
        let settings = spoken(language);
        let (mut harness, wishes) =
            put(|ui, out| setup(ui, &mut form, &content, Textures::NONE, settings, out));
        harness.run();
        for deck in &content.decks {
            let name = deck.name.in_language(language);
            assert_eq!(harness.query_all_by_label(name).count(), 2, "{name}");
        }
        let deck = &content.decks[0];
        harness.get_by_label(deck.summary.in_language(language));
        let (card, copies) = deck.cards[0];
        let name = content.cards[usize::from(card)].name.in_language(language);
        harness.get_by_label(&format!("{copies} × {name}"));
        click(&mut harness, words::of(language).setup.start);
        assert_eq!(*wishes.borrow(), [Intent::Start]);
    }
}

#[test]
fn the_language_is_chosen_on_the_setup() {
    let content = content();
    let mut form = SanctuaryForm::default();
    let settings = spoken(Language::English);
    let (mut harness, wishes) =
        put(|ui, out| setup(ui, &mut form, &content, Textures::NONE, settings, out));
    click(&mut harness, Language::Spanish.name());
    let spanish = Intent::Set(spoken(Language::Spanish));
    assert_eq!(*wishes.borrow(), [spanish]);
}

#[test]
fn a_deck_is_picked_and_its_cards_are_wanted() {
    let content = content();
    let mut form = SanctuaryForm::default();
    let last = content.decks.len() - 1;
    let name = content.decks[last].name.english.clone();
    let settings = spoken(Language::English);
    {
        let (mut harness, _) =
            put(|ui, out| setup(ui, &mut form, &content, Textures::NONE, settings, out));
        harness.run();
        let entries: Vec<_> = harness.query_all_by_label(&name).collect();
        entries[0].click();
        harness.run();
    }
    assert_eq!(form.decks[0], last);
    let wanted = setup_cards(&form, &content);
    assert_eq!(wanted[0], content.decks[last].sanctuary);
    let listed = |(card, _): &(u16, u8)| wanted.contains(card);
    assert!(content.decks[last].cards.iter().all(listed));
}

#[test]
fn a_setup_that_cannot_begin_says_why_in_the_language() {
    let content = content();
    for language in LANGUAGES {
        let mut form = SanctuaryForm::default();
        form.names[1] = form.names[0].clone();
        let settings = spoken(language);
        let (mut harness, wishes) = put(|ui, out| {
            if theme::ready(ui.ctx()) {
                setup(ui, &mut form, &content, Textures::NONE, settings, out);
            }
        });
        harness.run();
        let words = &words::of(language).setup;
        harness.get_by_label(words.namesakes);
        click(&mut harness, words.start);
        assert!(wishes.borrow().is_empty());
    }
}
