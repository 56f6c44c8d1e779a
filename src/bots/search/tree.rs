//! The tree of the search. A node is what a seat knows when it is asked: worlds that look alike to it share the node.

use std::collections::HashMap;

use super::SearchSettings;
use crate::table::{Choice, ChoiceWords, Decision, Seat, TableRng};

/// How much a seldom tried option is favoured, in standard deviations of the results.
const CURIOSITY: f32 = 1.0;

/// What was found out so far, below the root.
pub(super) struct Tree {
    nodes: HashMap<u64, Node>,
    results: Spread,
    width: f32,
    pull: f32,
}

/// How far the results of the playouts lie apart.
#[derive(Default)]
struct Spread {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, value: f32) {
        let value = f64::from(value);
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// The standard deviation.
    fn deviation(&self) -> f32 {
        let mean = self.sum / self.count.max(1.0);
        (self.squares / self.count.max(1.0) - mean * mean)
            .max(0.0)
            .sqrt() as f32
    }
}

#[derive(Default)]
struct Node {
    arms: Vec<Arm>,
    visits: u32,
    /// Whether its options were put in order.
    ordered: bool,
}

/// An option of a node.
struct Arm {
    choice: Choice,
    visits: u32,
    /// How often it could be chosen: other worlds have other options.
    offered: u32,
    /// The sum of the chances to win of whoever is asked.
    total: f32,
    /// The same sum for every seat; empty where results are not pulled to the best option.
    totals: Vec<f32>,
    /// Which of those not tried comes first, the highest: its worth, if it is known, and chance.
    order: (i32, u32),
}

impl Arm {
    fn mean(&self) -> f32 {
        self.total / (self.visits as f32).max(1.0)
    }

    /// The upper end of what it may be worth, for results that lie so far apart.
    fn bound(&self, deviation: f32) -> f32 {
        let curiosity = ((self.offered as f32).ln().max(0.0) / self.visits as f32).sqrt();
        self.mean() + CURIOSITY * deviation * curiosity
    }
}

/// The choices of one iteration, and what each seat has seen meanwhile.
pub(super) struct Line {
    steps: Vec<Step>,
    seen: Vec<u64>,
}

struct Step {
    node: u64,
    arm: usize,
    seat: Seat,
}

impl Line {
    pub(super) fn new(seats: u8) -> Self {
        Self {
            steps: Vec::new(),
            seen: vec![0; usize::from(seats)],
        }
    }

    pub(super) fn restart(&mut self) {
        self.steps.clear();
        self.seen.fill(0);
    }

    /// How many choices it has.
    pub(super) const fn length(&self) -> usize {
        self.steps.len()
    }

    /// A digest of what each seat has seen, by seat.
    pub(super) fn seen(&mut self) -> &mut [u64] {
        &mut self.seen
    }

