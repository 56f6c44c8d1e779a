//! The running match as the screen knows it: whose view is shown, what is asked, what just happened.
//!
//! The session is the only thing that talks to the match. Scene and panels read [`Session::view`],
//! [`Session::decision`] and [`Session::take_events`] and write [`Intent`](super::intent::Intent)s.

mod again;
mod asking;
mod choices;
mod driver;
pub(crate) mod kept;
mod player;
pub(crate) mod record;
pub(crate) mod session_game;
mod staging;
pub(crate) mod think;
mod yielding;

use bevy::prelude::Resource;

pub use again::Begun;
pub use choices::primary;
pub use driver::Driver;
pub use kept::{Book, Eyes, Far, Kept};
pub use player::{Controller, Player, first_watcher};
pub use record::{Line, Tone};
pub use session_game::SessionGame;
pub use staging::Earlier;

use crate::games::biomes::Biomes;
use crate::table::{
    Choice, Decision, Event, Language, ObjectId, Outcome, Ref, Refused, Seat, Seats,
};
use crate::tools::passing::{Trigger, Yielding};
use choices::Past;
use record::Record;
use session_game::answer;
use think::{After, Thinking};

use super::screen::Settings;

/// The running match of a card game. Inserted when one starts, removed when it is left.
#[derive(Resource)]
pub struct Session<G: SessionGame = Biomes> {
    /// Away as long as a bot thinks.
    driver: Option<Box<dyn Driver<G>>>,
    thinking: Option<Thinking<Box<dyn Driver<G>>, G>>,
    /// What shall be done as soon as the match is back from a bot.
    after: Option<After>,
    /// Who sits where.
    pub players: Vec<Player<G>>,
    /// Whose view is shown; `None` for a spectator's and while the screen changes hands.
    pub watcher: Option<Seat>,
    /// What the watcher may know.
    pub view: G::View,
    /// The open question, if the watcher is a person and is the one who is asked.
    pub decision: Option<Decision>,
    /// Who is asked, whoever that is.
    pub asked: Option<Seat>,
    /// The person who must sit down before anything of theirs is shown.
    pub handover: Option<Seat>,
    /// Goes up whenever the view was replaced by one that no events lead to (hand-over, undo):
    /// the scene then puts everything where it belongs without animating.
    pub epoch: u32,
    /// What was refused last, or asked about.
    pub notice: Option<Refused>,
    /// What the pointer is over.
    pub hover: Option<ObjectId>,
    /// What the last choice was made with, as long as the pointer stays on it.
    used: Option<ObjectId>,
    /// What the keyboard went to; the pointer is over it as well then.
    pub cursor: Option<ObjectId>,
    /// What the pointer was over last.
    pub looked: Option<ObjectId>,
    /// What is kept large at the left.
    pub pinned: Option<ObjectId>,
    /// Who goes on passing by themselves, by seat.
    passing: Vec<Option<Yielding>>,
    /// What is passed whenever it is about to resolve, and by whom.
    ignored: Vec<(Seat, Trigger)>,
    /// What the watcher will choose as soon as it is asked, and the turn it is meant for.
    later: Option<(Choice, u32)>,
    /// The entry of the stack that the watcher wants to answer: everything they can do about it is listed.
    pub answering: Option<u16>,
    /// Whether the choices that have a place of their own are listed over the table now.
    pub apart: bool,
    /// One person plays every seat that a person sits at: the screen never changes hands.
    pub single: bool,
    /// Whether nothing but passing happened last.
    pub brief: bool,
    /// Whether nothing happens any more until a person does something.
    pub resting: bool,
    /// Where the match is written down.
    pub book: Book,
    /// Where it began, unless the setup screen began it.
    pub begun: Option<Begun>,
    /// With whose eyes somebody looks who only watches how it went.
    viewing: Option<Eyes>,
    settings: Settings,
    refused: Vec<Refused>,
    fresh: Vec<Event>,
    /// The view before the first of those.
    earlier: Option<Earlier<G::View>>,
    staged: Option<staging::Staged<G::View>>,
    seen: usize,
    past: Vec<Past>,
    undoable: usize,
    outcome: Option<Outcome>,
    record: Record,
}

/// What a tick did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tick {
    /// A person must choose, or the screen changes hands.
    Waits,
    /// A bot or a setting chose something.
    Moved,
    /// The match is over.
    Over,
}

impl<G: SessionGame> Session<G> {
    /// Opens a match for those players.
    #[must_use]
    pub fn new(driver: impl Driver<G>, players: impl Into<Vec<Player<G>>>) -> Self {
        Self::of(Box::new(driver), players.into())
    }

