//! Puzzles in the window: a list of them, the match of one, and whether it is solved.

mod open;
mod show;

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub use open::open;
pub use show::{banner, list, verdict};

use super::apply_intents::{self, Saved};
use super::design_surface::DesignSurface;
use super::hud::{Layer, context};
use super::intent::Intent;
use super::screen::{Overlay, Playing, Screen, Settings};
use super::table_viewport::TableViewport;
use super::words;
use crate::games::window::{Running, Watched};
use crate::table::Journal;
use crate::tools::puzzle_list::{self, PuzzleEntry};
use crate::tools::scenario::{PuzzleJudge, PuzzleState, Task};

/// The intents about puzzles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleWish {
    /// Show the list.
    List,
    /// Play the puzzle at that place of the list.
    Play(usize),
    /// Begin the running one again.
    Again,
    /// Play the one after it.
    Next,
}

/// The puzzles to choose from, and those that were solved since the program began.
#[derive(Default, Resource)]
pub struct Puzzles {
    /// All of them.
    pub all: Vec<PuzzleEntry>,
    /// The places of the solved ones.
    pub solved: BTreeSet<usize>,
}

impl Puzzles {
    /// Reads those inside the program, unless there are some.
    fn fill(&mut self) {
        if self.all.is_empty() {
            self.all = puzzle_list::built_in();
        }
    }
}

/// The puzzle that is played.
#[derive(Resource)]
pub struct ActivePuzzle {
    /// Its place in the list.
    pub at: usize,
    /// Its title.
    pub title: String,
    /// What to reach.
    pub task: Task,
    /// It ends when so many other turns have begun.
    pub turns: u32,
    /// How far it is.
    pub state: PuzzleState,
    judge: Box<dyn PuzzleJudge>,
    /// Choices of the match when it was last judged.
    judged: usize,
}

impl ActivePuzzle {
    /// Judges the puzzle after those choices. Returns whether something new was found out.
    pub fn judge(&mut self, journal: &Journal) -> bool {
        self.judged = journal.picks.len();
        let before = std::mem::replace(&mut self.state, self.judge.judge(journal));
        self.state != before
    }
}

/// The puzzle to begin with, from the command line.
#[derive(Debug, Clone, Copy, Resource)]
pub struct PuzzleFirst(pub usize);

/// Registers puzzles.
pub(super) fn plugin(app: &mut App) {
    let acts = (apply, judge, close)
        .chain()
        .after(apply_intents::apply_intents)
        .in_set(apply_intents::Acts);
    app.init_resource::<Puzzles>()
        .add_systems(PostStartup, first)
        .add_systems(Update, acts)
        .add_systems(EguiPrimaryContextPass, draw.in_set(Layer::Over));
}

fn first(wish: Option<Res<PuzzleFirst>>, mut out: MessageWriter<Intent>) {
    if let Some(wish) = wish {
        out.write(Intent::Puzzle(PuzzleWish::Play(wish.0)));
    }
}

fn apply(
    mut commands: Commands,
    mut intents: MessageReader<Intent>,
    mut puzzles: ResMut<Puzzles>,
    active: Option<Res<ActivePuzzle>>,
    (mut running, settings): (Running, Res<Settings>),
    (mut overlay, mut playing, mut saved): (ResMut<Overlay>, ResMut<Playing>, ResMut<Saved>),
    mut screen: ResMut<NextState<Screen>>,
) {
    let now = active.as_ref().map(|active| active.at);
    for intent in intents.read() {
        let wish = match (intent, now) {
            (Intent::Puzzle(wish), _) => *wish,
            // The match begins again where the puzzle does.
            (Intent::PlayAgain, Some(_)) => PuzzleWish::Again,
            _ => continue,
        };
        puzzles.fill();
        let at = match (wish, now) {
            (PuzzleWish::List, _) => {
                *overlay = Overlay::Puzzles;
                continue;
            }
            (PuzzleWish::Play(at), _) | (PuzzleWish::Again, Some(at)) => at,
            (PuzzleWish::Next, Some(at)) => (at + 1) % puzzles.all.len().max(1),
            (PuzzleWish::Again | PuzzleWish::Next, None) => continue,
        };
        let Some(entry) = puzzles.all.get(at) else {
            continue;
        };
        match open(entry, at, words::of(settings.language)) {
            Ok((mut session, puzzle)) => {
                let epoch = running.get_mut().map_or(0, |before| *before.epoch());
                *session.epoch() = epoch.wrapping_add(1);
                apply_intents::leave(&mut commands);
                *playing = Playing::of(session.game());
                session.insert(&mut commands);
                commands.insert_resource(puzzle);
                *overlay = Overlay::None;
                saved.0 = None;
                screen.set(Screen::Match);
            }
            Err(why) => {
                saved.0 = Some(why);
                *overlay = Overlay::Saved;
            }
        }
    }
}

/// Finds out whether the puzzle is over, and says it once the table has shown how.
fn judge(
    active: Option<ResMut<ActivePuzzle>>,
    mut puzzles: ResMut<Puzzles>,
    running: Watched,
    mut overlay: ResMut<Overlay>,
) {
    let (Some(mut active), Some(session)) = (active, running.get()) else {
        return;
    };
    let Some(journal) = session.journal() else {
        return;
    };
    if journal.picks.len() == active.judged || session.is_ahead() || !active.judge(journal) {
        return;
    }
    let state = active.state;
    if state == PuzzleState::Solved {
        puzzles.solved.insert(active.at);
    }
    if state != PuzzleState::Open {
        *overlay = Overlay::Verdict;
    }
}

/// A puzzle is over when its match is left.
fn close(
    mut commands: Commands,
    active: Option<Res<ActivePuzzle>>,
    screen: Res<State<Screen>>,
    mut began: Local<bool>,
) {
    let there = matches!(screen.get(), Screen::Match | Screen::Result);
    if active.is_none() {
        *began = false;
    } else if there {
        *began = true;
    } else if std::mem::take(&mut *began) {
        commands.remove_resource::<ActivePuzzle>();
    }
}

fn draw(
    mut contexts: EguiContexts,
    table_viewport: Res<TableViewport>,
    (puzzles, active): (Res<Puzzles>, Option<Res<ActivePuzzle>>),
    (screen, overlay, settings): (Res<State<Screen>>, Res<Overlay>, Res<Settings>),
    mut out: MessageWriter<Intent>,
) {
    let Some(ctx) = context(&mut contexts) else {
        return;
    };
    let mut intents = Vec::new();
    let design_surface = DesignSurface::new(&ctx, &table_viewport);
    let words = words::of(settings.language);
    match (*overlay, &active) {
        (Overlay::Puzzles, _) => design_surface.modal("puzzles", &mut intents, |ui, out| {
            show::list(ui, &puzzles, words, out);
        }),
        (Overlay::Verdict, Some(active)) => {
            design_surface.modal("verdict", &mut intents, |ui, out| {
                show::verdict(ui, active.state, &active.title, words, out);
            });
        }
        (Overlay::Verdict, None) => intents.push(Intent::Show(Overlay::None)),
        (_, Some(active)) if *screen.get() == Screen::Match => {
            show::over_table(&design_surface, active, words, &mut intents);
        }
        _ => {}
    }
    out.write_batch(intents);
}
