//! Where somebody who plays Souls is asked although passing would do: by step, and by what waits on the stack.

use crate::games::souls::{EntrySort, EntryView, Step, View, player_id};
use crate::table::{Ref, Seat};

/// The windows of a turn that open with an empty stack.
pub const STEPS: [Step; 7] = [
    Step::TurnStart,
    Step::LootStep,
    Step::AttackDeclared,
    Step::AttackRolls,
    Step::PurchaseDeclared,
    Step::EndDeclared,
    Step::TurnEnd,
];

/// What can wait on the stack.
pub const SORTS: [EntrySort; 6] = [
    EntrySort::Loot,
    EntrySort::Ability,
    EntrySort::Trigger,
    EntrySort::Roll,
    EntrySort::Damage,
    EntrySort::Death,
];

/// Whose: one's own turn and things, or somebody else's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// One's own.
    Own,
    /// Anybody else's, the game's too.
    Others,
}

/// Both.
pub const SIDES: [Side; 2] = [Side::Own, Side::Others];

/// Where to stop. Nothing of it is a rule: the game always asks, these only pass for the seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stops {
    steps: [[bool; STEPS.len()]; 2],
    sorts: [[bool; SORTS.len()]; 2],
}

impl Default for Stops {
    /// Where most people want to think: before their own attack rolls, at dice, at what others do, before somebody
    /// else's turn ends.
    fn default() -> Self {
        let mut stops = Self::none();
        stops.set_step(Step::AttackRolls, Side::Own, true);
        stops.set_step(Step::EndDeclared, Side::Others, true);
        for sort in [EntrySort::Roll, EntrySort::Damage, EntrySort::Death] {
            stops.set_sort(sort, Side::Own, true);
        }
        for sort in [EntrySort::Loot, EntrySort::Ability, EntrySort::Death] {
            stops.set_sort(sort, Side::Others, true);
        }
        stops
    }
}

impl Stops {
    /// Nowhere.
    #[must_use]
    pub const fn none() -> Self {
        Self {
            steps: [[false; STEPS.len()]; 2],
            sorts: [[false; SORTS.len()]; 2],
        }
    }

    /// Everywhere.
    #[must_use]
    pub const fn all() -> Self {
        Self {
            steps: [[true; STEPS.len()]; 2],
            sorts: [[true; SORTS.len()]; 2],
        }
    }

    /// Whether to stop in the window of that step. What is no window of its own always stops.
    #[must_use]
    pub fn step(&self, step: Step, side: Side) -> bool {
        let at = STEPS.iter().position(|known| *known == window(step));
        at.is_none_or(|at| self.steps[side as usize][at])
    }

    /// Changes that.
    pub fn set_step(&mut self, step: Step, side: Side, stop: bool) {
        if let Some(at) = STEPS.iter().position(|known| *known == window(step)) {
            self.steps[side as usize][at] = stop;
        }
    }

    /// Whether to stop when such a thing is about to resolve.
    #[must_use]
    pub fn sort(&self, sort: EntrySort, side: Side) -> bool {
        let at = SORTS.iter().position(|known| *known == sort);
        at.is_none_or(|at| self.sorts[side as usize][at])
    }

    /// Changes that.
    pub fn set_sort(&mut self, sort: EntrySort, side: Side, stop: bool) {
        if let Some(at) = SORTS.iter().position(|known| *known == sort) {
            self.sorts[side as usize][at] = stop;
        }
    }

    /// Whether `seat`, which has priority, wants to be asked.
    #[must_use]
    pub fn stop(&self, view: &View, seat: Seat) -> bool {
        match view.stack.last() {
            Some(top) => self.sort(top.sort, side_of(view, top, seat)),
            // The attack is over: nothing more is rolled.
            None if view.step == Step::AttackRolls && view.attack.is_none() => false,
            None if view.active == seat => self.step(view.step, Side::Own),
            None => self.step(view.step, Side::Others),
        }
    }
}

/// The window that a step belongs to.
const fn window(step: Step) -> Step {
    match step {
        Step::AttackTarget => Step::AttackRolls,
        Step::PurchaseChoice => Step::PurchaseDeclared,
        other => other,
    }
}

/// Whose an entry is: damage and deaths are theirs whom they befall, combat damage also theirs who fight.
#[must_use]
pub fn side_of(view: &View, entry: &EntryView, seat: Seat) -> Side {
    let attack = view.attack.as_ref();
    let fights = attack.is_some_and(|a| a.attacker == seat || a.helpers.contains(&seat));
    let own = match entry.sort {
        EntrySort::Damage => befalls(view, entry, seat) || entry.combat && fights,
        EntrySort::Death => befalls(view, entry, seat),
        _ => entry.controller == seat && !entry.game,
    };
    if own { Side::Own } else { Side::Others }
}

/// Whether an entry is aimed at a player or at something of theirs.
#[must_use]
pub fn befalls(view: &View, entry: &EntryView, seat: Seat) -> bool {
    entry.targets.iter().any(|target| match target {
        Ref::Object(id) if *id == player_id(seat) => true,
        Ref::Object(id) => view
            .card(*id)
            .is_some_and(|card| card.owned && card.controller == seat),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_stop_is_set_alone() {
        let mut stops = Stops::none();
        stops.set_step(Step::LootStep, Side::Others, true);
        stops.set_sort(EntrySort::Roll, Side::Own, true);
        assert!(stops.step(Step::LootStep, Side::Others));
        assert!(!stops.step(Step::LootStep, Side::Own));
        assert!(!stops.step(Step::TurnEnd, Side::Others));
        assert!(stops.sort(EntrySort::Roll, Side::Own));
        assert!(!stops.sort(EntrySort::Roll, Side::Others));
    }

    #[test]
    fn choosing_the_target_belongs_to_the_attack_rolls() {
        let mut stops = Stops::all();
        stops.set_step(Step::AttackRolls, Side::Own, false);
        assert!(!stops.step(Step::AttackTarget, Side::Own));
        assert!(stops.step(Step::AttackTarget, Side::Others));
    }
}
