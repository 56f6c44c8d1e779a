//! Where a player of Souls wants to be asked, though passing would do (R25): by step, and by kind of event.

use crate::games::souls::{EntrySort, EntryView, Step, View, seat_of};
use crate::table::{Ref, Seat};

/// Steps with a window of their own, in the order of a turn.
pub const STEPS: [Step; 7] = [
    Step::TurnStart,
    Step::LootStep,
    Step::AttackDeclared,
    Step::AttackRolls,
    Step::PurchaseDeclared,
    Step::EndDeclared,
    Step::TurnEnd,
];

/// Kinds of things that wait on the stack.
pub const KINDS: [EntrySort; 6] = [
    EntrySort::Loot,
    EntrySort::Ability,
    EntrySort::Trigger,
    EntrySort::Roll,
    EntrySort::Damage,
    EntrySort::Death,
];

/// How often somebody wants to be asked about a kind of thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Often {
    /// Never.
    Never,
    /// When it is about them or theirs.
    #[default]
    Mine,
    /// Always.
    Always,
}

impl Often {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Never, Self::Mine, Self::Always];
}

/// Where passing stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stops {
    /// In one's own turns, by step.
    pub own: [bool; STEPS.len()],
    /// In the turns of others.
    pub theirs: [bool; STEPS.len()],
    /// By what is about to resolve.
    pub kinds: [Often; KINDS.len()],
    /// Also before one's own loot and abilities resolve.
    pub before_mine: bool,
}

impl Default for Stops {
    fn default() -> Self {
        use Often::{Always, Mine};
        Self {
            own: [false; STEPS.len()],
            theirs: [false; STEPS.len()],
            kinds: [Always, Always, Mine, Mine, Mine, Mine],
            before_mine: false,
        }
    }
}

impl Stops {
    /// Whether `seat` wants to be asked in the open window.
    #[must_use]
    pub fn stop(&self, view: &View, seat: Seat) -> bool {
        let Some(top) = view.stack.last() else {
            let at = STEPS.iter().position(|&step| step == view.step);
            let steps = if view.active == seat { self.own } else { self.theirs };
            return at.is_some_and(|at| steps[at]);
        };
        let mine = top.controller == seat && !top.game;
        let done = matches!(top.sort, EntrySort::Loot | EntrySort::Ability | EntrySort::Trigger);
        if mine && done {
            return self.before_mine;
        }
        let kind = KINDS.iter().position(|&kind| kind == top.sort);
        match kind.map_or(Often::Always, |at| self.kinds[at]) {
            Often::Never => false,
            Often::Mine => concerns(view, top, seat),
            Often::Always => true,
        }
    }
}

/// Whether an entry of the stack is about a player or what is theirs.
#[must_use]
pub fn concerns(view: &View, entry: &EntryView, seat: Seat) -> bool {
    let fights = view
        .attack
        .as_ref()
        .is_some_and(|a| a.attacker == seat || a.helpers.contains(&seat));
    let aimed = |target: &Ref| match *target {
        Ref::Object(id) => match seat_of(id) {
            Some(hit) => hit == seat,
            None => view
                .card(id)
                .is_some_and(|card| card.owned && card.controller == seat),
        },
        Ref::Entry(serial) => {
            let mut stack = view.stack.iter();
            stack.any(|e| e.serial == serial && e.controller == seat && !e.game)
        }
        _ => false,
    };
    let rolled = entry.sort == EntrySort::Roll && entry.controller == seat;
    let dies = entry.sort == EntrySort::Death && seat_of(entry.source) == Some(seat);
    rolled || dies || entry.combat && fights || entry.targets.iter().any(aimed)
}
