//! Doing the items of a script.

use ron2::Spanned;

use super::super::trouble::{Done, Trouble, refusal};
use super::item::Item;
use super::said::Said;
use super::stage::Stage;
use crate::games::frames::Frames;
use crate::table::{Choice, Ref, Seat};

impl Stage {
    /// Does one item.
    pub fn act(&mut self, item: &Spanned<Item>) -> Done {
        match &item.value {
            Item::Do(seat, said) => self.make(seat.0, said),
            Item::Refused(seat, said, rule) => self.refused(seat.0, said, rule),
            Item::Offered(seat, said) => self.offered(seat.0, said, true),
            Item::NotOffered(seat, said) => self.offered(seat.0, said, false),
            Item::Asked(seat, topic) => match self.game.decision() {
                Some(d) if d.seat == seat.0 && d.topic == topic.value => Ok(()),
                _ => Err(Trouble::failed(
                    item.span,
                    format!(
                        "expected that seat {} is asked \"{}\"",
                        seat.0.0, topic.value
                    ),
                )),
            },
            Item::NobodyAsked if self.game.decision().is_some() => Err(Trouble::failed(
                item.span,
                "expected that nobody is asked".into(),
            )),
            Item::NobodyAsked => Ok(()),
            Item::Dice(dice) => {
                Frames::let_fall(&mut self.game, dice);
                Ok(())
            }
            Item::Idle(seat, name) => self.idle(seat.0, name),
            Item::PassUntil { step, round, seat } => {
                self.pass_until(step, *round, seat.map(|s| s.0))
            }
            Item::Concede(seat) => {
                let done = self.game.choose(seat.0, Choice::new("concede"));
                done.map_err(|no| Trouble::failed(item.span, format!("refused: {no}")))
            }
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
        self.sound(item)
    }

    /// What must be true of every table is true of this one.
    fn sound(&mut self, item: &Spanned<Item>) -> Done {
        let found = self.game.audit();
        found.map_err(|wrong| {
            let message = format!("after this the table is wrong: {wrong}");
            Trouble::failed(item.span, message)
        })
    }

    fn make(&mut self, seat: Seat, said: &Said) -> Done {
        let (meant, fits) = self.fitting(said)?;
        let asked = self.game.decision().is_some_and(|d| d.seat == seat);
        let choice = match fits[..] {
            [choice] if asked => choice,
            [_, _, ..] if asked => {
                let view = self.see();
                let names: Vec<String> = fits.iter().map(|c| self.choice_words(c, &view)).collect();
                let message = format!("{} options fit: {}", fits.len(), names.join(", "));
                return Err(Trouble::new("S022", said.span, message));
            }
            _ => meant,
        };
        self.game
            .choose(seat, choice)
            .map_err(|no| Trouble::failed(said.span, format!("refused: {no}")))
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
        if is == wanted {
            return Ok(());
        }
        let not = if wanted { "" } else { "not " };
        let message = format!("expected this to be {not}offered to seat {}", seat.0);
        Err(Trouble::failed(said.span, message))
    }

    fn refused(&mut self, seat: Seat, said: &Said, rule: &Spanned<String>) -> Done {
        let (meant, fits) = self.fitting(said)?;
        let choice = fits.first().copied().unwrap_or(meant);
        let before = self.everything();
        let answer = self.game.choose(seat, choice);
        let same = self.everything() == before;
        refusal(answer, same, said.span, rule)
    }

    /// Activate, no target, no defense, end.
    fn idle(&mut self, seat: Seat, name: &Spanned<String>) -> Done {
        let frame = Choice::new("activate").of(Ref::Object(self.called(name)?));
        let rest = ["none", "none", "end"].map(Choice::new);
        for choice in std::iter::once(frame).chain(rest) {
            self.game
                .choose(seat, choice)
                .map_err(|no| Trouble::failed(name.span, format!("refused: {no}")))?;
        }
        Ok(())
    }
}
