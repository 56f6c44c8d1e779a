//! Choices and events in Spanish.

mod choices;
mod events;

pub(super) use choices::choice;
pub(super) use events::{does, event};
