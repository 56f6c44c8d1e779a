//! `Game`: what a game implements to be played on the table.

use bevy::prelude::{App, World};
use bevy::state::state::FreelyMutableState;
use serde::{Serialize, de::DeserializeOwned};

use super::{Answer, Choice, ChoiceWords, Event, EventWords, Seat, Seats, TableRng, TopicWords};

/// A game. All functions work on a match world that [`Game::plugin`] built.
pub trait Game: Sized + Send + Sync + 'static {
    /// Lower-case name, as on the command line.
    const NAME: &'static str;
    /// The words of its choices.
    type Choices: ChoiceWords;
    /// The words of its events.
    type Events: EventWords;
    /// The words of its questions.
    type Topics: TopicWords;
    /// The steps of a turn, named as the rules name them.
    type Step: FreelyMutableState + Copy;
    /// Everything but the choices that decides a match: content, decks, seats, seed.
    type Setup: Clone + Send + Sync + 'static;
    /// The part of a setup that a replay stores.
    type Recipe: Clone + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The view of one seat, or of a spectator.
    type View: Clone + Send + Sync + 'static;
    /// The state that changes during a match.
    type Snapshot: Default + Send + Sync + 'static;

    /// Registers steps and inserts the game's [`GameSystems`](super::GameSystems); adds nothing that draws.
    fn plugin(app: &mut App);
    /// Number of seats of that setup.
    fn seats(setup: &Self::Setup) -> u8;
    /// The recipe of a setup, for replays.
    fn recipe(setup: &Self::Setup) -> Self::Recipe;
    /// Resets the table to the state before the first step. [`GameSystems::open`](super::GameSystems) sets up the
    /// setup after it.
    fn deal(world: &mut World, setup: &Self::Setup, rng: TableRng);
    /// Whether that seat may concede now, while the match runs. Nothing changes.
    ///
    /// # Errors
    /// The rule that forbids it, for seats that have already left.
    fn may_concede(_world: &mut World, _seat: Seat) -> Answer {
        Ok(())
    }
    /// Whether `event` revealed something hidden to a seat, so that undo stops there.
    fn reveals(event: &Event) -> bool;
}

/// The outcome of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The seats that won; none for a draw.
    pub winners: Seats,
    /// Turns played, all seats together.
    pub turns: u32,
}

impl Outcome {
    /// The only winner, if there is exactly one.
    #[must_use]
    pub const fn winner(&self) -> Option<Seat> {
        self.winners.only()
    }
}

/// The sentences of a game, made from what a view knows.
pub trait Phrases {
    /// The label of a choice on a button or in a list.
    fn choice(&self, choice: &Choice) -> String;
    /// An event as a line of the log; `None` for an event without a line.
    fn event(&self, event: &Event) -> Option<String>;
}
