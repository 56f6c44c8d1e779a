//! Says named counters: "put 2 charge counters on it".

use super::acting::Modalities;
use super::{Says, article, say, verbs};
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

/// "a charge counter", "2 or more charge counters": what something is asked to have.
#[must_use]
pub fn counters_or_more(n: u16, name: &str, language: Language) -> String {
    let a = article(name);
    match n {
        0 | 1 => say!(language, "{a} {name} counter", "algún contador de {name}"),
        n => say!(
            language,
            "{n} or more {name} counters",
            "{n} o más contadores de {name}"
        ),
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
    let Some(n) = plain(n, name, language) else {
        if let Some((times, each)) = speaker.each_one(n) {
            let n = counters(times, name, language);
            return say!(
                language,
                "{does} {n} {on} {who} for {each}",
                "{does} {n} {on} {who} por {each}"
            );
        }
        let many = speaker.quantity(n);
        return say!(
            language,
            "{does} as many {name} counters {on} {who} as {many}",
            "{does} {on} {who} tantos contadores de {name} como {many}"
        );
    };
    format!("{does} {n} {on} {who}")
}

/// "5 charge counters", "a number of charge counters equal to the cards in your hand".
pub fn some_counters<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    n: &Amount<L>,
    name: &str,
) -> String {
    let language = speaker.language();
    plain(n, name, language).unwrap_or_else(|| {
        let many = speaker.quantity(n);
        say!(
            language,
            "a number of {name} counters equal to {many}",
            "un número de contadores de {name} igual a {many}"
        )
    })
}

/// A number that needs no words of its own.
fn plain<L: Words>(n: &Amount<L>, name: &str, language: Language) -> Option<String> {
    Some(match n {
        Amount::N(n) => counters(*n, name, language),
        Amount::X => say!(language, "X {name} counters", "X contadores de {name}"),
        Amount::That => say!(
            language,
            "that many {name} counters",
            "esa cantidad de contadores de {name}"
        ),
        _ => return None,
    })
}

/// "this frame has 2 or more heat counters", or the opposite; without a number "this frame has at least that many heat
/// counters".
pub fn has_counters<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    who: &str,
    least: Option<i32>,
    name: &str,
    holds: bool,
) -> String {
    let language = speaker.language();
    let has = speaker.wished(["tiene", "tenga"]);
    let Some(least) = least.map(|n| u16::try_from(n).unwrap_or(u16::MAX)) else {
        return match holds {
            true => say!(
                language,
                "{who} has at least that many {name} counters",
                "{who} {has} al menos esa cantidad de contadores de {name}"
            ),
            false => say!(
                language,
                "{who} has fewer {name} counters than that",
                "{who} {has} menos contadores de {name} que esa cantidad"
            ),
        };
    };
    if holds {
        let many = counters_or_more(least, name, language);
        say!(language, "{who} has {many}", "{who} {has} {many}")
    } else if least <= 1 {
        say!(
            language,
            "{who} has no {name} counters",
            "{who} no {has} contadores de {name}"
        )
    } else {
        let many = counters(least, name, language);
        say!(
            language,
            "{who} has fewer than {many}",
            "{who} {has} menos de {many}"
        )
    }
}

/// "when this Character reaches 3 charge counters".
#[must_use]
pub fn reaches(this: &str, n: u16, name: &str, language: Language) -> String {
    let n = counters(n, name, language);
    say!(
        language,
        "when {this} reaches {n}",
        "cuando {this} llegue a {n}"
    )
}
