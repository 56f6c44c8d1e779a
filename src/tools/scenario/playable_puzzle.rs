//! A puzzle that a person plays: the match it begins with, what to reach, and whether a line of choices reaches it.

use std::ops::Range;

use super::check::Check;
use super::either::Either;
use super::file::Scenario;
use super::puzzle::{Progress, Puzzle};
use super::run::{ScenarioOf, puzzle};
use super::scenario_error::{Done, Failed};
use super::scripted::{Act, Scripted};
use super::stage::Stage;
use crate::bots::roster::BotName;
use crate::packs::{Report, TextFile};
use crate::table::{Journal, Match, Saved, Seat};

/// What has to be reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Task {
    /// Win.
    Win,
    /// Do not lose.
    Survive,
    /// Anything else: find the best line.
    Find,
}

/// How far a puzzle is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PuzzleState {
    /// It goes on.
    #[default]
    Open,
    /// The goal was reached.
    Solved,
    /// It was not.
    Missed,
}

/// The judge of a puzzle, whatever its game.
pub trait PuzzleJudge: Send + Sync {
    /// How far the puzzle is after those choices, which begin with those that lead to it.
    fn judge(&mut self, journal: &Journal) -> PuzzleState;
}

/// A puzzle of a game, ready to be played.
pub struct PlayablePuzzle<G: Scripted> {
    scenario: Scenario,
    stage: Stage<G>,
    start: Saved<G>,
    /// The seat that has to find it.
    pub seat: Seat,
    /// The bot at the other seats.
    pub against: BotName,
    /// What to reach.
    pub task: Task,
    /// It ends when so many other turns have begun.
    pub turns: u32,
}

/// The puzzle of a scenario; none if it is no puzzle.
fn find<G: Scripted>(scenario: &ScenarioOf<G>) -> Option<&Puzzle<G>> {
    scenario.script.iter().find_map(puzzle)
}

impl<G: Scripted> PlayablePuzzle<G> {
    /// Plays a scenario up to its puzzle; `None` if it is of another game or no puzzle.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn open(
        scenario: &Scenario,
        at: &Range<usize>,
        file: &TextFile,
    ) -> Result<Option<Self>, Failed> {
        let kept = scenario.clone();
        let Some(scenario) = scenario.case::<ScenarioOf<G>>() else {
            return Ok(None);
        };
        let mut report = Report::default();
        let stage = scenario.prepare(at, file, &mut report);
        let (Some(mut stage), Some(found)) = (stage, find(scenario)) else {
            return match report.errors() {
                0 => Ok(None),
                _ => Err(Failed::of(&report)),
            };
        };
        for item in &scenario.script {
            if puzzle(item).is_some() {
                break;
            }
            let done = item.value.act(&mut stage, item.span, file);
            done.map_err(|trouble| stage.explain(trouble, file))?;
        }
        let mut start = Saved::default();
        stage.game.snapshot(&mut start);
        let (mark, last) = (stage.mark, stage.last);
        let task = found.task(&mut stage, file);
        let task = task.map_err(|trouble| stage.explain(trouble, file))?;
        let against = found.against();
        let against = against.map_err(|trouble| stage.explain(trouble, file))?;
        stage.game.restore(&start);
        (stage.mark, stage.last) = (mark, last);
        Ok(Some(Self {
            seat: found.seat.into(),
            against,
            task,
            turns: found.turns(),
            scenario: kept,
            stage,
            start,
        }))
    }

    /// A match at the beginning of the puzzle.
    #[must_use]
    pub fn game(&self) -> Match<G> {
        let mut game = Match::new(self.stage.game.setup().clone(), self.stage.game.seed());
        let journal = self.stage.game.journal();
        game.follow(journal, journal.picks.len());
        game
    }

    /// The choices that lead to the puzzle.
    #[must_use]
    pub const fn journal(&self) -> &Journal {
        self.stage.game.journal()
    }
}

impl<G: Scripted> PuzzleJudge for PlayablePuzzle<G> {
    fn judge(&mut self, journal: &Journal) -> PuzzleState {
        let case = self.scenario.case::<ScenarioOf<G>>();
        let Some(puzzle) = case.and_then(find) else {
            return PuzzleState::Open;
        };
        let stage = &mut self.stage;
        let mark = stage.mark;
        stage.game.restore(&self.start);
        let mut progress = Progress::new(stage);
        let made = stage.game.journal().picks.len();
        for at in made..journal.picks.len() {
            if puzzle.is_over(&progress) || stage.game.follow(journal, at + 1) <= at {
                break;
            }
            progress.chose(journal.picks[at].0 == self.seat, stage);
        }
        let over = puzzle.is_over(&progress) || stage.game.decision().is_none();
        let state = match over {
            true => {
                let view = stage.see();
                match stage.check_all(&puzzle.goal, &view).is_ok() {
                    true => PuzzleState::Solved,
                    false => PuzzleState::Missed,
                }
            }
            false => PuzzleState::Open,
        };
        stage.game.restore(&self.start);
        stage.mark = mark;
        state
    }
}

impl<G: Scripted> Puzzle<G> {
    /// What the line of the puzzle reaches. The stage is at its end then.
    fn task(&self, stage: &mut Stage<G>, file: &TextFile) -> Done<Task> {
        let span = self.line.first().map(|item| item.span).unwrap_or_default();
        self.follow(stage, &self.line, span, file)?;
        let seat = self.seat.into();
        let won = stage.game.outcome();
        let lives = self
            .goal
            .0
            .iter()
            .any(|goal| matches!(goal.value, Either::Second(Check::Running)));
        Ok(match won {
            Some(outcome) if outcome.winners.contains(seat) => Task::Win,
            None if lives => Task::Survive,
            Some(_) | None => Task::Find,
        })
    }
}
