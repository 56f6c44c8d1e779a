//! What several sentences need: entries that came from somewhere, what covers what, prices.

use crate::cards::EntryId;
use crate::games::souls::content::CardKind;
use crate::games::souls::{EntryViewKind, seat_of};
use crate::table::{ObjectId, Ref, ZoneId};

use super::Speaker;

impl Speaker<'_> {
    /// A thing by name; `None` if there is nothing to name.
    pub(super) fn spoken(&self, r: Ref) -> Option<String> {
        let thing = self.thing(r);
        (!thing.is_empty()).then_some(thing)
    }

    /// A card by name; "a card" for one that the event keeps to itself.
    pub(super) fn some_card(&self, card: Option<ObjectId>) -> String {
        let hidden = self.language.pick("a card", "una carta");
        let name = card.and_then(|id| self.spoken(Ref::Object(id)));
        name.unwrap_or_else(|| hidden.to_owned())
    }

    /// The card that an entry came from; of dice, damage and deaths other events tell.
    pub(super) fn came_from(&self, source: ObjectId) -> Option<String> {
        match seat_of(source) {
            None => self.spoken(Ref::Object(source)),
            Some(_) => None,
        }
    }

    /// Whether it is a card of the monster deck: its soul is told as the monster's.
    pub(super) fn is_monster(&self, r: Ref) -> bool {
        let face = self.seen(r).map(|card| usize::from(card.face));
        let def = face.and_then(|face| self.view.content.cards.get(face));
        def.is_some_and(|def| def.kind == CardKind::Monster)
    }

    /// What went on the stack, if no other event tells of it.
    pub(super) fn pushed(&self, entry: EntryId, target: Ref) -> Option<String> {
        let entry = self.entry(entry.0)?;
        match entry.kind {
            // That it was played is told already; whom it aims at is not.
            EntryViewKind::Loot if target == Ref::None => None,
            EntryViewKind::Loot => Some(self.source(entry)),
            EntryViewKind::Ability | EntryViewKind::Trigger => {
                let goes = self.language.pick("goes on the stack", "va a la pila");
                Some(format!("{} {goes}", self.waiting(entry)))
            }
            EntryViewKind::Roll | EntryViewKind::Damage | EntryViewKind::Death => None,
        }
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
