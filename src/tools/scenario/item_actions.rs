//! Runs the script items that every game has: choosing, refusals, questions, doing the least possible.

use ron2::{Span, Spanned};

use super::phrase::OneOrMany;
use super::scenario_error::{Done, Failed, ScenarioError, refusal};
use super::scripted::Scripted;
use super::speech::ChoicePhrase;
use super::stage::Stage;
use crate::packs::TextFile;
use crate::table::{Choice, ChoiceWords, Event, Ref, Seat};

/// Events of the log that a failure shows.
const TAIL: usize = 16;

impl<G: Scripted> Stage<G> {
    /// Item `Do`.
    pub fn make(&mut self, seat: Seat, said: &ChoicePhrase<G::Thing>) -> Done {
        if said.any {
            let message = "`any(..)` can only be refused".to_owned();
            return Err(ScenarioError::new("S020", said.span, message));
        }
        let (meant, fits) = G::fitting(self, said)?;
        let asked = self.game.decision().is_some_and(|d| d.seat == seat);
        let choice = match fits[..] {
            [choice] if asked => choice,
            [_, _, ..] if asked => {
                let names = self.say(&fits).join(", ");
                let message = format!("{} options fit: {names}", fits.len());
                let help = "say more, or give the one that is meant a name of its own".to_owned();
                return Err(ScenarioError::new("S022", said.span, message).help(help));
            }
            _ => meant,
        };
        self.choose(seat, choice, said.span)
    }

    /// A choice that must be accepted.
    pub fn choose(&mut self, seat: Seat, choice: Choice, at: Span) -> Done {
        let Err(no) = self.game.choose(seat, choice) else {
            self.last = Some(choice);
            return Ok(());
        };
        let message = format!("refused: {no}");
        // An only target is aimed at without a question.
        let chosen = self.last == Some(choice);
        if choice.is_any(G::Choices::TARGET) && !chosen && G::aimed(self, choice.subject) {
            let by_itself = "was taken by itself, as it was the only one";
            return Err(ScenarioError::failed(
                at,
                format!("{message}; it {by_itself}"),
            ));
        }
        let open = self.game.decision();
        let offered = open.is_none_or(|d| d.options.iter().any(|o| o.verb == choice.verb));
        let help = "if it was the only one, it was taken by itself: nothing is asked then";
        let help = (!offered && choice.is_any(G::BY_ITSELF)).then(|| help.to_owned());
        Err(ScenarioError::failed(at, message).help(help))
    }

    /// Items `Offered` and `NotOffered`.
    pub fn offered(&mut self, seat: Seat, said: &ChoicePhrase<G::Thing>, wanted: bool) -> Done {
        let fits = G::offers(self, said)?;
        let is = !fits.is_empty() && self.game.decision().is_some_and(|d| d.seat == seat);
        if is == wanted {
            return Ok(());
        }
        let not = if wanted { "" } else { "not " };
        let message = format!("expected this to be {not}offered to seat {}", seat.0);
        Err(ScenarioError::failed(said.span, message))
    }

    /// Item `Refused`.
    pub fn refused(
        &mut self,
        seat: Seat,
        said: &ChoicePhrase<G::Thing>,
        rules: &OneOrMany<String>,
    ) -> Done {
        let choice = match said.any {
            true => self.any_choice(said)?,
            false => G::refusable(self, said)?,
        };
        let before = self.everything();
        let answer = self.game.choose(seat, choice);
        let same = self.everything() == before;
        refusal(answer, same, said.span, rules)
    }

