//! Doing the items of a script.

use ron2::Spanned;

use super::item::Item;
use super::stage::Stage;
use super::thing::Thing;
use super::verbs::Said;
use crate::games::sanctuary::Sanctuary;
use crate::table::{Choice, Event, Match, Ref};
use crate::tools::scenario::playing::{Acting, Playing};
use crate::tools::scenario::roles::Part;
use crate::tools::scenario::trouble::Done;

impl Stage {
    /// Does one item.
    pub fn act(&mut self, item: &Spanned<Item>) -> Done {
        let at = item.span;
        match &item.value {
            Item::Do(seat, said) => self.make(*seat, said),
            Item::Refused(seat, said, rules) => self.refused(*seat, said, rules),
            Item::Offered(seat, said) => self.offered(*seat, said, true),
            Item::NotOffered(seat, said) => self.offered(*seat, said, false),
            Item::Asked(seat, topic, step) => {
                self.asked(*seat, &topic.value, step.word().as_deref(), at)
            }
            Item::NobodyAsked => self.nobody_asked(at),
            Item::PassBoth => self.pass_both(at),
            Item::Resolve => self.resolve(at),
            Item::PassUntil { step, turn } => {
                let name = format!("{:?}", step.value);
                self.wait((step.span, &name), |stage| {
                    let there = turn.is_none_or(|t| stage.see().turn == u32::from(t));
                    there && stage.game.step() == step.value
                })
            }
            Item::Concede(seat) => self.choose(*seat, Choice::new("concede"), at),
            Item::Mark => {
                self.mark = self.game.events(0).len();
                Ok(())
            }
            Item::Expect(checks) => checks.0.iter().try_for_each(|check| self.check(check)),
            Item::CheckDeck { .. } => Ok(()),
        }?;
        self.sound(at)
    }
}

impl Playing for Stage {
    type Game = Sanctuary;
    type Thing = Thing;
    const MOST: usize = 3000;
    const LEAST: &'static [&'static str] = &["pass", "end", "skip", "done", "keep", "no", "top"];
    const BY_ITSELF: &'static [&'static str] = &["target", "mode", "done", "skip", "trigger"];

    fn game(&mut self) -> &mut Match<Sanctuary> {
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
    const PILE: &'static str = "Stack";

    fn pending(&mut self) -> bool {
        !self.see().stack.is_empty()
    }
}
