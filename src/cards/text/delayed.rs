//! Says effects that wait, and how long something lasts.

use super::acting::Modalities;
use super::tokens::next_one;
use super::{Form, Says, say};
use crate::cards::language::{
    Amount, Effect, Language as Words, Lasting, Moment, PlayerSelector, PriceChange,
};
use crate::table::Language;

/// "at the end of the turn, draw 1 card".
pub fn later<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    moment: &Moment<L>,
    effects: &[Effect<L>],
    modality: S::Modality,
) -> String {
    let when = speaker.moment(moment);
    delayed(speaker, &when, effects, modality)
}

/// "the next time you draw a card this turn, gain 1 Volition".
pub fn next_time<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    trigger: &L::Trigger,
    until: &Lasting<L>,
    effects: &[Effect<L>],
    modality: S::Modality,
) -> String {
    let before = before(speaker, until);
    let when = speaker.trigger(trigger);
    let language = speaker.language();
    let when = match when.strip_prefix(language.pick("when ", "cuando ")) {
        Some(what) => say!(
            language,
            "the next time {what}{before}",
            "la próxima vez que {what}{before}"
        ),
        None => say!(
            language,
            "the next time{before}, {when}",
            "la próxima vez{before}, {when}"
        ),
    };
    delayed(speaker, &when, effects, modality)
}

/// When something that is waited for must happen, with a space before it: " before your next turn".
pub fn before<L: Words, S: Says<L> + ?Sized>(speaker: &mut S, until: &Lasting<L>) -> String {
    let until = speaker.lasting(until);
    let language = speaker.language();
    let [long, short] = match language {
        Language::English => [" until ", " before "],
        Language::Spanish => [" hasta ", " antes de "],
    };
    match until.strip_prefix(long) {
        Some(turn) if turn.ends_with(language.pick("turn", "turno")) => format!("{short}{turn}"),
        _ => until,
    }
}

fn delayed<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    when: &str,
    effects: &[Effect<L>],
    modality: S::Modality,
) -> String {
    let waits = matches!(effects, [Effect::Later(..) | Effect::NextTime(..), ..]);
    let effects = speaker.clauses(effects, S::Modality::PLAIN);
    let effects = match waits {
        true => say!(
            speaker.language(),
            "set this up: {effects}",
            "prepara esto: {effects}"
        ),
        false => effects,
    };
    match modality.form() {
        Form::Bare => say!(
            speaker.language(),
            "do this {when}: {effects}",
            "hacer esto {when}: {effects}"
        ),
        _ => format!("{when}, {effects}"),
    }
}

/// "at the end of the turn", "at the start of your next turn".
pub fn moment<L: Words, S: Says<L> + ?Sized>(speaker: &mut S, moment: &Moment<L>) -> String {
    let language = speaker.language();
    match moment {
        Moment::EndOfTurn(PlayerSelector::Each | PlayerSelector::Active) => speaker
            .either(["at the end of the turn", "al final del turno"])
            .to_owned(),
        Moment::StartOfTurn(PlayerSelector::Each) => speaker
            .either([
                "at the start of the next turn",
                "al comienzo del próximo turno",
            ])
            .to_owned(),
        // The present one counts.
        Moment::EndOfTurn(player) => {
            let turn = speaker.possession(player, ["turn", "turno"], false);
            say!(language, "at the end of {turn}", "al final de {turn}")
        }
        Moment::StartOfTurn(player) => {
            let turn = next_turn(speaker, player);
            say!(language, "at the start of {turn}", "al comienzo de {turn}")
        }
    }
}

/// "your next turn", "the opponent's next turn".
fn next_turn<L: Words, S: Says<L> + ?Sized>(speaker: &mut S, player: &PlayerSelector<L>) -> String {
    speaker.possession(player, ["next turn", "próximo turno"], false)
}

/// " this turn", with a space before it.
pub fn lasting<L: Words, S: Says<L> + ?Sized>(speaker: &mut S, lasting: &Lasting<L>) -> String {
    let language = speaker.language();
    match lasting {
        Lasting::Turn => speaker.either([" this turn", " en este turno"]).to_owned(),
        Lasting::NextTurnOf(player) => {
            let turn = next_turn(speaker, player);
            say!(language, " until {turn}", " hasta {turn}")
        }
        Lasting::Round => speaker
            .either([" until your next turn", " hasta tu próximo turno"])
            .to_owned(),
        Lasting::WhileInPlay => {
            let this = speaker.this_card();
            say!(
                language,
                " while {this} is in play",
                " mientras {this} siga en juego"
            )
        }
        Lasting::Game | Lasting::Permanent => String::new(),
    }
}

/// "Manipulations in your hand cost 1 less this turn".
pub fn costs<L: Words, S: Says<L> + ?Sized>(speaker: &mut S, change: &PriceChange<L>) -> String {
    let language = speaker.language();
    let lasting = speaker.lasting(&change.until);
    let (by, tail) = match &change.by {
        Amount::N(n) => (n.to_string(), String::new()),
        Amount::X => ("X".to_owned(), String::new()),
        other => match speaker.each_one(other) {
            Some((n, each)) => (n.to_string(), say!(language, " for {each}", " por {each}")),
            None => {
                let by = speaker.quantity(other);
                let tail = say!(language, ", where X is {by}", ", donde X es {by}");
                ("X".to_owned(), tail)
            }
        },
    };
    let [less, menos] = if change.more {
        ["more", "más"]
    } else {
        ["less", "menos"]
    };
    let [you, te] = speaker.costs_whom();
    if change.next {
        let [is, se] = speaker.paid_for();
        let one = speaker.one(&change.filter).text;
        let before = before(speaker, &change.until);
        if let Some(next) = next_one(&one, language) {
            return say!(
                language,
                "{next}{before} costs{you} {by} {less}{tail}",
                "{next}{before} {te}cuesta {by} {menos}{tail}"
            );
        }
        return say!(
            language,
            "the next time {one} {is}{before}, it costs{you} {by} {less}{tail}",
            "la próxima vez que {se} {one}{before}, {te}cuesta {by} {menos}{tail}"
        );
    }
    let many = speaker.many(&change.filter);
    say!(
        language,
        "{many} cost{you} {by} {less}{lasting}{tail}",
        "{many} {te}cuestan {by} {menos}{lasting}{tail}"
    )
}
