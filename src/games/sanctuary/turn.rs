//! The turn of Sanctuary, step by step (rules page, section 3). This table alone decides the order of play.

use crate::table::{self, BoardSystem, StepSet, turn};

use super::steps::{
    attack, block, combat_damage, communion, contemplation, duel, meditation, redraw,
};
use super::{Phase, Sanctuary, Step};

/// Who is asked first in a window over an empty Stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opens {
    /// The active player, then the other one (H-80, C32).
    Active,
    /// The active player alone: the other one may only answer (H-34).
    ActiveAlone,
}

/// The table of a turn of Sanctuary.
pub type TurnTable = table::TurnTable<Sanctuary>;

turn! {
    /// The turn, with what comes before the first one and after the last.
    pub static TURN: Turn<Step, Phase, BoardSystem<Sanctuary>, Opens>;

    // phase      => step,            [rules],              [systems],                  who acts;  the step after, if not the next row
    Setup         => Setup,           ["H-01"],             [],                         none;
    Setup         => Redraw,          ["H-01..H-07"],       [redraw::enter],            asks(redraw::offer);
    Communion     => Untap,           ["H-09"],             [communion::untap],         nobody;
    Communion     => Expire,          ["H-10"],             [communion::expire],        nobody;
    Communion     => Wear,            ["H-12..H-15"],       [communion::wear],          nobody;
    Meditation    => Generate,        ["H-16..H-17", "H-20"], [meditation::generate],   nobody;
    Meditation    => StartTriggers,   ["H-18"],             [meditation::start],        nobody;
    Meditation    => Draw,            ["H-19", "H-21"],     [meditation::draw],         nobody;
    Harvest       => Harvest,         ["H-23..H-35"],       [],                         window(Opens::ActiveAlone);
    Duel          => Challenge,       ["H-36..H-41"],       [],                         asks(duel::offer), or Attackers;
    Duel          => DuelWindow,      ["H-46"],             [],                         window(Opens::Active);
    Duel          => DuelDamage,      ["H-42"],             [duel::damage],             answers;
    Duel          => DuelResult,      ["H-43..H-45"],       [duel::result],             asks(duel::finish), or Challenge;
    Combat        => Attackers,       ["H-51..H-55"],       [attack::enter],            asks(attack::offer), or Contemplation;
    Combat        => AttackWindow,    ["C43"],              [],                         window(Opens::Active);
    Combat        => Blockers,        ["H-56..H-60"],       [],                         asks(block::offer);
    Combat        => BlockWindow,     ["C43"],              [],                         window(Opens::Active);
    Combat        => PairDamage,      ["H-61"],             [],                         asks(combat_damage::pairs);
    Combat        => SanctuaryDamage, ["H-62..H-65"],       [combat_damage::sanctuary],        answers, or Attackers;
    Contemplation => Contemplation,   ["H-72"],             [contemplation::enter],     window(Opens::Active);
    Contemplation => Entropy,         ["H-90b"],            [contemplation::entropy],   nobody;
    Contemplation => Fade,            ["H-74..H-75"],       [contemplation::fade],      nobody;
    Contemplation => HandLimit,       ["H-76"],             [contemplation::hand_limit], nobody_but(contemplation::finish), then Untap;
    Over          => Over,            ["H-92"],             [],                         none;
}

/// The phases of a turn in order.
pub const PHASES: [Phase; 6] = TURN.phases();

/// The steps in the order of play: all that ask something or go on by themselves, and in which a position can begin.
pub const STEPS: [Step; TURN.count(StepSet::Playable)] = TURN.steps(StepSet::Playable);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sanctuary::content::builtin;
    use crate::games::sanctuary::events::Event;
    use crate::games::sanctuary::{Place, Setup, place};
    use crate::table::Match;
    use crate::table::testing::{
        follow_the_table, follows, nothing_offered_is_refused, revealed_as_hidden, steps_moved,
        steps_played, systems_of_a_step_run,
    };

    fn game(seed: u64) -> Match<Sanctuary> {
        let content = builtin().expect("the built-in packs are sound");
        let setup = Setup {
            content: Box::leak(Box::new((*content).clone())),
            decks: [0, 1],
            position: None,
        };
        Match::new(setup, seed)
    }

    #[test]
    fn the_turn_follows_the_table() {
        let (draw, start) = (Step::Draw as usize, Step::StartTriggers as usize);
        assert!(follows(&steps_played(&mut game(3), 400), start, draw));
        let steps = steps_moved(game(3), Step::Draw, Step::StartTriggers, 400);
        assert!(follows(&steps, draw, start) && !follows(&steps, start, draw));
        assert!(follows(&steps, start, Step::Harvest as usize));
    }

    #[test]
    fn a_system_can_be_added_to_a_step() {
        systems_of_a_step_run(game(3), Step::Draw, 400);
    }

    #[test]
    fn steps_lead_only_where_the_table_says() {
        for seed in 0..20 {
            let steps = steps_played(&mut game(seed), 1_000);
            follow_the_table::<Sanctuary>(&steps, None);
            assert!(steps.len() > 50);
        }
    }

    #[test]
    fn what_is_offered_is_not_refused() {
        assert!(nothing_offered_is_refused(&mut game(4), 1_000, "target") > 10);
    }

    #[test]
    fn a_card_from_a_deck_was_hidden_and_one_from_play_was_not() {
        let mut game = game(4);
        steps_played(&mut game, 400);
        let [open, hidden] = revealed_as_hidden(&game, |event| match Event::read(event)? {
            Event::Move { from, .. } => match place(from).1 {
                Place::Deck => Some(true),
                Place::Conflict | Place::Limbo => Some(false),
                _ => None,
            },
            _ => None,
        });
        assert!(hidden > 10 && open > 1);
    }
}
