//! Combat: attackers (H-51 to H-55, H-90).

use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::choices::Choice;
use crate::games::sanctuary::content::{Gift, Grant};
use crate::games::sanctuary::events::Event;
use crate::games::sanctuary::refusals as no;
use crate::games::sanctuary::state::{Ask, Attacker};
use crate::games::sanctuary::triggers::TriggerEvent;
use crate::games::sanctuary::{Phase, Step, Topic};
use crate::table::{Answer, ObjectId, Offers, Ref, Seat};

/// A new combat.
pub fn enter(board: &mut Board<'_>) {
    board.game.attackers.clear();
    board.game.blockers.clear();
}

/// H-52: any non-empty set of those that can attack; the phase is skipped by itself if nobody can (C44).
pub fn offer(board: &mut Board<'_>) {
    let seat = board.game.active;
    if board.game.attackers.is_empty() && board.must_skip(seat) {
        return;
    }
    let mut offers = board.offers();
    board.attacks(seat, &mut offers);
    if offers.options.is_empty() && board.game.attackers.is_empty() {
        board.offer.decision.options = offers.options;
        board.skip(seat);
        return;
    }
    board.attack_ends(seat, &mut offers);
    board.game.ask = Ask::Step;
    board.ask(seat, Topic::Attack, Ref::None, offers);
}

impl Board<'_> {
    /// Every candidate for attacking.
    pub fn attacks(&self, seat: Seat, offers: &mut Offers) {
        for e in self.characters(seat) {
            offers.candidate(Choice::Attack { attacker: e }, self.attack_answer(seat, e));
        }
    }

    /// Being done with it, or skipping the Combat. Who has Entropy and can attack must (H-90).
    pub fn attack_ends(&self, seat: Seat, offers: &mut Offers) {
        let idle = self
            .characters(seat)
            .any(|e| self.has(e, Gift::Entropy) && self.attack_answer(seat, e).is_ok());
        let time = if self.step == Step::Attackers && seat == self.game.active {
            Ok(())
        } else {
            Err(&no::ATTACK_TIME)
        };
        let all = time.and(if idle { Err(&no::ENTROPY) } else { Ok(()) });
        let blocking = self.step == Step::Blockers && seat != self.game.active;
        if self.game.attackers.is_empty() {
            if self.step.phase() == Phase::Combat {
                offers.candidate(Choice::Skip, all);
            }
            if offers.wants_refusals() {
                offers.candidate(Choice::Done, time.and(Err(&no::NO_ATTACKERS)));
            }
        } else if !blocking {
            // The other player is done with something else: with blocking.
            offers.candidate(Choice::Done, all);
        }
    }

    /// H-54, H-55, H-85, H-86, H-88: whether a Character may be declared an attacker.
    pub fn attack_answer(&self, seat: Seat, e: ObjectId) -> Answer {
        if self.status(e).controller != seat {
            return Err(&no::NOT_YOURS);
        }
        if self.step != Step::Attackers || seat != self.game.active || self.is_busy() {
            return Err(&no::ATTACK_TIME);
        }
        if self.attacks_now(e) {
            return Err(&no::ATTACKS_ALREADY);
        }
        self.could_attack(e)
    }

    fn could_attack(&self, e: ObjectId) -> Answer {
        let status = self.status(e);
        if self.has(e, Gift::Reaction) {
            return Err(&no::REACTION_ATTACK);
        }
        if self.has(e, Gift::Macrophage) {
            return Err(&no::MACROPHAGE);
        }
        if status.tapped {
            return Err(&no::ATTACKER_TAPPED);
        }
        if status.entered == self.game.turn && !self.has(e, Gift::Agility) {
            return Err(&no::ATTACKER_ENTERED);
        }
        if self.stats(e).is(Grant::NoAttack) {
            return Err(&no::MAY_NOT_ATTACK);
        }
        Ok(())
    }

    /// Whether a Character could attack as it stands.
    #[must_use]
    pub fn is_able(&self, e: ObjectId) -> bool {
        self.could_attack(e).is_ok()
    }

    /// One more attacker.
    pub fn declare_attacker(&mut self, card: ObjectId) {
        self.game.attackers.push(Attacker { card, left: false });
        self.game.dirty = true;
    }

    /// H-53, H-56: all are declared: they tap, then the other player decides on blocks.
    pub fn finish_attacking(&mut self) {
        let attackers: Vec<ObjectId> = self.game.attackers.iter().map(|a| a.card).collect();
        let (seat, turn) = (self.game.active, self.game.turn);
        for &e in &attackers {
            self.status_mut(e).attacked = turn;
            self.log(Event::Attack {
                player: seat,
                attacker: e,
            });
            self.tap(e);
        }
        for e in attackers {
            self.react(&TriggerEvent::Attacks(e));
        }
        self.goto_next();
    }
}
