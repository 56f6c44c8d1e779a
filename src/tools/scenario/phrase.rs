//! Phrases of scripts: a word with arguments in brackets, `play("spark")`.

use ron2::ast::{Expr, StructBody};
use ron2::{Error, ErrorKind, FromRon, Result, Span, Spanned};

/// A word with things in brackets.
pub fn phrase<T: FromRon>(
    expr: &Expr<'_>,
    wanted: &str,
) -> Result<(Spanned<String>, Vec<Spanned<T>>)> {
    let Expr::Struct(call) = expr else {
        let expected = wanted.to_owned();
        let found = ron2::convert::expr_type_name(expr).to_owned();
        let kind = ErrorKind::TypeMismatch { expected, found };
        return Err(Error::with_span(kind, *expr.span()));
    };
    let name = Spanned {
        value: call.name.name.clone().into_owned(),
        span: call.name.span,
    };
    let things = match &call.body {
        None => Vec::new(),
        Some(StructBody::Tuple(list)) => list
            .elements
            .iter()
            .map(|e| Spanned::<T>::from_ast(&e.expr))
            .collect::<Result<_>>()?,
        Some(StructBody::Fields(_)) => {
            return Err(plain(
                format!("`{}` takes no named fields", name.value),
                *expr.span(),
            ));
        }
    };
    Ok((name, things))
}

/// The error for a word that is not known.
pub fn unknown(
    what: &'static str,
    name: &Spanned<String>,
    known: &'static [&'static str],
) -> Error {
    let kind = ErrorKind::UnknownVariant {
        variant: name.value.clone().into(),
        expected: known,
        outer: Some(what.into()),
    };
    Error::with_span(kind, name.span)
}

/// An error that is a sentence.
pub fn plain(message: String, span: Span) -> Error {
    Error::with_span(ErrorKind::Message(message), span)
}

/// One thing or a list of them.
#[derive(Debug, Clone)]
pub struct OneOrMany<T>(pub Vec<Spanned<T>>);

impl<T: FromRon> FromRon for OneOrMany<T> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        Ok(Self(match expr {
            Expr::Seq(_) => Vec::from_ast(expr)?,
            _ => vec![Spanned::from_ast(expr)?],
        }))
    }
}

/// A step in which something must be so; an empty list, which stands for what is left out, means any.
#[derive(Debug, Clone)]
pub struct OptionalStep<T>(pub Option<T>);

impl<T: FromRon> FromRon for OptionalStep<T> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        Ok(Self(match expr {
            Expr::Seq(list) if list.items.is_empty() => None,
            _ => Some(T::from_ast(expr)?),
        }))
    }
}

impl<T: std::fmt::Debug> OptionalStep<T> {
    /// The step in a word.
    pub fn word(&self) -> Option<String> {
        self.0.as_ref().map(|step| format!("{step:?}"))
    }
}

/// The name of a step or phase that an event has as its number.
pub fn noted(word: Option<impl std::fmt::Debug>) -> String {
    word.map_or_else(String::new, |word| format!(" // {word:?}"))
}

/// A word with what stands in its brackets, if anything does.
pub fn bracketed(word: &str, mut parts: Vec<String>) -> String {
    parts.retain(|part| !part.is_empty());
    if parts.is_empty() {
        word.to_owned()
    } else {
        format!("{word}({})", parts.join(", "))
    }
}
