//! Doing the items of a script.

use ron2::{Span, Spanned};

use super::item::Item;
use super::stage::Stage;
use super::thing::Thing;
use super::verbs::Said;
use crate::games::souls::{Souls, View};
use crate::table::{Choice, Event, Match, Ref, Seat};
use crate::tools::scenario::playing::{Acting, Playing};
use crate::tools::scenario::roles::Part;
use crate::tools::scenario::trouble::{Done, Trouble, same};

impl Stage {
    /// Does one item.
    pub fn act(&mut self, item: &Spanned<Item>) -> Done {
        let at = item.span;
        match &item.value {
            Item::Do(seat, said) => self.make(seat.0, said),
            Item::Refused(seat, said, rules) => self.refused(seat.0, said, rules),
            Item::Offered(seat, said) => self.offered(seat.0, said, true),
            Item::NotOffered(seat, said) => self.offered(seat.0, said, false),
            Item::Options(seat, all) => self.options(seat.0, all, at),
            Item::Asked(seat, topic, step) => {
                self.asked(seat.0, &topic.value, step.word().as_deref(), at)
            }
            Item::NobodyAsked => self.nobody_asked(at),
            Item::AllPass => self.all_pass(at),
            Item::Resolve => self.resolve(at),
            Item::PassUntil { step, turn } => {
                let name = format!("{:?}", step.value);
                self.wait((step.span, &name), |stage| {
                    let there = turn.is_none_or(|t| stage.see().turn == u32::from(t));
                    there && stage.game.step() == step.value
                })
            }
            Item::PassUntilAsked(seat, topic) => self.pass_until(seat.0, &topic.value, at),
            Item::PassUntilOver => self.pass_until_over(at),
            Item::Concede(seat) => self.choose(seat.0, Choice::new("concede"), at),
            Item::Mark => {
                self.mark = self.game.events(0).len();
                Ok(())
            }
            Item::Expect(checks) => {
                let view = self.see();
                checks
                    .0
                    .iter()
                    .try_for_each(|check| self.check(check, &view))
            }
            Item::CheckSet { .. } => Ok(()),
        }?;
        self.sound(at)
    }

    /// Whoever is asked to act passes, until somebody would be asked again, something has resolved or the step
    /// is another.
    fn all_pass(&mut self, at: Span) -> Done {
        let stands = |view: &View| {
            let serials: Vec<u16> = view.stack.iter().map(|e| e.serial).collect();
            let rolls = view.attack.as_ref().map(|a| a.rolls);
            (view.step, view.turn, serials, rolls)
        };
        let before = self.see();
        for n in 0..before.players.len() {
            if !self.pass() {
                let passed = n > 0;
                return match passed {
                    true => Ok(()),
                    false => Err(Trouble::failed(at, "nobody is asked to pass".to_owned())),
                };
            }
            if stands(&self.see()) != stands(&before) {
                return Ok(());
            }
        }
        Ok(())
    }

    fn pass_until(&mut self, seat: Seat, topic: &str, at: Span) -> Done {
        for _ in 0..Self::MOST {
            let open = self.game.decision();
            if open.is_some_and(|d| d.seat == seat && d.topic == topic) {
                return Ok(());
            }
            if !self.pass() {
                break;
            }
        }
        let message = format!("seat {} is never asked \"{topic}\" by passing", seat.0);
        Err(Trouble::failed(at, message))
    }

    fn pass_until_over(&mut self, at: Span) -> Done {
        let most = Self::MOST;
        let passed = (0..most).take_while(|_| self.pass()).count();
        match self.game.outcome() {
            Some(_) => Ok(()),
            None => {
                let message = format!("the game is not over after {passed} passes");
                Err(Trouble::failed(at, message))
            }
        }
    }

    /// Exactly these options.
    fn options(&mut self, seat: Seat, all: &[Said], at: Span) -> Done {
        let mut wanted = Vec::new();
        for said in all {
            self.offered(seat, said, true)?;
            wanted.extend(self.fitting(said)?.1);
        }
        let open = self
            .game
            .decision()
            .map_or(&[][..], |d| &d.options)
            .to_vec();
        let more: Vec<Choice> = open.into_iter().filter(|o| !wanted.contains(o)).collect();
        let more = self.say(&more);
        same(at, "no other options but", Vec::new(), more)
    }
}

impl Playing for Stage {
    type Game = Souls;
    type Thing = Thing;
    const MOST: usize = 8_000;
    const LEAST: &'static [&'static str] = &[
        "pass", "end", "done", "keep", "no", "never", "decline", "top",
    ];
    const BY_ITSELF: &'static [&'static str] = &["target", "choose", "mode", "trigger", "done"];

    fn game(&mut self) -> &mut Match<Souls> {
        &mut self.game
    }

    fn part(&mut self, thing: &Spanned<Thing>) -> Done<Part> {
        self.event_part(thing)
    }

    fn last(&mut self) -> &mut Option<Choice> {
        &mut self.last
    }

    fn aimed(&mut self, at: Ref) -> bool {
        let view = self.see();
        view.stack.iter().any(|e| e.targets.contains(&at))
    }

    fn fitting(&mut self, said: &Said) -> Done<(Choice, Vec<Choice>)> {
        self.meant_and_fitting(said)
    }

    /// Names of what is refused must mean one card each.
    fn refusable(&mut self, said: &Said) -> Done<Choice> {
        for thing in &said.things {
            if let Thing::Named(name) = &thing.value {
                let (value, span) = (name.clone(), thing.span);
                self.one(&Spanned { value, span })?;
            }
        }
        Ok(self.fitting(said)?.0)
    }

    fn say(&mut self, choices: &[Choice]) -> Vec<String> {
        let view = self.see();
        let words = choices.iter().map(|c| self.choice_words(c, &view));
        words.collect()
    }

    fn tell(&mut self, events: &[Event]) -> Vec<String> {
        let view = self.see();
        let words = events.iter().map(|e| self.event_words(e, &view));
        words.collect()
    }

    fn step_word(&mut self) -> String {
        format!("{:?}", self.game.step())
    }

    fn everything(&mut self) -> String {
        self.all_of_it()
    }
}

impl Acting for Stage {
    const PILE: &'static str = "stack";

    fn pending(&mut self) -> bool {
        !self.see().stack.is_empty()
    }

    /// Declaring the end is more than passing.
    fn pass(&mut self) -> bool {
        let open = self.game.decision().filter(|d| d.topic == "act");
        let at = open.and_then(|d| d.options.iter().position(|o| o.verb == "pass"));
        at.is_some_and(|at| self.game.pick(at))
    }
}
