//! What several sentences need: entries that came from somewhere, what covers what, prices.

use crate::games::souls::content::{CardKind, SlotKind};
use crate::games::souls::{EntrySort, place, seat_of};
use crate::table::{Event, Ref, ZoneId};

use super::Speaker;

impl Speaker<'_> {
    /// A thing by name; `None` if there is nothing to name.
    pub(super) fn spoken(&self, r: Ref) -> Option<String> {
        let thing = self.thing(r);
        (!thing.is_empty()).then_some(thing)
    }

    /// A card by name; "a card" for one that the event keeps to itself.
    pub(super) fn some_card(&self, r: Ref) -> String {
        let hidden = self.language.pick("a card", "una carta");
        self.spoken(r).unwrap_or_else(|| hidden.to_owned())
    }

    /// The card that an entry came from; of dice, damage and deaths other events tell.
    pub(super) fn came_from(&self, e: &Event) -> Option<String> {
        match e.from {
            Ref::Object(id) if seat_of(id).is_none() => self.spoken(e.from),
            _ => None,
        }
    }

    /// Whether it is a card of the monster deck: its soul is told as the monster's.
    pub(super) fn is_monster(&self, r: Ref) -> bool {
        let face = self.seen(r).map(|card| usize::from(card.face));
        let def = face.and_then(|face| self.view.content.cards.get(face));
        def.is_some_and(|def| def.kind == CardKind::Monster)
    }

    /// What went on the stack, if no other event tells of it.
    pub(super) fn pushed(&self, e: &Event) -> Option<String> {
        let Ref::Entry(serial) = e.subject else {
            return None;
        };
        let entry = self.entry(serial)?;
        match entry.sort {
            // That it was played is told already; whom it aims at is not.
            EntrySort::Loot if e.to == Ref::None => None,
            EntrySort::Loot => Some(self.source(entry)),
            EntrySort::Ability | EntrySort::Trigger => {
                let goes = self.language.pick("goes on the stack", "va a la pila");
                Some(format!("{} {goes}", self.waiting(entry)))
            }
            EntrySort::Roll | EntrySort::Damage | EntrySort::Death => None,
        }
    }

    /// The slots that an event is about.
    pub(super) fn slots_of(&self, e: &Event) -> Option<SlotKind> {
        let Ref::Zone(zone) = e.subject else {
            return None;
        };
        place(zone).slot().map(|(kind, _)| kind)
    }

    /// The card on top of a slot.
    pub(super) fn top_of(&self, slot: ZoneId) -> Option<String> {
        let top = self.view.zone(slot).last().copied().flatten()?;
        self.spoken(Ref::Object(top))
    }

    /// What a purchase costs the active player now.
    pub(super) fn price(&self) -> i32 {
        let active = self.view.players.get(self.view.active.index());
        active.map_or(0, |player| player.price)
    }
}
