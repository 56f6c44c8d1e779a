//! Positions of Sanctuary, cut out of matches and edited.

use fourfold::table::Busy;
use proptest::prelude::*;

use super::walk::{Stroll, content, strolls};
use crate::kit::config;
use crate::kit::positions::{edited, found_near, written_and_read};

proptest! {
    #![proptest_config(config(6))]

    #[test]
    fn a_position_that_is_written_and_read_again_is_the_same(walk in strolls()) {
        prop_assert!(written_and_read(walk, content(), 120) > 0);
    }

    #[test]
    fn the_nearest_position_asks_what_was_asked_there(walk in strolls(), length in 5..200_usize) {
        let found = found_near(walk, content(), length);
        prop_assert!(found.is_ok_and(|back| back <= length) || found == Err(Busy::Opening), "{found:?}");
    }

    #[test]
    fn whatever_is_done_to_a_position_can_be_written_and_taken_back(seed in any::<u64>()) {
        prop_assert!(edited::<Stroll>(content(), seed, 150) > 0);
    }
}
