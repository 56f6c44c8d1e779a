//! The search: a bandit by successive halving. All settings play the same seeds; after each level the better half goes on
//! with twice as many games.

use super::super::game::LabGame;
use super::super::play::{Counts, Plan, play};
use super::super::run::Progress;
use super::super::study::Prepared;
use super::super::tally::Tally;
use super::target::{Measure, Target};
use crate::table::TableRng;

/// Draws that say how sure the best setting is.
const DRAWS: usize = 2000;

/// A setting and what was found of it.
pub(super) struct Arm<G: LabGame> {
    pub values: Vec<i64>,
    pub prepared: Prepared<G>,
    pub tally: Tally,
    /// The level after which it was given up; none for those of the last one.
    pub given_up: Option<u32>,
}

/// How many levels it takes to halve so many settings down to one.
const fn levels(arms: usize) -> u32 {
    if arms <= 1 {
        1
    } else {
        usize::BITS - (arms - 1).leading_zeros()
    }
}

/// The rounds of each level: how many arms play, and how many rounds each.
pub(super) fn schedule(arms: usize, pairs: usize, games: u64) -> Vec<(usize, u64)> {
    let levels = levels(arms);
    let budget = games / u64::from(levels);
    let mut left = arms;
    (0..levels)
        .map(|_| {
            let playing = left;
            left = left.div_ceil(2);
            let one = playing as u64 * pairs as u64 * 2;
            (playing, (budget / one.max(1)).max(1))
        })
        .collect()
}

/// Plays until one setting is left, which is then the first of the list. Returns whether it was not stopped.
pub(super) fn search<G: LabGame>(
    arms: &mut [Arm<G>],
    targets: &[Target],
    schedule: &[(usize, u64)],
    threads: usize,
    progress: &Progress<'_>,
) -> bool {
    let mut first = 0;
    for (level, &(playing, rounds)) in (0..).zip(schedule) {
        for arm in &mut arms[..playing] {
            let study = &arm.prepared.study;
            let plan = Plan::<G> {
                setups: &arm.prepared.setups,
                bot: arm.prepared.bot,
                seed: study.seed,
                first,
                rounds,
                threads,
                cards: study.cards.len(),
                groups: &[],
                progress: progress.done,
                stop: progress.stop,
            };
            let (pairs, cards, events) = (study.pairs.len(), study.cards.len(), study.events.len());
            let new = || Tally::new(pairs, cards, events, G::SEARCH.scale);
            let more = play(&plan, new, None);
            arm.tally.merge(more);
        }
        first += rounds;
        let score = |arm: &Arm<G>| square(&measures(arm, targets), 1.0);
        arms[..playing].sort_by(|a, b| score(a).total_cmp(&score(b)));
        if progress.stop.load(std::sync::atomic::Ordering::Relaxed) {
            return false;
        }
        for arm in &mut arms[playing.div_ceil(2)..playing] {
            arm.given_up = Some(level);
        }
    }
    true
}

/// All parts of all targets as one setting has them.
pub(super) fn measures<G: LabGame>(arm: &Arm<G>, targets: &[Target]) -> Vec<Measure> {
    let parts = targets
        .iter()
        .flat_map(|target| target.measures(&arm.prepared.study, &arm.tally));
    parts.collect()
}

/// The mean square of how far the parts are from where they should be, without so many times what chance adds.
fn square(parts: &[Measure], chance: f64) -> f64 {
    let squares = parts.iter().map(|part| {
        let off = (part.mean - part.wanted) / part.scale;
        off.powi(2) - chance * (part.error / part.scale).powi(2)
    });
    squares.sum::<f64>() / parts.len().max(1) as f64
}

/// How sure the first of these settings is.
pub(super) struct Confidence {
    /// In what share of the draws it was the best of all.
    pub best: f64,
    /// The 95 % interval of its distance from the target.
    pub low: f64,
    pub high: f64,
}

/// Draws what each setting may really be like, as its games say, and looks which one is the best.
pub(super) fn how_sure(arms: &[Vec<Measure>], seed: u64) -> Confidence {
    let mut chance = TableRng::new(seed);
    let mut wins = 0;
    let mut own = Vec::with_capacity(DRAWS);
    for _ in 0..DRAWS {
        let mut draw = |parts: &Vec<Measure>| {
            let drawn = parts.iter().map(|part| Measure {
                mean: part.mean + part.error * normal(&mut chance),
                ..*part
            });
            // Chance is in the measure once, and once more in the draw.
            square(&drawn.collect::<Vec<_>>(), 2.0)
        };
        let all: Vec<f64> = arms.iter().map(&mut draw).collect();
        let (first, others) = all
            .split_first()
            .map_or((0.0, &[][..]), |(first, rest)| (*first, rest));
        wins += usize::from(others.iter().all(|other| first <= *other));
        own.push(first.max(0.0).sqrt());
    }
    own.sort_by(f64::total_cmp);
    Confidence {
        best: wins as f64 / DRAWS as f64,
        low: own[DRAWS / 40],
        high: own[DRAWS - 1 - DRAWS / 40],
    }
}

/// A number of the normal distribution (Box and Muller).
fn normal(chance: &mut TableRng) -> f64 {
    let mut part = || (f64::from(chance.below(u32::MAX)) + 0.5) / f64::from(u32::MAX);
    let (a, b) = (part(), part());
    (-2.0 * a.ln()).sqrt() * (std::f64::consts::TAU * b).cos()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(mean: f64, error: f64) -> Vec<Measure> {
        vec![Measure {
            mean,
            error,
            wanted: 0.5,
            scale: 0.01,
        }]
    }

    #[test]
    fn each_level_plays_half_of_the_settings() {
        let all = schedule(10, 6, 24_000);
        assert_eq!(
            all.iter().map(|(arms, _)| *arms).collect::<Vec<_>>(),
            [10, 5, 3, 2]
        );
        assert_eq!(all[0].1, 6000 / (10 * 12));
        assert_eq!(schedule(1, 3, 600), [(1, 100)]);
        assert_eq!(schedule(2, 28, 1), [(2, 1)]);
    }

    #[test]
    fn a_clear_lead_is_sure_and_a_tie_is_not() {
        let clear = how_sure(&[part(0.5, 0.01), part(0.7, 0.01)], 1);
        assert!(clear.best > 0.99 && clear.high < 4.0, "{}", clear.best);
        let tie = how_sure(&[part(0.52, 0.03), part(0.48, 0.03)], 1);
        assert!((0.4..0.6).contains(&tie.best), "{}", tie.best);
    }

    #[test]
    fn normal_numbers_are_normal() {
        let mut chance = TableRng::new(3);
        let all: Vec<f64> = (0..20_000).map(|_| normal(&mut chance)).collect();
        let mean = all.iter().sum::<f64>() / 20_000.0;
        let square = all.iter().map(|n| n * n).sum::<f64>() / 20_000.0;
        assert!(
            mean.abs() < 0.03 && (square - 1.0).abs() < 0.05,
            "{mean} {square}"
        );
    }
}
