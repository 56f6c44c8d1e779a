//! Reading shared words from a pack file. A word that is not shared is one of the game's.

use std::collections::BTreeMap;
use std::sync::Mutex;

use ron2::ast::{Expr, StructBody, StructExpr};
use ron2::convert::AstMapAccess;
use ron2::{Error, ErrorKind, FromRon, Result};

/// The name of a word and all that is read of it.
pub(super) struct Spelled<'e> {
    expr: &'e StructExpr<'e>,
}

impl<'e> Spelled<'e> {
    /// A word such as `Each(..)` or `You`; anything else is an error about the type `of`.
    pub(super) fn word(expr: &'e Expr<'e>, of: &str) -> Result<Self> {
        match expr {
            Expr::Struct(expr) => Ok(Self { expr }),
            _ => Err(mismatch(format!("enum {of}"), expr)),
        }
    }

    /// The word itself.
    pub(super) fn name(&self) -> &str {
        &self.expr.name.name
    }

    /// The parts in its brackets; it has exactly so many.
    pub(super) fn parts<const N: usize>(&self) -> Result<[&'e Expr<'e>; N]> {
        let given = match &self.expr.body {
            None => Vec::new(),
            Some(StructBody::Tuple(body)) => body.elements.iter().map(|e| &e.expr).collect(),
            Some(StructBody::Fields(_)) => {
                return Err(self.wrong(N, "fields with names".to_owned()));
            }
        };
        let found = format!("tuple with {} elements", given.len());
        given.try_into().map_err(|_| self.wrong(N, found))
    }

    /// The fields with names in its brackets.
    pub(super) fn fields(&self) -> Result<AstMapAccess<'_>> {
        match &self.expr.body {
            Some(StructBody::Fields(fields)) => {
                AstMapAccess::from_fields(fields, Some(self.name()), self.expr.span)
            }
            body => {
                let expected = format!("struct variant {}", self.name());
                let found = match body {
                    None => "no fields".to_owned(),
                    Some(_) => "parts without names".to_owned(),
                };
                let kind = ErrorKind::TypeMismatch { expected, found };
                Err(Error::with_span(kind, self.expr.span))
            }
        }
    }

    /// How many parts stand in its brackets.
    pub(super) fn count(&self) -> usize {
        match &self.expr.body {
            Some(StructBody::Tuple(body)) => body.elements.len(),
            _ => 0,
        }
    }

    /// Nothing in brackets.
    pub(super) fn alone<T>(&self, word: T) -> Result<T> {
        self.parts::<0>().map(|_| word)
    }

    /// The error for a word that there is not, with those that there are.
    pub(super) fn unknown(&self, known: &'static [&'static str], of: &'static str) -> Error {
        let kind = ErrorKind::UnknownVariant {
            variant: self.name().to_owned().into(),
            expected: known,
            outer: Some(of.into()),
        };
        Error::with_span(kind, self.expr.name.span)
    }

    fn wrong(&self, parts: usize, found: String) -> Error {
        let name = self.name();
        let expected = match parts {
            0 => format!("unit variant {name}"),
            _ => format!("tuple variant {name} with {parts} elements"),
        };
        Error::with_span(ErrorKind::TypeMismatch { expected, found }, self.expr.span)
    }
}

/// One part, read as what it must be.
pub(super) fn part<T: FromRon>(expr: &Expr<'_>) -> Result<T> {
    T::from_ast(expr)
}

/// Whether `(a: 1, b: 2)` has a field of that name.
pub(super) fn says_field(expr: &Expr<'_>, name: &str) -> bool {
    match expr {
        Expr::AnonStruct(fields) => fields.fields.iter().any(|field| field.name.name == name),
        _ => false,
    }
}

/// A word of the game. If it has no such word either, the error names all words of the type `of`, shared ones included
/// that the game does not lack.
pub(super) fn own<T: FromRon>(
    expr: &Expr<'_>,
    (shared, missing): (Names, Names),
    of: &'static str,
) -> Result<T> {
    let read = T::from_ast(expr);
    match (&read, expr) {
        (Err(error), Expr::Struct(word)) => match error.kind() {
            ErrorKind::UnknownVariant {
                variant, expected, ..
            } if *variant == word.name.name => {
                let kind = ErrorKind::UnknownVariant {
                    variant: variant.clone(),
                    expected: without(joined(shared, expected), missing),
                    outer: Some(of.into()),
                };
                Err(Error::with_span(kind, word.name.span))
            }
            _ => read,
        },
        _ => read,
    }
}

/// The error for something that is no such value.
pub(super) fn mismatch(expected: impl Into<String>, expr: &Expr<'_>) -> Error {
    let kind = ErrorKind::TypeMismatch {
        expected: expected.into(),
        found: ron2::convert::expr_type_name(expr).to_owned(),
    };
    Error::with_span(kind, *expr.span())
}

type Names = &'static [&'static str];

/// Two lists of names as one; each pair of lists is joined once.
pub(super) fn joined(shared: Names, own: Names) -> Names {
    static JOINED: Mutex<BTreeMap<(Names, Names), Names>> = Mutex::new(BTreeMap::new());
    let Ok(mut known) = JOINED.lock() else {
        return own;
    };
    known
        .entry((shared, own))
        .or_insert_with(|| Box::leak([shared, own].concat().into_boxed_slice()))
}

/// A list of names without some of them; each pair of lists is made once.
fn without(names: Names, missing: Names) -> Names {
    static LEFT: Mutex<BTreeMap<(Names, Names), Names>> = Mutex::new(BTreeMap::new());
    if missing.is_empty() {
        return names;
    }
    let Ok(mut known) = LEFT.lock() else {
        return names;
    };
    let left = || names.iter().filter(|name| !missing.contains(name));
    known
        .entry((names, missing))
        .or_insert_with(|| Box::leak(left().copied().collect::<Vec<_>>().into_boxed_slice()))
}
