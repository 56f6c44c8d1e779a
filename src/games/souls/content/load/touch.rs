//! The kinds of things that each effect and each grant can affect.

use super::super::{Effect, Grant, ObjectSelector};
use super::kind_set::KindSet;

/// Effects that touch things: their names, what they are pointed at, what they can touch.
pub(super) fn touched(effect: &Effect) -> Vec<(&'static str, &ObjectSelector, KindSet)> {
    let one = |name, who, kind_set| vec![(name, who, kind_set)];
    match effect {
        Effect::Damage(_, who) => one("Damage", who, KindSet::CREATURE),
        Effect::Heal(_, who) => one("Heal", who, KindSet::CREATURE),
        Effect::Shield(_, who) => one("Shield", who, KindSet::CREATURE),
        Effect::PreventDamage(_, who) => one("PreventDamage", who, KindSet::DAMAGE),
        Effect::PreventDeath(who) => one("PreventDeath", who, KindSet::DEATH),
        Effect::Kill(who) => one("Kill", who, KindSet::REMOVED.or(KindSet::PLAYER)),
        Effect::Destroy(who) => one("Destroy", who, KindSet::REMOVED),
        Effect::PutInDiscard(who) => one("PutInDiscard", who, KindSet::CARD),
        Effect::PutInHand(who, _) => one("PutInHand", who, KindSet::CARD),
        Effect::PutOnTop(who) => one("PutOnTop", who, KindSet::CARD),
        Effect::PutOnBottom(who) => one("PutOnBottom", who, KindSet::CARD),
        Effect::Recharge(who) => one("Recharge", who, KindSet::CHARGED),
        Effect::Deactivate(who) => one("Deactivate", who, KindSet::CHARGED),
        Effect::Reroll(who) => one("Reroll", who, KindSet::ROLL),
        Effect::AddToRoll(_, who) => one("AddToRoll", who, KindSet::ROLL),
        Effect::SetRoll(_, who) => one("SetRoll", who, KindSet::ROLL),
        Effect::ChooseRoll(who) => one("ChooseRoll", who, KindSet::ROLL),
        Effect::FlipRoll(who) => one("FlipRoll", who, KindSet::ROLL),
        Effect::RerollItem(who) => one("RerollItem", who, KindSet::ITEMS.or(KindSet::SHOP)),
        Effect::Steal(who) => one("Steal", who, KindSet::GIVEN),
        Effect::Give(who, _) => one("Give", who, KindSet::GIVEN),
        Effect::Swap(one, other) => {
            let kind_set = KindSet::CONTROLLED;
            vec![("Swap", one, kind_set), ("Swap", other, kind_set)]
        }
        Effect::BecomeSoul(who, _) => one("BecomeSoul", who, KindSet::CARD),
        Effect::Cancel(who) => one("Cancel", who, KindSet::ENTRY),
        Effect::CopyLoot(who) => one("CopyLoot", who, KindSet::LOOT_ENTRY),
        Effect::MustAttack(who) => one("MustAttack", who, KindSet::CREATURE),
        Effect::MustAttackAlso(who) => one("MustAttackAlso", who, KindSet::CREATURE),
        Effect::AddCounters(_, who) => {
            one("AddCounters", who, KindSet::IN_PLAY.or(KindSet::PLAYER))
        }
        Effect::RemoveCounters(_, who) => {
            one("RemoveCounters", who, KindSet::IN_PLAY.or(KindSet::PLAYER))
        }
        Effect::Grant(grant, who, _) => one("Grant", who, bearers(*grant)),
        Effect::Copy(one, other, _) => vec![
            ("Copy", one, KindSet::IN_PLAY),
            ("Copy", other, KindSet::IN_PLAY.or(KindSet::DISCARDED)),
        ],
        _ => Vec::new(),
    }
}

/// The objects that can have a grant.
pub(super) const fn bearers(grant: Grant) -> KindSet {
    match grant {
        Grant::Hp(_) | Grant::Attack(_) | Grant::Evasion(_) | Grant::NoHealing => KindSet::CREATURE,
        Grant::Rolls(_)
        | Grant::AttackRolls(_)
        | Grant::HandLimit(_)
        | Grant::Price(_)
        | Grant::LootStep(_)
        | Grant::LootPlays(_)
        | Grant::Attacks(_)
        | Grant::Purchases(_)
        | Grant::Goal(_)
        | Grant::NoAttacks
        | Grant::NoPurchases
        | Grant::NoLoot => KindSet::PLAYER,
        Grant::RollsAgainst(_) => KindSet::MONSTER,
        Grant::Eternal => KindSet::IN_PLAY.or(KindSet::PLAYER),
        Grant::Unattackable | Grant::Taunts => KindSet::CREATURE,
        Grant::Attackable(_) => KindSet::PLAYER.or(KindSet::FAMILIAR),
        Grant::NoActivations => KindSet::IN_PLAY.or(KindSet::PLAYER),
        Grant::NoRecharge => KindSet::CHARGED,
    }
}

/// The number of a grant with its bounds, and what it is called.
pub fn size(grant: Grant) -> Option<(i32, i32, i32)> {
    /// Most that a grant adds or takes away.
    const MOST: i32 = 20;
    match grant {
        Grant::Attackable(n) => Some((n, 1, 6)),
        Grant::Hp(n)
        | Grant::Attack(n)
        | Grant::Evasion(n)
        | Grant::Rolls(n)
        | Grant::AttackRolls(n)
        | Grant::RollsAgainst(n)
        | Grant::HandLimit(n)
        | Grant::Price(n)
        | Grant::LootStep(n)
        | Grant::LootPlays(n)
        | Grant::Attacks(n)
        | Grant::Purchases(n)
        | Grant::Goal(n) => Some((n, -MOST, MOST)),
        _ => None,
    }
}

/// The word that a grant begins with.
pub(super) fn word(grant: Grant) -> String {
    let spelled = format!("{grant:?}");
    spelled.split('(').next().unwrap_or_default().to_owned()
}
