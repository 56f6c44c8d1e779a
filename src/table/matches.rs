//! One match, one world: the small interface that humans, bots, replays and scenarios share.

use bevy::prelude::*;

use super::event::Recording;
use super::{
    Choice, ChoiceWords, Decision, Event, Fault, Game, GameSystems, Header, Journal, Outcome, Ref,
    Refused, Replay, Seat, Steps, TableRng, TableState, refusals, step_now,
};

/// A running match: a headless world and its journal. It never waits.
pub struct Match<G: Game> {
    world: World,
    steps: Steps<G::Step>,
    setup: G::Setup,
    seed: u64,
    journal: Journal,
    /// Journal length and log length after each choice that revealed something hidden.
    revealed: Vec<usize>,
}

impl<G: Game> Match<G> {
    /// Builds a world for the game and deals a first match.
    #[must_use]
    pub fn new(setup: G::Setup, seed: u64) -> Self {
        Self::with_plugin(setup, seed, |_| {})
    }

    /// The same with more systems in the `OnEnter` and `OnExit` of steps. They may look at anything; what they change
    /// must follow from the match alone, or undo and replays come to something else.
    #[must_use]
    pub fn with_plugin(setup: G::Setup, seed: u64, plugin: impl FnOnce(&mut App)) -> Self {
        let mut app = App::empty();
        G::plugin(&mut app);
        plugin(&mut app);
        let mut world = std::mem::take(app.world_mut());
        let steps = Steps::take(&mut world);
        let mut this = Self {
            world,
            steps,
            setup,
            seed,
            journal: Journal::default(),
            revealed: Vec::new(),
        };
        this.top_mut().log.reset(true);
        this.restart();
        this
    }

    /// Deals a new match in the same world, which is far cheaper than a new world.
    pub fn reset(&mut self, setup: G::Setup, seed: u64, keep_log: bool) {
        self.setup = setup;
        self.seed = seed;
        self.top_mut().log.reset(keep_log);
        self.restart();
    }

    fn restart(&mut self) {
        self.journal.picks.clear();
        self.journal.points.clear();
        self.revealed.clear();
        self.top_mut().offer.close();
        G::deal(&mut self.world, &self.setup, TableRng::new(self.seed));
        GameSystems::<G>::open(&mut self.world, self.setup.clone());
        self.advance();
    }

    fn top(&self) -> &TableState {
        self.world.resource::<TableState>()
    }

