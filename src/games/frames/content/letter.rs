//! The letter that stands for a system of a pack.

use std::fmt;

use ron2::ast::Expr;
use ron2::{Error, ErrorKind, FromRon, Result};
use serde::{Deserialize, Serialize};

use super::System;
use crate::table::Language;

/// A letter from A to Z.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Letter(u8);

/// How many letters there are.
pub const LETTERS: usize = 26;

/// A word with each letter after it.
macro_rules! names {
    ($word:literal) => {
        [
            concat!($word, "A"),
            concat!($word, "B"),
            concat!($word, "C"),
            concat!($word, "D"),
            concat!($word, "E"),
            concat!($word, "F"),
            concat!($word, "G"),
            concat!($word, "H"),
            concat!($word, "I"),
            concat!($word, "J"),
            concat!($word, "K"),
            concat!($word, "L"),
            concat!($word, "M"),
            concat!($word, "N"),
            concat!($word, "O"),
            concat!($word, "P"),
            concat!($word, "Q"),
            concat!($word, "R"),
            concat!($word, "S"),
            concat!($word, "T"),
            concat!($word, "U"),
            concat!($word, "V"),
            concat!($word, "W"),
            concat!($word, "X"),
            concat!($word, "Y"),
            concat!($word, "Z"),
        ]
    };
}

impl Letter {
    /// The n-th letter, from 0; above 25 the last one.
    #[must_use]
    pub const fn nth(n: u8) -> Self {
        Self(if n < 26 { n } else { 25 })
    }

    /// Its place, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter itself.
    #[must_use]
    pub const fn char(self) -> char {
        (b'A' + self.0) as char
    }

    /// The system that it stands for.
    #[must_use]
    pub const fn system(self) -> System {
        System::Own(self)
    }

    /// "System J": the name of its system where no pack tells another.
    #[must_use]
    pub const fn name(self, language: Language) -> &'static str {
        const ENGLISH: [&str; LETTERS] = names!("System ");
        const SPANISH: [&str; LETTERS] = names!("Sistema ");
        match language {
            Language::English => ENGLISH[self.index()],
            Language::Spanish => SPANISH[self.index()],
        }
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.char())
    }
}

impl FromRon for Letter {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let text = String::from_ast(expr)?;
        match text.as_bytes() {
            [letter @ b'A'..=b'Z'] => Ok(Self(letter - b'A')),
            _ => {
                let message = format!("`{text}` is no letter from A to Z");
                Err(Error::with_span(ErrorKind::Message(message), *expr.span()))
            }
        }
    }
}
