//! Several effects in one sentence, so that none reads as part of the one before it.

use super::acting::{Acting, Modalities};
use super::{Says, say};
use crate::cards::language::{Chance, Condition, Effect, Language as Words};

/// How what follows an effect could read as part of it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// It could not.
    Closed,
    /// The effect holds others that may not happen; whether those are open too.
    Depends(bool),
    /// The effect holds others that happen; whether those are open too.
    Holds(bool),
    /// The effect holds others that happen later.
    Waits,
}

impl End {
    /// What stands before the next effect, so that it is none of those.
    const fn then(self) -> Option<[&'static str; 2]> {
        Some(match self {
            Self::Closed => return None,
            Self::Depends(false) => ["; either way, ", "; en ambos casos, "],
            Self::Depends(true) => ["; in any case, ", "; en cualquier caso, "],
            Self::Holds(false) => ["; after that, ", "; después de eso, "],
            Self::Holds(true) => ["; after all that, ", "; después de todo eso, "],
            Self::Waits => ["; right now, ", "; ahora mismo, "],
        })
    }
}

fn ends<'a, L: Words + 'a>(
    says: &(impl Says<L> + ?Sized),
    lists: impl IntoIterator<Item = &'a Vec<Effect<L>>>,
) -> bool {
    let mut last = lists.into_iter().filter_map(|effects| effects.last());
    last.any(|last| end(says, last) != End::Closed)
}

fn end<L: Words>(says: &(impl Says<L> + ?Sized), effect: &Effect<L>) -> End {
    match effect {
        Effect::Do(verb) if says.is_open(verb) => End::Depends(false),
        Effect::Do(_) | Effect::Costs(_) | Effect::Reveal(_) | Effect::TopCards(_) => End::Closed,
        Effect::And(inner) => match &inner[..] {
            [] => End::Closed,
            [one] => end(says, one),
            _ => End::Depends(ends(says, [inner])),
        },
        Effect::If(_, inner)
        | Effect::May(inner)
        | Effect::MayPay(_, inner)
        | Effect::MayDo(_, inner)
        | Effect::Unless(_, _, inner) => End::Depends(ends(says, [inner])),
        Effect::IfElse(_, one, other) => End::Depends(ends(says, [one, other])),
        Effect::Chance(Chance::Flip(sides)) => {
            End::Depends(ends(says, [&sides.heads, &sides.tails]))
        }
        Effect::Chance(Chance::Roll(bands)) => match &bands[..] {
            [band] if band.on.len() == 6 => End::Holds(ends(says, [&band.effects])),
            bands => End::Depends(ends(says, bands.iter().map(|band| &band.effects))),
        },
        Effect::Pick(_, ways) | Effect::PickSome(_, _, ways, _) | Effect::Vote(ways) => {
            End::Holds(ends(says, ways))
        }
        Effect::EachDoes(_, inner)
        | Effect::Choose(_, _, inner)
        | Effect::ForEach(_, inner)
        | Effect::AtRandom(_, inner)
        | Effect::Repeat(_, inner) => End::Holds(ends(says, [inner])),
        Effect::Later(..) | Effect::NextTime(..) | Effect::ReplaceNext(..) => End::Waits,
    }
}

/// Whether an effect that is not the last could swallow the one after it.
pub fn swallows<L: Words>(says: &(impl Says<L> + ?Sized), effects: &[Effect<L>]) -> bool {
    let before = effects.split_last().map_or(&[][..], |(_, before)| before);
    before.iter().any(|effect| end(says, effect) != End::Closed)
}

/// What stands between these and what is done in any case: ", then ", "; either way, ".
pub(super) fn before_rest<L: Words>(
    says: &(impl Says<L> + ?Sized),
    effects: &[Effect<L>],
) -> &'static str {
    let last = effects.last().map_or(End::Closed, |last| end(says, last));
    says.either(match last {
        End::Depends(_) | End::Waits => last.then().unwrap_or_default(),
        End::Closed | End::Holds(_) => [", then ", " y luego "],
    })
}

/// Whether "otherwise" after these would read as the other side of an inner condition.
fn depends<L: Words>(says: &(impl Says<L> + ?Sized), effects: &[Effect<L>]) -> bool {
    let last = effects.last().map(|last| end(says, last));
    matches!(last, Some(End::Depends(_) | End::Holds(true)))
}

