//! The position editor: its panels, and the whole way from a position to a scenario that passes.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use bevy_egui::egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use fourfold::desktop::editor::{EditWish, Editor, blank, store};
use fourfold::desktop::intent::Intent;
use fourfold::desktop::panels::{editor as panel, theme};
use fourfold::desktop::screen::{Overlay, Playing};
use fourfold::desktop::session::Controller;
use fourfold::desktop::words;
use fourfold::table::{LANGUAGES, Language};
use fourfold::tools::editing::{Choices, FieldSubject, Label};
use fourfold::tools::scenario::run_text;

use super::libraries::libraries;
use super::{click, put};

fn editor(game: Playing, language: Language) -> Editor {
    let mut editor = Editor::default();
    editor.open_position(game, blank(game, &libraries()));
    editor.name(language);
    editor
}

/// The editor in a window of its own; what it collects and how it stands can be looked at.
fn shown(
    editor: Editor,
    language: Language,
) -> (
    Harness<'static>,
    Rc<RefCell<Vec<Intent>>>,
    Rc<RefCell<Editor>>,
) {
    let (wishes, state) = (
        Rc::new(RefCell::new(Vec::new())),
        Rc::new(RefCell::new(editor)),
    );
    let (collected, kept) = (Rc::clone(&wishes), Rc::clone(&state));
    let harness = Harness::builder()
        .with_size(Vec2::new(1280.0, 720.0))
        .build_ui(move |ui| {
            if theme::ready(ui.ctx()) {
                let (mut editor, words) = (kept.borrow_mut(), words::of(language));
                panel::editor(
                    ui,
                    &mut editor,
                    (None, true),
                    words,
                    &mut collected.borrow_mut(),
                );
            }
        });
    (harness, wishes, state)
}

#[test]
fn every_game_shows_its_places_and_what_can_be_set_in_both_languages() {
    for language in LANGUAGES {
        let own = &words::of(language).editor;
        for game in Playing::all() {
            let (mut harness, _, state) = shown(editor(game, language), language);
            harness.run();
            let state = state.borrow();
            let zones = state.bench().expect("it is laid").zones();
            let first = own.place(zones[0].place, zones[0].about.as_deref());
            assert!(
                harness.query_all_by_label_contains(&first).next().is_some(),
                "{game:?} {first}"
            );
            assert!(harness.query_by_label(own.export).is_some());
            let step = own.label(Label::Step, 0);
            assert!(
                harness.query_all_by_label(&step).next().is_some(),
                "{game:?}: {step}"
            );
            assert!(harness.query_by_label(own.sound).is_some(), "{game:?}");
        }
    }
}

#[test]
fn a_card_that_is_searched_for_is_put_by_clicking_it_twice() {
    let mut made = editor(Playing::of("biomes"), Language::English);
    made.search = "scrap_blade".to_owned();
    let hand = made.bench().expect("it is laid").zones()[0].id;
    made.zone = Some(hand);
    let entry = made
        .entries
        .iter()
        .position(|e| e.id.ends_with(":scrap_blade"));
    let entry = entry.expect("it is in the built-in pack");
    let name = made.entries[entry].name.clone();
    let (mut harness, wishes, _) = shown(made, Language::English);
    harness.run();
    let found = |harness: &Harness| harness.query_all_by_label_contains(&name).count();
    assert!(found(&harness) > 0);
    for _ in 0..2 {
        harness
            .query_all_by_label_contains(&name)
            .next()
            .expect("it is listed")
            .click();
        harness.run();
    }
    assert!(
        wishes
            .borrow()
            .contains(&Intent::Edit(EditWish::Put(entry, hand))),
        "{:?}",
        wishes.borrow()
    );
}

