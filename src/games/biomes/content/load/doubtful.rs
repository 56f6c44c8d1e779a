//! Warnings about what a card of Biomes says and cannot mean.

use std::ops::Range;

use super::super::{
    Ability, CardDef, CardKind, Grant, Keyword, OwnCondition, TriggerCondition, Where,
};
use super::kind_set::KindSet;
use super::meaning::empty;
use super::touch::of_grant;
use crate::cards::language::{Condition, Part};
use crate::cards::lint::{self, Bounds, LintCodes, Way, word};
use crate::cards::uses::Often;
use crate::games::biomes::Biomes;
use crate::packs::{CheckContext, Findings, range};

const CODES: LintCodes = LintCodes { never: "B039" };

/// An ability without effects, or one that gives nothing.
pub(super) fn idle(ability: &Ability, at: &Range<usize>, context: &mut CheckContext<'_>) {
    let idle = match ability {
        Ability::Execute { effects, costs, .. } => effects.is_empty() && costs.is_empty(),
        Ability::Arriving { effects } | Ability::Reactive { effects, .. } => effects.is_empty(),
        Ability::Activated {
            effects, forfeit, ..
        } => effects.is_empty() && !forfeit,
        Ability::Persistent { gives, .. } => gives.is_empty(),
        Ability::Replaces { .. } => false,
    };
    if idle {
        context.warn("B032", &(at.start..at.start + 1), "this does nothing");
    }
}

/// What an ability of a card of that kind cannot mean.
pub(super) fn check(ability: &Ability, kind: Option<&CardKind>, found: &mut Findings) {
    let (only_if, that) = match ability {
        Ability::Arriving { .. } => (None, Bounds::exactly(0)),
        Ability::Execute { only_if, .. }
        | Ability::Activated { only_if, .. }
        | Ability::Persistent { only_if, .. } => (only_if.as_ref(), Bounds::exactly(0)),
        Ability::Reactive { only_if, when, .. } => (only_if.as_ref(), amount(when)),
        Ability::Replaces { only_if, .. } => (only_if.as_ref(), Bounds::SOME),
    };
    let ways = [Way::<Biomes> {
        targets: ability.targets(),
        effects: ability.effects(),
    }];
    lint::ability(CODES, only_if, &ways, that, found);
    usable(ability, kind, found);
    free(ability, found);
    if let Ability::Reactive { when, .. } = ability {
        happens(when, kind, found);
    }
    if let Ability::Persistent { who, gives, .. } = ability {
        let own = || match kind {
            // What it is attached to gets it.
            Some(CardKind::Gear) => Some(KindSet::AGENT),
            Some(CardKind::Modification(host)) => Some(KindSet::from(host)),
            Some(kind) => Some(KindSet::from(kind)),
            None => Some(KindSet::CONSTANT),
        };
        if let Some(kinds) = who.as_ref().map(KindSet::from).or_else(own) {
            gives.iter().for_each(|grant| given(grant, kinds, found));
        }
        lint::grants(gives, is_zero, found);
        unbounded(gives, found);
    }
    ability.parts(&mut |part, _| {
        if let Part::Condition(Condition::Own(own)) = part {
            never(own, kind, found);
        }
    });
}

/// What the amount of an event can be.
const fn amount(when: &TriggerCondition) -> Bounds {
    match when {
        TriggerCondition::Exploit | TriggerCondition::DamagesAgent | TriggerCondition::Damaged => {
            Bounds::SOME
        }
        _ => Bounds::exactly(0),
    }
}

