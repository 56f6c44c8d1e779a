//! Battle, step 2: Attack (N-88 to N-100).

use crate::games::biomes::board::Board;
use crate::games::biomes::choices::Choice;
use crate::games::biomes::content::Keyword;
use crate::games::biomes::events::Event;
use crate::games::biomes::ids::LaneId;
use crate::games::biomes::payment::{can_pay, with_void};
use crate::games::biomes::places::Place;
use crate::games::biomes::reactions::TriggerEvent;
use crate::games::biomes::refusals as no;
use crate::games::biomes::state::{Action, ActionKind, Announce, Ask, Attacker, Origin, Stage};
use crate::games::biomes::{Step, Topic};
use crate::table::{Answer, ObjectId, Offers, Ref, Seat};

/// N-89: start of attack skills.
pub fn start(board: &mut Board<'_>) {
    board.react(&TriggerEvent::AttackStarts);
}

/// N-94, N-95: any subset of those that could attack; skipped if none could.
pub fn offer(board: &mut Board<'_>) {
    if !board.game.queue.is_empty() {
        board.run_window();
        return;
    }
    board.game.window = None;
    let seat = board.game.active;
    let mut offers = board.offers();
    board.attacks(seat, &mut offers);
    if offers.options.is_empty() {
        board.offer.decision.options = offers.options;
        board.finish_attacking();
        return;
    }
    offers.offer(Choice::Done);
    board.game.ask = Ask::Step;
    board.ask(seat, Topic::Attack, Ref::None, offers);
}

impl Board<'_> {
    /// Every candidate for attacking.
    pub fn attacks(&self, seat: Seat, offers: &mut Offers) {
        for e in self.planet_of(seat) {
            if self.facts(e).agent {
                offers.candidate(Choice::Attack { attacker: e }, self.attack_answer(seat, e));
            }
        }
    }

    /// N-97: could this agent attack?
    pub fn attack_answer(&self, seat: Seat, e: ObjectId) -> Answer {
        if self.step != Step::AttackDeclare {
            return Err(&no::ATTACK_TIME);
        }
        if !self.game.queue.is_empty() {
            return Err(&no::ATTACK_QUEUE);
        }
        let status = self.status(e);
        if status.controller != seat || seat != self.game.active {
            return Err(&no::NOT_YOURS);
        }
        if !matches!(self.place_of(e).1, Place::Sector(_)) {
            return Err(&no::ATTACK_FROM_STAGING);
        }
        if status.locked {
            return Err(&no::ATTACK_LOCKED);
        }
        if self.has(e, Keyword::NoAttack) {
            return Err(&no::FORBIDDEN);
        }
        if self.game.battle.attackers.iter().any(|a| a.agent == e) {
            return Err(&no::ALREADY_SELECTED);
        }
        let fresh = status.arrived == self.game.turn;
        let free = self.has(e, Keyword::Ready) || self.has(e, Keyword::Secure);
        if fresh && !free {
            return Err(&no::ATTACK_ARRIVED);
        }
        let price = self.attack_price(e);
        if price == 0 || can_pay(&with_void([0; 6], price), &self.attack_means(e)).is_some() {
            Ok(())
        } else {
            Err(&no::ATTACK_PRICE)
        }
    }

    /// D100: what its controller could pay for the attack of an agent with. It makes no energy for that itself.
    fn attack_means(&self, e: ObjectId) -> [u32; 6] {
        let seat = self.status(e).controller;
        let makes = self.can_lock(e).is_ok();
        self.means_without(seat, e, makes, &self.means(seat))
    }

    /// One more attacker, which is paid for at once if its attack costs anything (D100).
    pub fn declare_attacker(&mut self, agent: ObjectId) {
        let price = self.attack_price(agent);
        let Some(biome) = self.biome_of(agent) else {
            return;
        };
        self.game.battle.attackers.push(Attacker {
            agent,
            biome,
            defended: false,
            surplus: 0,
        });
        self.game.dirty = true;
        if price > 0 {
            let origin = Origin::Card(self.card(agent).face);
            let controller = self.status(agent).controller;
            self.game.announce = Some(Announce {
                action: Action::new(ActionKind::Reaction, agent, origin, controller),
                stage: Stage::Pay,
                due: with_void([0; 6], price),
                within: true,
            });
        }
    }

    /// N-96: attackers lock unless secure; *initiate* skills go on the queue. Without attackers the
    /// rest of the battle is skipped (N-100).
    pub fn finish_attacking(&mut self) {
        let attackers = self.game.battle.attackers.clone();
        self.check();
        for attacker in &attackers {
            if !self.has(attacker.agent, Keyword::Secure) {
                self.lock(attacker.agent);
            }
            self.log(Event::Attack {
                player: self.game.active,
                attacker: attacker.agent,
                biome: LaneId(attacker.biome),
            });
        }
        for attacker in &attackers {
            self.react(&TriggerEvent::Attacks(attacker.agent));
        }
        // D20: once attackers were declared, the window after attacks is held to its end.
        if attackers.is_empty() {
            self.goto(Step::DamageRetreat);
        } else {
            self.goto_next();
        }
    }

    /// Goes on from a step after the declaration of attackers. D20: if it ends with no attacker left, the
    /// steps of Defend and Damage after it are skipped and agents retreat (N-100). What is still on its way to
    /// the queue or waits on it keeps the step that has a window for it.
    pub fn goto_in_battle(&mut self) {
        let game = &self.game;
        let over =
            game.battle.attackers.is_empty() && game.queue.is_empty() && game.reactions.is_empty();
        if over {
            self.goto(Step::DamageRetreat);
        } else {
            self.goto_next();
        }
    }
}
