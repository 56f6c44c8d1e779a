//! Walks through the data of a card, with the names that are allowed at each place, so each check visits only the
//! parts it needs.

use super::super::{
    Ability, Amount, Band, Condition, Effect, Filter, Mode, ObjectSelector, PlayerSelector,
    ReplacedEvent, Replacement, TriggerCondition,
};
use super::event::EventParts;
use super::kind_set::KindSet;

/// A part of what a card says.
pub(super) enum Part<'a> {
    Effect(&'a Effect),
    Objects(&'a ObjectSelector),
    Players(&'a PlayerSelector),
    Amount(&'a Amount),
    Condition(&'a Condition),
    Filter(&'a Filter),
}

/// The names that are allowed at a place.
#[derive(Clone, Copy)]
pub(super) struct AbilityScope<'a> {
    /// The kinds of objects that `This` can be.
    pub this: KindSet,
    /// The targets of the ability, or of its mode.
    pub targets: &'a [Filter],
    /// The event behind it.
    pub event: EventParts,
    /// The kinds of objects that `Picked` can be.
    pub picked: Option<KindSet>,
    /// Somebody is asked.
    pub they: bool,
}

type Visit<'v> = &'v mut dyn FnMut(Part<'_>, &AbilityScope<'_>);

impl<'a> AbilityScope<'a> {
    /// Nothing but the card itself.
    pub(super) fn new(this: KindSet) -> Self {
        Self {
            this,
            targets: &[],
            event: EventParts::default(),
            picked: None,
            they: false,
        }
    }

    /// Visits every part of an ability, those that hold others first.
    pub(super) fn ability(self, ability: &Ability, visit: Visit<'_>) {
        match ability {
            Ability::Resolve {
                targets,
                effects,
                choose,
            } => self.branches(targets, effects, choose, visit),
            Ability::Activated {
                only_if,
                targets,
                effects,
                choose,
                ..
            } => {
                self.conditions(only_if.as_slice(), visit);
                self.branches(targets, effects, choose, visit);
            }
            Ability::Triggered {
                when,
                only_if,
                targets,
                effects,
                choose,
                ..
            } => {
                if let TriggerCondition::SomethingDies(filter)
                | TriggerCondition::Damaged(filter)
                | TriggerCondition::CombatDamaged(filter)
                | TriggerCondition::Attacked(filter)
                | TriggerCondition::Destroyed(filter) = when
                {
                    visit(Part::Filter(filter), &self);
                }
                let event = EventParts::of_trigger(when);
                let scope = Self { event, ..self };
                scope.conditions(only_if.as_slice(), visit);
                scope.branches(targets, effects, choose, visit);
            }
            Ability::Static { only_if, who, .. } => {
                self.conditions(only_if.as_slice(), visit);
                self.filters(who.as_slice(), visit);
            }
            Ability::Replaces {
                event,
                only_if,
                instead,
                ..
            } => {
                if let ReplacedEvent::Damage(filter)
                | ReplacedEvent::CombatDamage(filter)
                | ReplacedEvent::Die(filter)
                | ReplacedEvent::Destroyed(filter) = event
                {
                    visit(Part::Filter(filter), &self);
                }
                let event = EventParts::of_replacement(event);
                let scope = Self { event, ..self };
                scope.conditions(only_if.as_slice(), visit);
                if let Replacement::Do(effects) = instead {
                    scope.effects(effects, visit);
                }
            }
        }
    }

    fn branches(self, targets: &[Filter], effects: &[Effect], choose: &[Mode], visit: Visit<'_>) {
        self.filters(targets, visit);
        AbilityScope { targets, ..self }.effects(effects, visit);
        for Mode { targets, effects } in choose {
            self.filters(targets, visit);
            AbilityScope { targets, ..self }.effects(effects, visit);
        }
    }

    fn filters(self, filters: &[Filter], visit: Visit<'_>) {
        filters.iter().for_each(|f| visit(Part::Filter(f), &self));
    }

    /// Visits every part of some effects.
    pub(super) fn effects(self, effects: &[Effect], visit: Visit<'_>) {
        effects.iter().for_each(|e| self.effect(e, visit));
    }

    fn effect(self, of: &Effect, visit: Visit<'_>) {
        visit(Part::Effect(of), &self);
        match of {
            Effect::GainCoins(n, whose)
            | Effect::LoseCoins(n, whose)
            | Effect::PayCoins(n, whose)
            | Effect::StealCoins(n, whose)
            | Effect::GiveCoins(n, whose)
            | Effect::Loot(n, whose)
            | Effect::Discard(n, whose)
            | Effect::DiscardAtRandom(n, whose)
            | Effect::StealLoot(n, whose)
            | Effect::GainTreasure(n, whose)
            | Effect::MoreLootPlays(n, whose)
            | Effect::MoreAttacks(n, whose)
            | Effect::MorePurchases(n, whose) => {
                self.amount(n, visit);
                self.player(whose, visit);
            }
            Effect::DiscardHand(whose)
            | Effect::LookAtHand(whose)
            | Effect::SwapHands(whose)
            | Effect::ExtraTurn(whose)
            | Effect::SkipTurn(whose)
            | Effect::Win(whose) => self.player(whose, visit),
            Effect::Damage(n, whom)
            | Effect::Heal(n, whom)
            | Effect::PreventDamage(n, whom)
            | Effect::Shield(n, whom)
            | Effect::AddCounters(n, whom)
            | Effect::RemoveCounters(n, whom) => {
                self.amount(n, visit);
                self.who(whom, visit);
            }
            Effect::PreventDeath(whom)
            | Effect::Kill(whom)
            | Effect::Destroy(whom)
            | Effect::PutInDiscard(whom)
            | Effect::PutOnTop(whom)
            | Effect::PutOnBottom(whom)
            | Effect::Recharge(whom)
            | Effect::Deactivate(whom)
            | Effect::Reroll(whom)
            | Effect::AddToRoll(_, whom)
            | Effect::SetRoll(_, whom)
            | Effect::ChooseRoll(whom)
            | Effect::FlipRoll(whom)
            | Effect::RerollItem(whom)
            | Effect::Steal(whom)
            | Effect::Cancel(whom)
            | Effect::MustAttack(whom)
            | Effect::MustAttackAlso(whom)
            | Effect::Grant(_, whom, _)
            | Effect::CopyLoot(whom) => self.who(whom, visit),
            Effect::PutInHand(whom, whose)
            | Effect::Give(whom, whose)
            | Effect::BecomeSoul(whom, whose) => {
                self.who(whom, visit);
                self.player(whose, visit);
            }
            Effect::Swap(one, other) | Effect::Copy(one, other, _) => {
                self.who(one, visit);
                self.who(other, visit);
            }
            Effect::Scry(_, n) | Effect::Mill(_, n) => self.amount(n, visit),
            Effect::Roll(bands) => self.bands(bands, visit),
            Effect::RollBy(whose, bands) => {
                self.player(whose, visit);
                self.bands(bands, visit);
            }
            Effect::RevealMonster
            | Effect::CancelAttack
            | Effect::EndTurn
            | Effect::MustAttackDeck
            | Effect::MoreSlots(..) => {}
            Effect::And(inner) | Effect::May(inner) => self.effects(inner, visit),
            Effect::If(of, inner) => {
                self.condition(of, visit);
                self.effects(inner, visit);
            }
            Effect::MayDo(whose, inner) | Effect::EachDoes(whose, inner) => {
                self.player(whose, visit);
                Self { they: true, ..self }.effects(inner, visit);
            }
            Effect::Choose(whose, filter, inner) => {
                self.player(whose, visit);
                visit(Part::Filter(filter), &self);
                let picked = Some(KindSet::of(filter));
                let scope = Self {
                    picked,
                    they: true,
                    ..self
                };
                scope.effects(inner, visit);
            }
            Effect::Vote(options) => options.iter().for_each(|o| self.effects(o, visit)),
        }
    }

    /// Checks the bands of a roll. There the amount is the number rolled, and `They` the player who rolled.
    fn bands(self, bands: &[Band], visit: Visit<'_>) {
        let mut scope = self;
        (scope.event.amount, scope.they) = (true, true);
        bands.iter().for_each(|b| scope.effects(&b.effects, visit));
    }

    fn who(self, of: &ObjectSelector, visit: Visit<'_>) {
        visit(Part::Objects(of), &self);
        match of {
            ObjectSelector::Each(filter) => visit(Part::Filter(filter), &self),
            ObjectSelector::Player(whose) => self.player(whose, visit),
            ObjectSelector::Target(_)
            | ObjectSelector::This
            | ObjectSelector::That
            | ObjectSelector::Picked
            | ObjectSelector::Attacked => {}
        }
    }

    fn player(self, of: &PlayerSelector, visit: Visit<'_>) {
        visit(Part::Players(of), &self);
        if let PlayerSelector::ControllerOf(whom) = of {
            self.who(whom, visit);
        }
    }

    fn amount(self, of: &Amount, visit: Visit<'_>) {
        visit(Part::Amount(of), &self);
        match of {
            Amount::N(_) | Amount::That => {}
            Amount::Count(filter) => visit(Part::Filter(filter), &self),
            Amount::Coins(whose) | Amount::Hand(whose) | Amount::Souls(whose) => {
                self.player(whose, visit);
            }
            Amount::Counters(whom) | Amount::AttackOf(whom) => self.who(whom, visit),
            Amount::Times(_, inner) | Amount::Half(inner) => self.amount(inner, visit),
        }
    }

    fn conditions(self, conditions: &[Condition], visit: Visit<'_>) {
        conditions.iter().for_each(|c| self.condition(c, visit));
    }

    /// Visits every part of a condition.
    pub(super) fn condition(self, of: &Condition, visit: Visit<'_>) {
        visit(Part::Condition(of), &self);
        match of {
            Condition::AtLeast(_, filter) => visit(Part::Filter(filter), &self),
            Condition::CoinsAtLeast(_, whose)
            | Condition::CoinsAtMost(_, whose)
            | Condition::HandAtLeast(_, whose)
            | Condition::HandAtMost(_, whose)
            | Condition::SoulsAtLeast(_, whose)
            | Condition::PlayerDied(whose) => self.player(whose, visit),
            Condition::Not(inner) => self.condition(inner, visit),
            Condition::All(inner) | Condition::AnyOf(inner) => self.conditions(inner, visit),
            _ => {}
        }
    }
}
