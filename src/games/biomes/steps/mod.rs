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
use super::board::Tables;

/// Registers every step.
pub fn plugin(app: &mut App) {
    app.steps(Step::Setup)
        .enter(Step::Mulligan, mulligan::enter)
        .offer(Step::Mulligan, mulligan::offer)
        .enter(Step::Refresh, start::refresh)
        .enter(Step::Draw, start::draw)
        .offer(Step::Draw, window)
        .enter(Step::Maintenance, start::maintenance)
        .offer(Step::Maintenance, window)
        .offer(Step::FirstPrimary, window)
        .enter(Step::AdvanceSelect, advance::enter)
        .offer(Step::AdvanceSelect, advance::offer)
        .offer(Step::AdvanceWindow, window)
        .enter(Step::AdvanceMove, advance::go)
        .offer(Step::CounterSelect, advance::offer)
        .offer(Step::CounterWindow, window)
        .enter(Step::CounterMove, advance::go)
        .enter(Step::AttackStart, attack::start)
        .offer(Step::AttackStart, attack::answers)
        .offer(Step::AttackBefore, window)
        .offer(Step::AttackDeclare, attack::offer)
        .offer(Step::AttackAfter, attack::after)
        .offer(Step::DefendBefore, defend::before)
        .offer(Step::DefendDeclare, defend::offer)
        .offer(Step::DefendOrder, defend::order)
        .offer(Step::DefendAfter, defend::before)
        .enter(Step::DamageAssign, damage::enter)
        .offer(Step::DamageAssign, damage::offer)
        .enter(Step::DamageRanged, damage::ranged)
        .enter(Step::DamageMelee, damage::melee)
        .enter(Step::DamageRetreat, damage::retreat)
        .offer(Step::SecondPrimary, window)
        .enter(Step::End, end::enter)
        .offer(Step::End, window)
        .enter(Step::Reset, end::reset)
        .offer(Step::Reset, end::finish)
        .offer(Step::MatchOver, over::offer);
}

/// A step that is one window.
fn window(mut tables: Tables) {
    let mut board = tables.board();
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
