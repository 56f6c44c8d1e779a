//! The match, who plays it, and what is kept of its choices. Choices, undo and bots write it.

use super::player::Player;
use super::session_game::SessionGame;
use super::think::{QueuedIntent, Thinking};
use super::{Driver, SaveFile};
use crate::table::{Decision, Match, Outcome, Seat};

/// The match and who plays it.
pub struct Host<G: SessionGame> {
    /// Away as long as a bot thinks.
    pub(super) driver: Option<Box<dyn Driver<G>>>,
    pub(super) thinking: Option<Thinking<Box<dyn Driver<G>>, G>>,
    /// The action to take as soon as the match is back from a bot.
    pub(super) after: Option<QueuedIntent>,
    /// The players by seat.
    pub players: Vec<Player<G>>,
    /// One person plays all human seats: the screen never changes hands.
    pub single: bool,
    /// Whether nothing happens any more until a person does something.
    pub resting: bool,
    /// Where the match is saved.
    pub book: SaveFile,
    pub(super) past: Vec<PastChoice>,
    pub(super) undoable: usize,
    pub(super) outcome: Option<Outcome>,
}

/// The data of a choice that the journal lacks, to know how far undo goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PastChoice {
    pub(super) seat: Seat,
    pub(super) topic: &'static str,
    pub(super) automatic: bool,
}

impl<G: SessionGame> Host<G> {
    pub(super) fn new(driver: Box<dyn Driver<G>>, players: Vec<Player<G>>) -> Self {
        Self {
            driver: Some(driver),
            thinking: None,
            after: None,
            players,
            single: false,
            resting: false,
            book: SaveFile::default(),
            past: Vec::new(),
            undoable: 0,
            outcome: None,
        }
    }

    /// The match, unless a bot has it now.
    #[must_use]
    pub fn game(&self) -> Option<&Match<G>> {
        self.driver.as_ref()?.game()
    }

    /// The same, to ask it what changes nothing about it.
    pub fn game_mut(&mut self) -> Option<&mut Match<G>> {
        self.driver.as_mut()?.game_mut()
    }

    /// Whether a person sits there.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(Player::is_human)
    }

    /// Name of a seat, "You" for the only person at the screen.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        &self.players[seat.index()].name
    }

    /// The winner, once the match is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Whether a bot thinks right now.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Choices made so far by anybody, to tell one from the next.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.past.len()
    }

    /// Remembers who made the last choice.
    pub(super) fn note(&mut self, decision: &Decision, automatic: bool) {
        let past = PastChoice {
            seat: decision.seat,
            topic: decision.topic,
            automatic,
        };
        let picks = self.driver.as_ref().map_or(0, |driver| driver.picks());
        self.past.truncate(picks.saturating_sub(1));
        self.past.push(past);
    }
}
