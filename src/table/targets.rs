//! The targets of a card, an ability or an entry.

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

/// Up to four targets, in the order in which they were chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Targets<T = Target> {
    list: [T; 4],
    len: u8,
}

impl<T: Copy + Default> Targets<T> {
    /// Adds one; more than four are ignored (packs are checked for it).
    pub fn push(&mut self, target: T) {
        if let Some(slot) = self.list.get_mut(self.len as usize) {
            *slot = target;
            self.len += 1;
        }
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

    /// The n-th target, from 0; the default, which is no longer legal, if it was never chosen.
    #[must_use]
    pub fn get(&self, n: u8) -> T {
        self.all().get(n as usize).copied().unwrap_or_default()
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
