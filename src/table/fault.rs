//! A fault: what is wrong with a state that no rule leads to.

use std::fmt;

/// The first thing that was found wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// What it is, for whoever laid the table: English, cards by their ids in backticks.
    pub what: String,
    /// How the thing stands, for whoever mends the rules; empty if it is about the table as a whole.
    pub state: String,
}

impl Fault {
    /// The same about that thing, with how it stands.
    #[must_use]
    pub fn about(self, id: &str, state: String) -> Self {
        Self {
            what: format!("`{id}` {}", self.what),
            state,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)?;
        match self.state.as_str() {
            "" => Ok(()),
            state => write!(f, " ({state})"),
        }
    }
}

/// Finds a fault unless something holds.
///
/// # Errors
/// The fault, with what it is.
pub fn check<S: Into<String>>(holds: bool, otherwise: impl FnOnce() -> S) -> Result<(), Fault> {
    if holds {
        return Ok(());
    }
    Err(Fault {
        what: otherwise().into(),
        state: String::new(),
    })
}
