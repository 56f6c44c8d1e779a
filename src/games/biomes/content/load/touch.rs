//! What each effect can affect, and whom its words can mean.

use super::super::{
    Filter, Grant, Keyword, ObjectSelector, OwnThing, TriggerCondition, Verb, Where,
};
use super::kind_set::KindSet;
use crate::cards::language::Scene;
use crate::games::biomes::Biomes;

/// Whom an effect is aimed at, what it can affect, and where.
pub(super) struct Touched<'v> {
    pub name: &'static str,
    pub who: &'v ObjectSelector,
    pub kinds: KindSet,
    pub places: &'static [Where],
}

const ON_PLANET: &[Where] = &[
    Where::Planet,
    Where::Staging,
    Where::Biomes,
    Where::Here,
    Where::Neighbouring,
];
const SEEN: &[Where] = &[
    Where::Planet,
    Where::Staging,
    Where::Biomes,
    Where::Here,
    Where::Neighbouring,
    Where::Cache,
];
const CACHE_OR_DECK: &[Where] = &[Where::Cache, Where::Deck];
const OFF_PLANET: &[Where] = &[Where::Cache, Where::Hand, Where::Deck];
const HIDDEN: &[Where] = &[Where::Hand, Where::Deck];
const ANYWHERE: &[Where] = &[];

/// What an effect of a word is aimed at; `None` for words that are aimed at nothing, or at anything.
pub(super) fn touched(verb: &Verb) -> Option<Touched<'_>> {
    let on = |name, who, kinds| {
        Some(Touched {
            name,
            who,
            kinds,
            places: ON_PLANET,
        })
    };
    let at = |name, who, places| {
        Some(Touched {
            name,
            who,
            kinds: KindSet::CARD,
            places,
        })
    };
    match verb {
        Verb::Damage(_, who) => on("Damage", who, KindSet::AGENT.or(KindSet::SECTOR)),
        Verb::Terminate(who) => on("Terminate", who, KindSet::CONSTANT),
        Verb::Delete(who) => Some(Touched {
            name: "Delete",
            who,
            kinds: KindSet::CARD,
            places: ANYWHERE,
        }),
        Verb::Forfeit(who) => on("Forfeit", who, KindSet::CONSTANT),
        Verb::Bounce(who) => on("Bounce", who, KindSet::CONSTANT),
        Verb::Lock(who) => on("Lock", who, KindSet::CONSTANT),
        Verb::Unlock(who) => on("Unlock", who, KindSet::CONSTANT),
        Verb::Stasis(who) => on("Stasis", who, KindSet::CONSTANT),
        Verb::Buff { who, .. } => on("Buff", who, KindSet::AGENT),
        Verb::Marker(_, who) => on("Marker", who, KindSet::AGENT),
        Verb::Grant(keyword, who, _) => on("Grant", who, bearers(*keyword)),
        Verb::Shield(_, who) => on("Shield", who, KindSet::AGENT.or(KindSet::SECTOR)),
        Verb::PreventAll(who) => on("PreventAll", who, KindSet::AGENT.or(KindSet::SECTOR)),
        Verb::PreventBattle(who) => {
            let places = KindSet::SECTOR.or(KindSet::BIOME);
            on("PreventBattle", who, KindSet::CONSTANT.or(places))
        }
        Verb::GainControl(who, _) => on("GainControl", who, KindSet::CONSTANT),
        Verb::Attach(who, _) => on("Attach", who, KindSet::GEAR),
        Verb::Swap(who, _) => on("Swap", who, KindSet::CONSTANT),
        Verb::SwapStats(who, ..) => on("SwapStats", who, KindSet::AGENT),
        Verb::SetStats { who, .. } => on("SetStats", who, KindSet::AGENT),
        Verb::CopyAction(who) => Some(Touched {
            name: "CopyAction",
            who,
            kinds: KindSet::ACTION.or(KindSet::CARD),
            places: ANYWHERE,
        }),
        Verb::Become(_, who, _) => on("Become", who, KindSet::CONSTANT),
        Verb::SpawnCopy(_, _, who) => Some(Touched {
            name: "SpawnCopy",
            who,
            kinds: KindSet::AGENT,
            places: SEEN,
        }),
        Verb::Copy(who, ..) => on("Copy", who, KindSet::CONSTANT),
        Verb::Shift(who) => on("Shift", who, KindSet::AGENT),
        Verb::Hack(who) => on("Hack", who, KindSet::CONSTANT),
        Verb::Retreat(who) => on("Retreat", who, KindSet::CONSTANT),
        Verb::MoveTo(who, _) => on("MoveTo", who, KindSet::CONSTANT),
        Verb::Hologram(who) => Some(Touched {
            name: "Hologram",
            who,
            kinds: KindSet::CARD,
            places: ANYWHERE,
        }),
        Verb::Recover(who) => at("Recover", who, CACHE_OR_DECK),
        Verb::Restore(who) => at("Restore", who, OFF_PLANET),
        Verb::Show(who) => at("Show", who, HIDDEN),
        Verb::Steal(who) => at("Steal", who, &[Where::Hand]),
        Verb::PutInCache(who) => at("PutInCache", who, HIDDEN),
        Verb::PutOnTop(who) => at("PutOnTop", who, OFF_PLANET),
        Verb::PutOnBottom(who) => at("PutOnBottom", who, OFF_PLANET),
        // A card that was just played is still an action.
        Verb::Cancel(who) => Some(Touched {
            name: "Cancel",
            who,
            kinds: match who {
                ObjectSelector::That => KindSet::ACTION.or(KindSet::CARD),
                _ => KindSet::ACTION,
            },
            places: ANYWHERE,
        }),
        _ => None,
    }
}