/// B041: a card of that kind can use such an ability at all.
fn usable(ability: &Ability, kind: Option<&CardKind>, found: &mut Findings) {
    let spawn = "a spawn is only ever on the planet";
    let (name, why) = match (ability, kind) {
        (
            Ability::Activated {
                place: Where::Cache | Where::Hand,
                ..
            },
            Some(CardKind::Spawn),
        ) => ("Activated", spawn),
        (
            Ability::Reactive {
                when: TriggerCondition::Discarded,
                ..
            }
            | Ability::Reactive {
                place: Where::Cache,
                ..
            },
            Some(CardKind::Spawn),
        ) => ("Reactive", spawn),
        (
            Ability::Activated {
                place: Where::Cache | Where::Hand,
                ..
            },
            Some(_),
        ) => return,
        (
            Ability::Reactive {
                when: TriggerCondition::Discarded,
                ..
            },
            Some(_),
        ) => return,
        (
            Ability::Reactive {
                place: Where::Cache,
                ..
            },
            Some(_),
        ) => return,
        (Ability::Execute { .. }, Some(CardKind::Spawn)) => {
            ("Execute", "a spawn is made, not played")
        }
        (Ability::Execute { .. }, Some(CardKind::Anomaly)) => {
            ("Execute", "an anomaly never goes through the queue")
        }
        (Ability::Arriving { .. }, None) => ("Arriving", "a biome does not arrive"),
        (Ability::Arriving { .. }, Some(CardKind::Event)) => {
            ("Arriving", "an event does not stay on the planet")
        }
        (Ability::Execute { .. }, None) => ("Execute", "a biome is not played"),
        (Ability::Activated { .. }, None) => ("Activated", "a biome belongs to nobody"),
        (Ability::Reactive { .. }, Some(CardKind::Event)) => {
            ("Reactive", "an event does not stay on the planet")
        }
        (Ability::Activated { .. }, Some(CardKind::Event)) => {
            ("Activated", "an event does not stay on the planet")
        }
        (Ability::Replaces { .. }, None) => ("Replaces", "a biome belongs to nobody"),
        (Ability::Replaces { .. }, Some(CardKind::Event)) => {
            ("Replaces", "an event does not stay on the planet")
        }
        (Ability::Persistent { .. }, Some(CardKind::Event)) => {
            ("Persistent", "an event does not stay on the planet")
        }
        _ => return,
    };
    let help = match kind {
        Some(CardKind::Event) => "an event says what it does with `Execute`",
        Some(_) => "write `Reactive(when: Deploy, ..)` for what happens as it arrives",
        None => "a biome has `Persistent` and `Reactive`",
    };
    found.doubtful(
        "B041",
        name,
        format!("this is never used: {why}"),
        help.to_owned(),
    );
}

/// B044: a skill that costs nothing can be used without end.
fn free(ability: &Ability, found: &mut Findings) {
    if let Ability::Activated {
        cost,
        lock: false,
        forfeit: false,
        costs,
        once: Often::Any,
        only_if: None,
        effects,
        ..
    } = ability
        && cost.is_free()
        && costs.is_empty()
        && !effects.is_empty()
    {
        let message = "this costs nothing, so it can be used any number of times";
        let help = "add a `cost`, `lock: true`, `forfeit: true` or `once: true`".to_owned();
        found.doubtful("B044", "Activated", message, help);
    }
}

/// B039: a trigger that never happens to such a card.
fn happens(when: &TriggerCondition, kind: Option<&CardKind>, found: &mut Findings) {
    let fights = matches!(
        when,
        TriggerCondition::Initiate
            | TriggerCondition::Defend
            | TriggerCondition::Exploit
            | TriggerCondition::Damaged
    );
    let moves = matches!(
        when,
        TriggerCondition::Deploy
            | TriggerCondition::Despawn
            | TriggerCondition::Leaves
            | TriggerCondition::DamagesAgent
    );
    let agent = kind.is_some_and(|kind| KindSet::from(kind).meets(KindSet::AGENT));
    if fights && !agent || moves && kind.is_none() {
        let (message, help) = (
            "this never happens: only agents fight",
            "write a trigger that this kind of card can have",
        );
        let message = if fights {
            message
        } else {
            "this never happens to a biome"
        };
        found.doubtful(CODES.never, word(when), message, help.to_owned());
    }
    if *when == TriggerCondition::Despawn && kind == Some(&CardKind::Spawn) {
        let message = "this never happens: a spawn goes to no cache, it ceases to exist";
        let help = "write `when: Leaves`".to_owned();
        found.doubtful(CODES.never, "Despawn", message, help);
    }
    if let TriggerCondition::Terminated(filter) | TriggerCondition::Arrives(filter) = when
        && empty(filter, true).is_none()
        && matches!(filter.place, Where::Hand | Where::Cache | Where::Deck)
    {
        let help = "leave `place` out, or write `Staging` or `Biomes`".to_owned();
        found.doubtful(
            CODES.never,
            "place",
            "this never happens there: it happens on the planet",
            help,
        );
    }
}

