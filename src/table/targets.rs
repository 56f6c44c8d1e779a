//! The targets of a card, an ability or an entry.

use std::ops::Range;

use super::refusals::{FOUR_TARGETS, THREE_TARGETS, TWO_TARGETS};
use super::{Ref, Refusal, Seat};

/// One target, with what is needed to check later whether it is still the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Target {
    /// A thing, the id of a player or an entry; `None` once it is no longer legal.
    pub to: Ref,
    /// The card's stamp when it was chosen: if it has moved since, it is another object.
    pub stamp: u16,
    /// The controller at the last look.
    pub controller: Seat,
}

/// Most targets of a card, an ability or an entry, all its places together.
pub const MOST_TARGETS: usize = 8;

/// Most places for targets. A place takes one target, or a group of them.
const PLACES: usize = 4;

/// Chosen targets, in the order in which they were chosen: for each place one, or a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Targets<T = Target> {
    list: [T; MOST_TARGETS],
    len: u8,
    /// For each place that is done, how many targets it and those before it have together.
    ends: [u8; PLACES],
    /// How many places are done.
    done: u8,
    /// The part of each target, where something is divided among those of a place.
    shares: [u8; MOST_TARGETS],
}

impl<T: Copy + Default> Targets<T> {
    /// Adds the one target of the next place. More than fit are ignored (packs are checked for it).
    pub fn push(&mut self, target: T) {
        self.add(target);
        self.close();
    }

    /// Adds one to the group of the next place.
    pub fn add(&mut self, target: T) {
        if let Some(slot) = self.list.get_mut(self.len as usize) {
            *slot = target;
            self.len += 1;
        }
    }

    /// The next place has all its targets.
    pub fn close(&mut self) {
        if let Some(end) = self.ends.get_mut(self.done as usize) {
            *end = self.len;
            self.done += 1;
        }
    }

    /// The number of the next place, from 0.
    #[must_use]
    pub const fn place(&self) -> usize {
        self.done as usize
    }

    /// How many the next place has so far.
    #[must_use]
    pub fn here(&self) -> usize {
        self.range(self.done).len()
    }

