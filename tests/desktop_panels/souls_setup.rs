//! The setup of Souls, in every language.

use egui_kittest::kittest::Queryable;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::panels::Textures;
use fourfold::desktop::screen::Settings;
use fourfold::desktop::start::Library;
use fourfold::desktop::words;
use fourfold::games::souls::Mode;
use fourfold::games::souls::Souls;
use fourfold::games::souls::content::{Content, builtin};
use fourfold::games::souls::desktop::panels::{SoulsForm, setup, setup_cards};
use fourfold::games::souls::desktop::start;
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
fn the_setup_speaks_every_language_and_shows_every_set() {
    let content = content();
    for language in LANGUAGES {
        let mut form = SoulsForm::default();
        let settings = spoken(language);
        let (mut harness, wishes) =
            put(|ui, out| setup(ui, &mut form, &content, Textures::NONE, settings, out));
        harness.run();
        for set in &content.sets {
            assert!(
                harness
                    .query_all_by_label(set.name.in_language(language))
                    .count()
                    > 0
            );
        }
        let words = fourfold::games::souls::desktop::words::of(language);
        for (name, about) in words.modules {
            harness.get_by_label(name);
            harness.get_by_label(about);
        }
        click(&mut harness, words::of(language).setup.start);
        assert_eq!(*wishes.borrow(), [Intent::Start]);
    }
}

#[test]
fn seats_mode_and_parts_are_chosen() {
    let content = content();
    let settings = spoken(Language::English);
    let mut form = SoulsForm::default();
    {
        let (mut harness, _) =
            put(|ui, out| setup(ui, &mut form, &content, Textures::NONE, settings, out));
        click(&mut harness, "4");
        harness.get_by_label("Seat 4");
        click(&mut harness, "Draft");
        click(&mut harness, "Together against the timer");
        assert!(harness.query_by_label("Seat 3").is_none());
        click(&mut harness, "8 (ultra hard)");
        click(
            &mut harness,
            fourfold::games::souls::desktop::words::of(Language::English).capped,
        );
    }
    assert!(form.modules.draft);
    let wanted = Mode::Together {
        goal: 8,
        capped: true,
    };
    let library = Library::<Souls>(Box::leak(Box::new(content)));
    let made = start::setup(library, &form).expect("there is a set");
    assert_eq!((made.mode, made.seats), (wanted, 2));
}

#[test]
fn a_chosen_character_is_shown_and_nobody_else_gets_it() {
    let content = content();
    let known = content.sets[0].characters[1];
    let mut form = SoulsForm {
        characters: [Some(known), Some(known), None, None],
        ..SoulsForm::default()
    };
    assert_eq!(setup_cards(&form, &content), [known]);
    let words = fourfold::games::souls::desktop::words::of(Language::Spanish);
    assert_eq!(form.problem(&content, words), Some(words.twice));
    form.characters[1] = None;
    assert_eq!(form.problem(&content, words), None);
    form.names[1] = form.names[0].clone();
    assert_eq!(form.problem(&content, words), Some(words.namesakes));
}
