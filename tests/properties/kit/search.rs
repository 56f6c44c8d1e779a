//! The search bot: it knows no more than its seat, and leaves the match as it was.

use fourfold::bots::{Bot, EvaluatedGame, SearchBot};
use fourfold::table::{Look, Match, Saved, Seat, TableRng};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use super::{Walk, seen, somewhere};

/// Few, as a debug build is slow.
const ITERATIONS: u32 = 12;

fn choice<G: EvaluatedGame>(game: &mut Match<G>, seat: Seat, seed: u64) -> usize {
    SearchBot::new(seed, ITERATIONS).choose(&mut Look::new(game, seat))
}

/// Another deal of what its seat cannot see never changes its choice, nor does asking it change the match.
pub fn is_blind<W: Walk>(walk: W, length: usize, deal: u64) -> TestCaseResult
where
    W::Game: EvaluatedGame,
{
    let (mut game, _) = somewhere(walk, length);
    let Some((seat, options)) = game.decision().map(|d| (d.seat, d.options.len())) else {
        return Ok(());
    };
    let before = seen::<W>(&mut game);
    let first = choice(&mut game, seat, deal);
    prop_assert!(first < options);
    prop_assert_eq!(&before, &seen::<W>(&mut game));
    let mut here = Saved::default();
    game.snapshot(&mut here);
    game.scramble(Some(seat), TableRng::new(deal));
    prop_assert_eq!(first, choice(&mut game, seat, deal));
    game.restore(&here);
    prop_assert_eq!(first, choice(&mut game, seat, deal));
    Ok(())
}
