//! The game of Frames, step by step (rules page, sections 2 to 9). This table alone decides the order of play.

use crate::table::{self, BoardSystem, turn};

use super::steps::{
    act, bid, countdown, deploy, designate, initiative, moving, over, resolve_attack,
    roll_and_defense, tactical, terrain,
};
use super::{Frames, Phase, Step};

/// The table of a game of Frames, which has no windows.
pub type TurnTable = table::TurnTable<Frames>;

turn! {
    /// The game from the terrain to the last round. A frame that is attacked takes its turn in between (M-23).
    pub static TURN: Turn<Step, Phase, BoardSystem<Frames>, ()>;

    // phase      => step,             [rules],               [systems],          who acts;  the step after, if not the next row
    Bidding       => Setup,            [],                    [],                 none;
    Bidding       => Terrain,          ["Q29"],               [terrain::enter],   asks(terrain::offer);
    Bidding       => Bid,              ["M-59..M-69"],        [bid::enter],       asks(bid::offer), or AttackerFrames;
    Deployment    => DefenderStations, ["M-78"],              [],                 asks(deploy::offer);
    Deployment    => FirstFrames,      ["M-80"],              [],                 asks(deploy::offer);
    Deployment    => PointFrame,       ["M-81"],              [],                 asks(deploy::offer);
    Deployment    => AttackerFrames,   ["M-82..M-83"],        [],                 asks(deploy::offer);
    Deployment    => AttackerStations, ["M-84"],              [],                 asks(deploy::offer);
    Deployment    => LastFrames,       ["M-85"],              [],                 asks(deploy::offer);
    TacticalOrder => Round,            ["M-01"],              [tactical::round],  nobody;
    TacticalOrder => Initiative,       [],                    [],                 asks(initiative::offer);
    TacticalOrder => Tactical,         ["M-09..M-22"],        [],                 asks(tactical::offer), then Countdown, or Designate;
    Turn          => Designate,        ["M-87..M-89"],        [],                 asks(designate::offer), or Tactical;
    Turn          => Roll,             ["M-74..M-77"],        [roll_and_defense::roll], nobody;
    Turn          => Defense,          ["M-91", "M-94"],      [],                 asks(roll_and_defense::offer_defense), or Hits Tactical;
    Turn          => Act,              ["M-86"],              [],                 asks(act::offer), then Tactical, or Move Hits Designate Act;
    Turn          => Move,             ["M-97..M-99"],        [],                 asks(moving::offer), then Act, or Hits Tactical;
    Turn          => Hits,             ["M-109..M-128"],      [],                 asks(resolve_attack::go_on), then Act, or Designate Tactical;
    Doomsday      => Countdown,        ["M-130..M-132"],      [countdown::enter], asks(countdown::offer), then Round, or Over;
    Over          => Over,             ["M-133"],             [over::enter],      none, or Round;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::frames::Setup;
    use crate::games::frames::content::{TABLES, builtin};
    use crate::table::Match;
    use crate::table::testing::{
        follow_the_table, follows, nothing_offered_is_refused, steps_moved, steps_played,
        systems_of_a_step_run,
    };

    fn game(seed: u64) -> Match<Frames> {
        let content = Box::leak(Box::new(
            (*builtin().expect("the built-in packs are sound")).clone(),
        ));
        Match::new(Setup::in_turn(content, TABLES[0], 0), seed)
    }

    #[test]
    fn the_game_follows_the_table() {
        let (point, others) = (Step::PointFrame as usize, Step::AttackerFrames as usize);
        assert!(follows(&steps_played(&mut game(3), 200), point, others));
        let steps = steps_moved(game(3), Step::LastFrames, Step::PointFrame, 200);
        let last = Step::LastFrames as usize;
        assert!(follows(&steps, last, point) && follows(&steps, point, others));
        assert!(follows(
            &steps,
            Step::AttackerStations as usize,
            Step::Round as usize
        ));
    }

    #[test]
    fn a_system_can_be_added_to_a_step() {
        systems_of_a_step_run(game(3), Step::Round, 400);
    }

    #[test]
    fn steps_lead_only_where_the_table_says() {
        for seed in 0..20 {
            let steps = steps_played(&mut game(seed), 1_000);
            follow_the_table::<Frames>(&steps, None);
            assert!(steps.len() > 50);
        }
    }

    #[test]
    fn what_is_offered_is_not_refused() {
        assert!(nothing_offered_is_refused(&mut game(5), 2_000, "turn") > 10);
    }
}
