//! Puzzles in the window: the list, the task, the verdict, and the match behind them.

use std::any::Any;
use std::thread;
use std::time::{Duration, Instant};

use egui_kittest::kittest::Queryable;
use fourfold::desktop::MatchSession;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::puzzles::{self, PuzzleWish, Puzzles};
use fourfold::desktop::screen::Settings;
use fourfold::desktop::session::{Session, Tick};
use fourfold::desktop::words;
use fourfold::games::frames::Frames;
use fourfold::table::LANGUAGES;
use fourfold::tools::puzzle_list;
use fourfold::tools::scenario::{PuzzleState, Task};

use super::{click, clicked_on_title, english, put};

#[test]
fn the_title_opens_the_list_and_a_puzzle_is_a_click_away() {
    for language in LANGUAGES {
        let words = words::of(language);
        let wish = clicked_on_title(language, words.puzzles.list);
        assert_eq!(wish, Some(Intent::Puzzle(PuzzleWish::List)));

        let all = puzzle_list::built_in();
        let title = all[1].title_in(language).to_owned();
        let puzzles = Puzzles {
            solved: [1].into(),
            all,
        };
        let count = words.puzzles.count(1, puzzles.all.len());
        let (mut harness, wishes) = put(move |ui, out| puzzles::list(ui, &puzzles, words, out));
        harness.run();
        harness.get_by_label(&count);
        click(&mut harness, &title);
        let wish = wishes.borrow_mut().pop();
        assert_eq!(wish, Some(Intent::Puzzle(PuzzleWish::Play(1))));
    }
}

#[test]
fn the_task_and_the_verdict_lead_on() {
    for language in LANGUAGES {
        let words = words::of(language);
        let own = &words.puzzles;
        let (mut harness, wishes) =
            put(move |ui, out| puzzles::banner(ui, Task::Win, 1, "a title", words, out));
        harness.run();
        harness.get_by_label(&own.task(Task::Win, 1));
        click(&mut harness, own.again);
        let wish = wishes.borrow_mut().pop();
        assert_eq!(wish, Some(Intent::Puzzle(PuzzleWish::Again)));
        for (state, said) in [
            (PuzzleState::Solved, own.solved),
            (PuzzleState::Missed, own.missed),
        ] {
            let (mut harness, wishes) =
                put(move |ui, out| puzzles::verdict(ui, state, "a title", words, out));
            harness.run();
            harness.get_by_label(said);
            click(&mut harness, own.next);
            let wish = wishes.borrow_mut().pop();
            assert_eq!(wish, Some(Intent::Puzzle(PuzzleWish::Next)));
        }
    }
}

/// Plays a puzzle of Frames with that one choice. Returns how it ended.
fn played(title: &str, verb: &str) -> PuzzleState {
    let all = puzzle_list::built_in();
    let at = puzzle_list::find(&all, title).expect("it is inside the program");
    let (session, mut puzzle) = puzzles::open(&all[at], at, english()).expect("it is sound");
    let session: Box<dyn Any> = session;
    let mut session: Box<Session<Frames>> = session.downcast().expect("it is of Frames");
    assert_eq!((puzzle.task, puzzle.state), (Task::Win, PuzzleState::Open));
    let begun = Instant::now();
    let mut made = false;
    while puzzle.state == PuzzleState::Open && begun.elapsed() < Duration::from_secs(120) {
        let open = session.shown.decision.clone();
        let options = open.map_or_else(Vec::new, |open| open.options);
        let wanted = options.iter().find(|option| option.verb == verb);
        if let Some(choice) = wanted.or(options.first()).copied() {
            made |= choice.verb == verb;
            session.choose(choice).expect("it is offered");
        } else if session.tick(&Settings::default()) == Tick::Waits {
            thread::sleep(Duration::from_millis(1));
        }
        if let Some(journal) = MatchSession::journal(&*session) {
            puzzle.judge(&journal.clone());
        }
    }
    assert!(made, "`{verb}` was never offered");
    puzzle.state
}

#[test]
fn a_puzzle_is_solved_by_its_line_and_missed_by_another() {
    let title = "In front with the clock at one";
    assert_eq!(played(title, "count"), PuzzleState::Solved);
    assert_eq!(played(title, "pass"), PuzzleState::Missed);
}

#[test]
fn every_puzzle_of_the_program_opens_and_is_open() {
    for (at, entry) in puzzle_list::built_in().iter().enumerate() {
        let opened = puzzles::open(entry, at, english());
        let (session, mut puzzle) = opened.unwrap_or_else(|why| panic!("{}: {why}", entry.title));
        assert_eq!(session.game(), entry.game());
        let journal = session.journal().expect("nobody thinks").clone();
        assert!(!puzzle.judge(&journal), "{}", entry.title);
    }
}
