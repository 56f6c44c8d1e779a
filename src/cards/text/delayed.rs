//! Says effects that wait, and how long something lasts.

use super::acting::Modalities;
use super::tokens::next_one;
use super::{Form, Join, Says, listed, say};
use crate::cards::language::{
    Amount, Effect, Language as Words, Lasting, Moment, ObjectSelector, Part, Parts,
    PlayerSelector, PriceChange, Scene,
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
    let ends = match language {
        Language::English => ["turn", "round"],
        Language::Spanish => ["turno", "ronda"],
    };
    match until.strip_prefix(long) {
        Some(end) if ends.iter().any(|word| end.ends_with(word)) => format!("{short}{end}"),
        _ => until,
    }
}

/// "choose an enemy Character; ": targets that an effect names only in what waits, what is done several times or what
/// others do. They are chosen before, and once. `named` are those that the text has named so far.
pub fn chosen_now<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    effect: &Effect<L>,
    named: &mut Vec<u8>,
) -> String {
    let (mut wait, mut apart) = (Vec::new(), Vec::new());
    effect.parts(&Scene::new(&[]), &mut |part, scene| {
        match part {
            // A replacement says itself what it waits for.
            Part::Effect(Effect::ReplaceNext(event, ..)) => {
                event.parts(&Scene::new(&[]), &mut |part, _| named.extend(target(&part)));
            }
            Part::Effect(effect) => apart.extend(done_apart(effect)),
            _ => {}
        }
        let Some(n) = target(&part).filter(|n| !named.contains(n)) else {
            return;
        };
        named.push(n);
        if scene.later || apart.contains(&n) {
            wait.push(n);
        }
    });
    let language = speaker.language();
    let chosen = wait.into_iter().filter_map(|n| {
        let one = speaker.victim(&ObjectSelector::Target(n));
        one.is_new(language).then_some(one.text)
    });
    let chosen: Vec<String> = chosen.collect();
    if chosen.is_empty() {
        return String::new();
    }
    let chosen = listed(&chosen, Join::And, language);
    say!(language, "choose {chosen}; ", "elige {chosen}; ")
}

/// The targets within an effect that is done several times or by others.
fn done_apart<L: Words>(effect: &Effect<L>) -> Vec<u8> {
    let mut targets = Vec::new();
    let mut all = |effects: &Vec<Effect<L>>| {
        effects.parts(&Scene::new(&[]), &mut |part, _| {
            targets.extend(target(&part));
        });
    };
    match effect {
        Effect::Repeat(_, inner) | Effect::ForEach(_, inner) => all(inner),
        Effect::MayDo(player, inner) | Effect::EachDoes(player, inner)
            if *player != PlayerSelector::You =>
        {
            all(inner);
        }
        Effect::Pick(player, ways) | Effect::PickSome(_, player, ways, _)
            if *player != PlayerSelector::You =>
        {
            ways.iter().for_each(all);
        }
        Effect::Vote(ways) => ways.iter().for_each(all),
        _ => {}
    }
    targets
}

/// The target that a part names.
fn target<L: Words>(part: &Part<'_, L>) -> Option<u8> {
    match part {
        Part::Objects(ObjectSelector::Target(n)) | Part::Players(PlayerSelector::Target(n)) => {
            Some(*n)
        }
        _ => None,
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
    let by = by + speaker.either(speaker.price_unit());
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
