//! The kinds of things that each effect and each grant can affect.

use super::super::{Grant, Verb, Who};
use super::sorts::Sorts;

/// Effects that touch things: their names, what they are pointed at, what they can touch.
pub(super) fn touched(verb: &Verb) -> Vec<(&'static str, &Who, Sorts)> {
    let one = |name, who, sorts| vec![(name, who, sorts)];
    match verb {
        Verb::Damage(_, who) => one("Damage", who, Sorts::CREATURE),
        Verb::Heal(_, who) => one("Heal", who, Sorts::CREATURE),
        Verb::Shield(_, who) => one("Shield", who, Sorts::CREATURE),
        Verb::PreventDamage(_, who) => one("PreventDamage", who, Sorts::DAMAGE),
        Verb::PreventDeath(who) => one("PreventDeath", who, Sorts::DEATH),
        Verb::Kill(who) => one("Kill", who, Sorts::REMOVED.or(Sorts::PLAYER)),
        Verb::Destroy(who) => one("Destroy", who, Sorts::REMOVED),
        Verb::PutInDiscard(who) => one("PutInDiscard", who, Sorts::CARD),
        Verb::PutInHand(who, _) => one("PutInHand", who, Sorts::CARD),
        Verb::PutOnTop(who) => one("PutOnTop", who, Sorts::CARD),
        Verb::PutOnBottom(who) => one("PutOnBottom", who, Sorts::CARD),
        Verb::Recharge(who) => one("Recharge", who, Sorts::CHARGED),
        Verb::Deactivate(who) => one("Deactivate", who, Sorts::CHARGED),
        Verb::Reroll(who) => one("Reroll", who, Sorts::ROLL),
        Verb::AddToRoll(_, who) => one("AddToRoll", who, Sorts::ROLL),
        Verb::SetRoll(_, who) => one("SetRoll", who, Sorts::ROLL),
        Verb::ChooseRoll(who) => one("ChooseRoll", who, Sorts::ROLL),
        Verb::FlipRoll(who) => one("FlipRoll", who, Sorts::ROLL),
        Verb::RerollItem(who) => one("RerollItem", who, Sorts::ITEMS.or(Sorts::SHOP)),
        Verb::Steal(who) => one("Steal", who, Sorts::GIVEN),
        Verb::Give(who, _) => one("Give", who, Sorts::GIVEN),
        Verb::Swap(one, other) => {
            let sorts = Sorts::CONTROLLED;
            vec![("Swap", one, sorts), ("Swap", other, sorts)]
        }
        Verb::BecomeSoul(who, _) => one("BecomeSoul", who, Sorts::CARD),
        Verb::Cancel(who) => one("Cancel", who, Sorts::ENTRY),
        Verb::CopyLoot(who) => one("CopyLoot", who, Sorts::LOOT_ENTRY),
        Verb::MustAttack(who) => one("MustAttack", who, Sorts::CREATURE),
        Verb::MustAttackAlso(who) => one("MustAttackAlso", who, Sorts::CREATURE),
        Verb::AddCounters(_, who) => one("AddCounters", who, Sorts::IN_PLAY.or(Sorts::PLAYER)),
        Verb::RemoveCounters(_, who) => {
            one("RemoveCounters", who, Sorts::IN_PLAY.or(Sorts::PLAYER))
        }
        Verb::Grant(grant, who, _) => one("Grant", who, bearers(*grant)),
        Verb::Copy(one, other, _) => vec![
            ("Copy", one, Sorts::IN_PLAY),
            ("Copy", other, Sorts::IN_PLAY.or(Sorts::DISCARDED)),
        ],
        _ => Vec::new(),
    }
}

/// The objects that can have a grant.
pub(super) const fn bearers(grant: Grant) -> Sorts {
    match grant {
        Grant::Hp(_) | Grant::Attack(_) | Grant::Evasion(_) | Grant::NoHealing => Sorts::CREATURE,
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
        | Grant::NoLoot => Sorts::PLAYER,
        Grant::RollsAgainst(_) => Sorts::MONSTER,
        Grant::Eternal => Sorts::IN_PLAY.or(Sorts::PLAYER),
        Grant::Unattackable | Grant::Taunts => Sorts::CREATURE,
        Grant::Attackable(_) => Sorts::PLAYER.or(Sorts::FAMILIAR),
        Grant::NoActivations => Sorts::IN_PLAY.or(Sorts::PLAYER),
        Grant::NoRecharge => Sorts::CHARGED,
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
