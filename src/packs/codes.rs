//! The table of all codes of findings: `docs/modding/codes.md`, which is read here, so that page and program agree.

use std::sync::LazyLock;

use super::Severity;

/// The page, an entry for each code.
const PAGE: &str = include_str!("../../docs/modding/codes.md");

/// What a code means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CodeEntry {
    /// The code.
    pub code: &'static str,
    /// Whether it sets the pack aside.
    pub severity: Severity,
    /// What is wrong, in a few words.
    pub what: &'static str,
    /// Why that is wrong.
    pub why: &'static str,
    /// What to do about it.
    pub help: &'static str,
    /// An example of the mistake, and the same without it.
    pub example: Option<Example>,
}

/// A mistake in a file of a pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Example {
    /// The game of the pack.
    pub game: &'static str,
    /// The file.
    pub file: &'static str,
    /// The mistake.
    pub wrong: &'static str,
    /// The same without it.
    pub right: &'static str,
}

/// Every code, in the order of the page.
#[must_use]
pub fn codes() -> &'static [CodeEntry] {
    static TABLE: LazyLock<Vec<CodeEntry>> = LazyLock::new(|| {
        let entries = PAGE.split("\n### ").skip(1);
        entries.filter_map(entry).collect()
    });
    &TABLE
}

/// The entry of a code.
#[must_use]
pub fn code(code: &str) -> Option<&'static CodeEntry> {
    codes().iter().find(|entry| entry.code == code)
}

fn entry(text: &'static str) -> Option<CodeEntry> {
    let (head, rest) = text.split_once('\n')?;
    let (code, head) = head.split_once(' ')?;
    let (severity, what) = head.split_once(": ")?;
    let (why, rest) = rest.split_once("\nhelp: ")?;
    let (help, rest) = rest.split_once('\n')?;
    Some(CodeEntry {
        code,
        severity: match severity {
            "error" => Severity::Error,
            _ => Severity::Warning,
        },
        what,
        why: why.trim(),
        help,
        example: example(rest),
    })
}

fn example(text: &'static str) -> Option<Example> {
    let block = |mark: &str| {
        let (_, rest) = text.split_once(mark)?;
        Some(rest.split_once("\n```")?.0)
    };
    let (place, wrong) = block("```ron wrong\n// ")?.split_once('\n')?;
    let (game, file) = place.split_once(": ")?;
    let right = block("```ron right\n")?;
    Some(Example {
        game,
        file,
        wrong,
        right,
    })
}
