//! Words for results of a roll, decks and slots.

use super::listed;
use crate::games::souls::content::{DeckKind, SlotKind};

/// "1–3", "1 o 6", "2".
pub fn results(on: &[u8]) -> String {
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for &n in on {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == n => *last = n,
            _ => runs.push((n, n)),
        }
    }
    let runs = runs.into_iter().map(|(first, last)| match last - first {
        0 => first.to_string(),
        _ => format!("{first}–{last}"),
    });
    listed(&runs.collect::<Vec<_>>(), "o")
}

/// What a deck is called after "mazo de".
pub const fn deck_name(deck: DeckKind) -> &'static str {
    match deck {
        DeckKind::Treasure => "tesoros",
        DeckKind::Loot => "botín",
        DeckKind::Monster => "monstruos",
        DeckKind::Room => "salas",
    }
}

/// What a slot is called after "casilla de".
pub const fn slots(kind: SlotKind) -> &'static str {
    match kind {
        SlotKind::Shop => "tienda",
        SlotKind::Monster => "monstruo",
        SlotKind::Room => "sala",
    }
}