/// What can make use of a keyword.
pub(super) const fn bearers(keyword: Keyword) -> KindSet {
    match keyword {
        Keyword::Evasion
        | Keyword::Secure
        | Keyword::Transfer
        | Keyword::Intercept
        | Keyword::Intimidate
        | Keyword::Stealth
        | Keyword::Quantum
        | Keyword::Deflect(_)
        | Keyword::Magnetic
        | Keyword::Overpower
        | Keyword::NoAdvance
        | Keyword::NoAttack
        | Keyword::NoDefend => KindSet::AGENT,
        Keyword::Ready
        | Keyword::Lightspeed
        | Keyword::Encrypt
        | Keyword::Firewall(_)
        | Keyword::Virus => KindSet::CONSTANT,
    }
}

/// What can make use of a bonus, with its word.
pub(super) fn of_grant(grant: &Grant) -> (String, KindSet) {
    match grant {
        Grant::Attack(_) => ("Attack".to_owned(), KindSet::AGENT),
        Grant::Defense(_) => ("Defense".to_owned(), KindSet::AGENT),
        Grant::Cost(_) => ("Cost".to_owned(), KindSet::CARD),
        Grant::CostsAtLeast(_) => ("CostsAtLeast".to_owned(), KindSet::CARD),
        Grant::AttackCost(_) => ("AttackCost".to_owned(), KindSet::AGENT),
        Grant::Keyword(keyword) => {
            let word = crate::cards::lint::word(keyword);
            (word, bearers(*keyword))
        }
    }
}

/// The kinds that `who` can be, and where they are if that is known. `this` is the card, `when` its trigger.
pub(super) fn meant(
    who: &ObjectSelector,
    scene: &Scene<'_, Biomes>,
    this: Option<KindSet>,
    when: Option<&TriggerCondition>,
) -> Option<(KindSet, Option<Where>)> {
    let of = |filter: &Filter| (KindSet::from(filter), Some(filter.place));
    match who {
        ObjectSelector::Target(n) => {
            let spec = scene.targets.get(usize::from(*n));
            spec.map(|spec| of(&spec.filter))
        }
        ObjectSelector::Picked => scene.picked.map(of),
        ObjectSelector::Paid => Some((KindSet::CARD, Some(Where::Cache))),
        ObjectSelector::Each(filter) => Some(of(filter)),
        ObjectSelector::This => Some((this?, None)),
        ObjectSelector::Own(OwnThing::Host) => Some((KindSet::CONSTANT, None)),
        ObjectSelector::Own(OwnThing::EachAt(_, filter)) => Some(of(filter)),
        ObjectSelector::That => match when? {
            TriggerCondition::DamagesAgent | TriggerCondition::Damaged => {
                Some((KindSet::CONSTANT, None))
            }
            TriggerCondition::Arrives(filter) | TriggerCondition::Terminated(filter) => {
                Some((KindSet::from(filter), None))
            }
            TriggerCondition::Plays(filter) => Some((KindSet::from(filter), None)),
            TriggerCondition::Amplify
            | TriggerCondition::Discards(_)
            | TriggerCondition::Targeted(_) => Some((KindSet::CARD, None)),
            _ => None,
        },
    }
}