    /// A choice of any word: the first thing is its subject, the second its target; numbers are its number.
    pub fn any_choice(&mut self, said: &ChoicePhrase<G::Thing>) -> Done<Choice> {
        let mut choice = Choice::new(said.verb);
        let mut refs = Vec::new();
        for thing in &said.things {
            let part = G::part(self, "", thing)?;
            match (part.amount, part.refs.first()) {
                (Some(n), _) => choice = choice.by(n),
                (None, Some(&one)) => refs.push(one),
                (None, None) => {
                    let message = "nothing on the table has this name".to_owned();
                    return Err(ScenarioError::new("S021", thing.span, message));
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
    pub fn asked(&mut self, seat: Seat, topic: &str, step: Option<&str>, at: Span) -> Done {
        let now = self.step_word();
        let words = |seat: Seat, topic: &str, step: Option<&str>| {
            let within = step.map_or_else(String::new, |step| format!(" in {step}"));
            format!("seat {} is asked \"{topic}\"{within}", seat.0)
        };
        let open = self.game.decision();
        let found = open.map(|d| (d.seat, d.topic));
        if found == Some((seat, topic)) && step.is_none_or(|step| step == now) {
            return Ok(());
        }
        let wanted = words(seat, topic, step);
        let found = found.map_or_else(
            || "nobody is asked anything".to_owned(),
            |(seat, topic)| words(seat, topic, Some(now.as_str())),
        );
        let mut trouble = ScenarioError::failed(at, format!("expected that {wanted}"));
        trouble.compared = Some(Box::new((wanted, found)));
        Err(trouble)
    }

    /// Item `NobodyAsked`.
    pub fn nobody_asked(&mut self, at: Span) -> Done {
        match self.game.decision() {
            None => Ok(()),
            Some(_) => Err(ScenarioError::failed(
                at,
                "expected that nobody is asked".into(),
            )),
        }
    }

    /// Checks the audit of the table.
    pub fn sound(&mut self, at: Span) -> Done {
        let found = if G::AUDITED {
            self.game.audit()
        } else {
            Ok(())
        };
        found.map_err(|wrong| {
            let message = format!("after this the table is wrong: {wrong}");
            ScenarioError::failed(at, message)
        })
    }

    /// Everybody does the least possible until it is true in that step.
    pub fn wait_for(
        &mut self,
        step: &Spanned<G::Step>,
        mut there: impl FnMut(&mut Self) -> bool,
    ) -> Done {
        let (at, step) = (step.span, step.value);
        self.wait(at, &format!("{step:?}"), |stage| {
            stage.game.step() == step && there(stage)
        })
    }

    /// Everybody does the least possible until it is true. `step` is for the message.
    pub fn wait(&mut self, at: Span, step: &str, mut there: impl FnMut(&mut Self) -> bool) -> Done {
        for _ in 0..G::MOST {
            if self.game.decision().is_some() && there(self) {
                return Ok(());
            }
            let Some(open) = self.game.decision() else {
                let message = format!("nothing like this is asked in {step}: the game is over");
                return Err(ScenarioError::failed(at, message));
            };
            let place = |word: &G::Choices| open.options.iter().position(|o| o.is_any(&[*word]));
            let least = G::LEAST.iter().find_map(place).unwrap_or(0);
            self.game.pick(least);
        }
        let most = G::MOST;
        let message = format!("nothing like this is asked in {step}: gave up after {most} choices");
        let help = "steps in which nobody has anything to choose are passed over".to_owned();
        Err(ScenarioError::failed(at, message).help(help))
    }

    /// The asked seat and its options, as text.
    fn question(&mut self) -> String {
        let Some(mut open) = self.game.decision().cloned() else {
            return "nobody is asked anything".to_owned();
        };
        if open.region.is_some() {
            // The points among the options are samples of all that are legal.
            let point = |choice: &Choice| matches!(choice.target, Ref::Point(..));
            open.options.retain(|choice| !point(choice));
        }
        let mut options = self.say(&open.options);
        options.extend(open.region.map(|c| format!("{}(any legal point)", c.verb)));
        let (seat, topic, step) = (open.seat.0, open.topic, self.step_word());
        let (about, options) = (G::about(self), options.join(", "));
        format!("seat {seat} is asked \"{topic}\"{about} in {step}: {options}")
    }

    /// Choices as a script writes them.
    pub fn say(&mut self, choices: &[Choice]) -> Vec<String> {
        let view = self.see();
        let words = choices.iter().map(|c| G::choice_words(self, c, &view));
        words.collect()
    }

    /// Events as a script would describe them.
    fn describe(&mut self, events: &[Event]) -> Vec<String> {
        let view = self.see();
        let words = events.iter().map(|e| G::event_words(self, e, &view));
        words.collect()
    }

    /// The running step in a word.
    pub fn step_word(&self) -> String {
        format!("{:?}", self.game.step())
    }

    /// Everything that a refusal must not change, as text: the view of each seat, and what no view shows.
    fn everything(&mut self) -> String {
        let mut all = format!("{:?} {:?}", self.game.digest(), self.game.decision());
        for seat in (0..G::seats(self.game.setup())).map(Seat) {
            all.push_str(&G::state_text(&self.game.view(Some(seat))));
        }
        all + &G::state_text(&self.see())
    }

    /// The text of a failure: the reason, the asked seat and its options, and the end of the log.
    pub fn explain(&mut self, trouble: ScenarioError, file: &TextFile) -> Failed {
        let all = self.game.events(0);
        let tail = all[all.len().saturating_sub(TAIL)..].to_vec();
        let (question, tail) = (self.question(), self.describe(&tail));
        trouble.explain(file, &question, &tail)
    }
}
