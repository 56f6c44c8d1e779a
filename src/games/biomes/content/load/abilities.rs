//! Abilities: targets that exist, X only where it is paid, speeds in range, cards that they name.

use std::collections::BTreeSet;
use std::ops::Range;

use super::super::{
    Ability, Amount, CardRef, Condition, Cost, Effect, Filter, Grant, Keyword, Kind,
    ObjectSelector, PlayerSelector, SectorSelector, TriggerCondition, Where,
};
use super::scope::{KnownCard, Scope};
use crate::games::biomes::limits;
use crate::packs::{CheckContext, Diagnostic, Report, TextFile, did_you_mean};

/// Checks one ability and resolves the cards that it names. `card` is what its card costs, and whether it arrives
/// attached to a host.
pub(super) fn check(
    ability: &mut Ability,
    (cost, hosts): (Cost, bool),
    cap: u32,
    at: &Range<usize>,
    scope: &Scope,
    context: &mut CheckContext<'_>,
    subtypes: &mut Vec<Subtype>,
) {
    subtypes_of(ability, at, context, subtypes);
    functions_in_hand(ability);
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
            context.within("speed", i64::from(speed.value), 1, 3, &span);
            if cost.value() > cap {
                let place = context.closer(at, "cost");
                context.error(
                    "B004",
                    &place,
                    format!("a cost of {} is above {cap}", cost.value()),
                );
            }
            (targets.len(), cost.x)
        }
        Ability::Persistent { gives, .. } => {
            for grant in gives {
                grant_in_range(grant, at, context);
            }
            return;
        }
    };
    let most = limits::TARGETS - i64::from(hosts && matches!(ability, Ability::Execute { .. }));
    let place = context.closer(at, "targets");
    context.within("number of targets", targets as i64, 0, most, &place);
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
        let place = context.closer(at, &format!("Target({n})"));
        let help = match targets {
            0 => "the ability has no `targets`".to_owned(),
            1 => "its only target is `Target(0)`".to_owned(),
            _ => format!("its targets are `Target(0)` to `Target({})`", targets - 1),
        };
        context.error_with("B005", &place, format!("there is no `Target({n})`"), help);
    }
    for (n, low) in uses.numbers {
        let place = context.closer(at, &n.to_string());
        context.within(
            "amount",
            n.into(),
            low.into(),
            limits::AMOUNT.into(),
            &place,
        );
    }
    if uses.x && !has_x {
        let place = context.closer(at, "X");
        let help = "`x: true` in the cost of the card (Execute) or of the ability (Activated)";
        context.error_with("B006", &place, "no X is paid for this", help);
    }
    each_card(effects, &mut |card| {
        scope.resolve(card, KnownCard::Spawn, context.file, context.report);
    });
}