#[test]
fn what_is_wrong_is_said_and_then_nothing_is_played_or_written() {
    let mut made = editor(Playing::of("sanctuary"), Language::English);
    let own = &words::of(Language::English).editor;
    let zones = made.bench().expect("it is laid").zones();
    let point_zero = zones
        .iter()
        .find(|z| z.place == fourfold::tools::editing::Place::PointZero);
    let id = point_zero.expect("there is one").id;
    made.bench_mut().expect("it is laid").empty(id);
    made.refresh();
    let why = made.problem.clone().expect("a Sanctuary is missing");
    let (mut harness, wishes, state) = shown(made, Language::English);
    harness.run();
    assert!(harness.query_by_label(&own.problem(&why)).is_some());
    click(&mut harness, own.export);
    click(&mut harness, own.steps.0);
    assert_eq!(*wishes.borrow(), [Intent::Edit(EditWish::Undo(true))]);
    let mut state = state.borrow_mut();
    assert!(state.bench_mut().expect("it is laid").undo());
    state.refresh();
    assert_eq!(state.problem, None);
}

#[test]
fn numbers_have_buttons_and_pieces_can_be_taken_away() {
    let mut made = editor(Playing::of("souls"), Language::English);
    let own = &words::of(Language::English).editor;
    let zones = made.bench().expect("it is laid").zones();
    let bench = made.bench().expect("it is laid");
    let (zone, piece) = zones
        .iter()
        .find_map(|zone| Some((zone.id, *bench.pieces_in(zone.id).first()?)))
        .expect("something lies somewhere");
    let coins = bench
        .lines(FieldSubject::Seat(0))
        .into_iter()
        .find(|line| line.label == Label::Coins);
    let coins = coins.expect("seats have coins");
    made.zone = Some(zone);
    made.piece = Some(piece);
    assert!(matches!(coins.choices, Choices::Number(0, 9999)));
    let (mut harness, wishes, _) = shown(made, Language::English);
    harness.run();
    click(&mut harness, own.moves[2]);
    assert_eq!(
        wishes.borrow_mut().pop(),
        Some(Intent::Edit(EditWish::Remove(piece)))
    );
}

#[test]
fn keys_take_back_move_and_take_away() {
    let mut made = editor(Playing::of("biomes"), Language::English);
    let bench = made.bench().expect("it is laid");
    let piece = bench.pieces_in(bench.zones()[0].id)[0];
    made.piece = Some(piece);
    let (mut harness, wishes, _) = shown(made, Language::English);
    harness.run();
    for (modifiers, key, wish) in [
        (Modifiers::COMMAND, Key::Z, EditWish::Undo(true)),
        (Modifiers::COMMAND, Key::Y, EditWish::Undo(false)),
        (
            Modifiers::COMMAND,
            Key::ArrowDown,
            EditWish::Shift(piece, true),
        ),
        (Modifiers::NONE, Key::Delete, EditWish::Remove(piece)),
        (Modifiers::NONE, Key::Escape, EditWish::Choose(None)),
    ] {
        harness.key_press_modifiers(modifiers, key);
        harness.run();
        assert_eq!(
            wishes.borrow_mut().pop(),
            Some(Intent::Edit(wish)),
            "{key:?}"
        );
    }
}

#[test]
fn before_a_match_is_shown_to_everybody_it_is_asked_in_both_languages() {
    for language in LANGUAGES {
        let own = &words::of(language).editor;
        let (mut harness, wishes) = put(move |ui, out| panel::sure(ui, own, out));
        harness.run();
        click(&mut harness, own.sure[3]);
        assert_eq!(wishes.borrow_mut().pop(), Some(Intent::Show(Overlay::None)));
        click(&mut harness, own.sure[2]);
        assert_eq!(
            wishes.borrow_mut().pop(),
            Some(Intent::Edit(EditWish::Match))
        );
    }
}

#[test]
fn files_are_listed_and_what_is_wrong_with_one_is_shown_with_its_line() {
    let mut made = editor(Playing::of("biomes"), Language::English);
    made.files = vec![PathBuf::from("/scenarios/a.ron")];
    let bench = made.bench_mut().expect("it is laid");
    let why = bench.read(
        "b.ron",
        "(title: \"B\",\n position: (turn: x), script: [], game: \"biomes\")",
        0,
    );
    let why = why.expect_err("x is no number");
    assert!(why.contains("b.ron:2:19"), "{why}");
    made.trouble = Some(why);
    let made = Rc::new(RefCell::new(made));
    let words = words::of(Language::English);
    let (mut harness, wishes) = put({
        let made = Rc::clone(&made);
        move |ui, out| panel::load(ui, &mut made.borrow_mut(), words, out)
    });
    harness.run();
    harness.get_by_label_contains("b.ron:2:19");
    harness.get_by_label(words.editor.unopened(false));
    click(&mut harness, "a.ron");
    let load = EditWish::Load(PathBuf::from("/scenarios/a.ron"), 0);
    assert_eq!(wishes.borrow_mut().pop(), Some(Intent::Edit(load)));
    made.borrow_mut().several = Some((PathBuf::from("/b.ron"), vec!["One".into(), "Two".into()]));
    harness.run();
    click(&mut harness, "Two");
    let load = EditWish::Load(PathBuf::from("/b.ron"), 1);
    assert_eq!(wishes.borrow_mut().pop(), Some(Intent::Edit(load)));
}

