//! What a phrase of a script can stand for among the options of a decision.

use super::stage::Stage;
use super::thing::Thing;
use super::verbs::Said;
use crate::table::{Choice, Ref};
use crate::tools::scenario::trouble::Done;

impl Stage {
    /// The choice that a phrase means, and the options of the open decision that it fits.
    pub fn meant_and_fitting(&mut self, said: &Said) -> Done<(Choice, Vec<Choice>)> {
        let number = |n: usize| match said.things.get(n).map(|t| &t.value) {
            Some(&Thing::Number(n)) => Some(n),
            _ => None,
        };
        let (subjects, targets, amount) = match said.verb {
            "mode" => (None, None, number(0)),
            "use" | "divide" => (self.meant(said, 0)?, None, number(1)),
            "trigger" => (self.meant(said, 0)?, None, None),
            _ => (self.meant(said, 0)?, self.meant(said, 1)?, None),
        };
        let among = |list: &Option<Vec<Ref>>, part: Ref| {
            list.as_ref().is_none_or(|list| list.contains(&part))
        };
        let fits = |choice: &&Choice| {
            choice.verb == said.verb
                && among(&subjects, choice.subject)
                && among(&targets, choice.target)
                && amount.is_none_or(|n| n == choice.amount)
        };
        let options = self.game.decision().map_or(&[][..], |d| &d.options);
        let mut fitting: Vec<Choice> = options.iter().filter(fits).copied().collect();
        // Of one card's triggered abilities the n-th; alike ones of one card are all the same.
        if let ("trigger", Some(n)) = (said.verb, number(1)) {
            fitting = fitting.get(n as usize).copied().into_iter().collect();
        }
        let aims = said.verb == "target";
        let first = |list: Option<Vec<Ref>>| {
            let list = list.unwrap_or_default();
            // An entry of the Stack comes after the card it belongs to, and is what is aimed at.
            let entry = list.iter().find(|r| matches!(r, Ref::Entry(_)));
            let first = entry.filter(|_| aims).or(list.first());
            first.copied().unwrap_or_default()
        };
        let meant = Choice::new(said.verb)
            .of(first(subjects))
            .to(first(targets))
            .by(amount.unwrap_or(0));
        Ok((meant, fitting))
    }

    fn meant(&mut self, said: &Said, n: usize) -> Done<Option<Vec<Ref>>> {
        said.things.get(n).map(|t| self.refs(t)).transpose()
    }
}
