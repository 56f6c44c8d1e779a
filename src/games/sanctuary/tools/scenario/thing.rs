//! The things that a script can refer to: cards by name, entries of the Stack, players, zones, numbers.

use ron2::ast::Expr;
use ron2::{Error, ErrorKind, FromRon, Result};

use crate::games::sanctuary::Place;
use crate::table::Seat;

/// One thing in a script.
#[derive(Debug, Clone, PartialEq)]
pub enum Thing {
    /// `"guard"`: a label, or the id of a card of which there is only one.
    Named(String),
    /// `3`.
    Number(i32),
    /// `player(1)`.
    Player(Seat),
    /// `stacked("jolt")`: the entry of the Stack, where the card itself could be meant too.
    Stacked(String),
    /// `top`: the top of the Stack.
    Top,
    /// `hand(0)`.
    Row(Seat, Place),
}

/// Things with arguments in brackets.
#[derive(FromRon)]
#[ron(rename = "thing", rename_all = "snake_case")]
enum Call {
    Player(Seat),
    Stacked(String),
    Top,
    Deck(Seat),
    Hand(Seat),
    PointZero(Seat),
    Reserve(Seat),
    Conflict(Seat),
    Limbo(Seat),
    Gone,
}

impl FromRon for Thing {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match expr {
            Expr::String(_) => String::from_ast(expr).map(Self::Named),
            Expr::Number(_) => i32::from_ast(expr).map(Self::Number),
            Expr::Struct(_) => Ok(match Call::from_ast(expr)? {
                Call::Player(seat) => Self::Player(seat),
                Call::Stacked(name) => Self::Stacked(name),
                Call::Top => Self::Top,
                Call::Deck(seat) => Self::Row(seat, Place::Deck),
                Call::Hand(seat) => Self::Row(seat, Place::Hand),
                Call::PointZero(seat) => Self::Row(seat, Place::PointZero),
                Call::Reserve(seat) => Self::Row(seat, Place::Reserve),
                Call::Conflict(seat) => Self::Row(seat, Place::Conflict),
                Call::Limbo(seat) => Self::Row(seat, Place::Limbo),
                Call::Gone => Self::Row(Seat(0), Place::Gone),
            }),
            _ => Err(Error::with_span(
                ErrorKind::TypeMismatch {
                    expected: "a card's name in quotes, a place, `top` or a number".to_owned(),
                    found: ron2::convert::expr_type_name(expr).to_owned(),
                },
                *expr.span(),
            )),
        }
    }
}
