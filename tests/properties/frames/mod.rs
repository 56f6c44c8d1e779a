//! Frames: whatever is chosen, the rules hold.

mod able;
mod bidding;
mod choices;
mod limits;
mod options;
mod positions;
mod walk;

use proptest::prelude::*;

use fourfold::games::frames::content::Table;

use crate::kit::{choices as kit, config, refusals, search, time};
use walk::{Stroll, strolls};

proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn every_game_ends_and_is_sound_all_the_way(walk in strolls()) {
        let game = kit::sound(walk, 5_000)?;
        let outcome = game.outcome();
        prop_assert!(outcome.is_some_and(|o| o.winners.count() > 0), "{outcome:?}");
    }

    #[test]
    fn a_bot_that_searches_leaves_the_match_as_it_was(walk in strolls(), length in 0..500_usize, deal in any::<u64>()) {
        search::is_blind(walk, length, deal)?;
    }

    #[test]
    fn an_analysis_says_what_the_bot_would_choose(walk in strolls(), length in 0..500_usize, deal in any::<u64>()) {
        search::is_analysed(walk, length, deal)?;
    }

    #[test]
    fn whatever_is_offered_is_accepted(walk in strolls(), length in 0..500_usize) {
        kit::offered(walk, length)?;
    }

    #[test]
    fn whatever_is_not_offered_is_refused_and_changes_nothing(walk in strolls(), length in 0..500_usize) {
        kit::not_offered(walk, length)?;
    }

    #[test]
    fn taking_back_is_as_if_never_chosen(walk in strolls(), length in 1..300_usize, back in 0..300_usize) {
        time::taken_back(walk, length, back)?;
    }

    #[test]
    fn a_journal_with_points_plays_the_same_match_anywhere(walk in strolls(), other in strolls(), length in 0..400_usize) {
        time::journal(walk, other, length)?;
    }

    #[test]
    fn a_restored_match_goes_on_as_before(walk in strolls(), length in 0..400_usize, away in 0..200_usize) {
        time::restored(walk, length, away)?;
    }

    #[test]
    fn going_away_and_back_at_every_decision_changes_nothing(walk in strolls(), trips in strolls()) {
        time::trips(walk, trips, 300)?;
    }

    /// Dice are the only secret: they may not be taken back, and who imagines does not learn them.
    #[test]
    fn rolls_cannot_be_taken_back(walk in strolls()) {
        time::undoable(walk, 600)?;
    }

    #[test]
    fn imagining_changes_nothing(walk in strolls(), length in 0..300_usize, dreams in any::<u64>()) {
        time::imagined(walk, length, dreams)?;
    }
}

#[test]
fn every_refusal_names_its_rule() {
    refusals::name_their_rules::<Stroll>(100_000, |seed| Stroll {
        seed,
        table: Table {
            players: 2 + (seed % 4) as u8,
            battle: seed.is_multiple_of(3),
        },
        brought: seed as u32 * 31,
        feet: seed,
        able: seed % 2 == 1,
    });
}