    fn of(mut driver: Box<dyn Driver<G>>, players: Vec<Player<G>>) -> Self {
        let watcher = first_watcher(&players);
        let view = driver.view(watcher);
        let mut this = Self {
            driver: Some(driver),
            thinking: None,
            after: None,
            players,
            watcher,
            view,
            decision: None,
            asked: None,
            handover: None,
            epoch: 0,
            notice: None,
            hover: None,
            used: None,
            cursor: None,
            looked: None,
            pinned: None,
            passing: Vec::new(),
            ignored: Vec::new(),
            later: None,
            answering: None,
            apart: false,
            single: false,
            brief: false,
            resting: false,
            book: Book::default(),
            begun: None,
            viewing: None,
            settings: Settings::default(),
            refused: Vec::new(),
            fresh: Vec::new(),
            earlier: None,
            staged: None,
            seen: 0,
            past: Vec::new(),
            undoable: 0,
            outcome: None,
            record: Record::default(),
        };
        this.refresh();
        this
    }

    /// Lets a bot or a setting choose, or finds out which person must. One choice a call, so that
    /// each can be shown before the next.
    pub fn tick(&mut self, settings: &Settings) -> Tick {
        self.heed(settings);
        let tick = self.step(settings);
        self.resting = tick == Tick::Waits && self.thinking.is_none();
        tick
    }

    /// Takes over what the player set.
    pub fn heed(&mut self, settings: &Settings) {
        if self.settings != *settings {
            self.settings = *settings;
            self.refresh();
        }
    }

    fn step(&mut self, settings: &Settings) -> Tick {
        if self.viewing.is_some() {
            return Tick::Waits;
        }
        if self.thinking.is_some() {
            return self.hear();
        }
        if self.outcome.is_some() {
            return Tick::Over;
        }
        if self.handover.is_some() {
            return Tick::Waits;
        }
        let Some(driver) = &mut self.driver else {
            return Tick::Waits;
        };
        let Some(decision) = driver.decision() else {
            return Tick::Waits;
        };
        let seat = decision.seat;
        if !self.players[seat.index()].is_human() {
            self.ask_bot(seat);
            return Tick::Waits;
        }
        let view = driver.view(Some(seat));
        if let Some(choice) = answer::<G>(&view, &decision, settings) {
            return self.automatic(&decision, choice);
        }
        if let Some(choice) = yielding::ignored::<G>(&self.ignored, &view, &decision) {
            return self.automatic(&decision, choice);
        }
        if let Some(choice) = self.pass_on(&view, &decision) {
            return self.automatic(&decision, choice);
        }
        if let Some(choice) = self.meant(&view, &decision) {
            return self.automatic(&decision, choice);
        }
        if self.watcher != Some(seat) {
            self.cover(seat);
            if self.single {
                self.ready();
            }
        }
        Tick::Waits
    }

    /// Hides everything until `seat` says it is there. A single person never has to.
    fn cover(&mut self, seat: Seat) {
        self.handover = Some(seat);
        self.watcher = None;
        self.look_anew();
    }

    /// The person who was waited for sits at the screen now.
    pub fn ready(&mut self) {
        if let Some(seat) = self.handover.take() {
            self.watcher = Some(seat);
            self.look_anew();
        }
    }

    /// Replaces the view by one that no events lead to.
    fn look_anew(&mut self) {
        self.epoch += 1;
        self.hover = None;
        self.used = None;
        self.cursor = None;
        self.looked = None;
        self.pinned = None;
        self.answering = None;
        self.seen = usize::MAX;
        self.refresh();
        self.fresh.clear();
        self.earlier = None;
        self.staged = None;
    }

    /// Reads view, question, refusals and events again; nothing while the match is with a bot.
    fn refresh(&mut self) {
        let Some(driver) = &mut self.driver else {
            return;
        };
        let now = match self.viewing {
            Some(Eyes::All) => driver.whole(),
            _ => driver.view(self.watcher),
        };
        let before = std::mem::replace(&mut self.view, now);
        self.outcome = driver.outcome();
        self.undoable = driver.undoable();
        let open = driver.decision();
        self.asked = open.as_ref().map(|d| d.seat);
        let open = open.filter(|_| self.viewing.is_none());
        let goes_on = |seat: Seat| self.passing.get(seat.index()).is_some_and(Option::is_some);
        let mine = open.filter(|d| self.watcher == Some(d.seat) && !goes_on(d.seat));
        let by_itself = |d: &Decision| {
            answer::<G>(&self.view, d, &self.settings).is_some()
                || yielding::ignored::<G>(&self.ignored, &self.view, d).is_some()
        };
        self.decision = mine.filter(|d| !by_itself(d));
        if let Some(Ref::Object(id)) = self.decision.as_ref().map(|d| d.about)
            && G::is_apart(&self.view, id)
        {
            (self.hover, self.cursor, self.looked) = (None, None, Some(id));
        }
        self.resting = false;
        self.notice = None;
        self.refused = match &self.decision {
            Some(decision) => driver.why_not(decision.seat),
            None => Vec::new(),
        };
        let total = driver.events_for(None, 0).len();
        let events = driver.events_for(self.watcher, self.seen.min(total));
        let passed = !events.is_empty() && events.iter().all(|e| e.verb == "pass");
        self.brief = G::HURRIES && passed;
        if self.fresh.is_empty() && !events.is_empty() {
            let language = G::spoken(self.settings.language);
            let lines = self.record.of::<G>(self.watcher, language).len();
            self.earlier = Some(Earlier {
                view: before,
                lines,
            });
        }
        self.fresh.extend(events);
        self.seen = total;
        self.record.write(&mut **driver, &self.players);
        // What has left the stack is answered no longer, and what was listed may have changed.
        self.apart = false;
        self.answering = self.answering.filter(|serial| {
            let waiting = G::moment(&self.view, self.near()).stack;
            waiting.iter().any(|entry| entry.serial == *serial)
        });
    }

