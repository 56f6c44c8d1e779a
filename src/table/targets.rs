//! The targets of a card, an ability or an entry.

use super::{Ref, Seat};

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
