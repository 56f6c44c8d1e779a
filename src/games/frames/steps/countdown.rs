//! After a round: markers go, the clock counts down, players may hurry it (M-07, M-08, M-130 to M-132).

use crate::games::frames::abilities::TriggerEvent;
use crate::games::frames::board::Board;
use crate::games::frames::content::Scored;
use crate::games::frames::limits;
use crate::games::frames::refusals as no;
use crate::games::frames::{Choice, Event, Step, Topic};
use crate::table::{ObjectId, Offers, Ref, Seat};

/// M-07, Q35: no defense and no spot die stays. Then the clock drops by one.
pub fn enter(board: &mut Board<'_>) {
    // A position may begin after all of this.
    if std::mem::take(&mut board.game.begun) {
        return;
    }
    let all: Vec<ObjectId> = board.frames().map(|(id, _)| id).collect();
    for id in all {
        let frame = board.frame_mut(id);
        frame.defense = None;
        frame.ward = 0;
        frame.spot = 0;
    }
    let round = board.game.round;
    board.log(Event::EndRound { round });
    board.score_objectives(Scored::EachRound);
    board.happened(TriggerEvent::RoundEnds);
    board.count();
}

/// M-134: 11 rounds if nobody hurries, 4 with two players who always do.
/// Each player, highest score first, drops it by one more or passes; also those without frames (M-20).
pub fn offer(board: &mut Board<'_>) {
    // M-131, M-132: at 0 nobody else is asked.
    if board.game.clock == 0 {
        board.goto(Step::Over);
        return;
    }
    match board.counting() {
        None => board.goto_next(),
        Some(seat) => {
            let mut offers = board.offers();
            board.counts(seat, &mut offers);
            board.ask(seat, Topic::Clock, Ref::None, offers);
        }
    }
}

/// One more.
pub fn count(board: &mut Board<'_>, by: Seat) {
    board.game.counted = board.game.counted.and(by);
    board.log(Event::Count { by });
    board.count();
}

/// No more by this seat.
pub fn pass(board: &mut Board<'_>, by: Seat) {
    board.game.counted = board.game.counted.and(by);
    board.log(Event::Pass { by });
}

impl Board<'_> {
    /// The next seat to be asked about the clock.
    #[must_use]
    pub fn counting(&self) -> Option<Seat> {
        let mut order = self.order().into_iter();
        order.find(|&seat| !self.game.counted.contains(seat))
    }

    /// Both answers.
    pub fn counts(&self, seat: Seat, offers: &mut Offers) {
        let time = if self.step == Step::Countdown && self.counting() == Some(seat) {
            Ok(())
        } else {
            Err(&no::NOT_COUNTING)
        };
        offers.candidate(Choice::Count, time);
        // At any other time tactical order says who passes.
        if self.step == Step::Countdown {
            offers.candidate(Choice::Pass, time);
        }
    }

    /// M-130, Q13: one down, never below 0.
    fn count(&mut self) {
        self.set_clock(self.game.clock.saturating_sub(1));
    }

    /// M-190: an ability turns the clock up or down. What is over stays so, and every game ends by the last round that
    /// there can be.
    pub fn turn_clock(&mut self, by: i32) {
        let now = i32::from(self.game.clock);
        let rounds = i32::from(*limits::ROUND.end()) - i32::from(self.game.round);
        let most = rounds.min((*limits::CLOCK.end()).into()).max(now);
        if now > 0 && (now + by).clamp(1, most) != now {
            self.set_clock((now + by).clamp(1, most) as u8);
        }
    }

    fn set_clock(&mut self, shows: u8) {
        self.game.clock = shows;
        self.log(Event::Clock { shows });
    }
}