    /// The node of a question: who is asked what, and what they have seen.
    fn node(&self, question: &Decision) -> u64 {
        let seen = self.seen.get(question.seat.index()).copied();
        let mut node = seen.unwrap_or(0) ^ u64::from(question.seat.0) << 56;
        for byte in question.topic.bytes() {
            node = (node ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        node
    }
}

impl Tree {
    /// A tree with these settings of a game: [`SearchSettings::width`] and [`SearchSettings::pull`].
    pub(super) fn new(settings: &SearchSettings) -> Self {
        Self {
            nodes: HashMap::new(),
            results: Spread::default(),
            width: settings.width,
            pull: settings.pull,
        }
    }

    /// Whether the question never came up.
    pub(super) fn is_new(&self, question: &Decision, line: &Line) -> bool {
        !self.nodes.contains_key(&line.node(question))
    }

    /// Whether the question came up before, and its options come in random order.
    pub(super) fn has_no_order(&self, question: &Decision, line: &Line) -> bool {
        let node = self.nodes.get(&line.node(question));
        node.is_some_and(|node| !node.ordered)
    }

    /// From now on the options of a question are tried by their worth, the highest first.
    pub(super) fn put_in_order(&mut self, question: &Decision, line: &Line, worth: &[i32]) {
        let Some(node) = self.nodes.get_mut(&line.node(question)) else {
            return;
        };
        node.ordered = true;
        for (option, worth) in question.options.iter().zip(worth) {
            if let Some(arm) = node.arms.iter_mut().find(|arm| arm.choice == *option) {
                arm.order.0 = *worth;
            }
        }
    }

    /// Chooses an option of a question, at first the one at `first`. Returns its place, and whether the node is new.
    pub(super) fn descend<W: ChoiceWords>(
        &mut self,
        question: &Decision,
        line: &mut Line,
        untried: &[W],
        first: Option<usize>,
        chance: &mut TableRng,
    ) -> (usize, bool) {
        let key = line.node(question);
        let deviation = self.results.deviation();
        let node = self.nodes.entry(key).or_default();
        node.visits += 1;
        let is_new = node.arms.is_empty();
        let mut tried = 0_usize;
        // The best of those tried, and the first of those that are not: its value, and its place among
        // the options and the arms.
        let mut best: Option<(f32, [usize; 2])> = None;
        let mut fresh: Option<((i32, u32), [usize; 2])> = None;
        for (at, option) in question.options.iter().enumerate() {
            if option.is_any(untried) {
                continue;
            }
            let arm = node.arm(option, chance);
            let it = &mut node.arms[arm];
            if first == Some(at) {
                it.order.0 = i32::MAX;
            }
            it.offered += 1;
            if it.visits > 0 {
                tried += 1;
                let value = it.bound(deviation);
                if best.is_none_or(|(high, _)| value > high) {
                    best = Some((value, [at, arm]));
                }
            } else if fresh.is_none_or(|(high, _)| it.order > high) {
                fresh = Some((it.order, [at, arm]));
            }
        }
        let (best, fresh) = (best.map(|(_, it)| it), fresh.map(|(_, it)| it));
        let wide = (self.width * (node.visits as f32).sqrt()).ceil() as usize;
        let chosen = if tried < wide { fresh.or(best) } else { best };
        let [at, arm] = chosen.unwrap_or_default();
        let seat = question.seat;
        line.steps.push(Step {
            node: key,
            arm,
            seat,
        });
        (at, is_new)
    }

    /// The place of the option of a question that was tried most, and how often; none if the question never came up.
    pub(super) fn favourite(&self, question: &Decision, line: &Line) -> Option<(usize, u32)> {
        let node = self.nodes.get(&line.node(question))?;
        let tried = question
            .options
            .iter()
            .enumerate()
            .filter_map(|(at, option)| {
                let arm = node.arms.iter().find(|arm| arm.choice == *option)?;
                Some((at, arm.visits))
            });
        // Of equal ones the first.
        tried.reduce(|a, b| if b.1 > a.1 { b } else { a })
    }

    /// Adds the result of a playout to every choice that led to it, from the last to the first. `values` are the chances
    /// to win, by seat. On the way they are pulled to those of the option that each question favours.
    pub(super) fn learn(&mut self, line: &Line, values: &mut [f32]) {
        if let Some(first) = values.first() {
            self.results.add(*first);
        }
        for step in line.steps.iter().rev() {
            let Some(node) = self.nodes.get_mut(&step.node) else {
                continue;
            };
            if let (Some(arm), Some(value)) =
                (node.arms.get_mut(step.arm), values.get(step.seat.index()))
            {
                arm.visits += 1;
                arm.total += value;
                if self.pull.is_finite() {
                    arm.totals.resize(values.len(), 0.0);
                    arm.totals
                        .iter_mut()
                        .zip(&*values)
                        .for_each(|(sum, value)| *sum += value);
                    node.pull(values, self.pull);
                }
            }
        }
    }
}

impl Node {
    /// The arm of an option; new ones come in random order.
    fn arm(&mut self, option: &Choice, chance: &mut TableRng) -> usize {
        if let Some(arm) = self.arms.iter().position(|arm| arm.choice == *option) {
            return arm;
        }
        self.arms.push(Arm {
            choice: *option,
            visits: 0,
            offered: 0,
            total: 0.0,
            totals: Vec::new(),
            order: (0, chance.below(1 << 20)),
        });
        self.arms.len() - 1
    }

    /// Pulls results to those of the option that was tried most: by half after as many tries as `pull`.
    fn pull(&self, values: &mut [f32], pull: f32) {
        let favoured =
            |a: &&Arm, b: &&Arm| a.visits.cmp(&b.visits).then(a.mean().total_cmp(&b.mean()));
        let Some(best) = self.arms.iter().max_by(favoured) else {
            return;
        };
        let tries = best.visits as f32;
        let share = tries / (tries + pull);
        for (value, sum) in values.iter_mut().zip(&best.totals) {
            *value += share * (sum / tries - *value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::PlainWord;

    const OPTIONS: [Choice; 3] = [Choice::new("a"), Choice::new("b"), Choice::new("c")];

    fn tree(width: f32) -> Tree {
        Tree::new(&SearchSettings {
            width,
            ..SearchSettings::USUAL
        })
    }

    #[test]
    fn results_are_pulled_to_what_is_favoured() {
        // The first option is tried ten times and the second once, with 5 tries for half of the way.
        let mut tree = Tree::new(&SearchSettings {
            pull: 5.0,
            ..SearchSettings::USUAL
        });
        let (mut line, mut chance) = (Line::new(1), TableRng::new(7));
        let mut learn = |tree: &mut Tree, option, value| {
            let untried: &[PlainWord] = &[];
            line.restart();
            tree.descend(
                &question(&OPTIONS[option..=option]),
                &mut line,
                untried,
                None,
                &mut chance,
            );
            let mut values = [value];
            tree.learn(&line, &mut values);
            values[0]
        };
        for _ in 0..10 {
            learn(&mut tree, 0, 0.8);
        }
        let pulled = learn(&mut tree, 1, 0.2);
        assert!(
            (pulled - (0.2 + 0.6 * 10.0 / 15.0)).abs() < 1e-6,
            "{pulled}"
        );
    }

    fn question(options: &[Choice]) -> Decision {
        Decision {
            topic: "act",
            options: options.to_vec(),
            ..Decision::default()
        }
    }

    #[test]
    fn the_best_option_is_tried_most() {
        let (mut tree, mut line) = (tree(2.0), Line::new(1));
        let mut chance = TableRng::new(7);
        let mut tried = [0; 3];
        for _ in 0..200 {
            line.restart();
            let untried: &[PlainWord] = &[];
            let (at, _) = tree.descend(&question(&OPTIONS), &mut line, untried, None, &mut chance);
            tried[at] += 1;
            tree.learn(&line, &mut [[0.2, 0.9, 0.3][at]]);
        }
        assert!(tried[1] > tried[0] + tried[2], "{tried:?}");
    }

    #[test]
    fn options_in_order_are_tried_by_their_worth() {
        let (mut tree, mut line) = (tree(2.0), Line::new(1));
        let mut chance = TableRng::new(3);
        let untried: &[PlainWord] = &[];
        let (first, _) = tree.descend(&question(&OPTIONS), &mut line, untried, None, &mut chance);
        tree.learn(&line, &mut [0.5]);
        assert!(tree.has_no_order(&question(&OPTIONS), &line));
        tree.put_in_order(&question(&OPTIONS), &line, &[-30, -10, -20]);
        assert!(!tree.has_no_order(&question(&OPTIONS), &line));
        let mut order = vec![first];
        for _ in 0..30 {
            line.restart();
            let (at, _) = tree.descend(&question(&OPTIONS), &mut line, untried, None, &mut chance);
            tree.learn(&line, &mut [0.5]);
            if !order.contains(&at) {
                order.push(at);
            }
        }
        let mut expected = vec![1, 2, 0];
        expected.retain(|at| *at != first);
        assert_eq!(order[1..], expected);
    }

    #[test]
    fn what_quick_play_does_is_tried_first() {
        for first in 0..OPTIONS.len() {
            let (mut tree, mut line) = (tree(0.5), Line::new(1));
            let mut chance = TableRng::new(5);
            let untried: &[PlainWord] = &[];
            let question = question(&OPTIONS);
            assert!(tree.is_new(&question, &line));
            let (at, _) = tree.descend(&question, &mut line, untried, Some(first), &mut chance);
            assert_eq!(at, first);
            assert!(!tree.is_new(&question, &line));
        }
    }

    #[test]
    fn what_is_not_to_be_tried_never_is() {
        let (mut tree, mut line) = (tree(2.0), Line::new(1));
        let mut chance = TableRng::new(1);
        for _ in 0..50 {
            line.restart();
            let untried = &[PlainWord("a")];
            let (at, _) = tree.descend(&question(&OPTIONS), &mut line, untried, None, &mut chance);
            assert_ne!(at, 0);
        }
    }

    #[test]
    fn seats_that_saw_something_else_have_nodes_of_their_own() {
        let mut line = Line::new(1);
        let first = line.node(&question(&OPTIONS));
        assert_eq!(first, line.node(&question(&OPTIONS[..2])));
        line.seen()[0] = 5;
        assert_ne!(first, line.node(&question(&OPTIONS)));
    }
}
