//! Says numbers: the shared ones here, its own by each game.

use super::{Phrase, Says, say};
use crate::cards::language::{Amount, Language as Words, PlayerSelector, REPEATS};
use crate::cards::tally::Tally;

/// "3 times", "as many times as cards in your hand".
pub fn times<L: Words, S: Says<L> + ?Sized>(speaker: &mut S, times: &Amount<L>) -> String {
    let language = speaker.language();
    match times {
        Amount::N(1) => speaker.either(["once", "una vez"]).to_owned(),
        Amount::N(2) => speaker.either(["twice", "dos veces"]).to_owned(),
        Amount::N(n) => {
            let n = *n.min(&REPEATS);
            say!(language, "{n} times", "{n} veces")
        }
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
        let first = operand(speaker, amount, one, true);
        (first, operand(speaker, amount, other, false))
    };
    match amount {
        Amount::N(n) => n.to_string(),
        Amount::X => "X".to_owned(),
        Amount::That => speaker.that_amount().to_owned(),
        Amount::Share => speaker.either(["its part", "su parte"]).to_owned(),
        Amount::Count(filter) => {
            let many = speaker.number_of(filter);
            say!(language, "the number of {many}", "el número de {many}")
        }
        Amount::Hand(player) => speaker.hand(player),
        Amount::ThisTurn(tally, player) => this_turn(speaker, *tally, player),
        Amount::Times(2, inner) => {
            let inner = operand(speaker, amount, inner, true);
            say!(language, "twice {inner}", "el doble de {inner}")
        }
        Amount::Times(n, inner) => {
            let inner = operand(speaker, amount, inner, true);
            say!(language, "{n} times {inner}", "{n} veces {inner}")
        }
        Amount::Half(inner) => {
            let inner = operand(speaker, amount, inner, true);
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

/// A part of a number, in brackets where it could be taken for less or more: "twice (5 minus X)".
fn operand<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    whole: &Amount<L>,
    part: &Amount<L>,
    first: bool,
) -> String {
    let said = speaker.quantity(part);
    let apart = match (whole, part) {
        (Amount::Plus(..), Amount::Plus(..)) => false,
        (_, Amount::Plus(..) | Amount::Minus(..)) => true,
        (
            Amount::Plus(..) | Amount::Minus(..),
            Amount::Times(..) | Amount::Lower(..) | Amount::Higher(..),
        ) => first,
        _ => false,
    };
    if apart { format!("({said})") } else { said }
}

/// A number that counts things, as so much for each: 2 and "each of your Characters".
pub fn each_one<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    amount: &Amount<L>,
) -> Option<(i32, String)> {
    Some(match amount {
        Amount::Count(filter) => (1, speaker.each(filter)),
        Amount::Hand(player) => (1, speaker.each_in_hand(player)),
        Amount::Times(n, inner) => {
            let (times, each) = speaker.each_one(inner)?;
            (times.checked_mul(*n)?, each)
        }
        Amount::Own(number) => (1, speaker.own_each(number)?),
        Amount::N(_)
        | Amount::X
        | Amount::That
        | Amount::Share
        | Amount::ThisTurn(..)
        | Amount::Half(_)
        | Amount::Plus(..)
        | Amount::Minus(..)
        | Amount::Lower(..)
        | Amount::Higher(..) => return None,
    })
}

/// How often a continuous ability gives what it gives: " for each of your soldiers", ", times the number of the round".
pub fn per_each<L: Words, S: Says<L> + ?Sized>(speaker: &mut S, per: &Amount<L>) -> String {
    let language = speaker.language();
    match speaker.each_one(per) {
        Some((1, each)) => say!(language, " for {each}", " por {each}"),
        _ => {
            let many = speaker.quantity(per);
            let many = match per {
                Amount::Plus(..) | Amount::Minus(..) => format!("({many})"),
                _ => many,
            };
            say!(language, ", times {many}", ", multiplicado por {many}")
        }
    }
}

/// Who did something: of several players all, as it is the sum of what they did; `None` for you.
fn together<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    player: &PlayerSelector<L>,
) -> Option<Phrase> {
    let who = speaker.player(player).filter(|who| !who.you)?;
    let several = who.text.starts_with(speaker.either(["each ", "cada "]));
    let all = match player {
        PlayerSelector::Each if several => ["all players together", "todos los jugadores juntos"],
        PlayerSelector::Others | PlayerSelector::Opponent if several => [
            "all other players together",
            "todos los demás jugadores juntos",
        ],
        _ => return Some(who),
    };
    Some(Phrase::many(speaker.either(all), false))
}

