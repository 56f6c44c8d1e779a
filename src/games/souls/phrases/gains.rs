//! Lines of the log of what players gain and offer each other: souls and ¢.

use crate::cards::CardSpeaker;
use crate::cards::text::say;
use crate::table::{Language, ObjectId, Ref, Seat};

use super::Speaker;

/// "Mara gains a soul: Key".
pub(super) fn soul(speaker: &Speaker<'_>, player: Seat, card: ObjectId, souls: i32) -> String {
    let language = speaker.language;
    let gains = speaker.does(player, "gain", "ganas", "gana");
    let what = speaker.thing(Ref::Object(card));
    match (speaker.is_monster(Ref::Object(card)), souls > 1) {
        (false, true) => say!(
            language,
            "{gains} {souls} souls: {what}",
            "{gains} {souls} almas: {what}"
        ),
        (false, false) => say!(
            language,
            "{gains} a soul: {what}",
            "{gains} un alma: {what}"
        ),
        (true, true) => say!(
            language,
            "{gains} the souls of {what}: {souls}",
            "{gains} las almas de {what}: {souls}"
        ),
        (true, false) => say!(
            language,
            "{gains} the soul of {what}",
            "{gains} el alma de {what}"
        ),
    }
}

/// "Mara offers you 3¢", "you ask Mara for 2¢".
pub(super) fn offered(speaker: &Speaker<'_>, player: Seat, with: Seat, coins: i32) -> String {
    let (n, whom) = (coins.abs(), speaker.thing(Ref::Seat(with)));
    let does = match coins < 0 {
        true => speaker.does(player, "ask", "pides", "pide"),
        false => speaker.does(player, "offer", "ofreces", "ofrece"),
    };
    match (speaker.language, speaker.is_you(with)) {
        (Language::English, _) if coins < 0 => format!("{does} {whom} for {n}¢"),
        (Language::English, _) => format!("{does} {whom} {n}¢"),
        (Language::Spanish, false) => format!("{does} {n}¢ a {whom}"),
        (Language::Spanish, true) => {
            let does = if coins < 0 { "pide" } else { "ofrece" };
            format!("{} te {does} {n}¢", speaker.name(player))
        }
    }
}

/// "Mara gains 3¢".
pub(super) fn got_coins(
    speaker: &Speaker<'_>,
    player: Seat,
    from: Option<Seat>,
    coins: i32,
) -> String {
    let n = coins.abs();
    match from {
        _ if coins < 0 => format!("{} {n}¢", speaker.does(player, "lose", "pierdes", "pierde")),
        Some(from) => {
            let gets = speaker.does(player, "get", "recibes", "recibe");
            let from = speaker.thing(Ref::Seat(from));
            say!(
                speaker.language,
                "{gets} {n}¢ from {from}",
                "{gets} {n}¢ de {from}"
            )
        }
        None => format!("{} {n}¢", speaker.does(player, "gain", "ganas", "gana")),
    }
}
