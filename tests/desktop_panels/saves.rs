//! The browser of saves, the time line, the questions about taking back, and the sessions behind them.

use std::any::Any;
use std::path::PathBuf;

use egui_kittest::kittest::Queryable;
use fourfold::bots::roster::BotName;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::panels;
use fourfold::desktop::saves::{
    Draft, OpenMode, Opened, Row, SaveBrowser, SaveContent, SaveWish, Summary, Viewer, WatchWish,
    reopen,
};
use fourfold::desktop::screen::{Overlay, Settings};
use fourfold::desktop::session::{Controller, FarUndo, RunningMatch, Session, Tick, Viewpoint};
use fourfold::desktop::start::Libraries;
use fourfold::desktop::words;
use fourfold::games::biomes::Biomes;
use fourfold::games::biomes::desktop::panels::SetupForm;
use fourfold::games::biomes::desktop::start;
use fourfold::table::{Journal, LANGUAGES, Language, Seat};
use fourfold::tools::save::{Note, SaveText};
use tempfile::TempDir;

use super::libraries::libraries;
use super::{click, put};

/// The session of a file of Biomes.
fn of_biomes(opened: Opened) -> Session<Biomes> {
    let session: Box<dyn Any> = opened.session;
    *session.downcast().expect("it is of Biomes")
}

fn row(name: &str, about: SaveContent) -> Row {
    Row {
        path: PathBuf::from(format!("/saves/{name}.save")),
        when: "2026-11-22 05:14".to_owned(),
        about,
    }
}

fn summary(over: bool) -> Summary {
    Summary {
        game: "sanctuary",
        names: vec!["Ada".to_owned(), "Mara".to_owned()],
        turn: 7,
        picks: 93,
        over,
        cut: false,
        running: false,
    }
}

pub fn shelves(at: usize) -> SaveBrowser {
    let mut shelves = SaveBrowser::default();
    let broken = "c.save:9: error[R007]: this save is damaged".to_owned();
    shelves.rows = vec![
        row("a", SaveContent::Fine(summary(false))),
        row("b", SaveContent::Fine(summary(true))),
        row("c", SaveContent::Damaged(broken)),
    ];
    shelves.at = at;
    shelves
}

#[test]
fn the_browser_lists_every_save_and_offers_what_it_can() {
    for language in LANGUAGES {
        let words = words::of(language);
        let browse = |at| {
            let shelves = shelves(at);
            put(move |ui, out| panels::saves(ui, &shelves, None, words, out))
        };
        let (mut harness, wishes) = browse(0);
        harness.run();
        let named = language.pick("Sanctuary: Ada · Mara", "Santuario: Ada · Mara");
        assert!(harness.query_by_label(named).is_some());
        click(&mut harness, words.saves.play);
        assert_eq!(
            wishes.borrow_mut().pop(),
            Some(Intent::Save(SaveWish::Play))
        );
        click(&mut harness, words.saves.watch);
        assert_eq!(
            wishes.borrow_mut().pop(),
            Some(Intent::Save(SaveWish::Watch))
        );
        click(&mut harness, words.saves.delete);
        assert_eq!(
            wishes.borrow_mut().pop(),
            Some(Intent::Show(Overlay::Delete))
        );

        let (mut harness, _) = browse(1);
        harness.run();
        assert!(harness.query_by_label(words.saves.play).is_none());
        assert!(harness.query_by_label(words.saves.watch).is_some());

        let (mut harness, _) = browse(2);
        harness.run();
        assert!(harness.query_by_label(words.saves.watch).is_none());
        assert!(harness.query_by_label_contains("R007").is_some());
        assert!(harness.query_by_label(&words.saves.fault("007")).is_some());
        assert!(harness.query_by_label(words.saves.delete).is_some());
    }
}

#[test]
fn a_save_of_another_version_is_called_that() {
    for language in LANGUAGES {
        let words = words::of(language);
        let mut shelves = shelves(0);
        let other = "d.save: error[R003]: its format is 2, this program reads 1".to_owned();
        shelves.rows = vec![row("d", SaveContent::Foreign(other))];
        let (mut harness, _) = put(move |ui, out| panels::saves(ui, &shelves, None, words, out));
        harness.run();
        assert!(harness.query_by_label(&words.saves.fault("003")).is_some());
        assert!(harness.query_by_label(&words.saves.fault("007")).is_none());
        assert!(harness.query_by_label(words.saves.play).is_none());
        assert!(harness.query_by_label(words.saves.watch).is_none());
        let row = format!("d.save 2026-11-22 05:14 {}", words.saves.foreign);
        assert!(harness.query_by_label(&row).is_some());
        assert!(
            harness
                .query_by_label_contains(words.saves.damaged)
                .is_none()
        );
    }
}

