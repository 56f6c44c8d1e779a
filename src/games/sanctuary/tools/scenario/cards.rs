//! Cards, zones and the Stack, and what things of a script can stand for.

use crate::games::sanctuary::choices::ChoiceWord;
use ron2::Spanned;

use super::Stage;
use super::thing::Thing;
use crate::games::sanctuary::{CardView, EntryView, Place, Sanctuary, View, place, zone};
use crate::table::{ObjectId, Ref, Seat, ZoneId};
use crate::tools::scenario::cards::{Cards, card_views};
use crate::tools::scenario::scenario_error::Done;

impl Cards for Sanctuary {
    card_views!(View, cards: CardView, face, stack: EntryView);

    const LABEL: &'static str = "a label";
    const PILE: &'static str = "Stack";
    const IDLE: &'static [ChoiceWord] = &[ChoiceWord::Pass, ChoiceWord::End];
    const PLACES: &'static str =
        "a place is deck(0), hand(0), point_zero(0), reserve(0), conflict(0), limbo(0) or gone";

    fn counters(content: &Self::Content) -> Vec<&str> {
        content.counters.iter().map(|kind| &*kind.id).collect()
    }

    fn is(card: &CardView, face: u16) -> bool {
        card.printed == face || card.face == face
    }

    fn is_gone(zone: ZoneId) -> bool {
        place(zone).1 == Place::Gone
    }

    fn is_deck(zone: ZoneId) -> bool {
        place(zone).1 == Place::Deck
    }

    fn zone_of(_: &mut Stage, thing: &Spanned<Thing>) -> Done<Option<ZoneId>> {
        Ok(match thing.value {
            Thing::Row(seat, place) => Some(zone(seat, place)),
            _ => None,
        })
    }

    fn zone_words(zone: ZoneId, _: &View) -> String {
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

    fn entry_words(stage: &Stage, n: usize, view: &View) -> String {
        format!("stacked({})", stage.name(view.stack[n].source, view))
    }

    fn other_name(id: ObjectId, view: &View) -> Option<String> {
        let seat = view.players.iter().position(|p| p.id == id);
        seat.map(|seat| format!("player({seat})"))
    }
}

impl Stage {
    /// Every reference that a thing can stand for.
    pub fn refs(&mut self, thing: &Spanned<Thing>) -> Done<Vec<Ref>> {
        let at = thing.span;
        Ok(match &thing.value {
            Thing::Named(name) => self.card_refs(name, at)?,
            Thing::Stacked(name) => self.entry_refs(name, at)?,
            Thing::Top => self.top(),
            Thing::Player(seat) => vec![Ref::Seat(*seat)],
            Thing::Row(..) => vec![Ref::Zone(self.zone(thing)?)],
            Thing::Number(_) => Vec::new(),
        })
    }
}
