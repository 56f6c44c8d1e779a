//! What each step of the turn does by itself and what may be chosen in it.

mod advance;
mod attack;
mod damage;
mod defend;
mod end;
mod mulligan;
mod over;
mod start;

use bevy::prelude::*;

use crate::table::StepApp;

use super::Step;
use super::board::{Board, Columns};

/// Part of a step: a plain function on the table.
type Part = fn(&mut Board<'_>);

/// What a step does by itself when it is entered.
const ENTERS: [(Step, Part); 14] = [
    (Step::Mulligan, mulligan::enter),
    (Step::Refresh, start::refresh),
    (Step::Draw, start::draw),
    (Step::Maintenance, start::maintenance),
    (Step::AdvanceSelect, advance::enter),
    (Step::AdvanceMove, advance::go),
    (Step::CounterMove, advance::go),
    (Step::AttackStart, attack::start),
    (Step::DamageAssign, damage::enter),
    (Step::DamageRanged, damage::ranged),
    (Step::DamageMelee, damage::melee),
    (Step::DamageRetreat, damage::retreat),
    (Step::End, end::enter),
    (Step::Reset, end::reset),
];

/// What may be chosen in a step.
const fn asks(step: Step) -> Option<Part> {
    Some(match step {
        Step::Mulligan => mulligan::offer,
        Step::Draw
        | Step::Maintenance
        | Step::FirstPrimary
        | Step::AdvanceWindow
        | Step::CounterWindow
        | Step::AttackBefore
        | Step::AttackAfter
        | Step::DefendBefore
        | Step::DefendAfter
        | Step::SecondPrimary
        | Step::End => window,
        Step::AdvanceSelect | Step::CounterSelect => advance::offer,
        Step::AttackStart => attack::answers,
        Step::AttackDeclare => attack::offer,
        Step::DefendDeclare => defend::offer,
        Step::DefendOrder => defend::order,
        Step::DamageAssign => damage::offer,
        // Nobody acts in these: what reacted in them is settled, then the turn goes on (D6).
        Step::Refresh => |board| board.goto(Step::Draw),
        Step::DamageRanged => |board| board.goto(Step::DamageMelee),
        Step::DamageMelee => |board| board.goto(Step::DamageRetreat),
        Step::DamageRetreat => |board| board.goto(Step::SecondPrimary),
        Step::Reset => end::finish,
        Step::MatchOver => over::offer,
        _ => return None,
    })
}

/// Every step that asks something.
const ASKING: [Step; 19] = [
    Step::Mulligan,
    Step::Draw,
    Step::Maintenance,
    Step::FirstPrimary,
    Step::AdvanceSelect,
    Step::AdvanceWindow,
    Step::CounterSelect,
    Step::CounterWindow,
    Step::AttackStart,
    Step::AttackBefore,
    Step::AttackDeclare,
    Step::AttackAfter,
    Step::DefendBefore,
    Step::DefendDeclare,
    Step::DefendOrder,
    Step::DefendAfter,
    Step::DamageAssign,
    Step::SecondPrimary,
    Step::End,
];

/// Registers every step.
pub fn plugin(app: &mut App) {
    app.steps(Step::Setup);
    for (step, part) in ENTERS {
        app.enter(step, move |mut columns: Columns| {
            drive(&mut columns.board(step), part);
        });
    }
    for step in ASKING.into_iter().chain([Step::Reset, Step::MatchOver]) {
        app.offer(step, move |mut columns: Columns| {
            drive(&mut columns.board(step), |_| {});
        });
    }
}

/// Does `first`, settles what follows from it, and goes on with the step's question until somebody is
/// asked or the step is over.
pub fn drive(board: &mut Board<'_>, first: impl FnOnce(&mut Board<'_>)) {
    first(board);
    loop {
        board.settle();
        if board.must_stop() {
            return;
        }
        match asks(board.step) {
            Some(ask) => ask(board),
            None => return,
        }
    }
}

/// A step that is one window.
fn window(board: &mut Board<'_>) {
    board.run_window();
}

/// Where the turn goes when the window of a step has closed.
#[must_use]
pub const fn after_window(step: Step) -> Step {
    match step {
        Step::Draw => Step::Maintenance,
        Step::Maintenance => Step::FirstPrimary,
        Step::FirstPrimary => Step::AdvanceSelect,
        Step::AdvanceWindow => Step::AdvanceMove,
        Step::CounterWindow => Step::CounterMove,
        Step::AttackStart => Step::AttackBefore,
        Step::AttackBefore => Step::AttackDeclare,
        Step::AttackAfter => Step::DefendBefore,
        Step::DefendBefore => Step::DefendDeclare,
        Step::DefendAfter => Step::DamageAssign,
        Step::SecondPrimary => Step::End,
        Step::End => Step::Reset,
        other => other,
    }
}
