//! One ability: whether its card can have it, what it costs, its ways and targets, and what it gives.

use std::ops::Range;

use super::super::{
    Ability, Amount, CardKind, Cost, Effect, Filter, Keyword, ObjectSelector, Played,
    ReplacedEvent, Replacement, TargetSpec, TriggerCondition, Verb, Victims, Where,
};
use super::bearer::Bearer;
use super::doubtful;
use super::effects::{EffectChecker, WAYS, cannot_touch, faces, within};
use super::endless;
use super::event::EventParts;
use super::kind_set::KindSet;
use super::known::KnownNames;
use super::touch;
use crate::cards::language::{HowMany, Scene, check_held, check_picks, check_shares};
use crate::cards::uses::MOST_TIMES;
use crate::games::souls::limits::TARGETS;
use crate::packs::{CheckContext, Findings};

/// Checks one ability of a card.
pub(super) fn check(
    ability: &Ability,
    bearer: Bearer<'_>,
    at: &Range<usize>,
    known: &KnownNames,
    context: &mut CheckContext<'_>,
) {
    let mut found = Findings::default();
    if !fits(ability, bearer, &mut found) {
        found.report(at, context);
        return;
    }
    let event = match ability {
        Ability::Triggered { when, .. } => Some(EventParts::of_trigger(when)),
        Ability::Replaces { event, .. } => Some(EventParts::of_replacement(event)),
        Ability::Resolve { .. } | Ability::Activated { .. } | Ability::Static { .. } => None,
    };
    let mut checker = EffectChecker::new(bearer, event, known);
    checker.x = ability.costs().iter().any(|cost| cost.value.is_x());
    ability.parts(&mut |part, scene| checker.part(&part, scene));
    match ability {
        Ability::Resolve { costs, .. } => {
            let costs: Vec<&Cost> = costs.iter().map(|cost| &cost.value).collect();
            if bearer.card.is_event() && !costs.is_empty() {
                let message = "nobody plays an event, so nobody pays for it";
                let help = "`costs` is for loot cards";
                checker.found.wrong("L116", "costs", message, help);
            }
            if costs.contains(&&Cost::DiscardThis) {
                check_held(false, true, &mut checker.found);
            }
            pay(&costs, bearer, &mut checker.found);
        }
        Ability::Activated {
            tap, costs, place, ..
        } => {
            used_at(*place, *tap, bearer, &mut checker.found);
            let costs: Vec<&Cost> = costs.iter().map(|cost| &cost.value).collect();
            if !tap && costs.is_empty() {
                let help = "write `tap: true` or `costs: [..]`";
                checker
                    .found
                    .wrong("L116", "Activated", "this costs nothing", help);
            }
            let discards = costs.contains(&&Cost::DiscardThis);
            check_held(*place == Where::Hand, discards, &mut checker.found);
            pay(&costs, bearer, &mut checker.found);
        }
        Ability::Triggered {
            when, late, nth, ..
        } => {
            if let Some(n) = nth {
                within(
                    "nth",
                    i32::from(*n),
                    2,
                    MOST_TIMES as i32,
                    &mut checker.found,
                );
            }
            trigger(when, *late, bearer, &mut checker.found);
        }
        Ability::Static { who, gives, .. } => {
            for grant in gives {
                checker.grant(*grant);
                given(*grant, who.as_ref(), bearer, &mut checker.found);
            }
        }
        Ability::Replaces { event, instead, .. } => {
            replaces(event, instead, &mut checker.found);
            match event.victims() {
                // The event that it waits for has not happened to anything yet.
                Some(Victims::Who(ObjectSelector::That)) => {
                    let help = "write a filter, or `This`";
                    let message = "this is what it waits for, so it names nothing yet";
                    checker.found.wrong("L111", "That", message, help);
                }
                _ => checker.victims(event, &Scene::new(&[])),
            }
        }
    }
    ways(ability, &mut checker.found);
    doubtful::check(ability, &mut checker.found);
    checker.found.report(at, context);
    if idle(ability) {
        context.warn("L132", &(at.start..at.start + 1), "this does nothing");
    }
    if endless::is_endless(ability) {
        let message = "this can go on without end; a game in which it does is a draw (T-09)";
        context.warn("L137", &(at.start..at.start + 1), message);
    }
}

