//! What the items of a script do in a plain game: choosing, being refused, being asked, letting everybody do the
//! least. The four games have the same in `tools::scenario`.

use ron2::{Span, Spanned};

use crate::packs::TextFile;
use crate::table::{Choice, Event, Game, Match, Ref, Seat};
use crate::tools::scenario::phrase::OneOrMany;
use crate::tools::scenario::roles::Part;
use crate::tools::scenario::speech::{Said, Speech};
use crate::tools::scenario::trouble::{Done, Failed, Trouble, refusal};

/// Events of the log that a failure shows.
const TAIL: usize = 16;

/// A running scenario of any game.
pub trait Playing {
    /// The game.
    type Game: Game;
    /// What its scripts point at.
    type Thing: Speech;
    /// More choices in a row than this are a circle.
    const MOST: usize;
    /// What the least is, whatever is asked; else the first option is taken.
    const LEAST: &'static [&'static str];

    /// Choices that are made without a question where only one is left.
    const BY_ITSELF: &'static [&'static str];

    /// The match.
    fn game(&mut self) -> &mut Match<Self::Game>;
    /// The choice that a phrase means, and the options of the open decision that it fits.
    fn fitting(&mut self, said: &Said<Self::Thing>) -> Done<(Choice, Vec<Choice>)>;
    /// Choices as a script writes them.
    fn say(&mut self, choices: &[Choice]) -> Vec<String>;
    /// Events as a script would describe them.
    fn tell(&mut self, events: &[Event]) -> Vec<String>;
    /// The running step in a word.
    fn step_word(&mut self) -> String;
    /// Everything that a refusal must leave alone, as text.
    fn everything(&mut self) -> String;

    /// The last choice of the script that was accepted.
    fn last(&mut self) -> &mut Option<Choice>;

    /// What a thing of a script can be in a choice or an event.
    fn part(&mut self, thing: &Spanned<Self::Thing>) -> Done<Part>;

    /// Whether something that waits to resolve aims at that.
    fn aimed(&mut self, at: Ref) -> bool {
        let _ = at;
        false
    }

    /// The choice that must be refused.
    fn refusable(&mut self, said: &Said<Self::Thing>) -> Done<Choice> {
        let (meant, fits) = self.fitting(said)?;
        Ok(fits.first().copied().unwrap_or(meant))
    }

    /// Item `Do`.
    fn make(&mut self, seat: Seat, said: &Said<Self::Thing>) -> Done {
        if said.any {
            let message = "`any(..)` can only be refused".to_owned();
            return Err(Trouble::new("S020", said.span, message));
        }
        let (meant, fits) = self.fitting(said)?;
        let asked = self.game().decision().is_some_and(|d| d.seat == seat);
        let choice = match fits[..] {
            [choice] if asked => choice,
            [_, _, ..] if asked => {
                let names = self.say(&fits).join(", ");
                let message = format!("{} options fit: {names}", fits.len());
                let help = "say more, or give the one that is meant a name of its own".to_owned();
                return Err(Trouble::new("S022", said.span, message).help(help));
            }
            _ => meant,
        };
        self.choose(seat, choice, said.span)
    }

    /// A choice that must be accepted.
    fn choose(&mut self, seat: Seat, choice: Choice, at: Span) -> Done {
        let Err(no) = self.game().choose(seat, choice) else {
            *self.last() = Some(choice);
            return Ok(());
        };
        let message = format!("refused: {no}");
        // An only target is aimed at without a question.
        let chosen = *self.last() == Some(choice);
        if choice.verb == "target" && !chosen && self.aimed(choice.subject) {
            let by_itself = "was taken by itself, as it was the only one";
            return Err(Trouble::failed(at, format!("{message}; it {by_itself}")));
        }
        let open = self.game().decision();
        let offered = open.is_none_or(|d| d.options.iter().any(|o| o.verb == choice.verb));
        let help = "if it was the only one, it was taken by itself: nothing is asked then";
        let help = (!offered && Self::BY_ITSELF.contains(&choice.verb)).then(|| help.to_owned());
        Err(Trouble::failed(at, message).help(help))
    }

    /// Items `Offered` and `NotOffered`.
    fn offered(&mut self, seat: Seat, said: &Said<Self::Thing>, wanted: bool) -> Done {
        let (_, fits) = self.fitting(said)?;
        let is = !fits.is_empty() && self.game().decision().is_some_and(|d| d.seat == seat);
        offer_answer(seat, said.span, is, wanted)
    }

    /// Item `Refused`.
    fn refused(&mut self, seat: Seat, said: &Said<Self::Thing>, rules: &OneOrMany<String>) -> Done {
        let choice = match said.any {
            true => self.any_choice(said)?,
            false => self.refusable(said)?,
        };
        let before = self.everything();
        let answer = self.game().choose(seat, choice);
        let same = self.everything() == before;
        refusal(answer, same, said.span, rules)
    }

    /// A choice of any word: the first thing is its subject, the second its target; numbers are its number.
    fn any_choice(&mut self, said: &Said<Self::Thing>) -> Done<Choice> {
        let mut choice = Choice::new(said.verb);
        let mut refs = Vec::new();
        for thing in &said.things {
            let part = self.part(thing)?;
            match (part.amount, part.refs.first()) {
                (Some(n), _) => choice = choice.by(n),
                (None, Some(&one)) => refs.push(one),
                (None, None) => {
                    let message = "this means nothing on the table".to_owned();
                    return Err(Trouble::new("S021", thing.span, message));
                }
            }
        }
        let mut refs = refs.into_iter();
        let (subject, target) = (refs.next(), refs.next());
        Ok(choice
            .of(subject.unwrap_or_default())
            .to(target.unwrap_or_default()))
    }

    /// Item `Asked`.
    fn asked(&mut self, seat: Seat, topic: &str, step: Option<&str>, at: Span) -> Done {
        let now = self.step_word();
        let words = |seat: Seat, topic: &str, step: Option<&str>| {
            let within = step.map_or_else(String::new, |step| format!(" in {step}"));
            format!("seat {} is asked \"{topic}\"{within}", seat.0)
        };
        let open = self.game().decision();
        let found = open.map(|d| (d.seat, d.topic));
        if found == Some((seat, topic)) && step.is_none_or(|step| step == now) {
            return Ok(());
        }
        let wanted = words(seat, topic, step);
        let found = found.map_or_else(
            || "nobody is asked anything".to_owned(),
            |(seat, topic)| words(seat, topic, Some(now.as_str())),
        );
        let mut trouble = Trouble::failed(at, format!("expected that {wanted}"));
        trouble.compared = Some(Box::new((wanted, found)));
        Err(trouble)
    }

    /// Item `NobodyAsked`.
    fn nobody_asked(&mut self, at: Span) -> Done {
        match self.game().decision() {
            None => Ok(()),
            Some(_) => Err(Trouble::failed(at, "expected that nobody is asked".into())),
        }
    }

    /// What must be true of every table is true of this one.
    fn sound(&mut self, at: Span) -> Done {
        let found = self.game().audit();
        found.map_err(|wrong| {
            let message = format!("after this the table is wrong: {wrong}");
            Trouble::failed(at, message)
        })
    }

    /// Whoever is asked does the least until it is so. `step` is what was waited for.
    fn wait(&mut self, step: (Span, &str), mut there: impl FnMut(&mut Self) -> bool) -> Done
    where
        Self: Sized,
    {
        let (at, step) = step;
        for _ in 0..Self::MOST {
            if self.game().decision().is_some() && there(self) {
                return Ok(());
            }
            let Some(open) = self.game().decision() else {
                let message = format!("nothing like this is asked in {step}: the game is over");
                return Err(Trouble::failed(at, message));
            };
            let place = |verb: &&str| open.options.iter().position(|o| o.verb == *verb);
            let least = Self::LEAST.iter().find_map(place).unwrap_or(0);
            self.game().pick(least);
        }
        let most = Self::MOST;
        let message = format!("nothing like this is asked in {step}: gave up after {most} choices");
        let help = "steps in which nobody has anything to choose are passed over".to_owned();
        Err(Trouble::failed(at, message).help(help))
    }

    /// Who is asked and what may be chosen.
    fn question(&mut self) -> String {
        let Some(open) = self.game().decision().cloned() else {
            return "nobody is asked anything".to_owned();
        };
        let options = self.say(&open.options).join(", ");
        let (seat, topic, step) = (open.seat.0, open.topic, self.step_word());
        format!("seat {seat} is asked \"{topic}\" in {step}: {options}")
    }

    /// What to print of a trouble: it, who is asked what, and the end of the log.
    fn explain(&mut self, trouble: Trouble, file: &TextFile) -> Failed {
        let all = self.game().events(0);
        let tail = all[all.len().saturating_sub(TAIL)..].to_vec();
        let (question, tail) = (self.question(), self.tell(&tail));
        trouble.explain(file, &question, &tail)
    }
}

/// Whether something is offered as it should be.
fn offer_answer(seat: Seat, at: Span, is: bool, wanted: bool) -> Done {
    if is == wanted {
        return Ok(());
    }
    let not = if wanted { "" } else { "not " };
    let message = format!("expected this to be {not}offered to seat {}", seat.0);
    Err(Trouble::failed(at, message))
}
