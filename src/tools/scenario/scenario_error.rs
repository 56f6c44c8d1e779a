//! The reason why a scenario stops.

use std::fmt::Debug;
use std::ops::Range;

use ron2::{Span, Spanned};

use super::phrase::OneOrMany;
use crate::cards::counters::Counter;
use crate::packs::{
    CardContent, Diagnostic, Printed as _, Report, Severity, TextFile, range, short,
};
use crate::table::{Refused, Seat, Seats};

/// Why a scenario stops: where, and what is wrong.
#[derive(Debug, Clone)]
pub struct ScenarioError {
    /// Code of the message.
    pub code: &'static str,
    /// Where in the file.
    pub at: Range<usize>,
    /// The error.
    pub message: String,
    /// Advice on how to repair it.
    pub help: Option<String>,
    /// The expected and the found value, where they are known.
    pub compared: Option<Box<(String, String)>>,
}

/// The reason for a failed scenario, as printed and as in `--json`.
#[derive(Debug, Clone, Default)]
pub struct Failed {
    /// The text to print.
    pub message: String,
    /// Code of the first thing that is wrong.
    pub code: String,
    /// Its line, from 1.
    pub line: usize,
    /// The expected value, where it is known.
    pub expected: Option<String>,
    /// The value that was found instead.
    pub found: Option<String>,
}

impl Failed {
    /// The trouble with all errors of a report.
    pub fn of(report: &Report) -> Self {
        let all = report.sorted();
        let first = all.iter().find(|d| d.severity == Severity::Error);
        Self {
            message: report.to_string(),
            code: first.map_or_else(String::new, |d| d.code.to_owned()),
            line: first.map_or(1, |d| d.line),
            ..Self::default()
        }
    }
}

impl ScenarioError {
    /// Something is not as expected.
    pub fn failed(at: Span, message: String) -> Self {
        Self::new("S100", at, message)
    }

    /// Anything else.
    pub fn new(code: &'static str, at: Span, message: String) -> Self {
        Self {
            code,
            at: range(&at),
            message,
            help: None,
            compared: None,
        }
    }

    /// One thing was expected and another one found; `what` comes between the two in the message.
    pub fn unlike(at: Span, what: &str, expected: String, found: String) -> Self {
        let what = if what.is_empty() {
            String::new()
        } else {
            format!("{what} ")
        };
        let mut trouble = Self::failed(at, format!("expected {what}{expected}, found {found}"));
        trouble.compared = Some(Box::new((expected, found)));
        trouble
    }

    /// Adds advice.
    pub fn help(mut self, help: impl Into<Option<String>>) -> Self {
        self.help = help.into();
        self
    }

    /// The text: the reason, the asked seat and its options, and the end of the log.
    pub fn explain(self, file: &TextFile, asked: &str, tail: &[String]) -> Failed {
        let (code, line) = (self.code.to_owned(), file.place(self.at.start).0);
        let (expected, found) = self.compared.map(|both| *both).unzip();
        let diagnostic = Diagnostic::error(self.code, file, &self.at, self.message).help(self.help);
        let mut text = diagnostic.to_string();
        text.push_str(&format!("  {asked}\n"));
        text.push_str("  the log ends with:\n");
        for line in tail {
            text.push_str(&format!("    {line}\n"));
        }
        Failed {
            message: text,
            code,
            line,
            expected,
            found,
        }
    }
}

/// The result of an item.
pub type Done<T = ()> = Result<T, ScenarioError>;