#[test]
fn a_match_that_is_played_elsewhere_offers_no_other_eyes() {
    for language in LANGUAGES {
        let words = &words::of(language).saves;
        let live = || Viewer {
            live: true,
            ..viewer()
        };
        let (mut harness, _) = put(move |ui, out| panels::timeline(ui, &live(), words, out));
        harness.run();
        harness.get_by_label(words.live_brief);
        assert!(harness.query_by_label(words.play_on).is_none());
        // The line itself has that name too.
        assert_eq!(harness.query_all_by_label(words.view).count(), 1);
        let (mut harness, _) = put(move |ui, out| panels::timeline(ui, &viewer(), words, out));
        harness.run();
        assert!(harness.query_by_label(words.live_brief).is_none());
        assert_eq!(harness.query_all_by_label(words.view).count(), 2);
        assert!(harness.query_by_label(words.play_on).is_some());
    }
}

#[test]
fn an_empty_browser_says_so() {
    let words = words::of(Language::English);
    let (mut harness, wishes) =
        put(move |ui, out| panels::saves(ui, &SaveBrowser::default(), None, words, out));
    harness.run();
    assert!(harness.query_by_label(words.saves.none).is_some());
    click(&mut harness, words.back);
    assert_eq!(wishes.borrow_mut().pop(), Some(Intent::ToTitle));
}

#[test]
fn the_title_continues_the_newest_match() {
    let words = &words::of(Language::English).saves;
    let newest = row("a", SaveContent::Fine(summary(false)));
    let (mut harness, wishes) =
        put(move |ui, out| panels::title_saves(ui, Some(&newest), words, out));
    harness.run();
    assert!(harness.query_by_label_contains("Ada · Mara").is_some());
    click(&mut harness, words.go_on);
    assert_eq!(
        wishes.borrow_mut().pop(),
        Some(Intent::Save(SaveWish::Continue))
    );

    let (mut harness, wishes) = put(move |ui, out| panels::title_saves(ui, None, words, out));
    harness.run();
    assert!(harness.query_by_label(words.go_on).is_none());
    click(&mut harness, words.saved);
    assert_eq!(
        wishes.borrow_mut().pop(),
        Some(Intent::Save(SaveWish::Browse))
    );
}

pub fn viewer() -> Viewer {
    let mut journal = Journal::default();
    (0..100).for_each(|_| journal.push((Seat(0), 0, None)));
    Viewer {
        journal,
        at: 40,
        turns: vec![(0, 1), (30, 2), (60, 3)],
        notes: vec![Note {
            at: 40,
            text: "here it turned".to_owned(),
        }],
        names: vec!["Ada".to_owned(), "Mara".to_owned()],
        ..Viewer::default()
    }
}

#[test]
fn the_time_line_goes_where_it_says() {
    let goes = |wish| viewer().goal(&wish);
    assert_eq!(goes(WatchWish::Step(true)), Some(41));
    assert_eq!(goes(WatchWish::Step(false)), Some(39));
    assert_eq!(goes(WatchWish::Turn(true)), Some(60));
    assert_eq!(goes(WatchWish::Turn(false)), Some(30));
    assert_eq!(goes(WatchWish::End(true)), Some(100));
    assert_eq!(goes(WatchWish::End(false)), Some(0));
    assert_eq!(goes(WatchWish::To(1000)), Some(100));
    assert_eq!(viewer().turn(), 2);
    for language in LANGUAGES {
        let words = &words::of(language).saves;
        let (mut harness, wishes) = put(move |ui, out| panels::timeline(ui, &viewer(), words, out));
        let [start, back, play, _, on, end] = words.steps;
        for (button, wish) in [
            (start, WatchWish::End(false)),
            (words.turns.back, WatchWish::Turn(false)),
            (back, WatchWish::Step(false)),
            (play, WatchWish::Run),
            (on, WatchWish::Step(true)),
            (words.turns.on, WatchWish::Turn(true)),
            (end, WatchWish::End(true)),
        ] {
            click(&mut harness, button.0);
            assert_eq!(wishes.borrow_mut().pop(), Some(Intent::Watch(wish)));
        }
        assert!(
            harness
                .query_by_label(&words.turns.moment(2, 40, 100))
                .is_some()
        );
        click(&mut harness, words.play_on);
        assert_eq!(
            wishes.borrow_mut().pop(),
            Some(Intent::Show(Overlay::PlayOn))
        );
        let (mut harness, _) = put(move |ui, _| {
            panels::noted(ui, &viewer());
        });
        harness.run();
        assert!(harness.query_by_label("here it turned").is_some());
    }
}

