//! Says cards of the top of a deck that a player looks at and takes.

use super::acting::Modalities;
use super::{Says, contracted, lists, say, verbs};
use crate::cards::language::{Amount, Bound, HowMany, Language as Words, Rest, TopCards};
use crate::table::Language;

verbs! {
    LOOK = "look", "mira", "miras", "mira", "miran", "mirar", "mire";
}

/// "look at the top 4 cards of your deck; choose a Character among them; put it into your hand, then put the rest on the
/// bottom of the deck in a random order".
pub fn top_cards<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    top: &TopCards<L>,
    modality: S::Modality,
) -> String {
    let language = speaker.language();
    let does = LOOK.form(modality.form(), language);
    let deck = speaker.deck(&top.deck);
    let cards = match &top.count {
        Amount::N(1) => say!(language, "the top card", "la carta de encima"),
        Amount::N(n) => say!(language, "the top {n} cards", "las {n} cartas de encima"),
        Amount::X => say!(language, "the top X cards", "las X cartas de encima"),
        _ => say!(language, "the top cards", "las cartas de encima"),
    };
    let many = match &top.count {
        Amount::N(_) | Amount::X => String::new(),
        amount => {
            let n = speaker.quantity(amount);
            say!(language, ", as many as {n}", ", tantas como {n}")
        }
    };
    let look = say!(
        language,
        "{does} at {cards} of {deck}{many}",
        "{does} {cards} de {deck}{many}"
    );
    let look = match language {
        Language::English => look,
        Language::Spanish => contracted(&look),
    };
    let one = speaker.one_of_deck(&top.filter);
    let (least, most) = (top.take.least(), top.take.most());
    let choose = match (top.take, least, most) {
        (HowMany::One, ..) | (_, 1, 1) => {
            say!(
                language,
                "choose {one} among them",
                "elige {one} entre ellas"
            )
        }
        _ if top.take == HowMany::Between(Bound::X, Bound::X) => say!(
            language,
            "X times, choose {one} among them",
            "X veces, elige {one} entre ellas"
        ),
        (HowMany::UpTo(Bound::X), ..) => say!(
            language,
            "up to X times, choose {one} among them",
            "hasta X veces, elige {one} entre ellas"
        ),
        (HowMany::Between(least, most), ..) if top.take.has_x() => say!(
            language,
            "{least} to {most} times, choose {one} among them",
            "de {least} a {most} veces, elige {one} entre ellas"
        ),
        (_, 0, 1) => say!(
            language,
            "you may choose {one} among them",
            "puedes elegir {one} entre ellas"
        ),
        (HowMany::Any, ..) => say!(
            language,
            "as often as you want, choose {one} among them",
            "tantas veces como quieras, elige {one} entre ellas"
        ),
        (_, 0, _) => say!(
            language,
            "up to {most} times, choose {one} among them",
            "hasta {most} veces, elige {one} entre ellas"
        ),
        _ if least == most => say!(
            language,
            "{most} times, choose {one} among them",
            "{most} veces, elige {one} entre ellas"
        ),
        _ => say!(
            language,
            "{least} to {most} times, choose {one} among them",
            "de {least} a {most} veces, elige {one} entre ellas"
        ),
    };
    speaker.pick_revealed(&top.deck, &top.filter);
    let effects = speaker.clauses(&top.effects, S::Modality::PLAIN);
    let rest = match top.rest {
        Rest::Bottom => speaker.either([
            "on the bottom of the deck in a random order",
            "en el fondo del mazo en orden aleatorio",
        ]),
        Rest::BottomInOrder => speaker.either([
            "on the bottom of the deck in any order",
            "en el fondo del mazo en el orden que elijas",
        ]),
        Rest::TopInOrder => speaker.either([
            "back on top in any order",
            "de nuevo encima en el orden que elijas",
        ]),
        Rest::Pile => speaker.either(speaker.pile()),
        Rest::Top => speaker.either([
            "back on top in the same order",
            "de nuevo encima en el mismo orden",
        ]),
    };
    let then = lists::before_rest(speaker, &top.effects);
    say!(
        language,
        "{look}; {choose}; {effects}{then}put the rest {rest}",
        "{look}; {choose}; {effects}{then}pon el resto {rest}"
    )
}
