//! Effects: a word of the game, or effects that hold others.

use ron2::ast::Expr;
use ron2::{FromRon, Result};

use super::each_own;
use super::spelled::{Spelled, own, part};
use super::{
    Amount, Chance, Condition, HowMany, Language, Lasting, Moment, Part, PartMut, Parts,
    PlayerSelector, PriceChange, Replacement, RevealUntil, Scene, TopCards,
};

/// What happens when something resolves.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect<L: Language> {
    /// A word of the game.
    Do(L::Verb),
    /// One after the other, until one does nothing.
    And(Vec<Effect<L>>),
    /// If the condition holds, the effects.
    If(Condition<L>, Vec<Effect<L>>),
    /// If the condition holds the first effects, else the second.
    IfElse(Condition<L>, Vec<Effect<L>>, Vec<Effect<L>>),
    /// You may do it.
    May(Vec<Effect<L>>),
    /// You may pay it; if you do, the effects. Whoever cannot pay is not asked.
    MayPay(Vec<L::Cost>, Vec<Effect<L>>),
    /// Each of those players may do it, one after the other.
    MayDo(PlayerSelector<L>, Vec<Effect<L>>),
    /// Each of those players does it, one after the other.
    EachDoes(PlayerSelector<L>, Vec<Effect<L>>),
    /// Each of those players picks one thing that matches, and the effects happen to it.
    Choose(PlayerSelector<L>, L::Filter, Vec<Effect<L>>),
    /// The effects once for each thing that matches now, which is what is picked.
    ForEach(L::Filter, Vec<Effect<L>>),
    /// Chance picks one thing that matches, and the effects happen to it.
    AtRandom(L::Filter, Vec<Effect<L>>),
    /// Each of those players picks one of two to four ways.
    Pick(PlayerSelector<L>, Vec<Vec<Effect<L>>>),
    /// Each of those players picks so many of two to four ways, which happen in the order in which they are written.
    /// The price is paid for each way after the first.
    PickSome(
        HowMany,
        PlayerSelector<L>,
        Vec<Vec<Effect<L>>>,
        Vec<L::Cost>,
    ),
    /// Everybody votes for one of two to four ways; the controller breaks ties.
    Vote(Vec<Vec<Effect<L>>>),
    /// So many times.
    Repeat(Amount<L>, Vec<Effect<L>>),
    /// Cards of a deck are revealed until one matches.
    Reveal(Box<RevealUntil<L>>),
    /// A player looks at the top cards of a deck and takes some.
    TopCards(Box<TopCards<L>>),
    /// Each of those players may pay it; the effects happen for whoever does not.
    Unless(PlayerSelector<L>, Vec<L::Cost>, Vec<Effect<L>>),
    /// Chance decides between effects.
    Chance(Chance<L>),
    /// Once, when that moment comes.
    Later(Moment<L>, Vec<Effect<L>>),
    /// Once, the next time that this happens, if it happens in time.
    NextTime(L::Trigger, Lasting<L>, Vec<Effect<L>>),
    /// The next such event, if it would happen in time, is replaced.
    ReplaceNext(L::Replaced, Lasting<L>, Replacement<L>),
    /// Cards cost more or less for a time.
    Costs(Box<PriceChange<L>>),
}

impl<L: Language> Effect<L> {
    /// The ways of the first `Pick`, `PickSome` or `Vote` among some effects, however deep it lies.
    #[must_use]
    pub fn ways(effects: &[Self]) -> Option<&[Vec<Self>]> {
        let mut found = None;
        for effect in effects {
            effect.parts(&Scene::new(&[]), &mut |part, _| {
                if let Part::Effect(
                    Self::Pick(_, ways) | Self::PickSome(_, _, ways, _) | Self::Vote(ways),
                ) = part
                {
                    found.get_or_insert(ways.as_slice());
                }
            });
        }
        found
    }
}

const EFFECTS: &[&str] = &[
    "And",
    "If",
    "IfElse",
    "May",
    "MayPay",
    "MayDo",
    "EachDoes",
    "Choose",
    "ForEach",
    "AtRandom",
    "Pick",
    "PickSome",
    "Vote",
    "Repeat",
    "Flip",
    "Roll",
    "RevealUntil",
    "TopCards",
    "Unless",
    "Later",
    "NextTime",
    "ReplaceNext",
    "CostsLess",
    "CostsMore",
    "NextCostsLess",
    "NextCostsMore",
];

