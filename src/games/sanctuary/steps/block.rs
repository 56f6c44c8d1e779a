//! Combat: blockers (H-56 to H-60, H-69, H-70, H-89, H-91).

use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::choices::{Choice, ChoiceWord};
use crate::games::sanctuary::content::{Gift, Grant};
use crate::games::sanctuary::events::Event;
use crate::games::sanctuary::refusals as no;
use crate::games::sanctuary::state::{Ask, Blocker};
use crate::games::sanctuary::triggers::TriggerEvent;
use crate::games::sanctuary::{Step, Topic};
use crate::table::{Answer, ObjectId, Offers, Ref, Seat};

/// H-57: the passive player blocks or does not; nothing is asked if nobody can.
pub fn offer(board: &mut Board<'_>) {
    let seat = board.game.active.other();
    let mut offers = board.offers();
    board.blocks(seat, &mut offers);
    if offers.options.is_empty() {
        board.offer.decision.options = offers.options;
        board.finish_blocking();
        return;
    }
    offers.offer(Choice::Done);
    board.game.ask = Ask::Step;
    board.ask(seat, Topic::Block, Ref::None, offers);
}

impl Board<'_> {
    /// Every candidate pair of blocker and attacker.
    pub fn blocks(&self, seat: Seat, offers: &mut Offers) {
        for e in self.characters(seat) {
            let block = |attacker| Choice::Block {
                blocker: e,
                attacker,
            };
            for attacker in self.game.attackers.iter().filter(|a| !a.left) {
                let answer = self.block_answer(seat, e, attacker.card);
                offers.candidate(block(attacker.card), answer);
            }
            if offers.wants_refusals() {
                for idle in self.characters(seat.other()) {
                    if !self.attacks_now(idle) {
                        let why = self.block_time(seat).and(Err(&no::NOT_ATTACKING));
                        offers.candidate(block(idle), why);
                    }
                }
                offers.candidate(
                    ChoiceWord::Block.about(e),
                    self.blocker_answer(seat, e).and(Err(&no::NOT_ATTACKING)),
                );
            }
        }
    }

    fn block_time(&self, seat: Seat) -> Answer {
        if seat != self.game.active && self.step == Step::Blockers && !self.is_busy() {
            Ok(())
        } else {
            Err(&no::BLOCK_TIME)
        }
    }

    /// H-58, H-59, H-69, H-86: whether a Character may block at all. That it entered this turn does not matter.
    fn blocker_answer(&self, seat: Seat, e: ObjectId) -> Answer {
        if self.status(e).controller != seat {
            return Err(&no::NOT_YOURS);
        }
        self.block_time(seat)?;
        if self.attacks_now(e) {
            return Err(&no::BLOCKER_ATTACKS);
        }
        if self.has(e, Gift::Macrophage) {
            return Err(&no::MACROPHAGE_BLOCK);
        }
        if self.status(e).tapped {
            return Err(&no::BLOCKER_TAPPED);
        }
        if self.game.blockers.iter().any(|b| b.card == e && !b.left) {
            return Err(&no::BLOCKS_ALREADY);
        }
        if self.stats(e).is(Grant::NoBlock) {
            return Err(&no::MAY_NOT_BLOCK);
        }
        Ok(())
    }

    /// H-60, H-89, H-91: whether it may block that attacker.
    fn block_answer(&self, seat: Seat, e: ObjectId, attacker: ObjectId) -> Answer {
        self.blocker_answer(seat, e)?;
        let vibrates = self.has(attacker, Gift::MolecularVibration);
        if vibrates && !self.has(e, Gift::Predictor) {
            return Err(&no::VIBRATION);
        }
        let mut others = self.game.blockers.iter().filter(|b| b.attacker == attacker);
        let together = |b: &Blocker| self.has(b.card, Gift::Empathy) && self.has(e, Gift::Empathy);
        if others.all(together) {
            Ok(())
        } else {
            Err(&no::BLOCKED_ALREADY)
        }
    }

    /// One more blocker.
    pub fn declare_blocker(&mut self, card: ObjectId, attacker: ObjectId) {
        self.game.blockers.push(Blocker {
            card,
            attacker,
            left: false,
            last: 0,
            share: None,
        });
        self.game.dirty = true;
    }

    /// All are declared; blocking does not tap (H-70).
    pub fn finish_blocking(&mut self) {
        let pairs: Vec<(ObjectId, ObjectId)> = self
            .game
            .blockers
            .iter()
            .map(|b| (b.card, b.attacker))
            .collect();
        let seat = self.game.active.other();
        for &(e, attacker) in &pairs {
            self.log(Event::Block {
                player: seat,
                blocker: e,
                attacker,
            });
        }
        let mut blocked: Vec<ObjectId> = Vec::new();
        for (e, attacker) in pairs {
            self.react(&TriggerEvent::Blocks(e, attacker));
            if !blocked.contains(&attacker) {
                blocked.push(attacker);
                self.react(&TriggerEvent::Blocked(attacker, e));
            }
        }
        self.goto_next();
    }
}
