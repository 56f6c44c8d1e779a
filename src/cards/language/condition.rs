//! Conditions, which hold or not when they are looked at.

use ron2::ast::Expr;
use ron2::{FromRon, Result};

use super::spelled::{Spelled, own, part, says_field};
use super::{Amount, Language, ObjectSelector, Part, PartMut, Parts, PlayerSelector, Scene};

/// What an ability or an effect depends on.
#[derive(Debug, Clone, PartialEq)]
pub enum Condition<L: Language> {
    /// At least so many things match.
    AtLeast(u8, L::Filter),
    /// At most so many things match.
    AtMost(u8, L::Filter),
    /// Each of those things matches, and there is one.
    Is(ObjectSelector<L>, L::Filter),
    /// Any of those players holds at least so many cards. Without players: you.
    HandAtLeast(u8, PlayerSelector<L>),
    /// Any of those players holds at most so many cards. Without players: you.
    HandAtMost(u8, PlayerSelector<L>),
    /// It is the turn of the ability's controller.
    YourTurn,
    /// It is that phase of a turn.
    During(L::Phase),
    /// The amount of the event, or the number rolled, is so much or more.
    ThatAtLeast(i32),
    /// The amount of the event, or the number rolled, is so much or less.
    ThatAtMost(i32),
    /// The first number is as high as the second, or higher.
    Reaches(Amount<L>, Amount<L>),
    /// It does not hold.
    Not(Box<Condition<L>>),
    /// All of them hold.
    All(Vec<Condition<L>>),
    /// At least one of them holds.
    AnyOf(Vec<Condition<L>>),
    /// Others, by a word of the game.
    Own(L::Condition),
}

const CONDITIONS: &[&str] = &[
    "AtLeast",
    "AtMost",
    "Is",
    "HandAtLeast",
    "HandAtMost",
    "YourTurn",
    "During",
    "ThatAtLeast",
    "ThatAtMost",
    "Reaches",
    "Not",
    "All",
    "AnyOf",
];

impl<L: Language> FromRon for Condition<L> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let word = Spelled::word(expr, "Condition")?;
        let counted = |make: fn(u8, L::Filter) -> Self| {
            let [n, filter] = word.parts()?;
            Ok(make(part(n)?, part(filter)?))
        };
        let held = |make: fn(u8, PlayerSelector<L>) -> Self| {
            if word.count() == 1 {
                return word
                    .parts()
                    .and_then(|[n]| Ok(make(part(n)?, PlayerSelector::You)));
            }
            let [n, player] = word.parts()?;
            Ok(make(part(n)?, part(player)?))
        };
        match word.name() {
            "AtLeast" => counted(Self::AtLeast),
            "AtMost" => counted(Self::AtMost),
            "Is" => {
                let [who, filter] = word.parts()?;
                let (who, mut of) = (part(who)?, part(filter)?);
                if !says_field(filter, "kind") {
                    L::mean_any_kind(&mut of, &who);
                }
                Ok(Self::Is(who, of))
            }
            "HandAtLeast" => held(Self::HandAtLeast),
            "HandAtMost" => held(Self::HandAtMost),
            "YourTurn" => word.alone(Self::YourTurn),
            "During" => (word.parts()).and_then(|[phase]| part(phase).map(Self::During)),
            "ThatAtLeast" => word.parts().and_then(|[n]| part(n)).map(Self::ThatAtLeast),
            "ThatAtMost" => word.parts().and_then(|[n]| part(n)).map(Self::ThatAtMost),
            "Reaches" => {
                let [one, other] = word.parts()?;
                Ok(Self::Reaches(part(one)?, part(other)?))
            }
            "Not" => {
                let of = word.parts().and_then(|[of]| part(of));
                of.map(|of| Self::Not(Box::new(of)))
            }
            "All" => word.parts().and_then(|[all]| part(all)).map(Self::All),
            "AnyOf" => word.parts().and_then(|[any]| part(any)).map(Self::AnyOf),
            _ => own(expr, (CONDITIONS, L::MISSING), "Condition").map(Self::Own),
        }
    }
}

impl<L: Language> Parts<L> for Condition<L> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        visit(Part::Condition(self), scene);
        match self {
            Self::AtLeast(_, filter) | Self::AtMost(_, filter) => filter.parts(scene, visit),
            Self::Is(who, filter) => {
                who.parts(scene, visit);
                filter.parts(scene, visit);
            }
            Self::HandAtLeast(_, player) | Self::HandAtMost(_, player) => {
                player.parts(scene, visit);
            }
            Self::YourTurn | Self::During(_) | Self::ThatAtLeast(_) | Self::ThatAtMost(_) => {}
            Self::Reaches(one, other) => {
                one.parts(scene, visit);
                other.parts(scene, visit);
            }
            Self::Not(of) => of.parts(scene, visit),
            Self::All(all) | Self::AnyOf(all) => all.parts(scene, visit),
            Self::Own(own) => own.parts(scene, visit),
        }
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        match self {
            Self::AtLeast(_, filter) | Self::AtMost(_, filter) => filter.parts_mut(visit),
            Self::Is(who, filter) => {
                who.parts_mut(visit);
                filter.parts_mut(visit);
            }
            Self::HandAtLeast(_, player) | Self::HandAtMost(_, player) => player.parts_mut(visit),
            Self::YourTurn | Self::During(_) | Self::ThatAtLeast(_) | Self::ThatAtMost(_) => {}
            Self::Reaches(one, other) => {
                one.parts_mut(visit);
                other.parts_mut(visit);
            }
            Self::Not(of) => of.parts_mut(visit),
            Self::All(all) | Self::AnyOf(all) => all.parts_mut(visit),
            Self::Own(own) => own.parts_mut(visit),
        }
    }
}
