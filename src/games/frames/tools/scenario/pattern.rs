//! What a phrase of a script means as a choice, and which of the options it fits.

use super::Stage;
use super::thing::Sort;
use super::verbs::Said;
use crate::games::frames::content::SYSTEMS;
use crate::games::frames::position::At;
use crate::table::{Choice, Ref};
use crate::tools::scenario::trouble::{Done, Trouble};

impl Stage {
    /// The choice that a phrase means, as exactly as it can be said without looking at the options.
    pub fn meant(&mut self, said: &Said) -> Done<Choice> {
        let choice = Choice::new(said.verb);
        let word = |sort: Sort| said.word().and_then(|word| sort.number(word));
        Ok(match said.verb {
            "aim" => {
                let target = self.subject(said)?;
                choice.of(target).by(word(Sort::Range).unwrap_or(0))
            }
            "initiative" => choice
                .of(self.subject(said)?)
                .by(said.number().unwrap_or(0)),
            "rockets" => choice.by(said.number().unwrap_or(0)),
            "jettison" => choice.by(word(Sort::System).unwrap_or(0)),
            // A white die comes after all systems.
            "lose" => choice.by(word(Sort::System).unwrap_or(SYSTEMS.len() as i32)),
            "defend" | "move" | "attack" | "spot" => self.with_die(said, choice)?,
            "add" => match said.name() {
                Some(name) => choice.of(Ref::Kind(self.kind(&name)?.min(255) as u8)),
                None => choice,
            },
            "to" | "place" => {
                let view = self.see();
                let moving = view.current.as_ref().map(|turn| turn.frame);
                let about = if said.verb == "to" {
                    moving
                } else {
                    view.placing
                };
                let subject = match said.name() {
                    Some(_) => self.subject(said)?,
                    None => about.map_or(Ref::None, Ref::Object),
                };
                choice.of(subject).to(said.point().map_or(Ref::None, point))
            }
            _ => choice.of(self.subject(said)?),
        })
    }

    fn subject(&mut self, said: &Said) -> Done<Ref> {
        said.name()
            .map_or(Ok(Ref::None), |name| self.called(&name).map(Ref::Object))
    }

    fn with_die(&mut self, said: &Said, choice: Choice) -> Done<Choice> {
        let (colour, value) = (said.word().unwrap_or_default(), said.number().unwrap_or(0));
        let Some(n) = self.die(colour, value) else {
            let message = format!("no {colour} die of the open turn shows {value}");
            return Err(Trouble::new("S021", said.span, message));
        };
        let aim = self.see().current.and_then(|turn| turn.aim);
        let target = match said.verb {
            "spot" => self.subject(said)?,
            "attack" => aim.map_or(Ref::None, |aim| Ref::Object(aim.target)),
            _ => Ref::None,
        };
        Ok(choice.of(Ref::Entry(n)).to(target).by(value))
    }

    /// The options of the open decision that a phrase fits, and the choice it means.
    pub fn meant_and_fitting(&mut self, said: &Said) -> Done<(Choice, Vec<Choice>)> {
        let meant = self.meant(said)?;
        let fits = |option: &&Choice| {
            option.verb == meant.verb
                && match meant.verb {
                    "stay" | "use" => true,
                    "lose" => option.amount == meant.amount,
                    _ => **option == meant,
                }
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
