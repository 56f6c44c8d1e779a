//! Tactical order: who activates a frame (M-09 to M-22).

use crate::games::frames::abilities::TriggerEvent;
use crate::games::frames::board::Board;
use crate::games::frames::match_state::Turn;
use crate::games::frames::refusals as no;
use crate::games::frames::{Choice, Event, Step, Topic};
use crate::table::{Answer, ObjectId, Offers, Ref, Seat, Seats};

/// A round begins: every frame is fresh. Before the first one the stations are looked at (Q17, Q54).
pub fn round(board: &mut Board<'_>) {
    board.game.round = board.game.round.saturating_add(1);
    board.game.passed = Seats::NONE;
    board.game.counted = Seats::NONE;
    let round = board.game.round;
    board.log(Event::Round { round });
    let all: Vec<ObjectId> = board.frames().map(|(id, _)| id).collect();
    for id in all {
        board.frame_mut(id).acted = false;
        board.frame_mut(id).again = false;
    }
    board.check_stations();
    for seat in board.seats() {
        board.game.abilities.memory.turn_begins(seat);
    }
    board.happened(TriggerEvent::RoundBegins);
    board.roll_initiative();
}

/// Asks the first player in order who has a fresh frame and has not passed; the last who can must act. Once
/// nobody can, the round ends (M-06).
pub fn offer(board: &mut Board<'_>) {
    match board.asked_in_order() {
        None => board.goto_next(),
        Some((seat, _)) => {
            let mut offers = board.offers();
            board.activations(seat, &mut offers);
            board.ask(seat, Topic::Activate, Ref::None, offers);
        }
    }
}

/// The player activates no frame.
pub fn pass(board: &mut Board<'_>, by: Seat) {
    board.game.passed = board.game.passed.and(by);
    board.log(Event::Pass { by });
}

impl Board<'_> {
    /// The seat that is asked now, and whether it may pass: M-12 to M-14, M-19, M-22.
    #[must_use]
    pub fn asked_in_order(&self) -> Option<(Seat, bool)> {
        if self.rules().initiative {
            let first = self.first_by_initiative()?;
            return Some((self.frame(first).owner, false));
        }
        let able = |seat: &Seat| self.has_fresh(*seat) && !self.game.passed.contains(*seat);
        let mut order = self.order().into_iter().filter(able);
        let first = order.next()?;
        Some((first, order.next().is_some()))
    }

    /// Every candidate in tactical order.
    pub fn activations(&self, seat: Seat, offers: &mut Offers) {
        let (asked, may_pass) = match (self.step, self.asked_in_order()) {
            (Step::Tactical, Some(asked)) => asked,
            _ => (Seat(u8::MAX), false),
        };
        let time = if self.step != Step::Tactical {
            Err(&no::NOT_TACTICAL)
        } else if asked == seat {
            Ok(())
        } else if self.has_fresh(seat) {
            Err(&no::OUT_OF_ORDER)
        } else {
            Err(&no::NO_FRESH_FRAME)
        };
        for (frame, _) in self.frames() {
            let answer = self.activate_answer(seat, frame);
            offers.candidate(Choice::Activate { frame }, time.and(answer));
        }
        if self.step == Step::Tactical {
            self.usable(seat, offers);
        }
        let pass = if may_pass { Ok(()) } else { Err(&no::MUST_ACT) };
        // The clock is passed too.
        if self.step != Step::Countdown {
            offers.candidate(Choice::Pass, time.and(pass));
        }
    }

    /// M-10, M-11: an own frame that has not had its turn.
    fn activate_answer(&self, seat: Seat, id: ObjectId) -> Answer {
        let frame = self.frame(id);
        if frame.owner != seat {
            Err(&no::NOT_YOURS)
        } else if !frame.stands() {
            Err(&no::DESTROYED)
        } else if frame.acted {
            Err(&no::HAD_ITS_TURN)
        } else if self.rules().initiative && self.first_by_initiative() != Some(id) {
            Err(&no::INITIATIVE)
        } else {
            Ok(())
        }
    }

    /// A frame's turn begins; `forced` by an attack (M-26, M-41).
    pub fn begin_turn(&mut self, frame: ObjectId, forced: bool) {
        self.frame_mut(frame).acted = true;
        self.game.turns = self.game.turns.saturating_add(1);
        let owner = self.frame(frame).owner;
        self.log(Event::Activate {
            owner,
            frame,
            forced,
        });
        self.happened(TriggerEvent::Activates(frame));
        self.game.current = Some(Turn::new(frame, forced));
        self.goto(Step::Designate);
    }

    /// M-30 to M-34: a turn is over, its dice are discarded (M-93). The paused one goes on; without one
    /// tactical order resumes with the highest score (M-18).
    pub fn end_turn(&mut self) {
        if let Some(turn) = self.game.current.take() {
            let frame = turn.frame;
            let owner = self.frame(frame).owner;
            self.log(Event::EndTurn { owner, frame });
        }
        self.game.current = self.game.pending.take();
        if self.game.current.is_some() {
            self.goto(Step::Act);
        } else {
            self.game.passed = Seats::NONE;
            self.goto(Step::Tactical);
        }
    }
}
