//! Says how many cards players hold.

use super::conditions::cards;
use super::{Says, least, say};
use crate::cards::language::{Language as Words, PlayerSelector};
use crate::table::Language;

/// "your hand", "all hands".
fn hand_of<L: Words, S: Says<L> + ?Sized>(speaker: &mut S, player: &PlayerSelector<L>) -> String {
    match player {
        PlayerSelector::Each => speaker.either(["all hands", "todas las manos"]).to_owned(),
        one => speaker.possession(one, ["hand", "mano"], true),
    }
}

/// "each card in your hand".
pub(super) fn each_in_hand<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    player: &PlayerSelector<L>,
) -> String {
    let hand = hand_of(speaker, player);
    say!(
        speaker.language(),
        "each card in {hand}",
        "cada carta en {hand}"
    )
}

/// "you hold at least 2 cards", or its opposite.
pub fn holds_cards<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    n: u8,
    player: &PlayerSelector<L>,
    holds: bool,
) -> String {
    if n == 1 && !holds {
        return holds_none(speaker, player);
    }
    let language = speaker.language();
    let (who, holds) = holder(speaker, player, holds);
    let cards = least(holds, &cards(n, language), "fewer", language);
    say!(language, "{who} {cards}", "{who} {cards} en la mano")
}

/// "you hold at most 2 cards", or its opposite.
pub fn holds_at_most<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    n: u8,
    player: &PlayerSelector<L>,
    holds: bool,
) -> String {
    if n == 0 {
        return speaker.holds_cards(1, player, !holds);
    }
    let language = speaker.language();
    let (who, holds) = holder(speaker, player, holds);
    let most = match (language, holds) {
        (Language::English, true) => "at most",
        (Language::English, false) => "more than",
        (Language::Spanish, true) => speaker.at_most(),
        (Language::Spanish, false) => "más de",
    };
    let cards = cards(n, language);
    say!(
        language,
        "{who} {most} {cards}",
        "{who} {most} {cards} en la mano"
    )
}

/// "your hand is empty", "the opponent holds no cards".
fn holds_none<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    player: &PlayerSelector<L>,
) -> String {
    let language = speaker.language();
    if *player == PlayerSelector::You {
        let have = speaker.wished(["tienes", "tengas"]);
        return say!(
            language,
            "your hand is empty",
            "no {have} cartas en la mano"
        );
    }
    let who = speaker
        .player(player)
        .map_or_else(String::new, |who| who.text);
    let have = speaker.wished(["tiene", "tenga"]);
    say!(
        language,
        "{who} holds no cards",
        "{who} no {have} cartas en la mano"
    )
}

/// "you hold", "the opponent holds", and whether what follows holds of them. Of several players it holds for any,
/// so its opposite for none.
fn holder<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    player: &PlayerSelector<L>,
    holds: bool,
) -> (String, bool) {
    let language = speaker.language();
    let have = speaker.wished(["tiene", "tenga"]);
    match (speaker.player(player), player) {
        (None, _) => {
            let have = speaker.wished(["tienes", "tengas"]);
            (say!(language, "you hold", "{have}"), holds)
        }
        (Some(_), PlayerSelector::Each) if holds => {
            (say!(language, "a player holds", "un jugador {have}"), true)
        }
        (Some(_), PlayerSelector::Each) => (
            say!(language, "no player holds", "ningún jugador {have}"),
            true,
        ),
        (Some(who), _) => {
            let (who, hold) = (&who.text, if who.plural { "hold" } else { "holds" });
            (say!(language, "{who} {hold}", "{who} {have}"), holds)
        }
    }
}

/// "the number of cards in your hand".
pub(super) fn hand<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    player: &PlayerSelector<L>,
) -> String {
    let hand = hand_of(speaker, player);
    say!(
        speaker.language(),
        "the number of cards in {hand}",
        "el número de cartas en {hand}"
    )
}