/// W071: an ability is used in play, or from the hand, where only loot cards are and nothing is tapped.
fn used_at(place: Where, tap: bool, bearer: Bearer<'_>, found: &mut Findings) {
    let held = bearer.card.kind == CardKind::Loot && !tap;
    if place != Where::Play && (place != Where::Hand || !held) {
        let message = "an ability is used in play, or of a loot card in hand if nothing taps it";
        let help = "leave `place` out, or write `place: Hand` in a loot card";
        found.wrong("W071", format!("{place:?}"), message, help);
    }
}

/// Whether such a card can have such an ability at all.
fn fits(ability: &Ability, bearer: Bearer<'_>, found: &mut Findings) -> bool {
    let uses = bearer.is_item() || matches!(bearer.card.kind, CardKind::Character | CardKind::Room);
    let (name, may) = match ability {
        Ability::Resolve { .. } => ("Resolve", bearer.resolves()),
        // W071 says where it cannot be used.
        Ability::Activated { place, .. } => ("Activated", uses || *place != Where::Play),
        // Any loot card can be discarded.
        Ability::Triggered {
            when: TriggerCondition::Discarded,
            ..
        } if bearer.card.kind == CardKind::Loot => ("Triggered", true),
        Ability::Triggered { .. } => ("Triggered", bearer.stays()),
        Ability::Static { .. } => ("Static", bearer.stays()),
        Ability::Replaces { .. } => ("Replaces", bearer.stays()),
    };
    if !may {
        let help = if bearer.card.kind == CardKind::BonusSoul {
            "a bonus soul only has its `condition`"
        } else if bearer.resolves() && !bearer.stays() {
            "it only has `Resolve`, because it does not stay in play"
        } else if name == "Resolve" {
            "`Resolve` is what loot cards and events do"
        } else {
            "items, characters and rooms have `Activated`"
        };
        let message = format!("{} has no `{name}`", bearer.name());
        found.wrong("L104", name, message, help);
    }
    may
}

/// Costs of something, each once, which its card can pay.
pub(super) fn pay(costs: &[&Cost], bearer: Bearer<'_>, found: &mut Findings) {
    for (n, cost) in costs.iter().enumerate() {
        let (name, number, most) = match cost {
            Cost::Coins(n) => ("Coins", *n, 100),
            Cost::CoinsX => ("CoinsX", 1, 1),
            Cost::CountersX => ("CountersX", 1, 1),
            Cost::Hp(n) => ("Hp", *n, 10),
            Cost::Loot(n) => ("Loot", *n, 10),
            Cost::Items(n) => ("Items", *n, 10),
            Cost::Counters(n) => ("Counters", *n, 100),
            Cost::DestroyThis => ("DestroyThis", 1, 1),
            Cost::DiscardThis => ("DiscardThis", 1, 1),
        };
        within(name, i32::from(number), 1, most, found);
        let same =
            |other: &&&Cost| std::mem::discriminant(**other) == std::mem::discriminant(*cost);
        if costs[..n].iter().any(|other| same(&other)) {
            let message = format!("`{name}` is there twice");
            found.wrong("L119", name, message, "add them up");
        }
        if cost.is_x() && costs[..n].iter().any(|other| other.is_x()) {
            let help = "X is one number: pay it once";
            found.wrong("L119", name, "X is paid twice", help);
        }
    }
    let lasting = bearer.card.kind == CardKind::Character || bearer.card.has(Keyword::Eternal);
    if lasting && costs.contains(&&Cost::DestroyThis) {
        let message = format!("{} like this cannot be destroyed", bearer.name());
        let help = "characters, starting items and what is Eternal cannot";
        found.wrong("L116", "DestroyThis", message, help);
    }
    for (name, cost) in [
        ("DestroyThis", Cost::DestroyThis),
        ("Counters", Cost::Counters(0)),
        ("CountersX", Cost::CountersX),
    ] {
        let same = |other: &&Cost| std::mem::discriminant(*other) == std::mem::discriminant(&cost);
        if !bearer.stays() && costs.iter().any(same) {
            let message = format!("{} is not in play, so it cannot pay this", bearer.name());
            let help = "only cards that stay in play can";
            found.wrong("L116", name, message, help);
        }
    }
}

