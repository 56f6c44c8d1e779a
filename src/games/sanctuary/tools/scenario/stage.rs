//! The match a scenario is played on, and what its names mean there.

use std::collections::BTreeMap;

use ron2::{Span, Spanned};

use super::thing::Thing;
use crate::games::sanctuary::content::Content;
use crate::games::sanctuary::position::card_named;
use crate::games::sanctuary::{CardView, Place, Sanctuary, View, place, zone};
use crate::packs::{did_you_mean, short};
use crate::table::{Choice, Match, ObjectId, Ref, Seat, ZoneId};
use crate::tools::scenario::trouble::{Done, Trouble};

/// A running scenario.
pub struct Stage {
    /// The match.
    pub game: Match<Sanctuary>,
    /// Its cards.
    pub content: &'static Content,
    /// Names that the scenario gave.
    pub aliases: BTreeMap<String, ObjectId>,
    /// Events before this one do not count.
    pub mark: usize,
    /// The last choice that was accepted.
    pub last: Option<Choice>,
}

impl Stage {
    /// Everything on the table.
    pub fn see(&mut self) -> View {
        Sanctuary::reveal(&mut self.game)
    }

    /// Every card that a name can mean: the one of that label, or all of that id.
    pub fn called(&mut self, name: &str, at: Span) -> Done<Vec<CardView>> {
        let view = self.see();
        if let Some(&id) = self.aliases.get(name) {
            return Ok(view.cards.into_iter().filter(|c| c.id == id).collect());
        }
        let Some(card) = card_named(self.content, name) else {
            let cards = self.content.cards.iter().map(|c| short(&c.id));
            let known = self.aliases.keys().map(String::as_str).chain(cards);
            let help = did_you_mean(name, known);
            let message = format!("`{name}` is neither a label of this scenario nor a card");
            return Err(Trouble::new("S020", at, message).help(help));
        };
        let is = |c: &CardView| c.face == card && place(c.zone).1 != Place::Gone;
        Ok(view.cards.into_iter().filter(is).collect())
    }

    /// The one card that a name means.
    pub fn one(&mut self, name: &Spanned<String>) -> Done<CardView> {
        let mut found = self.called(&name.value, name.span)?;
        match found.len() {
            1 => Ok(found.remove(0)),
            0 => {
                let message = format!("there is no `{}` on the table", name.value);
                Err(Trouble::new("S021", name.span, message))
            }
            n => {
                let places: Vec<String> = found.iter().map(|c| zone_words(c.zone)).collect();
                let places = places.join(", ");
                let message = format!("`{}` could be {n} cards ({places})", name.value);
                let help = format!("name the one that is meant: \"{} as it\"", name.value);
                Err(Trouble::new("S022", name.span, message).help(help))
            }
        }
    }

    /// The zone that a thing names.
    pub fn zone(&self, thing: &Spanned<Thing>) -> Done<ZoneId> {
        if let Thing::Row(seat, place) = thing.value {
            return Ok(zone(seat, place));
        }
        let message =
            "a place is deck(0), hand(0), point_zero(0), reserve(0), conflict(0) or limbo(0)";
        Err(Trouble::new("S023", thing.span, message.to_owned()))
    }

    /// Every reference that a thing can stand for.
    pub fn refs(&mut self, thing: &Spanned<Thing>) -> Done<Vec<Ref>> {
        let at = thing.span;
        Ok(match &thing.value {
            Thing::Named(name) => {
                let found = self.called(name, at)?;
                let mut refs: Vec<Ref> = found.iter().map(|c| Ref::Object(c.id)).collect();
                refs.extend(self.entries(&found));
                refs
            }
            Thing::Stacked(name) => {
                let found = self.called(name, at)?;
                self.entries(&found)
            }
            Thing::Top => {
                let top = self.see().stack.last().map(|e| Ref::Entry(e.serial));
                top.into_iter().collect()
            }
            Thing::Player(seat) => vec![Ref::Seat(*seat)],
            Thing::Row(..) => vec![Ref::Zone(self.zone(thing)?)],
            Thing::Number(_) => Vec::new(),
        })
    }

    fn entries(&mut self, found: &[CardView]) -> Vec<Ref> {
        let view = self.see();
        let of = view
            .stack
            .iter()
            .filter(|e| found.iter().any(|c| c.id == e.source));
        of.map(|e| Ref::Entry(e.serial)).collect()
    }

    /// Everything that a refusal must leave alone, as text.
    pub fn all_of_it(&mut self) -> String {
        let mut all = format!("{:?} {:?}", self.game.digest(), self.game.decision());
        let views = [
            self.game.view(Some(Seat(0))),
            self.game.view(Some(Seat(1))),
            self.see(),
        ];
        for v in &views {
            let turn = (v.step, v.turn, v.active, v.outcome);
            let table = (&v.players, &v.cards, &v.zones);
            let open = (&v.stack, v.duel, &v.pairs);
            all.push_str(&format!("{turn:?} {table:?} {open:?}"));
        }
        all
    }
}

/// A zone as a script writes it.
pub fn zone_words(zone: ZoneId) -> String {
    let (Seat(seat), place) = place(zone);
    let word = match place {
        Place::Deck => "deck",
        Place::Hand => "hand",
        Place::PointZero => "point_zero",
        Place::Reserve => "reserve",
        Place::Conflict => "conflict",
        Place::Limbo => "limbo",
        Place::Gone => return "gone".to_owned(),
    };
    format!("{word}({seat})")
}
