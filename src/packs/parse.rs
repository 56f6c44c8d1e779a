//! The parser from text to typed items. It reports every error of a file in one run.

use std::collections::BTreeSet;
use std::ops::Range;

use ron2::ast::{Expr, SeqExpr, parse_document_lossy};
use ron2::{ErrorKind, FromRon};

use super::files::hidden;
use super::locate::{children, fields};
use super::{
    Diagnostic, MOST_IN_A_FILE, Report, TextFile, brackets, is_hidden, range, repair, wording,
};

/// One item of a file.
#[derive(Debug, Clone)]
pub struct Parsed<T> {
    /// The value; after mistakes a repaired one, of which only the id is used, or none.
    pub value: Option<T>,
    /// Whether it was read without a mistake.
    pub whole: bool,
    /// The `id` field, even where the rest could not be read.
    pub id: Option<(String, Range<usize>)>,
    /// Where it stands.
    pub at: Range<usize>,
}

/// Reads a file that holds a list of items or a single one. The flag says whether items may have been
/// lost to a syntax error, so that "unknown id" would be a guess.
pub fn parse_list<T: FromRon>(file: &TextFile, report: &mut Report) -> (Vec<Parsed<T>>, bool) {
    parse(file, report, true)
}

/// Reads a file that holds one item.
pub fn parse_one<T: FromRon>(file: &TextFile, report: &mut Report) -> Option<Parsed<T>> {
    parse(file, report, false).0.pop()
}

fn parse<T: FromRon>(file: &TextFile, report: &mut Report, list: bool) -> (Vec<Parsed<T>>, bool) {
    let mut all = Vec::new();
    let lost = parse_tree(file, report, |root, broken, report| {
        let items: Vec<&Expr<'_>> = match root {
            Expr::Seq(SeqExpr { .. }) if list => children(root),
            _ => vec![root],
        };
        let sound = items.into_iter().filter(|item| is_sound(item, broken));
        // An item that could not be read and has no id is of no use, and a file may hold hundreds of thousands.
        let read = sound.map(|item| read_item(file, item, report));
        all.extend(read.filter(|item| !list || item.value.is_some() || item.id.is_some()));
    });
    (all, lost)
}

/// Whether no syntax error lies in that part of the tree. `broken` are the places of the errors, in order and apart.
pub fn is_sound(expr: &Expr<'_>, broken: &[Range<usize>]) -> bool {
    let own = range(expr.span());
    // The first that does not end before it.
    let at = broken.partition_point(|b| b.end < own.start);
    broken.get(at).is_none_or(|b| own.end < b.start)
}

