//! Cards between zones: entering play, leaving it, being carried, coming under other control.

use crate::cards::CardEvent;
use crate::cards::language::Replaceable;
use crate::table::{ObjectId, Seat, ZoneId};

use super::Step;
use super::board::Board;
use super::content::{CardKind, Duration, Grant};
use super::events::Event;
use super::limits;
use super::places::{Place, place, zone};
use super::state::Change;
use super::state::{Card, Stats, Status};
use super::triggers::TriggerEvent;

/// Zones whose cards the opponent does not see.
const fn hides(place: Place) -> bool {
    matches!(place, Place::Deck | Place::Hand)
}

impl Board<'_> {
    /// Moves a card to the end of a zone. What follows from leaving play is done here.
    pub fn move_card(&mut self, e: ObjectId, to: ZoneId) {
        self.move_told(e, to, false);
    }

    /// The same; the event says whether the card moves because it was played.
    pub fn move_told(&mut self, e: ObjectId, to: ZoneId, played: bool) {
        let from = self.status(e).zone;
        if from == to {
            return;
        }
        // C71: a token that leaves play is gone.
        let to = match self.is_token(e) && !place(to).1.is_play() {
            true => zone(Seat(0), Place::Gone),
            false => to,
        };
        let (was, is) = (place(from).1, place(to).1);
        if was.is_play() && !is.is_play() {
            self.leave_play(e);
        }
        self.zones.shift(e, from, to);
        let status = self.status_mut(e);
        status.zone = to;
        if !(was.is_play() && is.is_play()) {
            status.stamp = status.stamp.wrapping_add(1);
            self.game.changes.retain(|change| change.card != e);
            self.game.counters.forget(e);
            let held = |c: &Change| c.until == Duration::WhileInPlay && c.source == e;
            self.end_changes(held);
            self.game.memory.forget(e);
        }
        // The cards in play change, or the number of cards in a hand or Limbo, which abilities may depend on.
        self.game.dirty = true;
        let player = place(to).0;
        let event = Event::Move {
            player,
            card: Some(e),
            from,
            to,
            played,
        };
        if hides(was) && hides(is) {
            self.log(event.only_for(player));
        } else {
            self.log(event);
        }
        if was == Place::Hand && is == Place::Limbo && !played {
            self.react(&TriggerEvent::Discarded(e, player));
        }
    }

    /// Whether only effects make such a card.
    #[must_use]
    pub fn is_token(&self, e: ObjectId) -> bool {
        self.content().cards[usize::from(self.card(e).printed)].token
    }

    /// A token enters play under that player's control, if the table has room for it (C71).
    pub fn spawn_token(&mut self, face: u16, seat: Seat) {
        self.spawn_card(Card::printed(face, seat));
    }

    /// Such a token enters play as a card of that kind; which token it was.
    pub fn spawn_card(&mut self, card: Card) -> Option<ObjectId> {
        let seat = card.owner;
        let gone = zone(Seat(0), Place::Gone);
        let e = match self.next_card() {
            Some(e) => e,
            None => {
                let e = self.zones.get(gone).first().copied()?;
                self.zones.take(e, gone);
                e
            }
        };
        let stamp = self.status(e).stamp.wrapping_add(1);
        let status = Status {
            stamp,
            ..Status::fresh(gone, seat)
        };
        self.place_card(e, card, status);
        self.log(Event::Spawn {
            player: seat,
            card: e,
        });
        self.enter_play(e, seat, None);
        Some(e)
    }

    /// Everything a card carries on it stays behind when it leaves play.
    fn leave_play(&mut self, e: ObjectId) {
        self.react(&TriggerEvent::Leaving(e));
        let (last, silent) = (self.stats(e).strength.max(0), self.is_silent(e));
        // A Technology that cannot leave play stays behind: its carrier would come back as another one (C45).
        if let Some(technology) = self.carried(e).filter(|&t| self.stays(t)) {
            self.status_mut(technology).carrier = None;
        }
        if let Some(fight) = &mut self.game.fight {
            for n in 0..2 {
                if fight.duelists[n] == e && !fight.left[n] {
                    fight.left[n] = true;
                    fight.silent[n] = silent;
                }
            }
        }
        // H-53: while attackers or blockers are being chosen none is declared yet.
        match self.step {
            Step::Attackers => self.game.attackers.retain(|attacker| attacker.card != e),
            Step::Blockers => self.game.blockers.retain(|blocker| blocker.card != e),
            _ => {}
        }
        for attacker in &mut self.game.attackers {
            attacker.left |= attacker.card == e;
        }
        for blocker in &mut self.game.blockers {
            if blocker.card == e && !blocker.left {
                blocker.left = true;
                blocker.last = last;
            }
        }
        let strength = self.stats(e).strength.max(0);
        let card = self.card_mut(e);
        card.face = card.printed;
        let owner = card.owner;
        let printed = self.facts(e).stats;
        let numbers = [[strength, 0, 0], [printed.strength.max(0), 0, 0]];
        let game = &mut *self.game;
        let last_known = &mut game.memory.last_known;
        last_known.remember(e, numbers, game.counters.on(e));
        let status = self.status_mut(e);
        *status = Status {
            stamp: status.stamp,
            ..Status::fresh(status.zone, owner)
        };
        let stats: &mut Stats = self.stats_mut(e);
        *stats = printed;
    }

    /// H-28, H-29: puts a permanent into play under `controller`'s control.
    pub fn enter_play(&mut self, e: ObjectId, controller: Seat, carrier: Option<ObjectId>) {
        let (turn, def) = (self.game.turn, self.def(e));
        let to = match def.kind {
            CardKind::Sanctuary => Place::PointZero,
            CardKind::Enhancement => Place::Reserve,
            CardKind::Character | CardKind::Technology => Place::Conflict,
            CardKind::Manipulation => return,
        };
        self.move_card(e, zone(controller, to));
        let status = self.status_mut(e);
        status.controller = controller;
        status.entered = turn;
        status.durability = def.durability;
        status.carrier = carrier;
        self.game.reacting |= self.facts(e).reacts;
        if let Some(carrier) = carrier {
            self.log(Event::Carry {
                player: controller,
                technology: e,
                carrier,
            });
        }
        if def.kind == CardKind::Enhancement {
            self.change_structure(controller, def.structure);
            self.change_volition(controller, def.volition);
        }
        // Its stats among the cards in play decide which abilities trigger.
        self.game.dirty = true;
        self.renew_stats();
        self.react(&TriggerEvent::Entered(e));
    }

    /// Whether an effect keeps a card in play.
    #[must_use]
    pub fn stays(&self, e: ObjectId) -> bool {
        self.kind(e) == CardKind::Sanctuary || self.stats(e).is(Grant::Stays)
    }

    /// An effect destroys them: play to the owner's Limbo, unless something replaces that (C70).
    pub fn destroy_all(&mut self, doomed: &[ObjectId]) {
        self.destroy_unless_replaced(doomed, false);
    }

    /// The rules destroy them (H-84), unless something replaces that.
    pub fn destroy_by_rules(&mut self, doomed: &[ObjectId]) {
        self.destroy_unless_replaced(doomed, true);
    }

    fn destroy_unless_replaced(&mut self, doomed: &[ObjectId], state: bool) {
        let mut now = doomed.to_vec();
        now.retain(|&e| self.stays(e) || !self.may_be_replaced(Replaceable::destroyed(e, state)));
        self.destroy_now(&now);
    }

    /// Several at the same time: each sees the others go. A carried Technology goes with its carrier (H-31).
    pub fn destroy_now(&mut self, doomed: &[ObjectId]) {
        let mut going: Vec<ObjectId> = Vec::with_capacity(doomed.len());
        for &e in doomed {
            if !self.is_in_play(e) || self.stays(e) {
                continue;
            }
            let carried = self.carried(e).filter(|&t| !self.stays(t));
            for e in [Some(e), carried].into_iter().flatten() {
                if !going.contains(&e) {
                    going.push(e);
                }
            }
        }
        for &e in &going {
            self.react(&TriggerEvent::Destroying(e));
        }
        for e in going {
            self.log(Event::Destroy {
                controller: self.status(e).controller,
                card: e,
            });
            let to = zone(self.card(e).owner, Place::Limbo);
            self.move_card(e, to);
        }
    }

    /// Play to the owner's hand or deck; a carried Technology goes the same way (H-31).
    pub fn take_back(&mut self, e: ObjectId, to: Place) {
        if !self.is_in_play(e) || self.stays(e) {
            return;
        }
        let carried = self.carried(e);
        let owner = self.card(e).owner;
        self.move_card(e, zone(owner, to));
        if let Some(technology) = carried {
            self.take_back(technology, to);
        }
        if to == Place::Deck {
            self.shuffle_deck(owner);
        }
    }

    /// Shuffles a deck with the match's own chance.
    pub fn shuffle_deck(&mut self, seat: Seat) {
        let deck = self.zones.get_mut(zone(seat, Place::Deck));
        self.rng.shuffle(deck);
        self.log(Event::Shuffle { player: seat });
    }

    /// Gives control of a card in play to `seat` and brings it, with what it carries, to that side (C46).
    pub fn change_control(&mut self, e: ObjectId, seat: Seat) {
        if self.status(e).controller == seat || self.kind(e) == CardKind::Sanctuary {
            return;
        }
        let carried = self.carried(e);
        let at = self.place_of(e).1;
        self.status_mut(e).controller = seat;
        self.log(CardEvent::Control {
            player: seat,
            card: e,
        });
        self.move_card(e, zone(seat, at));
        if let Some(fight) = &mut self.game.fight {
            for n in 0..2 {
                if fight.duelists[n] == e && !fight.left[n] {
                    fight.controllers[n] = seat;
                }
            }
        }
        if let Some(technology) = carried {
            self.change_control(technology, seat);
        }
    }

    /// H-38, H-53: turns a card sideways.
    pub fn tap(&mut self, e: ObjectId) {
        if !self.status(e).tapped {
            self.status_mut(e).tapped = true;
            self.game.dirty |= self.game.watching;
            self.log(Event::Tap {
                controller: self.status(e).controller,
                card: e,
            });
        }
    }

    /// H-09: turns it upright.
    pub fn untap(&mut self, e: ObjectId) {
        if self.status(e).tapped {
            self.status_mut(e).tapped = false;
            self.game.dirty |= self.game.watching;
            self.log(Event::Untap {
                controller: self.status(e).controller,
                card: e,
            });
        }
    }

    /// More or less Volition, never below 0.
    pub fn change_volition(&mut self, seat: Seat, by: i32) {
        let player = self.player_mut(seat);
        let before = player.volition;
        player.volition = limits::sum(before, by).max(0);
        let change = player.volition - before;
        if change != 0 {
            self.game.dirty |= self.game.watching;
            self.log(Event::Volition {
                player: seat,
                change,
            });
        }
    }

    /// More or less Structure of a Sanctuary.
    pub fn change_structure(&mut self, seat: Seat, by: i32) {
        if by != 0 {
            let player = self.player_mut(seat);
            player.structure = limits::sum(player.structure, by);
            self.game.dirty = true;
            self.log(Event::Structure {
                player: seat,
                sanctuary: self.player(seat).sanctuary,
                change: by,
            });
        }
    }
}
