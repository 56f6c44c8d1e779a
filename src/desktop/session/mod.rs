//! The running match in the window: whose view is shown, what is asked, what just happened.
//!
//! The session is the only thing that talks to the match. Its parts are split by who writes them: [`Host`] (the match and
//! who plays it), [`ShownView`] (what is shown and asked of it), [`Focus`] (pointer and keyboard), [`Passing`], and the log.
//! Scene and panels read the parts and write [`Intent`](super::intent::Intent)s.

mod again;
mod auto_pass;
mod bot_turn;
mod driver;
mod ending;
mod focus;
mod host;
mod player;
mod player_actions;
pub(crate) mod record;
pub(crate) mod running_match;
pub(crate) mod session_game;
mod shown;
pub(crate) mod think;

use bevy::prelude::Resource;

pub use again::MatchStart;
pub use auto_pass::Passing;
pub use driver::Driver;
pub use ending::{Blow, Ending, Feat};
pub use focus::Focus;
pub use host::Host;
pub use player::{Controller, Player, first_watcher};
pub use player_actions::primary;
pub use record::{Line, Tone};
pub use running_match::{FarUndo, RunningMatch, SaveFile, Viewpoint};
pub use session_game::{SessionGame, answer};
pub use shown::{Earlier, ShownView};

use crate::table::{Decision, EventWords, Journal, Language, ObjectId, Ref, Refused, Seat, Seats};
use record::Record;

use super::screen::Settings;

/// The running match of a game. Inserted when one starts, removed when it is left.
///
/// It is one resource, because a choice changes most of its parts together; functions that need one part take that
/// part.
#[derive(Resource)]
pub struct Session<G: SessionGame> {
    /// The match and who plays it.
    pub host: Host<G>,
    /// The part that is shown to the person at the screen.
    pub shown: ShownView<G>,
    /// The objects under the pointer and the keyboard.
    pub focus: Focus,
    /// Repeated passing.
    pub passing: Passing,
    /// The state that only this game needs.
    pub extra: G::Extra,
    /// Where it began, unless the setup screen began it.
    pub begun: Option<MatchStart>,
    /// What the match came to; nothing before its end.
    pub ending: Ending,
    settings: Settings,
    record: Record,
}

