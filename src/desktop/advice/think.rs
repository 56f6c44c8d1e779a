//! The search for a hint, in a task on a copy of the match.

use std::sync::Arc;

use bevy::tasks::futures_lite::future::block_on;
use bevy::tasks::{AsyncComputeTaskPool, Task, TaskPool};

use super::Question;
use crate::bots::roster::HARD;
use crate::bots::{Analysis, Effort, Expected, Judged, analyse};
use crate::desktop::session::{Session, SessionGame};
use crate::table::{
    Choice, EventWords, Journal, LANGUAGES, Language, Look, Match, Ref, Seat, TableRng,
};

/// The most lines of what is expected.
const LINES: usize = 5;

/// A hint that is thought about. Dropped, it stops.
pub struct Advising {
    effort: Arc<Effort>,
    task: Task<Option<Advised>>,
}

/// A hint.
#[derive(Debug, Clone, PartialEq)]
pub struct Advised {
    /// The best choice.
    pub choice: Choice,
    /// The chance to win with it, from 0 to 1.
    pub chance: f32,
    /// The chance as the table stands.
    pub before: f32,
    /// The chances with the runner-up and with doing nothing, if they are other choices.
    pub others: Vec<f32>,
    /// Its texts by language.
    texts: Vec<AdviceText>,
}

/// What a hint says in a language.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AdviceText {
    /// The best choice.
    pub best: String,
    /// The other choices, in the order of [`Advised::others`].
    pub others: Vec<String>,
    /// What will probably follow, in the sentences of the log.
    pub line: Vec<String>,
}

impl Advised {
    /// Its texts in that language.
    #[must_use]
    pub fn text(&self, language: Language) -> &AdviceText {
        &self.texts[language as usize]
    }
}

impl Advising {
    /// The part that is done, from 0 to 1.
    #[must_use]
    pub fn part(&self) -> f32 {
        self.effort.part()
    }

    /// The hint, once there is one; `Some(None)` if nothing could be found out.
    pub(super) fn done(thinking: &mut Option<Self>) -> Option<Option<Advised>> {
        let mut done = thinking.take_if(|this| this.task.is_finished())?;
        Some(block_on(&mut done.task))
    }
}

impl Drop for Advising {
    fn drop(&mut self) {
        self.effort.stop();
    }
}

/// A match to be copied elsewhere: making the copy takes too long for a frame.
pub(crate) struct Copied<G: SessionGame> {
    setup: G::Setup,
    seed: u64,
    journal: Journal,
}

impl<G: SessionGame> Copied<G> {
    /// Notes what a copy of that match needs, with its own choices or others.
    pub(crate) fn of(game: &Match<G>, journal: Option<Journal>) -> Self {
        Self {
            setup: game.setup().clone(),
            seed: game.seed(),
            journal: journal.unwrap_or_else(|| game.journal().clone()),
        }
    }

    /// The copy before its first choice, and the choices.
    pub(crate) fn begin(self) -> (Match<G>, Journal) {
        (Match::new(self.setup, self.seed), self.journal)
    }
}

impl<G: SessionGame> Session<G> {
    /// The question to the person at the screen, if there is one.
    #[must_use]
    pub(crate) fn open_question(&self) -> Option<Question> {
        let decision = self.shown.decision.as_ref()?;
        let free = self.shown.handover.is_none() && !decision.options.is_empty();
        free.then(|| Question {
            epoch: self.shown.epoch,
            picks: self.host.count(),
        })
    }

    /// Begins to think about the question to the person at the screen, through their eyes.
    #[must_use]
    pub(crate) fn begin_advice(&self) -> Option<Advising> {
        self.open_question()?;
        let seat = self.shown.decision.as_ref()?.seat;
        let copied = Copied::of(self.host.game()?, None);
        let names: Vec<String> = self.host.players.iter().map(|p| p.name.clone()).collect();
        let effort = Arc::new(Effort::new(HARD));
        let shared = Arc::clone(&effort);
        let pool = AsyncComputeTaskPool::get_or_init(TaskPool::default);
        let task = pool.spawn(async move { advise(copied, seat, &names, &shared) });
        Some(Advising { effort, task })
    }

    /// Brings the keyboard to the thing that a choice is about, if it is one.
    pub(crate) fn focus_on(&mut self, choice: &Choice) {
        let things = [choice.subject, choice.target];
        let object = things.into_iter().find_map(|thing| match thing {
            Ref::Object(id) => Some(id),
            Ref::None
            | Ref::Seat(_)
            | Ref::Zone(_)
            | Ref::Entry(_)
            | Ref::Kind(_)
            | Ref::Point(..) => None,
        });
        if object.is_some() {
            self.focus.cursor = object;
            self.focus.point_at(object);
            self.focus.looked = object;
        }
    }
}

/// Copies the match and searches it.
fn advise<G: SessionGame>(
    copied: Copied<G>,
    seat: Seat,
    names: &[String],
    effort: &Effort,
) -> Option<Advised> {
    let (mut game, journal) = copied.begin();
    let all = journal.picks.len();
    if game.follow(&journal, all) < all {
        return None;
    }
    let seed = TableRng::derive(game.seed(), all as u64);
    let view = game.view(Some(seat));
    let found = analyse(&mut Look::new(&mut game, seat), seed, effort)?;
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    Some(told(&found, &view, &names))
}

/// The hint in every language.
fn told<G: SessionGame>(found: &Analysis<G>, view: &G::View, names: &[&str]) -> Advised {
    let others: Vec<Judged> = [found.second, found.nothing]
        .into_iter()
        .flatten()
        .collect();
    let text = |language: Language| {
        let spoken = G::spoken(language);
        let label = |choice: &Choice| G::label(view, names, spoken, choice);
        AdviceText {
            best: label(&found.best.choice),
            others: others.iter().map(|other| label(&other.choice)).collect(),
            line: lines(&found.line, names, spoken),
        }
    };
    Advised {
        choice: found.best.choice,
        chance: found.best.chance,
        before: found.before,
        others: others.iter().map(|other| other.chance).collect(),
        texts: LANGUAGES.map(text).to_vec(),
    }
}

/// What will probably follow the best choice, which is itself left out.
fn lines<G: SessionGame>(line: &[Expected<G>], names: &[&str], language: Language) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for step in line {
        let mut at = 0;
        while at < step.events.len() {
            let (from, run) = (at, G::run(&step.events[at..]).max(1));
            at += run;
            if step.events[from].is_any(G::Events::PASS) {
                continue;
            }
            let events = (&*step.events, from, run);
            let said = G::line_of_run(&step.view, names, language, events);
            all.extend(said.filter(|said| all.last() != Some(said)));
        }
    }
    all.into_iter().skip(1).take(LINES).collect()
}
