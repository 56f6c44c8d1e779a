//! Biomes: whatever is chosen, the rules hold.

mod aims;
mod positions;
mod stats;
mod walk;

use crate::kit::refusals::name_their_rules;
use fourfold::games::biomes::Step;

use crate::kit::{causes, choices, walks};
use walk::{Stroll, strolls};

walks!(walks, strolls(), 24, 700, 900, 500);

#[test]
fn every_refusal_names_its_rule() {
    name_their_rules::<Stroll>(100_000, |seed| Stroll {
        seed,
        decks: [(seed % 4) as u16, (seed / 4 % 4) as u16],
        best_of: 1,
        feet: seed,
    });
}

#[test]
fn a_long_walk_ends_and_no_choice_floods_the_log() {
    choices::ending(20_000, 400, |seed| Stroll {
        seed,
        decks: [0, 1],
        best_of: 1 + 2 * (seed % 2) as u8,
        feet: seed,
    });
}

#[test]
fn a_discard_says_what_asks_for_it() {
    let walk = |seed| Stroll {
        seed,
        decks: [(seed % 4) as u16, (seed / 4 % 4) as u16],
        best_of: 1,
        feet: seed,
    };
    causes::discards_are_explained(40_000, walk, |view| view.step == Step::Reset);
}
