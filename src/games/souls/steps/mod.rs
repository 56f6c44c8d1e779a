//! What each step of the turn does by itself and what may be chosen in it.

mod attack;
mod draft;
mod ending;
mod purchase;
mod starting;

use bevy::prelude::*;

use crate::table::{Seats, StepApp};

use super::board::{Board, Columns};
use super::choosing::{MOST_WORK, choose};
use super::{Phase, Step};

pub use attack::may_attack;
pub use starting::begin_turn;

/// Part of a step: a plain function on the table.
type Part = fn(&mut Board<'_>);

/// What a step does by itself when it is entered.
const ENTERS: [(Step, Part); 9] = [
    (Step::Draft, draft::enter),
    (Step::Recharge, starting::recharge),
    (Step::TurnStart, starting::turn_start),
    (Step::LootStep, starting::loot_step),
    (Step::Action, starting::action),
    (Step::TurnEnd, ending::turn_end),
    (Step::HandLimit, ending::hand_limit),
    (Step::RoomDiscard, ending::room_discard),
    (Step::TurnPasses, ending::turn_passes),
];

/// What may be chosen in a step once nothing else is to be settled.
const fn asks(step: Step) -> Option<Part> {
    Some(match step {
        Step::Setup => draft::finish_setup,
        Step::Draft => draft::offer,
        Step::Recharge => |board| board.goto(Step::TurnStart),
        Step::TurnStart | Step::LootStep | Step::TurnEnd => window,
        Step::Action => starting::main,
        Step::AttackDeclared => attack::declared,
        Step::AttackTarget => attack::target,
        Step::AttackRolls => attack::rolls,
        Step::PurchaseDeclared => window,
        Step::PurchaseChoice => purchase::offer,
        Step::EndDeclared => ending::declared,
        Step::HandLimit => |board| board.goto(Step::RoomDiscard),
        Step::RoomDiscard => ending::offer_rooms,
        Step::TurnPasses => starting::begin_turn,
        Step::Over => return None,
    })
}

/// Every step that asks something or goes on by itself.
const ASKING: [Step; 16] = [
    Step::Setup,
    Step::Draft,
    Step::Recharge,
    Step::TurnStart,
    Step::LootStep,
    Step::Action,
    Step::AttackDeclared,
    Step::AttackTarget,
    Step::AttackRolls,
    Step::PurchaseDeclared,
    Step::PurchaseChoice,
    Step::EndDeclared,
    Step::TurnEnd,
    Step::HandLimit,
    Step::RoomDiscard,
    Step::TurnPasses,
];

/// Registers every step.
pub fn plugin(app: &mut App) {
    app.steps(Step::Setup);
    for (step, part) in ENTERS {
        app.enter(step, move |mut columns: Columns| {
            drive(&mut columns.board(step), part);
        });
    }
    for step in ASKING {
        app.offer(step, move |mut columns: Columns| {
            drive(&mut columns.board(step), |_| {});
        });
    }
    app.on_choice::<Step, _>(choose);
}

/// Does `first`, settles what follows from it, and goes on until somebody is asked or the step is over. What goes
/// on for ever is a draw.
pub fn drive(board: &mut Board<'_>, first: impl FnOnce(&mut Board<'_>)) {
    board.refresh_stats();
    first(board);
    for _ in 0..MOST_WORK {
        board.settle();
        if board.must_stop() {
            return;
        }
        board.go_on();
    }
    board.decide(Seats::NONE);
}

impl Board<'_> {
    /// The next thing once all work is done: the checkpoint, then a sequence, then the step itself.
    fn go_on(&mut self) {
        if has_priority(self.step) {
            if self.checkpoint() || self.advance() {
                return;
            }
            if !self.game.sequences.is_empty() {
                self.run_window();
                return;
            }
            if self.game.dying && self.step.phase() != Phase::End {
                // F-129, R38: as soon as the stack is empty, outside an attack after a last window over it (R54).
                let last = self.game.farewell && self.game.window.is_some();
                if self.game.stack.is_empty() && !last {
                    self.goto(Step::TurnEnd);
                } else {
                    self.run_window();
                }
                return;
            }
        }
        if let Some(ask) = asks(self.step) {
            ask(self);
        }
    }

    /// All have passed on an empty stack: where the turn goes from the window of its step.
    pub fn after_window(&mut self) {
        if self.game.dying && self.step.phase() != Phase::End {
            return;
        }
        match self.step {
            Step::TurnStart => self.goto(Step::LootStep),
            Step::LootStep => self.goto(Step::Action),
            Step::AttackDeclared => self.goto(Step::AttackTarget),
            Step::PurchaseDeclared => self.goto(Step::PurchaseChoice),
            Step::EndDeclared => self.goto(Step::TurnEnd),
            Step::TurnEnd => self.goto(Step::HandLimit),
            // F-71: back to the main state; attacks go on by themselves.
            _ => {}
        }
    }
}

/// F-74: nobody has priority in the recharge step, in end steps 2 to 4 and before the first turn.
const fn has_priority(step: Step) -> bool {
    !matches!(
        step,
        Step::Setup
            | Step::Draft
            | Step::Recharge
            | Step::HandLimit
            | Step::RoomDiscard
            | Step::TurnPasses
            | Step::Over
    )
}

/// A step that is one window.
fn window(board: &mut Board<'_>) {
    board.run_window();
}
