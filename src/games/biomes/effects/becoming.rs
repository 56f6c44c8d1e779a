//! Objects on the planet that become other cards, or copies of them (D35).

use crate::games::biomes::board::Board;
use crate::games::biomes::content::{Card, CardKind, Duration, ObjectSelector};
use crate::games::biomes::events::Event;
use crate::games::biomes::places::{Place, zone};
use crate::games::biomes::state::{Action, ChangeKind, SKILLS};
use crate::table::ObjectId;

/// What a card can become: agents agents, gear gear, modifications modifications, and software and hardware each other.
#[derive(PartialEq, Eq)]
enum CardFamily {
    Agent,
    Gear,
    Modification,
    Anomaly,
    Other,
    Never,
}

impl From<&Card> for CardFamily {
    fn from(card: &Card) -> Self {
        match &card.kind {
            CardKind::Agent
            | CardKind::SoftwareAgent
            | CardKind::HardwareAgent
            | CardKind::Spawn => Self::Agent,
            CardKind::Gear => Self::Gear,
            CardKind::Modification(_) => Self::Modification,
            CardKind::Anomaly => Self::Anomaly,
            CardKind::Software | CardKind::Hardware => Self::Other,
            CardKind::Event => Self::Never,
        }
    }
}

/// Whether one of those cards can become the other.
#[must_use]
pub fn may_become(card: &Card, other: &Card) -> bool {
    CardFamily::from(card) == CardFamily::from(other) && CardFamily::from(card) != CardFamily::Never
}

impl Board<'_> {
    /// The card that a copy of the first of them is. Only what both players see is copied.
    pub(super) fn copied_face(&self, other: &ObjectSelector, action: &Action) -> Option<u16> {
        let mut others = self.who(other, action).into_iter();
        let other = others.find(|&e| self.is_card(e))?;
        let at = self.place_of(other).1;
        let seen = at.is_planet() || at == Place::Cache;
        seen.then(|| self.card(other).face)
    }

    /// An object on the planet becomes another card of its sort. Markers, counters, damage and attachments stay.
    pub(super) fn become_card(&mut self, e: ObjectId, face: u16, until: Duration, action: &Action) {
        let Some(def) = self.content().cards.get(usize::from(face)) else {
            return;
        };
        if !may_become(self.def(e), def) {
            return;
        }
        let base = self.base_face(e);
        self.change(e, ChangeKind::Face { now: face, base }, until, action);
        self.log(Event::Become {
            controller: self.status(e).controller,
            card: e,
            face,
        });
        self.renew_face(e);
    }

    /// A spawn is created as a copy of an agent (D84).
    pub(super) fn spawn_copy(&mut self, spawn: u16, face: u16, action: &Action) {
        let card = |n: u16| self.content().cards.get(usize::from(n));
        let agents = card(spawn).zip(card(face));
        if !agents.is_some_and(|(spawn, copied)| may_become(spawn, copied)) {
            return;
        }
        let seat = action.controller;
        // A full table was logged.
        let Some(e) = self.create(spawn, seat, zone(seat, Place::Gone)) else {
            return;
        };
        self.card_mut(e).face = face;
        self.arrive(e, seat, Place::Staging, None);
        if self.on_planet(e) {
            let now = ChangeKind::Face {
                now: face,
                base: spawn,
            };
            self.change(e, now, Duration::Permanent, action);
        }
    }

    /// What an object is without what it became.
    #[must_use]
    pub fn base_face(&self, e: ObjectId) -> u16 {
        let mut mine = self.game.changes.iter().filter(|c| c.object == e);
        let base = mine.find_map(|change| match change.what {
            ChangeKind::Face { base, .. } => Some(base),
            ChangeKind::Stats(..) | ChangeKind::Keyword(_) | ChangeKind::Control(_) => None,
        });
        base.unwrap_or_else(|| self.card(e).face)
    }

    /// An object is what the last change in force makes it.
    pub fn renew_face(&mut self, e: ObjectId) {
        let mut mine = self.game.changes.iter().rev().filter(|c| c.object == e);
        let now = mine.find_map(|change| match change.what {
            ChangeKind::Face { now, .. } => Some(now),
            ChangeKind::Stats(..) | ChangeKind::Keyword(_) | ChangeKind::Control(_) => None,
        });
        if let Some(face) = now {
            self.set_face(e, face);
        }
    }

    /// An object is another card from now on.
    pub fn set_face(&mut self, e: ObjectId, face: u16) {
        if self.card(e).face == face {
            return;
        }
        self.card_mut(e).face = face;
        // The abilities that it has now have not been used.
        let status = self.status_mut(e);
        status.used = 0;
        status.skill_overclock = [0; SKILLS];
        self.game.memory.uses.forget(e);
        self.game.reacting |= self.facts(e).reacts;
        self.game.dirty = true;
    }
}
