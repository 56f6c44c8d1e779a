//! Mistakes of signs: commas, brackets, quotes and what other languages write instead.

use super::ron::{Dice, File, Sort};
use super::{Kind, Plant, with};

/// Replaces a random token that fits.
fn sign(
    files: &[File],
    dice: &mut Dice,
    fits: impl Fn(&File, usize) -> bool,
    by: &str,
) -> Option<Plant> {
    let (file, n) = super::token(files, dice, fits)?;
    with(file, file.tokens[n].at.clone(), by)
}

fn is(text: &'static str) -> impl Fn(&File, usize) -> bool {
    move |file, n| file.says(n) == text
}

/// Whether the line ends after a token.
fn at_end(file: &File, n: usize) -> bool {
    file.text[file.tokens[n].at.end..].starts_with('\n')
}

/// A bracket whose other one is on another line, or on the same.
fn long(file: &File, n: usize, is: bool) -> bool {
    let end = &file.tokens[file.closing(n)].at;
    (file.line(file.tokens[n].at.start) != file.line(end.start)) == is
}

/// Closes the bracket at `n` in another way.
fn close(
    files: &[File],
    dice: &mut Dice,
    open: &'static str,
    many: bool,
    by: &str,
) -> Option<Plant> {
    let (file, n) = super::token(files, dice, |f, n| f.says(n) == open && long(f, n, many))?;
    with(file, file.tokens[file.closing(n)].at.clone(), by)
}

fn text(files: &[File], dice: &mut Dice, open: &str, end: &str) -> Option<Plant> {
    let (file, n) = super::token(files, dice, |f, n| f.sort(n) == Some(Sort::Text))?;
    let at = file.tokens[n].at.clone();
    let inner = &file.text[at.start + 1..at.end - 1];
    with(file, at, &format!("{open}{inner}{end}"))
}

/// Puts something after a token.
fn after(
    files: &[File],
    dice: &mut Dice,
    fits: impl Fn(&File, usize) -> bool,
    more: &str,
) -> Option<Plant> {
    let (file, n) = super::token(files, dice, fits)?;
    let end = file.tokens[n].at.end;
    with(file, end..end, more)
}

pub const KINDS: &[Kind] = &[
    ("no comma at the end of a line", |f, d| {
        sign(
            f,
            d,
            |f, n| {
                f.says(n) == ","
                    && at_end(f, n)
                    && n + 2 < f.tokens.len()
                    && !matches!(f.says(n + 1), ")" | "]")
            },
            "",
        )
    }),
    ("no comma within a line", |f, d| {
        sign(f, d, |f, n| f.says(n) == "," && !at_end(f, n), "")
    }),
    ("no colon", |f, d| sign(f, d, is(":"), "")),
    ("= for :", |f, d| sign(f, d, is(":"), " =")),
    ("; for ,", |f, d| sign(f, d, is(","), ";")),
    (". for ,", |f, d| sign(f, d, is(","), ".")),
    ("a full-width comma", |f, d| sign(f, d, is(","), "，")),
    ("two commas", |f, d| sign(f, d, is(","), ",,")),
    ("a comma after the opening", |f, d| {
        after(f, d, is("("), ",")
    }),
    ("no ) over lines", |f, d| close(f, d, "(", true, "")),
    ("no ) within a line", |f, d| close(f, d, "(", false, "")),
    ("no ] over lines", |f, d| close(f, d, "[", true, "")),
    ("no ] within a line", |f, d| close(f, d, "[", false, "")),
    ("no (", |f, d| sign(f, d, is("("), "")),
    ("no [", |f, d| sign(f, d, is("["), "")),
    ("one ) more", |f, d| sign(f, d, is(")"), "))")),
    ("one ] more", |f, d| sign(f, d, is("]"), "]]")),
    ("one ( more", |f, d| sign(f, d, is("("), "((")),
    ("] for ) over lines", |f, d| close(f, d, "(", true, "]")),
    ("] for ) within a line", |f, d| close(f, d, "(", false, "]")),
    (") for ] over lines", |f, d| close(f, d, "[", true, ")")),
    (") for ] within a line", |f, d| close(f, d, "[", false, ")")),
    ("[ for (", |f, d| sign(f, d, is("("), "[")),
    ("( for [", |f, d| sign(f, d, is("["), "(")),
    ("{ for (", |f, d| sign(f, d, is("("), "{")),
    ("} for )", |f, d| sign(f, d, is(")"), "}")),
    ("no quote at the end", |f, d| text(f, d, "\"", "")),
    ("no quote at the beginning", |f, d| text(f, d, "", "\"")),
    ("no quotes", |f, d| text(f, d, "", "")),
    ("curly quotes", |f, d| text(f, d, "“", "”")),
    ("a curly quote at the end", |f, d| text(f, d, "\"", "”")),
    ("a curly quote at the beginning", |f, d| {
        text(f, d, "“", "\"")
    }),
    ("single quotes", |f, d| text(f, d, "'", "'")),
    ("a quote within a text", |f, d| {
        let (file, n) = super::token(f, d, |f, n| {
            f.sort(n) == Some(Sort::Text) && f.says(n).contains(' ')
        })?;
        let at = file.tokens[n].at.start + file.says(n).find(' ')?;
        with(file, at..at + 1, " \"so\" ")
    }),
    ("a wrong escape", |f, d| text(f, d, "\"\\q", "\"")),
    ("# for a comment", |f, d| {
        after(
            f,
            d,
            |f, n| f.says(n) == "," && at_end(f, n),
            " # a comment",
        )
    }),
    ("a comment that is not closed", |f, d| {
        after(
            f,
            d,
            |f, n| f.says(n) == "," && at_end(f, n),
            " /* a comment",
        )
    }),
    ("a stray word", |f, d| {
        after(f, d, |f, n| f.says(n) == "," && at_end(f, n), " oops")
    }),
    ("a file cut off", |f, d| {
        let (file, n) = super::token(f, d, |f, n| {
            n > 5 && f.says(n) == "," && f.tokens[n].depth > 0
        })?;
        let at = file.tokens[n].at.end;
        with(file, at..file.text.len(), "\n")
    }),
    ("an invisible letter", |f, d| {
        after(f, d, |f, n| f.sort(n) == Some(Sort::Word), "\u{200b}")
    }),
    ("an empty file", |f, d| {
        let (file, _) = super::token(f, d, |f, n| n == 0 && f.name != "pack.ron")?;
        with(file, 0..file.text.len(), "")
    }),
];
