//! A kit for games without their own table and tools: a game declares its places and one sentence for each of its
//! words. Window, log, scenarios, replays and bot matches follow from that.
//!
//! `docs/new-game.md` builds such a game step by step.

pub mod cards;
mod item;
mod scenario;
mod simulate;
mod speaker;
mod thing;
mod window;
mod word;

pub use simulate::simulate;
pub use speaker::Speaker;
#[cfg(feature = "desktop")]
pub(crate) use window::Opening;
pub use window::window;
pub use word::{Slot, Word};

use crate::games::Playable;
use crate::table::{Language, ObjectId, Seat, ZoneId};
use crate::tools::editing::EditableGame;
use crate::tools::scenario::scripted::Scripted;
use thing::Thing;

/// A game for the generic table.
pub trait PlainTable:
    Playable + EditableGame<Draft = <Self as Scripted>::Position> + Scripted<Thing = Thing<Self>>
{
    /// The words of choices. `{card}` is the subject, `{other}` the target, `{n}` the number.
    const CHOICES: &'static [Word];
    /// The words of events. `{who}` is the seat, `{card}` the subject, `{from}` and `{other}` where from and where to,
    /// `{n}` the number.
    const EVENTS: &'static [Word];
    /// The questions by topic. `{who}` is the asked seat, `{card}` the thing it is about.
    const QUESTIONS: &'static [Word];

    /// A new match from the start.
    fn fresh(content: &'static Self::Content) -> Self::Setup;
    /// The rows of cards as a seat sees them: the same rows in the same order for every view.
    fn rows(view: &Self::View, language: Language) -> Vec<Row>;
    /// The numbers beside the cards: points, turns.
    fn numbers(view: &Self::View) -> Vec<Number>;
}

/// The cards of one place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The place, as choices and events name it.
    pub zone: ZoneId,
    /// The name in scenario files: "hand".
    pub key: &'static str,
    /// The owner, if there is one.
    pub seat: Option<Seat>,
    /// Its name for people.
    pub title: &'static str,
    /// The cards in order; `None` for a card of which only the back is seen.
    pub cards: Vec<Option<VisibleCard>>,
}

/// A card that is seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VisibleCard {
    /// The id.
    pub id: ObjectId,
    /// The name in scenario files: its id without the pack.
    pub key: String,
    /// Its name for people.
    pub name: String,
    /// The effect or state, in a few words.
    pub note: String,
    /// Its current number, for scenarios.
    pub value: i32,
}

/// A number beside the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number {
    /// The name in scenario files: "score".
    pub key: &'static str,
    /// The names for people, in English and in Spanish.
    pub names: [&'static str; 2],
    /// The owner, if there is one.
    pub seat: Option<Seat>,
    /// The value.
    pub value: i32,
}
