//! The match that a scenario of a plain game is played on.

use ron2::{Span, Spanned};

use super::item::Item;
use super::thing::{Thing, What};
use super::{PlainTable, Row, Shown, whole};
use crate::packs::did_you_mean;
use crate::plain::playing::Playing;
use crate::table::{Choice, Event, Match, Ref, Seat};
use crate::tools::scenario::phrase::bracketed;
use crate::tools::scenario::roles::Part;
use crate::tools::scenario::speech::Said;
use crate::tools::scenario::trouble::{Done, Trouble};

/// A running scenario.
pub struct Stage<G: PlainTable> {
    /// The match.
    pub game: Match<G>,
    /// Events before this one do not count.
    pub mark: usize,
    last: Option<Choice>,
}

impl<G: PlainTable> Stage<G> {
    /// A scenario that begins with that match.
    pub const fn new(game: Match<G>) -> Self {
        Self {
            game,
            mark: 0,
            last: None,
        }
    }

    /// Does one item.
    pub fn act(&mut self, item: &Spanned<Item<G>>) -> Done {
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
            Item::PassUntil(seat, topic) => self.wait((at, "any step"), |stage| {
                let open = stage.game.decision();
                open.is_some_and(|d| d.seat == *seat && d.topic == topic.value)
            }),
            Item::Concede(seat) => self.choose(*seat, Choice::new("concede"), at),
            Item::Mark => {
                self.mark = self.game.events(0).len();
                Ok(())
            }
            Item::Expect(checks) => checks.0.iter().try_for_each(|check| self.check(check)),
        }?;
        self.sound(at)
    }

    /// The row that a place means.
    pub fn row(&mut self, thing: &Spanned<Thing<G>>) -> Done<Row> {
        let rows = whole(&mut self.game);
        let found = match &thing.value.what {
            What::Place(key, seat) => {
                let is = |row: &&Row| row.key == key && row.seat == *seat;
                rows.iter().find(is).cloned()
            }
            What::Named(_) | What::Number(_) | What::Player(_) => None,
        };
        let keys = rows
            .iter()
            .map(|row| row.key)
            .collect::<Vec<_>>()
            .join(", ");
        let message = format!("this is no place; there are {keys}, with their seat in brackets");
        found.ok_or_else(|| Trouble::new("S023", thing.span, message))
    }

    /// Every card of that id that some seat sees.
    pub fn called(&mut self, name: &str, at: Span) -> Done<Vec<Shown>> {
        let rows = whole(&mut self.game);
        let all: Vec<Shown> = rows
            .into_iter()
            .flat_map(|row| row.cards)
            .flatten()
            .collect();
        let found: Vec<Shown> = all
            .iter()
            .filter(|card| card.key == name)
            .cloned()
            .collect();
        if found.is_empty() {
            let help = did_you_mean(name, all.iter().map(|card| card.key.as_str()));
            let message = format!("no `{name}` is seen on the table");
            return Err(Trouble::new("S021", at, message).help(help));
        }
        Ok(found)
    }

    /// What a thing means in a choice or an event.
    fn refs(&mut self, thing: &Spanned<Thing<G>>) -> Done<Vec<Ref>> {
        Ok(match &thing.value.what {
            What::Named(name) => {
                let cards = self.called(name, thing.span)?;
                cards.iter().map(|card| Ref::Object(card.id)).collect()
            }
            What::Player(seat) => vec![Ref::Seat(*seat)],
            What::Place(..) => vec![Ref::Zone(self.row(thing)?.zone)],
            What::Number(_) => Vec::new(),
        })
    }

    fn ref_words(rows: &[Row], part: Ref) -> String {
        let of = |key: &str, seat: Option<Seat>| {
            seat.map_or_else(|| key.to_owned(), |seat| format!("{key}({})", seat.0))
        };
        let mut cards = rows.iter().flat_map(|row| row.cards.iter().flatten());
        match part {
            Ref::Object(id) => match cards.find(|card| card.id == id) {
                Some(card) => format!("{:?}", card.key),
                None => format!("#{}", id.0),
            },
            Ref::Seat(seat) => of("player", Some(seat)),
            Ref::Zone(zone) => {
                let row = rows.iter().find(|row| row.zone == zone);
                row.map_or_else(String::new, |row| of(row.key, row.seat))
            }
            Ref::None | Ref::Entry(_) | Ref::Kind(_) | Ref::Point(..) => String::new(),
        }
    }
}

impl<G: PlainTable> Playing for Stage<G> {
    type Game = G;
    type Thing = Thing<G>;
    const MOST: usize = 3000;
    const LEAST: &'static [&'static str] = &["pass"];
    const BY_ITSELF: &'static [&'static str] = &[];

    fn game(&mut self) -> &mut Match<G> {
        &mut self.game
    }

    fn last(&mut self) -> &mut Option<Choice> {
        &mut self.last
    }

    fn part(&mut self, thing: &Spanned<Thing<G>>) -> Done<Part> {
        Ok(match thing.value.what {
            What::Number(n) => Part::number(n),
            What::Player(seat) => Part::player(seat, self.refs(thing)?),
            What::Named(_) | What::Place(..) => Part::of(self.refs(thing)?),
        })
    }

    fn fitting(&mut self, said: &Said<Thing<G>>) -> Done<(Choice, Vec<Choice>)> {
        let mut amount = None;
        let mut things = Vec::new();
        for thing in &said.things {
            match thing.value.what {
                What::Number(n) => amount = Some(n),
                _ => things.push(self.refs(thing)?),
            }
        }
        let among = |n: usize, part: Ref| things.get(n).is_none_or(|all| all.contains(&part));
        let fits = |choice: &&Choice| {
            choice.verb == said.verb
                && among(0, choice.subject)
                && among(1, choice.target)
                && amount.is_none_or(|n| n == choice.amount)
        };
        let options = self.game.decision().map_or(&[][..], |d| &d.options);
        let fitting = options.iter().filter(fits).copied().collect();
        let first = |n: usize| things.get(n).and_then(|all| all.first()).copied();
        let meant = Choice::new(said.verb)
            .of(first(0).unwrap_or_default())
            .to(first(1).unwrap_or_default())
            .by(amount.unwrap_or(0));
        Ok((meant, fitting))
    }

    fn say(&mut self, choices: &[Choice]) -> Vec<String> {
        let rows = whole(&mut self.game);
        let say = |choice: &Choice| {
            let parts = [choice.subject, choice.target];
            let mut parts = parts.map(|part| Self::ref_words(&rows, part)).to_vec();
            if choice.amount != 0 {
                parts.push(choice.amount.to_string());
            }
            bracketed(choice.verb, parts)
        };
        choices.iter().map(say).collect()
    }

    fn tell(&mut self, events: &[Event]) -> Vec<String> {
        let rows = whole(&mut self.game);
        let tell = |event: &Event| {
            let parts = [Ref::Seat(event.seat), event.subject, event.from, event.to];
            let mut parts = parts.map(|part| Self::ref_words(&rows, part)).to_vec();
            if event.amount != 0 {
                parts.push(event.amount.to_string());
            }
            bracketed(event.verb, parts)
        };
        events.iter().map(tell).collect()
    }

    fn step_word(&mut self) -> String {
        format!("{:?}", self.game.step())
    }

    fn everything(&mut self) -> String {
        let rows = whole(&mut self.game);
        let view = self.game.view(None);
        let numbers = G::numbers(&view);
        let open = self.game.decision();
        format!("{:?} {open:?} {rows:?} {numbers:?}", self.game.digest())
    }
}
