//! The tree of the search. A node is what a seat knows when it is asked: worlds that look alike to it share the node.

use std::collections::HashMap;

use crate::table::{Choice, ChoiceWords, Decision, Seat, TableRng};

/// How much a seldom tried option is favoured.
const CURIOSITY: f32 = 0.6;
/// So many options are looked at after one visit of a node; with four times the visits twice as many.
const WIDTH: f32 = 2.0;

/// What was found out so far.
pub(super) struct Tree {
    nodes: HashMap<u64, Node>,
    root: Option<u64>,
    trust: f32,
}

#[derive(Default)]
struct Node {
    arms: Vec<Arm>,
    visits: u32,
}

/// An option of a node.
struct Arm {
    choice: Choice,
    visits: u32,
    /// How often it could be chosen: other worlds have other options.
    offered: u32,
    /// The sum of the chances to win.
    total: f32,
    /// The chance to win as the greedy bot judges it.
    judged: Option<f32>,
    /// Which of those not tried comes first: the highest.
    order: f32,
}

impl Arm {
    /// The mean chance to win and its weight, the greedy bot's judgement included.
    fn mean(&self, trust: f32) -> (f32, f32) {
        let visits = self.visits as f32;
        match self.judged {
            Some(judged) => {
                let weight = visits + trust;
                ((self.total + trust * judged) / weight, weight)
            }
            None => (self.total / visits.max(1.0), visits.max(1.0)),
        }
    }

    /// The upper end of what it may be worth.
    fn bound(&self, trust: f32) -> f32 {
        let (mean, weight) = self.mean(trust);
        mean + CURIOSITY * ((self.offered as f32).ln().max(0.0) / weight).sqrt()
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
    /// An empty tree; the greedy bot's judgement weighs as much as `trust` playouts.
    pub(super) fn new(trust: f32) -> Self {
        Self {
            nodes: HashMap::new(),
            root: None,
            trust,
        }
    }

    /// Chooses an option of a question. Returns its place, and whether the node is new.
    pub(super) fn descend<W: ChoiceWords>(
        &mut self,
        question: &Decision,
        line: &mut Line,
        untried: &[W],
        judged: &[f32],
        chance: &mut TableRng,
    ) -> (usize, bool) {
        let key = line.node(question);
        self.root.get_or_insert(key);
        let node = self.nodes.entry(key).or_default();
        node.visits += 1;
        let is_new = node.arms.is_empty();
        let mut tried = 0_usize;
        // The best of those tried, and the first of those that are not: value, place among the options, arm.
        let mut best: Option<(f32, usize, usize)> = None;
        let mut fresh: Option<(f32, usize, usize)> = None;
        for (at, option) in question.options.iter().enumerate() {
            if option.is_any(untried) {
                continue;
            }
            let arm = node.arm(option, judged.get(at).copied(), chance);
            let it = &mut node.arms[arm];
            it.offered += 1;
            let (value, place) = if it.visits > 0 {
                tried += 1;
                (it.bound(self.trust), &mut best)
            } else {
                (it.order, &mut fresh)
            };
            if place.is_none_or(|(high, _, _)| value > high) {
                *place = Some((value, at, arm));
            }
        }
        let wide = (WIDTH * (node.visits as f32).sqrt()).ceil() as usize;
        let chosen = if tried < wide { fresh.or(best) } else { best };
        let (_, at, arm) = chosen.unwrap_or_default();
        let seat = question.seat;
        line.steps.push(Step {
            node: key,
            arm,
            seat,
        });
        (at, is_new)
    }

    /// Adds the result of a playout to every choice that led to it. `values` are the chances to win, by seat.
    pub(super) fn learn(&mut self, line: &Line, values: &[f32]) {
        for step in &line.steps {
            let node = self.nodes.get_mut(&step.node);
            let arm = node.and_then(|node| node.arms.get_mut(step.arm));
            if let (Some(arm), Some(value)) = (arm, values.get(step.seat.index())) {
                arm.visits += 1;
                arm.total += value;
            }
        }
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

    /// The place of the option that was tried most; of those equal, the better one.
    pub(super) fn best(&self, options: &[Choice]) -> Option<usize> {
        let root = self.nodes.get(&self.root?)?;
        let tried = options.iter().enumerate().filter_map(|(at, option)| {
            let arm = root.arms.iter().find(|arm| arm.choice == *option)?;
            Some((at, arm.visits, arm.mean(self.trust).0))
        });
        tried
            .max_by(|a, b| a.1.cmp(&b.1).then(a.2.total_cmp(&b.2)))
            .map(|(at, ..)| at)
    }
}

impl Node {
    /// The arm of an option; new ones come in random order behind those that are judged.
    fn arm(&mut self, option: &Choice, judged: Option<f32>, chance: &mut TableRng) -> usize {
        if let Some(arm) = self.arms.iter().position(|arm| arm.choice == *option) {
            return arm;
        }
        let shuffle = chance.below(1 << 10) as f32 / 1.0e7;
        self.arms.push(Arm {
            choice: *option,
            visits: 0,
            offered: 0,
            total: 0.0,
            judged,
            order: judged.unwrap_or(0.0) + shuffle,
        });
        self.arms.len() - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::PlainWord;

    const OPTIONS: [Choice; 3] = [Choice::new("a"), Choice::new("b"), Choice::new("c")];

    fn question(options: &[Choice]) -> Decision {
        Decision {
            topic: "act",
            options: options.to_vec(),
            ..Decision::default()
        }
    }

    /// Grows a tree in which each option has that chance to win. Returns how often each was tried.
    fn grown(tree: &mut Tree, judged: &[f32], worth: [f32; 3]) -> [u32; 3] {
        let (mut chance, mut line) = (TableRng::new(7), Line::new(1));
        let mut tried = [0; 3];
        for _ in 0..200 {
            line.restart();
            let untried: &[PlainWord] = &[];
            let (at, _) =
                tree.descend(&question(&OPTIONS), &mut line, untried, judged, &mut chance);
            tried[at] += 1;
            tree.learn(&line, &[worth[at]]);
        }
        tried
    }

    #[test]
    fn the_best_option_is_tried_most() {
        let mut tree = Tree::new(8.0);
        let tried = grown(&mut tree, &[], [0.2, 0.9, 0.3]);
        assert!(tried[1] > tried[0] + tried[2], "{tried:?}");
        assert_eq!(tree.best(&OPTIONS), Some(1));
    }

    #[test]
    fn playouts_overrule_a_judgement_that_is_wrong() {
        let mut tree = Tree::new(8.0);
        grown(&mut tree, &[0.9, 0.1, 0.1], [0.1, 0.1, 0.9]);
        assert_eq!(tree.best(&OPTIONS), Some(2));
    }

    #[test]
    fn what_is_not_to_be_tried_never_is() {
        let (mut tree, mut line) = (Tree::new(8.0), Line::new(1));
        let mut chance = TableRng::new(1);
        for _ in 0..50 {
            line.restart();
            let untried = &[PlainWord("a")];
            let (at, _) = tree.descend(&question(&OPTIONS), &mut line, untried, &[], &mut chance);
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
