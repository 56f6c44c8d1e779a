//! A fault: what is wrong with a state that no rule leads to.

use std::fmt;

/// The first thing that was found wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The fault, for the author of the position: in English, cards by their ids in backticks.
    pub what: String,
    /// The state of the thing, for whoever fixes the rules; empty if the fault is about the whole table.
    pub state: String,
}

impl Fault {
    /// Adds the thing and its state.
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

/// Returns a fault unless a condition is true.
///
/// # Errors
/// The fault with its message.
pub fn check<S: Into<String>>(holds: bool, otherwise: impl FnOnce() -> S) -> Result<(), Fault> {
    if holds {
        return Ok(());
    }
    Err(Fault {
        what: otherwise().into(),
        state: String::new(),
    })
}