/// A trigger reads numbers of the die, and happens to such a card at all.
fn trigger(when: &TriggerCondition, late: bool, bearer: Bearer<'_>, found: &mut Findings) {
    if let TriggerCondition::WouldRoll { on, .. } | TriggerCondition::Rolled { on, .. } = when {
        faces(on, found);
    }
    let death = matches!(
        when,
        TriggerCondition::Dies
            | TriggerCondition::SomethingDies(_)
            | TriggerCondition::PlayerDies(_)
    );
    if late && !death {
        let message = "only what triggers on a death can be late";
        found.doubtful("L135", "late", message, None);
    }
    if let TriggerCondition::SomethingDies(filter) = when
        && filter.alive == Some(true)
        && !matches!(filter.kind, super::super::Kind::Player)
    {
        let message = "what dies is not alive any more";
        found.doubtful("L135", "alive", message, "leave that part out".to_owned());
    }
    match when {
        TriggerCondition::SomethingDies(filter)
        | TriggerCondition::Damaged(filter)
        | TriggerCondition::CombatDamaged(filter)
        | TriggerCondition::Attacked(filter) => happens(filter, KindSet::CREATURE, found),
        TriggerCondition::Destroyed(filter) => happens(filter, KindSet::DESTROYED, found),
        TriggerCondition::Plays(Played(filter)) => happens(filter, KindSet::LOOT, found),
        _ => {}
    }
    let kind = bearer.card.kind;
    let there = matches!(
        kind,
        CardKind::Character | CardKind::StartingItem | CardKind::Monster | CardKind::Room
    );
    let (name, happens) = match when {
        TriggerCondition::Dies => ("Dies", bearer.lives()),
        TriggerCondition::GameStarts => ("GameStarts", there && !bearer.is_curse()),
        TriggerCondition::Enters => ("Enters", kind != CardKind::Character),
        TriggerCondition::Leaves => ("Leaves", kind != CardKind::Character),
        TriggerCondition::Discarded => ("Discarded", kind == CardKind::Loot),
        TriggerCondition::Deals => ("Deals", kind != CardKind::Room),
        _ => return,
    };
    if !happens {
        let message = format!("this never happens to {}", bearer.name());
        let help = (kind == CardKind::Character && death).then_some("`PlayerDies(Yours)`?");
        found.doubtful("L135", name, message, help.map(str::to_owned));
    }
}

/// An event that never happens to anything that matches.
fn happens(filter: &Filter, kind_set: KindSet, found: &mut Findings) {
    let matching = KindSet::of(filter);
    if !matching.meets(kind_set) {
        let message = format!("this never happens to {}", matching.words());
        let help = format!("it happens to {}", kind_set.words());
        found.doubtful("L135", format!("{:?}", filter.kind), message, help);
    }
}

/// One grant of a static ability is for those that the ability touches.
fn given(
    grant: super::super::Grant,
    who: Option<&Filter>,
    bearer: Bearer<'_>,
    found: &mut Findings,
) {
    let kind_set = touch::bearers(grant);
    let touched = who.map(KindSet::of);
    // Before it is bought an item's cost is its own affair.
    let own_cost = matches!(grant, super::super::Grant::Cost(_)) && bearer.is_item();
    match touched.or_else(|| bearer.own()) {
        _ if own_cost && who.is_none() => {}
        Some(touched) if touched.meets(kind_set) => {}
        Some(touched) => cannot_touch(&touch::word(grant), touched, kind_set, found),
        None => {
            let message = format!("{} has no one to give this to", bearer.name());
            found.wrong(
                "L118",
                "Static",
                message,
                "name the ones who get it: `who: (kind: ..)`",
            );
        }
    }
}

