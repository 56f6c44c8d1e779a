//! Abilities of frames and companies: only words that this game has, that mean something where they stand, and limits.

use std::ops::Range;

use ron2::Spanned;

use super::super::{
    Ability, Condition, Effect, Filter, Gain, ObjectSelector, Origin, OwnCondition, OwnCost,
    OwnNumber, OwnThing, ReplacedEvent, Trigger, Verb,
};
use super::again;
use super::doubtful;
use crate::cards::language::{
    Amount, Condition as Shared, Given, Lasting, Part, Parts, Scene, WordCodes,
};
use crate::cards::uses::{MOST_TIMES, Often};
use crate::games::frames::{Frames, limits};
use crate::packs::{CheckContext, Findings, range};

const WORDS: WordCodes = WordCodes {
    target: "F042",
    that: "F043",
    range: "F001",
    x: "F042",
    idle: "F045",
    never: "F046",
    die: "W030",
    most: limits::EFFECT as i32,
    have_that: "`Activates`, `Moves`, `Attacks`, `Attacked`, `AttacksFrame`, `BeforeHits`, `Rolls`, `RollsDamage`, `RolledAgainst`, `Hit`, `LosesSystem` and `Destroyed` have one",
    have_amount: "`Attacks`, `Attacked`, `AttacksFrame`, `BeforeHits`, `RollsDamage`, `RolledAgainst` and `Hit` have one",
    pays_x: "nothing in this game is paid for X",
};

/// Whose abilities they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Holder {
    /// Of a type of frame.
    Frame,
    /// Of a company, which stands nowhere.
    Company,
}

/// Checks abilities and hands them out.
pub(super) fn check(
    abilities: &[Spanned<Ability>],
    holder: Holder,
    context: &mut CheckContext<'_>,
) -> Vec<Ability> {
    context.twice(abilities.iter().map(|ability| range(&ability.span)));
    if abilities.len() > limits::ABILITIES {
        let at = range(&abilities[limits::ABILITIES].span);
        let message = format!("more than {} abilities", limits::ABILITIES);
        context.error("F001", &(at.start..at.start + 1), message);
    }
    for ability in abilities {
        one(&ability.value, holder, &range(&ability.span), context);
    }
    abilities
        .iter()
        .map(|ability| ability.value.clone())
        .collect()
}

