//! The turn of a game for its pages, read from the turn table.

use std::fmt::Debug;

use crate::desktop::words::keyed;
use crate::table::{Acts, Turn, TurnStep};

/// A step of the turn as a page shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnEntry {
    /// The name of the step in the program, by which a file says something of it.
    pub id: String,
    /// The name of its phase.
    pub phase: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Who acts in it.
    pub acting: Acting,
}

/// Who acts in a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Acting {
    /// It happens by itself.
    Nobody,
    /// Players act or pass in turn.
    Window,
    /// One player is asked.
    Asked,
    /// Only what just happened can be answered.
    Answers,
}

keyed!(Acting: Nobody Window Asked Answers);

/// Words of a game with their explanations, as pages show them.
pub fn word_entries(
    words: impl IntoIterator<Item = (&'static str, &'static str)>,
) -> Vec<(String, String)> {
    let words = words.into_iter();
    words
        .map(|(name, help)| (name.into(), help.into()))
        .collect()
}

/// The steps of a table in the order of play, without those in which nothing happens. Steps in a row that have the same
/// name are one.
pub fn turn_entries<S: TurnStep + Debug, P: Copy, F: Copy, W: Copy>(
    turn: &Turn<S, P, F, W>,
    phase: impl Fn(P) -> Option<&'static str>,
    name: impl Fn(S) -> &'static str,
) -> Vec<TurnEntry> {
    let mut entries: Vec<TurnEntry> = Vec::new();
    for row in turn.rows {
        let acting = match row.acts {
            Acts::None => continue,
            Acts::Nobody | Acts::NobodyBut(_) => Acting::Nobody,
            Acts::Window(_) => Acting::Window,
            Acts::Asks(_) => Acting::Asked,
            Acts::Answers => Acting::Answers,
        };
        let Some(phase) = phase(row.phase) else {
            continue;
        };
        let name = name(row.step);
        if entries
            .last()
            .is_some_and(|last| last.name == name && last.phase == phase)
        {
            continue;
        }
        entries.push(TurnEntry {
            id: format!("{:?}", row.step),
            phase,
            name,
            acting,
        });
    }
    entries
}
