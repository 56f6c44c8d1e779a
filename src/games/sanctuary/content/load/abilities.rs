//! One ability: whether its card can have it, its cost, phases and targets, and what it gives.

use std::ops::Range;

use super::super::{
    Ability, Amount, CardKind, Condition, Cost, Filter, Grant, ObjectSelector, OwnCondition,
    TargetSpec, TriggerCondition, Verb, Where,
};
use super::cards::kind_name;
use super::doubtful;
use super::effects::EffectChecker;
use super::endless;
use super::filters;
use super::kind_set::{KindSet, bearers};
use super::known::KnownNames;
use crate::cards::language::{Part, PartMut, check_held, check_played_cost, check_shares};
use crate::cards::uses::MOST_TIMES;
use crate::games::sanctuary::Phase;
use crate::games::sanctuary::limits::{COST, GRANT, TARGETS};
use crate::packs::{CheckContext, range};

/// Checks one ability of a card of that kind and resolves the factions that it names.
pub(super) fn check(
    ability: &mut Ability,
    kind: CardKind,
    at: &Range<usize>,
    known: &KnownNames,
    context: &mut CheckContext<'_>,
) {
    if !sort(ability, kind, at, context) {
        return;
    }
    if let Ability::Resolve { costs, .. } = ability
        && kind != CardKind::Manipulation
    {
        // What is played is never destroyed for itself.
        for cost in costs {
            if let Cost::Destroy(filter) = cost {
                filter.other = true;
            }
        }
    }
    if let Ability::Triggered {
        when: TriggerCondition::Plays(filter),
        ..
    } = ability
        && filter.place == Where::Play
    {
        // Cards are played from a hand.
        filter.place = Where::Hand;
    }
    ability.parts_mut(&mut |part| match part {
        PartMut::Filter(filter) => filters::check(filter, at, known, context),
        PartMut::Counter(counter) => known.resolve_counter(counter, context),
        PartMut::Verb(Verb::Spawn(card, _) | Verb::SpawnCopy(card, ..)) => {
            known.resolve_token(card, context);
        }
        PartMut::Verb(Verb::Become(card, ..)) => known.resolve_permanent(card, context),
        PartMut::Verb(_) | PartMut::Target(_) | PartMut::Players(_) => {}
    });
    ability.parts(&mut |part, _| {
        if let Part::Condition(Condition::Own(condition)) = part {
            never(condition, kind, at, context);
        }
    });
    // C111: of several texts of a Manipulation each can have a price of its own.
    let has_price = matches!(ability, Ability::Resolve { .. }) && kind == CardKind::Manipulation;
    if !has_price
        && ability
            .costs()
            .iter()
            .any(|cost| matches!(cost, Cost::Volition(_)))
    {
        let place = context.closer(at, "Volition");
        let message = "the Volition of an ability, or of a card, is its `cost`";
        context.error_with("S103", &place, message, "`cost: 2, costs: [Discard(1)]`");
    }
    match &*ability {
        Ability::Activated {
            cost,
            destroy,
            place,
            phases: given,
            ..
        } => {
            if *place == Where::Deck || (*place != Where::Play && *destroy) {
                let at = context.closer(at, &format!("{place:?}"));
                let message = "an ability is used in play, or in Limbo or in hand if nothing destroys its card for it";
                let help = "leave `place` out, or write `place: Limbo` or `place: Hand`";
                context.error_with("W071", &at, message, help);
            }
            if let Some(cost) = cost {
                context.within("cost", i64::from(cost.value), 0, COST, &range(&cost.span));
            }
            if *destroy && kind == CardKind::Sanctuary {
                let place = context.closer(at, "destroy");
                context.error_with(
                    "S103",
                    &place,
                    "a sanctuary cannot be destroyed",
                    "leave it out",
                );
            }
            phases(given, at, context);
        }
        Ability::Continuous {
            who, gives, per, ..
        } => {
            if per.is_some() && !gives.iter().any(|grant| grant.has_number()) {
                let place = context.closer(at, "per");
                context.warn(
                    "S132",
                    &place,
                    "`per` does nothing: nothing here has a number",
                );
            }
            for grant in gives {
                given(*grant, who.as_ref(), kind, at, context);
            }
        }
        Ability::Triggered {
            when, nth, place, ..
        } => {
            if !matches!(place, Where::Play | Where::Limbo)
                || (*place == Where::Limbo && when.is_own())
            {
                let at = context.closer(at, &format!("{place:?}"));
                let message = "this never triggers there";
                let help = "leave `place` out, or write `place: Limbo` with a trigger that needs no card in play";
                context.error_with("W071", &at, message, help);
            }
            if let Some(n) = nth {
                let place = context.closer(at, "nth");
                context.within("nth", i64::from(*n), 2, MOST_TIMES, &place);
            }
            trigger(when, kind, at, context);
        }
        Ability::Resolve { .. } | Ability::Replaces { .. } => {}
    }
    does_something(ability, at, context);
    if endless::may_go_on(ability) {
        let start = at.start..at.start + 1;
        let message =
            "this can go on without end; `repeats` in a turn end the game in a draw (T-09)";
        context.warn("S137", &start, message);
    }
    let targets = ability.targets().len();
    if targets > TARGETS {
        let place = context.closer(at, "targets");
        let message = format!("{targets} targets; an ability has at most {TARGETS}");
        context.error("S106", &place, message);
    }
    let ability = &*ability;
    let when = match ability {
        Ability::Triggered { when, .. } => Some(when),
        _ => None,
    };
    let mut checker = EffectChecker::new(kind, when);
    checker.x = ability.costs().contains(&Cost::VolitionX);
    if let Ability::Replaces { event, instead, .. } = ability {
        checker.replaces(event, instead);
    }
    ability.parts(&mut |part, scene| checker.part(&part, scene));
    TargetSpec::check(ability.targets(), &mut checker.found);
    check_shares(
        ability.targets(),
        ability.effects(),
        divides,
        &mut checker.found,
    );
    doubtful::check(ability, &mut checker.found);
    checker.costs(ability.costs());
    if let Ability::Resolve { costs, .. }
    | Ability::Activated {
        costs,
        place: Where::Limbo | Where::Hand,
        ..
    } = ability
    {
        for cost in costs {
            let own = match cost {
                Cost::RemoveCounters(..) => Some("RemoveCounters"),
                Cost::Tap => Some("Tap"),
                Cost::Volition(_)
                | Cost::VolitionX
                | Cost::Structure(_)
                | Cost::Discard(_)
                | Cost::DiscardThis
                | Cost::Destroy(_) => None,
            };
            check_played_cost(own, &mut checker.found);
        }
    }
    let discards = ability.costs().contains(&Cost::DiscardThis);
    let held = matches!(
        ability,
        Ability::Activated {
            place: Where::Hand,
            ..
        }
    );
    check_held(held, discards, &mut checker.found);
    checker.report(at, context);
}

