//! Choices, events and questions of a plain game as sentences.

use std::cell::OnceCell;

use super::{PlainTable, Row, Word};
use crate::table::{Choice, Decision, Event, Language, Phrases, Ref, Seat};

/// Makes sentences about a match from a view.
pub struct Speaker<'a, G: PlainTable> {
    view: &'a G::View,
    names: &'a [String],
    language: Language,
    rows: OnceCell<Vec<Row>>,
}

impl<'a, G: PlainTable> Speaker<'a, G> {
    /// A speaker for that view. A seat without a name is called "Player 1" and so on.
    #[must_use]
    pub const fn new(view: &'a G::View, names: &'a [String], language: Language) -> Self {
        Self {
            view,
            names,
            language,
            rows: OnceCell::new(),
        }
    }

    /// The rows of the table in this language.
    pub fn rows(&self) -> &[Row] {
        self.rows.get_or_init(|| G::rows(self.view, self.language))
    }

    /// A player's name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        let named = self.names.get(seat.index()).cloned();
        named.unwrap_or_else(|| {
            let player = self.language.pick("Player", "Jugador");
            format!("{player} {}", seat.0 + 1)
        })
    }

    /// The open question as a sentence.
    #[must_use]
    pub fn question(&self, decision: &Decision) -> String {
        let parts = [decision.about, Ref::None, Ref::None];
        self.say(G::QUESTIONS, decision.topic, decision.seat, parts, 0)
    }

    /// The name of a thing in a sentence. A hidden card is called "a card".
    fn thing(&self, thing: Ref) -> String {
        let unseen = self.language.pick("a card", "una carta");
        match thing {
            Ref::Seat(seat) => self.name(seat),
            Ref::Zone(zone) => {
                let row = self.rows().iter().find(|row| row.zone == zone);
                row.map_or(unseen, |row| row.title).to_owned()
            }
            Ref::Object(id) => {
                let cards = self
                    .rows()
                    .iter()
                    .flat_map(|row| row.cards.iter().flatten());
                let card = { cards }.find(|card| card.id == id);
                card.map_or_else(|| unseen.to_owned(), |card| card.name.clone())
            }
            Ref::None | Ref::Entry(_) | Ref::Kind(_) | Ref::Point(..) => unseen.to_owned(),
        }
    }

    /// The sentence of a word with its braces filled. A word without a sentence is said as it is.
    fn say(
        &self,
        words: &[Word],
        word: &str,
        seat: Seat,
        [card, from, other]: [Ref; 3],
        n: i32,
    ) -> String {
        let Some(known) = words.iter().find(|known| known.word == word) else {
            return word.to_owned();
        };
        let mut text = String::new();
        let mut rest = known.sentence(self.language);
        while let Some((before, after)) = rest.split_once('{') {
            let (name, after) = after.split_once('}').unwrap_or((after, ""));
            text.push_str(before);
            text.push_str(&match name {
                "who" => self.name(seat),
                "card" => self.thing(card),
                "from" => self.thing(from),
                "other" => self.thing(other),
                _ => n.to_string(),
            });
            rest = after;
        }
        text + rest
    }
}

impl<G: PlainTable> Phrases for Speaker<'_, G> {
    fn choice(&self, choice: &Choice) -> String {
        let parts = [choice.subject, Ref::None, choice.target];
        self.say(G::CHOICES, choice.verb, Seat(0), parts, choice.amount)
    }

    /// An event with an empty sentence makes no line.
    fn event(&self, event: &Event) -> Option<String> {
        let parts = [event.subject, event.from, event.to];
        let text = self.say(G::EVENTS, event.verb, event.seat, parts, event.amount);
        (!text.is_empty()).then_some(text)
    }
}
