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

/// Words of a noun in the plural: "felinos", "aves rapaces", "leones"; what follows "de" stays, and so does a word
/// that ends in an unstressed "s" or a sign.
#[must_use]
pub fn plural(noun: &str) -> String {
    let mut rest = false;
    let words = noun.split(' ').map(|word| {
        rest |= matches!(word, "de" | "del" | "con" | "sin");
        if rest {
            word.to_owned()
        } else {
            plural_word(word)
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

fn plural_word(word: &str) -> String {
    let stressed = [('á', 'a'), ('é', 'e'), ('í', 'i'), ('ó', 'o'), ('ú', 'u')];
    let mut letters: Vec<char> = word.chars().collect();
    let (Some(&last), before) = (letters.last(), letters.len().checked_sub(2)) else {
        return word.to_owned();
    };
    let before = before.map_or(' ', |n| letters[n]);
    let accent = stressed.iter().find(|(marked, _)| *marked == before);
    match last {
        'a' | 'e' | 'i' | 'o' | 'u' | 'á' | 'é' | 'ó' => format!("{word}s"),
        'z' => format!("{}ces", &word[..word.len() - 1]),
        'n' | 's' if accent.is_some() => {
            let n = letters.len() - 2;
            letters[n] = accent.map_or(before, |(_, plain)| *plain);
            format!("{}es", letters.iter().collect::<String>())
        }
        's' | 'x' => word.to_owned(),
        _ if last.is_alphabetic() => format!("{word}es"),
        _ => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nouns_have_a_plural() {
        for (one, many) in [
            ("felino", "felinos"),
            ("común", "comunes"),
            ("león", "leones"),
            ("pez", "peces"),
            ("ave rapaz", "aves rapaces"),
            ("animal de granja", "animales de granja"),
            ("de pago", "de pago"),
            ("virus", "virus"),
            ("inglés", "ingleses"),
            ("Cartón 2¢", "Cartones 2¢"),
            ("rubí", "rubíes"),
        ] {
            assert_eq!(plural(one), many);
        }
    }

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