/// Reports the syntax errors of a file and shows what could be read of it as a tree, with the places of those
/// errors, to `look`; not if there is no tree. Returns whether anything may have been lost.
pub fn parse_tree(
    file: &TextFile,
    report: &mut Report,
    look: impl FnOnce(&Expr<'_>, &[Range<usize>], &mut Report),
) -> bool {
    let unpaired = brackets::check(file);
    if let Some((_, problem)) = &unpaired
        && problem.code == "P011"
    {
        report.push(problem.clone());
        return true;
    }
    let (document, errors) = parse_document_lossy(&file.text);
    let mut broken: Vec<Range<usize>> = errors
        .iter()
        .map(|e| clamp(file, range(e.span())))
        .collect();
    let trusted = unpaired.as_ref().map_or(usize::MAX, |(from, _)| *from);
    let told = syntax_errors(file, trusted, &broken, &errors);
    let most = told.len().min(MOST_IN_A_FILE);
    for (at, error) in &told[..most] {
        report.push(wording::syntax(file, error, at));
    }
    report.count_errors(&file.path, told.len() - most);
    if let Some((from, problem)) = unpaired {
        broken.push(from..file.text.len());
        report.push(problem);
    }
    let Some(root) = &document.value else {
        if broken.is_empty() {
            report.push(Diagnostic::error(
                "P014",
                file,
                &(0..0),
                "the file holds nothing",
            ));
        }
        return true;
    };
    let broken = merged(broken);
    hidden_letters(file, root, report);
    look(root, &broken, report);
    !broken.is_empty()
}

/// Reads one item of the tree of a file; its mistakes go to the report.
pub fn read_item<T: FromRon>(file: &TextFile, item: &Expr<'_>, report: &mut Report) -> Parsed<T> {
    let mut found = Vec::new();
    let value = match T::from_ast(item) {
        // In a file full of errors, a wrong item counts as one error: more would not be read.
        Err(_) if report.is_full(&file.path) => {
            report.count_errors(&file.path, 1);
            return Parsed {
                value: None,
                whole: false,
                id: id_of(item),
                at: range(item.span()),
            };
        }
        Ok(value) => Some(value),
        Err(first) => repair::read(file, item, first, &mut found),
    };
    let whole = found.is_empty();
    found.into_iter().for_each(|d| report.push(d));
    Parsed {
        value,
        whole,
        id: id_of(item),
        at: range(item.span()),
    }
}

/// Refuses letters that nobody sees and that are written as `\u{202e}`. Depth is bounded by then.
fn hidden_letters(file: &TextFile, expr: &Expr<'_>, report: &mut Report) {
    let odd = |c: char| is_hidden(c) && !matches!(c, '\n' | '\r' | '\t');
    let letter = match expr {
        Expr::String(text) => text.value.chars().find(|c| odd(*c)),
        Expr::Char(letter) => Some(letter.value).filter(|c| odd(*c)),
        _ => None,
    };
    if let Some(letter) = letter {
        let at = range(expr.span());
        report.push(hidden(file, &at, letter.encode_utf8(&mut [0; 4])));
    }
    for child in children(expr) {
        hidden_letters(file, child, report);
    }
}

/// The ids of the definitions in a file that has pictures of its own. It was read without a mistake before.
pub(super) fn defined(file: &TextFile) -> Vec<String> {
    if !file.text.contains("picture") || brackets::check(file).is_some() {
        return Vec::new();
    }
    let (document, _) = parse_document_lossy(&file.text);
    let items = document.value.iter().flat_map(|root| match root {
        Expr::Seq(_) => children(root),
        _ => vec![root],
    });
    items.filter_map(|item| Some(id_of(item)?.0)).collect()
}

fn id_of(item: &Expr<'_>) -> Option<(String, Range<usize>)> {
    let field = fields(item)?.iter().find(|f| f.name.name == "id")?;
    match &field.value {
        Expr::String(text) => Some((text.value.clone(), range(&text.span))),
        _ => None,
    }
}

/// The parser's errors without the echoes of an unpaired bracket and of a first field that was taken for a value,
/// and one a line.
fn syntax_errors<'e>(
    file: &TextFile,
    trusted: usize,
    places: &[Range<usize>],
    errors: &'e [ron2::Error],
) -> Vec<(Range<usize>, &'e ron2::Error)> {
    let mut lines = BTreeSet::new();
    let mut kept = Vec::new();
    for (at, error) in places.iter().zip(errors) {
        let line = file.place(at.start).0;
        let echo = match error.kind() {
            ErrorKind::TrailingCharacters | ErrorKind::UnexpectedChar(':') => true,
            ErrorKind::Expected { .. } => file.text.as_bytes().get(at.start) == Some(&b':'),
            _ => false,
        };
        if at.start < trusted && (!echo || kept.is_empty()) && lines.insert(line) {
            kept.push((at.clone(), error));
        }
    }
    kept
}

/// The same bytes as ranges in order that do not overlap.
fn merged(mut all: Vec<Range<usize>>) -> Vec<Range<usize>> {
    all.sort_by_key(|b| b.start);
    let mut merged: Vec<Range<usize>> = Vec::new();
    for next in all {
        match merged.last_mut() {
            Some(last) if next.start <= last.end => last.end = last.end.max(next.end),
            _ => merged.push(next),
        }
    }
    merged
}

fn clamp(file: &TextFile, at: Range<usize>) -> Range<usize> {
    let end = at.end.min(file.text.len());
    at.start.min(end)..end
}
