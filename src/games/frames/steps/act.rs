//! A frame's turn: move and attack in either order, then spot (M-86 to M-108).

use crate::games::frames::abilities::TriggerEvent;
use crate::games::frames::board::Board;
use crate::games::frames::content::System;
use crate::games::frames::cover::in_range;
use crate::games::frames::match_state::{Cover, Stage, Strike};
use crate::games::frames::pools::Use;
use crate::games::frames::refusals as no;
use crate::games::frames::slots::DieIndex;
use crate::games::frames::{Choice, Event, Step, Topic};
use crate::table::{Answer, ObjectId, Offers, Ref, Seat};

/// Offers the actions left in the turn.
pub fn offer(board: &mut Board<'_>) {
    let Some(id) = board.turn().map(|turn| turn.frame) else {
        board.goto_next();
        return;
    };
    // A frame that was destroyed or given up has no turn left (M-35).
    if !board.frame(id).stands() {
        board.end_turn();
        return;
    }
    let seat = board.frame(id).owner;
    let mut offers = board.offers();
    board.acts(seat, &mut offers);
    board.ask(seat, Topic::Turn, Ref::Object(id), offers);
}

/// A die for moving.
pub fn begin_move(board: &mut Board<'_>, die: DieIndex) {
    let value = board.assign(die, Use::Move);
    if let Some(turn) = &mut board.game.current {
        turn.moved = true;
        turn.moving = value;
    }
    board.goto(Step::Move);
}

/// A die for the attack on the designated target.
pub fn attack(board: &mut Board<'_>, die: DieIndex) {
    let value = board.assign(die, Use::Attack);
    board.attack(value);
}

/// A die for spotting, which is always last (M-107).
pub fn spot(board: &mut Board<'_>, die: DieIndex, target: ObjectId) {
    let value = board.assign(die, Use::Spot);
    board.spot(target, value);
    board.end_turn();
}

impl Board<'_> {
    /// Every candidate of the rest of a turn.
    pub fn acts(&self, seat: Seat, offers: &mut Offers) {
        let time = self.turn_time(seat, Step::Act);
        let Some(turn) = self.turn() else {
            return;
        };
        let value = |die: DieIndex| turn.dice[die.index()].value;
        offers.candidate(Choice::End, time);
        let moved = if turn.moved { Err(&no::MOVED) } else { Ok(()) };
        if moved.is_ok() || offers.wants_refusals() {
            self.dice_for(Use::Move, offers, |_, offers, die, answer| {
                let value = value(die);
                let choice = Choice::Move { die, value };
                offers.candidate(choice, time.and(moved).and(answer));
            });
        }
        let able = self.attack_answer();
        if able.is_ok() || offers.wants_refusals() {
            let target = turn.aim.map(|aim| aim.target);
            self.dice_for(Use::Attack, offers, |_, offers, die, answer| {
                let value = value(die);
                let choice = Choice::Attack { die, target, value };
                offers.candidate(choice, time.and(able).and(answer));
            });
        }
        self.usable(seat, offers);
        let systems = turn.systems.get(System::Spotting);
        for (target, other) in self.standing() {
            if other.owner == seat && !offers.wants_refusals() {
                continue;
            }
            let able = self.spot_answer(turn.frame, systems, target);
            if able.is_err() && !offers.wants_refusals() {
                continue;
            }
            self.dice_for(Use::Spot, offers, |_, offers, die, answer| {
                let value = value(die);
                let choice = Choice::Spot { die, target, value };
                offers.candidate(choice, time.and(able).and(answer));
            });
        }
        if offers.wants_refusals() {
            let others = self.stations().map(|(id, _)| id);
            for target in others.chain(self.cover().map(|(id, _)| id)) {
                for die in (0..turn.dice.len()).map(|n| DieIndex(n as u16)) {
                    let value = value(die);
                    let choice = Choice::Spot { die, target, value };
                    offers.candidate(choice, Err(&no::CANNOT_SPOT));
                }
            }
        }
    }

    /// M-87, M-89, M-101: the designated target within the designated range, once.
    fn attack_answer(&self) -> Answer {
        let Some(turn) = self.turn() else {
            return Err(&no::NOT_NOW);
        };
        let Some(aim) = turn.aim else {
            return Err(&no::NOTHING_DESIGNATED);
        };
        if turn.attacked {
            return Err(&no::ATTACKED);
        }
        let there = if self.is_frame(aim.target) {
            self.frame(aim.target).stands()
        } else {
            self.cover().any(|(id, _)| id == aim.target)
        };
        if !there {
            return Err(&no::TARGET_GONE);
        }
        let gap = self.gap_to_target(turn.frame, aim.target);
        if in_range(aim.range, gap, &self.ranges(turn.frame)) {
            Ok(())
        } else {
            Err(&no::OUT_OF_RANGE)
        }
    }

    /// M-24: the attacker has designated, rolled and set its defense, and may have moved; without a die here
    /// nobody is activated (M-39). The attack die is assigned: final (M-40). A fresh target takes the first part of its turn first
    /// (M-16, M-25, M-26); anything else is hit at once (M-17, M-38).
    fn attack(&mut self, value: u8) {
        let Some(turn) = &mut self.game.current else {
            return;
        };
        turn.attacked = true;
        let id = turn.frame;
        let Some(aim) = turn.aim else {
            return;
        };
        self.log(Event::Attack {
            owner: self.frame(id).owner,
            attacker: id,
            target: aim.target,
            range: aim.range,
            value,
        });
        self.game.strike = Some(Strike {
            by: id,
            target: aim.target,
            range: aim.range,
            value,
            spot: 0,
            stage: Stage::Before,
            dice: Vec::new(),
            next: 0,
            cover: Cover::Open,
            behind_terrain: false,
            hits: 0,
        });
        self.happened(TriggerEvent::Attacks {
            attacker: id,
            target: Some(aim.target).filter(|target| self.is_frame(*target)),
            value,
        });
        if self.is_frame(aim.target) && self.frame(aim.target).fresh() {
            // M-23, M-33: combat order. The chain is never deeper than two open turns (M-37).
            self.game.pending = self.game.current.take();
            self.begin_turn(aim.target, true);
        } else {
            self.goto(Step::Hits);
        }
    }

    /// M-106, Q52: a marker is replaced only by a higher one.
    fn spot(&mut self, target: ObjectId, value: u8) {
        let Some(spotter) = self.turn().map(|turn| turn.frame) else {
            return;
        };
        let marker = self.frame(target).spot.max(value);
        self.frame_mut(target).spot = marker;
        self.log(Event::Spot {
            owner: self.frame(spotter).owner,
            spotter,
            target,
            value,
        });
    }
}