fn one(ability: &Ability, holder: Holder, at: &Range<usize>, context: &mut CheckContext<'_>) {
    if ability.once() == Often::Turn {
        let place = context.closer(at, "once");
        let message = "this game counts rounds, not turns";
        context.error_with(
            "F042",
            &place,
            message,
            "write `once: Round` or `once: Game`",
        );
    }
    match ability {
        Ability::Triggered { nth: Some(n), .. } => {
            let place = context.closer(at, "nth");
            context.within("nth", i64::from(*n), 2, MOST_TIMES, &place);
        }
        Ability::Activated { costs, once, .. } if costs.is_empty() && !once.is_limited() => {
            let place = context.closer(at, "Activated");
            let message = "it can be used without end: it costs nothing and has no limit";
            context.error_with("F044", &place, message, "write `once: Round`, or a cost");
        }
        Ability::Continuous { gives, .. } => {
            for gain in gives {
                let (word, n) = gain.number();
                let place = context.closer(at, word);
                let (low, high): (i8, i8) = match gain {
                    Gain::AimedWithin(_) => (1, limits::EFFECT as i8),
                    _ => (*limits::BONUS.start(), *limits::BONUS.end()),
                };
                if n == 0 {
                    let message = format!("`{word}` gives nothing");
                    let help = format!("from {low} to {high}, and not 0");
                    context.error_with("F001", &place, message, help);
                } else {
                    context.within(word, n.into(), low.into(), high.into(), &place);
                }
            }
        }
        Ability::Triggered { .. } | Ability::Activated { .. } | Ability::Replaces { .. } => {}
    }
    let empty = match ability {
        Ability::Continuous { gives, .. } => gives.is_empty(),
        Ability::Triggered { effects, .. } | Ability::Activated { effects, .. } => {
            effects.is_empty()
        }
        Ability::Replaces { .. } => false,
    };
    if empty {
        let place = context.closer(at, "effects");
        context.warn("F045", &place, "the ability does nothing");
    }
    let when = match ability {
        Ability::Triggered { when, .. } => Some(when),
        Ability::Activated { .. } | Ability::Continuous { .. } | Ability::Replaces { .. } => None,
    };
    let outside = holder == Holder::Company && matches!(ability, Ability::Activated { .. });
    let mut found = Findings::default();
    ability.parts(&mut |part, scene| {
        let when = scene.trigger.or(when);
        let given = match ability {
            Ability::Replaces { event, .. } if when.is_none() => of_replaced(event),
            _ => given(when),
        };
        WORDS.check(&part, scene, given, &mut found);
        missing(&part, &mut found);
        ground(&part, &mut found);
        again::dice(&part, when, outside, &mut found);
        match ability {
            Ability::Replaces { .. } => {}
            Ability::Continuous { .. } => attacker(&part, when, &mut found),
            Ability::Triggered { .. } | Ability::Activated { .. } => {
                ranged(&part, when, &mut found);
                attacker(&part, when, &mut found);
            }
        }
        if holder == Holder::Company {
            placeless(&part, &mut found);
        }
    });
    if let (Some(Trigger::CountersReach(..)), Holder::Company) = (when, holder) {
        let message =
            "`CountersReach` is about the frame that has the ability, and this is a company's";
        found.wrong(
            "F047",
            "CountersReach",
            message,
            "give the ability to a frame",
        );
    }
    if let (Ability::Continuous { who: None, .. }, Holder::Company) = (ability, holder) {
        let message = "a company is no frame, so that nothing has what this gives";
        let help = "write `who: (whose: Yours)`";
        found.wrong("F047", "Continuous", message, help);
    }
    if let Ability::Activated { costs, .. } = ability {
        self::costs(costs, holder, &mut found);
    }
    if let Ability::Replaces { event, instead, .. } = ability {
        instead.check(event.is_damage(), &mut found);
    }
    again::undying(ability, &mut found);
    again::destroyed(ability, &mut found);
    unmoved(ability, &mut found);
    doubtful::look(ability, holder, &mut found);
    found.report(at, context);
}

/// Numbers of what is put down, in their bounds.
fn ground(part: &Part<'_, Frames>, found: &mut Findings) {
    let (word, n, limits, within) = match part {
        Part::Effect(Effect::Do(Verb::BuildCover(hits, within))) => {
            let (low, high) = (*limits::HITS.start(), *limits::HITS.end());
            ("BuildCover", *hits, (low.into(), high.into()), *within)
        }
        Part::Effect(Effect::Do(Verb::MakeHazard(radius, within))) => {
            let limits = (*limits::HAZARD.start(), *limits::HAZARD.end());
            ("MakeHazard", *radius, limits, *within)
        }
        _ => return,
    };
    WORDS.within(word, n.into(), limits.0, limits.1, found);
    WORDS.within(word, within.into(), 1, limits::EFFECT.into(), found);
}

/// What the words of an ability can mean that replaces something.
const fn of_replaced(event: &ReplacedEvent) -> Given {
    Given {
        that: true,
        amount: event.is_damage(),
        ..given(None)
    }
}

