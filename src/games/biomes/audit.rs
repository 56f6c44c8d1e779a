//! What must be true of the table whenever somebody is asked. Rules never rely on it; tests do.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::table::{ObjectId, Seat, ZoneId};

use super::board::{Board, Tables};
use super::content::CardKind;
use super::places::{Place, ZONES, place, zone};
use super::state::{Ask, Sort};

/// Looks the whole table over.
///
/// # Errors
/// The first thing found wrong, as a sentence.
pub fn audit(mut tables: Tables) -> Result<(), String> {
    let board = tables.board();
    board.audit_zones()?;
    for e in board.all_cards() {
        board.audit_card(e).map_err(|what| {
            format!(
                "{what}: {e:?} {:?} {:?} {:?} in {:?}",
                board.card(e),
                board.status(e),
                board.agent(e),
                board.place_of(e)
            )
        })?;
    }
    board.audit_battle()?;
    board.audit_queue()?;
    if board.at_rest() {
        board.audit_rest()?;
    }
    Ok(())
}

fn check(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds {
        Ok(())
    } else {
        Err(otherwise.to_owned())
    }
}

impl Board<'_> {
    /// Every card lies in exactly one zone, the one it says.
    fn audit_zones(&self) -> Result<(), String> {
        let mut lies: BTreeMap<ObjectId, ZoneId> = BTreeMap::new();
        for n in 0..ZONES as u8 {
            for &e in self.zones.get(ZoneId(n)) {
                if let Some(other) = lies.insert(e, ZoneId(n)) {
                    return Err(format!("{e:?} lies in {other:?} and {n}"));
                }
                check(self.is_card(e), &format!("{e:?} in zone {n} is no card"))?;
            }
        }
        for e in self.all_cards() {
            let listed = lies.get(&e).copied();
            if listed != Some(self.status(e).zone) {
                let says = self.status(e).zone;
                return Err(format!("{e:?} says {says:?} and lies in {listed:?}"));
            }
        }
        for seat in [Seat(0), Seat(1)] {
            let deck = &self.content().decks[self.duel.decks[seat.index()] as usize];
            let listed: usize = deck.cards.iter().map(|&(_, n)| usize::from(n)).sum();
            let real = self.all_cards().filter(|&e| {
                self.card(e).owner == seat
                    && !self.status(e).hologram
                    && !matches!(self.printed_kind(e), CardKind::Spawn | CardKind::Anomaly)
            });
            check(real.count() == listed, "cards were made or lost")?;
        }
        Ok(())
    }

    fn printed_kind(&self, e: ObjectId) -> &'static CardKind {
        &self.content().cards[self.card(e).printed as usize].kind
    }

    fn audit_card(&self, e: ObjectId) -> Result<(), String> {
        let (card, status, agent) = (self.card(e), self.status(e), self.agent(e));
        let (side, at) = place(status.zone);
        let spawn = *self.printed_kind(e) == CardKind::Spawn || status.hologram;
        if at.is_planet() {
            // What is attached is where its host is, whoever controls it.
            check(
                status.controller == side || status.host.is_some(),
                "not on its controller's side",
            )?;
            if let Place::Sector(biome) = at {
                check(!self.lane(biome).lost, "in a lost biome")?;
            }
            check(!self.def(e).is_event(), "an event on the planet")?;
        } else {
            let bare = status.host.is_none()
                && !status.locked
                && !status.shifted
                && status.markers == 0
                && agent.damage == 0;
            check(bare, "kept something when it left the planet")?;
            let plain = super::stats::printed(self.def(e), 0, false);
            check(
                *agent == plain || card.face != card.printed,
                "stats changed off the planet",
            )?;
            check(
                matches!(at, Place::Hand | Place::Queue | Place::Gone) || card.face == card.printed,
                "not in its initial mode",
            )?;
            check(!spawn || at == Place::Gone, "a spawn off the planet")?;
            let shared = matches!(at, Place::Queue | Place::Gone);
            check(shared || card.owner == side, "not in its owner's zone")?;
            let changed = self.duel.changes.iter().any(|c| c.object == e);
            check(!changed, "changed off the planet")?;
        }
        if let Some(host) = status.host {
            check(self.is_card(host) && host != e, "attached to nothing")?;
            check(
                self.status(host).zone == status.zone,
                "not where its host is",
            )?;
            let kind = &self.def(e).kind;
            check(
                matches!(kind, CardKind::Gear | CardKind::Modification(_)),
                "attached, and neither gear nor modification",
            )?;
        }
        Ok(())
    }

    fn audit_battle(&self) -> Result<(), String> {
        let battle = &self.duel.battle;
        for attacker in &battle.attackers {
            let there = self.is_card(attacker.agent)
                && self.place_of(attacker.agent)
                    == (self.duel.active, Place::Sector(attacker.biome));
            check(there, &format!("{attacker:?} is not where it attacks"))?;
            let same = battle
                .attackers
                .iter()
                .filter(|a| a.agent == attacker.agent);
            check(same.count() == 1, "somebody attacks twice")?;
        }
        for defender in &battle.defenders {
            let there = self.is_card(defender.agent)
                && matches!(self.place_of(defender.agent).1, Place::Sector(_))
                && self.status(defender.agent).controller != self.duel.active;
            check(there, &format!("{defender:?} is not where it defends"))?;
            let against = battle
                .attackers
                .iter()
                .any(|a| a.agent == defender.attacker);
            check(against, &format!("{defender:?} defends against nobody"))?;
        }
        for &(agent, biome) in &battle.advancing {
            check(self.on_planet(agent), "somebody advances who is gone")?;
            check(
                !self.lane(biome).lost,
                "somebody advances into a lost biome",
            )?;
        }
        for &(gear, agent) in &battle.gear {
            let both = self.on_planet(gear) && self.on_planet(agent);
            check(both, "gear or its taker is gone")?;
        }
        Ok(())
    }

    fn audit_queue(&self) -> Result<(), String> {
        for action in &self.duel.queue {
            if action.sort == Sort::Play {
                let queued = self.place_of(action.source).1 == Place::Queue;
                check(queued, &format!("{action:?} is not in the queue"))?;
            }
            let same = self.duel.queue.iter().filter(|a| a.serial == action.serial);
            check(same.count() == 1, "two entries of one number")?;
            check(
                (1..=3).contains(&action.speed),
                "a speed that does not exist",
            )?;
        }
        Ok(())
    }

    /// Nothing is half done: no effects are running and no action is being taken.
    fn at_rest(&self) -> bool {
        self.duel.agenda.is_empty()
            && self.duel.announce.is_none()
            && self.duel.reactions.is_empty()
            && self.duel.ask == Ask::Step
            && self.outcome.is_none()
    }

    fn audit_rest(&self) -> Result<(), String> {
        check(!self.duel.dirty, "stats are out of date")?;
        let plays = self.duel.queue.iter().filter(|a| a.sort == Sort::Play);
        let waiting = self.zones.get(zone(Seat(0), Place::Queue)).len();
        check(plays.count() == waiting, "a card is stuck on the queue")?;
        for e in self.planet() {
            let agent = self.agent(e);
            check(
                !self.def(e).is_agent() || agent.damage < agent.defense,
                &format!("{e:?} should be terminated: {agent:?}"),
            )?;
            let loose = matches!(self.def(e).kind, CardKind::Modification(_))
                && self.status(e).host.is_none();
            check(!loose, &format!("{e:?} modifies nothing"))?;
            check(agent.attack >= 0, "negative attack")?;
        }
        for biome in self.live_biomes() {
            for seat in [Seat(0), Seat(1)] {
                let left = self.sector(biome, seat).durability;
                check(left > 0, &format!("sector {biome} of {seat:?} has {left}"))?;
            }
        }
        let need = self.content().rules.sectors_to_lose;
        for seat in [Seat(0), Seat(1)] {
            let lost = self.player(seat).lost;
            check(
                lost < need || !self.duel.queue.is_empty(),
                &format!("{seat:?} lost {lost} sectors and plays on"),
            )?;
        }
        Ok(())
    }
}
