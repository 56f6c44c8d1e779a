//! The audit: what must be true of the table whenever a seat is asked. Rules never rely on it; tests do.

use crate::table::{Fault, ObjectId, Seat, check};

use super::board::Board;
use super::content::CardKind;
use super::places::{Place, place, zone};
use super::state::{ActionKind, Ask};

impl Board<'_> {
    /// Looks the whole table over.
    ///
    /// # Errors
    /// The first fault.
    pub fn audit(&mut self) -> Result<(), Fault> {
        // Whenever somebody is asked, also between two effects.
        check(!self.game.dirty, || "stats are out of date")?;
        if let Err(e) = self.stats_stand() {
            return check(false, || "has stale stats").map_err(|fault| self.fault_of(fault, e));
        }
        self.audit_zones()?;
        self.audit_decks()?;
        for e in self.all_cards() {
            self.audit_card(e)
                .map_err(|fault| self.fault_of(fault, e))?;
        }
        self.audit_biomes()?;
        self.audit_battle()?;
        self.audit_queue()?;
        if self.at_rest() {
            self.audit_rest()?;
        }
        Ok(())
    }

    /// That a fault is about a card.
    fn fault_of(&self, fault: Fault, e: ObjectId) -> Fault {
        let (card, status) = (self.card(e), self.status(e));
        let (agent, at) = (self.stats(e), self.place_of(e));
        let state = format!("{e:?} {card:?} {status:?} {agent:?} in {at:?}");
        fault.about(&self.def(e).id, state)
    }

    /// Checks that all cards of each deck are in the match, and no others but spawns.
    fn audit_decks(&self) -> Result<(), Fault> {
        for seat in [Seat(0), Seat(1)] {
            let deck = &self.content().decks[self.game.decks[seat.index()] as usize];
            let listed: usize = deck.cards.iter().map(|&(_, n)| usize::from(n)).sum();
            let real = self.all_cards().filter(|&e| {
                self.card(e).owner == seat
                    && !self.status(e).hologram
                    && !matches!(self.printed_kind(e), CardKind::Spawn | CardKind::Anomaly)
            });
            check(real.count() == listed, || "cards were made or lost")?;
        }
        Ok(())
    }

    fn printed_kind(&self, e: ObjectId) -> &'static CardKind {
        &self.content().cards[self.card(e).printed as usize].kind
    }

    fn audit_card(&self, e: ObjectId) -> Result<(), Fault> {
        let (card, status, agent) = (self.card(e), self.status(e), self.stats(e));
        let (side, at) = place(status.zone);
        let spawn = *self.printed_kind(e) == CardKind::Spawn || status.hologram;
        if at.is_planet() {
            // An attached card is where its host is, whoever controls it.
            check(
                status.controller == side || status.host.is_some(),
                || "is not on its controller's side",
            )?;
            if let Place::Sector(biome) = at {
                check(!self.lane(biome).lost, || "is in a lost biome")?;
            }
            check(!self.def(e).is_event(), || "is an event on the planet")?;
        } else {
            let bare = status.host.is_none()
                && !status.locked
                && !status.shifted
                && status.markers == 0
                && status.shield.is_none()
                && agent.damage == 0;
            check(bare, || "kept something when it left the planet")?;
            let plain = super::stats::printed(self.def(e), 0, false);
            check(
                *agent == plain || card.face != card.printed,
                || "has other stats off the planet",
            )?;
            check(
                matches!(at, Place::Hand | Place::Queue | Place::Gone) || card.face == card.printed,
                || "is not in its initial mode",
            )?;
            check(!spawn || at == Place::Gone, || "is a spawn off the planet")?;
            let shared = matches!(at, Place::Queue | Place::Gone);
            check(
                shared || card.owner == side,
                || "is not in its owner's zone",
            )?;
            let changed = self.game.changes.iter().any(|c| c.object == e);
            check(!changed, || "is changed off the planet")?;
        }
        if let Some(host) = status.host {
            check(self.is_card(host) && host != e, || "is attached to nothing")?;
            check(
                self.status(host).zone == status.zone,
                || "is not where its host is",
            )?;
            let kind = &self.def(e).kind;
            check(
                matches!(kind, CardKind::Gear | CardKind::Modification(_)),
                || "is attached, and neither gear nor modification",
            )?;
        }
        Ok(())
    }

    fn audit_battle(&self) -> Result<(), Fault> {
        let battle = &self.game.battle;
        for attacker in &battle.attackers {
            let there = self.is_card(attacker.agent)
                && self.place_of(attacker.agent)
                    == (self.game.active, Place::Sector(attacker.biome));
            check(there, || "is not where it attacks")
                .map_err(|fault| self.fault_of(fault, attacker.agent))?;
            let same = battle
                .attackers
                .iter()
                .filter(|a| a.agent == attacker.agent);
            check(same.count() == 1, || "attacks twice")
                .map_err(|fault| self.fault_of(fault, attacker.agent))?;
        }
        for defender in &battle.defenders {
            let there = self.is_card(defender.agent)
                && matches!(self.place_of(defender.agent).1, Place::Sector(_))
                && self.status(defender.agent).controller != self.game.active;
            check(there, || "is not where it defends")
                .map_err(|fault| self.fault_of(fault, defender.agent))?;
            let against = battle
                .attackers
                .iter()
                .any(|a| a.agent == defender.attacker);
            check(against, || "defends against nobody")
                .map_err(|fault| self.fault_of(fault, defender.agent))?;
        }
        for &(agent, biome) in &battle.advancing {
            check(self.on_planet(agent), || "somebody advances who is gone")?;
            check(
                !self.lane(biome).lost,
                || "somebody advances into a lost biome",
            )?;
        }
        for &(gear, agent) in &battle.gear {
            let both = self.on_planet(gear) && self.on_planet(agent);
            check(both, || "gear or its taker is gone")?;
        }
        Ok(())
    }

    /// A biome is lost if somebody lost it, and everybody lost as many as are counted.
    fn audit_biomes(&self) -> Result<(), Fault> {
        let seats = [Seat(0), Seat(1)];
        for biome in 0..3 {
            let by_any = seats.iter().any(|&seat| self.sector(biome, seat).lost);
            check(
                self.lane(biome).lost == by_any,
                || "a biome is lost by nobody",
            )?;
        }
        for seat in seats {
            let lost = (0..3)
                .filter(|&biome| self.sector(biome, seat).lost)
                .count();
            let counted = usize::from(self.player(seat).lost);
            check(counted == lost, || "lost sectors are miscounted")?;
        }
        Ok(())
    }

    fn audit_queue(&self) -> Result<(), Fault> {
        for action in &self.game.queue {
            if action.kind == ActionKind::Play {
                let queued = self.place_of(action.source).1 == Place::Queue;
                check(queued, || "is not in the queue")
                    .map_err(|fault| self.fault_of(fault, action.source))?;
            }
            let same = self.game.queue.iter().filter(|a| a.serial == action.serial);
            check(same.count() == 1, || "two entries of one number")?;
            check(
                (1..=3).contains(&action.speed),
                || "a speed that does not exist",
            )?;
        }
        Ok(())
    }

    /// Nothing is half done: no effects are running and no action is being taken.
    fn at_rest(&self) -> bool {
        self.game.agenda.is_empty()
            && self.game.announce.is_none()
            && self.game.reactions.is_empty()
            && self.game.ask == Ask::Step
            && self.outcome.is_none()
    }

    fn audit_rest(&self) -> Result<(), Fault> {
        check(!self.game.unchecked, || "state checks are due")?;
        let plays = self
            .game
            .queue
            .iter()
            .filter(|a| a.kind == ActionKind::Play);
        let waiting = self.zones.get(zone(Seat(0), Place::Queue)).len();
        check(plays.count() == waiting, || "a card is stuck on the queue")?;
        for e in self.planet() {
            let agent = self.stats(e);
            let dead = self.def(e).is_agent() && agent.damage >= agent.defense;
            check(!dead, || "should be terminated").map_err(|fault| self.fault_of(fault, e))?;
            let loose = matches!(self.def(e).kind, CardKind::Modification(_))
                && self.status(e).host.is_none();
            check(!loose, || "modifies nothing").map_err(|fault| self.fault_of(fault, e))?;
            let negative = agent.attack < 0;
            check(!negative, || "has negative attack").map_err(|fault| self.fault_of(fault, e))?;
        }
        for biome in self.live_biomes() {
            for seat in [Seat(0), Seat(1)] {
                let left = self.sector(biome, seat).durability;
                check(left > 0, || {
                    format!("sector {biome} of seat {} has {left}", seat.0)
                })?;
            }
        }
        let need = self.content().rules.sectors_to_lose;
        for seat in [Seat(0), Seat(1)] {
            let lost = self.player(seat).lost;
            check(lost < need || !self.game.queue.is_empty(), || {
                format!("seat {} lost {lost} sectors and plays on", seat.0)
            })?;
        }
        Ok(())
    }
}