/// All effects as one clause: "draw 1 card and gain 2 Volition", "you may pay 1 Volition. If you do, tap it; either
/// way, draw 1 card".
pub(super) fn clauses<L: Words, S: Says<L> + ?Sized>(
    says: &mut S,
    effects: &[Effect<L>],
    modality: S::Modality,
) -> String {
    let mut text = String::new();
    let mut parts = Vec::new();
    for (n, effect) in effects.iter().enumerate() {
        parts.push(says.effect(effect, modality));
        if n + 1 == effects.len() {
            break;
        }
        if let Some(then) = end(says, effect).then() {
            text += &says.joined(&parts);
            text += says.either(then);
            parts.clear();
        }
    }
    text + &says.joined(&parts)
}

/// "you may pay 2 Volition. If you do, draw 1 card"; of somebody else "they may pay 2 Volition. If they do, ..".
pub(super) fn may_pay<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    costs: &[L::Cost],
    effects: &[Effect<L>],
) -> String {
    if speaker.is_for_others() {
        let costs = speaker.costs_of_others(costs);
        let effects = speaker.others(effects, Acting::Somebody, S::Modality::PLAIN);
        return say!(
            speaker.language(),
            "they may {costs}. If they do, {effects}",
            "ese jugador puede {costs}. Si lo hace, {effects}"
        );
    }
    let costs = speaker.costs(costs);
    let effects = speaker.clauses(effects, S::Modality::PLAIN);
    say!(
        speaker.language(),
        "you may {costs}. If you do, {effects}",
        "puedes {costs}. Si lo haces, {effects}"
    )
}

/// "you may draw 1 card", "you may do this: .." where one of several effects may not happen.
pub(super) fn may<L: Words, S: Says<L> + ?Sized>(says: &mut S, effects: &[Effect<L>]) -> String {
    let language = says.language();
    if swallows(says, effects) {
        let effects = says.clauses(effects, S::Modality::PLAIN);
        return say!(
            language,
            "you may do this: {effects}",
            "puedes hacer esto: {effects}"
        );
    }
    let before = says.act(Acting::Nobody);
    if effects
        .iter()
        .any(|effect| !matches!(effect, Effect::Do(_)))
    {
        says.act(before);
    }
    let effects = says.clauses(effects, S::Modality::MAY);
    says.act(before);
    say!(language, "you may {effects}", "puedes {effects}")
}

/// "if you control a soldier, draw 1 card; otherwise, discard 1 card".
pub(super) fn if_else<L: Words, S: Says<L> + ?Sized>(
    says: &mut S,
    condition: &Condition<L>,
    [effects, other]: [&[Effect<L>]; 2],
    modality: S::Modality,
) -> String {
    let language = says.language();
    let lead = says.lead(condition);
    let open = depends(says, effects);
    let effects = says.clauses(effects, modality);
    let otherwise = match open {
        true => {
            let not = says.state(condition, false);
            say!(language, "if {not}", "si {not}")
        }
        false => says.either(["otherwise", "si no"]).to_owned(),
    };
    let other = says.clauses(other, modality);
    format!("{lead} {effects}; {otherwise}, {other}")
}

/// ": draw 1 card; gain 2 Volition; or gain 1 Structure"; with letters where one of them has several parts.
pub(super) fn ways<L: Words, S: Says<L> + ?Sized>(says: &mut S, ways: &[Vec<Effect<L>>]) -> String {
    let ways = ways.iter().map(|way| says.clauses(way, S::Modality::PLAIN));
    let ways = lettered(ways.collect());
    let ways = match ways.split_last() {
        Some((last, ways)) if !ways.is_empty() => {
            let or = says.either(["; or ", "; o bien "]);
            format!("{}{or}{last}", ways.join("; "))
        }
        _ => ways.join("; "),
    };
    format!("{}{ways}", says.before_ways())
}

/// Ways with letters before them where one has several parts: "(a) choose an agent; lock it".
#[must_use]
pub fn lettered(mut ways: Vec<String>) -> Vec<String> {
    if ways
        .iter()
        .any(|way| way.contains("; ") || way.contains(". "))
    {
        for (letter, way) in ('a'..='z').zip(&mut ways) {
            way.insert_str(0, &format!("({letter}) "));
        }
    }
    ways
}