/// Checks that only events with an amount are made more or less.
pub(super) fn replaces(event: &ReplacedEvent, instead: &Replacement, found: &mut Findings) {
    if let Some(Victims::Those(filter)) = event.victims() {
        happens(filter, replaced(event).1, found);
    }
    let (name, number) = match instead {
        Replacement::Nothing | Replacement::Do(_) => return,
        Replacement::More(n) => ("More", *n),
        Replacement::Less(n) => ("Less", *n),
        Replacement::Double => ("Double", 1),
        Replacement::To(_) => ("To", 1),
    };
    within(name, number, 1, 100, found);
    if !EventParts::of_replacement(event).amount {
        let message = format!("there is no amount for `{name}`");
        let help = "here only `Nothing` and `Do(..)` make sense";
        found.wrong("L117", name, message, help);
    }
}

/// The word of an event that is replaced, and what it can happen to.
pub(super) const fn replaced(event: &ReplacedEvent) -> (&'static str, KindSet) {
    match event {
        ReplacedEvent::Damage(_) => ("Damage", KindSet::CREATURE),
        ReplacedEvent::CombatDamage(_) => ("CombatDamage", KindSet::CREATURE),
        ReplacedEvent::Die(_) => ("Die", KindSet::CREATURE),
        ReplacedEvent::Destroyed(_) => ("Destroyed", KindSet::DESTROYED),
        ReplacedEvent::Coins(_) => ("Coins", KindSet::PLAYER),
        ReplacedEvent::CoinsFrom(..) => ("CoinsFrom", KindSet::PLAYER),
        ReplacedEvent::Loot(_) => ("Loot", KindSet::PLAYER),
        ReplacedEvent::Treasure(_) => ("Treasure", KindSet::PLAYER),
        ReplacedEvent::Penalty(_) => ("Penalty", KindSet::PLAYER),
    }
}

/// `choose` stands alone and offers a choice; no way has too many targets.
fn ways(ability: &Ability, found: &mut Findings) {
    let choose = ability.choose();
    let plain: (&[TargetSpec], &[Effect]) = match ability {
        Ability::Resolve {
            targets, effects, ..
        }
        | Ability::Activated {
            targets, effects, ..
        }
        | Ability::Triggered {
            targets, effects, ..
        } => (targets, effects),
        Ability::Static { .. } | Ability::Replaces { .. } => return,
    };
    if !choose.is_empty() {
        if !(plain.0.is_empty() && plain.1.is_empty()) {
            let message = "`choose` takes the place of `targets` and `effects`";
            let help = "each way has its own";
            found.wrong("L113", "choose", message, help);
        }
        if !(2..=WAYS).contains(&choose.len()) {
            let message = format!("a choice of {}", choose.len());
            found.wrong("L115", "choose", message, format!("2 to {WAYS} ways"));
        }
    }
    let modes = choose
        .iter()
        .map(|mode| (&mode.targets[..], &mode.effects[..]));
    for (targets, effects) in modes.chain([plain]) {
        TargetSpec::check(targets, found);
        check_shares(targets, effects, divides, found);
    }
    if ability.picks() != HowMany::One {
        let ways: Vec<&[TargetSpec]> = choose.iter().map(|mode| &mode.targets[..]).collect();
        check_picks(ability.picks(), &ways, found);
    }
    let targets = choose.iter().map(|mode| mode.targets.len());
    let most = targets.chain([plain.0.len()]).max().unwrap_or_default();
    if most > TARGETS {
        let message = format!("{most} targets; an ability has at most {TARGETS}");
        found.wrong("L106", "targets", message, "leave some out");
    }
}

/// Whether that gives each of the n-th targets its part of a number.
fn divides(verb: &Verb, n: u8) -> bool {
    match verb {
        Verb::Damage(Amount::Share, who) | Verb::AddCounters(Amount::Share, who) => {
            *who == ObjectSelector::Target(n)
        }
        _ => false,
    }
}

/// An ability without effects, or one that gives nothing.
fn idle(ability: &Ability) -> bool {
    match ability {
        Ability::Resolve { effects, .. }
        | Ability::Activated { effects, .. }
        | Ability::Triggered { effects, .. } => {
            let choose = ability.choose();
            effects.is_empty() && choose.iter().all(|mode| mode.effects.is_empty())
        }
        Ability::Static { gives, .. } => gives.is_empty(),
        Ability::Replaces { instead, .. } => matches!(instead, Replacement::Do(e) if e.is_empty()),
    }
}
