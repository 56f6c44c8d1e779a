//! Sanctuary: whatever is chosen, the rules hold.

mod positions;
mod rules;
mod stats;
mod walk;

use fourfold::games::sanctuary::Sanctuary;
use fourfold::table::{Choice, Match, ObjectId, Ref, Saved, Seat, TableRng};
use proptest::prelude::*;

use crate::kit::{Walk, choices, config, hidden, refusals, somewhere, time};
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

    #[test]
    fn the_table_is_sound_before_every_choice(walk in strolls()) {
        choices::sound(walk, 1500)?;
    }

    #[test]
    fn what_is_offered_is_accepted_and_changes_something(walk in strolls(), length in 0..500_usize) {
        choices::offered(walk, length)?;
    }

    #[test]
    fn nothing_is_offered_twice(walk in strolls(), length in 0..700_usize) {
        choices::once(walk, length)?;
    }

    #[test]
    fn what_is_not_offered_is_refused_and_changes_nothing(walk in strolls(), length in 0..500_usize) {
        choices::not_offered(walk, length)?;
    }

    #[test]
    fn every_refusal_within_the_rules_names_its_rule(walk in strolls(), length in 0..500_usize) {
        choices::named(walk, length)?;
    }

    #[test]
    fn taking_back_is_as_if_never_chosen(walk in strolls(), length in 1..400_usize, back in 0..400_usize) {
        time::taken_back(walk, length, back)?;
    }

    #[test]
    fn what_can_be_taken_back_showed_nothing(walk in strolls()) {
        time::undoable(walk, 1000)?;
    }

    #[test]
    fn a_journal_plays_the_same_game_anywhere(walk in strolls(), other in strolls(), length in 0..500_usize) {
        time::journal(walk, other, length)?;
    }

    #[test]
    fn a_restored_game_goes_on_as_before(walk in strolls(), length in 0..500_usize, away in 0..300_usize) {
        time::restored(walk, length, away)?;
    }

    #[test]
    fn going_away_and_back_at_every_decision_changes_nothing(walk in strolls(), trips in strolls()) {
        time::trips(walk, trips, 600)?;
    }

    #[test]
    fn imagining_leaves_the_game_as_it_was(walk in strolls(), length in 0..500_usize, dream in any::<u64>()) {
        time::imagined(walk, length, dream)?;
    }

    #[test]
    fn a_view_knows_nothing_of_hidden_cards(walk in strolls(), length in 0..700_usize, deal in any::<u64>()) {
        hidden::scrambled(walk, length, deal)?;
    }

    #[test]
    fn no_view_or_event_names_a_hidden_card(walk in strolls(), length in 0..300_usize) {
        hidden::unnamed(walk, length, 400)?;
    }
}

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
