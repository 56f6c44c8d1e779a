//! The player of a seat: a person, or a bot that sees only the view.

use std::sync::Mutex;

use crate::bots::Bot;
use crate::bots::roster::Roster;
use crate::table::{Seat, TableRng};

/// A bot that decides. The lock is never contended; it makes the session shareable.
pub type BotSlot<G> = Mutex<Box<dyn Bot<G>>>;

/// The kinds of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Controller {
    /// A person at this screen.
    #[default]
    Human,
    /// A bot of the roster, by name.
    Bot(&'static str),
}

impl Controller {
    /// All kinds for a game.
    pub fn of<G: Roster>() -> impl Iterator<Item = Self> {
        let bots = G::BOTS.iter().map(|entry| Self::Bot(entry.name));
        std::iter::once(Self::Human).chain(bots)
    }

    /// The default opponent: the bot in the middle of the roster, which lists the weakest first.
    #[must_use]
    pub fn opponent<G: Roster>() -> Self {
        let middle = G::BOTS.get(G::BOTS.len() / 2);
        middle.map_or(Self::Human, |e| Self::Bot(e.name))
    }
}

/// One player of the session.
pub struct Player<G: Roster> {
    /// Shown name.
    pub name: String,
    /// The kind of player.
    pub controller: Controller,
    human: bool,
    /// The bot that decides; `None` for people, and while the bot thinks elsewhere.
    pub(crate) brain: Option<BotSlot<G>>,
}

impl<G: Roster> Player<G> {
    /// A player of that name; `seed` gives a bot its own chance.
    #[must_use]
    pub fn new(name: impl Into<String>, controller: Controller, seed: u64) -> Self {
        let entry = match controller {
            Controller::Human => None,
            Controller::Bot(name) => G::BOTS.iter().find(|e| e.name == name),
        };
        Self {
            name: name.into(),
            controller,
            human: entry.is_none(),
            brain: entry.map(|entry| Mutex::new((entry.make)(seed))),
        }
    }

    /// The one at that seat of a match with that seed.
    #[must_use]
    pub fn seated(name: impl Into<String>, controller: Controller, seed: u64, seat: usize) -> Self {
        Self::new(name, controller, TableRng::derive(seed, seat as u64 + 1000))
    }

    /// The same as somebody who is only watched: nobody thinks, and anybody may look with their eyes.
    #[must_use]
    pub fn watched(self) -> Self {
        Self {
            human: true,
            brain: None,
            ..self
        }
    }

    /// Whether a person decides here.
    #[must_use]
    pub const fn is_human(&self) -> bool {
        self.human
    }
}

/// The seat whose view the screen opens with: the only human's, nobody's as long as several take turns, a spectator's
/// without any.
#[must_use]
pub fn first_watcher<G: Roster>(players: &[Player<G>]) -> Option<Seat> {
    let seats = (0..).map(Seat).zip(players);
    let mut people = seats.filter(|(_, player)| player.is_human());
    let first = people.next().map(|(seat, _)| seat);
    first.filter(|_| people.next().is_none())
}
