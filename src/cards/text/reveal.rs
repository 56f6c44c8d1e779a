//! Says cards that are revealed until one is found.

use super::acting::Modalities;
use super::{Says, contracted, lists, say, verbs};
use crate::cards::language::{Language as Words, Rest, RevealUntil};
use crate::table::Language;

verbs! {
    REVEAL = "reveal", "revela", "revelas", "revela", "revelan", "revelar", "revele";
}

/// "reveal cards from the top of your deck until a Character is revealed; put it into your hand, then put the rest on
/// the bottom of the deck in a random order".
pub fn reveal_until<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    reveal: &RevealUntil<L>,
    modality: S::Modality,
) -> String {
    let language = speaker.language();
    let does = REVEAL.form(modality.form(), language);
    let deck = speaker.deck(&reveal.deck);
    let one = speaker.one_of_deck(&reveal.filter);
    speaker.pick_revealed(&reveal.deck, &reveal.filter);
    let effects = speaker.clauses(&reveal.effects, S::Modality::PLAIN);
    let rest = match reveal.rest {
        Rest::Bottom => speaker.either([
            "on the bottom of the deck in a random order",
            "en el fondo del mazo en orden aleatorio",
        ]),
        Rest::BottomInOrder => speaker.either([
            "on the bottom of the deck in any order",
            "en el fondo del mazo en el orden que elijas",
        ]),
        Rest::Pile => speaker.either(speaker.pile()),
        Rest::Top | Rest::TopInOrder => speaker.either(["back on top", "de nuevo encima"]),
    };
    let top = say!(
        language,
        "{does} cards from the top of {deck} until {one} is revealed",
        "{does} cartas de encima de {deck} hasta que aparezca {one}"
    );
    let top = match language {
        Language::English => top,
        Language::Spanish => contracted(&top),
    };
    let then = lists::before_rest(speaker, &reveal.effects);
    match (reveal.effects.is_empty(), language) {
        (true, _) => say!(
            language,
            "{top}; put the rest {rest}",
            "{top}; pon el resto {rest}"
        ),
        (false, _) => say!(
            language,
            "{top}; {effects}{then}put the rest {rest}",
            "{top}; {effects}{then}pon el resto {rest}"
        ),
    }
}
