//! The turn of Biomes, step by step (rules page, section 3). This table alone decides the order of play.

use crate::table::{self, Acts, BoardSystem, turn};

use super::steps::{advance, attack, damage, defend, end, mulligan, over, start};
use super::{Biomes, Phase, Step};

/// How a window opens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// Who is asked first.
    pub opens: Opens,
    /// The slowest speed at which one may act in it (N-34 to N-38): 1 to 3.
    pub speed: u8,
}

/// Who is asked first in a window over an empty queue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opens {
    /// The active player.
    Active,
    /// The other player, then the active one.
    Other,
    /// The other player alone: the active one may only answer (N-98).
    OtherAlone,
    /// Nobody: only what waits is answered (N-90).
    Nobody,
}

const fn active(speed: u8) -> Window {
    Window {
        opens: Opens::Active,
        speed,
    }
}

const fn nobody(speed: u8) -> Window {
    Window {
        opens: Opens::Nobody,
        speed,
    }
}

const fn other() -> Window {
    Window {
        opens: Opens::Other,
        speed: 2,
    }
}

const fn other_alone() -> Window {
    Window {
        opens: Opens::OtherAlone,
        speed: 2,
    }
}

/// The table of a turn of Biomes.
pub type TurnTable = table::TurnTable<Biomes>;

turn! {
    /// The turn, with what comes before the first one and after the last.
    pub static TURN: Turn<Step, Phase, BoardSystem<Biomes>, Window>;

    // phase     => step,           [rules],             [systems],            who acts;   the step after, if not the next row
    Setup        => Setup,          ["N-05", "N-11..N-12"], [],                none;
    Setup        => Mulligan,       ["N-06..N-09"],      [mulligan::enter],    asks(mulligan::offer);
    Start        => Refresh,        ["N-15..N-17"],      [start::refresh],     nobody;
    Start        => Draw,           ["N-18..N-22"],      [start::draw],        window(active(3));
    Start        => Maintenance,    ["N-23"],            [start::maintenance], window(active(3));
    FirstPrimary => FirstPrimary,   ["N-27..N-32"],      [],                   window(active(1));
    Battle       => AdvanceSelect,  ["N-74..N-79"],      [advance::enter],     asks(advance::offer);
    Battle       => AdvanceWindow,  ["N-80..N-82"],      [],                   window(active(2));
    Battle       => AdvanceMove,    ["N-83"],            [advance::go],        none;
    Battle       => CounterSelect,  ["N-84..N-86"],      [],                   asks(advance::offer);
    Battle       => CounterWindow,  ["N-84", "N-80"],    [],                   window(other());
    Battle       => CounterMove,    ["N-83..N-84"],      [advance::go],        none;
    Battle       => AttackStart,    ["N-89..N-90"],      [attack::start],      window(nobody(3));
    Battle       => AttackBefore,   ["N-91..N-92"],      [],                   window(active(2));
    Battle       => AttackDeclare,  ["N-94..N-97"],      [],                   asks(attack::offer), or DamageRetreat;
    Battle       => AttackAfter,    ["N-98..N-99"],      [],                   window(other_alone()), or DamageRetreat;
    Battle       => DefendBefore,   ["N-103..N-104"],    [],                   window(active(2)), or DamageRetreat;
    Battle       => DefendDeclare,  ["N-105..N-111"],    [],                   asks(defend::offer), or DamageRetreat;
    Battle       => DefendOrder,    ["N-108"],           [],                   asks(defend::order), or DamageRetreat;
    Battle       => DefendAfter,    ["N-112..N-113"],    [],                   window(active(2)), or DamageRetreat;
    Battle       => DamageAssign,   ["N-115..N-120"],    [damage::enter],      nobody_but(damage::offer);
    Battle       => DamageRanged,   ["N-128"],           [damage::ranged],     nobody;
    Battle       => DamageMelee,    ["N-128..N-133"],    [damage::melee],      nobody;
    Battle       => DamageRetreat,  ["N-127"],           [damage::retreat],    nobody, or AdvanceSelect;
    SecondPrimary => SecondPrimary, ["N-33"],            [],                   window(active(1));
    End          => End,            ["N-134..N-138"],    [end::enter],         window(active(3));
    End          => Reset,          ["N-139..N-144"],    [end::reset],         nobody_but(end::finish), then Refresh;
    Over         => MatchOver,      ["N-01..N-02", "N-10"], [],                asks(over::offer), then Mulligan;
    Over         => GameOver,       ["N-145..N-147"],    [],                   none;
}

impl Step {
    /// Whether nobody may act in it (N-15, N-115).
    #[must_use]
    pub const fn is_closed(self) -> bool {
        matches!(
            TURN.at(self as usize).acts,
            Acts::Nobody | Acts::NobodyBut(_)
        )
    }

    /// The slowest speed at which one may act in it (N-34 to N-38): 2 in steps that have no window of their own.
    #[must_use]
    pub const fn speed(self) -> u8 {
        match TURN.at(self as usize).acts {
            Acts::Window(window) => window.speed,
            Acts::None | Acts::Nobody | Acts::NobodyBut(_) | Acts::Answers | Acts::Asks(_) => 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::biomes::content::builtin;
    use crate::games::biomes::events::Event;
    use crate::games::biomes::{Place, Setup, place};
    use crate::table::Match;
    use crate::table::testing::{
        follow_the_table, follows, nothing_offered_is_refused, revealed_as_hidden, steps_moved,
        steps_played, systems_of_a_step_run,
    };

    fn game() -> Match<Biomes> {
        let content = builtin().expect("the built-in packs are sound");
        let setup = Setup {
            content: Box::leak(Box::new((*content).clone())),
            decks: [0, 1],
            best_of: 1,
            position: None,
        };
        Match::new(setup, 3)
    }

    #[test]
    fn the_turn_follows_the_table() {
        let (draw, maintenance) = (Step::Draw as usize, Step::Maintenance as usize);
        assert!(follows(&steps_played(&mut game(), 400), draw, maintenance));
        let steps = steps_moved(game(), Step::Maintenance, Step::Draw, 400);
        assert!(follows(&steps, maintenance, draw) && !follows(&steps, draw, maintenance));
        assert!(follows(&steps, draw, Step::FirstPrimary as usize));
    }

    #[test]
    fn a_system_can_be_added_to_a_step() {
        systems_of_a_step_run(game(), Step::Draw, 400);
    }

    #[test]
    fn steps_lead_only_where_the_table_says() {
        let steps = steps_played(&mut game(), 4_000);
        // A match is won in any step (N-145).
        follow_the_table::<Biomes>(&steps, Some(Step::MatchOver));
        assert!(steps.len() > 100);
    }

    #[test]
    fn what_is_offered_is_not_refused() {
        assert!(nothing_offered_is_refused(&mut game(), 4_000, "act") > 10);
    }

    #[test]
    fn a_card_from_a_deck_was_hidden_and_one_from_play_was_not() {
        let mut game = game();
        steps_played(&mut game, 400);
        let [open, hidden] = revealed_as_hidden(&game, |event| match Event::read(event)? {
            Event::Move { from, .. } => match place(from).1 {
                Place::Deck => Some(true),
                Place::Sector(_) | Place::Cache => Some(false),
                _ => None,
            },
            _ => None,
        });
        assert!(hidden > 10 && open > 1);
    }
}