    /// Whether there is room for no more.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.len as usize >= MOST_TARGETS
    }

    /// All chosen so far.
    #[must_use]
    pub fn all(&self) -> &[T] {
        &self.list[..self.len as usize]
    }

    /// All, to remove what became illegal.
    pub fn all_mut(&mut self) -> &mut [T] {
        &mut self.list[..self.len as usize]
    }

    /// The only target of the n-th place, from 0, or the first of its group; the default, which is no longer legal, if
    /// none was chosen.
    #[must_use]
    pub fn get(&self, n: u8) -> T {
        self.group(n).first().copied().unwrap_or_default()
    }

    /// All targets of the n-th place, from 0.
    #[must_use]
    pub fn group(&self, n: u8) -> &[T] {
        &self.all()[self.range(n)]
    }

    /// The numbers of the targets of the n-th place.
    #[must_use]
    pub fn range(&self, n: u8) -> Range<usize> {
        let ends = &self.ends[..self.place()];
        let start = match n {
            0 => 0,
            _ => ends.get(usize::from(n) - 1).map_or(self.len, |&end| end),
        };
        let end = ends.get(usize::from(n)).map_or(self.len, |&end| end);
        usize::from(start)..usize::from(end)
    }

    /// The place of each target.
    pub fn places(&self) -> impl Iterator<Item = usize> + use<T> {
        let ends = self.ends;
        let done = self.place();
        (0..self.len).map(move |at| ends[..done].iter().filter(|&&end| end <= at).count())
    }

    /// The part of a target, by its number among all.
    #[must_use]
    pub fn share(&self, at: usize) -> u8 {
        self.shares.get(at).copied().unwrap_or_default()
    }

    /// The parts of all targets; nothing where nothing is divided.
    #[must_use]
    pub fn shares(&self) -> Vec<u8> {
        let shares = &self.shares[..self.len as usize];
        match shares.iter().all(|&share| share == 0) {
            true => Vec::new(),
            false => shares.to_vec(),
        }
    }

    /// Gives a target its part.
    pub fn give(&mut self, at: usize, share: u8) {
        if let Some(part) = self.shares.get_mut(at) {
            *part = share;
        }
    }

    /// Divides a number among the targets of the n-th place: each gets at least 1, the last one what is left. The next
    /// target whose part is a choice, with the highest that it can be; `None` once all have theirs.
    pub fn divide(&mut self, n: u8, total: u8) -> Option<(usize, u8)> {
        loop {
            let range = self.range(n);
            let dealt: u8 = range.clone().map(|at| self.share(at)).sum();
            let mut without = range.filter(|&at| self.share(at) == 0);
            let (next, after) = (without.next()?, without.count() as u8);
            let most = total.saturating_sub(dealt).saturating_sub(after);
            match (most, after) {
                (0, _) => return None,
                (1, _) | (_, 0) => self.give(next, most),
                (most, _) => return Some((next, most)),
            }
        }
    }

    /// The same with only that target at its place, which keeps its part; and the numbers of those that stay.
    #[must_use]
    pub fn alone(&self, at: usize) -> (Self, Vec<usize>) {
        let (mut alone, mut stay) = (Self::default(), Vec::new());
        for n in 0..self.done {
            let range = self.range(n);
            let one = range.contains(&at);
            for other in range.filter(|&other| !one || other == at) {
                alone.give(stay.len(), self.share(other));
                alone.add(self.list[other]);
                stay.push(other);
            }
            alone.close();
        }
        (alone, stay)
    }

    /// Those of the n-th place and of all after it.
    #[must_use]
    pub fn from_place(&self, n: u8) -> Self {
        let mut rest = Self::default();
        for place in n..self.done {
            for at in self.range(place) {
                rest.give(usize::from(rest.len), self.share(at));
                rest.add(self.list[at]);
            }
            rest.close();
        }
        rest
    }

    /// The same once for each target that has a part, and only with that one of its group; and the numbers of those
    /// that stay.
    pub fn each_share(&self) -> impl Iterator<Item = (Self, Vec<usize>)> + '_ {
        let with = (0..usize::from(self.len)).filter(|&at| self.shares[at] > 0);
        with.map(|at| self.alone(at))
    }

    /// All parts together.
    #[must_use]
    pub fn divided(&self) -> i32 {
        let shares = &self.shares[..usize::from(self.len)];
        shares.iter().copied().map(i32::from).sum()
    }

    /// How many targets each place has; nothing if each has one.
    #[must_use]
    pub fn sizes(&self) -> Vec<u8> {
        let sizes = (0..self.done).map(|n| self.group(n).len() as u8);
        let sizes: Vec<u8> = sizes.collect();
        match sizes.iter().all(|&size| size == 1) {
            true => Vec::new(),
            false => sizes,
        }
    }

    /// Those targets with those parts, so many at each place; one at each if no sizes are given.
    pub fn sized(targets: impl IntoIterator<Item = T>, sizes: &[u8], shares: &[u8]) -> Self {
        let mut all = Self::default();
        let mut targets = targets.into_iter();
        for &size in sizes {
            targets
                .by_ref()
                .take(size.into())
                .for_each(|to| all.add(to));
            all.close();
        }
        targets.for_each(|to| all.push(to));
        for (at, &share) in shares.iter().enumerate() {
            all.give(at, share);
        }
        all
    }
}

