//! The lab: the form, a tiny study, its matrix, cancel and back.

use std::thread;
use std::time::{Duration, Instant};

use egui_kittest::kittest::Queryable;
use fourfold::bots::roster::BotName;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::lab::{self, LabScreen, LabWish};
use fourfold::desktop::screen::Playing;
use fourfold::desktop::words;
use fourfold::games;
use fourfold::table::LANGUAGES;
use fourfold::tools::lab::{LabRequest, Progress};

use super::libraries::libraries;
use super::{click, clicked_on_title, english, put};

/// A form with two that take part.
fn small(games: &str) -> LabScreen {
    let mut state = LabScreen::default();
    state.turn_to(Playing::of("sanctuary"), &libraries());
    assert!(state.form.decks.len() > 2, "{:?}", state.said);
    for (_, on) in state.form.decks.iter_mut().skip(2) {
        *on = false;
    }
    state.form.bot = BotName::Random;
    state.form.games = games.to_owned();
    state
}

fn wait(state: &mut LabScreen) {
    let begun = Instant::now();
    while state.run.is_some() && begun.elapsed() < Duration::from_secs(60) {
        thread::sleep(Duration::from_millis(5));
        state.receive_report();
    }
    assert!(state.run.is_none(), "it is over");
}

#[test]
fn a_study_of_the_screen_is_that_of_the_command_line() {
    let libraries = libraries();
    let mut state = small("4");
    state.start(&libraries, english());
    wait(&mut state);
    let report = state.report.as_ref().expect("a result");
    let entry = games::find("sanctuary").and_then(|game| game.lab);
    let decks = state.form.decks.iter().take(2);
    let wish = LabRequest {
        decks: decks.map(|(deck, _)| deck.id.clone()).collect(),
        bot: "random".to_owned(),
        games: 4,
        seed: 1,
        threads: 2,
        ..LabRequest::default()
    };
    let progress = Progress {
        problems: &|_| {},
        games: &|_| {},
        done: &|_| {},
        live: None,
        stop: &false.into(),
    };
    let other = (entry.expect("a lab").run)(&wish, &[], &progress).expect("it runs");
    assert_eq!((report.games, report.complete), (4, true));
    assert_eq!(report.digest, other.digest);

    let folder = tempfile::tempdir().expect("a folder");
    let place = lab::save(folder.path(), report).expect("it can be written");
    for file in ["report.json", "matrix.csv", "cards.csv", "report.html"] {
        assert!(place.join(file).is_file(), "{file}");
    }
    let again = lab::save(folder.path(), report).expect("it can be written");
    assert_ne!(place, again);

    let [one, two] = [0, 1].map(|n| report.decks[n].name.clone());
    let pair = &report.matrix[0];
    let [share, low, high] =
        [pair.share, pair.low, pair.high].map(|part| format!("{:.0}", part * 100.0));
    let cell = english().lab.cell(&one, &two, &share, &low, &high, 4);
    let (mut harness, wishes) = put(move |ui, out| lab::lab(ui, &mut state, english(), out));
    harness.run();
    harness.get_by_label(&cell);
    click(&mut harness, english().lab.save);
    assert_eq!(wishes.borrow_mut().pop(), Some(Intent::Lab(LabWish::Save)));
}

#[test]
fn a_long_study_is_cancelled_and_says_what_it_knows() {
    let mut state = small("1000000");
    state.start(&libraries(), english());
    let run = state.run.as_ref().expect("it began");
    while run.games()[0] < 4 {
        thread::sleep(Duration::from_millis(5));
    }
    run.stop();
    wait(&mut state);
    let report = state.report.as_ref().expect("what is known");
    assert!(!report.complete && report.games > 0);
    let (mut harness, _) = put(move |ui, out| lab::lab(ui, &mut state, english(), out));
    harness.run();
    harness.get_by_label(english().lab.stopped);
}

#[test]
fn the_title_leads_to_it_and_it_leads_back() {
    for language in LANGUAGES {
        let words = words::of(language);
        let wish = clicked_on_title(language, words.lab.title);
        assert_eq!(wish, Some(Intent::Lab(LabWish::Open)));
        let mut state = small("4");
        let (mut harness, wishes) = put(move |ui, out| lab::lab(ui, &mut state, words, out));
        harness.run();
        harness.get_by_label(words.lab.empty);
        for (text, wish) in [
            (words.lab.start, LabWish::Start),
            (words.back, LabWish::Leave),
        ] {
            click(&mut harness, text);
            assert_eq!(wishes.borrow_mut().pop(), Some(Intent::Lab(wish)));
        }
    }
}

#[test]
fn a_form_that_makes_no_sense_says_so() {
    let libraries = libraries();
    let words = english();
    let said = |change: &dyn Fn(&mut LabScreen)| {
        let mut state = small("4");
        change(&mut state);
        state.start(&libraries, words);
        assert!(state.run.is_none());
        state.said.expect("a sentence").1
    };
    let own = &words.lab;
    assert_eq!(
        said(&|state| state.form.games = "0".to_owned()),
        own.wrong_games
    );
    assert_eq!(
        said(&|state| state.form.seed = "x".to_owned()),
        own.wrong_seed
    );
    let nobody = said(&|state| state.form.decks.iter_mut().for_each(|deck| deck.1 = false));
    assert_eq!(nobody, own.nobody);
}
