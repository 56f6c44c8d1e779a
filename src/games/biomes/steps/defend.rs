//! Battle, step 3: Defend (N-101 to N-114).

use bevy::prelude::*;

use crate::games::biomes::board::Board;
use crate::games::biomes::choices::Choice;
use crate::games::biomes::content::Keyword;
use crate::games::biomes::events::Event;
use crate::games::biomes::reactions::TriggerEvent;
use crate::games::biomes::refusals as no;
use crate::games::biomes::state::{Ask, Defender};
use crate::games::biomes::{Step, Topic};
use crate::table::{Answer, ObjectId, Offers, Ref, Seat};

/// N-105: the other player assigns defenders; skipped if none can.
pub fn offer(board: &mut Board<'_>) {
    // The results of a declaration come first.
    if !board.game.queue.is_empty() {
        board.run_window();
        return;
    }
    board.game.window = None;
    let seat = board.game.active.other();
    let mut offers = board.offers();
    board.defences(seat, &mut offers);
    if offers.options.is_empty() {
        board.offer.decision.options = offers.options;
        board.finish_defending();
        return;
    }
    offers.offer(Choice::Done);
    board.game.ask = Ask::Step;
    board.ask(seat, Topic::Defend, Ref::None, offers);
}

/// N-108: for each attacker with several defenders the active player fixes who is damaged first.
pub fn order(board: &mut Board<'_>) {
    let next = board
        .game
        .battle
        .attackers
        .iter()
        .map(|a| a.agent)
        .find_map(|attacker| {
            let open: Vec<ObjectId> = board
                .game
                .battle
                .defenders
                .iter()
                .filter(|d| d.attacker == attacker && !d.ordered)
                .map(|d| d.agent)
                .collect();
            (open.len() > 1).then_some((attacker, open))
        });
    let Some((attacker, open)) = next else {
        board.goto_in_battle();
        return;
    };
    let about = Ref::Object(attacker);
    let mut offers = board.offers();
    for defender in open {
        offers.offer(Choice::Order { defender, attacker });
    }
    board.game.ask = Ask::Step;
    let seat = board.game.active;
    board.ask(seat, Topic::Order, about, offers);
}

impl Board<'_> {
    /// Every candidate pair of defender and attacker.
    pub fn defences(&self, seat: Seat, offers: &mut Offers) {
        for e in self.planet_of(seat) {
            if !self.facts(e).agent {
                continue;
            }
            for n in 0..self.game.battle.attackers.len() {
                let attacker = self.game.battle.attackers[n].agent;
                let choice = Choice::Defend {
                    defender: e,
                    attacker,
                };
                offers.candidate(choice, self.defend_answer(seat, e, attacker));
            }
            if offers.wants_refusals() {
                let idle = |&x: &ObjectId| !self.game.battle.attackers.iter().any(|a| a.agent == x);
                for attacker in self.planet_of(seat.other()).filter(idle) {
                    let choice = Choice::Defend {
                        defender: e,
                        attacker,
                    };
                    offers.candidate(choice, Err(&no::NOT_ATTACKING));
                }
            }
        }
    }

    /// N-106, N-109, N-111, N-148: could this agent defend against that attacker?
    pub fn defend_answer(&self, seat: Seat, e: ObjectId, attacker: ObjectId) -> Answer {
        if self.step != Step::DefendDeclare {
            return Err(&no::DEFEND_TIME);
        }
        if self.status(e).controller != seat || seat == self.game.active {
            return Err(&no::NOT_YOURS);
        }
        if self.status(e).locked {
            return Err(&no::DEFEND_LOCKED);
        }
        if self.has(e, Keyword::NoDefend) {
            return Err(&no::FORBIDDEN);
        }
        let (mine, theirs) = (self.biome_of(e), self.biome_of(attacker));
        let duties: Vec<ObjectId> = self
            .game
            .battle
            .defenders
            .iter()
            .filter(|d| d.agent == e)
            .map(|d| d.attacker)
            .collect();
        let quantum = self.has(e, Keyword::Quantum) && mine.is_some();
        let elsewhere = mine != theirs || mine.is_none();
        if elsewhere && !quantum {
            return Err(&no::DEFEND_ELSEWHERE);
        }
        if duties.contains(&attacker) || duties.len() >= 2 {
            return Err(&no::DEFEND_TWICE);
        }
        if let Some(&first) = duties.first() {
            // *Quantum*: one extra attacker, and that one in another biome.
            let one_here = (self.biome_of(first) == mine) != (theirs == mine);
            if !quantum || !one_here {
                return Err(&no::DEFEND_TWICE);
            }
        }
        self.defend_keywords(e, attacker)
    }

    fn defend_keywords(&self, e: ObjectId, attacker: ObjectId) -> Answer {
        if self.has(attacker, Keyword::Stealth) {
            return Err(&no::DEFEND_STEALTH);
        }
        let sees = self.has(e, Keyword::Evasion) || self.has(e, Keyword::Intercept);
        if self.has(attacker, Keyword::Evasion) && !sees {
            return Err(&no::DEFEND_EVASION);
        }
        let weaker = self.stats(e).attack < self.stats(attacker).attack;
        if self.has(attacker, Keyword::Intimidate) && weaker {
            return Err(&no::DEFEND_INTIMIDATE);
        }
        Ok(())
    }

    /// One more defender.
    pub fn assign_defender(&mut self, agent: ObjectId, attacker: ObjectId) {
        self.game.battle.defenders.push(Defender {
            agent,
            attacker,
            assigned: None,
            ordered: false,
        });
        for a in self
            .game
            .battle
            .attackers
            .iter_mut()
            .filter(|a| a.agent == attacker)
        {
            a.defended = true;
        }
        self.game.dirty = true;
        self.log(Event::Defend {
            player: self.game.active.other(),
            defender: agent,
            attacker,
        });
    }

    /// All are assigned.
    pub fn finish_defending(&mut self) {
        let defenders: Vec<ObjectId> = self.game.battle.defenders.iter().map(|d| d.agent).collect();
        for e in defenders {
            self.react(&TriggerEvent::Defends(e));
        }
        self.goto_in_battle();
    }

    /// The chosen defender is the next in the damage order of its attacker.
    pub fn order_defender(&mut self, agent: ObjectId, attacker: ObjectId) {
        let defenders = &mut self.game.battle.defenders;
        let Some(at) = defenders
            .iter()
            .position(|d| d.agent == agent && d.attacker == attacker)
        else {
            return;
        };
        let mut chosen = defenders.remove(at);
        chosen.ordered = true;
        let place = defenders
            .iter()
            .rposition(|d| d.attacker == attacker && d.ordered)
            .map_or_else(
                || {
                    defenders
                        .iter()
                        .position(|d| d.attacker == attacker)
                        .unwrap_or(at)
                },
                |n| n + 1,
            );
        defenders.insert(place, chosen);
        self.log(Event::Order {
            player: self.game.active,
            defender: agent,
            attacker,
        });
    }
}
