//! Cards in play that become other cards, or copies of them (C73).

use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::content::{Duration, ObjectSelector};
use crate::games::sanctuary::events::Event;
use crate::games::sanctuary::places::Place;
use crate::games::sanctuary::state::{Action, Card, Change, ChangeKind};
use crate::table::ObjectId;

impl Board<'_> {
    /// The card that a copy of the first of them is. Only what both players see is copied.
    pub(super) fn copied_face(&self, other: &ObjectSelector, action: &Action) -> Option<u16> {
        let other = self.who(other, action).first().copied()?;
        let at = self.place_of(other).1;
        (at.is_play() || at == Place::Limbo).then(|| self.card(other).face)
    }

    /// A card in play becomes another card of its kind. Counters, damage and what it carries stay.
    pub(super) fn become_card(&mut self, e: ObjectId, face: u16, until: Duration, action: &Action) {
        let Some(def) = self.content().cards.get(usize::from(face)) else {
            return;
        };
        let held = until != Duration::WhileInPlay || self.is_in_play(action.source);
        if !self.is_in_play(e) || def.kind != self.kind(e) || !held {
            return;
        }
        self.game.changes.push(Change {
            card: e,
            what: ChangeKind::Face(face),
            until,
            by: action.controller,
            source: action.source,
        });
        self.log(Event::Become {
            controller: self.status(e).controller,
            card: e,
            face,
        });
        self.renew_face(e);
    }

    /// A token enters play as a copy of a card of its kind (C118).
    pub(super) fn spawn_copy(&mut self, token: u16, face: u16, action: &Action) {
        let kind = |card: u16| self.content().cards.get(usize::from(card)).map(|c| c.kind);
        if kind(token).is_none() || kind(token) != kind(face) {
            return;
        }
        let card = Card {
            face,
            ..Card::printed(token, action.controller)
        };
        if let Some(e) = self.spawn_card(card)
            && self.is_in_play(e)
        {
            self.game.changes.push(Change {
                card: e,
                what: ChangeKind::Face(face),
                until: Duration::Permanent,
                by: action.controller,
                source: action.source,
            });
        }
    }

    /// A card in play is what the last change in force makes it, else what is printed.
    pub fn renew_face(&mut self, e: ObjectId) {
        if !self.is_in_play(e) {
            return;
        }
        let mut mine = self.game.changes.iter().rev().filter(|c| c.card == e);
        let now = mine.find_map(|change| match change.what {
            ChangeKind::Face(face) => Some(face),
            ChangeKind::Grant(_) | ChangeKind::Control(_) => None,
        });
        let card = self.card_mut(e);
        let face = now.unwrap_or(card.printed);
        if card.face == face {
            return;
        }
        card.face = face;
        // The abilities that it has now have not been used.
        self.status_mut(e).used = 0;
        self.game.memory.uses.forget(e);
        let facts = *self.facts(e);
        self.game.reacting |= facts.reacts;
        self.game.phased |= facts.phased;
        self.game.watching |= facts.watches;
        self.game.dirty = true;
    }
}