    /// What happened since the last call, as the watcher may see it. For the scene, once a frame.
    pub fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.fresh)
    }

    /// Whether a match is watched that is over, or goes on elsewhere.
    #[must_use]
    pub const fn is_watched(&self) -> bool {
        self.viewing.is_some()
    }

    /// Why that object cannot be used now, if a rule says so and it is offered nowhere.
    #[must_use]
    pub fn why_not(&self, object: ObjectId) -> Option<Refused> {
        let this = Ref::Object(object);
        let offered = |d: &Decision| {
            let mut options = d.options.iter();
            options.any(|c| c.subject == this || c.target == this)
                || G::shortcut(&self.view, d, object).is_some()
        };
        if let Some(decision) = &self.decision {
            if offered(decision) {
                return None;
            }
            let barred = G::barred(&self.view, decision, &self.refused, object);
            if barred.is_some() {
                return barred;
            }
        }
        self.why_not_else(object)
    }

    /// Why what that object is there for cannot be done with it now, if a rule says so; whatever else is offered.
    #[must_use]
    pub fn why_not_else(&self, object: ObjectId) -> Option<Refused> {
        let names = G::names(&self.view, object);
        let about = self
            .refused
            .iter()
            .filter(|r| names.contains(&r.choice.subject));
        about
            .min_by_key(|r| G::wish(&self.view, &r.choice))
            .copied()
    }

    /// Brings the pointer over that, or over nothing.
    pub fn point_at(&mut self, object: Option<ObjectId>) {
        self.hover = object;
        self.used = self.used.filter(|_| self.used == object);
    }

    /// Why what is kept large or pointed at cannot be used now. Not of what was used just now: that it cannot be used
    /// once more would be read as if it had not worked.
    #[must_use]
    pub fn why_not_this(&self) -> Option<Refused> {
        let about = self.pinned.or(self.hover);
        about
            .filter(|_| about != self.used)
            .and_then(|object| self.why_not(object))
    }

    /// Everything that a rule forbids the watcher now.
    #[must_use]
    pub fn refusals(&self) -> &[Refused] {
        &self.refused
    }

    /// What the big button would be, and why a rule forbids it now.
    #[must_use]
    pub fn withheld(&self) -> Option<&Refused> {
        let choice = G::withheld(&self.view, self.decision.as_ref()?)?;
        self.refused.iter().find(|r| r.choice == choice)
    }

    /// Who sits at the lower edge: the watcher, or the first seat for spectators.
    #[must_use]
    pub fn near(&self) -> Seat {
        self.watcher.or(self.handover).unwrap_or(Seat(0))
    }

    /// What is shown large: what is kept there, else what the pointer is or was over.
    #[must_use]
    pub fn shown(&self) -> Option<ObjectId> {
        self.pinned.or(self.hover).or(self.looked)
    }

    /// What the player set to be spoken to in.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.settings.language
    }

    /// Name of a seat, "You" for the only person at the screen.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        &self.players[seat.index()].name
    }

    /// The log as the watcher may read it, in that language if the game speaks it.
    #[must_use]
    pub fn log(&self, language: Language) -> &[Line] {
        self.record.of::<G>(self.watcher, language)
    }

    /// Who won, once it is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Whether the match is over and somebody gave up in it.
    #[must_use]
    pub fn conceded(&self) -> bool {
        self.outcome.is_some() && self.gone() != Seats::NONE
    }

    /// Whether some person at the screen still plays and can give up.
    #[must_use]
    pub fn can_concede(&self) -> bool {
        let (players, gone) = ((0..).map(Seat).zip(&self.players), self.gone());
        let mut people = players.filter(|(_, player)| player.is_human());
        people.any(|(seat, _)| !gone.contains(seat))
    }

    /// Who gave up in this match. Where the others play on, they have left it: nobody waits for them any more.
    #[must_use]
    pub fn gone(&self) -> Seats {
        self.record.gone()
    }

    /// The text of a replay file of the match so far.
    ///
    /// # Errors
    /// What the writer says, or that a bot is thinking.
    pub fn replay(&self) -> Result<String, String> {
        let driver = self.driver.as_ref();
        let driver = driver.ok_or("a bot is thinking; try again in a moment")?;
        driver.replay()
    }
}
