//! A refusal in one line, where links have no room.

use crate::table::{Language, Refusal};

/// The sentence with the ids of its rules behind it.
#[must_use]
pub fn refusal_text(why: &Refusal, language: Language) -> String {
    let sentence = why.in_language(language);
    format!("{sentence} ({})", why.rules.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_stand_behind_the_sentence() {
        static TWO: Refusal = Refusal::new(&["M-97", "M-98"], "Too far.").and_spanish("Muy lejos.");
        assert_eq!(
            refusal_text(&TWO, Language::English),
            "Too far. (M-97, M-98)"
        );
        assert_eq!(
            refusal_text(&TWO, Language::Spanish),
            "Muy lejos. (M-97, M-98)"
        );
    }
}
