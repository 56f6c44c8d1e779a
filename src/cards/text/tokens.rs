//! Says tokens that are created: their number, and their name in the plural.

use super::{Says, article, say};
use crate::cards::language::{Amount, Language as Words};
use crate::table::Language;

/// "create a River Rat", "create 2 River Rats", "create a River Rat for each of your Characters".
pub fn tokens<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    create: &str,
    name: &str,
    n: &Amount<L>,
) -> String {
    let [one, many] = match speaker.language() {
        Language::English => [format!("{} {name}", article(name)), plural_name(name)],
        Language::Spanish => ["una ficha", "fichas"].map(|what| format!("{what} de {name}")),
    };
    created(speaker, create, [&one, &many], n)
}

/// "create a token that is a copy of an agent", "create 2 tokens that are copies of it".
pub fn token_copies<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    create: &str,
    of: &str,
    n: &Amount<L>,
) -> String {
    let [one, many] = match speaker.language() {
        Language::English => ["a token that is a copy", "tokens that are copies"],
        Language::Spanish => ["una ficha que es copia", "fichas que son copias"],
    }
    .map(|what| what.to_owned() + speaker.language().pick(" of ", " de ") + of);
    created(speaker, create, [&one, &many], n)
}

/// So many of something are created: "create 2 River Rats".
fn created<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    create: &str,
    [one, many]: [&str; 2],
    n: &Amount<L>,
) -> String {
    let language = speaker.language();
    if let Some((times, each)) = speaker.each_one(n) {
        return match times {
            1 => say!(
                language,
                "{create} {one} for {each}",
                "{create} {one} por {each}"
            ),
            n => say!(
                language,
                "{create} {n} {many} for {each}",
                "{create} {n} {many} por {each}"
            ),
        };
    }
    match n {
        Amount::N(1) => format!("{create} {one}"),
        Amount::N(n) => format!("{create} {n} {many}"),
        Amount::X => format!("{create} X {many}"),
        Amount::That => say!(
            language,
            "{create} that many {many}",
            "{create} esa cantidad de {many}"
        ),
        other => {
            let number = speaker.quantity(other);
            say!(
                language,
                "{create} X {many}, where X is {number}",
                "{create} X {many}, donde X es {number}"
            )
        }
    }
}

/// An English name in the plural: "River Rats", "Swarms of Receipts", "Wolves of Ash".
fn plural_name(name: &str) -> String {
    let end = [" of ", ", ", " the "]
        .iter()
        .filter_map(|word| name.find(word));
    let (head, rest) = name.split_at(end.min().unwrap_or(name.len()));
    let consonant = |stem: &str| !stem.ends_with(['a', 'e', 'i', 'o', 'u']);
    let many = match head {
        _ if head.ends_with("man") => format!("{}men", &head[..head.len() - 3]),
        _ if head.ends_with(['s', 'x', 'z']) || head.ends_with("ch") || head.ends_with("sh") => {
            format!("{head}es")
        }
        _ => match (head.strip_suffix('y'), head.strip_suffix("lf")) {
            (Some(stem), _) if consonant(stem) => format!("{stem}ies"),
            (_, Some(stem)) => format!("{stem}lves"),
            _ => format!("{head}s"),
        },
    };
    many + rest
}

/// "your next Manipulation", from "a Manipulation from your hand"; `None` where it is not so simple.
pub(super) fn next_one(one: &str, language: Language) -> Option<String> {
    let (article, rest) = one.split_once(' ')?;
    let places: &[[&str; 3]] = match (language, article) {
        (Language::English, "a" | "an") => &[
            [" from your hand", "your next", ""],
            [" in your hand", "your next", ""],
            [" from the opponent's hand", "the opponent's next", ""],
            [" in the opponent's hand", "the opponent's next", ""],
        ],
        (Language::Spanish, "un") => &[
            [" de tu mano", "tu próximo", ""],
            [" de la mano rival", "el próximo", " del rival"],
        ],
        (Language::Spanish, "una") => &[
            [" de tu mano", "tu próxima", ""],
            [" de la mano rival", "la próxima", " del rival"],
        ],
        _ => return None,
    };
    let [place, next, of] = places.iter().find(|[place, ..]| rest.contains(place))?;
    let noun = rest.replacen(place, of, 1);
    Some(format!("{next} {noun}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_a_plural() {
        for (one, many) in [
            ("River Rat", "River Rats"),
            ("Ash Wolf", "Ash Wolves"),
            ("Swarm of Receipts", "Swarms of Receipts"),
            ("Ferry", "Ferries"),
            ("Toy", "Toys"),
            ("Glass Fox", "Glass Foxes"),
            ("Ferryman", "Ferrymen"),
        ] {
            assert_eq!(plural_name(one), many);
        }
    }

    #[test]
    fn what_is_next_is_said_with_its_owner() {
        let next = |one| next_one(one, Language::English);
        let spanish = |one| next_one(one, Language::Spanish);
        assert_eq!(
            next("a Manipulation from your hand").as_deref(),
            Some("your next Manipulation")
        );
        assert_eq!(
            spanish("un Personaje de la mano rival con coste 2 o menos").as_deref(),
            Some("el próximo Personaje del rival con coste 2 o menos")
        );
        assert_eq!(next("a shop item"), None);
    }
}
