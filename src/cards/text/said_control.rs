//! Says who controls what, and what is swapped.

use super::{Phrase, say};
use crate::table::Language;

/// "gain control of an agent until end of turn".
#[must_use]
pub fn gain_control(gain: &str, who: &Phrase, lasts: &str, language: Language) -> String {
    let text = &who.text;
    match language {
        Language::English => format!("{gain} control of {text}{lasts}"),
        Language::Spanish if who.known => format!("{gain} su control{lasts}"),
        Language::Spanish => format!("{gain} el control de {text}{lasts}"),
    }
}

/// "swap control of an agent and an enemy agent".
#[must_use]
pub fn swap_control(swap: &str, [one, other]: [&str; 2], language: Language) -> String {
    say!(
        language,
        "{swap} control of {one} and {other}",
        "{swap} el control de {one} con el de {other}"
    )
}

/// "copy an action, with new targets".
#[must_use]
pub fn with_new_targets(copy: &str, language: Language) -> String {
    say!(
        language,
        "{copy}, with new targets",
        "{copy}, con nuevos objetivos"
    )
}