/// F060: words about what the ability moved, where it moves nothing.
fn unmoved(ability: &Ability, found: &mut Findings) {
    let (mut moves, mut asks) = (false, None);
    ability.parts(&mut |part, _| match part {
        Part::Effect(Effect::Do(Verb::Move(..) | Verb::Push(..) | Verb::Pull(..))) => moves = true,
        Part::Amount(Amount::Own(OwnNumber::Moved)) => asks = Some("Moved"),
        Part::Condition(Condition::Own(OwnCondition::Blocked)) => asks = Some("Blocked"),
        _ => {}
    });
    if let Some(word) = asks.filter(|_| !moves) {
        let message = format!("`{word}` is about what this ability moved, and it moves nothing");
        let help = "put `Move`, `Push` or `Pull` before it";
        found.wrong("F060", word, message, help);
    }
}

/// Checks the condition of an objective, in which "you" is a player and nothing triggered.
pub(super) fn check_condition(
    condition: &Condition,
    at: &Range<usize>,
    context: &mut CheckContext<'_>,
) {
    let mut found = Findings::default();
    condition.parts(&Scene::new(&[]), &mut |part, scene| {
        WORDS.check(&part, scene, given(None), &mut found);
        missing(&part, &mut found);
        attacker(&part, None, &mut found);
        ranged(&part, None, &mut found);
        placeless(&part, &mut found);
    });
    found.report(at, context);
}

/// What the words of an ability can mean that triggers on that.
const fn given(when: Option<&Trigger>) -> Given {
    let mut given = Given {
        x: false,
        that: false,
        amount: false,
        player: false,
        triggered: when.is_some(),
        many: true,
        away: false,
    };
    match when {
        None | Some(Trigger::RoundBegins | Trigger::RoundEnds | Trigger::CountersReach(..)) => {}
        Some(Trigger::Captures(_) | Trigger::LosesStation(_)) => given.player = true,
        Some(
            Trigger::Attacks(_)
            | Trigger::AttacksFrame(..)
            | Trigger::Attacked(_)
            | Trigger::BeforeHits(_)
            | Trigger::RollsDamage(_)
            | Trigger::RolledAgainst(_)
            | Trigger::Hit(_),
        ) => {
            (given.that, given.amount) = (true, true);
        }
        Some(
            Trigger::Activates(_)
            | Trigger::Moves(_)
            | Trigger::EntersHazard(_)
            | Trigger::Rolls(_)
            | Trigger::LosesSystem(_)
            | Trigger::Destroyed(_),
        ) => given.that = true,
    }
    given
}

/// Shared words that mean nothing in this game.
fn missing(part: &Part<'_, Frames>, found: &mut Findings) {
    let (word, help) = match part {
        Part::Amount(Amount::Hand(_)) => ("Hand", "there are no cards"),
        Part::Amount(Amount::ThisTurn(..)) => ("ThisTurn", "nothing is counted so"),
        Part::Condition(Shared::HandAtLeast(..)) => ("HandAtLeast", "there are no cards"),
        Part::Condition(Shared::HandAtMost(..)) => ("HandAtMost", "there are no cards"),
        Part::Amount(Amount::Share) => ("Share", "there are no targets"),
        Part::Effect(Effect::Reveal(_)) => ("RevealUntil", "there are no cards"),
        Part::Effect(Effect::TopCards(_)) => ("TopCards", "there are no cards"),
        Part::Effect(Effect::AtRandom(..)) => ("AtRandom", "write `Roll` or `Flip`"),
        Part::Effect(Effect::Costs(_)) => ("Costs", "nothing has a price"),
        Part::Effect(Effect::Later(..)) => ("Later", "write an ability with `RoundEnds`"),
        Part::Effect(Effect::ReplaceNext(..)) => {
            ("ReplaceNext", "write an ability with `Replaces`")
        }
        Part::Effect(Effect::NextTime(_, lasting, _)) => match lasting {
            Lasting::Turn => ("Turn", "write `Round` or `Game`"),
            Lasting::NextTurnOf(_) => ("NextTurnOf", "write `Round` or `Game`"),
            Lasting::WhileInPlay | Lasting::Round | Lasting::Game | Lasting::Permanent => return,
        },
        _ => return,
    };
    found.wrong("F042", word, format!("this game has no `{word}`"), help);
}

