//! The fields of a scenario that all games share, in the syntax tree of its file.

use std::ops::Range;

use ron2::ast::{
    AnonStructExpr, Expr, SeqExpr, StringExpr, StructBody, StructField, Trivia, TupleElement,
};
use ron2::{Span, Spanned};

use crate::packs::range;

/// Fields that are lists of things: those that are shared and a scenario's own hold together.
const LISTS: [&str; 9] = [
    "cards",
    "biomes",
    "counters",
    "factions",
    "decks",
    "frames",
    "systems",
    "companies",
    "fields",
];

/// Items with a part that may be left out, and how many parts they have with it.
const PADDED: [(&str, usize); 2] = [("Refused", 3), ("Asked", 3)];

/// The field of that name.
pub fn field<'e, 'a>(of: &'e AnonStructExpr<'a>, name: &str) -> Option<&'e StructField<'a>> {
    of.fields.iter().find(|field| field.name.name == name)
}

/// A text in quotes.
pub const fn text<'e>(expr: &'e Expr<'_>) -> Option<&'e String> {
    match expr {
        Expr::String(text) => Some(&text.value),
        _ => None,
    }
}

/// Adds the shared fields that the scenario does not have itself. Lists of things hold together; a scenario that
/// begins with `fresh` takes no shared `position`, and the other way round.
pub fn share(own: &mut AnonStructExpr<'_>, shared: &AnonStructExpr<'_>) {
    let shared = shared.clone().into_owned();
    // The part must be inside the text it was read from.
    own.span.start_offset = own.span.start_offset.min(shared.span.start_offset);
    own.span.end_offset = own.span.end_offset.max(shared.span.end_offset);
    for given in shared.fields {
        let name = given.name.name.as_ref();
        let begins = ["position", "fresh"].contains(&name);
        let begun = field(own, "position").or(field(own, "fresh")).is_some();
        if ["title", "rules", "script"].contains(&name) || begins && begun {
            continue;
        }
        let mine = own.fields.iter_mut().find(|f| f.name.name == name);
        match (mine.map(|f| &mut f.value), given.value.clone()) {
            (Some(Expr::Seq(mine)), Expr::Seq(mut given)) if LISTS.contains(&name) => {
                mine.span.start_offset = mine.span.start_offset.min(given.span.start_offset);
                mine.span.end_offset = mine.span.end_offset.max(given.span.end_offset);
                given.items.append(&mut mine.items);
                mine.items = given.items;
            }
            (Some(_), _) => {}
            (None, _) => own.fields.push(given),
        }
    }
}

/// The items of the script.
fn script<'e, 'a>(own: &'e AnonStructExpr<'a>) -> &'e [ron2::ast::SeqItem<'a>] {
    match field(own, "script").map(|f| &f.value) {
        Some(Expr::Seq(list)) => &list.items,
        _ => &[],
    }
}

/// Writes out what items of the script leave out: an empty list stands for it.
pub fn pad(own: &mut AnonStructExpr<'_>) {
    let script = own.fields.iter_mut().find(|f| f.name.name == "script");
    let Some(Expr::Seq(list)) = script.map(|f| &mut f.value) else {
        return;
    };
    for item in &mut list.items {
        let Expr::Struct(call) = &mut item.expr else {
            continue;
        };
        let padded = PADDED.iter().find(|(word, _)| call.name.name == *word);
        let (Some((_, whole)), Some(StructBody::Tuple(parts))) = (padded, &mut call.body) else {
            continue;
        };
        if parts.elements.len() + 1 == *whole {
            parts.elements.push(TupleElement {
                leading: Trivia::empty(),
                expr: nothing(parts.close_paren),
                trailing: Trivia::empty(),
                comma: None,
            });
        }
    }
}

/// An empty list before a bracket.
fn nothing(at: Span) -> Expr<'static> {
    Expr::Seq(SeqExpr {
        span: at,
        open_bracket: at,
        leading: Trivia::empty(),
        items: Vec::new(),
        trailing: Trivia::empty(),
        close_bracket: at,
    })
}

/// The form of a scenario, known before it is read.
#[derive(Debug, Default)]
pub struct Shape {
    /// Ids of rules that it names, in `rules` and in what must be refused.
    pub ids: Vec<Spanned<String>>,
    /// The values that it leaves empty, and their places.
    pub empty: Vec<(&'static str, Range<usize>)>,
}

impl Shape {
    /// Looks a scenario over.
    pub fn of(own: &AnonStructExpr<'_>) -> Self {
        let mut shape = Self::default();
        if let Some(Expr::String(title)) = field(own, "title").map(|f| &f.value)
            && title.value.trim().is_empty()
        {
            let at = range(&title.span);
            shape.empty.push(("a title says what is shown", at));
        }
        if let Some(rules) = field(own, "rules") {
            shape.names(&rules.value);
        }
        if let Some(Expr::Seq(list)) = field(own, "script").map(|f| &f.value)
            && list.items.is_empty()
        {
            let at = range(&list.span);
            let what = "an empty script checks nothing";
            shape.empty.push((what, at));
        }
        for item in script(own) {
            shape.item(&item.expr);
        }
        shape
    }

    fn item(&mut self, item: &Expr<'_>) {
        let Expr::Struct(call) = item else { return };
        match (call.name.name.as_ref(), &call.body) {
            ("Refused", Some(StructBody::Tuple(parts))) => {
                if let Some(rules) = parts.elements.get(2) {
                    self.names(&rules.expr);
                }
            }
            ("Expect", Some(StructBody::Tuple(parts))) => {
                parts.elements.iter().for_each(|e| self.checks(&e.expr));
            }
            (_, Some(StructBody::Fields(parts))) => {
                let refused = parts.fields.iter().filter(|f| f.name.name == "refused");
                refused.for_each(|field| self.names(&field.value));
            }
            _ => {}
        }
    }

    /// A list of expectations must hold something, also the one inside `Shown(0, [..])`.
    fn checks(&mut self, checks: &Expr<'_>) {
        match checks {
            Expr::Seq(list) if list.items.is_empty() => {
                let what = "an empty expectation checks nothing";
                self.empty.push((what, range(&list.span)));
            }
            Expr::Seq(list) => list.items.iter().for_each(|i| self.checks(&i.expr)),
            Expr::Struct(call) if call.name.name == "Shown" => {
                if let Some(StructBody::Tuple(parts)) = &call.body
                    && let Some(inner) = parts.elements.get(1)
                {
                    self.checks(&inner.expr);
                }
            }
            _ => {}
        }
    }

    /// One id, or a list of them.
    fn names(&mut self, ids: &Expr<'_>) {
        match ids {
            Expr::String(StringExpr { value, span, .. }) => self.ids.push(Spanned {
                value: value.clone(),
                span: *span,
            }),
            Expr::Seq(list) => list.items.iter().for_each(|i| self.names(&i.expr)),
            _ => {}
        }
    }
}