    fn top_mut(&mut self) -> Mut<'_, TableState> {
        self.world.resource_mut::<TableState>()
    }

    /// Runs until a seat must decide or the match is over.
    fn advance(&mut self) -> &TableState {
        loop {
            let top = self.top();
            if top.outcome.is_some() {
                self.top_mut().offer.close();
                break;
            }
            if top.offer.is_open() {
                break;
            }
            // A step that neither asks nor goes on is a fault of the game; stopping shows it.
            if !self.steps.advance(&mut self.world) {
                break;
            }
        }
        self.world.resource::<TableState>()
    }

    /// The seed of its chance.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The open question; `None` once the match is over.
    #[must_use]
    pub fn decision(&self) -> Option<&Decision> {
        let offer = &self.top().offer;
        offer.is_open().then_some(&offer.decision)
    }

    /// The open question, without options once the match is over.
    pub(super) fn open_decision(&self) -> &Decision {
        &self.top().offer.decision
    }

    /// `seat` makes `choice`.
    ///
    /// # Errors
    /// [`Refused`] with the rule that forbids it; then nothing has changed.
    pub fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Refused> {
        let pick = self.resolve_pick(seat, choice)?;
        let concedes = matches!(pick, Journal::CONCEDE | Journal::CONCEDE_GAME);
        self.apply_pick(seat, pick, (!concedes).then_some(choice));
        Ok(())
    }

    /// Whether `seat` could make `choice` now. Nothing changes.
    ///
    /// # Errors
    /// [`Refused`] with the rule that forbids it.
    pub fn permits(&mut self, seat: Seat, choice: Choice) -> Result<(), Refused> {
        self.resolve_pick(seat, choice).map(|_| ())
    }

    /// The pick that stands for that choice in the journal.
    fn resolve_pick(&mut self, seat: Seat, choice: Choice) -> Result<u16, Refused> {
        if self.outcome().is_some() {
            return Err(Refused {
                choice,
                refusal: &refusals::OVER,
            });
        }
        if seat.0 >= G::seats(&self.setup) {
            return Err(Refused {
                choice,
                refusal: &refusals::NO_SEAT,
            });
        }
        if choice.is_any(&[G::Choices::CONCEDE]) {
            let answer = G::may_concede(&mut self.world, seat);
            answer.map_err(|refusal| Refused { choice, refusal })?;
            return Ok(if choice.amount > 0 {
                Journal::CONCEDE_GAME
            } else {
                Journal::CONCEDE
            });
        }
        let offer = &self.top().offer.decision;
        let mine = offer.seat == seat;
        match offer.options.iter().position(|o| *o == choice) {
            Some(at) if mine => Ok(at as u16),
            None if mine && offer.asks_for_point(&choice) => {
                let answer = GameSystems::<G>::admit(&mut self.world, choice);
                answer.map_err(|refusal| Refused { choice, refusal })?;
                Ok(Journal::POINT)
            }
            _ => Err(self.refuse(seat, choice, mine)),
        }
    }

    /// The asked seat picks option `at`, counted from 0. Returns whether there is such an option.
    pub fn pick(&mut self, at: usize) -> bool {
        let decision = self.open_decision();
        let (seat, choice) = (decision.seat, decision.options.get(at).copied());
        if let Some(choice) = choice {
            self.apply_pick(seat, at as u16, Some(choice));
        }
        choice.is_some()
    }

    /// Applies the `pick` of `seat`; without a choice it concedes.
    fn apply_pick(&mut self, seat: Seat, pick: u16, choice: Option<Choice>) {
        self.journal.picks.push((seat, pick));
        if let (Journal::POINT, Some(Ref::Point(x, y))) = (pick, choice.map(|c| c.target)) {
            self.journal.points.push((x, y));
        }
        let mut top = self.top_mut();
        let before = top.log.len();
        top.offer.close();
        if let Some(choice) = choice {
            self.steps.choose(&mut self.world, seat, choice);
        } else {
            GameSystems::<G>::concede(&mut self.world, seat, pick == Journal::CONCEDE_GAME);
        }
        let top = self.advance();
        if top.log.since(before).iter().any(G::reveals) {
            self.revealed.push(self.journal.picks.len());
        }
    }

    /// The refusal of `choice`: that of the same candidate, else of the nearest candidate about the same thing, else
    /// the game's `refuse`.
    fn refuse(&mut self, seat: Seat, choice: Choice, mine: bool) -> Refused {
        let offers = GameSystems::<G>::explain(&mut self.world, seat);
        let same = offers.refused.iter().find(|r| r.choice == choice);
        let near = || {
            let about = |r: &&Refused| {
                choice.subject != Ref::None
                    && (r.choice.verb, r.choice.subject) == (choice.verb, choice.subject)
            };
            offers.refused.iter().find(about)
        };
        let refusal = match same.or_else(near) {
            Some(named) => named.refusal,
            None if mine => GameSystems::<G>::refuse(&mut self.world, seat, choice),
            None => &refusals::NOT_ASKED,
        };
        Refused { choice, refusal }
    }

    /// Why `seat` cannot choose certain things now, each with its rule.
    pub fn why_not(&mut self, seat: Seat) -> Vec<Refused> {
        if seat.0 >= G::seats(&self.setup) {
            return Vec::new();
        }
        let offers = GameSystems::<G>::explain(&mut self.world, seat);
        offers.refused
    }

    /// All events from index `from` on. For the host and for tests; seats get [`Match::events_for`].
    #[must_use]
    pub fn events(&self, from: usize) -> &[Event] {
        self.top().log.since(from)
    }

    /// The events from index `from` on, as `seat` may see them.
    #[must_use]
    pub fn events_for(&self, seat: Option<Seat>, from: usize) -> Vec<Event> {
        self.events(from).iter().map(|e| e.seen_by(seat)).collect()
    }

    /// Sets what happens to events from now on. Returns what did until now.
    pub(super) fn record_events(&mut self, recording: Recording) -> Recording {
        self.top_mut().log.record(recording)
    }

    /// How many events are kept.
    pub(super) fn events_kept(&self) -> usize {
        self.top().log.len()
    }

    /// The digest of all events so far.
    #[must_use]
    pub fn digest(&self) -> u64 {
        self.top().log.digest()
    }

    /// The view of `seat`, or of a spectator.
    pub fn view(&mut self, seat: Option<Seat>) -> G::View {
        GameSystems::<G>::view(&mut self.world, seat)
    }

    /// The outcome, once the match is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.top().outcome
    }

    /// The step the match is in.
    #[must_use]
    pub fn step(&self) -> G::Step {
        step_now::<G::Step>(&self.world)
    }

    /// The setup.
    #[must_use]
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The choices made so far.
    #[must_use]
    pub const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The journal with its header: all that a replay or save needs.
    #[must_use]
    pub fn replay(&self) -> Replay<G::Recipe> {
        Replay {
            header: Header {
                format: Replay::<G::Recipe>::FORMAT,
                game: G::NAME.to_owned(),
                program: env!("CARGO_PKG_VERSION").to_owned(),
                seed: self.seed,
                recipe: G::recipe(&self.setup),
                digest: self.digest(),
            },
            journal: self.journal.clone(),
        }
    }

    /// Plays the first `count` picks of `journal` from the start. Returns how many fitted.
    pub fn play_journal(&mut self, journal: &Journal, count: usize) -> usize {
        self.top_mut().log.reset(true);
        self.restart();
        self.follow(journal, count)
    }

    /// Goes on to the first `count` picks of `journal`, which begins with those already made. Returns how many
    /// are made now.
    pub fn follow(&mut self, journal: &Journal, count: usize) -> usize {
        let count = count.min(journal.picks.len());
        for done in self.journal.picks.len()..count {
            let (seat, pick) = journal.picks[done];
            let choice = journal.choice(done, self.open_decision());
            let concedes = matches!(pick, Journal::CONCEDE | Journal::CONCEDE_GAME)
                && seat.0 < G::seats(&self.setup);
            let fits = match choice {
                // The file is not to be trusted: a point must be legal now.
                Some(choice) if pick == Journal::POINT => {
                    GameSystems::<G>::admit(&mut self.world, choice).is_ok()
                }
                Some(_) => true,
                None => concedes && G::may_concede(&mut self.world, seat).is_ok(),
            };
            if self.outcome().is_some() || !fits {
                return done;
            }
            self.apply_pick(seat, pick, choice);
        }
        count
    }

    /// How many choices can be undone without passing one that revealed something hidden.
    #[must_use]
    pub fn undoable(&self) -> usize {
        self.journal.picks.len() - self.revealed.last().copied().unwrap_or(0)
    }

    /// Undoes the last `count` choices by replaying the others.
    pub fn undo(&mut self, count: usize) {
        let journal = self.journal.clone();
        self.play_journal(&journal, journal.picks.len().saturating_sub(count));
    }

    /// Copies everything that changes, except the open question, into `into`.
    pub fn snapshot(&mut self, into: &mut Saved<G>) {
        GameSystems::<G>::save(&mut self.world, &mut into.game);
        into.step = Some(self.step());
        into.next = match *self.world.resource::<NextState<G::Step>>() {
            NextState::Pending(next) | NextState::PendingIfNeq(next) => Some(next),
            NextState::Unchanged => None,
        };
        into.picks = self.journal.picks.len();
        into.points = self.journal.points.len();
        let top = self.top();
        into.log = top.log.mark();
        into.outcome = top.outcome;
        into.decision.clone_from(&top.offer.decision);
    }

    /// Puts everything back as it was. `from` must come from this match.
    pub fn restore(&mut self, from: &Saved<G>) {
        GameSystems::<G>::load(&mut self.world, &from.game);
        if let Some(step) = from.step {
            *self.world.resource_mut::<State<G::Step>>() = State::new(step);
            let mut next = self.world.resource_mut::<NextState<G::Step>>();
            // The next step may ask something before the one after it begins.
            match from.next {
                Some(pending) => next.set(pending),
                None => next.reset(),
            }
        }
        self.journal.picks.truncate(from.picks);
        self.journal.points.truncate(from.points);
        self.revealed.retain(|&at| at <= from.picks);
        let mut top = self.top_mut();
        top.log.rewind(from.log);
        top.outcome = from.outcome;
        top.offer.decision.clone_from(&from.decision);
    }

    /// Looks for anything on the table that no rule could have led to. For tests and debug runs.
    ///
    /// # Errors
    /// The first fault.
    pub fn audit(&mut self) -> Result<(), Fault> {
        GameSystems::<G>::audit(&mut self.world)
    }

    /// Deals everything that `seat` (or a spectator) cannot see again; all later chance comes from `chance`. The match
    /// is a different one after that: for possible worlds, and for tests of what views reveal.
    pub fn scramble(&mut self, seat: Option<Seat>, chance: TableRng) {
        GameSystems::<G>::imagine(self.world_mut(), seat, chance);
    }

    /// The world, only for modules of the game (positions, possible worlds, tests). It reveals everything hidden; bots
    /// never get a match.
    pub const fn world_mut(&mut self) -> &mut World {
        &mut self.world
    }
}

/// A point of a match to return to.
pub struct Saved<G: Game> {
    game: G::Snapshot,
    step: Option<G::Step>,
    next: Option<G::Step>,
    log: (usize, u64),
    picks: usize,
    points: usize,
    outcome: Option<Outcome>,
    decision: Decision,
}

impl<G: Game> Default for Saved<G> {
    fn default() -> Self {
        Self {
            game: G::Snapshot::default(),
            step: None,
            next: None,
            log: (0, 0),
            picks: 0,
            points: 0,
            outcome: None,
            decision: Decision::default(),
        }
    }
}
