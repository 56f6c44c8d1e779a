//! Reads one item and reports *all* its mistakes: each is reported and repaired or removed, and the item is read
//! again, until it can be read or nothing is left to repair.

use std::ops::Range;

use ron2::ast::Expr;
use ron2::{Error, ErrorKind, FromRon};

use super::locate::{fields_mut, follow, path_to};
use super::{Diagnostic, TextFile, nearest, placeholder, range, wording};

/// The most mistakes of one item that are listed.
const MOST: usize = 64;

/// Reads `expr`, which has the mistake `first`. Mistakes go to `found`; the value may still be returned, repaired, for
/// its id.
pub(super) fn read<T: FromRon>(
    file: &TextFile,
    expr: &Expr<'_>,
    first: Error,
    found: &mut Vec<Diagnostic>,
) -> Option<T> {
    let mut repair = Repair {
        expr: expr.clone(),
        mistakes: Vec::new(),
        read: reads::<T>,
    };
    repair.all(first);
    found.extend(
        repair
            .mistakes
            .iter()
            .map(|(error, at)| wording::value(file, error, at)),
    );
    T::from_ast(&repair.expr).ok()
}

fn reads<T: FromRon>(expr: &Expr<'_>) -> Result<(), Error> {
    T::from_ast(expr).map(|_| ())
}

struct Repair<'a> {
    expr: Expr<'a>,
    mistakes: Vec<(Error, Range<usize>)>,
    read: fn(&Expr<'_>) -> Result<(), Error>,
}

