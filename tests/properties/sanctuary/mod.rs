//! Sanctuary: whatever is chosen, the rules hold.

mod positions;
mod rules;
mod stats;
mod walk;

use fourfold::games::sanctuary::{Sanctuary, Step};
use fourfold::table::{Choice, Match, ObjectId, Ref, Saved, Seat, TableRng};
use proptest::prelude::*;

use crate::kit::{Walk, causes, choices, config, refusals, somewhere, walks};
use walk::{Stroll, decks, strolls};

proptest! {
    #![proptest_config(config(24))]

    /// Why something is refused is the same whatever lies where the seat cannot look.
    #[test]
    fn a_refusal_tells_nothing_hidden(walk in strolls(), length in 0..400_usize, deal in any::<u64>()) {
        let (mut game, _) = somewhere(walk, length);
        let Some(open) = game.decision().cloned() else { return Ok(()) };
        for seat in [Seat(0), Seat(1)] {
            let told = |game: &mut Match<Sanctuary>| {
                let mut all = Vec::new();
                for &verb in Stroll::VERBS {
                    for n in 0..130 {
                        let choice = Choice::new(verb).of(Ref::Object(ObjectId(n)));
                        let offered = seat == open.seat && open.options.contains(&choice);
                        if !offered {
                            all.push((choice, game.permits(seat, choice).map_err(|no| no.refusal)));
                        }
                    }
                }
                all
            };
            let before = told(&mut game);
            let mut here = Saved::default();
            game.snapshot(&mut here);
            game.scramble(Some(seat), TableRng::new(deal));
            let after = told(&mut game);
            game.restore(&here);
            for (one, other) in before.iter().zip(&after) {
                prop_assert_eq!(one, other, "{:?}", seat);
            }
        }
    }
}

walks!(walks, strolls(), 24, 500, 600, 300);

#[test]
fn every_refusal_names_its_rule() {
    refusals::name_their_rules(100_000, |seed| Stroll {
        seed,
        decks: decks(seed),
        feet: seed,
    });
}

#[test]
fn a_long_walk_ends_and_no_choice_floods_the_log() {
    choices::ending(20_000, 400, |seed| Stroll {
        seed,
        decks: decks(seed),
        feet: seed,
    });
}

#[test]
fn a_discard_says_what_asks_for_it() {
    let walk = |seed| Stroll {
        seed,
        decks: decks(seed),
        feet: seed,
    };
    causes::discards_are_explained(40_000, walk, |view| view.step == Step::HandLimit);
}
