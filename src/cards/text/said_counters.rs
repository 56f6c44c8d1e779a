//! Says named counters: "put 2 charge counters on it".

use super::acting::Modalities;
use super::{Says, say, verbs};
use crate::cards::language::{Amount, Language as Words};
use crate::table::Language;

verbs! {
    PUT = "put", "pon", "pones", "pone", "ponen", "poner", "ponga";
    REMOVE = "remove", "retira", "retiras", "retira", "retiran", "retirar", "retire";
}

/// "1 charge counter", "2 charge counters".
#[must_use]
pub fn counters(n: impl Into<i64>, name: &str, language: Language) -> String {
    match n.into() {
        1 => say!(language, "1 {name} counter", "1 contador de {name}"),
        n => say!(language, "{n} {name} counters", "{n} contadores de {name}"),
    }
}

/// "put 2 charge counters on this Character", "remove 1 charge counter from it".
pub fn change_counters<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    more: bool,
    n: &Amount<L>,
    name: &str,
    who: &str,
    modality: S::Modality,
) -> String {
    let language = speaker.language();
    let verb = if more { &PUT } else { &REMOVE };
    let does = verb.form(modality.form(), language);
    let on = match more {
        true => speaker.either(["on", "en"]),
        false => speaker.either(["from", "de"]),
    };
    let n = match n {
        Amount::N(n) => counters(*n, name, language),
        Amount::X => say!(language, "X {name} counters", "X contadores de {name}"),
        Amount::That => say!(
            language,
            "that many {name} counters",
            "esa cantidad de contadores de {name}"
        ),
        other => {
            let many = speaker.quantity(other);
            return say!(
                language,
                "{does} {name} counters equal to {many} {on} {who}",
                "{does} {on} {who} tantos contadores de {name} como {many}"
            );
        }
    };
    format!("{does} {n} {on} {who}")
}

/// "when this Character reaches 3 charge counters".
#[must_use]
pub fn reaches(this: &str, n: u16, name: &str, language: Language) -> String {
    let n = counters(n, name, language);
    say!(
        language,
        "when {this} reaches {n}",
        "cuando {this} llega a {n}"
    )
}
