//! One of two kinds of word: those of one game and those that games share.

use std::collections::BTreeSet;
use std::sync::Mutex;

use ron2::ast::Expr;
use ron2::{Error, ErrorKind, FromRon, Result};

/// One or the other. For the author of the file it is a single list of words.
pub enum Either<A, B> {
    /// One of the first list.
    First(A),
    /// One of the second list.
    Second(B),
}

impl<A: FromRon, B: FromRon> FromRon for Either<A, B> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let first = match A::from_ast(expr) {
            Ok(first) => return Ok(Self::First(first)),
            Err(error) => error,
        };
        let Some(known) = unknown_here(&first, expr) else {
            return Err(first);
        };
        let second = match B::from_ast(expr) {
            Ok(second) => return Ok(Self::Second(second)),
            Err(error) => error,
        };
        let Some(more) = unknown_here(&second, expr) else {
            return Err(second);
        };
        let mut kind = first.kind().clone();
        if let ErrorKind::UnknownVariant { expected, .. } = &mut kind {
            *expected = joined(known, more);
        }
        Err(Error::with_span(kind, *first.span()))
    }
}

/// The known words, if the error is that the word itself is none of them, and not something in its brackets.
fn unknown_here(error: &Error, expr: &Expr<'_>) -> Option<&'static [&'static str]> {
    let Expr::Struct(call) = expr else {
        return None;
    };
    match error.kind() {
        ErrorKind::UnknownVariant { expected, .. } if *error.span() == call.name.span => {
            Some(expected)
        }
        _ => None,
    }
}

/// Both lists. Errors want lists that last, so each is kept, once, until the program ends.
pub fn joined(
    first: &'static [&'static str],
    second: &'static [&'static str],
) -> &'static [&'static str] {
    static KEPT: Mutex<BTreeSet<&'static [&'static str]>> = Mutex::new(BTreeSet::new());
    let both = [first, second].concat();
    let Ok(mut kept) = KEPT.lock() else {
        return first;
    };
    if let Some(known) = kept.get(&both[..]) {
        return known;
    }
    let both: &'static [&'static str] = Box::leak(both.into_boxed_slice());
    kept.insert(both);
    both
}
