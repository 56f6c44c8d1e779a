//! Matches a phrase of a script against the options of a decision.

use super::scenario_error::Done;
use super::scripted::Scripted;
use super::speech::ChoicePhrase;
use super::stage::Stage;
use crate::table::{Choice, Ref};

/// The choices that a phrase matches. A part that is `None` matches anything.
#[derive(Debug, Clone, Default)]
pub struct Pattern {
    /// The thing it is made with.
    pub subjects: Option<Vec<Ref>>,
    /// The target.
    pub targets: Option<Vec<Ref>>,
    /// The amount, or the number of a skill.
    pub amount: Option<i32>,
    /// The number of the wanted one, from 0, if several fit.
    pub nth: Option<i32>,
    /// Whether it means the entry on the stack and not its card.
    pub aims: bool,
}

impl Pattern {
    /// Whether the choice is one of these.
    fn fits(&self, choice: &Choice) -> bool {
        let among = |list: &Option<Vec<Ref>>, part: Ref| {
            list.as_ref().is_none_or(|list| list.contains(&part))
        };
        among(&self.subjects, choice.subject)
            && among(&self.targets, choice.target)
            && self.amount.is_none_or(|n| n == choice.amount)
    }

    /// The choice that is most likely meant.
    fn choice(&self, verb: &'static str) -> Choice {
        let subjects = self.subjects.as_deref().unwrap_or_default();
        // An entry comes after the card it belongs to.
        let entry = subjects.iter().find(|r| matches!(r, Ref::Entry(_)));
        let subject = entry.filter(|_| self.aims).or(subjects.first());
        let target = self.targets.as_ref().and_then(|list| list.first());
        Choice::new(verb)
            .of(subject.copied().unwrap_or_default())
            .to(target.copied().unwrap_or_default())
            .by(self.amount.unwrap_or(0))
    }
}

impl<G: Scripted> Stage<G> {
    /// The references that the thing at that place of the brackets can mean.
    pub fn meant(&mut self, said: &ChoicePhrase<G::Thing>, n: usize) -> Done<Option<Vec<Ref>>> {
        let thing = said.things.get(n);
        thing.map(|thing| G::refs(self, thing)).transpose()
    }

    /// The choice that a phrase means, and the options of the open decision that it fits.
    pub fn fit(
        &mut self,
        said: &ChoicePhrase<G::Thing>,
        pattern: &Pattern,
    ) -> (Choice, Vec<Choice>) {
        let options = self.game.decision().map_or(&[][..], |d| &d.options);
        let fits = |o: &&Choice| o.verb == said.verb && pattern.fits(o);
        let mut fitting: Vec<Choice> = options.iter().filter(fits).copied().collect();
        if let Some(n) = pattern.nth {
            fitting = fitting.get(n as usize).copied().into_iter().collect();
        }
        (pattern.choice(said.verb), fitting)
    }
}
