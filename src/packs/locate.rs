//! Finds nodes of a syntax tree by the bytes that they cover.

use std::ops::Range;

use ron2::ast::{Expr, StructBody, StructField};

use super::range;

/// The expressions directly inside one.
pub(super) fn children<'e, 'a>(expr: &'e Expr<'a>) -> Vec<&'e Expr<'a>> {
    match expr {
        Expr::Option(o) => o.value.iter().map(|v| &v.expr).collect(),
        Expr::Seq(s) => s.items.iter().map(|i| &i.expr).collect(),
        Expr::Map(m) => m.entries.iter().flat_map(|e| [&e.key, &e.value]).collect(),
        Expr::Tuple(t) => t.elements.iter().map(|e| &e.expr).collect(),
        Expr::AnonStruct(s) => s.fields.iter().map(|f| &f.value).collect(),
        Expr::Struct(s) => match &s.body {
            Some(StructBody::Tuple(t)) => t.elements.iter().map(|e| &e.expr).collect(),
            Some(StructBody::Fields(f)) => f.fields.iter().map(|f| &f.value).collect(),
            None => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn child_mut<'e, 'a>(expr: &'e mut Expr<'a>, n: usize) -> Option<&'e mut Expr<'a>> {
    match expr {
        Expr::Option(o) => o.value.as_mut().map(|v| &mut v.expr),
        Expr::Seq(s) => s.items.get_mut(n).map(|i| &mut i.expr),
        Expr::Map(m) => m.entries.get_mut(n / 2).map(|e| {
            if n.is_multiple_of(2) {
                &mut e.key
            } else {
                &mut e.value
            }
        }),
        Expr::Tuple(t) => t.elements.get_mut(n).map(|e| &mut e.expr),
        Expr::AnonStruct(s) => s.fields.get_mut(n).map(|f| &mut f.value),
        Expr::Struct(s) => match s.body.as_mut()? {
            StructBody::Tuple(t) => t.elements.get_mut(n).map(|e| &mut e.expr),
            StructBody::Fields(f) => f.fields.get_mut(n).map(|f| &mut f.value),
        },
        _ => None,
    }
}

/// The way down from `expr` to the smallest expression that covers `at`; `None` if not even `expr` does.
pub(super) fn path_to(expr: &Expr<'_>, at: &Range<usize>) -> Option<Vec<usize>> {
    if !covers(expr, at) {
        return None;
    }
    let mut path = Vec::new();
    let mut here = expr;
    while let Some((n, child)) = children(here)
        .into_iter()
        .enumerate()
        .find(|(_, c)| covers(c, at))
    {
        path.push(n);
        here = child;
    }
    Some(path)
}

/// The expression at the end of a path.
pub(super) fn follow<'e, 'a>(expr: &'e mut Expr<'a>, path: &[usize]) -> Option<&'e mut Expr<'a>> {
    path.iter().try_fold(expr, |here, &n| child_mut(here, n))
}

/// The named fields of an expression, if it has any.
pub(super) fn fields<'e, 'a>(expr: &'e Expr<'a>) -> Option<&'e [StructField<'a>]> {
    match expr {
        Expr::AnonStruct(s) => Some(&s.fields),
        Expr::Struct(s) => match s.body.as_ref()? {
            StructBody::Fields(f) => Some(&f.fields),
            StructBody::Tuple(_) => None,
        },
        _ => None,
    }
}

/// The same to change them.
pub(super) fn fields_mut<'e, 'a>(expr: &'e mut Expr<'a>) -> Option<&'e mut Vec<StructField<'a>>> {
    match expr {
        Expr::AnonStruct(s) => Some(&mut s.fields),
        Expr::Struct(s) => match s.body.as_mut()? {
            StructBody::Fields(f) => Some(&mut f.fields),
            StructBody::Tuple(_) => None,
        },
        _ => None,
    }
}

pub(super) fn covers(expr: &Expr<'_>, at: &Range<usize>) -> bool {
    let own = range(expr.span());
    own.start <= at.start && at.end <= own.end
}
