//! Souls: whatever is chosen, the rules hold.

mod leaving;
mod positions;
mod rules;
mod walk;

use proptest::prelude::*;

use crate::kit::{choices, config, hidden, refusals, time};
use walk::{Four, Stroll, Three, Together, Two, table};

/// The properties that every game has, for walks of one number of players.
macro_rules! walks {
    ($name:ident, $table:ty) => {
        mod $name {
            use super::*;

            proptest! {
                #![proptest_config(config(8))]

                #[test]
                fn the_table_is_sound_before_every_choice(walk in <$table>::strolls()) {
                    choices::sound(walk, 1500)?;
                }

                #[test]
                fn what_is_offered_is_accepted_and_changes_something(walk in <$table>::strolls(), length in 0..500_usize) {
                    choices::offered(walk, length)?;
                }

                #[test]
                fn nothing_is_offered_twice(walk in <$table>::strolls(), length in 0..700_usize) {
                    choices::once(walk, length)?;
                }

                #[test]
                fn what_is_not_offered_is_refused_and_changes_nothing(walk in <$table>::strolls(), length in 0..500_usize) {
                    choices::not_offered(walk, length)?;
                }

                #[test]
                fn every_refusal_within_the_rules_names_its_rule(walk in <$table>::strolls(), length in 0..500_usize) {
                    choices::named(walk, length)?;
                }

                #[test]
                fn taking_back_is_as_if_never_chosen(walk in <$table>::strolls(), length in 1..400_usize, back in 0..400_usize) {
                    time::taken_back(walk, length, back)?;
                }

                #[test]
                fn what_can_be_taken_back_showed_nothing(walk in <$table>::strolls()) {
                    time::undoable(walk, 1000)?;
                }

                #[test]
                fn a_journal_plays_the_same_game_anywhere(walk in <$table>::strolls(), other in <$table>::strolls(), length in 0..500_usize) {
                    time::journal(walk, other, length)?;
                }

                #[test]
                fn a_restored_game_goes_on_as_before(walk in <$table>::strolls(), length in 0..500_usize, away in 0..300_usize) {
                    time::restored(walk, length, away)?;
                }

                #[test]
                fn going_away_and_back_at_every_decision_changes_nothing(walk in <$table>::strolls(), trips in <$table>::strolls()) {
                    time::trips(walk, trips, 600)?;
                }

                #[test]
                fn imagining_leaves_the_game_as_it_was(walk in <$table>::strolls(), length in 0..500_usize, dream in any::<u64>()) {
                    time::imagined(walk, length, dream)?;
                }

                #[test]
                fn a_view_knows_nothing_of_hidden_cards(walk in <$table>::strolls(), length in 0..700_usize, deal in any::<u64>()) {
                    hidden::scrambled(walk, length, deal)?;
                }

                #[test]
                fn no_view_or_event_names_a_hidden_card(walk in <$table>::strolls(), length in 0..300_usize) {
                    hidden::unnamed(walk, length, 400)?;
                }
            }
        }
    };
}

walks!(two, Stroll<Two>);
walks!(three, Stroll<Three>);
walks!(four, Stroll<Four>);
walks!(together, Stroll<Together>);

#[test]
fn a_long_walk_ends_and_no_choice_floods_the_log() {
    choices::ending(8_000, 600, table::<Two>);
    choices::ending(8_000, 900, table::<Four>);
    choices::ending(4_000, 600, table::<Together>);
}

#[test]
fn every_refusal_names_its_rule() {
    refusals::name_their_rules::<Stroll<Two>>(34_000, table::<Two>);
    refusals::name_their_rules::<Stroll<Four>>(33_000, table::<Four>);
    refusals::name_their_rules::<Stroll<Together>>(33_000, table::<Together>);
}
