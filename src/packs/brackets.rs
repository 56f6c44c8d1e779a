//! Checks the brackets of a file before it is parsed: how deep they nest and whether they pair up.
//!
//! The parser recurses, so depth has to be bounded first; and a bracket left open is best reported here,
//! where the one that opened it is known. [`unpaired`] looks for the place at which it is missing.

use std::ops::Range;

use super::{Diagnostic, TextFile, unpaired};

/// The deepest nesting that is accepted.
pub(super) const DEEPEST: usize = 64;

/// The problem with the brackets, if any, and the offset after which the file cannot be trusted.
pub(super) fn check(file: &TextFile) -> Option<(usize, Diagnostic)> {
    let text = file.text.as_bytes();
    let mut open: Vec<usize> = Vec::new();
    // The first text in quotes after which nothing comes that can follow one.
    let mut doubtful = None;
    let mut at = 0;
    while at < text.len() {
        match text[at] {
            b'(' | b'[' | b'{' => {
                open.push(at);
                if open.len() > DEEPEST {
                    let message = format!("brackets are nested deeper than {DEEPEST}");
                    return Some((at, Diagnostic::error("P011", file, &(at..at + 1), message)));
                }
                at += 1;
            }
            b')' | b']' | b'}' => {
                if let Some(problem) = close(file, &mut open, at) {
                    return unpaired::find(file).or(Some((at, problem)));
                }
                at += 1;
            }
            b'"' => {
                let end = quoted(text, at + 1, b'"');
                let closed = end > at + 1 && text[end - 1] == b'"' && is_closed(&text[at..end]);
                let follows = text.get(end).is_none_or(|b| ends_value(*b));
                if !closed || !follows {
                    let first = *doubtful.get_or_insert(at);
                    // A text may have several lines, but then something must be wrong with what follows it.
                    if !closed || text[at..end].contains(&b'\n') {
                        return Some((first, unclosed(file, first)));
                    }
                }
                at = end;
            }
            _ => at = skip(text, at),
        }
    }
    let opened = *open.last()?;
    if let Some(found) = unpaired::find(file) {
        return Some(found);
    }
    let (line, column) = file.place(opened);
    let bracket = char::from(text[opened]);
    let end = file.text.trim_end().len();
    let message = format!("the file ends inside `{bracket}` of {line}:{column}");
    let help = format!("close it with `{}`", closing(text[opened]));
    Some((
        end,
        Diagnostic::error("P012", file, &(end..end), message).help(help),
    ))
}

/// Whether all brackets pair up.
pub(super) fn pairs(text: &[u8]) -> bool {
    let (mut open, mut at) = (Vec::new(), 0);
    while at < text.len() {
        match text[at] {
            b'(' | b'[' | b'{' => open.push(text[at]),
            b')' | b']' | b'}' => {
                let opened: Option<u8> = open.pop();
                if opened.is_none_or(|opened| closing(opened) != char::from(text[at])) {
                    return false;
                }
            }
            _ => {}
        }
        at = after(text, at);
    }
    open.is_empty()
}

/// Whether what begins with a quote ends with one that is not escaped.
fn is_closed(text: &[u8]) -> bool {
    let slashes = text[1..text.len() - 1].iter().rev();
    slashes
        .take_while(|b| **b == b'\\')
        .count()
        .is_multiple_of(2)
}

/// Whether this byte may follow a text in quotes.
const fn ends_value(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b',' | b')' | b']' | b'}' | b':' | b'/')
}

/// A text in quotes that is not closed, reported where it opened: the next quote closes it, and from there on all is
/// turned inside out.
fn unclosed(file: &TextFile, at: usize) -> Diagnostic {
    let (line, start) = file.line_at(at);
    let message = "the text in quotes that opens here is not closed";
    let help = "put `\"` at its end; a quote inside a text is written `\\\"`".to_owned();
    Diagnostic::error("P015", file, &(at..start + line.len()), message).help(help)
}

fn close(file: &TextFile, open: &mut Vec<usize>, at: usize) -> Option<Diagnostic> {
    let text = file.text.as_bytes();
    let here: Range<usize> = at..at + 1;
    let bracket = char::from(text[at]);
    let Some(opened) = open.pop() else {
        let message = format!("`{bracket}` closes nothing");
        return Some(Diagnostic::error("P013", file, &here, message));
    };
    let wanted = closing(text[opened]);
    if wanted == bracket {
        return None;
    }
    let (line, column) = file.place(opened);
    let message = format!(
        "`{bracket}` cannot close `{}` of {line}:{column}",
        char::from(text[opened])
    );
    Some(Diagnostic::error("P013", file, &here, message).help(format!("put `{wanted}` before it")))
}

pub(super) const fn closing(open: u8) -> char {
    match open {
        b'(' => ')',
        b'[' => ']',
        _ => '}',
    }
}

/// The offset after the token or character at `at`, as the check of brackets sees it; texts in quotes are skipped too.
pub(super) fn after(text: &[u8], at: usize) -> usize {
    match text[at] {
        b'"' => quoted(text, at + 1, b'"'),
        _ => skip(text, at),
    }
}

/// The offset after the token or character at `at`: strings, characters and comments are skipped whole.
fn skip(text: &[u8], at: usize) -> usize {
    match (text[at], text.get(at + 1)) {
        (b'\'', _) => character(text, at),
        (b'/', Some(b'/')) => text[at..]
            .iter()
            .position(|&b| b == b'\n')
            .map_or(text.len(), |n| at + n),
        (b'/', Some(b'*')) => block_comment(text, at + 2),
        (b, _) if b.is_ascii_alphanumeric() || b == b'_' => word(text, at),
        _ => at + 1,
    }
}

/// An identifier or number, or the raw string that starts like one.
fn word(text: &[u8], at: usize) -> usize {
    let end = at
        + text[at..]
            .iter()
            .take_while(|b| b.is_ascii_alphanumeric() || **b == b'_')
            .count();
    if !matches!(&text[at..end], b"r" | b"br") {
        return end;
    }
    let hashes = text[end..].iter().take_while(|&&b| b == b'#').count();
    if text.get(end + hashes) != Some(&b'"') {
        return end;
    }
    let mut from = end + hashes + 1;
    while let Some(n) = text[from..].iter().position(|&b| b == b'"') {
        from += n + 1;
        // No more is looked at than there are: many quotes must not cost the whole file each.
        let rest = text[from..].iter().take(hashes);
        if rest.take_while(|&&b| b == b'#').count() == hashes {
            return from + hashes;
        }
    }
    text.len()
}

fn quoted(text: &[u8], mut at: usize, quote: u8) -> usize {
    while at < text.len() {
        match text[at] {
            b'\\' => at += 2,
            b if b == quote => return at + 1,
            _ => at += 1,
        }
    }
    text.len()
}

/// A character literal never spans lines; a lone `'` is a mistake for the parser to report.
fn character(text: &[u8], at: usize) -> usize {
    // No character is longer, so no more is looked at: many lone quotes must not cost the whole file each.
    let near = &text[..text.len().min(at + 13)];
    let end = quoted(near, at + 1, b'\'');
    if end - at > 12 || text[at..end].contains(&b'\n') {
        at + 1
    } else {
        end
    }
}

fn block_comment(text: &[u8], mut at: usize) -> usize {
    let mut depth = 1;
    while at < text.len() {
        match (text[at], text.get(at + 1)) {
            (b'/', Some(b'*')) => (depth, at) = (depth + 1, at + 2),
            (b'*', Some(b'/')) => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}
