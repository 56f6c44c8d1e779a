//! The search bot: Monte Carlo search over possible worlds that fit everything its seat has seen.

mod playout;
mod tree;

use crate::table::{Imagination, Look, TableRng};

use super::greedy::judge_options;
use super::{Bot, EvaluatedGame};
use playout::{Playout, chance_to_win};
use tree::{Step, Tree};

/// The search bot.
pub struct SearchBot {
    chance: TableRng,
    iterations: u32,
}

impl SearchBot {
    /// A bot that plays out that many possible worlds for a choice; `seed` decides which.
    #[must_use]
    pub fn new(seed: u64, iterations: u32) -> Self {
        Self {
            chance: TableRng::new(seed),
            iterations,
        }
    }
}

impl<G: EvaluatedGame> Bot<G> for SearchBot {
    fn choose(&mut self, look: &mut Look<'_, G>) -> usize {
        let options = &look.decision().options;
        let mut open = (0..options.len()).filter(|&at| !options[at].is_any(G::UNTRIED));
        let Some(first) = open.next() else {
            return 0;
        };
        if open.next().is_none() {
            return first;
        }
        let root = look.decision().options.clone();
        let worth = judge_options(look, &mut self.chance, playout::KNOBS.pw);
        let here = f64::from(G::worth(&look.view(), look.seat()));
        let _ = here;
        let priors: Vec<f32> = worth.into_iter().map(|w| chance_to_win::<G>(f64::from(w))).collect();
        let mut tree = Tree::default();
        let mut world = look.imagine(&mut self.chance);
        let mut seen = vec![0; usize::from(world.seats())];
        for _ in 0..self.iterations {
            world.deal_again(&mut self.chance);
            seen.fill(0);
            iterate(&mut world, &mut tree, &mut seen, &mut self.chance, &priors);
        }
        tree.best(&root).unwrap_or(first)
    }
}

/// One possible world: down the tree, one node more, a playout, and its result back up.
fn iterate<G: EvaluatedGame>(
    world: &mut Imagination<'_, G>,
    tree: &mut Tree,
    seen: &mut [u64],
    chance: &mut TableRng,
    priors: &[f32],
) {
    let mut path: Vec<Step> = Vec::new();
    let mut grown = false;
    while !grown && path.len() < LONGEST {
        if world.outcome().is_some() {
            break;
        }
        let Some(question) = world.question() else {
            break;
        };
        if question.options.len() == 1 {
            world.pick_seen(0, seen);
            continue;
        }
        let seat = question.seat;
        let key = tree::key(question, seen[seat.index()]);
        let priors = if path.is_empty() { priors } else { &[] };
        let (at, step, new) = tree.descend(key, question, G::UNTRIED, priors, chance);
        grown = new && !path.is_empty();
        path.push(step);
        world.pick_seen(at, seen);
    }
    let values = Playout::<G>::run(world, chance);
    tree.learn(&path, &values);
}

/// The most choices of a line in the tree.
const LONGEST: usize = 60;