#[test]
fn a_game_of_rounds_goes_by_rounds() {
    let rounds = Viewer {
        game: "frames",
        ..viewer()
    };
    let words = &words::of(Language::English).saves;
    let (mut harness, wishes) = put(move |ui, out| panels::timeline(ui, &rounds, words, out));
    click(&mut harness, "round »");
    let on = Intent::Watch(WatchWish::Turn(true));
    assert_eq!(*wishes.borrow(), [on]);
    harness.get_by_label("Round 2 · 40 of 100");
}

#[test]
fn everybody_must_agree_before_a_secret_is_taken_back() {
    let words = &words::of(Language::English).saves;
    let far = FarUndo {
        count: 3,
        others: vec!["Mara".to_owned(), "Nils".to_owned()],
    };
    let mut draft = Draft::default();
    let (mut harness, wishes) =
        put(move |ui, out| panels::take_back(ui, &far, &mut draft, words, out));
    click(&mut harness, words.take_back);
    assert!(wishes.borrow().is_empty());
    click(&mut harness, "Mara agrees");
    click(&mut harness, words.take_back);
    assert!(wishes.borrow().is_empty());
    click(&mut harness, "Nils agrees");
    click(&mut harness, words.take_back);
    assert_eq!(
        wishes.borrow_mut().pop(),
        Some(Intent::Watch(WatchWish::Back))
    );
}

#[test]
fn a_note_is_written_and_pinned() {
    let words = &words::of(Language::English).saves;
    let mut draft = Draft::default();
    draft.note.push_str(" here it turned ");
    let (mut harness, wishes) = put(move |ui, out| panels::note(ui, &mut draft, words, out));
    click(&mut harness, words.pin);
    let pinned = Intent::Watch(WatchWish::Note("here it turned".to_owned()));
    assert_eq!(wishes.borrow_mut().pop(), Some(pinned));
}

/// Lets the match go on: the person takes the first option, and a bot gets the time to think.
fn step(session: &mut Session<Biomes>, settings: &Settings) {
    if session.tick(settings) != Tick::Waits {
        return;
    }
    match session.shown.decision.as_ref().map(|d| d.options[0]) {
        Some(choice) => session.choose(choice).expect("it is offered"),
        None => std::thread::sleep(std::time::Duration::from_micros(200)),
    }
}

const AGAINST_A_BOT: [Controller; 2] = [Controller::Human, Controller::Bot(BotName::Random)];

/// A match of two bots of Biomes that was written down after every choice.
fn written(
    folder: &TempDir,
    libraries: &Libraries,
    controllers: [Controller; 2],
) -> (PathBuf, Session<Biomes>) {
    let form = SetupForm {
        controllers,
        ..SetupForm::default()
    };
    let mut session = start::open(libraries.of::<Biomes>(), &form);
    let settings = Settings::default();
    for _ in 0..100_000 {
        if session.picks() >= 100 && session.shown.decision.is_some() || session.picks() >= 120 {
            break;
        }
        step(&mut session, &settings);
        // While the match is away with a bot nothing can be written down.
        if let fourfold::desktop::session::SaveFile::Blank = session.host.book
            && let Some(begun) = session.begin(folder.path(), 1)
        {
            session.host.book =
                fourfold::desktop::session::SaveFile::Open(begun.expect("there is room"));
        }
        session.keep().expect("there is room");
    }
    let path = match &session.host.book {
        fourfold::desktop::session::SaveFile::Open(writer) => writer.path().to_owned(),
        _ => PathBuf::new(),
    };
    (path, session)
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    let folder = TempDir::new().expect("there is room");
    let libraries = libraries();
    let (path, left) = written(&folder, &libraries, AGAINST_A_BOT);
    let (picks, undo) = (left.picks(), left.can_undo());
    let view = format!("{:?}", left.shown.view.players);
    drop(left);
    let opened = reopen(&path, &libraries, OpenMode::Continue).expect("it can be opened");
    let mut session = of_biomes(opened);
    assert_eq!(session.picks(), picks);
    assert_eq!(format!("{:?}", session.shown.view.players), view);
    assert_eq!(session.can_undo(), undo);
    assert_eq!(session.shown.watcher, Some(Seat(0)));
    assert!(!session.log(Language::English).is_empty());
    for _ in 0..100_000 {
        if session.shown.decision.is_some() {
            break;
        }
        step(&mut session, &Settings::default());
    }
    let choice = session.shown.decision.as_ref().expect("I am asked").options[0];
    session.choose(choice).expect("it is offered");
    session.keep().expect("there is room");
    assert!(session.picks() > picks);
    let saved = SaveText::read(&path).expect("it is whole");
    assert_eq!(saved.journal().picks.len(), session.picks());
}