impl Repair<'_> {
    fn all(&mut self, first: Error) {
        let mut next = Some(first);
        while let Some(error) = next {
            let mut at = range(error.span());
            if error.span().is_synthetic() {
                at = range(self.expr.span());
            }
            let here = at.clone();
            if self
                .mistakes
                .iter()
                .any(|(known, place)| *place == at && known.kind() == error.kind())
            {
                return;
            }
            let shown = match error.kind() {
                ErrorKind::MissingField { .. } | ErrorKind::TypeMismatch { .. } => {
                    head(&self.expr, &at)
                }
                _ => at,
            };
            self.mistakes.push((error.clone(), shown));
            if self.mistakes.len() == MOST || !self.mend(&error, &here) {
                return;
            }
            next = (self.read)(&self.expr).err();
        }
    }

    /// Changes the tree so that this error is gone.
    fn mend(&mut self, error: &Error, at: &Range<usize>) -> bool {
        let Some(path) = path_to(&self.expr, at) else {
            return false;
        };
        match error.kind() {
            ErrorKind::UnknownField {
                field, expected, ..
            } => self.unknown_field(&path, at, nearest(field, expected.iter().copied())),
            ErrorKind::DuplicateField { .. } => self.drop_field(&path, at),
            ErrorKind::MissingField { field, .. } => self.missing_field(&path, at, field),
            ErrorKind::UnknownVariant {
                variant, expected, ..
            } => {
                nearest(variant, expected.iter().copied())
                    .is_some_and(|name| self.rename_variant(&path, name))
                    || self.replace(&path)
            }
            _ => self.replace(&path),
        }
    }

    /// A misspelt field takes its right name, if that is free, so that its value is read too. If the
    /// right name was reported as missing, that was the same mistake.
    fn unknown_field(&mut self, path: &[usize], at: &Range<usize>, right: Option<&str>) -> bool {
        let Some(right) = right else {
            return self.drop_field(path, at);
        };
        let Some(owner) = follow(&mut self.expr, path) else {
            return false;
        };
        let span = range(owner.span());
        let Some(fields) = fields_mut(owner) else {
            return false;
        };
        let made_up = |f: &ron2::ast::StructField<'_>| {
            f.name.name == right && f.name.span.start_offset == f.name.span.end_offset
        };
        let taken = fields.iter().any(|f| f.name.name == right && !made_up(f));
        if taken {
            return self.drop_field(path, at);
        }
        fields.retain(|f| !made_up(f));
        if let Some(field) = fields.iter_mut().find(|f| range(&f.name.span) == *at) {
            field.name.name = right.to_owned().into();
        }
        self.mistakes.retain(|(error, _)| {
            !matches!(error.kind(), ErrorKind::MissingField { field, .. }
                if field == right && range(error.span()) == span)
        });
        true
    }

    fn drop_field(&mut self, path: &[usize], at: &Range<usize>) -> bool {
        let Some(fields) = follow(&mut self.expr, path).and_then(fields_mut) else {
            return false;
        };
        let before = fields.len();
        fields.retain(|f| range(&f.name.span) != *at);
        fields.len() < before
    }

    fn missing_field(&mut self, path: &[usize], at: &Range<usize>, name: &str) -> bool {
        let end = at.end..at.end;
        let Some(fields) = follow(&mut self.expr, path).and_then(fields_mut) else {
            return self.replace(path);
        };
        fields.push(placeholder::field(name, &end));
        let mut inside = path.to_vec();
        inside.push(fields.len() - 1);
        self.fill(&inside) || self.replace(path)
    }

    fn rename_variant(&mut self, path: &[usize], name: &str) -> bool {
        let Some(Expr::Struct(variant)) = follow(&mut self.expr, path) else {
            return false;
        };
        let wrong = std::mem::replace(&mut variant.name.name, name.to_owned().into());
        let (whole, head) = (range(&variant.span), range(&variant.name.span));
        let fits = match (self.read)(&self.expr) {
            Ok(()) => true,
            Err(error) => range(error.span()) != whole && range(error.span()) != head,
        };
        if !fits && let Some(Expr::Struct(variant)) = follow(&mut self.expr, path) {
            variant.name.name = wrong;
        }
        fits
    }

    /// Removes an element from its list, or replaces it; else the same one level up.
    fn replace(&mut self, path: &[usize]) -> bool {
        let Some((&last, above)) = path.split_last() else {
            return false;
        };
        if let Some(Expr::Seq(list)) = follow(&mut self.expr, above) {
            list.items.remove(last);
            return true;
        }
        self.fill(path) || self.replace(above)
    }

    /// Puts the first placeholder into a slot that is accepted there.
    fn fill(&mut self, path: &[usize]) -> bool {
        let Some(slot) = follow(&mut self.expr, path) else {
            return false;
        };
        let at = range(slot.span());
        if placeholder::plain(&at)
            .into_iter()
            .any(|candidate| self.try_in(path, candidate, &at).is_ok())
        {
            return true;
        }
        let Err(error) = self.try_in(path, placeholder::variant("?", None, &at), &at) else {
            return true;
        };
        let ErrorKind::UnknownVariant { expected, .. } = error.kind() else {
            return false;
        };
        let bare = expected
            .iter()
            .map(|name| placeholder::variant(name, None, &at));
        let full = expected.iter().flat_map(|name| {
            let inside = placeholder::plain(&at).into_iter();
            inside.map(|value| placeholder::variant(name, Some(value), &at))
        });
        bare.chain(full)
            .any(|candidate| self.try_in(path, candidate, &at).is_ok())
    }

    /// Whether the slot at `path` takes this value: an error elsewhere is another mistake.
    fn try_in(
        &mut self,
        path: &[usize],
        value: Expr<'static>,
        at: &Range<usize>,
    ) -> Result<(), Error> {
        let Some(slot) = follow(&mut self.expr, path) else {
            return Ok(());
        };
        *slot = value;
        match (self.read)(&self.expr) {
            Err(error)
                if at.start <= error.span().start_offset && error.span().end_offset <= at.end =>
            {
                Err(error)
            }
            _ => Ok(()),
        }
    }
}

/// The place for a mistake that covers a whole item: its opening, not all its lines.
fn head(expr: &Expr<'_>, at: &Range<usize>) -> Range<usize> {
    let mut copy = expr.clone();
    let node = path_to(expr, at).and_then(|path| follow(&mut copy, &path).map(|e| head_of(e)));
    node.filter(|h| at.start <= h.start && h.end <= at.end)
        .unwrap_or_else(|| at.clone())
}

fn head_of(expr: &Expr<'_>) -> Range<usize> {
    match expr {
        Expr::Struct(s) => range(&s.name.span),
        Expr::AnonStruct(s) => range(&s.open_paren),
        Expr::Tuple(s) => range(&s.open_paren),
        Expr::Seq(s) => range(&s.open_bracket),
        Expr::Map(s) => range(&s.open_brace),
        other => range(other.span()),
    }
}