/// A choice must be refused with all of those rules, or with any if none is given, and change nothing. `answer` is its
/// result, `same` whether nothing changed, `said` the place of the choice.
pub fn refusal(
    answer: Result<(), Refused>,
    same: bool,
    said: Span,
    rules: &OneOrMany<String>,
) -> Done {
    let wanted: Vec<&str> = rules.0.iter().map(|rule| rule.value.as_str()).collect();
    let wanted = match wanted[..] {
        [] => "any rule".to_owned(),
        _ => wanted.join(" and "),
    };
    let unlike = |at, found: String| {
        let mut trouble = ScenarioError::failed(
            at,
            format!("expected a refusal with {wanted}, found: {found}"),
        );
        trouble.compared = Some(Box::new((wanted.clone(), found)));
        Err(trouble)
    };
    let no = match answer {
        Ok(()) => {
            let mut trouble = ScenarioError::failed(
                said,
                format!("expected a refusal with {wanted}, but it was accepted"),
            );
            trouble.compared = Some(Box::new((wanted, "accepted".to_owned())));
            return Err(trouble);
        }
        Err(no) => no,
    };
    let named = &no.refusal.rules;
    if named.is_empty() {
        return unlike(said, format!("{no}, which names no rule"));
    }
    let missing = |rule: &&Spanned<String>| !named.contains(&rule.value.as_str());
    match rules.0.iter().find(missing) {
        Some(rule) => unlike(rule.span, no.to_string()),
        None if same => Ok(()),
        None => Err(ScenarioError::failed(
            said,
            "it was refused, but something changed".to_owned(),
        )),
    }
}

/// An expectation about one value.
pub fn same<T: PartialEq + Debug>(at: Span, what: &str, wanted: T, found: T) -> Done {
    if wanted == found {
        return Ok(());
    }
    let words = |value: &T| format!("{value:?}");
    Err(ScenarioError::unlike(
        at,
        what,
        words(&wanted),
        words(&found),
    ))
}

/// An expectation in words, which messages show without quotes.
pub fn same_words(at: Span, what: &str, wanted: String, found: String) -> Done {
    if wanted == found {
        return Ok(());
    }
    Err(ScenarioError::unlike(at, what, wanted, found))
}

/// That a card, by its number, is the one that is named.
pub fn same_card<C: CardContent>(
    at: Span,
    content: &C,
    wanted: &Spanned<String>,
    found: u16,
) -> Done {
    let Some(number) = content.named(&wanted.value) else {
        let message = format!("unknown card `{}`", wanted.value);
        return Err(ScenarioError::new("S010", wanted.span, message));
    };
    let words = |n: u16| short(content.cards()[usize::from(n)].id());
    same(at, "card", words(number), words(found))
}

/// The number of the kind of counters of that name.
pub fn counter_kind(kinds: &[Counter], name: &Spanned<String>) -> Done<u8> {
    let named = |kind: &Counter| short(&kind.id) == name.value || kind.id == name.value;
    kinds
        .iter()
        .position(named)
        .map(|kind| kind as u8)
        .ok_or_else(|| {
            let message = format!("there are no counters `{}`", name.value);
            ScenarioError::new("S010", name.span, message)
        })
}

/// A seat that may be nobody, in the words of a message.
pub fn seat_words(seat: Option<Seat>) -> String {
    seat.map_or_else(|| "nobody".to_owned(), |seat| format!("seat {}", seat.0))
}

/// The winners, in the words of a message.
pub fn winner_words(winners: Option<Seats>) -> String {
    let Some(winners) = winners else {
        return "nobody yet: the game goes on".to_owned();
    };
    let seats: Vec<String> = winners.iter().map(|s| seat_words(Some(s))).collect();
    match seats[..] {
        [] => "nobody: the game is over".to_owned(),
        _ => seats.join(", "),
    }
}

/// That one thing happened before another, by their places in the log.
pub fn before(at: Span, first: (Span, &[usize]), second: (Span, &[usize])) -> Done {
    let never = |span| Err(ScenarioError::failed(span, "this never happened".into()));
    match (first.1.first(), second.1.first()) {
        (Some(a), Some(b)) if a < b => Ok(()),
        (None, _) => never(first.0),
        (_, None) => never(second.0),
        _ => Err(ScenarioError::failed(
            at,
            "it happened the other way round".into(),
        )),
    }
}