#[test]
fn watching_shows_every_moment_and_asks_nothing() {
    let folder = TempDir::new().expect("there is room");
    let libraries = libraries();
    let bots = [
        Controller::Bot(BotName::Random),
        Controller::Bot(BotName::Random),
    ];
    let (path, left) = written(&folder, &libraries, bots);
    let end = left.picks();
    let opened = reopen(&path, &libraries, OpenMode::Watch).expect("it can be opened");
    let journal = opened.journal.clone();
    let mut session = of_biomes(opened);
    let turns = session.turns(&journal);
    assert!(turns.len() > 1 && turns.is_sorted(), "{turns:?}");
    for to in [0, 1, end / 2, end / 2 + 1, 3, end] {
        session.seek(&journal, to);
        assert_eq!(session.picks(), to);
        assert_eq!(session.tick(&Settings::default()), Tick::Waits);
        assert!(session.shown.decision.is_none());
    }
    assert_eq!(
        session.log(Language::English).len(),
        left.log(Language::English).len()
    );
    let seen = |session: &Session<Biomes>| session.shown.view.objects.len();
    let nobody = seen(&session);
    session.watch(Viewpoint::Seat(Seat(0)));
    let one = seen(&session);
    session.watch(Viewpoint::All);
    assert!(nobody < one && one < seen(&session));
    assert!(session.far().is_none() && session.can_undo() == 0);
}

#[test]
fn a_match_is_played_on_from_the_middle_by_people() {
    let folder = TempDir::new().expect("there is room");
    let libraries = libraries();
    let bots = [
        Controller::Bot(BotName::Random),
        Controller::Bot(BotName::Random),
    ];
    let (path, _) = written(&folder, &libraries, bots);
    for people in [false, true] {
        let opened =
            reopen(&path, &libraries, OpenMode::PlayOn(20, people)).expect("it can be opened");
        let session = of_biomes(opened);
        assert_eq!(session.picks(), 20);
        assert!(session.host.players.iter().all(|p| p.is_human() == people));
        assert!(matches!(
            session.host.book,
            fourfold::desktop::session::SaveFile::Blank
        ));
    }
    let mut chosen = [Controller::Human; 5];
    chosen[1] = Controller::Bot(BotName::Hard);
    let opened = reopen(&path, &libraries, OpenMode::WhatIf(20, chosen)).expect("it can be opened");
    let session = of_biomes(opened);
    let sit = session.host.players.iter().map(|player| player.controller);
    assert_eq!(sit.collect::<Vec<_>>(), chosen[..2]);
    assert_eq!(session.picks(), 20);
}

#[test]
fn a_match_that_was_played_on_begins_again_at_the_same_moment() {
    let libraries = libraries();
    let folder = TempDir::new().expect("a folder");
    let bot = Controller::opponent();
    let (path, played) = written(&folder, &libraries, [bot, bot]);
    assert!(played.again().is_none(), "the setup screen began it");
    let open = |how| of_biomes(reopen(&path, &libraries, how).expect("it can be opened"));
    let mut session = open(OpenMode::PlayOn(20, true));
    let (turn, names) = (
        session.turn(),
        session.host.players.iter().map(|p| p.name.clone()),
    );
    let names: Vec<String> = names.collect();
    let moment = format!(
        "{:?}",
        session.log(Language::English).last().map(|l| &l.text)
    );
    session.host.single = true;
    for _ in 0..1000 {
        step(&mut session, &Settings::default());
    }
    assert!(session.picks() > 20, "people went on");
    let again = session.again().expect("it began in the middle");
    assert_eq!((again.picks(), again.turn()), (20, turn));
    let players = &again.host.players;
    assert!(players.iter().zip(&names).all(|(p, name)| p.name == *name));
    assert!(players.iter().all(|p| p.is_human()));
    let now = format!("{:?}", again.log(Language::English).last().map(|l| &l.text));
    assert_eq!(now, moment);
    // A match that is only continued began with the deal, and begins with it again.
    let dealt = open(OpenMode::PlayOn(0, true));
    let dealt = dealt.again().expect("it was read from a file");
    assert_eq!(dealt.picks(), 0);
}

#[test]
fn what_was_revealed_is_taken_back_only_further() {
    let folder = TempDir::new().expect("there is room");
    let libraries = libraries();
    let (_, mut session) = written(&folder, &libraries, AGAINST_A_BOT);
    let settings = Settings::default();
    let mut found = None;
    for _ in 0..100_000 {
        if let Some(far) = session.far().filter(|_| session.shown.decision.is_some()) {
            found = Some(far);
            break;
        }
        step(&mut session, &settings);
    }
    let far = found.expect("something is revealed at some time");
    assert!(far.others.is_empty() && session.can_undo() == 0);
    let before = session.picks();
    session.undo_far();
    assert_eq!(session.picks(), before - far.count);
}
