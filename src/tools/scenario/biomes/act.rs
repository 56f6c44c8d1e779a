//! Doing the items of a script.

use ron2::Spanned;

use super::super::trouble::{Done, Trouble, refusal};
use super::item::Item;
use super::said::Said;
use super::stage::Stage;
use super::thing::Thing;
use crate::table::{Choice, Seat};

impl Stage {
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
        let answer = self.game.choose(seat, pattern.choice());
        let same = self.everything() == before;
        refusal(answer, same, said.span, rule)
    }
}

fn concession(said: &Said) -> Option<i32> {
    match said.verb {
        "concede" => Some(0),
        "concede_game" => Some(1),
        _ => None,
    }
}
