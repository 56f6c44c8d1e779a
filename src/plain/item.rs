//! Items of scripts of a plain game, besides those of every game.

use ron2::ast::{Expr, StructBody};
use ron2::{FromRon, Result, Span, Spanned};

use super::thing::Thing;
use super::{PlainTable, VisibleCard};
use crate::packs::TextFile;
use crate::table::{Language, Seat, Seats};
use crate::tools::scenario::phrase::{plain, unknown};
use crate::tools::scenario::scenario_error::{Done, ScenarioError, same};
use crate::tools::scenario::scripted::{Act, Holds};
use crate::tools::scenario::speech::EventPattern;
use crate::tools::scenario::stage::Stage;

/// One item of a script.
#[derive(FromRon)]
pub enum Item {
    /// Everybody does the least possible until that seat is asked about that.
    PassUntil(Seat, Spanned<String>),
}

impl<G: PlainTable> Act<G> for Item {
    fn act(&self, stage: &mut Stage<G>, at: Span, _file: &TextFile) -> Done {
        let Self::PassUntil(seat, topic) = self;
        stage.wait(at, "any step", |stage| {
            let open = stage.game.decision();
            open.is_some_and(|d| d.seat == *seat && d.topic == topic.value)
        })
    }
}

/// `Is("score", 0, 7)` or `Is("turn", 3)`: a number beside the cards, of a seat or of nobody.
pub struct Is {
    key: Spanned<String>,
    seat: Option<Seat>,
    value: i32,
}

impl FromRon for Is {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let Expr::Struct(call) = expr else {
            return Err(plain("expected a word".to_owned(), *expr.span()));
        };
        if call.name.name != "Is" {
            let name = Spanned {
                value: call.name.name.to_string(),
                span: call.name.span,
            };
            return Err(unknown("expectation", &name, &["Is"]));
        }
        let parts: Vec<&Expr<'_>> = match &call.body {
            Some(StructBody::Tuple(list)) => list.elements.iter().map(|e| &e.expr).collect(),
            _ => Vec::new(),
        };
        let (key, seat, value) = match parts[..] {
            [key, value] => (key, None, value),
            [key, seat, value] => (key, Some(Seat::from_ast(seat)?), value),
            _ => {
                let message = "write it like this: Is(\"score\", 0, 7) or Is(\"turn\", 3)";
                return Err(plain(message.to_owned(), *expr.span()));
            }
        };
        Ok(Self {
            key: Spanned::from_ast(key)?,
            seat,
            value: i32::from_ast(value)?,
        })
    }
}

impl<G: PlainTable> Holds<G> for Is {
    fn check(&self, _: &mut Stage<G>, at: Span, view: &G::View) -> Done {
        let Self { key, seat, value } = self;
        let numbers = G::numbers(view);
        let is = |n: &&super::Number| n.key == key.value && n.seat == *seat;
        let Some(found) = numbers.iter().find(is) else {
            let message = format!("that seat has no number `{}`", key.value);
            return Err(ScenarioError::new("S020", key.span, message));
        };
        same(at, &key.value, *value, found.value)
    }
}

/// An expectation.
#[derive(FromRon)]
pub enum Check<G: PlainTable> {
    /// The current number of a card.
    Value(Spanned<String>, i32),
    /// Exactly these, in this order.
    Row(Spanned<Thing<G>>, Vec<Spanned<String>>),
    /// The number of cards there.
    Count(Spanned<Thing<G>>, usize),
    /// The seat sees one.
    Visible(Seat, Spanned<String>),
    /// The seat sees none.
    Hidden(Seat, Spanned<String>),
    /// The only winner.
    Winner(Seat),
    /// The match is over and nobody won.
    Draw,
    /// It happened, and that seat can tell.
    Learned(Seat, EventPattern<Thing<G>>),
    /// That seat cannot tell.
    NotLearned(Seat, EventPattern<Thing<G>>),
}

impl<G: PlainTable> Holds<G> for Check<G> {
    fn check(&self, stage: &mut Stage<G>, at: Span, view: &G::View) -> Done {
        match self {
            Self::Value(name, wanted) => {
                let found = stage.seen(name)?;
                let [only] = &found[..] else {
                    let message = format!("there are several `{}` on the table", name.value);
                    return Err(ScenarioError::new("S022", name.span, message));
                };
                same(at, "value", *wanted, only.value)
            }
            Self::Row(place, names) => {
                let row = stage.row(place, view)?;
                let key =
                    |card: &Option<VisibleCard>| card.as_ref().map_or("?", |c| &c.key).to_owned();
                let found: Vec<String> = row.cards.iter().map(key).collect();
                let wanted: Vec<String> = names.iter().map(|n| n.value.clone()).collect();
                same(at, "cards", wanted, found)
            }
            Self::Count(place, wanted) => {
                let found = stage.row(place, view)?.cards.len();
                same(at, "how many", *wanted, found)
            }
            Self::Visible(seat, name) => stage.shows(at, *seat, name, true),
            Self::Hidden(seat, name) => stage.shows(at, *seat, name, false),
            Self::Winner(seat) => stage.won(at, "winner", Seats::one(*seat)),
            Self::Draw => stage.won(at, "winner", Seats::NONE),
            Self::Learned(seat, event) => stage.happens(at, event, Some(*seat), true),
            Self::NotLearned(seat, event) => stage.happens(at, event, Some(*seat), false),
        }
    }
}

impl<G: PlainTable> Stage<G> {
    fn shows(&mut self, at: Span, seat: Seat, name: &Spanned<String>, wanted: bool) -> Done {
        let rows = G::rows(&self.game.view(Some(seat)), Language::English);
        let mut cards = rows.iter().flat_map(|row| row.cards.iter().flatten());
        let found = cards.any(|card| card.key == name.value);
        same(at, &format!("that seat {} sees it:", seat.0), wanted, found)
    }
}