#[test]
fn who_plays_is_chosen_among_people_and_bots() {
    let words = words::of(Language::English);
    for game in Playing::all() {
        let made = Rc::new(RefCell::new(editor(game, Language::English)));
        let (mut harness, wishes) = put({
            let made = Rc::clone(&made);
            move |ui, out| panel::players(ui, &mut made.borrow_mut(), words, out)
        });
        harness.run();
        let bot = words.bot("easy");
        harness
            .query_all_by_label(&bot)
            .next()
            .expect("there is that bot")
            .click();
        harness.run();
        assert_ne!(made.borrow().controllers[0], Controller::Human, "{game:?}");
        click(&mut harness, words.editor.play);
        assert_eq!(
            wishes.borrow_mut().pop(),
            Some(Intent::Edit(EditWish::Play))
        );
    }
}

/// A position is built as somebody at the screen would, written into a folder, and run.
#[test]
fn what_is_built_and_exported_passes_as_a_scenario_in_every_game() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in Playing::all() {
        let mut made = editor(game, Language::English);
        let bench = made.bench_mut().expect("it is laid");
        let zones = bench.zones();
        let zone = zones
            .iter()
            .find(|z| z.seat == Some(1))
            .expect("the second seat has places")
            .id;
        let count = bench.pieces_in(zone).len();
        let what = bench.what(*bench.pieces_in(zone).first().expect("something lies there"));
        let piece = bench.put(what.expect("it is known"), zone);
        assert_eq!(bench.pieces_in(zone).len(), count + 1, "{game:?}");
        if bench.problem().is_some() {
            // A second character or Sanctuary there cannot be.
            bench.remove(piece);
        }
        let seat = bench.lines(FieldSubject::Seat(1));
        let number = seat
            .iter()
            .find(|line| matches!(line.choices, Choices::Number(..)));
        bench.set(
            FieldSubject::Seat(1),
            number.expect("a seat has numbers").n,
            7,
        );
        assert_eq!(bench.problem(), None, "{game:?}");
        let text = bench.scenario("Built by hand: «1»");
        let stored = store::store(folder.path(), "built by hand", "ron", &text).expect("it can");
        let read = std::fs::read_to_string(&stored).expect("it was written");
        let verdicts = run_text(Path::new(&stored), &read);
        assert_eq!(verdicts.len(), 1, "{read}");
        assert!(
            verdicts[0].passed,
            "{game:?}: {}\n{read}",
            verdicts[0].message
        );
        let titles = bench
            .read("again.ron", &read, 0)
            .expect("it can be read again");
        assert_eq!(titles, ["Built by hand: «1»"]);
        assert_eq!(bench.scenario("Built by hand: «1»"), text, "{game:?}");
    }
}

#[test]
fn a_scenario_with_cards_of_its_own_is_refused_in_both_languages() {
    for language in LANGUAGES {
        let mut made = editor(Playing::of("biomes"), language);
        let own = "(title: \"C\", game: \"biomes\", rules: [], cards: [(id: \"pup\", name: \"Pup\", kind: Agent, speed: 1, attack: 1, \
                   defense: 1)], position: (), script: [])";
        let bench = made.bench_mut().expect("it is laid");
        made.trouble = Some(bench.read("c.ron", own, 0).expect_err("it has cards"));
        let words = words::of(language);
        let (mut harness, _) = put(move |ui, out| panel::load(ui, &mut made, words, out));
        harness.run();
        harness.get_by_label(words.editor.unopened(true));
    }
}
