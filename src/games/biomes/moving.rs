//! Cards between zones: arriving, leaving, being attached, coming under other control.

use crate::cards::CardEvent;
use crate::cards::language::{CarriesOut, Replaceable};
use crate::cards::shield::Shield;
use crate::table::{ObjectId, Seat, ZoneId};

use super::board::Board;
use super::content::{Ability, CardKind, Duration};
use super::events::Event;
use super::places::{Place, place, zone};
use super::reactions::TriggerEvent;
use super::state::{Action, Agent, Change, Origin, Task};
use super::stats::heed;

impl Board<'_> {
    /// Moves a card to the end of a zone. Everything that follows from leaving or reaching the planet
    /// is done here: modes, markers and attachments (rules page, section 1.5).
    pub fn move_card(&mut self, e: ObjectId, to: ZoneId) {
        let from = self.status(e).zone;
        if from == to {
            return;
        }
        let (was, is) = (place(from).1, place(to).1);
        let leaves = was.is_planet() && !is.is_planet();
        if leaves {
            self.react(&TriggerEvent::Leaving(e));
            self.leave_planet(e);
        }
        let to = self.final_zone(e, to, leaves);
        self.zones.shift(e, from, to);
        let turn = self.game.turn;
        let status = self.status_mut(e);
        status.zone = to;
        if place(to).1 == Place::Cache {
            (status.cached, status.cached_from_planet) = (turn, was.is_planet());
        }
        if !(was.is_planet() && is.is_planet()) {
            status.stamp = status.stamp.wrapping_add(1);
        }
        self.game.dirty |= was.is_planet() || place(to).1.is_planet();
        for place in [was, place(to).1] {
            match place {
                Place::Hand => self.stats_heed(heed::HANDS),
                Place::Cache => self.stats_heed(heed::CACHES),
                _ => {}
            }
        }
        let hidden = hides(was) && hides(place(to).1);
        let player = place(to).0;
        let event = Event::Move {
            player,
            card: Some(e),
            from,
            to,
        };
        if hidden {
            self.log(event.only_for(player));
        } else {
            self.log(event);
        }
        if !is.is_planet() {
            self.turn_back(e, place(to).1);
        }
        if was == Place::Hand && place(to).1 == Place::Cache {
            self.react(&TriggerEvent::Discarded(e, place(from).0));
        }
        if leaves {
            // Its changes stayed behind on the planet.
            *self.stats_mut(e) = super::stats::printed(self.def(e), 0, false);
        }
    }

    /// Spawns and holograms: no cards.
    #[must_use]
    pub fn is_token(&self, e: ObjectId) -> bool {
        let printed = usize::from(self.card(e).printed);
        self.content().cards[printed].kind == CardKind::Spawn || self.status(e).hologram
    }

    /// A spawn that leaves the planet ceases to exist; cards go to their owner.
    fn final_zone(&self, e: ObjectId, to: ZoneId, leaves: bool) -> ZoneId {
        let spawn = self.is_token(e);
        if leaves && spawn {
            zone(Seat(0), Place::Gone)
        } else {
            to
        }
    }

    /// Gives a card its initial mode again in any zone other than hand, queue or planet.
    fn turn_back(&mut self, e: ObjectId, now: Place) {
        let card = self.card_mut(e);
        if !matches!(now, Place::Hand | Place::Queue)
            && !now.is_planet()
            && card.face != card.printed
        {
            card.face = card.printed;
        }
    }

    /// D88: what a card was like, for abilities that mean it when it has left.
    fn remember_numbers(&mut self, e: ObjectId) {
        let numbers = |stats: &Agent| [stats.attack.max(0), stats.defense.max(0), stats.damage];
        let printed = super::stats::printed(self.def(e), 0, false);
        let numbers = [numbers(self.stats(e)), numbers(&printed)];
        let game = &mut *self.game;
        let last_known = &mut game.memory.last_known;
        last_known.remember(e, numbers, game.counters.on(e));
    }

    fn leave_planet(&mut self, e: ObjectId) {
        let attached = self.attached(e);
        let owner = self.card(e).owner;
        for other in attached {
            self.status_mut(other).host = None;
            if self.def(other).kind == CardKind::Gear {
                // N-69: gear stays where the agent was, on its own controller's side.
                self.log(Event::Detach { owner, gear: other });
                let at = self.place_of(other).1;
                self.move_card(other, zone(self.status(other).controller, at));
            }
        }
        let base = self.base_face(e);
        self.card_mut(e).face = base;
        self.game.changes.retain(|change| change.object != e);
        self.remember_numbers(e);
        self.game.counters.forget(e);
        let held = |change: &Change| change.until == Duration::WhileInPlay && change.source == e;
        self.end_changes(held);
        self.game.memory.forget(e);
        self.game.battle.advancing.retain(|&(agent, _)| agent != e);
        self.game
            .battle
            .gear
            .retain(|&(gear, agent)| gear != e && agent != e);
        self.game.battle.attackers.retain(|a| a.agent != e);
        self.game
            .battle
            .defenders
            .retain(|d| d.agent != e && d.attacker != e);
        let status = self.status_mut(e);
        status.controller = owner;
        status.locked = false;
        status.stasis = false;
        status.shifted = false;
        status.markers = 0;
        status.shield = Shield::NONE;
        status.used = 0;
        status.overclock = 0;
        status.skill_overclock = [0; super::state::SKILLS];
        status.host = None;
        self.stats_mut(e).damage = 0;
    }

    /// Puts a constant onto the planet under `controller`'s control, unlocked.
    pub fn arrive(
        &mut self,
        e: ObjectId,
        controller: Seat,
        where_to: Place,
        host: Option<ObjectId>,
    ) {
        self.arrive_for(e, controller, where_to, host, 0);
    }

    /// The same of a card for which so much X was paid.
    pub fn arrive_for(
        &mut self,
        e: ObjectId,
        controller: Seat,
        where_to: Place,
        host: Option<ObjectId>,
        x: u8,
    ) {
        let turn = self.game.turn;
        {
            let status = self.status_mut(e);
            status.controller = controller;
            status.arrived = turn;
            status.locked = false;
            status.host = host;
        }
        let to = host.map_or_else(|| zone(controller, where_to), |h| self.status(h).zone);
        self.move_card(e, to);
        self.game.reacting |= self.facts(e).reacts;
        if let Some(host) = host {
            self.log(Event::Attach {
                controller,
                card: e,
                host,
            });
        }
        if self.facts(e).arriving {
            self.carry_out_arriving(e, x);
        } else {
            self.finish_arriving(e);
        }
    }

    /// D103: what its text says about arriving happens before anything is checked or reacts.
    fn carry_out_arriving(&mut self, e: ObjectId, x: u8) {
        self.game.repeats += 1;
        if self.game.repeats > u32::from(self.content().rules.repeats) {
            self.endless();
            return;
        }
        let face = self.card(e).face;
        self.then(Task::Arrived { card: e, face, x });
        let entry = Action {
            x,
            biome: self.biome_of(e),
            ..Action::reaction(e, Origin::Card(face), self.status(e).controller)
        };
        for (n, ability) in self.def(e).abilities.iter().enumerate().rev() {
            if let Ability::Arriving { effects } = ability {
                let ability = n as u8;
                self.carry_out(Action { ability, ..entry }, effects);
            }
        }
    }

    /// D103: if it became another card as it arrived, the text of that one follows.
    pub fn arrived(&mut self, e: ObjectId, face: u16, x: u8) {
        if !self.on_planet(e) {
            return;
        }
        if self.card(e).face != face && self.facts(e).arriving {
            self.carry_out_arriving(e, x);
        } else {
            self.finish_arriving(e);
        }
    }

    fn finish_arriving(&mut self, e: ObjectId) {
        self.mythic_unique(e, self.status(e).controller);
        self.react(&TriggerEvent::Arrived(e));
    }

    /// A player controls at most one mythic of a name: the newer one stays out.
    fn mythic_unique(&mut self, e: ObjectId, controller: Seat) {
        if !self.def(e).mythic {
            return;
        }
        let name = &self.def(e).name.english;
        let twin = self.planet().find(|&x| {
            x != e && self.status(x).controller == controller && self.def(x).name.english == *name
        });
        if twin.is_some() {
            self.terminate_now(e);
        }
    }

    /// An effect terminates it, unless something replaces that (D33).
    pub fn terminate(&mut self, e: ObjectId) {
        self.terminate_unless_replaced(e, false);
    }

    /// The rules terminate it (N-125), unless something replaces that.
    pub fn terminate_by_rules(&mut self, e: ObjectId) {
        self.terminate_unless_replaced(e, true);
    }

    fn terminate_unless_replaced(&mut self, e: ObjectId, state: bool) {
        if !self.may_be_replaced(Replaceable::destroyed(e, state)) {
            self.terminate_now(e);
        }
    }

    /// N-65, N-125: planet to the owner's cache.
    pub fn terminate_now(&mut self, e: ObjectId) {
        if !self.on_planet(e) {
            return;
        }
        self.react(&TriggerEvent::Terminating(e));
        self.log(Event::Terminate {
            controller: self.status(e).controller,
            card: e,
        });
        self.leave_gear(e);
        let to = zone(self.card(e).owner, Place::Cache);
        self.move_card(e, to);
    }

    /// D83: gear goes to another agent of its controller.
    pub fn attach_to(&mut self, e: ObjectId, host: ObjectId) {
        let fits = self.def(e).kind == CardKind::Gear
            && self.on_planet(host)
            && self.facts(host).agent
            && self.status(host).controller == self.status(e).controller
            && self.status(e).host != Some(host);
        if fits {
            self.attach(e, host);
        }
    }

    /// Attaches gear or a modification, bringing it to where the host is.
    pub fn attach(&mut self, e: ObjectId, host: ObjectId) {
        let to = self.status(host).zone;
        self.status_mut(e).host = Some(host);
        self.travel(e, to);
        self.game.dirty = true;
        self.log(Event::Attach {
            controller: self.status(e).controller,
            card: e,
            host,
        });
    }

    /// Moves an agent with its attachments within the planet.
    pub fn travel(&mut self, e: ObjectId, to: ZoneId) {
        let luggage = self.attached(e);
        self.move_card(e, to);
        for other in luggage {
            self.travel(other, to);
        }
    }

    /// Back to the controller's staging area.
    pub fn retreat(&mut self, e: ObjectId) {
        let controller = self.status(e).controller;
        self.game.battle.attackers.retain(|a| a.agent != e);
        self.game
            .battle
            .defenders
            .retain(|d| d.agent != e && d.attacker != e);
        self.travel(e, zone(controller, Place::Staging));
    }

    /// Gives control of an object on the planet to `seat` and brings it to that side.
    pub fn change_control(&mut self, e: ObjectId, seat: Seat) {
        if self.status(e).controller == seat {
            return;
        }
        self.status_mut(e).controller = seat;
        self.game.dirty = true;
        let side = match self.place_of(e).1 {
            Place::Sector(biome) => Place::Sector(biome),
            _ => Place::Staging,
        };
        self.game.battle.attackers.retain(|a| a.agent != e);
        self.game
            .battle
            .defenders
            .retain(|d| d.agent != e && d.attacker != e);
        self.log(CardEvent::Control {
            player: seat,
            card: e,
        });
        self.travel(e, zone(seat, side));
    }

    /// Locks a constant.
    pub fn lock(&mut self, e: ObjectId) {
        if !self.status(e).locked {
            self.status_mut(e).locked = true;
            self.stats_heed(heed::LOCKS);
            self.log(Event::Lock {
                controller: self.status(e).controller,
                card: e,
            });
        }
    }

    /// Unlocks a constant.
    pub fn unlock(&mut self, e: ObjectId) {
        if self.status(e).locked {
            self.status_mut(e).locked = false;
            self.stats_heed(heed::LOCKS);
            self.log(Event::Unlock {
                controller: self.status(e).controller,
                card: e,
            });
        }
    }
}

/// Zones whose cards the opponent does not see.
const fn hides(place: Place) -> bool {
    matches!(place, Place::Deck | Place::Hand)
}
