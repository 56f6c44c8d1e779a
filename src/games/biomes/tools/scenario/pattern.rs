//! What a phrase of a script can stand for among the options of a decision.

use super::stage::Stage;
use super::thing::Thing;
use super::verbs::Said;
use crate::table::{Choice, Ref};
use crate::tools::scenario::trouble::Done;

/// What a phrase of a script can stand for.
struct Pattern {
    verb: &'static str,
    /// `None`: any.
    subjects: Option<Vec<(Ref, i32)>>,
    targets: Option<Vec<Ref>>,
    amount: Option<i32>,
    /// Which one, if several fit (reactions of one source).
    nth: Option<usize>,
}

impl Pattern {
    fn fits(&self, choice: &Choice) -> bool {
        choice.verb == self.verb
            && self.subjects.as_ref().is_none_or(|list| {
                list.iter().any(|&(r, part)| {
                    r == choice.subject && (self.verb != "target" || part == choice.amount)
                })
            })
            && self
                .targets
                .as_ref()
                .is_none_or(|list| list.contains(&choice.target))
            && self.amount.is_none_or(|n| n == choice.amount)
    }

    /// The choice to be refused.
    fn choice(&self) -> Choice {
        // An entry of the queue comes after the card it belongs to, and is what is aimed at.
        let subject = self.subjects.as_ref().and_then(|list| {
            let entry = list.iter().find(|(r, _)| matches!(r, Ref::Entry(_)));
            entry.filter(|_| self.verb == "target").or(list.first())
        });
        let (subject, part) = subject.copied().unwrap_or_default();
        let target = self.targets.as_ref().and_then(|list| list.first().copied());
        Choice::new(self.verb)
            .of(subject)
            .to(target.unwrap_or_default())
            .by(self.amount.unwrap_or(part))
    }
}

impl Stage {
    fn pattern(&mut self, said: &Said) -> Done<Pattern> {
        let refs =
            |stage: &mut Self, n: usize| said.things.get(n).map(|t| stage.refs(t)).transpose();
        let number = |n: usize| match said.things.get(n).map(|t| &t.value) {
            Some(&Thing::Number(n)) => Some(n),
            _ => None,
        };
        let mut pattern = Pattern {
            verb: said.verb,
            subjects: None,
            targets: None,
            amount: None,
            nth: None,
        };
        let to =
            |list: Option<Vec<(Ref, i32)>>| list.map(|l| l.into_iter().map(|(r, _)| r).collect());
        match said.verb {
            "mode" | "x" => pattern.amount = number(0),
            "arrive" => pattern.targets = to(refs(self, 0)?),
            "play" => {
                pattern.subjects = refs(self, 0)?;
                pattern.amount = Some(i32::from(said.things.len() > 1));
            }
            "skill" => {
                pattern.subjects = refs(self, 0)?;
                pattern.amount = number(1);
            }
            "react" => {
                pattern.subjects = refs(self, 0)?;
                pattern.nth = number(1).map(|n| n as usize);
            }
            _ => {
                pattern.subjects = refs(self, 0)?;
                pattern.targets = to(refs(self, 1)?);
                pattern.amount = number(2);
            }
        }
        Ok(pattern)
    }

    /// The choice that a phrase means, and the options of the open decision that it fits.
    pub fn pattern_fitting(&mut self, said: &Said) -> Done<(Choice, Vec<Choice>)> {
        let pattern = self.pattern(said)?;
        let options = self.game.decision().map_or(&[][..], |d| &d.options);
        let fits: Vec<Choice> = options
            .iter()
            .filter(|o| pattern.fits(o))
            .copied()
            .collect();
        let fits = match pattern.nth {
            Some(n) => fits.get(n).copied().into_iter().collect(),
            None => fits,
        };
        Ok((pattern.choice(), fits))
    }
}
