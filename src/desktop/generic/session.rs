//! A match on the generic table: who plays, whose eyes the screen has, what is written down.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::bots::Bot;
use crate::bots::roster::Roster;
use crate::cli::game::HUMAN;
use crate::desktop::session::Controller;
use crate::plain::PlainTable;
use crate::table::{Choice, ChoiceWords, Journal, Look, Match, ObjectId, Seat, TableRng};
use crate::tools::save::{Beginning, Participants, SavedPlayer, Writer};

/// How long a bot waits before it chooses, so that its choice is seen.
const PAUSE: Duration = Duration::from_millis(700);

/// A match on the generic table.
pub struct PlainSession<G: PlainTable> {
    /// The match.
    pub game: Match<G>,
    /// A card that somebody clicked: only its choices are listed.
    pub selected: Option<ObjectId>,
    /// The bots by seat; none where a person sits.
    bots: Vec<Option<Mutex<Box<dyn Bot<G>>>>>,
    eyes: Option<Seat>,
    covered: Option<Seat>,
    waited: Duration,
    folder: Option<PathBuf>,
    writer: Option<Writer>,
    watched: Option<Journal>,
    gathering: Participants,
}

impl<G: PlainTable> PlainSession<G> {
    /// A match of these players. With a folder it is saved after every choice.
    #[must_use]
    pub fn new(game: Match<G>, seats: &[Controller], seed: u64, folder: Option<PathBuf>) -> Self {
        let bot = |(n, controller): (u64, &Controller)| {
            let name = controller.bot()?;
            Some(Mutex::new(G::bot(name, TableRng::derive(seed, n + 1000))))
        };
        let sitting = |controller: &Controller| {
            let bot = controller.bot().map(|name| name.to_string());
            SavedPlayer {
                name: bot.clone().unwrap_or_else(|| HUMAN.to_owned()),
                bot,
            }
        };
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let mut this = Self {
            game,
            selected: None,
            bots: (0..).zip(seats).map(bot).collect(),
            eyes: None,
            covered: None,
            waited: Duration::ZERO,
            folder,
            writer: None,
            watched: None,
            gathering: Participants {
                players: seats.iter().map(sitting).collect(),
                single: false,
                begun: now.map_or(0, |since| since.as_secs()),
            },
        };
        let people: Vec<Seat> = this.people().collect();
        this.eyes = people.first().copied().filter(|_| people.len() == 1);
        this.hand_over();
        this
    }

    /// A match that is only watched, from its beginning on.
    #[must_use]
    pub fn watch(game: Match<G>, journal: Journal) -> Self {
        let mut this = Self::new(game, &[], 0, None);
        this.watched = Some(journal);
        this
    }

    fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = (0..).map(Seat).zip(&self.bots);
        seats.filter(|(_, bot)| bot.is_none()).map(|(seat, _)| seat)
    }

    /// The seat that must choose.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        self.game.decision().map(|open| open.seat)
    }

    /// The seat whose view the screen shows. `None` is a spectator.
    #[must_use]
    pub const fn eyes(&self) -> Option<Seat> {
        self.eyes
    }

    /// The seat that must take over the screen before anything is shown.
    #[must_use]
    pub const fn covered(&self) -> Option<Seat> {
        self.covered
    }

    /// Whether the question is for who looks at the screen.
    #[must_use]
    pub fn is_mine(&self) -> bool {
        self.watched.is_none() && self.eyes.is_some() && self.asked() == self.eyes
    }

    /// How many choices of a watched match were made, and how many there are; none for a match that is played.
    #[must_use]
    pub fn watched(&self) -> Option<(usize, usize)> {
        let all = self.watched.as_ref()?.picks.len();
        Some((self.game.journal().picks.len(), all))
    }

    /// A bot that is asked chooses after its pause.
    pub fn tick(&mut self, passed: Duration) {
        let asked = self.asked().filter(|_| self.watched.is_none());
        let bot = asked.and_then(|seat| self.bots.get_mut(seat.index())?.as_mut().zip(Some(seat)));
        let Some((bot, seat)) = bot else {
            self.waited = Duration::ZERO;
            return;
        };
        self.waited += passed;
        if self.waited < PAUSE {
            return;
        }
        self.waited = Duration::ZERO;
        let mut look = Look::new(&mut self.game, seat);
        let at = bot.get_mut().map_or(0, |bot| bot.choose(&mut look));
        self.game.pick(at);
        self.done();
    }

    /// Chooses option `at`, counted from 0, for the seat at the screen.
    pub fn choose(&mut self, at: usize) {
        if self.is_mine() && self.game.pick(at) {
            self.done();
        }
    }

    /// That seat gives up, if a person sits there.
    pub fn concede(&mut self, seat: Seat) {
        let human = self.people().any(|other| other == seat);
        if human
            && self
                .game
                .choose(seat, Choice::plain(G::Choices::CONCEDE))
                .is_ok()
        {
            self.done();
        }
    }

    /// Whether a person's last choice can be undone: nothing was revealed since.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undo_length().is_some()
    }

    /// Choices back to the last one of a person.
    fn undo_length(&self) -> Option<usize> {
        let picks = self.game.journal().picks.iter().rev();
        let human = |seat: Seat| self.people().any(|other| other == seat);
        let at = { picks }.position(|(seat, _)| human(*seat))?;
        let free = self.watched.is_none() && at < self.game.undoable();
        free.then_some(at + 1)
    }

    /// Takes the last choice of a person back, and all that followed.
    pub fn undo(&mut self) {
        if let Some(count) = self.undo_length() {
            self.game.undo(count);
            self.done();
        }
    }

    /// Goes to the moment of a watched match after so many choices.
    pub fn seek(&mut self, at: usize) {
        if let Some(journal) = &self.watched {
            self.game.play_journal(journal, at);
        }
    }

    /// Whoever the screen was covered for looks at it now.
    pub fn uncover(&mut self) {
        self.eyes = self.covered.take().or(self.eyes);
    }

    /// After every change: the screen changes hands, the save is written.
    fn done(&mut self) {
        self.selected = None;
        self.hand_over();
        self.save();
    }

    /// Covers the screen where another person must choose than who looks at it.
    fn hand_over(&mut self) {
        let next = self
            .asked()
            .filter(|seat| self.people().any(|other| other == *seat));
        if next.is_some() && next != self.eyes {
            self.covered = next;
            self.eyes = None;
        }
    }

    /// Writes down what is new. Where that is not possible the match goes on unsaved.
    fn save(&mut self) {
        let Some(folder) = self.folder.clone() else {
            return;
        };
        if self.writer.is_none() {
            let beginning = Beginning {
                header: self.game.replay().header,
                table: self.gathering.clone(),
            };
            self.writer = Writer::create(&folder, &beginning).ok();
        }
        let over = self.game.outcome().is_some();
        let turns = self.game.outcome().map_or(0, |outcome| outcome.turns);
        let digest = self.game.digest();
        let written = self.writer.as_mut().map(|writer| {
            let journal = self.game.journal();
            writer.write(journal, digest, turns, over)
        });
        if !matches!(written, Some(Ok(()))) {
            self.folder = None;
        }
    }

    /// Where it is saved.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.writer.as_ref().map(Writer::path)
    }
}
