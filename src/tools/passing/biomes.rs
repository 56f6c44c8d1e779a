//! Biomes: where to be asked, and what waits in the queue.

use super::{Habits, Moment, Passes, Settles, Side, Stops, Trigger, Waiting, pass_of, settle};
use crate::games::biomes::{Biomes, EntryView, Step, View, player_id};
use crate::table::{Choice, Decision, Ref, Seat};

impl Settles for Biomes {
    /// In one's own primary phases and before one's own damage; when somebody else's agents are about to move, when
    /// they attack, before their damage, before their turn ends, and at whatever they play or use.
    fn usual() -> Habits {
        let mut stops = Stops::NONE;
        for (side, steps) in [
            (
                Side::Own,
                &[Step::FirstPrimary, Step::DefendAfter, Step::SecondPrimary][..],
            ),
            (
                Side::Others,
                &[
                    Step::AdvanceWindow,
                    Step::AttackAfter,
                    Step::DefendAfter,
                    Step::End,
                ],
            ),
        ] {
            for step in steps {
                if let Some(at) = window(*step) {
                    stops.set_step(at, side, true);
                }
            }
        }
        for sort in 0..Self::SORTS.len() {
            stops.set_sort(sort, Side::Others, true);
        }
        Habits {
            passes: true,
            stops,
        }
    }

    fn is_window(decision: &Decision) -> bool {
        pass_of(decision).is_some()
    }

    fn settle(view: &View, seat: Seat, decision: &Decision, habits: &Habits) -> Option<Choice> {
        settle::<Self>(view, seat, decision, habits)
    }
}

impl Passes for Biomes {
    const STEPS: &'static [Step] = &[
        Step::Draw,
        Step::Maintenance,
        Step::FirstPrimary,
        Step::AdvanceWindow,
        Step::CounterWindow,
        Step::AttackStart,
        Step::AttackBefore,
        Step::AttackAfter,
        Step::DefendBefore,
        Step::DefendAfter,
        Step::SecondPrimary,
        Step::End,
    ];
    /// A card that was played, and a skill.
    const SORTS: &'static [&'static str] = &["card", "skill"];
    /// Energy is made while paying.
    const IDLE: &'static [&'static str] = &["pass", "make"];

    fn moment(view: &View, seat: Seat) -> Moment {
        Moment {
            turn: view.turn,
            side: side(view.active == seat),
            window: window(view.step),
            stack: view.queue.iter().map(|e| waiting(view, e, seat)).collect(),
            fight: !view.attackers.is_empty(),
            shows: false,
        }
    }
}

fn window(step: Step) -> Option<usize> {
    Biomes::STEPS.iter().position(|known| *known == step)
}

pub(super) const fn side(own: bool) -> Side {
    if own { Side::Own } else { Side::Others }
}

fn waiting(view: &View, entry: &EntryView, seat: Seat) -> Waiting {
    let mine = entry.controller == seat;
    let own = |id| view.object(id).is_some_and(|o| o.controller == seat);
    let aims = |target: &Ref| match target {
        Ref::Object(id) => *id == player_id(seat) || own(*id),
        Ref::Seat(at) => *at == seat,
        _ => false,
    };
    Waiting {
        serial: entry.serial,
        sort: usize::from(entry.ability.is_some()),
        side: side(mine),
        foreign: !mine,
        act: true,
        aimed: entry.targets.iter().any(aims),
        deadly: false,
        trigger: entry
            .face
            .zip(entry.ability)
            .map(|(face, ability)| Trigger { face, ability }),
    }
}