impl<L: Language> FromRon for Effect<L> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let word = Spelled::word(expr, "Effect")?;
        match word.name() {
            "And" => word.parts().and_then(|[inner]| part(inner)).map(Self::And),
            "If" => {
                let [condition, inner] = word.parts()?;
                Ok(Self::If(part(condition)?, part(inner)?))
            }
            "IfElse" => {
                let [condition, inner, other] = word.parts()?;
                Ok(Self::IfElse(part(condition)?, part(inner)?, part(other)?))
            }
            "May" => word.parts().and_then(|[inner]| part(inner)).map(Self::May),
            "MayPay" => {
                let [costs, inner] = word.parts()?;
                Ok(Self::MayPay(part(costs)?, part(inner)?))
            }
            "MayDo" => {
                let [player, inner] = word.parts()?;
                Ok(Self::MayDo(part(player)?, part(inner)?))
            }
            "EachDoes" => {
                let [player, inner] = word.parts()?;
                Ok(Self::EachDoes(part(player)?, part(inner)?))
            }
            "Choose" => {
                let [player, filter, inner] = word.parts()?;
                Ok(Self::Choose(part(player)?, part(filter)?, part(inner)?))
            }
            "ForEach" => {
                let [filter, inner] = word.parts()?;
                Ok(Self::ForEach(part(filter)?, part(inner)?))
            }
            "AtRandom" => {
                let [filter, inner] = word.parts()?;
                Ok(Self::AtRandom(part(filter)?, part(inner)?))
            }
            "Pick" => {
                let [player, ways] = word.parts()?;
                Ok(Self::Pick(part(player)?, part(ways)?))
            }
            "PickSome" => {
                let (count, player, ways, price) = match word.count() {
                    4 => {
                        let [count, player, ways, price] = word.parts()?;
                        (count, player, ways, part(price)?)
                    }
                    _ => {
                        let [count, player, ways] = word.parts()?;
                        (count, player, ways, Vec::new())
                    }
                };
                let (count, player, ways) = (part(count)?, part(player)?, part(ways)?);
                Ok(Self::PickSome(count, player, ways, price))
            }
            "Vote" => word.parts().and_then(|[ways]| part(ways)).map(Self::Vote),
            "Repeat" => {
                let [times, inner] = word.parts()?;
                Ok(Self::Repeat(part(times)?, part(inner)?))
            }
            "Flip" => Chance::read_flip(&word),
            "Roll" => word.parts().and_then(|[bands]| Chance::read_roll(bands)),
            "RevealUntil" => RevealUntil::read(&word),
            "TopCards" => TopCards::read(&word),
            "Unless" => {
                let [player, costs, inner] = word.parts()?;
                Ok(Self::Unless(part(player)?, part(costs)?, part(inner)?))
            }
            "Later" => {
                let [moment, inner] = word.parts()?;
                let moment = match part(moment) {
                    // What the game lacks is said of `Later` itself.
                    Err(_) if L::MISSING.contains(&"Later") => {
                        Moment::EndOfTurn(PlayerSelector::Each)
                    }
                    read => read?,
                };
                Ok(Self::Later(moment, part(inner)?))
            }
            "CostsLess" | "CostsMore" | "NextCostsLess" | "NextCostsMore" => {
                PriceChange::read(&word)
            }
            "NextTime" => {
                let [trigger, lasting, inner] = word.parts()?;
                Ok(Self::NextTime(part(trigger)?, part(lasting)?, part(inner)?))
            }
            "ReplaceNext" => {
                let [event, lasting, instead] = word.parts()?;
                let (event, lasting) = (part(event)?, part(lasting)?);
                Ok(Self::ReplaceNext(event, lasting, part(instead)?))
            }
            _ => own(expr, (EFFECTS, L::MISSING), "Effect").map(each_own::effect_of),
        }
    }
}

