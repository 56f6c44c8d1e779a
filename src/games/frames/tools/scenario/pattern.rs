//! What a phrase of a script means as a choice, and which of the options it fits.

use super::Stage;
use super::thing::WordKind;
use super::verbs::ChoicePhrase;
use crate::games::frames::match_state::Colour;
use crate::games::frames::position::At;
use crate::games::frames::{ChoiceWord, company_id};
use crate::table::{Choice, ObjectId, Ref, Slot, any_of};
use crate::tools::scenario::scenario_error::Done;

impl Stage {
    /// The choice that a phrase means, as exactly as it can be said without looking at the options.
    pub fn exact_choice(&mut self, said: &ChoicePhrase) -> Done<Choice> {
        let choice = Choice::new(said.verb);
        let Some(verb) = ChoiceWord::of(said.verb) else {
            return Ok(choice);
        };
        let word = |sort: WordKind| said.word().and_then(|word| sort.number(word));
        Ok(match verb {
            ChoiceWord::Aim => {
                let target = self.subject(said)?;
                choice.of(target).by(word(WordKind::Range).unwrap_or(0))
            }
            ChoiceWord::Initiative => choice
                .of(self.subject(said)?)
                .by(said.number().unwrap_or(0)),
            ChoiceWord::Rockets => choice.by(said.number().unwrap_or(0)),
            ChoiceWord::Jettison => choice.by(word(WordKind::System).unwrap_or(0)),
            ChoiceWord::Lose | ChoiceWord::Repair => {
                choice.by(word(WordKind::Part).unwrap_or_default())
            }
            ChoiceWord::Ability => {
                let source = match said.name() {
                    Some(_) => self.subject(said)?,
                    None => self.own_company(),
                };
                // The n-th that it has: those of systems follow its own.
                let nth = usize::try_from(said.number().unwrap_or(0)).unwrap_or(usize::MAX);
                let view = self.see();
                let number = match source {
                    Ref::Object(id) => view.abilities(id).nth(nth).map(|(n, _)| n),
                    _ => None,
                };
                choice.of(source).by(number.map_or(i32::MAX, i32::from))
            }
            ChoiceWord::Way => choice.by(said.number().unwrap_or(0)),
            ChoiceWord::Reroll => {
                let colour = word(WordKind::Colour).and_then(Colour::read);
                let choice = choice.to(colour.map_or(Ref::None, Slot::write));
                choice.by(said.number().unwrap_or(0))
            }
            ChoiceWord::Gain => choice.by(word(WordKind::System).unwrap_or(0)),
            ChoiceWord::Defend | ChoiceWord::Move => self.with_die(said, choice, Ref::None)?,
            ChoiceWord::Attack => {
                let aim = self.see().current.and_then(|turn| turn.aim);
                let target = aim.map_or(Ref::None, |aim| Ref::Object(aim.target));
                self.with_die(said, choice, target)?
            }
            ChoiceWord::Spot => {
                let target = self.subject(said)?;
                self.with_die(said, choice, target)?
            }
            ChoiceWord::Add => match said.name() {
                Some(name) => choice.of(Ref::Kind(self.kind(&name)?.min(255) as u8)),
                None => choice,
            },
            ChoiceWord::To => {
                let moving = self.see().current.map(|turn| turn.frame);
                self.at_point(said, choice, moving)?
            }
            ChoiceWord::Place => {
                let placing = self.see().placing;
                self.at_point(said, choice, placing)?
            }
            any_of! { ChoiceWord:
                Agree, Veto, Remove, Defer, Rocket, Deploy, Activate, Pass, None, End, Stay, Use, Keep, Terrain, Behind,
                Segment, Abandon, Count, Yes, No, Done, Take, Concede
            } => choice.of(self.subject(said)?),
        })
    }

    /// What goes to a point: what is named, or else `moving`.
    fn at_point(
        &mut self,
        said: &ChoicePhrase,
        choice: Choice,
        moving: Option<ObjectId>,
    ) -> Done<Choice> {
        let subject = match said.name() {
            Some(_) => self.subject(said)?,
            None => moving.map_or(Ref::None, Ref::Object),
        };
        Ok(choice.of(subject).to(said.point().map_or(Ref::None, point)))
    }

    /// The company of the seat that is asked.
    fn own_company(&self) -> Ref {
        let asked = self.game.decision().map(|open| open.seat);
        asked.map_or(Ref::None, |seat| Ref::Object(company_id(seat)))
    }

    fn subject(&mut self, said: &ChoicePhrase) -> Done<Ref> {
        said.name()
            .map_or(Ok(Ref::None), |name| self.called(&name).map(Ref::Object))
    }

    fn with_die(&mut self, said: &ChoicePhrase, choice: Choice, target: Ref) -> Done<Choice> {
        let word = said.word().and_then(|word| WordKind::Colour.number(word));
        let colour = word.and_then(Colour::read).unwrap_or(Colour::White);
        let value = said.number().unwrap_or(0);
        let n = self.die(colour, value, said.span)?;
        Ok(choice.of(Ref::Entry(n)).to(target).by(value))
    }

    /// The options of the open decision that a phrase fits, and the choice it means.
    pub fn meant_and_fitting(&mut self, said: &ChoicePhrase) -> Done<(Choice, Vec<Choice>)> {
        let meant = self.exact_choice(said)?;
        // Who has the ability that asks goes without saying.
        let any = [
            ChoiceWord::Stay,
            ChoiceWord::Use,
            ChoiceWord::Yes,
            ChoiceWord::No,
            ChoiceWord::Done,
        ];
        let any = any.into_iter().any(|word| word.is_of(&meant));
        let numbered = [
            ChoiceWord::Lose,
            ChoiceWord::Repair,
            ChoiceWord::Way,
            ChoiceWord::Reroll,
            ChoiceWord::Gain,
        ];
        let lost = |option: &Choice| {
            numbered.into_iter().any(|word| word.is_of(&meant))
                && (option.verb, option.target, option.amount)
                    == (meant.verb, meant.target, meant.amount)
        };
        let fits = |option: &&Choice| {
            **option == meant || any && option.verb == meant.verb || lost(option)
        };
        let options = self.game.decision().map_or(&[][..], |d| &d.options);
        let mut same: Vec<Choice> = options.iter().filter(fits).copied().collect();
        if said.point().is_some() {
            // The same point may have been suggested twice.
            same.truncate(1);
        }
        Ok((meant, same))
    }
}

/// A point as choices name it.
pub fn point(at: At) -> Ref {
    let word = |n: i32| u16::try_from(n.max(0)).unwrap_or(u16::MAX);
    let at = at.point();
    Ref::Point(word(at.x), word(at.y))
}
