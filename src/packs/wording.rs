//! Parser errors in plain words for people who write packs, each with its stable code.

use std::ops::Range;

use ron2::{Error, ErrorKind};

use super::{Diagnostic, TextFile, brackets, did_you_mean};

/// Longest list of possible names that a help line shows in the order of the page; a longer one is sorted.
const NAMES_SHOWN: usize = 60;

/// A syntax error.
pub(super) fn syntax(file: &TextFile, error: &Error, at: &Range<usize>) -> Diagnostic {
    let message = match error.kind() {
        ErrorKind::TrailingCharacters => "something follows after the end".to_owned(),
        ErrorKind::Expected { expected, .. } if expected == "comma" => {
            "expected a comma".to_owned()
        }
        kind => lower(&kind.to_string())
            .replace("map key in struct field", "a field's name")
            .replace("unexpected char", "unexpected letter"),
    };
    let help = slip(file, at, &message).or_else(|| error.suggestion());
    let place = match message.contains("comma") {
        true => before(file, at),
        false => at.clone(),
    };
    Diagnostic::error("P010", file, &place, message).help(help)
}

/// Where a comma is missing: the end of what comes before, if that is on a line before.
fn before(file: &TextFile, at: &Range<usize>) -> Range<usize> {
    let (text, mut here, mut end) = (file.text.as_bytes(), 0, 0);
    while here < at.start.min(text.len()) {
        let next = brackets::after(text, here);
        let comment = text[here] == b'/' && matches!(text.get(here + 1), Some(b'/' | b'*'));
        if !text[here].is_ascii_whitespace() && !comment {
            end = next;
        }
        here = next;
    }
    let between = file.text.get(end..at.start).unwrap_or_default();
    if between.contains('\n') {
        end..end
    } else {
        at.clone()
    }
}

/// Advice for typical slips: `=`, `;`, curly quotes.
fn slip(file: &TextFile, at: &Range<usize>, message: &str) -> Option<String> {
    let letter = |from: usize| file.text.get(from..)?.trim_start().chars().next();
    // The parser points at the sign itself, or at the name before it.
    let found = |sign: &[char]| {
        let here = [letter(at.start), letter(at.end)].into_iter().flatten();
        here.into_iter().any(|c| sign.contains(&c))
    };
    let help = if found(&['=']) {
        "write `:` between a field and its value"
    } else if found(&[';']) {
        "write `,` instead of `;`"
    } else if found(&['“', '”', '„', '‘', '’', '«', '»', '\'']) {
        "write texts in straight quotes: `\"`"
    } else if found(&['#']) {
        "a comment begins with `//`"
    } else if message.contains("comma") && after_a_name(file, at.start) {
        "put `,` before it, or `:` if that is a field"
    } else if message.contains("comma") && before(file, at) != *at {
        "put `,` at the end of this line"
    } else if message.contains("comma") {
        "put `,` before it"
    } else if message.starts_with("expected `:`") {
        "put `:` between a field and its value"
    } else if message.starts_with("expected closing `)`") {
        "put `,` or `)` before it"
    } else {
        return None;
    };
    Some(help.to_owned())
}

/// Whether a name comes right before and no name follows: the name may be that of a field.
fn after_a_name(file: &TextFile, at: usize) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    let before = file.text.get(..at).unwrap_or_default().trim_end();
    let word = before.rsplit(|c| !part(c)).next().unwrap_or_default();
    let named = word.starts_with(|c: char| c.is_alphabetic());
    let follows = file.text.get(at..).unwrap_or_default();
    named && !follows.starts_with(part)
}

/// A value that does not fit.
pub(super) fn value(file: &TextFile, error: &Error, at: &Range<usize>) -> Diagnostic {
    let (code, message, help) = match error.kind() {
        ErrorKind::TypeMismatch { expected, found } => {
            let message = content(expected, found)
                .unwrap_or_else(|| format!("expected {}, found {}", plain(expected), kind(found)));
            let word = found == "named" || found.starts_with("struct ");
            let fixed = plain(expected) == "a whole number" && word;
            let given = file.text.get(..at.start).unwrap_or_default();
            let gives = given.rsplit_once("gives:");
            let help = match gives.is_some_and(|(_, list)| !list.contains(']')) {
                true => {
                    "a fixed number stands here, such as `1`; beside `gives`, `per: Count(..)` multiplies it"
                }
                false => {
                    "a fixed number stands here, such as `2`; amounts such as `Count(..)` are for effects"
                }
            };
            ("P020", message, fixed.then(|| help.to_owned()))
        }
        ErrorKind::UnknownField {
            field,
            expected,
            outer,
        } => (
            "P021",
            format!(
                "unknown field `{field}`{}",
                outer.as_deref().map_or(String::new(), within)
            ),
            Some(names(field, expected)),
        ),
        ErrorKind::UnknownVariant {
            variant,
            expected,
            outer,
        } => (
            "P022",
            format!(
                "unknown {} `{variant}`",
                outer.as_deref().map_or("variant".into(), thing)
            ),
            Some(names(variant, expected)),
        ),
        ErrorKind::MissingField { field, outer } => (
            "P023",
            format!(
                "missing field `{field}`{}",
                outer.as_deref().map_or(String::new(), within)
            ),
            Some(format!("add `{field}: ..`")),
        ),
        ErrorKind::DuplicateField { field, .. } => {
            ("P024", format!("field `{field}` is given twice"), None)
        }
        ErrorKind::IntegerOutOfBounds { value, target_type } => (
            "P025",
            format!("{value} is out of range"),
            bounds(value, target_type),
        ),
        other => ("P026", lower(&other.to_string()), None),
    };
    Diagnostic::error(code, file, at, message).help(help)
}

