//! The search bot and the analysis: they know no more than their seat, and leave the match as it was.

use fourfold::bots::{Bot, Effort, EvaluatedGame, SearchBot, analyse};
use fourfold::table::{Look, Match, Saved, Seat, TableRng};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use super::{Walk, seen, somewhere};

/// Few, as a debug build is slow.
const ITERATIONS: u32 = 12;

fn choice<G: EvaluatedGame>(game: &mut Match<G>, seat: Seat, seed: u64) -> usize {
    SearchBot::new(seed, ITERATIONS).choose(&mut Look::new(game, seat))
}

/// All that an analysis finds out, as text.
fn analysis<G: EvaluatedGame>(game: &mut Match<G>, seat: Seat, seed: u64) -> Option<String> {
    let effort = Effort::new(ITERATIONS);
    let found = analyse(&mut Look::new(game, seat), seed, &effort)?;
    let line: Vec<_> = found.line.iter().map(|it| (it.seat, &it.events)).collect();
    let (best, second, nothing) = (found.best, found.second, found.nothing);
    Some(format!(
        "{best:?} {second:?} {nothing:?} {} {line:?}",
        found.before
    ))
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

/// The analysis names the option that the bot with its budget chooses, knows nothing that its seat does not, and leaves
/// the match as it was. Stopped, it has no result.
pub fn is_analysed<W: Walk>(walk: W, length: usize, deal: u64) -> TestCaseResult
where
    W::Game: EvaluatedGame,
{
    let (mut game, _) = somewhere(walk, length);
    let Some((seat, options)) = game.decision().map(|d| (d.seat, d.options.clone())) else {
        return Ok(());
    };
    let before = seen::<W>(&mut game);
    let first = analysis(&mut game, seat, deal);
    prop_assert_eq!(&before, &seen::<W>(&mut game));
    let chosen = options[choice(&mut game, seat, deal)];
    let (effort, stopped) = (Effort::new(ITERATIONS), Effort::new(ITERATIONS));
    let found = analyse(&mut Look::new(&mut game, seat), deal, &effort);
    let found = found.expect("the seat is asked");
    prop_assert_eq!(found.best.choice, chosen);
    prop_assert!((0.0..=1.0).contains(&found.best.chance) && (0.0..=1.0).contains(&found.before));
    prop_assert_eq!(found.line.first().map(|it| it.seat), Some(seat));
    prop_assert!(effort.part() > 0.9, "{}", effort.part());
    stopped.stop();
    prop_assert!(analyse(&mut Look::new(&mut game, seat), deal, &stopped).is_none());
    prop_assert_eq!(&before, &seen::<W>(&mut game));
    game.scramble(Some(seat), TableRng::new(deal));
    prop_assert_eq!(first, analysis(&mut game, seat, deal));
    Ok(())
}
