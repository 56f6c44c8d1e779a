//! What is paid for a card besides its printed cost.

use super::{Join, Noun, Phrase, Says, listed, say};
use crate::cards::language::Language as Words;
use crate::table::Language;

/// "as an additional cost, discard 1 card. ", or nothing.
#[must_use]
pub fn additional_costs(costs: &[String], language: Language) -> String {
    if costs.is_empty() {
        return String::new();
    }
    let costs = listed(costs, Join::And, language);
    say!(
        language,
        "as an additional cost, {costs}. ",
        "como coste adicional, {costs}. "
    )
}

/// What a cost was paid with, after what else was: "the forfeited agent". `done` is "forfeited", and in Spanish "sacrificad".
#[must_use]
pub fn given_up(
    before: Option<Phrase>,
    (noun, plural): (Noun, bool),
    [english, spanish]: [&str; 2],
    language: Language,
) -> Phrase {
    let name = noun.name(plural, language);
    let mut paid = Phrase::one("", noun.feminine);
    paid.plural = plural;
    let (article, done) = (paid.definite(), paid.agreed(spanish));
    paid.text = say!(language, "the {english} {name}", "{article} {name} {done}");
    match before {
        None => paid,
        Some(before) => {
            let both = [before.text, paid.text];
            Phrase::many(listed(&both, Join::And, language), false)
        }
    }
}

/// Says something that may be paid for, with costs of its own.
pub fn paying<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    costs: &[L::Cost],
    says: &mut dyn FnMut(&mut S) -> String,
) -> String {
    if !costs.iter().any(L::gives_up) {
        return says(speaker);
    }
    let before = speaker.paid(None);
    let text = says(speaker);
    speaker.paid(before);
    text
}
