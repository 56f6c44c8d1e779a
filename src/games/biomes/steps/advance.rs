//! Battle, step 1: Advance, first by the active player, then by the other (N-74 to N-87).

use crate::games::biomes::board::Board;
use crate::games::biomes::choices::Choice;
use crate::games::biomes::content::{CardKind, Keyword};
use crate::games::biomes::events::Event;
use crate::games::biomes::ids::LaneId;
use crate::games::biomes::places::{Place, zone};
use crate::games::biomes::reactions::TriggerEvent;
use crate::games::biomes::refusals as no;
use crate::games::biomes::state::Ask;
use crate::games::biomes::{Step, Topic};
use crate::table::{Answer, ObjectId, Offers, Ref, Seat};

/// The battle begins: *setup* skills go on the queue.
pub fn enter(board: &mut Board<'_>) {
    board.game.battle = crate::games::biomes::state::Battle::default();
    board.react(&TriggerEvent::BattleStarts);
}

/// Selecting agents, biomes and gear; skipped when nobody can advance.
pub fn offer(board: &mut Board<'_>) {
    if !board.game.queue.is_empty() {
        board.run_window();
        return;
    }
    board.game.window = None;
    let seat = board.advancing_seat();
    let mut offers = board.offers();
    board.advances(seat, &mut offers);
    if offers.options.is_empty() {
        board.offer.decision.options = offers.options;
        board.goto_next();
        return;
    }
    offers.offer(Choice::Done);
    board.game.ask = Ask::Step;
    board.ask(seat, Topic::Advance, Ref::None, offers);
}

/// N-83: the selected agents move, with what is attached to them.
pub fn go(board: &mut Board<'_>) {
    let moves = std::mem::take(&mut board.game.battle.advancing);
    let gear = std::mem::take(&mut board.game.battle.gear);
    let seat = board.advancing_seat();
    for (agent, biome) in moves {
        let can = board.place_of(agent) == (seat, Place::Staging)
            && board.status(agent).controller == seat
            && !board.status(agent).locked
            && !board.lane(biome).lost;
        if can {
            let to = zone(seat, Place::Sector(biome));
            board.travel(agent, to);
        }
    }
    for (item, agent) in gear {
        let free = board.on_planet(item) && board.status(item).host.is_none();
        if free && board.on_planet(agent) && board.status(agent).zone == board.status(item).zone {
            board.attach(item, agent);
        }
    }
    board.goto_next();
}

impl Board<'_> {
    /// The player who advances.
    #[must_use]
    pub fn advancing_seat(&self) -> Seat {
        match self.step {
            Step::CounterSelect | Step::CounterWindow | Step::CounterMove => {
                self.game.active.other()
            }
            _ => self.game.active,
        }
    }

    /// Every candidate of the selection.
    pub fn advances(&self, seat: Seat, offers: &mut Offers) {
        let time = self.advance_time(seat);
        for e in self.planet_of(seat) {
            if !self.facts(e).agent {
                continue;
            }
            let able = time.and(self.advance_answer(seat, e));
            if able.is_err() && !offers.wants_refusals() {
                continue;
            }
            for biome in 0..3 {
                let lost = if self.lane(biome).lost {
                    Err(&no::LOST_BIOME)
                } else {
                    Ok(())
                };
                let to = LaneId(biome);
                offers.candidate(Choice::Advance { agent: e, to }, able.and(lost));
            }
        }
        self.gear_candidates(seat, offers);
    }

    /// N-74, N-84: the right step, and the player's own part of it.
    fn advance_time(&self, seat: Seat) -> Answer {
        if !matches!(self.step, Step::AdvanceSelect | Step::CounterSelect) {
            return Err(&no::ADVANCE_TIME);
        }
        if seat == self.advancing_seat() {
            Ok(())
        } else {
            Err(&no::NOT_YOUR_ADVANCE)
        }
    }

    /// N-75, N-86: could this agent advance?
    pub fn advance_answer(&self, seat: Seat, e: ObjectId) -> Answer {
        let status = self.status(e);
        if status.controller != seat {
            return Err(&no::NOT_YOURS);
        }
        if self.place_of(e).1 != Place::Staging {
            return Err(&no::NOT_IN_STAGING);
        }
        if status.arrived == self.game.turn {
            return Err(&no::ARRIVED_NOW);
        }
        if status.locked {
            return Err(&no::LOCKED_ADVANCE);
        }
        if self.has(e, Keyword::NoAdvance) {
            return Err(&no::FORBIDDEN);
        }
        let selected = self.game.battle.advancing.iter().any(|&(a, _)| a == e);
        if selected {
            Err(&no::ALREADY_SELECTED)
        } else {
            Ok(())
        }
    }

    fn gear_candidates(&self, seat: Seat, offers: &mut Offers) {
        if self.game.battle.advancing.is_empty() && !offers.wants_refusals() {
            return;
        }
        let time = self.advance_time(seat);
        for item in self.planet() {
            let mine = self.status(item).controller == seat;
            if self.def(item).kind != CardKind::Gear || !(mine || offers.wants_refusals()) {
                continue;
            }
            let mine = if mine { Ok(()) } else { Err(&no::NOT_YOURS) };
            for &(agent, biome) in &self.game.battle.advancing {
                let choice = Choice::Gear { gear: item, agent };
                offers.candidate(choice, time.and(mine).and(self.gear_answer(item, biome)));
            }
            if offers.wants_refusals() {
                for agent in self.planet_of(seat).filter(|&a| self.def(a).is_agent()) {
                    if !self.game.battle.advancing.iter().any(|&(a, _)| a == agent) {
                        let choice = Choice::Gear { gear: item, agent };
                        offers.candidate(choice, Err(&no::GEAR_NEEDS_ADVANCING));
                    }
                }
            }
        }
    }

    /// N-77, N-79: unattached, in staging or in the destination.
    fn gear_answer(&self, item: ObjectId, biome: u8) -> Answer {
        let free = self.status(item).host.is_none()
            && !self.game.battle.gear.iter().any(|&(g, _)| g == item);
        let near = match self.place_of(item).1 {
            Place::Staging => true,
            Place::Sector(at) => at == biome,
            _ => false,
        };
        if free && near {
            Ok(())
        } else {
            Err(&no::GEAR_NOT_FREE)
        }
    }

    /// One more agent will advance into that biome.
    pub fn select(&mut self, agent: ObjectId, to: LaneId) {
        self.game.battle.advancing.push((agent, to.0));
        self.log(Event::Select {
            player: self.advancing_seat(),
            agent,
            to,
        });
    }

    /// Gear for an agent that advances: at once in staging, else when the agent gets there.
    pub fn select_gear(&mut self, gear: ObjectId, agent: ObjectId) {
        if self.place_of(gear).1 == Place::Staging {
            self.attach(gear, agent);
        } else {
            self.game.battle.gear.push((gear, agent));
        }
    }
}
