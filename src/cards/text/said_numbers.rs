//! Says numbers: the shared ones here, its own by each game.

use super::{Says, say};
use crate::cards::language::{Amount, Language as Words};

/// "3 times", "as many times as cards in your hand".
pub fn times<L: Words, S: Says<L> + ?Sized>(speaker: &mut S, times: &Amount<L>) -> String {
    let language = speaker.language();
    match times {
        Amount::N(1) => speaker.either(["once", "una vez"]).to_owned(),
        Amount::N(2) => speaker.either(["twice", "dos veces"]).to_owned(),
        Amount::N(n) => say!(language, "{n} times", "{n} veces"),
        Amount::X => speaker.either(["X times", "X veces"]).to_owned(),
        other => {
            let times = speaker.quantity(other);
            say!(
                language,
                "a number of times equal to {times}",
                "un número de veces igual a {times}"
            )
        }
    }
}

/// A number as a noun: "the number of cards in your hand", "half of that, rounded down".
pub fn quantity<L: Words, S: Says<L> + ?Sized>(speaker: &mut S, amount: &Amount<L>) -> String {
    let language = speaker.language();
    let mut two = |one: &Amount<L>, other: &Amount<L>| {
        let one = speaker.quantity(one);
        (one, speaker.quantity(other))
    };
    match amount {
        Amount::N(n) => n.to_string(),
        Amount::X => "X".to_owned(),
        Amount::That => speaker.that_amount().to_owned(),
        Amount::Count(filter) => {
            let many = speaker.number_of(filter);
            say!(language, "the number of {many}", "el número de {many}")
        }
        Amount::Hand(player) => speaker.hand(player),
        Amount::Times(2, inner) => {
            let inner = speaker.quantity(inner);
            say!(language, "twice {inner}", "el doble de {inner}")
        }
        Amount::Times(n, inner) => {
            let inner = speaker.quantity(inner);
            say!(language, "{n} times {inner}", "{n} veces {inner}")
        }
        Amount::Half(inner) => {
            let inner = speaker.quantity(inner);
            speaker.half(&inner)
        }
        Amount::Plus(one, other) => {
            let (one, other) = two(one, other);
            say!(language, "{one} plus {other}", "{one} más {other}")
        }
        Amount::Minus(one, other) => {
            let (one, other) = two(one, other);
            say!(language, "{one} minus {other}", "{one} menos {other}")
        }
        Amount::Lower(one, other) => {
            let (one, other) = two(one, other);
            say!(
                language,
                "the lower of {one} and {other}",
                "lo menor entre {one} y {other}"
            )
        }
        Amount::Higher(one, other) => {
            let (one, other) = two(one, other);
            say!(
                language,
                "the higher of {one} and {other}",
                "lo mayor entre {one} y {other}"
            )
        }
        Amount::Own(number) => speaker.own_number(number),
    }
}