impl<L: Language> Parts<L> for Effect<L> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        visit(Part::Effect(self), scene);
        let scene = &scene.optional(false);
        match self {
            Self::Do(verb) => verb.parts(scene, visit),
            Self::And(inner) | Self::May(inner) => inner.parts(scene, visit),
            Self::If(condition, inner) => {
                condition.parts(scene, visit);
                inner.parts(scene, visit);
            }
            Self::IfElse(condition, inner, other) => {
                condition.parts(scene, visit);
                inner.parts(scene, visit);
                other.parts(scene, visit);
            }
            Self::MayPay(costs, inner) => {
                costs.parts(scene, visit);
                inner.parts(&scene.paying(costs.iter().any(L::gives_up)), visit);
            }
            Self::MayDo(player, inner) | Self::EachDoes(player, inner) => {
                player.parts(scene, visit);
                inner.parts(&scene.asking(), visit);
            }
            Self::Choose(player, filter, inner) => {
                player.parts(scene, visit);
                filter.parts(scene, visit);
                inner.parts(&scene.picking(filter), visit);
            }
            Self::ForEach(filter, inner) | Self::AtRandom(filter, inner) => {
                filter.parts(scene, visit);
                inner.parts(&scene.each(filter), visit);
            }
            Self::Pick(player, ways) => {
                player.parts(scene, visit);
                ways.parts(&scene.asking(), visit);
            }
            Self::PickSome(count, player, ways, price) => {
                count.parts(scene, visit);
                player.parts(scene, visit);
                price.parts(&scene.asking(), visit);
                ways.parts(&scene.asking(), visit);
            }
            Self::Vote(ways) => ways.parts(scene, visit),
            Self::Repeat(times, inner) => {
                times.parts(scene, visit);
                inner.parts(scene, visit);
            }
            Self::Reveal(reveal) => reveal.parts(scene, visit),
            Self::TopCards(top) => top.parts(scene, visit),
            Self::Unless(player, costs, inner) => {
                player.parts(scene, visit);
                costs.parts(scene, visit);
                inner.parts(&scene.asking(), visit);
            }
            Self::Chance(chance) => chance.parts(scene, visit),
            Self::Costs(change) => change.parts(scene, visit),
            Self::Later(moment, inner) => {
                moment.parts(scene, visit);
                inner.parts(&scene.later(), visit);
            }
            Self::NextTime(trigger, lasting, inner) => {
                trigger.parts(scene, visit);
                lasting.parts(scene, visit);
                inner.parts(&scene.waiting(trigger), visit);
            }
            Self::ReplaceNext(event, lasting, instead) => {
                event.parts(&scene.later(), visit);
                lasting.parts(scene, visit);
                instead.parts(&scene.replacing(event), visit);
            }
        }
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        match self {
            Self::Do(verb) => {
                visit(PartMut::Verb(verb));
                verb.parts_mut(visit);
            }
            Self::And(inner) | Self::May(inner) => inner.parts_mut(visit),
            Self::If(condition, inner) => {
                condition.parts_mut(visit);
                inner.parts_mut(visit);
            }
            Self::IfElse(condition, inner, other) => {
                condition.parts_mut(visit);
                inner.parts_mut(visit);
                other.parts_mut(visit);
            }
            Self::MayPay(costs, inner) => {
                costs.parts_mut(visit);
                inner.parts_mut(visit);
            }
            Self::MayDo(player, inner) | Self::EachDoes(player, inner) => {
                player.parts_mut(visit);
                inner.parts_mut(visit);
            }
            Self::Choose(player, filter, inner) => {
                player.parts_mut(visit);
                filter.parts_mut(visit);
                inner.parts_mut(visit);
            }
            Self::ForEach(filter, inner) | Self::AtRandom(filter, inner) => {
                filter.parts_mut(visit);
                inner.parts_mut(visit);
            }
            Self::Pick(player, ways) => {
                player.parts_mut(visit);
                ways.parts_mut(visit);
            }
            Self::PickSome(_, player, ways, price) => {
                player.parts_mut(visit);
                price.parts_mut(visit);
                ways.parts_mut(visit);
            }
            Self::Vote(ways) => ways.parts_mut(visit),
            Self::Repeat(times, inner) => {
                times.parts_mut(visit);
                inner.parts_mut(visit);
            }
            Self::Reveal(reveal) => reveal.parts_mut(visit),
            Self::TopCards(top) => top.parts_mut(visit),
            Self::Unless(player, costs, inner) => {
                player.parts_mut(visit);
                costs.parts_mut(visit);
                inner.parts_mut(visit);
            }
            Self::Chance(chance) => chance.parts_mut(visit),
            Self::Costs(change) => change.parts_mut(visit),
            Self::Later(moment, inner) => {
                moment.parts_mut(visit);
                inner.parts_mut(visit);
            }
            Self::NextTime(trigger, lasting, inner) => {
                trigger.parts_mut(visit);
                lasting.parts_mut(visit);
                inner.parts_mut(visit);
            }
            Self::ReplaceNext(event, lasting, instead) => {
                event.parts_mut(visit);
                lasting.parts_mut(visit);
                instead.parts_mut(visit);
            }
        }
    }
}
