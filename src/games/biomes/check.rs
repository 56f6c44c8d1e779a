//! State checks after every execution and every strike: terminated agents, lost sectors, loose
//! modifications, decided matches (rules page, sections 4, 6 and 7).

use bevy::prelude::*;

use crate::table::{ObjectId, Seat};

use super::board::Board;
use super::content::CardKind;
use super::events::Event;
use super::ids::{LaneId, sector_id};
use super::limits;
use super::places::{Place, zone};
use super::reactions::TriggerEvent;
use super::slots::Durability;
use super::stats::heed;

impl Board<'_> {
    /// Runs until nothing changes any more.
    pub fn check(&mut self) {
        while self.game.dirty || self.game.unchecked {
            self.refresh_stats();
            self.game.unchecked = false;
            self.terminate_beaten();
            self.terminate_loose();
            self.lose_broken();
        }
    }

    /// N-125, B11: damage equal to or above defense, or no defense left.
    fn terminate_beaten(&mut self) {
        let beaten: Vec<ObjectId> = self
            .planet()
            .filter(|&e| {
                let agent = self.stats(e);
                self.facts(e).agent && agent.damage >= agent.defense && !self.is_being_replaced(e)
            })
            .collect();
        for e in beaten {
            self.terminate_by_rules(e);
        }
    }

    /// N-68: a modification whose constant left the planet is terminated.
    fn terminate_loose(&mut self) {
        let loose: Vec<ObjectId> = self
            .planet()
            .filter(|&e| {
                self.status(e).host.is_none()
                    && !self.facts(e).agent
                    && matches!(self.def(e).kind, CardKind::Modification(_))
                    && !self.is_being_replaced(e)
            })
            .collect();
        for e in loose {
            self.terminate_by_rules(e);
        }
    }

    /// N-117: no durability left.
    fn lose_broken(&mut self) {
        for biome in 0..3 {
            for seat in [self.game.active, self.game.active.other()] {
                if !self.lane(biome).lost && self.sector(biome, seat).durability <= 0 {
                    self.lose_sector(biome, seat);
                }
            }
        }
    }

    /// N-131, N-133: the biome leaves the game for both players. If both sides are at 0, both are
    /// lost.
    pub fn lose_sector(&mut self, biome: u8, seat: Seat) {
        if self.lane(biome).lost {
            return;
        }
        let mut losers = vec![seat];
        if self.sector(biome, seat.other()).durability <= 0 {
            losers.push(seat.other());
        }
        self.lane_mut(biome).lost = true;
        for &loser in &losers {
            self.player_mut(loser).lost += 1;
            self.sector_mut(biome, loser).lost = true;
            self.log(Event::LoseSector {
                player: loser,
                biome: LaneId(biome),
            });
        }
        self.game.decide = true;
        self.game.dirty = true;
        self.game.battle.advancing.retain(|&(_, to)| to != biome);
        for side in [seat, seat.other()] {
            self.clear_sector(biome, side);
        }
        for loser in losers {
            self.react(&TriggerEvent::SectorLost(loser));
        }
    }

    /// Agents retreat with what they carry; everything else there goes to its controller's staging.
    fn clear_sector(&mut self, biome: u8, side: Seat) {
        let row: Vec<ObjectId> = self.row(side, Place::Sector(biome)).to_vec();
        for &e in row
            .iter()
            .filter(|&&e| self.facts(e).agent)
            .collect::<Vec<_>>()
        {
            self.retreat(e);
        }
        let rest: Vec<ObjectId> = self.row(side, Place::Sector(biome)).to_vec();
        for e in rest {
            let to = zone(self.status(e).controller, Place::Staging);
            self.move_card(e, to);
        }
    }

    /// A sector gains (or, negative, loses) durability. There is no upper limit.
    pub fn change_durability(&mut self, biome: u8, seat: Seat, by: i32) {
        if by == 0 || self.lane(biome).lost {
            return;
        }
        let now = {
            let sector = self.sector_mut(biome, seat);
            sector.durability = limits::total(sector.durability, by);
            sector.durability
        };
        self.game.unchecked |= now <= 0;
        self.stats_heed(heed::DURABILITY);
        self.log(Event::Durability {
            player: seat,
            sector: sector_id(biome, seat),
            change: by,
            left: Durability(now.max(0) as u16),
        });
    }
}
