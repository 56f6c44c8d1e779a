//! Says abilities that trigger only the second time each turn.

use super::say;
use crate::cards::uses::ordinal;
use crate::table::Language;

/// "the second time this attacks each turn", from "when this attacks"; of cards that are drawn, discarded or played "when
/// you draw your second card each turn".
#[must_use]
pub fn nth_time(when: String, nth: Option<u8>, language: Language) -> String {
    let Some(n) = nth else {
        return when;
    };
    let nth = ordinal(n, language);
    let Some(what) = when.strip_prefix(language.pick("when ", "cuando ")) else {
        return say!(
            language,
            "the {nth} time each turn, {when}",
            "la {nth} vez de cada turno, {when}"
        );
    };
    if let Some((who, noun)) = what.rsplit_once(language.pick(" a ", " una "))
        && matches!(
            noun,
            "card" | "Manipulation" | "loot card" | "carta" | "Manipulación" | "carta de botín"
        )
    {
        // A Spanish verb alone is yours.
        let yours = match language {
            Language::English => who.starts_with("you "),
            Language::Spanish => !who.contains(' '),
        };
        let whose = match yours {
            true => language.pick("your", "tu"),
            false => language.pick("their", "su"),
        };
        return say!(
            language,
            "when {who} {whose} {nth} {noun} each turn",
            "cuando {who} {whose} {nth} {noun} de cada turno"
        );
    }
    say!(
        language,
        "the {nth} time {what} each turn",
        "la {nth} vez de cada turno que {what}"
    )
}
