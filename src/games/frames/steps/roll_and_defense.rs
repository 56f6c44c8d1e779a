//! A frame's turn: the roll and the die for defense (M-86, M-90 to M-94).

use crate::games::frames::abilities::{extra_dice, fewer_dice};
use crate::games::frames::board::Board;
use crate::games::frames::dealing::NO_FRAME;
use crate::games::frames::limits;
use crate::games::frames::match_state::Die;
use crate::games::frames::pools::{Use, bonus, fits, pool, suffers};
use crate::games::frames::refusals as no;
use crate::games::frames::slots::DieIndex;
use crate::games::frames::{Choice, Event, Step, Topic};
use crate::table::{Answer, ObjectId, Offers, Ref, Seat, refusals};

/// The whole pool is rolled at once; everybody sees it.
pub fn roll(board: &mut Board<'_>) {
    let Some(turn) = board.turn() else {
        return;
    };
    let (id, rockets) = (turn.frame, turn.rockets);
    let range = turn.aim.map(|aim| aim.range);
    let frame = *board.frame(id);
    let mut dice = Vec::new();
    let whites = board.whites_rolled(id);
    let numbers = board.numbers(id);
    let mut rolled = pool(
        whites,
        &frame.systems,
        (numbers, &board.content().systems),
        range,
        rockets,
    );
    // M-181: what adds dice and what takes them off is put together first.
    let given = board.given(id).dice;
    let more = std::array::from_fn(|n| frame.extra[n].saturating_add(given[n]));
    for (colour, count) in fewer_dice(&more) {
        for _ in 0..count {
            if let Some(last) = rolled.iter().rposition(|(of, _)| *of == colour) {
                rolled.remove(last);
            }
        }
    }
    for (colour, count) in extra_dice(&more) {
        rolled.extend((0..count).map(|_| (colour, numbers.dice.of(colour))));
    }
    board.frame_mut(id).extra = NO_FRAME.extra;
    for (n, (colour, sides)) in rolled.into_iter().enumerate() {
        let value = board.roll(sides);
        dice.push(Die {
            colour,
            sides,
            value,
            used: false,
        });
        board.log(Event::Roll {
            owner: frame.owner,
            frame: id,
            colour,
            die: DieIndex(n as u16),
            value,
        });
    }
    if let Some(turn) = &mut board.game.current {
        turn.dice = dice;
        // Q10: what the dice allow is settled now.
        turn.systems = frame.systems;
    }
    board.pool_is_rolled(id);
}

/// One blue or white die, or none.
pub fn offer_defense(board: &mut Board<'_>) {
    let Some(id) = board.turn().map(|turn| turn.frame) else {
        board.goto(Step::Tactical);
        return;
    };
    let seat = board.frame(id).owner;
    let mut offers = board.offers();
    board.defenses(seat, &mut offers);
    board.ask(seat, Topic::Defend, Ref::Object(id), offers);
}

/// The value of the die, 0 without one, stands until the end of the round (M-94). If the turn was forced, it
/// pauses here and the attacker resolves its hits (M-27, M-28).
pub fn defend(board: &mut Board<'_>, die: Option<DieIndex>) {
    let value = die.map_or(0, |die| board.assign(die, Use::Defend));
    let Some(turn) = &mut board.game.current else {
        return;
    };
    turn.defended = true;
    let (id, forced) = (turn.frame, turn.forced);
    board.frame_mut(id).defense = Some(value);
    board.log(Event::Defend {
        owner: board.frame(id).owner,
        frame: id,
        value,
    });
    // Without a paused attacker (its player gave up) the turn simply goes on.
    if forced && board.game.pending.is_some() {
        std::mem::swap(&mut board.game.current, &mut board.game.pending);
        board.goto(Step::Hits);
    } else {
        board.goto_next();
    }
}

impl Board<'_> {
    /// White dice of a roll: those left, one fewer on hazardous ground (Q60 to Q62), which is logged.
    fn whites_rolled(&mut self, id: ObjectId) -> u8 {
        let frame = self.frame(id);
        let (whites, owner) = (frame.whites, frame.owner);
        if !suffers(&self.game.hazards, frame) {
            return whites;
        }
        self.log(Event::Hazard { owner, frame: id });
        whites.saturating_sub(1)
    }

    /// Every candidate for defense.
    pub fn defenses(&self, seat: Seat, offers: &mut Offers) {
        let time = match (self.turn_time(seat, Step::Defense), self.turn()) {
            // Said again within the same turn: the die lies already.
            (Err(_), Some(turn)) if turn.defended && self.frame(turn.frame).owner == seat => {
                Err(&no::DEFENDED)
            }
            (time, _) => time,
        };
        // What leaves a target is said with the targets.
        if self.step != Step::Designate {
            offers.candidate(Choice::None, time);
        }
        self.dice_for(Use::Defend, offers, |board, offers, die, answer| {
            let value = board.turn().map_or(0, |turn| turn.dice[die.index()].value);
            let choice = Choice::Defend { die, value };
            offers.candidate(choice, time.and(answer));
        });
    }

    /// Whether it is this seat's turn and that step.
    pub fn turn_time(&self, seat: Seat, step: Step) -> Answer {
        match self.turn() {
            _ if self.step == Step::Hits => Err(&no::HITS_FIRST),
            _ if self.step != step => Err(&no::ORDER_OF_TURN),
            Some(turn) if self.frame(turn.frame).owner == seat => Ok(()),
            _ => Err(&refusals::NOT_ASKED),
        }
    }

    /// Each die of the open turn with whether it may be assigned to that action (M-90, M-91). Dice of one
    /// colour that show the same are one choice.
    pub fn dice_for(
        &self,
        action: Use,
        offers: &mut Offers,
        mut each: impl FnMut(&Self, &mut Offers, DieIndex, Answer),
    ) {
        let Some(turn) = self.turn() else {
            return;
        };
        for (n, die) in turn.dice.iter().enumerate() {
            let same = |other: &Die| {
                (other.colour, other.value, other.used) == (die.colour, die.value, die.used)
            };
            if turn.dice[..n].iter().any(same) && !offers.wants_refusals() {
                continue;
            }
            let answer = if fits(die, action) {
                Ok(())
            } else if die.used {
                Err(&no::DIE_USED)
            } else {
                Err(&no::WRONG_COLOUR)
            };
            each(self, offers, DieIndex(n as u16), answer);
        }
    }

    /// Takes a die out of the pool for that action and returns its value with the bonus of the frame (M-138); 0 if
    /// there is no such die (M-92).
    pub fn assign(&mut self, die: DieIndex, action: Use) -> u8 {
        let Some(turn) = &mut self.game.current else {
            return 0;
        };
        let Some(die) = turn.dice.get_mut(die.index()) else {
            return 0;
        };
        die.used = true;
        let (value, frame) = (die.value, turn.frame);
        let more = bonus(self.numbers(frame), action) + self.given(frame).bonus(action);
        // M-181.
        let value = value.saturating_add_signed(more);
        match action {
            Use::Spot => value.min(limits::MARKER),
            Use::Defend | Use::Move | Use::Attack => value,
        }
    }
}
