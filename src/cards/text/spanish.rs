//! Spanish lists and contractions.

use crate::packs::prose;

/// "a, b y c"; "y" becomes "e" before its own sound, "o" becomes "u".
pub(super) fn listed(parts: &[String], word: &str) -> String {
    let last = parts.last().map_or("", String::as_str);
    let word = match word {
        "y" if last.starts_with(['i', 'I', 'í', 'Í']) || last.starts_with("hi") => "e",
        "o" if last.starts_with(['o', 'O', '8']) || last.starts_with("ho") => "u",
        word => word,
    };
    prose::listed(parts, word)
}

/// "a el" is "al" and "de el" is "del".
#[must_use]
pub fn contracted(text: &str) -> String {
    text.replace(" de el ", " del ").replace(" a el ", " al ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_between_the_last_two_sound_unlike_the_last() {
        let of = |last: &str, word: &str| listed(&["a".to_owned(), last.to_owned()], word);
        assert_eq!(of("b", "y"), "a y b");
        assert_eq!(of("inflige 1", "y"), "a e inflige 1");
        assert_eq!(of("hielo", "y"), "a e hielo");
        assert_eq!(of("otro", "o"), "a u otro");
        assert_eq!(of("8", "o"), "a u 8");
        assert_eq!(of("8", "y"), "a y 8");
    }

    #[test]
    fn prepositions_and_articles_are_one_word() {
        assert_eq!(
            contracted("el daño de el rival a el agente de ella"),
            "el daño del rival al agente de ella"
        );
    }
}
