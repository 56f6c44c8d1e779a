//! Placeholder values for broken ones, so that the rest of an item can still be read.
//!
//! The type of a slot is not known here, so the candidates are tried in turn. An enum names its variants itself when
//! it is asked for one that it does not have.

use std::ops::Range;

use ron2::Span;
use ron2::ast::{
    BoolExpr, Expr, Ident, NumberExpr, NumberKind, OptionExpr, SeqExpr, StringExpr, StringKind,
    StructBody, StructExpr, StructField, Trivia, TupleBody, TupleElement, TupleExpr, UnitExpr,
};

/// A span for made-up nodes.
pub(super) fn span(at: &Range<usize>) -> Span {
    let mut span = Span {
        start_offset: at.start,
        end_offset: at.end,
        ..Span::synthetic()
    };
    (span.start.line, span.end.line) = (1, 1);
    span
}

/// Values without a name, one of every kind.
pub(super) fn plain(at: &Range<usize>) -> Vec<Expr<'static>> {
    let span = span(at);
    vec![
        Expr::Option(Box::new(OptionExpr { span, value: None })),
        Expr::Seq(SeqExpr {
            span,
            open_bracket: span,
            leading: Trivia::empty(),
            items: Vec::new(),
            trailing: Trivia::empty(),
            close_bracket: span,
        }),
        Expr::String(StringExpr {
            span,
            raw: "\"\"".into(),
            value: String::new(),
            kind: StringKind::Regular,
        }),
        Expr::Number(NumberExpr {
            span,
            raw: "0".into(),
            kind: NumberKind::Integer,
        }),
        Expr::Unit(UnitExpr { span }),
        Expr::Bool(BoolExpr { span, value: false }),
        pair(span),
    ]
}

/// Two numbers.
fn pair(span: Span) -> Expr<'static> {
    let element = || TupleElement {
        leading: Trivia::empty(),
        expr: Expr::Number(NumberExpr {
            span,
            raw: "0".into(),
            kind: NumberKind::Integer,
        }),
        trailing: Trivia::empty(),
        comma: Some(span),
    };
    Expr::Tuple(TupleExpr {
        span,
        open_paren: span,
        leading: Trivia::empty(),
        elements: vec![element(), element()],
        trailing: Trivia::empty(),
        close_paren: span,
    })
}

/// A variant without content, or with one value in it.
pub(super) fn variant(
    name: &str,
    content: Option<Expr<'static>>,
    at: &Range<usize>,
) -> Expr<'static> {
    let span = span(at);
    let body = content.map(|expr| {
        StructBody::Tuple(TupleBody {
            open_paren: span,
            leading: Trivia::empty(),
            elements: vec![TupleElement {
                leading: Trivia::empty(),
                expr,
                trailing: Trivia::empty(),
                comma: None,
            }],
            trailing: Trivia::empty(),
            close_paren: span,
        })
    });
    let name = Ident {
        span,
        name: name.to_owned().into(),
    };
    Expr::Struct(StructExpr {
        span,
        name,
        pre_body: Trivia::empty(),
        body,
    })
}

/// A field with a value to be replaced.
pub(super) fn field(name: &str, at: &Range<usize>) -> StructField<'static> {
    let span = span(at);
    StructField {
        leading: Trivia::empty(),
        name: Ident {
            span,
            name: name.to_owned().into(),
        },
        pre_colon: Trivia::empty(),
        colon: span,
        post_colon: Trivia::empty(),
        value: Expr::Unit(UnitExpr { span }),
        trailing: Trivia::empty(),
        comma: None,
    }
}
