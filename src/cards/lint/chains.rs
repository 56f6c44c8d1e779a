//! Finds abilities that set each other off in a circle.

use std::collections::{BTreeSet, VecDeque};

/// Most pairs of abilities that are compared.
const PATIENCE: usize = 4_000_000;

/// The shortest circle through each ability that is in one: the cards in the order in which they set each other off,
/// the lowest first, each circle once. `cards` are the cards of the abilities; `sets_off` says whether the first of two
/// abilities surely makes the event of the second happen.
pub fn chains(cards: &[usize], sets_off: impl Fn(usize, usize) -> bool) -> BTreeSet<Vec<usize>> {
    let all = 0..cards.len();
    if cards.len() * cards.len() > PATIENCE {
        return BTreeSet::new();
    }
    let next: Vec<Vec<usize>> = all
        .clone()
        .map(|a| all.clone().filter(|&b| sets_off(a, b)).collect())
        .collect();
    let circles = all.filter_map(|start| circle(start, &next));
    circles
        .map(|circle| tidy(circle.into_iter().map(|n| cards[n]).collect()))
        .collect()
}

/// The shortest way from an ability back to itself.
fn circle(start: usize, next: &[Vec<usize>]) -> Option<Vec<usize>> {
    let mut from = vec![None; next.len()];
    let mut queue = VecDeque::from([start]);
    while let Some(here) = queue.pop_front() {
        for &there in &next[here] {
            if there == start {
                let mut way = vec![here];
                while let Some(before) = from[way[way.len() - 1]] {
                    way.push(before);
                }
                way.reverse();
                return Some(way);
            }
            if from[there].is_none() {
                from[there] = Some(here);
                queue.push_back(there);
            }
        }
    }
    None
}

/// The lowest card first, and two abilities of one card in a row as one.
pub(crate) fn tidy(mut chain: Vec<usize>) -> Vec<usize> {
    chain.dedup();
    if chain.len() > 1 && chain.first() == chain.last() {
        chain.pop();
    }
    let lowest = (0..chain.len()).min_by_key(|&n| chain[n]).unwrap_or(0);
    chain.rotate_left(lowest);
    chain
}

/// A chain in words: `a` -> `b` -> `a`.
pub fn spelled<'c>(chain: &[usize], id: impl Fn(usize) -> &'c str) -> String {
    let ends = chain.iter().chain(chain.first());
    let names: Vec<String> = ends.map(|&n| format!("`{}`", id(n))).collect();
    names.join(" -> ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_begins_with_its_lowest_card() {
        assert_eq!(tidy(vec![5, 2, 9]), [2, 9, 5]);
        assert_eq!(tidy(vec![4, 4, 1, 4]), [1, 4]);
        assert_eq!(tidy(vec![3, 3]), [3]);
    }

    #[test]
    fn every_circle_is_found_once() {
        // 0 -> 1 -> 2 -> 0, 3 -> 3, 4 -> 0.
        let arrows = [(0, 1), (1, 2), (2, 0), (3, 3), (4, 0)];
        let found = chains(&[10, 11, 12, 13, 14], |a, b| arrows.contains(&(a, b)));
        assert_eq!(found, BTreeSet::from([vec![10, 11, 12], vec![13]]));
    }
}
