//! A frame's turn, first: a target and a range, and rockets for it (M-87 to M-89, M-102).

use crate::games::frames::Step;
use crate::games::frames::board::Board;
use crate::games::frames::content::{SYSTEMS, System};
use crate::games::frames::refusals as no;
use crate::games::frames::match_state::{Aim, RANGES, Range};
use crate::table::{Answer, Choice, Event, ObjectId, Offers, Ref, Seat, refusals};

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
            board.ask(seat, "designate", Ref::Object(frame), offers);
        }
        Some(_) => {
            let least = u8::from(!board.frame(frame).systems.armed(System::Direct));
            for n in least..=board.frame(frame).rockets {
                offers.offer(Choice::new("rockets").by(i32::from(n)));
            }
            board.ask(seat, "rockets", Ref::Object(frame), offers);
        }
    }
}

/// A target, the rockets for it, nothing, or a system dropped.
pub fn choose(board: &mut Board<'_>, choice: Choice) {
    let Some(frame) = board.turn().map(|turn| turn.frame) else {
        return;
    };
    let seat = board.frame(frame).owner;
    match (choice.verb, choice.subject) {
        ("aim", Ref::Object(target)) => {
            let range = RANGES[choice.amount.clamp(0, 2) as usize];
            let event = Event::new("designate", seat)
                .of(Ref::Object(frame))
                .to(choice.subject)
                .by(choice.amount);
            board.tell(event);
            if let Some(turn) = &mut board.game.current {
                turn.aim = Some(Aim { target, range });
            }
            if range == Range::DirectFire && board.frame(frame).rockets > 0 {
                return;
            }
        }
        ("rockets", _) => {
            let used = choice.amount as u8;
            if used > 0 {
                // M-102, Q8: spent when they are added to the roll, whatever comes of the attack.
                board.frame_mut(frame).rockets -= used;
                let event = Event::new("rockets", seat)
                    .of(Ref::Object(frame))
                    .by(choice.amount);
                board.tell(event);
            }
            if let Some(turn) = &mut board.game.current {
                turn.rockets = used;
            }
        }
        ("jettison", _) => {
            if let Some(&system) = SYSTEMS.get(choice.amount as usize) {
                board.drop_system(frame, system);
            }
            return;
        }
        _ => {}
    }
    board.goto_next();
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
        offers.candidate(Choice::new("none"), time);
        let ranges = RANGES.map(|range| (range, self.range_answer(frame, range)));
        for (range, able) in ranges {
            if able.is_err() && !offers.wants_refusals() {
                continue;
            }
            let aim = |target: ObjectId| {
                Choice::new("aim")
                    .of(Ref::Object(target))
                    .by(range.index() as i32)
            };
            for (target, other) in self.standing() {
                let hostile = if other.owner == self.frame(frame).owner {
                    Err(&no::NO_SUCH_TARGET)
                } else {
                    Ok(())
                };
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
            for (n, system) in SYSTEMS.into_iter().enumerate() {
                if self.works(frame, system) > 0 {
                    offers.candidate(Choice::new("jettison").by(n as i32), time);
                }
            }
        }
    }

    /// Whether a frame can attack at that range at all: hand-to-hand always (M-96, Q46), direct fire also with
    /// rockets (Q9). So any white die rolled with a target may attack (M-95).
    fn range_answer(&self, frame: ObjectId, range: Range) -> Answer {
        let armed = self.frame(frame).systems.armed(range.system());
        let rockets = range == Range::DirectFire && self.frame(frame).rockets > 0;
        if armed || rockets || range == Range::HandToHand {
            Ok(())
        } else {
            Err(&no::NO_WEAPON)
        }
    }
}
