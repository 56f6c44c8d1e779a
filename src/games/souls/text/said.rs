//! Words for results of a roll, decks and slots, and for what goes from one to another.

use super::Addressee;
use super::grant::lasting;
use super::noun::SLOT;
use super::speaker::Speaker;
use super::verb::{self, ImpliedSubject, WIDEN};
use crate::cards::text::{self, Form, Modalities, Says, counted, say};
use crate::games::souls::content::{
    DeckKind, Lasting, ObjectSelector, PlayerSelector, Side, SlotKind, Verb,
};
use crate::packs::Language;

/// The name of a deck before "deck" and after "mazo de".
pub const fn deck_name(deck: DeckKind, language: Language) -> &'static str {
    match deck {
        DeckKind::Treasure => language.pick("treasure", "tesoros"),
        DeckKind::Loot => language.pick("loot", "botín"),
        DeckKind::Monster => language.pick("monster", "monstruos"),
        DeckKind::Room => language.pick("room", "salas"),
    }
}

/// "add 1 shop slot".
pub fn slots(kind: SlotKind, n: i64, implied: ImpliedSubject, language: Language) -> String {
    let kind = match kind {
        SlotKind::Shop => language.pick("shop", "tienda"),
        SlotKind::Monster => language.pick("monster", "monstruo"),
        SlotKind::Room => language.pick("room", "sala"),
    };
    let add = WIDEN.form(implied.form(), language);
    let slots = counted(n, SLOT, language);
    let slot = SLOT.name(n != 1, language);
    say!(
        language,
        "{add} {n} {kind} {slot}",
        "{add} {slots} de {kind}"
    )
}

/// "gain control of another item until the end of the turn".
pub fn gain_control(
    who: &ObjectSelector,
    until: &Lasting,
    implied: ImpliedSubject,
    speaker: &mut Speaker,
) -> String {
    let who = speaker.who(who);
    let lasts = lasting(until, &who, Form::of(&who), speaker);
    let language = speaker.language();
    let gain = speaker.act(&PlayerSelector::You, &verb::GAIN, "", implied);
    text::gain_control(&gain, &who, &lasts, language)
}

/// "redirect damage aimed at you to another player".
pub fn redirect(
    who: &ObjectSelector,
    to: &ObjectSelector,
    implied: ImpliedSubject,
    speaker: &mut Speaker,
) -> String {
    let redirect = speaker.does(&verb::REDIRECT, who, [" to", " a"], implied);
    format!("{redirect} {}", speaker.who(to).text)
}

/// "give an item to another player".
pub fn give(
    who: &ObjectSelector,
    player: &PlayerSelector,
    implied: ImpliedSubject,
    speaker: &mut Speaker,
) -> String {
    let to_you = *player == PlayerSelector::You && speaker.names.addressee == Addressee::You;
    if speaker.language() == Language::Spanish && to_you {
        let what = speaker.who(who);
        let (text, clitic) = (&what.text, what.clitic());
        return match (what.known, implied.is_bare()) {
            (true, false) => format!("te {clitic} da"),
            (true, true) => format!("dárte{clitic}"),
            (false, false) => format!("te da {text}"),
            (false, true) => format!("darte {text}"),
        };
    }
    let give = speaker.does(&verb::HAND, who, [" to", " a"], implied);
    format!("{give} {}", speaker.whom(player))
}

/// "the number of loot cards in your hand".
pub fn cards_in(hand: &str, language: Language) -> String {
    say!(
        language,
        "the number of loot cards in {hand}",
        "el número de cartas de botín de {hand}"
    )
}

/// "that amount", which is the result of a roll.
pub fn that_amount(result: bool, language: Language) -> &'static str {
    match result {
        true => language.pick("the result", "el resultado"),
        false => language.pick("that amount", "esa cantidad"),
    }
}

/// "half of that, rounded down".
pub fn half(of: &str, language: Language) -> String {
    say!(
        language,
        "half {of}, rounded down",
        "la mitad de {of}, redondeando hacia abajo"
    )
}

/// "swap hands with another player".
pub fn swap_hands(
    player: &PlayerSelector,
    implied: ImpliedSubject,
    speaker: &mut Speaker,
) -> String {
    let with = speaker.whom(player);
    let what = say!(
        speaker.language(),
        "hands with {with}",
        "las manos con {with}"
    );
    speaker.act(&PlayerSelector::You, &verb::SWAP_HANDS, &what, implied)
}

/// "each player gives their hand to the player to their left".
pub fn pass_hands(side: Side, implied: ImpliedSubject, speaker: &mut Speaker) -> String {
    let what = match side {
        Side::Left => speaker.pick(
            "their hand to the player to their left",
            "su mano al jugador a su izquierda",
        ),
        Side::Right => speaker.pick(
            "their hand to the player to their right",
            "su mano al jugador a su derecha",
        ),
    };
    speaker.act(&PlayerSelector::Each, &verb::GIVE, what, implied)
}

/// "put the top card of the monster deck on a monster slot of your choice".
pub fn reveal_monster(implied: ImpliedSubject, speaker: &mut Speaker) -> String {
    let language = speaker.language();
    let whose = match speaker.names.addressee {
        Addressee::You => speaker.pick("your", "tu"),
        Addressee::Active | Addressee::They => speaker.pick("their", "su"),
    };
    let what = say!(
        language,
        "the top card of the monster deck on a monster slot of {whose} choice",
        "la carta superior del mazo de monstruos en una casilla de monstruo a {whose} elección"
    );
    speaker.act(&PlayerSelector::You, &verb::PUT, &what, implied)
}

/// Where a monster is put.
pub const fn slot(addressee: Addressee) -> [&'static str; 2] {
    match addressee {
        Addressee::You => [
            " on a monster slot of your choice",
            " en una casilla de monstruo a tu elección",
        ],
        Addressee::Active | Addressee::They => [
            " on a monster slot of their choice",
            " en una casilla de monstruo a su elección",
        ],
    }
}

/// Whether the sentence of an effect can go on after it.
pub const fn is_open(verb: &Verb) -> bool {
    matches!(
        verb,
        Verb::RollBy(..)
            | Verb::MoreLootPlays(..)
            | Verb::MoreAttacks(..)
            | Verb::MorePurchases(..)
    )
}
