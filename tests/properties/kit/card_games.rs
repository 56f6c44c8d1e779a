//! What holds in every game of cards.

/// The properties that every game of cards has: for so many walks, most of them up to `$length` choices long, journeys
/// of up to `$trips`, and looks at everything on the table after up to `$short`.
macro_rules! walks {
    ($name:ident, $strolls:expr, $cases:expr, $length:expr, $trips:expr, $short:expr) => {
        mod $name {
            use proptest::prelude::*;

            use super::*;
            use $crate::kit::{choices, config, hidden, search, time};

            const LENGTH: usize = $length;
            const SHORT: usize = $short;

            proptest! {
                #![proptest_config(config($cases))]

                #[test]
                fn the_table_is_sound_before_every_choice(walk in $strolls) {
                    choices::sound(walk, 1500)?;
                }

                #[test]
                fn what_is_offered_is_accepted_and_changes_something(walk in $strolls, length in 0..LENGTH) {
                    choices::offered(walk, length)?;
                }

                #[test]
                fn nothing_is_offered_twice(walk in $strolls, length in 0..700_usize) {
                    choices::once(walk, length)?;
                }

                #[test]
                fn what_is_not_offered_is_refused_and_changes_nothing(walk in $strolls, length in 0..500_usize) {
                    choices::not_offered(walk, length)?;
                }

                #[test]
                fn every_refusal_within_the_rules_names_its_rule(walk in $strolls, length in 0..LENGTH) {
                    choices::named(walk, length)?;
                }

                #[test]
                fn taking_back_is_as_if_never_chosen(walk in $strolls, length in 1..400_usize, back in 0..400_usize) {
                    time::taken_back(walk, length, back)?;
                }

                #[test]
                fn what_can_be_taken_back_showed_nothing(walk in $strolls) {
                    time::undoable(walk, 1000)?;
                }

                #[test]
                fn a_journal_plays_the_same_game_anywhere(walk in $strolls, other in $strolls, length in 0..LENGTH) {
                    time::journal(walk, other, length)?;
                }

                #[test]
                fn a_restored_game_goes_on_as_before(walk in $strolls, length in 0..LENGTH, away in 0..300_usize) {
                    time::restored(walk, length, away)?;
                }

                #[test]
                fn going_away_and_back_at_every_decision_changes_nothing(walk in $strolls, trips in $strolls) {
                    time::trips(walk, trips, $trips)?;
                }

                #[test]
                fn imagining_leaves_the_game_as_it_was(walk in $strolls, length in 0..LENGTH, dream in any::<u64>()) {
                    time::imagined(walk, length, dream)?;
                }

                #[test]
                fn a_bot_that_searches_knows_nothing_of_hidden_cards(walk in $strolls, length in 0..LENGTH, deal in any::<u64>()) {
                    search::is_blind(walk, length, deal)?;
                }

                #[test]
                fn an_analysis_says_what_the_bot_would_choose(walk in $strolls, length in 0..LENGTH, deal in any::<u64>()) {
                    search::is_analysed(walk, length, deal)?;
                }

                #[test]
                fn a_view_knows_nothing_of_hidden_cards(walk in $strolls, length in 0..700_usize, deal in any::<u64>()) {
                    hidden::scrambled(walk, length, deal)?;
                }

                #[test]
                fn no_view_or_event_names_a_hidden_card(walk in $strolls, length in 0..SHORT) {
                    hidden::unnamed(walk, length, SHORT + 100)?;
                }
            }
        }
    };
}

pub(crate) use walks;