fn names(found: &str, expected: &[&str]) -> String {
    did_you_mean(found, expected.iter().copied()).unwrap_or_else(|| {
        let mut all = expected.to_vec();
        if all.len() > NAMES_SHOWN {
            all.sort_unstable();
        }
        format!("known here: {}", all.join(", "))
    })
}

fn within(outer: &str) -> String {
    format!(" in {}", thing(outer))
}

/// `CardDef` is a Rust name; the pack's author writes a card.
fn thing(outer: &str) -> String {
    let name = outer.strip_suffix("Def").unwrap_or(outer);
    let mut words = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(c.to_lowercase());
    }
    words
}

/// The type that the reader expected, with its Rust name made readable: `enum Effect`, `struct CardDef`.
fn plain(expected: &str) -> String {
    match expected.split_once(' ') {
        Some(("enum", name)) => format!("one of the {} names", thing(name)),
        Some(("struct", rest)) => {
            let (name, tail) = rest.split_once(' ').unwrap_or((rest, ""));
            let space = if tail.is_empty() { "" } else { " " };
            format!("a {} `(..)`{space}{tail}", thing(name))
        }
        _ => match expected {
            "sequence" => "a list `[..]`".to_owned(),
            "string" | "String" => "a text in quotes".to_owned(),
            "bool" => "`true` or `false`".to_owned(),
            "integer" => "a whole number".to_owned(),
            "u8" | "u16" | "u32" | "u64" | "u128" | "usize" | "i8" | "i16" | "i32" | "i64"
            | "i128" => "a whole number".to_owned(),
            other => other.to_owned(),
        },
    }
}

/// A variant with the wrong content: "tuple variant Draw with 2 elements".
fn content(expected: &str, found: &str) -> Option<String> {
    let (shape, rest) = expected.split_once(" variant ")?;
    let (name, count) = rest.split_once(" with ").unwrap_or((rest, ""));
    let number = |text: &str| text.split(' ').find_map(|word| word.parse::<usize>().ok());
    Some(match (shape, number(count), number(found)) {
        ("tuple", Some(wanted), Some(given)) => {
            let s = if wanted == 1 { "" } else { "s" };
            format!("`{name}` takes {wanted} value{s}, not {given}")
        }
        ("tuple", ..) => format!("`{name}` takes values in `(..)`"),
        ("unit", ..) => format!("`{name}` takes no values"),
        _ => format!("`{name}` takes named fields: `{name}(field: ..)`"),
    })
}

fn kind(found: &str) -> String {
    if let Some(word) = found.strip_prefix("struct ") {
        return format!("the word `{word}`");
    }
    let known = match found {
        "sequence" => "a list",
        "string" => "a text",
        "number" => "a number",
        "float" => "a number with a fraction",
        "struct" => "named fields `(..)`",
        "named" => "a name",
        "unit" => "`()`",
        "tuple" => "values in `(..)`",
        "map" => "a map `{..}`",
        "option" => "`Some` or `None`",
        "bool" => "`true` or `false`",
        other => other,
    };
    known.to_owned()
}

/// What is known of a whole number that its field cannot hold. What the field holds says nothing of what the game
/// allows, so no range is named; numbers below 0 are never allowed where they cannot be held.
fn bounds(value: &str, target: &str) -> Option<String> {
    let below = value.starts_with('-') && target.starts_with('u');
    below.then(|| "a whole number, 0 or more".to_owned())
}

fn lower(message: &str) -> String {
    let mut chars = message.chars();
    chars
        .next()
        .map_or_else(String::new, |c| c.to_lowercase().chain(chars).collect())
}
