//! Doing the items of a script.

use ron2::{Span, Spanned};

use super::item::Item;
use super::stage::Stage;
use super::thing::Thing;
use super::verbs::Said;
use crate::games::frames::Frames;
use crate::games::frames::limits::DIE;
use crate::table::{Choice, Event, Match, Ref, Seat};
use crate::tools::scenario::playing::{Playing, offer_answer};
use crate::tools::scenario::roles::Part;
use crate::tools::scenario::trouble::{Done, Trouble};

impl Stage {
    /// Does one item.
    pub fn act(&mut self, item: &Spanned<Item>) -> Done {
        match &item.value {
            Item::Do(seat, said) => self.make(seat.0, said),
            Item::Refused(seat, said, rules) => self.refused(seat.0, said, rules),
            Item::Offered(seat, said) => self.offered(seat.0, said, true),
            Item::NotOffered(seat, said) => self.offered(seat.0, said, false),
            Item::Asked(seat, topic, step) => {
                self.asked(seat.0, &topic.value, step.word().as_deref(), item.span)
            }
            Item::NobodyAsked => self.nobody_asked(item.span),
            Item::Dice(dice) => self.let_fall(dice, item.span),
            Item::Idle(seat, name) => self.idle(seat.0, name),
            Item::PassUntil { step, round, seat } => {
                let name = format!("{:?}", step.value);
                self.wait((step.span, &name), |stage| {
                    let now = stage.see();
                    let asked = stage.game.decision().map(|d| d.seat);
                    round.is_none_or(|r| now.round == r)
                        && seat.is_none_or(|s| asked == Some(s.0))
                        && now.step == step.value
                })
            }
            Item::Concede(seat) => self.choose(seat.0, Choice::new("concede"), item.span),
            Item::Mark => {
                self.mark = self.game.events(0).len();
                Ok(())
            }
            Item::Expect(checks) => checks.0.iter().try_for_each(|check| self.check(check)),
            Item::CheckFrame { systems, refused } => {
                self.check_frame(item.span, systems, refused.as_ref())
            }
            Item::CheckCompany {
                table,
                units,
                refused,
            } => self.check_company(item.span, *table, units, refused.as_ref()),
        }?;
        self.all_dice_fit(item.span)?;
        self.sound(item.span)
    }

    /// Item `Dice`. The largest die has 20 sides.
    fn let_fall(&mut self, dice: &[u8], at: Span) -> Done {
        if let Some(die) = dice.iter().find(|die| !DIE.contains(die)) {
            let message = format!("no die shows {die}");
            return Err(Trouble::new("S026", at, message).help(format!(
                "{} to {}",
                DIE.start(),
                DIE.end()
            )));
        }
        Frames::let_fall(&mut self.game, dice);
        Ok(())
    }

    /// Every die given so far could show what it was told to.
    fn all_dice_fit(&mut self, at: Span) -> Done {
        let Some((die, sides)) = Frames::misfit(&mut self.game) else {
            return Ok(());
        };
        let message = format!("a die with {sides} sides was to show {die}");
        let help =
            "the dice of a pool fall in the order white, blue, green, yellow, red".to_owned();
        Err(Trouble::new("S026", at, message).help(help))
    }

    /// Activate, no target, no defense, end.
    fn idle(&mut self, seat: Seat, name: &Spanned<String>) -> Done {
        let frame = Choice::new("activate").of(Ref::Object(self.called(name)?));
        let rest = ["none", "none", "end"].map(Choice::new);
        for choice in std::iter::once(frame).chain(rest) {
            self.choose(seat, choice, name.span)?;
        }
        Ok(())
    }
}

impl Playing for Stage {
    type Game = Frames;
    type Thing = Thing;
    const MOST: usize = 2_000;
    const LEAST: &'static [&'static str] = &["pass", "none", "end", "stay", "keep", "agree"];
    const BY_ITSELF: &'static [&'static str] = &[
        "terrain", "behind", "segment", "abandon", "lose", "count", "deploy", "defer",
    ];

    fn game(&mut self) -> &mut Match<Frames> {
        &mut self.game
    }

    fn part(&mut self, thing: &Spanned<Thing>) -> Done<Part> {
        self.choice_part(thing)
    }

    fn last(&mut self) -> &mut Option<Choice> {
        &mut self.last
    }

    fn fitting(&mut self, said: &Said) -> Done<(Choice, Vec<Choice>)> {
        self.meant_and_fitting(said)
    }

    fn offered(&mut self, seat: Seat, said: &Said, wanted: bool) -> Done {
        if said.point().is_some() {
            let message = "points are not offered one by one".to_owned();
            let help = "try it: `Do(..)` or `Refused(.., \"M-..\")`".to_owned();
            return Err(Trouble::new("S025", said.span, message).help(help));
        }
        // A die that was not rolled is not offered either.
        let fits = match self.fitting(said) {
            Ok((_, fits)) => fits,
            Err(trouble) if trouble.code == "S021" => Vec::new(),
            Err(trouble) => return Err(trouble),
        };
        let is = !fits.is_empty() && self.game.decision().is_some_and(|d| d.seat == seat);
        offer_answer(seat, said.span, is, wanted)
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
        format!("{:?}", self.see().step)
    }

    fn everything(&mut self) -> String {
        self.all_of_it()
    }

    fn question(&mut self) -> String {
        let view = self.see();
        let Some(decision) = self.game.decision() else {
            return "nobody is asked anything".to_owned();
        };
        let region = decision.region.is_some();
        let options = decision.options.iter();
        // The points among them are samples of all that are legal.
        let options = options.filter(|o| !matches!(o.target, Ref::Point(..)));
        let mut options: Vec<String> = options.map(|o| self.choice_words(o, &view)).collect();
        if let Some(choice) = &decision.region {
            options.push(format!("{}(any legal point)", choice.verb));
        }
        let placing = view.placing.filter(|_| region);
        let about =
            placing.map_or_else(String::new, |id| format!(" for {:?}", self.name(id, &view)));
        format!(
            "seat {} is asked \"{}\"{about} in {:?}: {}",
            decision.seat.0,
            decision.topic,
            view.step,
            options.join(", ")
        )
    }
}
