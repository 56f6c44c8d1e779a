//! Says damage that is prevented.

use super::acting::Modalities;
use super::{Phrase, Says, contracted, say, verbs};
use crate::cards::language::{Amount, Language as Words};
use crate::cards::shield::Shield;
use crate::table::Language;

verbs! {
    /// Of damage.
    PREVENT = "prevent", "evita", "evitas", "evita", "evitan", "evitar", "evite";
}

/// "prevent the next 3 damage to this Character this turn"; without an amount "prevent all damage to it this turn".
pub fn shield<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    n: Option<&Amount<L>>,
    who: &Phrase,
    modality: S::Modality,
) -> String {
    let language = speaker.language();
    let prevent = PREVENT.form(modality.form(), language);
    let (what, tail) = match n {
        None => (say!(language, "all damage", "todo el daño"), String::new()),
        Some(Amount::N(1)) => (
            say!(language, "the next 1 damage", "el próximo punto de daño"),
            String::new(),
        ),
        Some(Amount::N(n)) => (
            say!(
                language,
                "the next {n} damage",
                "los próximos {n} puntos de daño"
            ),
            String::new(),
        ),
        Some(other) => {
            let many = speaker.quantity(other);
            let most = say!(language, ", at most {many}", ", como máximo {many}");
            (say!(language, "the next damage", "el próximo daño"), most)
        }
    };
    let whom = &who.text;
    match language {
        Language::English => format!("{prevent} {what} to {whom} this turn{tail}"),
        Language::Spanish if who.you => {
            format!("{prevent} {what} que fueras a recibir en este turno{tail}")
        }
        Language::Spanish if who.known => {
            format!("{prevent} {what} que fuera a recibir en este turno{tail}")
        }
        Language::Spanish => contracted(&format!("{prevent} {what} a {whom} en este turno{tail}")),
    }
}

/// What is said of a thing with a shield: a head and a sentence.
#[must_use]
pub fn shielded(shield: Shield, language: Language) -> [String; 2] {
    let head = language.pick("Protected", "Protección").to_owned();
    let text = match (shield.all, shield.next) {
        (true, _) => say!(
            language,
            "All damage to it this turn is prevented.",
            "Se evita todo el daño que reciba en este turno."
        ),
        (false, n) => say!(
            language,
            "The next {n} damage to it this turn is prevented.",
            "Se evita el próximo daño que reciba en este turno, hasta {n}."
        ),
    };
    [head, text]
}

/// The line of the log when damage to a thing will be prevented; `None` for all of it.
#[must_use]
pub fn will_prevent(n: Option<i32>, name: &str, language: Language) -> String {
    match n {
        None => say!(
            language,
            "All damage to {name} this turn will be prevented",
            "Se evitará todo el daño a {name} en este turno"
        ),
        Some(1) => say!(
            language,
            "1 damage to {name} will be prevented",
            "Se evitará 1 punto de daño a {name}"
        ),
        Some(n) => say!(
            language,
            "{n} damage to {name} will be prevented",
            "Se evitarán {n} puntos de daño a {name}"
        ),
    }
}

/// The line of the log when damage to a thing is prevented.
#[must_use]
pub fn prevented(n: i32, name: &str, language: Language) -> String {
    match n {
        1 => say!(
            language,
            "1 damage to {name} is prevented",
            "Se evita 1 punto de daño a {name}"
        ),
        n => say!(
            language,
            "{n} damage to {name} is prevented",
            "Se evitan {n} puntos de daño a {name}"
        ),
    }
}
