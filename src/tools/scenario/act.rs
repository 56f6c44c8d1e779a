//! Doing the items of a script.

use ron2::Spanned;

use super::item::Item;
use super::said::Said;
use super::stage::{Done, Stage, Trouble};
use super::thing::Thing;
use crate::games::biomes::Step;
use crate::table::{Choice, Ref, Seat};

/// More choices than this are a circle.
const MOST: usize = 400;

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

    /// The options of the open decision that a phrase fits.
    fn fitting(&mut self, said: &Said) -> Done<(Pattern, Vec<Choice>)> {
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
        Ok((pattern, fits))
    }

    /// Does one item.
    pub fn act(&mut self, item: &Spanned<Item>) -> Done {
        match &item.value {
            Item::Do(seat, said) => self.make(*seat, said),
            Item::Refused(seat, said, rule) => self.refused(*seat, said, rule),
            Item::Offered(seat, said) => self.offered(*seat, said, true),
            Item::NotOffered(seat, said) => self.offered(*seat, said, false),
            Item::Asked(seat, topic) => match self.game.decision() {
                Some(d) if d.seat == *seat && d.topic == topic.value => Ok(()),
                _ => Err(Trouble::failed(
                    item.span,
                    format!("expected that seat {} is asked \"{}\"", seat.0, topic.value),
                )),
            },
            Item::NobodyAsked => match self.game.decision() {
                None => Ok(()),
                Some(_) => Err(Trouble::failed(
                    item.span,
                    "expected that nobody is asked".into(),
                )),
            },
            Item::PassBoth => self.pass_both(item),
            Item::Resolve => self.resolve(item),
            Item::PassUntil { step, turn } => self.pass_until(step, *turn),
            Item::PayAny => self.pay_any(item),
            Item::Concede(seat) => self.concede(*seat, 0, item),
            Item::ConcedeGame(seat) => self.concede(*seat, 1, item),
            Item::Finish => {
                let options = self.game.decision().map_or(&[][..], |d| &d.options);
                if let Some(at) = options.iter().position(|o| o.verb == "done") {
                    self.game.pick(at);
                }
                Ok(())
            }
            Item::Mark => {
                self.mark = self.game.events(0).len();
                Ok(())
            }
            Item::Expect(checks) => checks.0.iter().try_for_each(|check| self.check(check)),
            Item::CheckDeck { .. } => Ok(()),
        }
    }

    fn concede(&mut self, seat: Seat, whole: i32, item: &Spanned<Item>) -> Done {
        let choice = Choice::new("concede").by(whole);
        self.game
            .choose(seat, choice)
            .map_err(|no| Trouble::failed(item.span, format!("refused: {no}")))
    }

    fn make(&mut self, seat: Seat, said: &Said) -> Done {
        if let Some(whole) = concession(said) {
            let choice = Choice::new("concede").by(whole);
            return self
                .game
                .choose(seat, choice)
                .map_err(|no| Trouble::failed(said.span, format!("refused: {no}")));
        }
        let (pattern, fits) = self.fitting(said)?;
        let asked = self.game.decision().is_some_and(|d| d.seat == seat);
        match fits[..] {
            [choice] if asked => self
                .game
                .choose(seat, choice)
                .map_err(|no| Trouble::failed(said.span, format!("refused: {no}"))),
            [_, _, ..] if asked => {
                let view = self.see();
                let names: Vec<String> = fits.iter().map(|c| self.choice_words(c, &view)).collect();
                let message = format!("{} options fit: {}", fits.len(), names.join(", "));
                let help = "say more, or give the card that is meant an alias".to_owned();
                Err(Trouble::new("S022", said.span, message).help(help))
            }
            _ => match self.game.choose(seat, pattern.choice()) {
                Err(no) => Err(Trouble::failed(said.span, format!("refused: {no}"))),
                Ok(()) => Ok(()),
            },
        }
    }

    fn offered(&mut self, seat: Seat, said: &Said, wanted: bool) -> Done {
        let (_, fits) = self.fitting(said)?;
        let is = !fits.is_empty() && self.game.decision().is_some_and(|d| d.seat == seat);
        if is == wanted {
            return Ok(());
        }
        let not = if wanted { "" } else { "not " };
        let message = format!("expected this to be {not}offered to seat {}", seat.0);
        Err(Trouble::failed(said.span, message))
    }

    fn refused(&mut self, seat: Seat, said: &Said, rule: &Spanned<String>) -> Done {
        let pattern = self.pattern(said)?;
        for (n, thing) in said.things.iter().enumerate() {
            if let (Thing::Named(name), true) = (&thing.value, n < 2) {
                let found = self.called(name, thing.span)?;
                if found.len() != 1 {
                    let name = Spanned {
                        value: name.clone(),
                        span: thing.span,
                    };
                    self.one(&name)?;
                }
            }
        }
        let before = self.everything();
        match self.game.choose(seat, pattern.choice()) {
            Ok(()) => Err(Trouble::failed(
                said.span,
                format!(
                    "expected a refusal with {}, but it was accepted",
                    rule.value
                ),
            )),
            Err(no) if !no.refusal.rules.contains(&rule.value.as_str()) => Err(Trouble::failed(
                rule.span,
                format!("expected a refusal with {}, found: {no}", rule.value),
            )),
            Err(_) if self.everything() != before => Err(Trouble::failed(
                said.span,
                "it was refused, but something changed".to_owned(),
            )),
            Err(_) => Ok(()),
        }
    }

    /// The asked seat passes. `false` if it is not asked to act.
    fn pass(&mut self) -> bool {
        let acts = self.game.decision().filter(|d| d.topic == "act");
        let Some(at) = acts.and_then(|d| d.options.iter().position(|o| o.verb == "pass")) else {
            return false;
        };
        self.game.pick(at)
    }

    fn pass_both(&mut self, item: &Spanned<Item>) -> Done {
        let now = |stage: &Self| {
            let decision = stage.game.decision()?;
            Some((stage.game.step(), decision.seat, stage.game.events(0).len()))
        };
        let Some((step, seat, _)) = now(self) else {
            return Err(Trouble::failed(item.span, "nobody is asked".to_owned()));
        };
        if !self.pass() {
            return Err(Trouble::failed(
                item.span,
                "nobody is asked to act".to_owned(),
            ));
        }
        // The first pass may close a window that only one player had.
        if now(self).is_some_and(|(s, other, _)| s == step && other != seat) {
            self.pass();
        }
        Ok(())
    }

    fn resolve(&mut self, item: &Spanned<Item>) -> Done {
        for _ in 0..MOST {
            let pending = !self.see().queue.is_empty();
            if !pending {
                return Ok(());
            }
            if !self.pass() {
                let message = "the queue is not empty, but somebody has to choose first";
                return Err(Trouble::failed(item.span, message.to_owned()));
            }
        }
        Err(Trouble::failed(
            item.span,
            "the queue never gets empty".to_owned(),
        ))
    }

    fn pass_until(&mut self, step: &Spanned<Step>, turn: Option<u16>) -> Done {
        for _ in 0..MOST {
            let there = turn.is_none_or(|t| self.see().turn == u32::from(t));
            let Some(decision) = self.game.decision() else {
                break;
            };
            if there && self.game.step() == step.value {
                return Ok(());
            }
            let least = ["pass", "done", "keep", "no", "top"];
            let at = least
                .iter()
                .find_map(|verb| decision.options.iter().position(|o| o.verb == *verb));
            self.game.pick(at.unwrap_or(0));
        }
        let message = format!("nothing is ever asked in {:?}", step.value);
        let help = "steps in which nobody has anything to choose are passed over".to_owned();
        Err(Trouble::failed(step.span, message).help(help))
    }

    fn pay_any(&mut self, item: &Spanned<Item>) -> Done {
        let pays = |stage: &Self| stage.game.decision().is_some_and(|d| d.topic == "pay");
        if !pays(self) {
            return Err(Trouble::failed(
                item.span,
                "nothing is to be paid".to_owned(),
            ));
        }
        for _ in 0..MOST {
            if !pays(self) {
                return Ok(());
            }
            self.game.pick(0);
        }
        Err(Trouble::failed(item.span, "paying never ends".to_owned()))
    }
}

fn concession(said: &Said) -> Option<i32> {
    match said.verb {
        "concede" => Some(0),
        "concede_game" => Some(1),
        _ => None,
    }
}
