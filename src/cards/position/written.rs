//! Parts of cards that every game writes alike.

use crate::cards::uses::Span;
use crate::packs::said;

/// An ability that was used: its number, for how long that counts, how often.
pub fn written_uses((ability, span, times): &(u8, Span, u16)) -> String {
    format!("({ability}, {}, {times})", said(span))
}

/// Counters of one kind.
pub fn written_counters((kind, number): &(String, u16)) -> String {
    format!("({kind:?}, {number})")
}
