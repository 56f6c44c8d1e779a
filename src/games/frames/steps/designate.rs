//! A frame's turn, first: a target and a range, and rockets for it (M-87 to M-89, M-102).

use crate::games::frames::board::Board;
use crate::games::frames::content::{SYSTEMS, System};
use crate::games::frames::geometry::{EPSILON, UNIT};
use crate::games::frames::match_state::{Aim, RANGES, Range};
use crate::games::frames::refusals as no;
use crate::games::frames::{Choice, Event, Step, Topic};
use crate::table::{Answer, ObjectId, Offers, Ref, Seat, refusals};

/// Asks for a target, then for rockets.
pub fn offer(board: &mut Board<'_>) {
    let Some((frame, aim)) = board.turn().map(|turn| (turn.frame, turn.aim)) else {
        board.goto(Step::Tactical);
        return;
    };
    let seat = board.frame(frame).owner;
    let mut offers = board.offers();
    match aim {
        None => {
            board.designations(seat, &mut offers);
            board.ask(seat, Topic::Designate, Ref::Object(frame), offers);
        }
        Some(_) => {
            let least = u8::from(!board.armed(frame, Range::DirectFire));
            for count in least..=board.frame(frame).rockets {
                offers.offer(Choice::Rockets { count });
            }
            board.ask(seat, Topic::Rockets, Ref::Object(frame), offers);
        }
    }
}

/// A target. Direct fire may take rockets, which are asked about next.
pub fn aim(board: &mut Board<'_>, target: ObjectId, range: Range) {
    let Some(turn) = &mut board.game.current else {
        return;
    };
    turn.aim = Some(Aim { target, range });
    let frame = turn.frame;
    let owner = board.frame(frame).owner;
    board.log(Event::Designate {
        owner,
        frame,
        target,
        range,
    });
    if range != Range::DirectFire || board.frame(frame).rockets == 0 {
        board.goto_next();
    }
}

/// Rockets for the target. M-102, Q8: spent when they are added to the roll, even if the attack misses.
pub fn add_rockets(board: &mut Board<'_>, count: u8) {
    let Some(turn) = &mut board.game.current else {
        return;
    };
    turn.rockets = count;
    let frame = turn.frame;
    if count > 0 {
        board.frame_mut(frame).rockets -= count;
        let owner = board.frame(frame).owner;
        board.log(Event::Rockets {
            owner,
            frame,
            count,
        });
    }
    board.goto_next();
}

/// A system dropped before a target is designated.
pub fn jettison(board: &mut Board<'_>, system: System) {
    if let Some(frame) = board.turn().map(|turn| turn.frame) {
        board.drop_system(frame, system);
    }
}

impl Board<'_> {
    /// Every candidate for a target. Distance does not matter yet (M-89).
    pub fn designations(&self, seat: Seat, offers: &mut Offers) {
        let time = match self.turn() {
            Some(turn) if self.step == Step::Designate && turn.aim.is_none() => {
                if self.frame(turn.frame).owner == seat {
                    Ok(())
                } else {
                    Err(&refusals::NOT_ASKED)
                }
            }
            _ if self.step == Step::Hits => Err(&no::HITS_FIRST),
            _ => Err(&no::ORDER_OF_TURN),
        };
        let Some(frame) = self.turn().map(|turn| turn.frame) else {
            return;
        };
        // What leaves a die for defense is said with the dice.
        if self.step != Step::Defense {
            offers.candidate(Choice::None, time);
        }
        let frames = self.standing().map(|(target, other)| {
            let hostile = if other.owner == self.frame(frame).owner {
                Err(&no::NO_SUCH_TARGET)
            } else {
                self.aim_answer(frame, target)
            };
            (target, hostile)
        });
        let frames: Vec<(ObjectId, Answer)> = frames.collect();
        let ranges = RANGES.map(|range| (range, self.range_answer(frame, range)));
        for (range, able) in ranges {
            if able.is_err() && !offers.wants_refusals() {
                continue;
            }
            let aim = |target: ObjectId| Choice::Aim { target, range };
            for &(target, hostile) in &frames {
                offers.candidate(aim(target), time.and(hostile).and(able));
            }
            for (target, _) in self.cover() {
                offers.candidate(aim(target), time.and(able));
            }
            if offers.wants_refusals() {
                for (station, _) in self.stations() {
                    offers.candidate(aim(station), Err(&no::NO_SUCH_TARGET));
                }
            }
        }
        if self.rules().jettison {
            for system in SYSTEMS {
                if self.works(frame, system) > 0 {
                    offers.candidate(Choice::Jettison { system }, time);
                }
            }
        }
    }

    /// M-185: whether a frame is near enough to designate another one.
    fn aim_answer(&self, frame: ObjectId, target: ObjectId) -> Answer {
        let most = self.given(target).aimed_within;
        let most = most.map(|units| i32::from(units) * UNIT + EPSILON);
        match most.is_some_and(|most| self.gap_to_target(frame, target) > most) {
            true => Err(&no::AIMED_WITHIN),
            false => Ok(()),
        }
    }

    /// Whether a frame can attack at that range at all: hand-to-hand always (M-96, Q46), direct fire also with
    /// rockets (Q9). So any white die rolled with a target may attack (M-95).
    fn range_answer(&self, frame: ObjectId, range: Range) -> Answer {
        let armed = self.armed(frame, range);
        let rockets = range == Range::DirectFire && self.frame(frame).rockets > 0;
        if armed || rockets || range == Range::HandToHand {
            Ok(())
        } else {
            Err(&no::NO_WEAPON)
        }
    }
}
