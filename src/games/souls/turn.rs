//! The turn of Souls, step by step (rules page, section 3). This table alone decides the order of play.

use crate::table::{self, Acts, BoardSystem, turn};

use super::steps::{attack, draft, ending, purchase, starting};
use super::{Phase, Souls, Step};

/// What a step does by itself.
pub type System = BoardSystem<Souls>;

/// A window over an empty stack.
#[derive(Debug, Clone, Copy)]
pub struct Window {
    /// Runs it.
    pub system: System,
    /// Whether the step is over once all have passed; else its system leads on.
    pub ends: bool,
}

const fn plain() -> Window {
    ending_with(|board| board.run_window())
}

const fn ending_with(system: System) -> Window {
    Window { system, ends: true }
}

const fn led_by(system: System) -> Window {
    Window {
        system,
        ends: false,
    }
}

/// The table of a turn of Souls.
pub type TurnTable = table::TurnTable<Souls>;

turn! {
    /// The turn, with what comes before the first one and after the last. An effect that ends the turn leads to
    /// `TurnEnd` from everywhere (F-40).
    pub static TURN: Turn<Step, Phase, System, Window>;

    // phase => step,             [rules],                [systems],                who acts;  the step after, if not the next row
    Setup    => Setup,            ["F-48..F-56"],         [],                       nobody_but(draft::finish_setup), or Recharge;
    Setup    => Draft,            ["F-55"],               [draft::enter],           nobody_but(draft::offer);
    Start    => Recharge,         ["F-03..F-06"],         [starting::recharge],     nobody;
    Start    => TurnStart,        ["F-07"],               [starting::turn_start],   window(plain());
    Start    => LootStep,         ["F-08..F-09"],         [starting::loot_step],    window(plain());
    Action   => Action,           ["F-10..F-24"],         [starting::action],       asks(starting::main), then EndDeclared, or AttackDeclared PurchaseDeclared;
    Action   => AttackDeclared,   ["F-25", "F-90"],       [],                       window(ending_with(attack::declared)), or Action;
    Action   => AttackTarget,     ["F-91..F-96"],         [],                       asks(attack::target), or Action;
    Action   => AttackRolls,      ["F-97..F-105"],        [],                       window(led_by(attack::rolls)), then Action;
    Action   => PurchaseDeclared, ["F-26", "F-141"],      [],                       window(plain());
    Action   => PurchaseChoice,   ["F-142..F-145"],       [],                       asks(purchase::offer), then Action;
    Action   => EndDeclared,      ["F-27..F-28", "R37"],  [],                       window(ending_with(ending::declared)), or Action;
    End      => TurnEnd,          ["F-29"],               [ending::turn_end],       window(plain());
    End      => HandLimit,        ["F-30..F-33"],         [ending::hand_limit],     nobody;
    End      => RoomDiscard,      ["F-34..F-36"],         [ending::room_discard],   nobody_but(ending::offer_rooms);
    End      => TurnPasses,       ["F-37..F-39", "R50"],  [ending::turn_passes],    nobody_but(starting::begin_turn), then Recharge;
    Over     => Over,             ["F-59"],               [],                       none;
}

/// The phases of a turn in order.
pub const PHASES: [Phase; 3] = TURN.phases();

impl Step {
    /// F-74: nobody has priority in the recharge step, in end steps 2 to 4 and before the first turn.
    #[must_use]
    pub const fn has_priority(self) -> bool {
        match TURN.at(self as usize).acts {
            Acts::None | Acts::Nobody | Acts::NobodyBut(_) => false,
            Acts::Answers | Acts::Window(_) | Acts::Asks(_) => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::souls::Setup;
    use crate::games::souls::content::builtin;
    use crate::table::Match;
    use crate::table::testing::{
        follow_the_table, follows, nothing_offered_is_refused, steps_moved, steps_played,
        systems_of_a_step_run,
    };

    fn game() -> Match<Souls> {
        let content = builtin().expect("the built-in packs are sound");
        let content = Box::leak(Box::new((*content).clone()));
        Match::new(Setup::plain(content, 3), 3)
    }

    #[test]
    fn the_turn_follows_the_table() {
        let (start, loot) = (Step::TurnStart as usize, Step::LootStep as usize);
        assert!(follows(&steps_played(&mut game(), 400), start, loot));
        let steps = steps_moved(game(), Step::LootStep, Step::TurnStart, 400);
        // The first turn had begun.
        let steps = &steps[4..];
        assert!(follows(steps, loot, start) && !follows(steps, start, loot));
        assert!(follows(steps, start, Step::Action as usize));
    }

    #[test]
    fn a_system_can_be_added_to_a_step() {
        systems_of_a_step_run(game(), Step::LootStep, 400);
    }

    #[test]
    fn steps_lead_only_where_the_table_says() {
        let steps = steps_played(&mut game(), 8_000);
        // A death or an effect ends the turn in any step (F-40, F-129).
        follow_the_table::<Souls>(&steps, Some(Step::TurnEnd));
        assert!(steps.len() > 100);
    }

    #[test]
    fn what_is_offered_is_not_refused() {
        assert!(nothing_offered_is_refused(&mut game(), 8_000, "target") > 10);
    }
}
