//! Cards between zones: entering play, leaving it, covering and uncovering, coming under other control
//! (rules page, section 1.3).

use crate::cards::CardEvent;
use crate::table::{ObjectId, Seat};

use super::board::Board;
use super::content::{DeckKind, Keyword};
use super::events::Event;
use super::ids::player_id;
use super::limits;
use super::places::{Place, deck_of, zone};
use super::state::{Card, Status, Until};
use super::triggers::TriggerEvent;

/// Zones whose cards are not public.
const fn hides(place: Place) -> bool {
    matches!(place, Place::Deck(_) | Place::Hand(_))
}

/// Whether a thing stays the same object on its way: it only changes its controller, or is bought.
const fn stays(from: Place, to: Place) -> bool {
    matches!(
        (from, to),
        (Place::Items(_) | Place::Shop(_), Place::Items(_))
            | (Place::Curses(_), Place::Curses(_))
            | (Place::Souls(_), Place::Souls(_))
    )
}

impl Board<'_> {
    /// Moves a card to the end of a zone, onto a slot to its top. What follows from leaving play is done here;
    /// what follows from entering it in [`Board::enter_play`].
    pub fn move_card(&mut self, e: ObjectId, to: Place) {
        let from = self.place_of(e);
        // R73: a token that leaves play is gone.
        let stays_on = matches!(to, Place::Items(_) | Place::Souls(_) | Place::Held);
        let to = match self.is_token(e) && !stays_on {
            true => Place::Gone,
            false => to,
        };
        if from == to {
            return;
        }
        let was_top = self.is_in_play(e);
        let same = stays(from, to);
        let face = self.card(e).face;
        if was_top && !same {
            self.leave_play(e);
        }
        if was_top && !same && self.is_attacked(e) {
            // R13.
            self.cancel_attack();
        }
        let card = self.card_mut(e);
        // A monster that died as a copy has the copy's reward and triggers until it is discarded.
        card.face = match to {
            Place::Held => face,
            // A token can be a copy from the start.
            _ if same || from == Place::Gone => card.face,
            _ => card.printed,
        };
        self.zones.shift(e, zone(from), zone(to));
        let keeper = to.of_player();
        let status = self.status_mut(e);
        status.zone = zone(to);
        if let Some(seat) = keeper {
            status.controller = seat;
            status.owned = true;
        }
        if !same {
            status.stamp = status.stamp.wrapping_add(1);
        }
        self.game.dirty = true;
        self.push_move_event(e, from, to);
        if let (true, Some((kind, n))) = (was_top, from.slot())
            && let Some(under) = self.top(kind, n)
        {
            self.renew(under);
        }
        if let Place::Deck(kind) = from {
            self.renew_deck(kind);
        }
    }

    fn push_move_event(&mut self, e: ObjectId, from: Place, to: Place) {
        let seat = match (to, from) {
            (Place::Hand(seat), _) | (_, Place::Hand(seat)) => seat,
            _ => to.of_player().unwrap_or(self.game.active),
        };
        let event = Event::Move {
            player: seat,
            card: Some(e),
            from: zone(from),
            to: zone(to),
        };
        if hides(from) && hides(to) {
            self.log(event.only_for(seat));
        } else {
            self.log(event);
        }
    }

    /// Everything on a thing stays behind when it leaves play: damage, counters, effects (F-60, F-164, F-165).
    fn leave_play(&mut self, e: ObjectId) {
        self.react(TriggerEvent::Leaving(e));
        // R115: what it was like, for abilities that mean it when it has left.
        let attack = [self.attack_of(e), self.facts(e).stats.attack.max(0)];
        let counters = Some(self.status(e).counters).filter(|&n| n > 0);
        let last_known = &mut self.game.memory.last_known;
        last_known.remember(
            e,
            attack.map(|n| [n, 0, 0]),
            counters.map(|n| (0, n)).into_iter(),
        );
        self.forget(e);
        if self
            .game
            .changes
            .iter()
            .any(|change| change.until == Until::While(e))
        {
            self.end_changes(|until, _| until == Until::While(e));
        }
    }

    /// Makes a card a fresh object where it lies.
    fn forget(&mut self, e: ObjectId) {
        self.game.memory.forget(e);
        if self.game.changes.iter().any(|change| change.card == e) {
            self.game.changes.retain(|change| change.card != e);
        }
        let card = self.card_mut(e);
        card.face = card.printed;
        let status = self.status_mut(e);
        // The killer is needed after the card has left.
        let hurt_by = status.hurt_by;
        let kept_by = status.owned.then_some(status.controller);
        *status = Status {
            stamp: status.stamp,
            hurt_by,
            kept_by,
            ..Status::fresh(status.zone)
        };
        let printed = self.facts(e).stats;
        *self.stats_mut(e) = printed;
        self.game.dirty = true;
    }

    /// A covered card comes to light and enters play as a fresh object (F-60).
    fn renew(&mut self, e: ObjectId) {
        self.forget(e);
        let status = self.status_mut(e);
        status.stamp = status.stamp.wrapping_add(1);
        self.entered(e);
    }

    /// Puts a card into play at `at`, fresh: charged unless it says otherwise (R47). What lies on top there is
    /// covered: it is no longer in play (F-61, F-112).
    pub fn enter_play(&mut self, e: ObjectId, at: Place) {
        if let Some((kind, n)) = at.slot()
            && let Some(covered) = self.top(kind, n)
        {
            self.leave_play(covered);
            let status = self.status_mut(covered);
            status.stamp = status.stamp.wrapping_add(1);
            if self.is_attacked(covered) {
                self.cancel_attack();
            }
        }
        let same = stays(self.place_of(e), at);
        self.move_card(e, at);
        if !same {
            self.entered(e);
        }
    }

    fn entered(&mut self, e: ObjectId) {
        let taken = self.game.taken;
        let deactivated = self.def(e).has(Keyword::EntersDeactivated);
        let status = self.status_mut(e);
        status.entered = taken;
        status.hurt_by = None;
        status.kept_by = None;
        status.deactivated = deactivated;
        let facts = *self.facts(e);
        self.game.reacting |= facts.reacts;
        self.game.dirty = true;
        self.refresh_stats();
        self.react(TriggerEvent::Entered(e));
    }

    /// R34: a deck that becomes empty is made again from its discard pile at once.
    fn renew_deck(&mut self, kind: DeckKind) {
        if !self.deck(kind).is_empty() || self.row(Place::Discard(kind)).is_empty() {
            return;
        }
        let discard = std::mem::take(self.zone_mut(zone(Place::Discard(kind))));
        for &e in &discard {
            let status = self.status_mut(e);
            status.zone = zone(Place::Deck(kind));
            status.stamp = status.stamp.wrapping_add(1);
        }
        *self.zone_mut(zone(Place::Deck(kind))) = discard;
        self.shuffle(kind);
    }

    /// Shuffles a deck with the match's own chance.
    pub fn shuffle(&mut self, kind: DeckKind) {
        let deck = self.zones.get_mut(zone(Place::Deck(kind)));
        self.rng.shuffle(deck);
        self.log(Event::Shuffle {
            player: self.game.active,
            deck: zone(Place::Deck(kind)),
        });
    }

    /// The top card of a deck. An empty deck is first made again from its discard pile (F-57).
    pub fn top_of(&mut self, kind: DeckKind) -> Option<ObjectId> {
        self.renew_deck(kind);
        self.deck(kind).first().copied()
    }

    /// A card goes to the discard of its kind; one that has none leaves the game.
    pub fn put_in_discard(&mut self, e: ObjectId) {
        let to = deck_of(self.printed_kind(e)).map_or(Place::Outside, Place::Discard);
        self.move_card(e, to);
    }

    /// A card goes to the top or the bottom of its deck.
    pub fn put_in_deck(&mut self, e: ObjectId, top: bool) -> bool {
        let Some(kind) = deck_of(self.printed_kind(e)) else {
            return false;
        };
        let to = Place::Deck(kind);
        if self.place_of(e) != to {
            self.move_card(e, to);
        }
        if self.is_token(e) {
            return true;
        }
        let deck = self.zone_mut(zone(to));
        deck.retain(|&x| x != e);
        let at = if top { 0 } else { deck.len() };
        deck.insert(at, e);
        true
    }

    /// Whether a thing cannot be destroyed, discarded or die (F-127, F-152).
    #[must_use]
    pub fn is_eternal(&self, e: ObjectId) -> bool {
        self.stats(e).keywords.has(Keyword::Eternal)
            || matches!(self.place_of(e), Place::Character(_))
    }

    /// `seat` gets control of an item, curse or soul; what was on it stays (F-163, F-164).
    pub fn control(&mut self, e: ObjectId, seat: Seat) -> bool {
        let to = match self.place_of(e) {
            Place::Items(_) | Place::Shop(_) => Place::Items(seat),
            Place::Curses(_) => Place::Curses(seat),
            Place::Souls(_) => Place::Souls(seat),
            _ => return false,
        };
        if self.place_of(e) == to {
            return false;
        }
        self.move_card(e, to);
        self.log(CardEvent::Control {
            player: seat,
            card: e,
        });
        true
    }

    /// A player gains an item: it comes under their control and triggers "each time you gain" abilities.
    pub fn gain_item(&mut self, e: ObjectId, seat: Seat) {
        self.enter_play(e, Place::Items(seat));
        self.react(TriggerEvent::GainedItem(e, seat));
    }

    /// Whether only effects make such a card.
    #[must_use]
    pub fn is_token(&self, e: ObjectId) -> bool {
        let printed = self.card(e).printed;
        self.content().cards[usize::from(printed)].token
    }

    /// A player gains a token, if the table has room for it (R73).
    pub fn spawn_token(&mut self, face: u16, seat: Seat) {
        let printed = face;
        self.spawn_card(Card { face, printed }, seat);
    }

    /// A player gains such a token; which one it was.
    pub fn spawn_card(&mut self, card: Card, seat: Seat) -> Option<ObjectId> {
        let e = match self.next_card() {
            Some(e) => e,
            None => {
                let e = self.row(Place::Gone).first().copied()?;
                self.zones.take(e, zone(Place::Gone));
                e
            }
        };
        let status = Status {
            stamp: self.status(e).stamp.wrapping_add(1),
            ..Status::fresh(zone(Place::Gone))
        };
        self.place_card(e, card, status);
        self.log(Event::Spawn {
            player: seat,
            card: e,
        });
        self.gain_item(e, seat);
        self.game.happened = true;
        Some(e)
    }

    /// A player gains a soul.
    pub fn gain_soul(&mut self, e: ObjectId, seat: Seat) {
        self.enter_play(e, Place::Souls(seat));
        let value = i32::from(self.def(e).souls).max(1);
        self.log(Event::Soul {
            player: seat,
            card: e,
            souls: value,
        });
        self.react(TriggerEvent::GainedSoul(e, seat, value));
    }

    /// A card becomes a copy, or itself again; the stat box of a character is its player's (F-120).
    pub fn set_face(&mut self, e: ObjectId, face: u16) {
        self.card_mut(e).face = face;
        if let Place::Character(seat) = self.place_of(e) {
            self.card_mut(player_id(seat)).face = face;
        }
        self.game.dirty = true;
    }

    /// F-03 to F-06: charges a thing.
    pub fn recharge(&mut self, e: ObjectId) -> bool {
        let changes = self.status(e).deactivated;
        if changes {
            self.status_mut(e).deactivated = false;
            self.game.dirty = true;
            self.log(Event::Recharge {
                player: self.controller(e),
                card: e,
            });
        }
        changes
    }

    /// Deactivates a thing.
    pub fn deactivate(&mut self, e: ObjectId) -> bool {
        let changes = !self.status(e).deactivated;
        if changes {
            self.status_mut(e).deactivated = true;
            self.game.dirty = true;
            self.log(Event::Deactivate {
                player: self.controller(e),
                card: e,
            });
        }
        changes
    }

    /// More or fewer counters, never below 0. Returns whether any were moved.
    pub fn change_counters(&mut self, e: ObjectId, by: i32) -> bool {
        if !self.is_in_play(e) {
            return false;
        }
        let status = self.status_mut(e);
        let before = status.counters;
        status.counters = before.saturating_add(by).clamp(0, limits::COUNT);
        let changed = status.counters - before;
        if changed != 0 {
            self.game.dirty = true;
            self.log(Event::Counters {
                player: self.controller(e),
                card: e,
                counters: changed,
            });
            self.react(TriggerEvent::Counted {
                on: e,
                before,
                after: before + changed,
            });
        }
        changed != 0
    }
}
