//! Souls: whatever is chosen, the rules hold.

mod leaving;
mod positions;
mod rules;
mod stats;
mod walk;

use fourfold::games::souls::Step;

use crate::kit::{causes, choices, refusals, walks};
use walk::{Four, Stroll, Three, Together, Two, table};

walks!(two, <Stroll<Two>>::strolls(), 8, 500, 600, 300);
walks!(three, <Stroll<Three>>::strolls(), 8, 500, 600, 300);
walks!(four, <Stroll<Four>>::strolls(), 8, 500, 600, 300);
walks!(together, <Stroll<Together>>::strolls(), 8, 500, 600, 300);

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

#[test]
fn a_discard_says_what_asks_for_it() {
    causes::discards_are_explained(20_000, table::<Two>, |view| view.step == Step::HandLimit);
    causes::discards_are_explained(20_000, table::<Four>, |view| view.step == Step::HandLimit);
}