/// Whether that gives each of the n-th targets its part of a number.
fn divides(verb: &Verb, n: u8) -> bool {
    match verb {
        Verb::Damage(Amount::Share, who) | Verb::AddCounters(_, Amount::Share, who) => {
            *who == ObjectSelector::Target(n)
        }
        _ => false,
    }
}

/// Whether a card of that kind can have such an ability at all.
fn sort(
    ability: &Ability,
    kind: CardKind,
    at: &Range<usize>,
    context: &mut CheckContext<'_>,
) -> bool {
    let manipulation = kind == CardKind::Manipulation;
    let costs_only = matches!(ability, Ability::Resolve { costs, targets, effects, .. }
        if !costs.is_empty() && targets.is_empty() && effects.is_empty())
        && kind != CardKind::Sanctuary;
    let rises = matches!(
        ability,
        Ability::Activated {
            place: Where::Limbo | Where::Hand,
            ..
        } | Ability::Triggered {
            when: TriggerCondition::Discarded,
            ..
        } | Ability::Triggered {
            place: Where::Limbo,
            ..
        }
    );
    let name = match ability {
        Ability::Resolve { .. } => "Resolve",
        Ability::Triggered { .. } => "Triggered",
        Ability::Activated { .. } => "Activated",
        Ability::Continuous { .. } => "Continuous",
        Ability::Replaces { .. } => "Replaces",
    };
    // The cost of a Manipulation is its own affair before it is played.
    let own_cost = matches!(ability, Ability::Continuous { who: None, gives, .. }
        if gives.iter().all(|grant| matches!(grant, Grant::Cost(_))));
    let fits = (matches!(ability, Ability::Resolve { .. }) == manipulation)
        || own_cost
        || rises
        || costs_only;
    if !fits {
        let help = if manipulation {
            "a manipulation only has `Resolve(..)`"
        } else {
            "`Resolve` is what manipulations do; others have `Triggered`, `Activated`, `Continuous` and `Replaces`, and only `costs` in `Resolve`"
        };
        let message = format!("{} has no `{name}`", kind_name(kind));
        context.error_with("S104", &context.closer(at, name), message, help);
    }
    fits
}

/// Phases have a window, and stand there once.
fn phases(given: &[Phase], at: &Range<usize>, context: &mut CheckContext<'_>) {
    for (n, phase) in given.iter().enumerate() {
        let place = context.closer(at, &format!("{phase:?}"));
        let window = matches!(
            phase,
            Phase::Harvest | Phase::Duel | Phase::Combat | Phase::Contemplation
        );
        if !window {
            let message = format!("nobody can act in {phase:?}");
            let help = "`Harvest`, `Duel`, `Combat` and `Contemplation` have a window";
            context.error_with("S117", &place, message, help);
        } else if given[..n].contains(phase) {
            context.error("S119", &place, format!("{phase:?} is there twice"));
        }
    }
}