/// That players did so much this turn, or less: "you played 2 or more cards this turn", "you played no cards this turn".
pub(super) fn did<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    (tally, player): (Tally, &PlayerSelector<L>),
    n: i32,
    holds: bool,
) -> Option<String> {
    let language = speaker.language();
    let (did, [tu, uno, varios]) = match tally {
        Tally::Drawn => ("drew", ["robaste", "robó", "robaron"]),
        Tally::Played => ("played", ["jugaste", "jugó", "jugaron"]),
        Tally::Discarded => ("discarded", ["descartaste", "descartó", "descartaron"]),
        Tally::Damage => ("dealt", ["infligiste", "infligió", "infligieron"]),
        Tally::Destroyed | Tally::Died => return None,
    };
    let who = together(speaker, player);
    let (you, hizo) = match who {
        None => (say!(language, "you ", ""), tu),
        Some(who) => (
            format!("{} ", who.text),
            if who.plural { varios } else { uno },
        ),
    };
    let (things, cosas) = match tally {
        Tally::Damage => ("damage", "puntos de daño"),
        _ => ("cards", "cartas"),
    };
    let less = n - 1;
    Some(match (holds, n) {
        (_, ..=0) => return None,
        (true, 1) if tally == Tally::Damage => say!(
            language,
            "{you}{did} damage this turn",
            "{you}{hizo} daño este turno"
        ),
        (true, 1) => say!(
            language,
            "{you}{did} a card this turn",
            "{you}{hizo} una carta este turno"
        ),
        (true, _) => say!(
            language,
            "{you}{did} {n} or more {things} this turn",
            "{you}{hizo} {n} o más {cosas} este turno"
        ),
        (false, 1) if tally == Tally::Damage => say!(
            language,
            "{you}{did} no damage this turn",
            "{you}no {hizo} daño este turno"
        ),
        (false, 1) => say!(
            language,
            "{you}{did} no cards this turn",
            "{you}no {hizo} ninguna carta este turno"
        ),
        (false, _) => say!(
            language,
            "{you}{did} {less} or fewer {things} this turn",
            "{you}{hizo} {less} o menos {cosas} este turno"
        ),
    })
}

/// "the number of cards you drew this turn".
fn this_turn<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    tally: Tally,
    player: &PlayerSelector<L>,
) -> String {
    let language = speaker.language();
    let who = together(speaker, player);
    let (english, [tu, uno, varios]) = match tally {
        Tally::Drawn => ("drew", ["robaste", "robó", "robaron"]),
        Tally::Played => ("played", ["jugaste", "jugó", "jugaron"]),
        Tally::Discarded => ("discarded", ["descartaste", "descartó", "descartaron"]),
        Tally::Damage => ("dealt", ["infligiste", "infligió", "infligieron"]),
        Tally::Destroyed | Tally::Died => {
            let what = speaker.either(speaker.losses(tally == Tally::Died));
            let who = speaker.player(player).filter(|who| !who.you);
            return match who {
                None => say!(
                    language,
                    "the number of your {what} this turn",
                    "el número de tus {what} este turno"
                ),
                Some(_) if *player == PlayerSelector::Each => say!(
                    language,
                    "the number of {what} this turn",
                    "el número de {what} este turno"
                ),
                Some(who) => {
                    let who = who.text;
                    say!(
                        language,
                        "the number of {who}'s {what} this turn",
                        "el número de {what} de {who} este turno"
                    )
                }
            };
        }
    };
    let (you, does) = match &who {
        None => ("you".to_owned(), tu),
        Some(who) => (who.text.clone(), if who.plural { varios } else { uno }),
    };
    let spanish = match who {
        None => does.to_owned(),
        Some(_) => format!("{does} {you}"),
    };
    if tally == Tally::Damage {
        return say!(
            language,
            "the damage {you} {english} this turn",
            "el daño que {spanish} este turno"
        );
    }
    say!(
        language,
        "the number of cards {you} {english} this turn",
        "el número de cartas que {spanish} este turno"
    )
}
