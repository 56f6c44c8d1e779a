//! The tree of the search. A node is what a seat knows when it is asked: worlds that look alike to it share the node.

use std::collections::HashMap;

use crate::table::{Choice, ChoiceWords, Decision, Seat, TableRng};

/// How much a seldom tried option is favoured.
fn curiosity() -> f32 {
    super::playout::KNOBS.c
}
fn weight() -> f32 {
    super::playout::KNOBS.w
}

fn width() -> f32 {
    super::playout::KNOBS.k
}

#[derive(Default)]
pub(super) struct Tree {
    nodes: HashMap<u64, Node>,
    root: u64,
}

#[derive(Default)]
struct Node {
    arms: Vec<Arm>,
    visits: u32,
}

struct Arm {
    choice: Choice,
    visits: u32,
    /// How often it could be chosen: in other worlds there are other options.
    offered: u32,
    total: f32,
    /// The chance to win by the greedy bot's judgement.
    prior: Option<f32>,
    /// Those with more come first.
    order: f32,
}

/// A choice of a line in the tree.
pub(super) struct Step {
    key: u64,
    arm: usize,
    seat: Seat,
}

/// The node of a question to a seat that has seen that much.
pub(super) fn key(question: &Decision, seen: u64) -> u64 {
    let mut key = seen ^ (u64::from(question.seat.0) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    for byte in question.topic.bytes() {
        key = (key ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    key.rotate_left(17)
}

impl Tree {
    /// Chooses an option. Returns its place, the step for [`Tree::learn`], and whether the node is new.
    pub(super) fn descend<W: ChoiceWords>(
        &mut self,
        key: u64,
        question: &Decision,
        untried: &[W],
        priors: &[f32],
        chance: &mut TableRng,
    ) -> (usize, Step, bool) {
        if self.nodes.is_empty() {
            self.root = key;
        }
        let node = self.nodes.entry(key).or_default();
        let new = node.arms.is_empty();
        let c = curiosity();
        let w = weight();
        // Options of this world, each with its arm.
        let mut tried = 0_usize;
        let mut fresh: Option<(f32, usize, usize)> = None;
        let mut best: Option<(f32, usize, usize)> = None;
        for (at, option) in question.options.iter().enumerate() {
            if option.is_any(untried) {
                continue;
            }
            let arm = match node.arms.iter().position(|arm| arm.choice == *option) {
                Some(arm) => arm,
                None => {
                    let noise = chance.below(1024) as f32 / 1024.0;
                    node.arms.push(Arm {
                        choice: *option,
                        visits: 0,
                        offered: 0,
                        total: 0.0,
                        prior: priors.get(at).copied(),
                        order: priors.get(at).copied().unwrap_or(0.0) + noise * 1.0e-4,
                    });
                    node.arms.len() - 1
                }
            };
            let it = &mut node.arms[arm];
            it.offered += 1;
            if it.visits == 0 {
                if fresh.is_none_or(|(high, _, _)| it.order > high) {
                    fresh = Some((it.order, at, arm));
                }
                continue;
            }
            tried += 1;
            let n = it.visits as f32;
            let (total, n) = match it.prior {
                Some(prior) => (it.total + w * prior, n + w),
                None => (it.total, n),
            };
            let value = total / n + c * ((it.offered as f32).ln().max(0.0) / n).sqrt();
            if best.is_none_or(|(high, _, _)| value > high) {
                best = Some((value, at, arm));
            }
        }
        node.visits += 1;
        let allowed = (width() * (node.visits as f32).powf(0.5)).ceil() as usize;
        let pick = match (fresh, best) {
            (Some(fresh), _) if tried < allowed => Some(fresh),
            (fresh, best) => best.or(fresh),
        };
        let (_, at, arm) = pick.unwrap_or((0.0, 0, 0));
        let seat = question.seat;
        (at, Step { key, arm, seat }, new)
    }

    /// Adds the result of a playout to every choice that led to it.
    pub(super) fn learn(&mut self, path: &[Step], values: &[f32]) {
        for step in path {
            let node = self.nodes.get_mut(&step.key);
            if let Some(arm) = node.and_then(|node| node.arms.get_mut(step.arm)) {
                arm.visits += 1;
                arm.total += values.get(step.seat.index()).copied().unwrap_or(0.5);
            }
        }
    }

    /// The place of the option that was tried most.
    pub(super) fn best(&self, options: &[Choice]) -> Option<usize> {
        let root = self.nodes.get(&self.root)?;
        let w = weight();
        let of = |choice: &Choice| {
            let arm = root.arms.iter().find(|arm| arm.choice == *choice)?;
            let p = arm.prior.unwrap_or(0.5);
            Some((arm.visits, (arm.total + w * p) / (arm.visits as f32 + w)))
        };
        let tried = options.iter().enumerate().filter_map(|(at, o)| Some((at, of(o)?)));
        tried
            .max_by(|(_, a), (_, b)| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)))
            .map(|(at, _)| at)
    }
}
