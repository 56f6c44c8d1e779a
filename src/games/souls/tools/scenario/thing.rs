//! The things that a script can refer to: cards by name, players, entries of the stack, places, numbers.

use ron2::ast::Expr;
use ron2::{Error, ErrorKind, FromRon, Result};

use crate::games::souls::content::DeckKind;
use crate::games::souls::position::SeatSpec;
use crate::games::souls::{MOST_MONSTERS, MOST_ROOMS, MOST_SHOP, Place};
use crate::table::Seat;

/// One thing in a script.
#[derive(Debug, Clone, PartialEq)]
pub enum Thing {
    /// `"mouse"`: a label, or the id of a card of which there is only one.
    Named(String),
    /// `3`.
    Number(i32),
    /// `player(1)`.
    Player(Seat),
    /// `stacked("bell")`: the entry of the stack, where the card itself could be meant too.
    Stacked(String),
    /// `entry(0)`: an entry of the stack, counted from the bottom.
    Entry(usize),
    /// `top`: the top of the stack.
    Top,
    /// `hand(0)`.
    Place(Place),
}

/// Things with arguments in brackets.
#[derive(FromRon)]
#[ron(rename = "thing", rename_all = "snake_case")]
enum Call {
    Player(SeatSpec),
    Stacked(String),
    Entry(usize),
    Top,
    Hand(SeatSpec),
    Character(SeatSpec),
    Items(SeatSpec),
    Curses(SeatSpec),
    Souls(SeatSpec),
    Deck(DeckKind),
    Discard(DeckKind),
    Shop(u8),
    Monster(u8),
    Room(u8),
    Bonus,
    Stack,
    Held,
    Draft,
    Outside,
    Gone,
}

/// A slot of which there are at most so many.
fn slot(expr: &Expr<'_>, of: fn(u8) -> Place, n: u8, most: u8) -> Result<Thing> {
    if n < most {
        return Ok(Thing::Place(of(n)));
    }
    let message = format!("slots are counted from 0 to {}", most - 1);
    Err(Error::with_span(ErrorKind::Message(message), *expr.span()))
}

impl FromRon for Thing {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match expr {
            Expr::String(_) => String::from_ast(expr).map(Self::Named),
            Expr::Number(_) => i32::from_ast(expr).map(Self::Number),
            Expr::Struct(_) => Ok(match Call::from_ast(expr)? {
                Call::Player(seat) => Self::Player(seat.0),
                Call::Stacked(name) => Self::Stacked(name),
                Call::Entry(n) => Self::Entry(n),
                Call::Top => Self::Top,
                Call::Hand(seat) => Self::Place(Place::Hand(seat.0)),
                Call::Character(seat) => Self::Place(Place::Character(seat.0)),
                Call::Items(seat) => Self::Place(Place::Items(seat.0)),
                Call::Curses(seat) => Self::Place(Place::Curses(seat.0)),
                Call::Souls(seat) => Self::Place(Place::Souls(seat.0)),
                Call::Deck(kind) => Self::Place(Place::Deck(kind)),
                Call::Discard(kind) => Self::Place(Place::Discard(kind)),
                Call::Shop(n) => slot(expr, Place::Shop, n, MOST_SHOP)?,
                Call::Monster(n) => slot(expr, Place::Monster, n, MOST_MONSTERS)?,
                Call::Room(n) => slot(expr, Place::Room, n, MOST_ROOMS)?,
                Call::Bonus => Self::Place(Place::Bonus),
                Call::Stack => Self::Place(Place::Stack),
                Call::Held => Self::Place(Place::Held),
                Call::Draft => Self::Place(Place::Draft),
                Call::Outside => Self::Place(Place::Outside),
                Call::Gone => Self::Place(Place::Gone),
            }),
            _ => Err(Error::with_span(
                ErrorKind::TypeMismatch {
                    expected: "a card's name in quotes, `player(0)`, a place, `top` or a number"
                        .to_owned(),
                    found: ron2::convert::expr_type_name(expr).to_owned(),
                },
                *expr.span(),
            )),
        }
    }
}