/// The result of a tick.
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
            host: Host::new(driver, players),
            shown: ShownView::new(watcher, view),
            focus: Focus::default(),
            passing: Passing::default(),
            extra: G::Extra::default(),
            begun: None,
            ending: Ending::default(),
            settings: Settings::default(),
            record: Record::default(),
        };
        this.refresh();
        this
    }

    /// Lets a bot or a setting choose, or finds out which person must. One choice a call, so that
    /// each can be shown before the next.
    pub fn tick(&mut self, settings: &Settings) -> Tick {
        self.apply_settings(settings);
        let tick = self.step(settings);
        self.host.resting = tick == Tick::Waits && self.host.thinking.is_none();
        tick
    }

    /// Applies the settings.
    pub fn apply_settings(&mut self, settings: &Settings) {
        if self.settings != *settings {
            self.settings = *settings;
            self.refresh();
        }
    }

    fn step(&mut self, settings: &Settings) -> Tick {
        if self.shown.viewing.is_some() {
            return Tick::Waits;
        }
        if self.host.thinking.is_some() {
            return self.receive_pick();
        }
        if self.host.outcome.is_some() {
            return Tick::Over;
        }
        if self.shown.handover.is_some() {
            return Tick::Waits;
        }
        let driver = self.host.driver.as_ref();
        let Some(decision) = driver.and_then(|driver| driver.decision()) else {
            return Tick::Waits;
        };
        let seat = decision.seat;
        if !self.host.is_person(seat) {
            self.ask_bot(seat);
            return Tick::Waits;
        }
        let Some(driver) = &mut self.host.driver else {
            return Tick::Waits;
        };
        let view = driver.view(Some(seat));
        if let Some(choice) = answer::<G>(&view, &decision, settings) {
            return self.automatic(&decision, choice);
        }
        if let Some(choice) = self.passing.ignores::<G>(&view, &decision) {
            return self.automatic(&decision, choice);
        }
        if let Some(choice) = self.pass_on(&view, &decision) {
            return self.automatic(&decision, choice);
        }
        if let Some(choice) = self.meant(&view, &decision) {
            return self.automatic(&decision, choice);
        }
        if !self.is_here(seat) {
            self.cover(seat);
            if self.host.single {
                self.ready();
            }
        }
        Tick::Waits
    }

    /// Whether that seat can choose now, without a hand-over of the screen.
    fn is_here(&self, seat: Seat) -> bool {
        if G::HIDES {
            return self.shown.watcher == Some(seat);
        }
        self.host.is_person(seat)
    }

    /// Hides everything until `seat` says it is there. A single person never has to.
    fn cover(&mut self, seat: Seat) {
        self.shown.handover = Some(seat);
        self.shown.watcher = None;
        self.look_anew();
    }

    /// The awaited person is at the screen now.
    pub fn ready(&mut self) {
        if let Some(seat) = self.shown.handover.take() {
            self.shown.watcher = Some(seat);
            self.look_anew();
        }
    }

    /// Replaces the view by one that no events lead to.
    fn look_anew(&mut self) {
        self.shown.epoch += 1;
        self.focus = Focus::default();
        self.shown.seen = usize::MAX;
        self.refresh();
        self.shown.fresh.clear();
        self.shown.earlier = None;
        self.shown.staged = None;
        self.shown.last_asked = None;
    }

    /// Reads view, question, refusals and events again; nothing while the match is with a bot.
    fn refresh(&mut self) {
        let Self { host, shown, .. } = self;
        let Some(driver) = &mut host.driver else {
            return;
        };
        shown.keep_asked();
        let now = match shown.viewing {
            Some(Viewpoint::All) => driver.whole(),
            _ => driver.view(shown.watcher),
        };
        let before = std::mem::replace(&mut shown.view, now);
        host.outcome = driver.outcome();
        host.undoable = driver.undoable();
        host.resting = false;
        let open = driver.decision();
        let total = driver.log_length();
        let events = driver.events_for(shown.watcher, shown.seen.min(total));
        shown.asked = open.as_ref().map(|d| d.seat);
        shown.notice = None;
        self.focus.rests = true;
        let passed = !events.is_empty() && events.iter().all(|e| e.is_any(G::Events::PASS));
        shown.brief = G::HURRIES && passed;
        shown.seen = total;
        if shown.fresh.is_empty() && !events.is_empty() {
            let language = G::spoken(self.settings.language);
            let lines = self.record.of::<G>(shown.watcher, language).len();
            shown.earlier = Some(Earlier {
                view: before,
                lines,
            });
        }
        shown.fresh.extend(events);
        let mine = open.filter(|d| self.is_asked(d));
        self.shown.decision = mine;
        self.read_refusals();
        self.sum_up();
        self.follow_focus();
    }

    /// Whether whoever sits at the screen is asked that, and nothing answers it for them.
    fn is_asked(&self, decision: &Decision) -> bool {
        let view = &self.shown.view;
        self.shown.viewing.is_none()
            && self.is_here(decision.seat)
            && self.passing.of(decision.seat).is_none()
            && answer::<G>(view, decision, &self.settings).is_none()
            && self.passing.ignores::<G>(view, decision).is_none()
    }

    /// Reads what a rule forbids now, and writes the log.
    fn read_refusals(&mut self) {
        let Self { host, shown, .. } = self;
        let Some(driver) = &mut host.driver else {
            return;
        };
        shown.refused = match &shown.decision {
            Some(decision) => driver.why_not(decision.seat),
            None => Vec::new(),
        };
        self.record.write(&mut **driver, &host.players);
        G::update(&mut self.extra, &shown.view, driver.game());
    }

    /// Shows the thing that is asked about if it is not on the table, and clears answers to entries that left the
    /// stack.
    fn follow_focus(&mut self) {
        let (shown, focus) = (&self.shown, &mut self.focus);
        if let Some(Ref::Object(id)) = shown.decision.as_ref().map(|d| d.about)
            && G::is_apart(&shown.view, id)
        {
            (focus.hover, focus.cursor, focus.looked) = (None, None, Some(id));
        }
        focus.apart = false;
        focus.answering = focus.answering.filter(|serial| {
            let waiting = G::moment(&shown.view, shown.near()).stack;
            waiting.iter().any(|entry| entry.serial == *serial)
        });
    }

    /// Why that object cannot be used now, if a rule says so and it is offered nowhere.
    #[must_use]
    pub fn why_not(&self, object: ObjectId) -> Option<Refused> {
        let this = Ref::Object(object);
        let offered = |d: &Decision| {
            let mut options = d.options.iter();
            options.any(|c| c.subject == this || c.target == this)
                || G::shortcut(&self.shown.view, d, object).is_some()
        };
        if let Some(decision) = &self.shown.decision {
            if offered(decision) {
                return None;
            }
            let barred = G::barred(&self.shown.view, decision, &self.shown.refused, object);
            if barred.is_some() {
                return barred;
            }
        }
        self.why_not_else(object)
    }

    /// Why what that object is there for cannot be done with it now, if a rule says so; whatever else is offered.
    #[must_use]
    pub fn why_not_else(&self, object: ObjectId) -> Option<Refused> {
        let names = G::names(&self.shown.view, object);
        let about = self
            .shown
            .refused
            .iter()
            .filter(|r| names.contains(&r.choice.subject));
        about
            .min_by_key(|r| G::wish(&self.shown.view, &r.choice))
            .copied()
    }

    /// Why what is kept large or pointed at cannot be used now. Not of what was used just now: that it cannot be used
    /// once more would be read as if it had not worked.
    #[must_use]
    pub fn why_not_this(&self) -> Option<Refused> {
        let about = self.focus.asked_about();
        about.and_then(|object| self.why_not(object))
    }

    /// Every choice so far, and of each whether a bot or a setting made it. None while a bot thinks.
    #[must_use]
    pub fn choices_made(&self) -> Option<(Journal, Vec<bool>)> {
        let sheet = self.host.driver.as_ref()?.sheet()?;
        let automatic = self.host.past.iter().map(|past| past.automatic);
        Some((sheet.journal, automatic.collect()))
    }

    /// The language of the settings.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.settings.language
    }

    /// The log as the watcher may read it, in that language if the game speaks it.
    #[must_use]
    pub fn log(&self, language: Language) -> &[Line] {
        self.record.of::<G>(self.shown.watcher, language)
    }

    /// The log, as far as the table has shown it.
    #[must_use]
    pub fn told_log(&self, language: Language) -> &[Line] {
        let log = self.log(language);
        let log_length = self.shown.lines_told();
        log_length.and_then(|lines| log.get(..lines)).unwrap_or(log)
    }

    /// Whether the match is over and a player conceded in it.
    #[must_use]
    pub fn conceded(&self) -> bool {
        self.host.outcome.is_some() && self.gone() != Seats::NONE
    }

    /// Whether a person at the screen still plays and can concede.
    #[must_use]
    pub fn can_concede(&self) -> bool {
        let (players, gone) = ((0..).map(Seat).zip(&self.host.players), self.gone());
        let mut people = players.filter(|(_, player)| player.is_human());
        people.any(|(seat, _)| !gone.contains(seat))
    }

    /// The seats that conceded in this match. If the others play on, those seats have left and nobody waits for them.
    #[must_use]
    pub fn gone(&self) -> Seats {
        self.record.gone()
    }

    /// The text of a replay file of the match so far.
    ///
    /// # Errors
    /// What the writer says, or in that language that a bot is thinking.
    pub fn replay(&self, language: Language) -> Result<String, String> {
        let driver = self.host.driver.as_ref();
        let driver = driver.ok_or(language.pick(
            "a bot is thinking; try again in a moment",
            "un bot está pensando; prueba otra vez en un momento",
        ))?;
        driver.replay()
    }
}
