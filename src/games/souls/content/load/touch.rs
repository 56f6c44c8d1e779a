//! The kinds of things that each effect and each grant can affect.

use super::super::{Grant, ObjectSelector, Verb};
use super::kind_set::KindSet;

/// Effects that touch things: their names, what they are pointed at, what they can touch.
pub(super) fn touched(verb: &Verb) -> Vec<(&'static str, &ObjectSelector, KindSet)> {
    let one = |name, who, kind_set| vec![(name, who, kind_set)];
    match verb {
        Verb::Damage(_, who) => one("Damage", who, KindSet::CREATURE),
        Verb::Heal(_, who) => one("Heal", who, KindSet::CREATURE),
        Verb::HealAll(who) => one("HealAll", who, KindSet::CREATURE),
        Verb::PreventAll(who) => one("PreventAll", who, KindSet::CREATURE),
        Verb::Shield(_, who) => one("Shield", who, KindSet::CREATURE),
        Verb::PreventDamage(_, who) => one("PreventDamage", who, KindSet::DAMAGE),
        Verb::PreventDeath(who) => one("PreventDeath", who, KindSet::DEATH),
        Verb::Kill(who) => one("Kill", who, KindSet::REMOVED.or(KindSet::PLAYER)),
        Verb::Destroy(who) => one("Destroy", who, KindSet::REMOVED),
        Verb::PutInDiscard(who) => one("PutInDiscard", who, KindSet::CARD),
        Verb::DiscardCards(who) => one("DiscardCards", who, KindSet::LOOT),
        Verb::PutInHand(who, _) => one("PutInHand", who, KindSet::CARD),
        Verb::GainItem(who, _) => one("GainItem", who, KindSet::TREASURE.or(KindSet::SHOP)),
        Verb::PlaceMonster(who) => one("PlaceMonster", who, KindSet::MONSTER_CARD),
        Verb::PutOnTop(who) => one("PutOnTop", who, KindSet::CARD),
        Verb::PutOnBottom(who) => one("PutOnBottom", who, KindSet::CARD),
        Verb::Recharge(who) => one("Recharge", who, KindSet::CHARGED),
        Verb::Deactivate(who) => one("Deactivate", who, KindSet::CHARGED),
        Verb::Reroll(who) => one("Reroll", who, KindSet::ROLL),
        Verb::AddToRoll(_, who) => one("AddToRoll", who, KindSet::ROLL),
        Verb::SetRoll(_, who) => one("SetRoll", who, KindSet::ROLL),
        Verb::ChooseRoll(who) => one("ChooseRoll", who, KindSet::ROLL),
        Verb::FlipRoll(who) => one("FlipRoll", who, KindSet::ROLL),
        Verb::RerollItem(who) => one("RerollItem", who, KindSet::ITEMS.or(KindSet::SHOP)),
        Verb::Show(who) => one("Show", who, KindSet::LOOT),
        Verb::Steal(who) => one("Steal", who, KindSet::GIVEN),
        Verb::GainControl(who, _) => one("GainControl", who, KindSet::CONTROLLED),
        Verb::Redirect(who, to) => vec![
            ("Redirect", who, KindSet::DAMAGE),
            ("Redirect", to, KindSet::CREATURE),
        ],
        Verb::Give(who, _) => one("Give", who, KindSet::GIVEN),
        Verb::Swap(one, other) => {
            let kind_set = KindSet::CONTROLLED;
            vec![("Swap", one, kind_set), ("Swap", other, kind_set)]
        }
        Verb::SwapStats(one, other, _) => {
            let kind_set = KindSet::CREATURE;
            vec![("SwapStats", one, kind_set), ("SwapStats", other, kind_set)]
        }
        Verb::SetStats { who, .. } => one("SetStats", who, KindSet::CREATURE),
        Verb::BecomeSoul(who, _) => one("BecomeSoul", who, KindSet::CARD),
        Verb::Cancel(who) => one("Cancel", who, KindSet::ENTRY),
        Verb::CopyLoot(who) => one("CopyLoot", who, KindSet::LOOT_ENTRY),
        Verb::MustAttack(who) => one("MustAttack", who, KindSet::CREATURE),
        Verb::MustAttackAlso(who) => one("MustAttackAlso", who, KindSet::CREATURE),
        Verb::AddCounters(_, who) => one("AddCounters", who, KindSet::IN_PLAY.or(KindSet::PLAYER)),
        Verb::RemoveCounters(_, who) => {
            one("RemoveCounters", who, KindSet::IN_PLAY.or(KindSet::PLAYER))
        }
        Verb::Grant(grant, who, _) | Verb::GrantPer(_, grant, who, _) => {
            one("Grant", who, bearers(*grant))
        }
        Verb::Become(_, who, _) => one("Become", who, KindSet::IN_PLAY),
        Verb::SpawnCopy(_, _, other) => {
            let kind_set = KindSet::ITEMS.or(KindSet::DISCARDED);
            one("SpawnCopy", other, kind_set)
        }
        Verb::Copy(one, other, _) => vec![
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
        Grant::Cost(_) => KindSet::SHOP,
        Grant::RollsAgainst(_) => KindSet::MONSTER,
        Grant::Eternal => KindSet::IN_PLAY.or(KindSet::PLAYER),
        Grant::Unattackable | Grant::Taunts => KindSet::CREATURE,
        Grant::Attackable(_) => KindSet::PLAYER.or(KindSet::FAMILIAR),
        Grant::NoActivations | Grant::Untargetable => KindSet::IN_PLAY.or(KindSet::PLAYER),
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
        | Grant::Cost(n)
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
