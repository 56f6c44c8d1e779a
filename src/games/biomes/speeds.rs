//! Speeds: the actions that are legal with each, by player and moment (rules page, section 3).

use crate::table::{Answer, ObjectId, Seat};

use super::board::Board;
use super::content::Ability;
use super::refusals as no;
use super::state::{Action, ActionKind};
use super::{Phase, Step};

/// The facts that decide whether a speed is legal. It needs no world.
#[derive(Debug, Clone, Copy)]
pub struct Moment<'a> {
    /// Running step.
    pub step: Step,
    /// Whether it is the acting player's own turn.
    pub own_turn: bool,
    /// The action on top of the queue.
    pub top: Option<&'a Action>,
}

/// Whether an action of that speed may be taken at that moment by the player who is asked.
///
/// # Errors
/// The rule that forbids it: N-15, N-26, N-34 to N-38, N-71, N-90, N-98.
pub fn speed_answer(speed: u8, moment: Moment<'_>) -> Answer {
    let Moment {
        step,
        own_turn,
        top,
    } = moment;
    if step == Step::DamageAssign {
        return Err(&no::NOBODY_ACTS_IN_DAMAGE);
    }
    if step.is_closed() {
        return Err(&no::NOBODY_ACTS);
    }
    if speed >= 3 {
        return Ok(());
    }
    if step.speed() == 3 {
        return Err(match step.phase() {
            Phase::Start => &no::START_ONLY_THREE,
            Phase::End => &no::END_ONLY_THREE,
            _ => &no::ATTACK_START_ONLY_THREE,
        });
    }
    if speed == 1 {
        if top.is_some() {
            return Err(&no::QUEUE_NOT_EMPTY);
        }
        if !own_turn {
            return Err(&no::OPPONENTS_TURN);
        }
        return if step.speed() == 1 {
            Ok(())
        } else {
            Err(&no::NOT_PRIMARY)
        };
    }
    match top {
        Some(top) if top.kind == ActionKind::Reaction => Err(&no::TOP_IS_REACTIVE),
        Some(top) if top.speed >= 3 => Err(&no::TOP_IS_THREE),
        _ => Ok(()),
    }
}

impl Board<'_> {
    /// Speed of a card now: printed plus *overclock*, which never passes 3 (N-153).
    #[must_use]
    pub fn speed_of_card(&self, e: ObjectId) -> u8 {
        let speed = self.facts(e).speed;
        if speed == 0 {
            0
        } else {
            (speed + self.status(e).overclock).min(3)
        }
    }

    /// Speed of an activated skill now.
    #[must_use]
    pub fn speed_of_skill(&self, e: ObjectId, n: u8) -> u8 {
        let Some(Ability::Activated { speed, .. }) = self.def(e).abilities.get(n as usize) else {
            return 0;
        };
        let more = self.status(e).skill_overclock[usize::from(n)];
        (speed.value + more).min(3)
    }

    /// Whether `seat` may take an action of that speed now.
    pub fn may_act(&self, seat: Seat, speed: u8) -> Answer {
        let moment = Moment {
            step: self.step,
            own_turn: seat == self.game.active,
            top: self.game.queue.last(),
        };
        speed_answer(speed, moment)?;
        match self.game.window {
            Some(window) if window.holder == seat => Ok(()),
            Some(_) if self.step == Step::AttackAfter && self.game.queue.is_empty() => {
                Err(&no::ONLY_OTHER_OPENS)
            }
            Some(_) => Err(&no::NOT_YOUR_TURN_TO_ACT),
            None => Err(&no::NO_WINDOW),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(step: Step, own_turn: bool) -> Moment<'static> {
        Moment {
            step,
            own_turn,
            top: None,
        }
    }

    #[test]
    fn speed_one_needs_your_own_primary_phase() {
        assert_eq!(speed_answer(1, open(Step::FirstPrimary, true)), Ok(()));
        assert_eq!(
            speed_answer(1, open(Step::FirstPrimary, false)),
            Err(&no::OPPONENTS_TURN)
        );
        assert_eq!(
            speed_answer(1, open(Step::AttackBefore, true)),
            Err(&no::NOT_PRIMARY)
        );
    }

    #[test]
    fn start_and_end_take_only_speed_three() {
        for step in [Step::Draw, Step::Maintenance, Step::End] {
            assert!(speed_answer(2, open(step, true)).is_err(), "{step:?}");
            assert_eq!(speed_answer(3, open(step, false)), Ok(()), "{step:?}");
        }
    }

    #[test]
    fn nobody_acts_in_closed_steps() {
        for step in [Step::Refresh, Step::DamageAssign, Step::Reset] {
            let refusal = speed_answer(3, open(step, true)).expect_err("closed");
            assert!(refusal.rules.contains(&"N-15"), "{step:?}");
        }
    }
}