/// One grant of a continuous ability.
fn given(
    grant: Grant,
    who: Option<&Filter>,
    kind: CardKind,
    at: &Range<usize>,
    context: &mut CheckContext<'_>,
) {
    let spelled = format!("{grant:?}");
    let name = spelled.split('(').next().unwrap_or_default();
    let place = context.closer(at, name);
    size(grant, &place, context);
    let (kind_set, home) = bearers(grant);
    let (touched, where_it_is) = match who {
        Some(filter) => (KindSet::from(filter.kind), filter.place),
        None if matches!(grant, Grant::Cost(_)) => (KindSet::from(kind), Where::Hand),
        None if kind == CardKind::Technology => (KindSet::CHARACTER, Where::Play),
        None => (KindSet::from(kind), Where::Play),
    };
    let fits = touched.meets(kind_set);
    if !fits || home != where_it_is {
        let message = format!("`{name}` is for {} {}", kind_set.words(), home_words(home));
        let help = if fits && who.is_none() {
            "an ability works while its card is in play, so a card cannot make itself cheaper in a hand; \
             `who: (place: Hand, whose: Yours, ..)` is for other cards"
                .to_owned()
        } else if fits {
            format!("give it to `who: (place: {home:?}, ..)`")
        } else {
            format!("this gives it to {}", touched.words())
        };
        context.error_with("S118", &place, message, help);
    }
}

/// Where a grant or effect finds what it touches, in words.
pub(super) const fn home_words(place: Where) -> &'static str {
    match place {
        Where::Play => "in play",
        Where::Hand => "in a hand",
        Where::Limbo => "in Limbo",
        Where::Deck => "in a deck",
    }
}

/// The number of a grant stays within bounds.
pub(super) fn size(grant: Grant, at: &Range<usize>, context: &mut CheckContext<'_>) {
    if let Grant::Strength(n)
    | Grant::Deals(_, n)
    | Grant::Takes(_, n)
    | Grant::HandLimit(n)
    | Grant::Cost(n) = grant
    {
        context.within("grant", i64::from(n), -GRANT, GRANT, at);
    }
}

/// An ability without effects, or one that gives nothing.
fn does_something(ability: &Ability, at: &Range<usize>, context: &mut CheckContext<'_>) {
    let idle = match ability {
        Ability::Resolve { costs, effects, .. } => effects.is_empty() && costs.is_empty(),
        Ability::Triggered { effects, .. } => effects.is_empty(),
        Ability::Activated {
            effects, destroy, ..
        } => effects.is_empty() && !destroy,
        Ability::Continuous { gives, .. } => gives.is_empty(),
        Ability::Replaces { .. } => false,
    };
    if idle {
        context.warn("S132", &(at.start..at.start + 1), "this does nothing");
    }
}

/// A trigger that never happens to a card of that kind.
fn trigger(
    when: &TriggerCondition,
    kind: CardKind,
    at: &Range<usize>,
    context: &mut CheckContext<'_>,
) {
    let fights = matches!(
        when,
        TriggerCondition::Challenges
            | TriggerCondition::Challenged
            | TriggerCondition::WinsDuel
            | TriggerCondition::LosesDuel
            | TriggerCondition::Attacks
            | TriggerCondition::Blocks
            | TriggerCondition::Blocked
            | TriggerCondition::Damaged
    );
    let moves = matches!(
        when,
        TriggerCondition::Enters | TriggerCondition::Destroyed | TriggerCondition::Leaves
    );
    let never = match kind {
        CardKind::Sanctuary => fights || moves,
        CardKind::Enhancement => fights,
        CardKind::Character | CardKind::Technology | CardKind::Manipulation => false,
    };
    if never {
        let place = context.closer(at, &format!("{when:?}"));
        let message = format!("this never happens to {}", kind_name(kind));
        context.warn("S135", &place, message);
    }
}

/// A condition that is never true for a card of that kind, or a number below 0.
fn never(
    condition: &OwnCondition,
    kind: CardKind,
    at: &Range<usize>,
    context: &mut CheckContext<'_>,
) {
    let why = match condition {
        OwnCondition::VolitionAtLeast(n) | OwnCondition::StructureAtMost(n) => {
            if *n < 0 {
                let place = context.closer(at, &n.to_string());
                let number = (&*n.to_string(), i64::from(*n));
                context.out_of_range("S101", &place, number, "0 or more");
            }
            return;
        }
        OwnCondition::ThisTapped if kind != CardKind::Character => "only characters are tapped",
        OwnCondition::ThisCarries if kind != CardKind::Character => {
            "only characters carry something"
        }
        OwnCondition::ThisDamaged
            if !matches!(kind, CardKind::Character | CardKind::Technology) =>
        {
            "only characters have marked damage"
        }
        _ => return,
    };
    let spelled = format!("{condition:?}");
    let name = spelled.split('(').next().unwrap_or_default();
    let place = context.closer(at, name);
    context.warn("S135", &place, format!("this never holds: {why}"));
}
