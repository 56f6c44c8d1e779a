//! Puzzles: `Solve` in a script. It has a goal, a line that reaches it and a wrong line that does not, both checked
//! whenever the scenario runs, and bots can be asked to find a line of their own.

use ron2::{FromRon, Span, Spanned};

use super::phrase::OneOrMany;
use super::scenario_error::{Done, ScenarioError};
use super::scripted::{Act, Checks, Items, Scripted};
use super::stage::Stage;
use crate::bots::Bot;
use crate::bots::roster::{BotName, Roster};
use crate::packs::TextFile;
use crate::table::{Look, Saved, Seat, TableRng};

/// Choices of the solver, if the puzzle says nothing else.
const CHOICES: u32 = 60;
/// Choices of all seats after which an attempt is given up.
const MOST: u32 = 2_000;
/// Who plays the other seats against a bot that solves.
const AGAINST: BotName = BotName::Normal;

/// Something to find.
#[derive(FromRon)]
#[ron(deny_unknown_fields)]
pub struct Puzzle<G: Scripted> {
    /// The title in Spanish.
    #[ron(default)]
    pub es: Option<String>,
    /// Who has to find it.
    pub seat: G::Seat,
    /// What must be true in the end.
    pub goal: OneOrMany<Checks<G>>,
    /// It ends when so many other turns have begun; 1 if left out.
    #[ron(default)]
    pub turns: Option<u32>,
    /// Or when the solver has made so many choices.
    #[ron(default)]
    pub choices: Option<u32>,
    /// The bot at the other seats while a bot solves.
    #[ron(default)]
    pub against: Option<Spanned<String>>,
    /// Items that reach the goal. After them everybody does the least.
    pub line: Vec<Spanned<Items<G>>>,
    /// Items that look good and miss it.
    pub wrong: Vec<Spanned<Items<G>>>,
}

/// How much of a puzzle is over.
pub(super) struct Progress {
    place: usize,
    turns: u32,
    choices: u32,
}

impl Progress {
    pub(super) fn new<G: Scripted>(stage: &Stage<G>) -> Self {
        Self {
            place: G::place_in_turn(stage.game.step()),
            turns: 0,
            choices: 0,
        }
    }

    /// Takes in a choice, of the solver or of somebody else.
    pub(super) fn chose<G: Scripted>(&mut self, own: bool, stage: &Stage<G>) {
        self.choices += u32::from(own);
        self.go_on(stage);
    }

    /// Takes in that something was chosen.
    fn go_on<G: Scripted>(&mut self, stage: &Stage<G>) {
        let now = G::place_in_turn(stage.game.step());
        self.turns += u32::from(now < self.place);
        self.place = now;
    }
}

impl<G: Scripted> Puzzle<G> {
    /// Plays both lines: the wrong one must miss the goal, the other one reach it. The stage is then at its end.
    pub(super) fn check(&self, stage: &mut Stage<G>, at: Span, file: &TextFile) -> Done {
        self.against()?;
        if self.goal.0.is_empty() || self.line.is_empty() || self.wrong.is_empty() {
            let message = "a puzzle has a goal, a line that reaches it and a wrong line";
            return Err(ScenarioError::new("S004", at, message.to_owned()));
        }
        let mut here = Saved::default();
        stage.game.snapshot(&mut here);
        let (mark, last) = (stage.mark, stage.last);
        self.follow(stage, &self.wrong, at, file)?;
        let view = stage.see();
        if stage.check_all(&self.goal, &view).is_ok() {
            let message = "the wrong line reaches the goal too".to_owned();
            return Err(ScenarioError::failed(self.wrong[0].span, message));
        }
        stage.game.restore(&here);
        (stage.mark, stage.last) = (mark, last);
        self.follow(stage, &self.line, at, file)?;
        let view = stage.see();
        stage.check_all(&self.goal, &view)
    }

    /// Plays items; then everybody does the least until the puzzle is over.
    pub(super) fn follow(
        &self,
        stage: &mut Stage<G>,
        line: &[Spanned<Items<G>>],
        at: Span,
        file: &TextFile,
    ) -> Done {
        let mut progress = Progress::new(stage);
        let seat: Seat = self.seat.into();
        let made = stage.game.journal().picks.len();
        for item in line {
            item.value.act(stage, item.span, file)?;
            G::after(stage, item.span)?;
            progress.go_on(stage);
        }
        let picks = stage.game.journal().picks.iter().skip(made);
        progress.choices = picks.filter(|(who, _)| *who == seat).count() as u32;
        if progress.choices > self.choices.unwrap_or(CHOICES) {
            let message = format!("the line has {} choices of the solver", progress.choices);
            return Err(ScenarioError::failed(at, message));
        }
        self.play_on(stage, &mut progress, |stage, _| {
            let open = stage.game.decision();
            let options = open.map_or(&[][..], |open| &open.options);
            let place = |word: &G::Choices| options.iter().position(|o| o.is_any(&[*word]));
            G::LEAST.iter().find_map(place).unwrap_or(0)
        });
        Ok(())
    }

    /// Lets the seats choose until the puzzle is over.
    fn play_on(
        &self,
        stage: &mut Stage<G>,
        progress: &mut Progress,
        mut choose: impl FnMut(&mut Stage<G>, Seat) -> usize,
    ) {
        let seat: Seat = self.seat.into();
        for _ in 0..MOST {
            let over = self.is_over(progress);
            let asked = stage.game.decision().map(|open| open.seat);
            let (false, Some(asked)) = (over, asked) else {
                return;
            };
            let at = choose(stage, asked);
            if !stage.game.pick(at) {
                return;
            }
            progress.chose(asked == seat, stage);
        }
    }

    /// It ends when so many other turns have begun.
    pub(super) fn turns(&self) -> u32 {
        self.turns.unwrap_or(1)
    }

    /// Whether it ends there.
    pub(super) fn is_over(&self, progress: &Progress) -> bool {
        progress.turns >= self.turns() || progress.choices >= self.choices.unwrap_or(CHOICES)
    }

    /// The bot at the other seats.
    pub(super) fn against(&self) -> Done<BotName> {
        let Some(name) = &self.against else {
            return Ok(AGAINST);
        };
        let known = BotName::known().join(", ");
        name.value.parse().map_err(|why| {
            ScenarioError::new("S020", name.span, format!("{why}")).help(format!("known: {known}"))
        })
    }

    /// Whether that bot reaches the goal.
    pub(super) fn attempt(&self, stage: &mut Stage<G>, bot: BotName, seed: u64) -> Done<bool> {
        let (seat, against) = (self.seat.into(), self.against()?);
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..G::seats(stage.game.setup()))
            .map(|n| {
                let name = if Seat(n) == seat { bot } else { against };
                G::bot(name, TableRng::derive(seed, u64::from(n)))
            })
            .collect();
        let mut progress = Progress::new(stage);
        self.play_on(stage, &mut progress, |stage, seat| {
            bots[seat.index()].choose(&mut Look::new(&mut stage.game, seat))
        });
        let view = stage.see();
        Ok(stage.check_all(&self.goal, &view).is_ok())
    }
}
