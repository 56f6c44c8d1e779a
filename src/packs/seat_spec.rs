//! Seats as files write them.

use ron2::ast::Expr;
use ron2::{Error, ErrorKind, FromRon, Result};

use crate::table::Seat;

/// A seat as it is written, 0 to `MOST`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatSpec<const MOST: u8>(pub Seat);

impl<const MOST: u8> FromRon for SeatSpec<MOST> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match u8::from_ast(expr)? {
            seat if seat <= MOST => Ok(Self(Seat(seat))),
            _ => {
                let message = format!("a seat is 0 to {MOST}");
                Err(Error::with_span(ErrorKind::Message(message), *expr.span()))
            }
        }
    }
}