/// Why targets cannot be different things (T-10), if that is what stops them. `legal` has for each target what it may
/// be; targets after the fourth are ignored. It looks for the fewest targets that together have fewer things than
/// they are: those are always short of one.
#[must_use]
pub fn too_few<T: PartialEq>(legal: &[Vec<T>]) -> Option<&'static Refusal> {
    let legal = &legal[..legal.len().min(4)];
    let is_short = |some: u8| {
        let mut different = Vec::new();
        for (_, things) in (0..).zip(legal).filter(|(n, _)| some & (1 << n) != 0) {
            for thing in things {
                if !different.contains(&thing) {
                    different.push(thing);
                }
            }
        }
        different.len() < some.count_ones() as usize
    };
    let short = (1_u8..1 << legal.len()).filter(|&some| is_short(some));
    match short.map(u8::count_ones).min()? {
        2 => Some(&TWO_TARGETS),
        3 => Some(&THREE_TARGETS),
        4 => Some(&FOUR_TARGETS),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_have_one_target_or_a_group() {
        let mut all = Targets::<u8>::default();
        all.push(7);
        all.add(3);
        all.add(4);
        assert_eq!((all.place(), all.group(1), all.get(1)), (1, &[3, 4][..], 3));
        all.close();
        // A group may be empty.
        all.close();
        all.push(9);
        assert_eq!(all.all(), [7, 3, 4, 9]);
        assert_eq!(all.places().collect::<Vec<_>>(), [0, 1, 1, 3]);
        assert_eq!((all.group(2), all.get(2), all.get(3)), (&[][..], 0, 9));
        assert_eq!(all.sizes(), [1, 2, 0, 1]);
        assert_eq!(Targets::sized([7, 3, 4, 9], &all.sizes(), &[]), all);
        let plain = Targets::sized([5, 6], &[], &[]);
        assert_eq!((plain.get(0), plain.get(1), plain.sizes()), (5, 6, vec![]));
        assert_eq!((plain.get(2), plain.group(2)), (0, &[][..]));
    }

    #[test]
    fn a_number_is_divided_with_at_least_1_each() {
        let mut all = Targets::sized([7, 3, 4, 5], &[1, 3], &[]);
        // 7 for three: the first can have 5.
        assert_eq!(all.divide(1, 7), Some((1, 5)));
        all.give(1, 2);
        assert_eq!(all.divide(1, 7), Some((2, 4)));
        all.give(2, 1);
        assert_eq!(all.divide(1, 7), None);
        assert_eq!(all.shares(), [0, 2, 1, 4]);
        assert_eq!(
            Targets::sized([7, 3, 4, 5], &all.sizes(), &all.shares()),
            all
        );
        let (alone, stay) = all.alone(3);
        assert_eq!(stay, [0, 3]);
        assert_eq!((alone.all(), alone.shares()), (&[7, 5][..], vec![0, 4]));
        assert_eq!((alone.group(0), alone.group(1)), (&[7][..], &[5][..]));
        // As many as there is to divide: 1 each.
        let mut even = Targets::sized([1, 2, 3], &[3], &[]);
        assert_eq!((even.divide(0, 3), even.shares()), (None, vec![1, 1, 1]));
        let mut one = Targets::sized([1], &[], &[]);
        assert_eq!((one.divide(0, 6), one.shares()), (None, vec![6]));
        let mut nothing = Targets::sized([1], &[], &[]);
        assert_eq!((nothing.divide(0, 0), nothing.shares()), (None, vec![]));
    }

    #[test]
    fn too_few_names_the_fewest_targets_that_are_short_of_a_thing() {
        let few = |legal: &[&[u8]]| {
            let legal: Vec<Vec<u8>> = legal.iter().map(|things| things.to_vec()).collect();
            too_few(&legal).map(|refusal| refusal.reason)
        };
        let [two, three, four] =
            [&TWO_TARGETS, &THREE_TARGETS, &FOUR_TARGETS].map(|r| Some(r.reason));
        assert_eq!(few(&[&[1], &[1]]), two);
        assert_eq!(few(&[&[1], &[2, 3, 4], &[1]]), two);
        assert_eq!(few(&[&[1, 2], &[2, 1], &[1]]), three);
        assert_eq!(few(&[&[1, 2], &[2, 3], &[1, 3], &[3, 2, 1]]), four);
        // Enough, or nothing at all for one of them.
        assert_eq!(few(&[&[1, 2], &[1], &[3], &[4]]), None);
        assert_eq!(few(&[&[], &[1], &[1]]), None);
        assert_eq!(few(&[]), None);
    }
}
