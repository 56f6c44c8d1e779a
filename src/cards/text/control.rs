//! Says who controls what, and what is swapped.

use super::{Form, Join, Phrase, Says, listed, say, verbs};
use crate::cards::language::{Amount, Language as Words};
use crate::table::Language;

verbs! {
    SET = "set", "pon", "pones", "pone", "ponen", "poner", "ponga";
}

/// A stat by name, in English and in Spanish with its article: `["Strength", "la Fuerza"]`.
pub type StatName = [&'static str; 2];

/// "set the attack of an agent to 1 and its defense to 3 until end of turn".
pub fn set_stats<L: Words, S: Says<L> + ?Sized>(
    says: &mut S,
    who: &Phrase,
    stats: &[(StatName, Option<&Amount<L>>)],
    form: Form,
    lasts: &str,
) -> String {
    let language = says.language();
    let text = &who.text;
    let mut all = Vec::new();
    for &([english, spanish], n) in stats {
        let Some(n) = n else {
            continue;
        };
        let to = says.quantity(n);
        let own = match spanish.split_once(' ') {
            Some(("los", name)) => format!("sus {name}"),
            Some((_, name)) => format!("su {name}"),
            None => spanish.to_owned(),
        };
        let own = match who.you {
            true => own.replacen('s', "t", 1),
            false => own,
        };
        let named = who.known || who.you || !all.is_empty();
        all.push(match language {
            Language::English if who.you => format!("your {english} to {to}"),
            Language::English if named => format!("its {english} to {to}"),
            Language::English => format!("the {english} of {text} to {to}"),
            Language::Spanish if named => format!("{own} en {to}"),
            Language::Spanish => format!("{spanish} de {text} en {to}"),
        });
    }
    let (set, all) = (SET.form(form, language), listed(&all, Join::And, language));
    format!("{set} {all}{lasts}")
}

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
