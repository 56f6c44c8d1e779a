//! The easy bot makes the mistakes of a beginner. It looks one step ahead like the greedy bot, but it overlooks options,
//! misjudges what comes of the others, thinks less of what follows, and now and then takes the first thing
//! that looks useful.

use crate::table::{Choice, Look, TableRng};

use super::greedy::judge_once;
use super::{Bot, EvaluatedGame};

/// Of so many options it overlooks one, in the mean.
const OVERLOOKS: u32 = 4;
/// In one of so many questions it takes the first thing that looks better than doing nothing.
const HASTY: u32 = 6;
/// How far it misjudges at most, in parts of the lead that makes a win likely.
const ERROR: f64 = 0.15;

/// The easy bot.
pub struct EasyBot {
    chance: TableRng,
}

impl EasyBot {
    /// A bot with the seed of its mistakes.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            chance: TableRng::new(seed),
        }
    }

    /// The options that it sees, in the order in which it thinks of them. It never overlooks doing nothing.
    fn sees<G: EvaluatedGame>(&mut self, options: &[Choice]) -> Vec<usize> {
        let open = |at: &usize| !options[*at].is_any(G::UNTRIED);
        let mut open: Vec<usize> = (0..options.len()).filter(open).collect();
        self.chance.shuffle(&mut open);
        let first = open.first().copied();
        open.retain(|&at| options[at].is_any(G::OTHERS) || self.chance.below(OVERLOOKS) > 0);
        if open.is_empty() {
            open.extend(first);
        }
        open
    }

    /// An error around 0, small ones more likely than large ones.
    fn error(&mut self, most: f64) -> i64 {
        let dice: u32 = (0..3).map(|_| self.chance.below(1001)).sum();
        ((f64::from(dice) / 1500.0 - 1.0) * most) as i64
    }
}

impl<G: EvaluatedGame> Bot<G> for EasyBot {
    fn choose(&mut self, look: &mut Look<'_, G>) -> usize {
        let options = look.decision().options.clone();
        let seen = self.sees::<G>(&options);
        if seen.len() < 2 {
            return seen.first().copied().unwrap_or(0);
        }
        let mut tried: Vec<(usize, i64)> = seen.into_iter().map(|at| (at, 0)).collect();
        judge_once(look, &mut self.chance, &mut tried);
        for (at, worth) in &mut tried {
            // It knows what it has, so it does not misjudge doing nothing.
            if !options[*at].is_any(G::OTHERS) {
                *worth += self.error(ERROR * G::SEARCH.scale);
            }
        }
        let nothing = |(at, _): &&(usize, i64)| options[*at].is_any(G::OTHERS);
        let idle = tried.iter().find(nothing).map(|(_, worth)| *worth);
        let hasty = self.chance.below(HASTY) == 0;
        let quick = idle.filter(|_| hasty).and_then(|idle| {
            let better = |(_, worth): &&(usize, i64)| *worth > idle;
            tried.iter().find(better)
        });
        let best = tried.iter().max_by_key(|(_, worth)| *worth);
        quick.or(best).map_or(0, |(at, _)| *at)
    }
}
