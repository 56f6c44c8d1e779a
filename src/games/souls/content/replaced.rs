//! Events that abilities and effects replace (F-158).

use ron2::FromRon;
use ron2::ast::Expr;

use super::{CoinSource, Filter, ObjectSelector};
use crate::cards::language::{self, Part, PartMut, Parts, Scene};
use crate::games::souls::Souls;
use crate::packs::Whose;

/// The replacement of an event.
pub type Replacement = language::Replacement<Souls>;

/// Whom an event would happen to: `(kind: Monster)` or `Target(0)`.
#[derive(Debug, Clone, PartialEq)]
pub enum Victims {
    /// Whatever matches then.
    Those(Filter),
    /// That, as a text means it.
    Who(ObjectSelector),
}

impl FromRon for Victims {
    fn from_ast(expr: &Expr<'_>) -> ron2::Result<Self> {
        match expr {
            Expr::Struct(_) => ObjectSelector::from_ast(expr).map(Self::Who),
            _ => Filter::from_ast(expr).map(Self::Those),
        }
    }
}

impl Parts<Souls> for Victims {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, Souls>,
        visit: &mut dyn FnMut(Part<'a, Souls>, &Scene<'a, Souls>),
    ) {
        match self {
            Self::Those(filter) => filter.parts(scene, visit),
            Self::Who(who) => who.parts(scene, visit),
        }
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, Souls>)) {
        match self {
            Self::Those(filter) => filter.parts_mut(visit),
            Self::Who(who) => who.parts_mut(visit),
        }
    }
}

/// An event that a replacement changes.
#[derive(Debug, Clone, PartialEq, FromRon)]
pub enum ReplacedEvent {
    /// One of those would be dealt damage.
    Damage(Victims),
    /// One of those would be dealt combat damage.
    CombatDamage(Victims),
    /// One of those would die.
    Die(Victims),
    /// One of those would be destroyed.
    Destroyed(Victims),
    /// That player would gain ¢.
    Coins(Whose),
    /// The same, by the text of such a card.
    CoinsFrom(Whose, CoinSource),
    /// That player would loot.
    Loot(Whose),
    /// That player would gain treasure.
    Treasure(Whose),
    /// That player would pay the death penalty.
    Penalty(Whose),
}

impl ReplacedEvent {
    /// What it would happen to, if the event is not a player's.
    #[must_use]
    pub const fn victims(&self) -> Option<&Victims> {
        match self {
            Self::Damage(victims)
            | Self::CombatDamage(victims)
            | Self::Die(victims)
            | Self::Destroyed(victims) => Some(victims),
            Self::Coins(_)
            | Self::CoinsFrom(..)
            | Self::Loot(_)
            | Self::Treasure(_)
            | Self::Penalty(_) => None,
        }
    }
}

impl Parts<Souls> for ReplacedEvent {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, Souls>,
        visit: &mut dyn FnMut(Part<'a, Souls>, &Scene<'a, Souls>),
    ) {
        self.victims().iter().for_each(|v| v.parts(scene, visit));
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, Souls>)) {
        if let Self::Damage(victims)
        | Self::CombatDamage(victims)
        | Self::Die(victims)
        | Self::Destroyed(victims) = self
        {
            victims.parts_mut(visit);
        }
    }
}
