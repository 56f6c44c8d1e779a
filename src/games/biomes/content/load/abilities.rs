//! Abilities: targets that exist, X only where it is paid, speeds in range, cards that they name.

use std::ops::Range;

use super::super::{Ability, Amount, CardRef, Cost, Effect, Player, SectorSel, Who};
use super::scope::{Scope, What};
use crate::packs::Desk;

/// Checks one ability and resolves the cards that it names. `cost` is what its card costs.
pub(super) fn check(
    ability: &mut Ability,
    cost: Cost,
    cap: u32,
    at: &Range<usize>,
    scope: &Scope,
    desk: &mut Desk<'_>,
) {
    let (targets, has_x) = match ability {
        Ability::Execute { targets, .. } => (targets.len(), cost.x),
        Ability::Reactive { targets, .. } => (targets.len(), false),
        Ability::Activated {
            targets,
            cost,
            speed,
            ..
        } => {
            let span = speed.span.start_offset..speed.span.end_offset;
            desk.within("speed", i64::from(speed.value), 1, 3, &span);
            if cost.value() > cap {
                let place = desk.closer(at, "cost");
                desk.error(
                    "B004",
                    &place,
                    format!("a cost of {} is above {cap}", cost.value()),
                );
            }
            (targets.len(), cost.x)
        }
        Ability::Persistent { .. } => return,
    };
    let Some(effects) = effects_mut(ability) else {
        return;
    };
    let mut uses = Uses::default();
    uses.effects(effects);
    uses.targets.sort_unstable();
    uses.targets.dedup();
    for n in uses
        .targets
        .into_iter()
        .filter(|&n| usize::from(n) >= targets)
    {
        let place = desk.closer(at, &format!("Target({n})"));
        let help = match targets {
            0 => "the ability has no `targets`".to_owned(),
            1 => "its only target is `Target(0)`".to_owned(),
            _ => format!("its targets are `Target(0)` to `Target({})`", targets - 1),
        };
        desk.error_with("B005", &place, format!("there is no `Target({n})`"), help);
    }
    if let Some(n) = uses.negative {
        let place = desk.closer(at, &n.to_string());
        desk.error_with(
            "B001",
            &place,
            format!("amount {n} is out of range"),
            "0 or more",
        );
    }
    if uses.x && !has_x {
        let place = desk.closer(at, "X");
        let help = "`x: true` in the cost of the card (Execute) or of the ability (Activated)";
        desk.error_with("B006", &place, "no X is paid for this", help);
    }
    each_card(effects, &mut |card| {
        scope.resolve(card, What::Spawn, desk.file, desk.report);
    });
}

/// The effects of an ability, if it does something.
pub(super) const fn effects_mut(ability: &mut Ability) -> Option<&mut Vec<Effect>> {
    match ability {
        Ability::Execute { effects, .. }
        | Ability::Reactive { effects, .. }
        | Ability::Activated { effects, .. } => Some(effects),
        Ability::Persistent { .. } => None,
    }
}

/// Visits every card that effects name.
pub(super) fn each_card(effects: &mut [Effect], visit: &mut dyn FnMut(&mut CardRef)) {
    for effect in effects {
        match effect {
            Effect::Spawn(card, _) => visit(card),
            Effect::If(_, inner) | Effect::May(inner) => each_card(inner, visit),
            _ => {}
        }
    }
}

/// Which targets effects use, whether they use X, and an amount below 0 if there is one.
#[derive(Default)]
struct Uses {
    targets: Vec<u8>,
    x: bool,
    negative: Option<i32>,
}

impl Uses {
    fn effects(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.effect(effect);
        }
    }

    fn effect(&mut self, effect: &Effect) {
        match effect {
            Effect::Damage(amount, who) | Effect::Marker(amount, who) => {
                self.amount(amount);
                self.who(who);
            }
            Effect::LoseDurability(amount, sector) | Effect::GainDurability(amount, sector) => {
                self.amount(amount);
                self.sector(sector);
            }
            Effect::Draw(amount, player)
            | Effect::Discard(amount, player)
            | Effect::Erase(amount, player)
            | Effect::Scan(amount, player)
            | Effect::Energy(_, amount, player) => {
                self.amount(amount);
                self.player(player);
            }
            Effect::Buff {
                attack,
                defense,
                who,
                ..
            } => {
                self.x |= *attack == Amount::X || *defense == Amount::X;
                self.who(who);
            }
            Effect::Terminate(who)
            | Effect::Delete(who)
            | Effect::Bounce(who)
            | Effect::Recover(who)
            | Effect::Restore(who)
            | Effect::Lock(who)
            | Effect::Unlock(who)
            | Effect::Stasis(who)
            | Effect::Grant(_, who, _)
            | Effect::Shift(who)
            | Effect::Overclock(_, who)
            | Effect::Cancel(who)
            | Effect::Hologram(who)
            | Effect::Hack(who)
            | Effect::Retreat(who) => self.who(who),
            Effect::Generate(_, player) | Effect::LoseMatch(player) => self.player(player),
            Effect::Spawn(_, amount) => self.amount(amount),
            Effect::MoveTo(who, sector) => {
                self.who(who);
                self.sector(sector);
            }
            Effect::LoseSector(sector) => self.sector(sector),
            Effect::If(_, inner) | Effect::May(inner) => self.effects(inner),
        }
    }

    fn amount(&mut self, amount: &Amount) {
        match amount {
            Amount::X => self.x = true,
            Amount::N(n) if *n < 0 => self.negative = Some(*n),
            _ => {}
        }
    }

    fn who(&mut self, who: &Who) {
        if let Who::Target(n) = who {
            self.targets.push(*n);
        }
    }

    fn sector(&mut self, sector: &SectorSel) {
        match sector {
            SectorSel::Target(n) => self.targets.push(*n),
            SectorSel::At(who, _) => self.who(who),
            SectorSel::Here(_) | SectorSel::Each(_) => {}
        }
    }

    fn player(&mut self, player: &Player) {
        match player {
            Player::Target(n) => self.targets.push(*n),
            Player::ControllerOf(who) => self.who(who),
            Player::You | Player::Opponent | Player::Each => {}
        }
    }
}
