//! The search bot: Monte Carlo search over possible worlds that fit what its seat has seen.
//!
//! Each iteration deals a possible world, goes down the tree by what every asked seat knows there, plays on quickly to a
//! horizon, and keeps the result at every choice on the way. The greedy bot's judgement of the options comes first and
//! weighs as much as some playouts, so that a small budget plays no worse than it. The budget is a number of iterations:
//! the same seed chooses the same on any machine.

mod analysis;
mod playout;
mod settings;
mod tree;

pub use analysis::{Analysis, Effort, Expected, Judged, analyse, chances};
pub use settings::SearchSettings;

use crate::table::{Imagination, Look, TableRng};

use super::greedy::try_options;
use super::{Bot, EvaluatedGame};
use tree::{Line, Tree};

/// The search bot.
pub struct SearchBot {
    chance: TableRng,
    iterations: u32,
}

/// The most choices of a line in the tree.
const LONGEST: usize = 60;

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
        let options = look.decision().options.clone();
        let mut open = (0..options.len()).filter(|&at| !options[at].is_any(G::UNTRIED));
        let Some(first) = open.next() else {
            return 0;
        };
        if open.next().is_none() {
            return first;
        }
        let mut search = Search::begin(look, &mut self.chance);
        let mut world = look.imagine(&mut self.chance);
        for _ in 0..self.iterations {
            world.deal_again(&mut self.chance);
            search.iterate(&mut world, &mut self.chance);
        }
        search.tree.best(&options).unwrap_or(first)
    }
}

/// A search on its way.
struct Search {
    tree: Tree,
    line: Line,
    /// The chance to win with each option, as the greedy bot judges it; 0 for those that are not tried.
    judged: Vec<f32>,
}

impl Search {
    /// Lets the greedy bot judge the options of the open question.
    fn begin<G: EvaluatedGame>(look: &mut Look<'_, G>, chance: &mut TableRng) -> Self {
        let options = look.decision().options.iter().enumerate();
        let open = options.filter(|(_, option)| !option.is_any(G::UNTRIED));
        let mut tried: Vec<(usize, i64)> = open.map(|(at, _)| (at, 0)).collect();
        let mut judged = vec![0.0; look.decision().options.len()];
        try_options(look, chance, &mut tried);
        for (at, worth) in tried {
            let mean = worth / i64::from(G::WORLDS.max(1));
            judged[at] = playout::chance_to_win::<G>(mean as i32);
        }
        Self {
            tree: Tree::new(G::SEARCH.trust),
            line: Line::new(look.seats()),
            judged,
        }
    }

    /// Plays a possible world on. Returns the place of the first choice, and the chance to win of each seat.
    fn iterate<G: EvaluatedGame>(
        &mut self,
        world: &mut Imagination<'_, G>,
        chance: &mut TableRng,
    ) -> (usize, Vec<f32>) {
        let Self { tree, line, judged } = self;
        let first = grow(world, tree, line, judged, chance);
        let values = playout::run(world, chance);
        tree.learn(line, &values);
        (first, values)
    }
}

/// Follows the tree from the root, and adds one node. Returns the place of the first choice.
fn grow<G: EvaluatedGame>(
    world: &mut Imagination<'_, G>,
    tree: &mut Tree,
    line: &mut Line,
    judged: &[f32],
    chance: &mut TableRng,
) -> usize {
    line.restart();
    let mut first = None;
    while line.length() < LONGEST && world.outcome().is_none() {
        let Some(question) = world.question() else {
            break;
        };
        if question.options.len() == 1 {
            first.get_or_insert(0);
            world.pick_seen(0, line.seen());
            continue;
        }
        let judged = if line.length() == 0 { judged } else { &[] };
        let (at, is_new) = tree.descend(question, line, G::UNTRIED, judged, chance);
        first.get_or_insert(at);
        world.pick_seen(at, line.seen());
        if is_new && line.length() > 1 {
            break;
        }
    }
    first.unwrap_or_default()
}
