//! Says extra turns and skipped ones, and who loses.

use super::{Modality, Says, say, verbs};
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
    let language = speaker.language();
    let subject = speaker.player(player);
    let skip = modality.does(&SKIP, subject.as_ref(), language);
    let whose = match subject.filter(|who| !who.you) {
        None => speaker.either(["your", "tu"]),
        Some(_) => speaker.either(["their", "su"]),
    };
    say!(
        language,
        "{skip} {whose} next turn",
        "{skip} {whose} próximo turno"
    )
}

/// "the opponent loses the match", "you lose the match".
pub fn lose_match<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    player: &PlayerSelector<L>,
    modality: Modality,
) -> String {
    let language = speaker.language();
    let subject = speaker.player(player);
    let you = match subject {
        None => speaker.either(["you ", ""]),
        Some(_) => "",
    };
    let loses = modality.does(&LOSE, subject.as_ref(), language);
    say!(language, "{you}{loses} the match", "{loses} la partida")
}
