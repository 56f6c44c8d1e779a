//! Says what becomes another card.

use super::say;
use crate::table::Language;

/// "it becomes River Rat until end of turn".
#[must_use]
pub fn becomes_card(becomes: &str, name: &str, lasts: &str, language: Language) -> String {
    say!(
        language,
        "{becomes} {name}{lasts}",
        "{becomes} en {name}{lasts}"
    )
}

/// "it becomes a copy of an agent until end of turn".
#[must_use]
pub fn becomes_copy(becomes: &str, of: &str, lasts: &str, language: Language) -> String {
    say!(
        language,
        "{becomes} a copy of {of}{lasts}",
        "{becomes} en una copia de {of}{lasts}"
    )
}

/// "Moss Pup becomes River Rat", in a log.
#[must_use]
pub fn became(card: &str, now: &str, language: Language) -> String {
    say!(
        language,
        "{card} becomes {now}",
        "{card} se convierte en {now}"
    )
}