/// B040: a bonus that those who get it cannot use.
fn given(grant: &Grant, kinds: KindSet, found: &mut Findings) {
    let (name, bearers) = of_grant(grant);
    let rarely = bearers == KindSet::AGENT && kinds.is_rarely_agent();
    if !kinds.meets(bearers) || rarely {
        let message = format!(
            "`{name}` does nothing for {}",
            kinds.but_agents(rarely).words()
        );
        found.doubtful(
            "B040",
            name,
            message,
            format!("it is for {}", bearers.words()),
        );
    }
}

/// W085: what stops at a number has something that it stops.
fn unbounded(gives: &[Grant], found: &mut Findings) {
    let bound = gives.iter().any(|g| matches!(g, Grant::CostsAtLeast(_)));
    if bound && !gives.iter().any(|g| matches!(g, Grant::Cost(..0))) {
        let message = "this stops no cost: only a `Cost` below 0 beside it takes anything off";
        let help = "write `gives: [Cost(-1), CostsAtLeast(1)]`".to_owned();
        found.doubtful("W085", "CostsAtLeast", message, help);
    }
}

const fn is_zero(grant: &Grant) -> bool {
    matches!(
        grant,
        Grant::Attack(0)
            | Grant::Defense(0)
            | Grant::AttackCost(0)
            | Grant::Keyword(Keyword::Deflect(0) | Keyword::Firewall(0))
    )
}

/// B039: a condition that never holds for such a card.
fn never(condition: &OwnCondition, kind: Option<&CardKind>, found: &mut Findings) {
    let agent = kind.is_some_and(|kind| KindSet::from(kind).meets(KindSet::AGENT));
    let event = matches!(kind, Some(CardKind::Event));
    let why = match condition {
        OwnCondition::ThisDamaged if !agent => "only agents have marked damage",
        OwnCondition::ThisLocked if event || kind.is_none() => {
            "only what is on the planet is locked"
        }
        OwnCondition::InAnyBiome if event => "an event is in no biome",
        _ => return,
    };
    let help = "ask for something that this kind of card can be".to_owned();
    found.doubtful(
        CODES.never,
        word(condition),
        format!("this never holds: {why}"),
        help,
    );
}

/// B043: keywords that are there twice, or that such a card cannot use.
pub(super) fn keywords(def: &CardDef, context: &mut CheckContext<'_>) {
    let kinds = KindSet::from(&def.kind.value);
    for (n, keyword) in def.keywords.iter().enumerate() {
        let at = range(&keyword.span);
        let (name, bearers) = of_grant(&Grant::Keyword(keyword.value));
        if def.keywords[..n]
            .iter()
            .any(|other| other.value == keyword.value)
        {
            let message = format!("{name} is there twice");
            context.warn_with("B043", &at, message, "leave one of them out");
        } else if !kinds.meets(bearers) {
            let message = format!("{name} does nothing for {}", kinds.words());
            context.warn_with(
                "B040",
                &at,
                message,
                format!("it is for {}", bearers.words()),
            );
        } else if matches!(keyword.value, Keyword::Deflect(0) | Keyword::Firewall(0)) {
            let message = format!("{name} of 0 does nothing");
            context.warn_with("W008", &at, message, "write a number of at least 1");
        } else if let Some(given) = itself(def, keyword.value) {
            let message = format!("this gives the card {name}, which it has already");
            context.warn_with(
                "W010",
                &context.closer(&given, "gives"),
                message,
                "leave one of the two out",
            );
        }
    }
}

/// The place of an ability that always gives the card itself a keyword that only has to be there once.
fn itself(def: &CardDef, keyword: Keyword) -> Option<Range<usize>> {
    let adds_up = matches!(keyword, Keyword::Deflect(_) | Keyword::Firewall(_));
    let attached = matches!(def.kind.value, CardKind::Gear | CardKind::Modification(_));
    let mut abilities = def.abilities.iter();
    let gives = abilities.find(|ability| match &ability.value {
        Ability::Persistent {
            who: None, gives, ..
        } => gives.contains(&Grant::Keyword(keyword)),
        _ => false,
    });
    gives
        .filter(|_| !adds_up && !attached)
        .map(|ability| range(&ability.span))
}
