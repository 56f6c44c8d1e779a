//! A game without a table, tools and words of its own making: it says what lies where and gives one sentence
//! for each of its words. Window, log, scenarios, replays and bot matches are made of that.
//!
//! `docs/new-game.md` builds such a game up step by step.

pub mod cards;
mod check;
mod item;
mod playing;
mod position;
mod scenario;
mod simulate;
mod speaker;
mod stage;
mod thing;
mod window;
mod word;

use ron2::FromRon;

pub use position::positions;
pub use scenario::{PlainScenario, scenario};
pub use simulate::simulate;
pub use speaker::Speaker;
#[cfg(feature = "desktop")]
pub(crate) use window::Opening;
pub use window::window;
pub use word::{Slot, Word};

use crate::games::Playable;
use crate::table::{Language, Match, ObjectId, Seat, ZoneId};

/// A game that is shown on the generic table.
pub trait PlainTable: Playable<Draft: FromRon> {
    /// Everything that can be chosen. `{card}` is the subject, `{other}` the target, `{n}` the number.
    const CHOICES: &'static [Word];
    /// Everything that is written into the log. `{who}` is the seat, `{card}` the subject, `{from}` and `{other}`
    /// where from and where to, `{n}` the number.
    const EVENTS: &'static [Word];
    /// Every question, by its topic. `{who}` is who is asked, `{card}` what it is about.
    const QUESTIONS: &'static [Word];

    /// A match that begins as matches do.
    fn fresh(content: &'static Self::Content) -> Self::Setup;
    /// What lies where, as a seat sees it. The same rows in the same order for every view.
    fn rows(view: &Self::View, language: Language) -> Vec<Row>;
    /// Numbers that stand beside the cards: points, turns.
    fn numbers(view: &Self::View) -> Vec<Number>;
}

/// Cards that lie in one place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The place, as choices and events name it.
    pub zone: ZoneId,
    /// What scenario files call it: "hand".
    pub key: &'static str,
    /// Whose it is, if anybody's.
    pub seat: Option<Seat>,
    /// Its name for people.
    pub title: &'static str,
    /// What lies there in order; `None` is a card of which only the back is seen.
    pub cards: Vec<Option<Shown>>,
}

/// A card that is seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// Which it is.
    pub id: ObjectId,
    /// What scenario files call it: its id without the pack.
    pub key: String,
    /// Its name for people.
    pub name: String,
    /// What it does, or how it stands, in a few words.
    pub note: String,
    /// Its number as it stands now, for scenarios.
    pub value: i32,
}

/// A number that stands beside the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number {
    /// What scenario files call it: "score".
    pub key: &'static str,
    /// What people call it in English and in Spanish.
    pub names: [&'static str; 2],
    /// Whose it is, if anybody's.
    pub seat: Option<Seat>,
    /// What it is.
    pub value: i32,
}

/// The rows of the table with all that any seat sees.
pub fn whole<G: PlainTable>(game: &mut Match<G>) -> Vec<Row> {
    let mut rows = G::rows(&game.view(None), Language::English);
    for seat in (0..G::seats(game.setup())).map(Seat) {
        let seen = G::rows(&game.view(Some(seat)), Language::English);
        for (row, theirs) in rows.iter_mut().zip(seen) {
            for (card, their) in row.cards.iter_mut().zip(theirs.cards) {
                *card = card.take().or(their);
            }
        }
    }
    rows
}
