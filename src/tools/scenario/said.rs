//! Choices as a script says them: `play("spark")`, `advance("pup", Woods)`.

use ron2::ast::{Expr, StructBody};
use ron2::{Error, ErrorKind, FromRon, Result, Span, Spanned};

use super::thing::Thing;
use super::verbs::{NAMES, VERBS};

/// A choice as a script says it.
#[derive(Debug, Clone)]
pub struct Said {
    /// The word.
    pub verb: &'static str,
    /// What is in the brackets.
    pub things: Vec<Spanned<Thing>>,
    /// Where it stands.
    pub span: Span,
}

impl FromRon for Said {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let span = *expr.span();
        let (name, things) = phrase(expr, "a choice like `play(\"card\")`")?;
        let Some(&(verb, slots, least, example)) = VERBS.iter().find(|(v, ..)| *v == name.value)
        else {
            return Err(unknown("choice", &name, &NAMES));
        };
        let fits = things.len() >= least
            && things.len() <= slots.len()
            && things
                .iter()
                .zip(slots)
                .all(|(t, slot)| slot.fits(&t.value));
        if !fits {
            return Err(plain(format!("write it like this: {example}"), span));
        }
        Ok(Self { verb, things, span })
    }
}

/// A word with things in brackets.
pub(super) fn phrase(
    expr: &Expr<'_>,
    wanted: &str,
) -> Result<(Spanned<String>, Vec<Spanned<Thing>>)> {
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
            .map(|e| Spanned::<Thing>::from_ast(&e.expr))
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
pub(super) fn unknown(
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

fn plain(message: String, span: Span) -> Error {
    Error::with_span(ErrorKind::Message(message), span)
}
