//! Damage to agents and sectors, as far as nothing replaces or prevents it (D32, D104, D105).

use crate::cards::language::Replaceable;
use crate::table::{ObjectId, Ref, Seat};

use super::board::Board;
use super::content::Keyword;
use super::events::Event;
use super::ids::sector_of;
use super::limits;
use super::reactions::TriggerEvent;

impl Board<'_> {
    /// Something is dealt damage, unless an ability replaces that.
    pub fn damage(&mut self, event: Replaceable) {
        if event.amount > 0 && self.can_be_damaged(event.who) && !self.may_be_replaced(event) {
            self.deal_damage(&event);
        }
    }

    /// Whether it is an agent on the planet or a sector that is not lost.
    #[must_use]
    pub fn can_be_damaged(&self, e: ObjectId) -> bool {
        match sector_of(e) {
            Some((biome, _)) => !self.lane(biome).lost,
            None => self.on_planet(e) && self.def(e).is_agent(),
        }
    }

    /// Who controls an agent, whose a sector is.
    #[must_use]
    pub fn side_of(&self, e: ObjectId) -> Seat {
        sector_of(e).map_or_else(|| self.status(e).controller, |(_, seat)| seat)
    }

    /// Deals damage that nothing replaces any more, as far as it is not prevented.
    pub fn deal_damage(&mut self, event: &Replaceable) {
        if event.amount <= 0 || !self.can_be_damaged(event.who) {
            return;
        }
        let amount = event.amount - self.prevent(event);
        if amount == 0 {
            return;
        }
        match sector_of(event.who) {
            Some((biome, seat)) => {
                self.change_durability(biome, seat, -amount);
                // N-116: *exploit* reacts to what was dealt.
                if let Some(by) = event.by.filter(|_| event.fought) {
                    self.react(&TriggerEvent::HitSector(by, seat, amount));
                }
            }
            None => self.mark_damage(event.who, event.by, amount),
        }
    }

    /// Prevents damage: all of it in a battle in a biome of truce (D105), else as far as a shield reaches (D32, D104).
    fn prevent(&mut self, event: &Replaceable) -> i32 {
        let (victim, amount, seat) = (event.who, event.amount, self.side_of(event.who));
        let sector = sector_of(victim);
        let biome = sector.map_or_else(|| self.biome_of(victim), |(biome, _)| Some(biome));
        if event.fought && biome.is_some_and(|biome| self.lane(biome).truce) {
            self.log_prevented(seat, Ref::Object(victim), amount);
            return amount;
        }
        let Some((biome, _)) = sector else {
            return self.absorb_damage(victim, seat, amount);
        };
        let prevented = self.sector_mut(biome, seat).shield.absorb(amount);
        if prevented > 0 {
            self.log_prevented(seat, Ref::Object(victim), prevented);
        }
        prevented
    }

    /// Marks damage on an agent (N-125, N-151). *Virus* makes any damage terminal.
    fn mark_damage(&mut self, victim: ObjectId, by: Option<ObjectId>, amount: i32) {
        let virus = by.is_some_and(|e| self.is_card(e) && self.has(e, Keyword::Virus));
        let marked = {
            let agent = self.stats_mut(victim);
            let terminal = limits::total(agent.defense, -agent.damage);
            let marked = if virus { amount.max(terminal) } else { amount };
            agent.damage = limits::total(agent.damage, marked);
            marked
        };
        self.game.dirty = true;
        self.log(Event::Damage {
            controller: self.status(victim).controller,
            card: victim,
            source: by,
            amount: marked,
        });
        if let Some(by) = by.filter(|&e| self.is_card(e)) {
            // D19: transfer counts the damage actually marked.
            self.react(&TriggerEvent::HitAgent(by, victim, marked));
        }
    }
}
