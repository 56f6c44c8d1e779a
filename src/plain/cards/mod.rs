//! A kit for card games with places and one number on each card. The kit has the entities, packs, views, possible
//! worlds, snapshots, positions and the editor; the game declares its turn, rules and words.

mod board;
mod content;
mod game;
mod position;
mod tools;

use std::fmt::Debug;
use std::marker::PhantomData;

use bevy::state::state::FreelyMutableState;
use include_dir::Dir;
use ron2::FromRon;
use serde::{Serialize, de::DeserializeOwned};

pub use board::{Board, Count, Face, InZone, State};
pub use content::{Card, Content};
pub use game::{Recipe, Setup, Snapshot};
pub use position::{Piece, Position, Spot};
pub use tools::{SeenCard, View};

use super::{Number, Word};
use crate::table::{Choice, Language, Offers, Refusal, Seat, StepSystem, Turn, TurnStep, ZoneId};
use crate::tools::editing::Field;

/// Makes a `CardGame` into a game of the program: `games::register::<Cards<G>>()`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cards<G>(PhantomData<fn() -> G>);

/// The interface of a simple card game. If a player concedes, the others win; everything else is up to the game.
pub trait CardGame: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// The steps of a turn.
    type Step: TurnStep + FreelyMutableState + FromRon + Serialize + DeserializeOwned;
    /// The phases of a turn.
    type Phase: Copy + Debug + Send + Sync + 'static;
    /// The kind of a card, as packs write it in the field `kind`.
    type Kind: Copy + Debug + Send + Sync + FromRon + 'static;
    /// The numbers of the rules, as packs spell them in `rules.ron`.
    type Rules: Clone + Debug + Send + Sync + FromRon + 'static;
    /// The state of the match that belongs to no card; it is public.
    type State: Clone
        + Debug
        + Default
        + PartialEq
        + FromRon
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;

    /// Lower-case name, as on the command line and in packs.
    const NAME: &'static str;
    /// The text of its rules page: a line `- X-01 [ours] ..` for each rule.
    const RULES: &'static str;
    /// The folder of its scenarios, from the root of the repository.
    const SCENARIOS: &'static str;
    /// The built-in packs of the game, each a folder.
    const PACKS: &'static Dir<'static>;
    /// Players.
    const SEATS: u8 = 2;
    /// The order of play. Its first row is the step in which a match begins.
    const TURN: &'static Turn<Self::Step, Self::Phase, StepSystem, StepSystem>;
    /// The steps in which a position can begin: those that ask and whose question follows from the table alone.
    const STEPS: &'static [Self::Step];
    /// The places of cards.
    const PLACES: &'static [Place];
    /// The place where all cards lie before a match begins.
    const DECK: u8;
    /// The words of choices.
    const CHOICES: &'static [Word];
    /// The words of questions.
    const QUESTIONS: &'static [Word];
    /// The words of events.
    const EVENTS: &'static [Word];
    /// The events that reveal something hidden: undo stops there.
    const REVEALS: &'static [&'static str];
    /// The fields of the table in the position editor.
    const TABLE: &'static [Field<Position<Self>>] = &[];
    /// The fields of a seat.
    const SEAT: &'static [Field<Position<Self>>] = &[];

    /// Deals, and says in which step the match goes on.
    fn open(board: &mut Board<'_, '_, Self>);
    /// Everything that the asked seat might choose now: allowed, or refused with its rule.
    fn candidates(board: &Board<'_, '_, Self>, seat: Seat, offers: &mut Offers);
    /// Why the asked seat cannot make a choice that no candidate is about.
    fn refuse(board: &Board<'_, '_, Self>, choice: Choice) -> &'static Refusal;
    /// Carries out an accepted choice.
    fn choose(board: &mut Board<'_, '_, Self>, seat: Seat, choice: Choice);
    /// The current number of a card, from its kind and its count.
    fn value(kind: Self::Kind, count: i32) -> i32;
    /// Why a card cannot lie there with that count, if it cannot.
    ///
    /// # Errors
    /// A few words.
    fn fits(kind: Self::Kind, place: u8, count: i32) -> Result<(), &'static str>;
    /// The effect or state of a card, in a few words.
    fn note(kind: Self::Kind, value: i32, language: Language) -> String;
    /// Turns begun, all seats together.
    fn turns(state: &Self::State) -> u32;
    /// Numbers that stand beside the cards.
    fn numbers(state: &Self::State) -> Vec<Number>;
    /// The value of a view for a seat; higher is better. Bots look one step ahead with it.
    fn worth(view: &View<Self>, seat: Seat) -> i32;
}

/// The players who see the cards of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Open {
    /// Everybody.
    All,
    /// Its owner.
    Owner,
    /// Nobody.
    Nobody,
}

/// A place where cards lie. Places are named by their index in [`CardGame::PLACES`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The name in files: "hand".
    pub key: &'static str,
    /// Whether each seat has one of its own.
    pub each: bool,
    /// The players who see the cards there.
    pub open: Open,
    /// The names for people, in English and in Spanish.
    pub names: [&'static str; 2],
}

impl Place {
    /// A place of each seat.
    #[must_use]
    pub const fn each(key: &'static str, open: Open, names: [&'static str; 2]) -> Self {
        Self {
            key,
            each: true,
            open,
            names,
        }
    }

    /// A place that all seats share.
    #[must_use]
    pub const fn shared(key: &'static str, open: Open, names: [&'static str; 2]) -> Self {
        Self {
            key,
            each: false,
            open,
            names,
        }
    }
}

/// The zone of a place; of one that all share that of seat 0.
#[must_use]
pub const fn zone<G: CardGame>(place: u8, seat: Seat) -> ZoneId {
    ZoneId(place * G::SEATS + seat.0)
}

/// Every zone with its place and its seat, if it has one, in the order of the rows.
fn zones<G: CardGame>() -> impl Iterator<Item = (ZoneId, &'static Place, Option<Seat>)> {
    let all = (0..).zip(G::PLACES);
    all.flat_map(|(n, place)| {
        let seats = if place.each { G::SEATS } else { 1 };
        let row = move |seat| {
            let owner = place.each.then_some(Seat(seat));
            (zone::<G>(n, Seat(seat)), place, owner)
        };
        (0..seats).map(row)
    })
}

/// Whether a seat, or a spectator, sees the cards of a zone.
fn sees<G: CardGame>(seat: Option<Seat>, zone: ZoneId) -> bool {
    let owner = Seat(zone.0 % G::SEATS);
    match G::PLACES[usize::from(zone.0 / G::SEATS)].open {
        Open::All => true,
        Open::Owner => seat == Some(owner),
        Open::Nobody => false,
    }
}