/// A function is a target in hand only, also where no place is given.
fn functions_in_hand(ability: &mut Ability) {
    let (Ability::Execute { targets, .. }
    | Ability::Reactive { targets, .. }
    | Ability::Activated { targets, .. }) = ability
    else {
        return;
    };
    for target in targets {
        if target.kind == Kind::Function && target.place == Where::Planet {
            target.place = Where::Hand;
        }
    }
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

/// A sub-type that a filter asks for, and where.
pub(super) type Subtype = (String, Range<usize>);

/// Every sub-type that filters of an ability ask for.
fn subtypes_of(
    ability: &mut Ability,
    at: &Range<usize>,
    context: &CheckContext<'_>,
    found: &mut Vec<Subtype>,
) {
    let mut uses = Uses::default();
    match ability {
        Ability::Execute { targets, .. } => uses.filters(targets),
        Ability::Reactive {
            targets,
            when,
            only_if,
            ..
        } => {
            uses.filters(targets);
            if let TriggerCondition::Arrives(filter) | TriggerCondition::Terminated(filter) = when {
                uses.filter(filter);
            }
            only_if.iter().for_each(|c| uses.condition(c));
        }
        Ability::Activated {
            targets, only_if, ..
        } => {
            uses.filters(targets);
            only_if.iter().for_each(|c| uses.condition(c));
        }
        Ability::Persistent { only_if, who, .. } => {
            who.iter().for_each(|f| uses.filter(f));
            only_if.iter().for_each(|c| uses.condition(c));
        }
    }
    if let Some(effects) = effects_mut(ability) {
        uses.effects(effects);
    }
    let places = uses.subtypes.into_iter().map(|word| {
        let place = context.closer(at, &word);
        (word, place)
    });
    found.extend(places);
}

/// Reports sub-types that no card has, neither of this pack, of those it needs, nor of this scenario.
pub(super) fn unknown_subtypes(
    asked: &[Subtype],
    known: &BTreeSet<String>,
    file: &TextFile,
    report: &mut Report,
) {
    for (word, at) in asked.iter().filter(|(word, _)| !known.contains(word)) {
        let message = format!("no card has the sub-type `{word}`");
        let help = did_you_mean(word, known.iter().map(String::as_str));
        report.push(Diagnostic::error("B035", file, at, message).help(help));
    }
}

fn grant_in_range(grant: &Grant, at: &Range<usize>, context: &mut CheckContext<'_>) {
    let (n, low, high) = match *grant {
        Grant::Attack(n) | Grant::Defense(n) => (
            i64::from(n),
            -i64::from(limits::AMOUNT),
            limits::AMOUNT.into(),
        ),
        Grant::Keyword(Keyword::Deflect(n) | Keyword::Firewall(n)) => {
            (n.into(), 0, limits::KEYWORD)
        }
        Grant::Keyword(_) => return,
    };
    let place = context.closer(at, &n.to_string());
    context.within("amount", n, low, high, &place);
}

/// The targets that effects use, whether they use X, and every number with its minimum.
#[derive(Default)]
struct Uses {
    targets: Vec<u8>,
    x: bool,
    numbers: Vec<(i32, i32)>,
    subtypes: Vec<String>,
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
                for amount in [attack, defense] {
                    match amount {
                        Amount::N(n) => self.numbers.push((*n, -limits::AMOUNT)),
                        amount => self.amount(amount),
                    }
                }
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
            Effect::If(condition, inner) => {
                self.condition(condition);
                self.effects(inner);
            }
            Effect::May(inner) => self.effects(inner),
        }
    }

    fn filters(&mut self, filters: &[Filter]) {
        filters.iter().for_each(|filter| self.filter(filter));
    }

    fn filter(&mut self, filter: &Filter) {
        self.subtypes.extend(filter.subtype.clone());
    }

    fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::AtLeast(_, filter) => self.filter(filter),
            Condition::Not(inner) => self.condition(inner),
            _ => {}
        }
    }

    fn amount(&mut self, amount: &Amount) {
        match amount {
            Amount::X => self.x = true,
            Amount::N(n) => self.numbers.push((*n, 0)),
            Amount::Count(filter) => self.filter(filter),
            _ => {}
        }
    }

    fn who(&mut self, who: &ObjectSelector) {
        match who {
            ObjectSelector::Target(n) => self.targets.push(*n),
            ObjectSelector::Each(filter) => self.filter(filter),
            ObjectSelector::This | ObjectSelector::Host | ObjectSelector::That => {}
        }
    }

    fn sector(&mut self, sector: &SectorSelector) {
        match sector {
            SectorSelector::Target(n) => self.targets.push(*n),
            SectorSelector::At(who, _) => self.who(who),
            SectorSelector::Here(_) | SectorSelector::Each(_) => {}
        }
    }

    fn player(&mut self, player: &PlayerSelector) {
        match player {
            PlayerSelector::Target(n) => self.targets.push(*n),
            PlayerSelector::ControllerOf(who) => self.who(who),
            PlayerSelector::You | PlayerSelector::Opponent | PlayerSelector::Each => {}
        }
    }
}
