//! Says extra turns and skipped ones, and who loses.

use super::{Modality, Phrase, Says, say, verbs};
use crate::cards::language::{Language as Words, PlayerSelector};

verbs! {
    TAKE_TURN = "take", "juega", "juegas", "juega", "juegan", "jugar", "juegue";
    LOSE = "lose", "pierde", "pierdes", "pierde", "pierden", "perder", "pierda";
    SKIP = "skip", "sáltate", "te saltas", "se salta", "se saltan", "saltarse", "se salte";
}

/// "take an extra turn after this one".
pub fn extra_turn<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    player: &PlayerSelector<L>,
    modality: Modality,
) -> String {
    let language = speaker.language();
    let subject = speaker.player(player);
    let take = modality.does(&TAKE_TURN, subject.as_ref(), language);
    say!(
        language,
        "{take} an extra turn after this one",
        "{take} un turno adicional después de este"
    )
}

/// "skip your next turn", "the opponent skips their next turn".
pub fn skip_turn<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    player: &PlayerSelector<L>,
    modality: Modality,
) -> String {
    skip_next(speaker, player, ["turn", "turno"], modality)
}

/// "skip your next turn", of a turn or a part of one.
pub fn skip_next<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    player: &PlayerSelector<L>,
    [english, spanish]: [&str; 2],
    modality: Modality,
) -> String {
    let language = speaker.language();
    let subject = speaker.player(player);
    let skip = modality.does(&SKIP, subject.as_ref(), language);
    let whose = match player {
        PlayerSelector::You => speaker.either(["your", "tu"]),
        _ => speaker.either(["their", "su"]),
    };
    say!(
        language,
        "{skip} {whose} next {english}",
        "{skip} {whose} próximo {spanish}"
    )
}

/// "the opponent loses the match", "you lose the match".
pub fn lose_match<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    player: &PlayerSelector<L>,
    modality: Modality,
) -> String {
    let language = speaker.language();
    let subject = match (speaker.player(player), modality) {
        (None, Modality::Plain) => Some(Phrase::you(language)),
        (subject, _) => subject,
    };
    let loses = modality.does(&LOSE, subject.as_ref(), language);
    say!(language, "{loses} the match", "{loses} la partida")
}