/// `Attacker` only of what an attacker does.
fn attacker(part: &Part<'_, Frames>, when: Option<&Trigger>, found: &mut Findings) {
    let (word, message, help) = match part {
        Part::Objects(ObjectSelector::Own(OwnThing::Attacker)) => match when {
            Some(when) if when.is_of_attack() => return,
            _ => (
                "Attacker",
                "there is no attacker here",
                "`BeforeHits`, `Attacked`, `Hit` and `Destroyed` have one",
            ),
        },
        Part::Objects(ObjectSelector::Own(OwnThing::Attacked)) => match when {
            Some(
                Trigger::Attacked(_)
                | Trigger::BeforeHits(_)
                | Trigger::RollsDamage(_)
                | Trigger::RolledAgainst(_)
                | Trigger::Attacks(_)
                | Trigger::AttacksFrame(..),
            ) => return,
            _ => (
                "Attacked",
                "nothing is attacked here",
                "`Attacks`, `AttacksFrame`, `Attacked` and `BeforeHits` have one",
            ),
        },
        _ => return,
    };
    found.wrong("F043", word, message, help);
}

/// `AttackAt` only of an attack; what holds continuously looks at the one that goes on.
fn ranged(part: &Part<'_, Frames>, when: Option<&Trigger>, found: &mut Findings) {
    let Part::Condition(Condition::Own(OwnCondition::AttackAt(_))) = part else {
        return;
    };
    if !when.is_some_and(Trigger::is_of_attack) {
        let message = "there is no attack here";
        let help = "`BeforeHits`, `Attacks`, `Attacked`, `AttacksFrame`, `RollsDamage`, `RolledAgainst`, `Hit` and `Destroyed` have one, and `Continuous`";
        found.wrong("F043", "AttackAt", message, help);
    }
}

/// Words about where the frame is that has the ability.
fn placeless(part: &Part<'_, Frames>, found: &mut Findings) {
    let word = match part {
        Part::Objects(ObjectSelector::This) => "This",
        Part::Filter(Filter { this: Some(_), .. }) => "this",
        Part::Filter(Filter { other: true, .. }) => "other",
        Part::Filter(Filter {
            within: Some(_),
            of: None | Some(Origin::This),
            ..
        }) => "within",
        Part::Condition(Condition::Own(OwnCondition::ThisFresh)) => "ThisFresh",
        Part::Effect(Effect::Do(Verb::Push(..))) => "Push",
        Part::Effect(Effect::Do(Verb::Pull(..))) => "Pull",
        Part::Effect(Effect::Do(Verb::BuildCover(..))) => "BuildCover",
        Part::Effect(Effect::Do(Verb::MakeHazard(..))) => "MakeHazard",
        _ => return,
    };
    let message = format!("`{word}` means the frame that has the ability, and this is a company's");
    found.wrong("F047", word, message, "give the ability to a frame");
}

/// Costs in their bounds; a company carries no rockets itself.
fn costs(costs: &[OwnCost], holder: Holder, found: &mut Findings) {
    for cost in costs {
        let (word, n) = match cost {
            OwnCost::DestroyThis => ("DestroyThis", 1),
            OwnCost::Rockets(n) => ("Rockets", *n),
            OwnCost::Points(n) => ("Points", *n),
            OwnCost::RemoveCounters(_, n) => ("RemoveCounters", *n),
        };
        WORDS.within(word, n.into(), 1, limits::EFFECT.into(), found);
        let of_frame = !matches!(cost, OwnCost::Points(_));
        if holder == Holder::Company && of_frame {
            let message = match cost {
                OwnCost::DestroyThis => "a company cannot be destroyed".to_owned(),
                _ => format!("`{word}` are those of the frame that has the ability"),
            };
            let help = "write `Points(1)`, or give the ability to a frame";
            found.wrong("F047", word, message, help);
        }
    }
}
