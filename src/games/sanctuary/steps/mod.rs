//! What each step of the turn does by itself and what may be chosen in it.

mod attack;
mod block;
mod communion;
mod contemplation;
mod damage;
mod duel;
mod meditation;
mod redraw;

use bevy::prelude::*;

use crate::table::StepApp;

use super::board::{Board, Columns};
use super::choosing::choose;
use super::{STEPS, Step};

pub use damage::pair_view;
pub use duel::deals as duel_deals;

/// Part of a step: a plain function on the table.
type Part = fn(&mut Board<'_>);

/// What a step does by itself when it is entered.
const ENTERS: [(Step, Part); 15] = [
    (Step::Redraw, redraw::enter),
    (Step::Untap, communion::untap),
    (Step::Expire, communion::expire),
    (Step::Wear, communion::wear),
    (Step::Generate, meditation::generate),
    (Step::StartTriggers, meditation::start),
    (Step::Draw, meditation::draw),
    (Step::DuelDamage, duel::damage),
    (Step::DuelResult, duel::result),
    (Step::Attackers, attack::enter),
    (Step::SanctuaryDamage, damage::sanctuary),
    (Step::Contemplation, contemplation::enter),
    (Step::Entropy, contemplation::entropy),
    (Step::Fade, contemplation::fade),
    (Step::HandLimit, contemplation::hand_limit),
];

/// What may be chosen in a step.
const fn asks(step: Step) -> Option<Part> {
    Some(match step {
        Step::Redraw => redraw::offer,
        // Nobody acts in these: what triggered in them resolves, then the turn goes on (H-15, C36).
        Step::Untap => |board| board.closed(Step::Expire),
        Step::Expire => |board| board.closed(Step::Wear),
        Step::Wear => |board| board.closed(Step::Generate),
        Step::Generate => |board| board.closed(Step::StartTriggers),
        Step::StartTriggers => |board| board.closed(Step::Draw),
        Step::Draw => |board| board.closed(Step::Harvest),
        Step::Harvest | Step::DuelWindow | Step::AttackWindow | Step::BlockWindow => window,
        Step::Challenge => duel::offer,
        Step::DuelDamage => |board| board.only_answers(Step::DuelResult),
        Step::DuelResult => duel::finish,
        Step::Attackers => attack::offer,
        Step::Blockers => block::offer,
        Step::PairDamage => damage::pairs,
        Step::SanctuaryDamage => |board| board.only_answers(Step::Contemplation),
        Step::Contemplation => window,
        Step::Entropy => |board| board.closed(Step::Fade),
        Step::Fade => |board| board.closed(Step::HandLimit),
        Step::HandLimit => contemplation::finish,
        Step::Setup | Step::Over => return None,
    })
}

/// Registers every step.
pub fn plugin(app: &mut App) {
    app.steps(Step::Setup);
    for (step, part) in ENTERS {
        app.enter(step, move |mut columns: Columns| {
            drive(&mut columns.board(step), part);
        });
    }
    for step in STEPS {
        app.offer(step, move |mut columns: Columns| {
            drive(&mut columns.board(step), |_| {});
        });
    }
    app.on_choice::<Step, _>(choose);
}

/// Does `first`, settles what follows from it, and goes on with the step's question until somebody is
/// asked or the step is over. Then whoever looks sees stats that are right, in the middle of effects too.
pub fn drive(board: &mut Board<'_>, first: impl FnOnce(&mut Board<'_>)) {
    board.renew_stats();
    first(board);
    loop {
        board.settle();
        let ask = asks(board.step).filter(|_| !board.must_stop());
        match ask {
            Some(ask) => ask(board),
            None => break,
        }
    }
    board.renew_stats();
}

/// A step that is one window.
fn window(board: &mut Board<'_>) {
    board.run_window();
}

/// Where the turn goes when the window of a step has closed; `None` where the step itself knows, because its
/// window only answers what triggered in it (C57).
#[must_use]
pub const fn after_window(step: Step) -> Option<Step> {
    match step {
        Step::Harvest => Some(Step::Challenge),
        Step::DuelWindow => Some(Step::DuelDamage),
        Step::AttackWindow => Some(Step::Blockers),
        Step::BlockWindow => Some(Step::PairDamage),
        Step::Contemplation => Some(Step::Entropy),
        _ => None,
    }
}

impl Board<'_> {
    /// A step in which nobody acts: what triggered resolves without being answered, then `next` begins.
    fn closed(&mut self, next: Step) {
        if self.game.stack.is_empty() {
            self.goto(next);
        } else {
            self.resolve_top();
        }
    }

    /// A step without a window of its own: what triggered in it can be answered (C36), then `next` begins.
    fn only_answers(&mut self, next: Step) {
        if !self.ask_answers() {
            self.goto(next);
        }
    }

    /// Asks both players about what triggered in a step of Duel or Combat, until both pass over an empty Stack
    /// (C57). Where nothing triggered nobody is asked. Returns whether somebody is.
    fn ask_answers(&mut self) -> bool {
        self.game.answers |= !self.game.stack.is_empty();
        if self.game.answers {
            self.run_window();
        }
        self.game.answers
    }
}
