//! The search bot: Monte Carlo search over possible worlds that fit what its seat has seen.
//!
//! Each iteration deals a possible world, goes down the tree by what every asked seat knows there, plays on quickly to a
//! horizon, and keeps the result at every choice on the way. The greedy bot's judgement of the options comes first and
//! weighs as much as some playouts, so that a small budget plays no worse than it. The budget is a number of iterations:
//! the same seed chooses the same on any machine.

mod analysis;
mod playout;
mod root;
mod settings;
mod tree;

pub use analysis::{Analysis, Effort, Expected, Judged, analyse, chances};
pub use settings::SearchSettings;

use crate::table::{Imagination, Look, Saved, TableRng};

use super::greedy::{rank_options, try_options};
use super::{Bot, EvaluatedGame, Judgement};
use root::Root;
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
        self.search(look, |_, _| true).best
    }
}

/// The result of a search.
struct Found {
    /// The place of the option to choose.
    best: usize,
    /// What it is based on; empty where there was nothing to choose from.
    tree: Tree,
}

impl SearchBot {
    /// Searches. `watch` is told the place of the first choice and the chance to win of each seat after every iteration;
    /// the search ends early where it returns `false`.
    fn search<G: EvaluatedGame>(
        &mut self,
        look: &mut Look<'_, G>,
        mut watch: impl FnMut(usize, &[f32]) -> bool,
    ) -> Found {
        let mut tree = Tree::new(&G::SEARCH);
        if look.decision().options.len() < 2 {
            return Found { best: 0, tree };
        }
        let began = look.view();
        let judgement = Judgement::<G>::TODAY;
        let open = judgement.tried(&began, look.decision());
        let mut tried: Vec<(usize, i64)> = open.map(|(at, _)| (at, 0)).collect();
        if tried.len() < 2 {
            let best = tried.first().map_or(0, |&(first, _)| first);
            return Found { best, tree };
        }
        let seat = look.seat().index();
        try_options(look, &began, &mut self.chance, &mut tried);
        let mut world = look.imagine(&mut self.chance);
        let even = G::even_together(&mut world).unwrap_or(0);
        let judged = tried.iter().map(|&(at, worth)| {
            let mean = worth / i64::from(G::WORLDS.max(1));
            let lead = (mean as i32).saturating_sub(even);
            (at, playout::chance_to_win::<G>(lead))
        });
        let mut root = Root::new(judged, self.iterations);
        let mut line = Line::new(world.seats());
        let mut here = Saved::default();
        'rounds: while let Some(worlds) = root.next_round() {
            for _ in 0..worlds {
                world.deal_again(&mut self.chance);
                world.mark(&mut here);
                let chance = self.chance.clone();
                for arm in root.alive() {
                    world.back(&here);
                    self.chance = chance.clone();
                    line.restart();
                    world.pick_seen(arm.option, line.seen());
                    grow(&mut world, &mut tree, &mut line, &mut self.chance);
                    let mut values = playout::run(&mut world, &mut self.chance);
                    tree.learn(&line, &mut values);
                    arm.learn(values[seat]);
                    if !watch(arm.option, &values) {
                        break 'rounds;
                    }
                }
            }
            root.halve(G::SEARCH.trust);
        }
        let best = root.best();
        Found { best, tree }
    }
}

/// Follows the tree from the root, and adds one node.
fn grow<G: EvaluatedGame>(
    world: &mut Imagination<'_, G>,
    tree: &mut Tree,
    line: &mut Line,
    chance: &mut TableRng,
) {
    while line.length() < LONGEST && world.outcome().is_none() {
        let Some(question) = world.question() else {
            return;
        };
        if question.options.len() == 1 {
            world.pick_seen(0, line.seen());
            continue;
        }
        if question.options.len() >= G::SEARCH.crowd && tree.has_no_order(question, line) {
            let worth = rank_options(world);
            if let Some(question) = world.question() {
                tree.put_in_order(question, line, &worth);
            }
        }
        let mut first = None;
        if G::SEARCH.quick_first
            && let Some(question) = world.question()
            && tree.is_new(question, line)
        {
            first = playout::quick(world, chance);
        }
        let Some(question) = world.question() else {
            return;
        };
        let (at, is_new) = tree.descend(question, line, G::UNTRIED, first, chance);
        world.pick_seen(at, line.seen());
        if is_new {
            return;
        }
    }
}
