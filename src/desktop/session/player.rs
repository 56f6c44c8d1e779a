//! The player of a seat: a person, or a bot that sees only the view.

use std::sync::Mutex;

use crate::bots::Bot;
use crate::bots::roster::{BotName, Roster};
use crate::table::{Seat, TableRng};

/// A bot that decides. The lock is never contended; it makes the session shareable.
pub type BotSlot<G> = Mutex<Box<dyn Bot<G>>>;

/// The kinds of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Controller {
    /// A person at this screen.
    #[default]
    Human,
    /// A bot, by name.
    Bot(BotName),
}

impl Controller {
    /// The kinds that the window offers.
    pub fn all() -> impl Iterator<Item = Self> {
        let bots = BotName::LEVELS.into_iter().map(Self::Bot);
        std::iter::once(Self::Human).chain(bots)
    }

    /// The default opponent.
    #[must_use]
    pub const fn opponent() -> Self {
        Self::Bot(BotName::Normal)
    }

    /// The bot that decides, if it is one.
    #[must_use]
    pub const fn bot(self) -> Option<BotName> {
        match self {
            Self::Human => None,
            Self::Bot(name) => Some(name),
        }
    }
}

impl From<Option<BotName>> for Controller {
    fn from(bot: Option<BotName>) -> Self {
        bot.map_or(Self::Human, Self::Bot)
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
        let bot = match controller {
            Controller::Human => None,
            Controller::Bot(name) => Some(Mutex::new(G::bot(name, seed))),
        };
        Self {
            name: name.into(),
            controller,
            human: bot.is_none(),
            brain: bot,
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
