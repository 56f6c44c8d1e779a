//! Words for results of a roll, decks and slots.

use super::noun::SLOT;
use super::verb::{ImpliedSubject, WIDEN};
use crate::cards::text::{Modalities, counted, say};
use crate::games::souls::content::{DeckKind, SlotKind};
use crate::packs::Language;

/// The name of a deck before "deck" and after "mazo de".
pub const fn deck_name(deck: DeckKind, language: Language) -> &'static str {
    match deck {
        DeckKind::Treasure => language.pick("treasure", "tesoros"),
        DeckKind::Loot => language.pick("loot", "botín"),
        DeckKind::Monster => language.pick("monster", "monstruos"),
        DeckKind::Room => language.pick("room", "salas"),
    }
}

/// "add 1 shop slot".
pub fn slots(kind: SlotKind, n: i64, implied: ImpliedSubject, language: Language) -> String {
    let kind = match kind {
        SlotKind::Shop => language.pick("shop", "tienda"),
        SlotKind::Monster => language.pick("monster", "monstruo"),
        SlotKind::Room => language.pick("room", "sala"),
    };
    let add = WIDEN.form(implied.form(), language);
    let slots = counted(n, SLOT, language);
    let slot = SLOT.name(n != 1, language);
    say!(
        language,
        "{add} {n} {kind} {slot}",
        "{add} {slots} de {kind}"
    )
}
