//! Cards, zones and the stack, and what things of a script can stand for.

use crate::games::souls::choices::ChoiceWord;
use ron2::Spanned;

use super::Stage;
use super::thing::Thing;
use crate::games::souls::{
    CardView, EntryView, Place, Souls, View, place, player_id, seat_of, zone,
};
use crate::table::{ObjectId, Ref, Seat, ZoneId};
use crate::tools::scenario::cards::{Cards, card_views};
use crate::tools::scenario::scenario_error::Done;

impl Cards for Souls {
    card_views!(View, cards: CardView, face, stack: EntryView);

    const LABEL: &'static str = "a label";
    const PILE: &'static str = "stack";
    const PLACES: &'static str = "a place is hand(0), items(0), character(0), curses(0), souls(0), \
                                  deck(Loot), discard(Loot), shop(0), monster(0), room(0), bonus, \
                                  stack, held, draft or outside";
    /// Declaring the end is more than passing.
    const IDLE: &'static [ChoiceWord] = &[ChoiceWord::Pass];

    fn is(card: &CardView, face: u16) -> bool {
        card.printed == face || card.face == face
    }

    fn is_gone(zone: ZoneId) -> bool {
        place(zone) == Place::Gone
    }

    fn is_deck(zone: ZoneId) -> bool {
        matches!(place(zone), Place::Deck(_))
    }

    fn zone_of(_: &mut Stage, thing: &Spanned<Thing>) -> Done<Option<ZoneId>> {
        Ok(match thing.value {
            Thing::Place(place) => Some(zone(place)),
            _ => None,
        })
    }

    fn zone_words(zone: ZoneId, _: &View) -> String {
        let (word, seat) = match place(zone) {
            Place::Deck(kind) => return format!("deck({kind:?})"),
            Place::Discard(kind) => return format!("discard({kind:?})"),
            Place::Hand(seat) => ("hand", seat.0),
            Place::Character(seat) => ("character", seat.0),
            Place::Items(seat) => ("items", seat.0),
            Place::Curses(seat) => ("curses", seat.0),
            Place::Souls(seat) => ("souls", seat.0),
            Place::Shop(n) => ("shop", n),
            Place::Monster(n) => ("monster", n),
            Place::Room(n) => ("room", n),
            Place::Bonus => return "bonus".to_owned(),
            Place::Stack => return "stack".to_owned(),
            Place::Held => return "held".to_owned(),
            Place::Draft => return "draft".to_owned(),
            Place::Outside => return "outside".to_owned(),
            Place::Gone => return "gone".to_owned(),
        };
        format!("{word}({seat})")
    }

    fn entry_words(_: &Stage, n: usize, _: &View) -> String {
        format!("entry({n})")
    }

    fn other_name(id: ObjectId, _: &View) -> Option<String> {
        seat_of(id).map(|seat| format!("player({})", seat.0))
    }
}

impl Stage {
    /// Every reference that a thing can stand for; what is most likely meant comes first.
    pub fn refs(&mut self, thing: &Spanned<Thing>) -> Done<Vec<Ref>> {
        let at = thing.span;
        Ok(match &thing.value {
            Thing::Named(name) => self.card_refs(name, at)?,
            Thing::Stacked(name) => self.entry_refs(name, at)?,
            Thing::Entry(n) => {
                let view = self.see();
                let entry = view.stack.get(*n).map(|e| Ref::Entry(e.serial));
                entry.into_iter().collect()
            }
            Thing::Top => self.top(),
            Thing::Player(seat) => vec![Ref::Object(player_id(*seat)), Ref::Seat(*seat)],
            Thing::Place(_) => vec![Ref::Zone(self.zone(thing)?)],
            Thing::Number(_) => Vec::new(),
        })
    }
}
