//! Zones: ordered piles and rows of things. The first thing of a deck is its top.

use std::collections::BTreeMap;

use super::{Fault, ObjectId, ZoneId, check};

/// The things in each zone, in order.
#[derive(Debug, Clone, Default)]
pub struct Zones(Vec<Vec<ObjectId>>);

impl Zones {
    /// `count` empty zones; keeps what was allocated.
    pub fn reset(&mut self, count: usize) {
        self.0.iter_mut().for_each(Vec::clear);
        self.0.resize_with(count, Vec::new);
    }

    /// The things in that zone, first to last.
    #[must_use]
    pub fn get(&self, zone: ZoneId) -> &[ObjectId] {
        &self.0[zone.0 as usize]
    }

    /// The row itself, for shuffles and rearranging.
    pub fn get_mut(&mut self, zone: ZoneId) -> &mut Vec<ObjectId> {
        &mut self.0[zone.0 as usize]
    }

    /// Takes it out of `from` and puts it last in `to`.
    pub fn shift(&mut self, id: ObjectId, from: ZoneId, to: ZoneId) {
        self.take(id, from);
        self.0[to.0 as usize].push(id);
    }

    /// Takes it out of `from`.
    pub fn take(&mut self, id: ObjectId, from: ZoneId) {
        let row = &mut self.0[from.0 as usize];
        if let Some(at) = row.iter().position(|&e| e == id) {
            row.remove(at);
        }
    }

    /// The things in several zones, one zone after the other.
    #[must_use]
    pub fn rows<const N: usize>(&self, zones: [ZoneId; N]) -> Rows<'_, N> {
        Rows {
            zones: self,
            order: zones,
            at: 0,
            end: N,
            row: [].iter(),
        }
    }

    /// Checks that each of these things is in exactly one zone, the given one, and that nothing else is in any zone.
    ///
    /// # Errors
    /// The first thing that is not.
    pub fn sound(
        &self,
        things: impl Iterator<Item = ObjectId>,
        says: impl Fn(ObjectId) -> ZoneId,
    ) -> Result<(), Fault> {
        let mut lies = BTreeMap::new();
        for (n, row) in (0..).map(ZoneId).zip(&self.0) {
            for &id in row {
                let before = lies.insert(id, n);
                check(before.is_none(), || {
                    format!("{id:?} lies in {before:?} and {n:?}")
                })?;
            }
        }
        for id in things {
            let (listed, says) = (lies.remove(&id), says(id));
            check(listed == Some(says), || {
                format!("{id:?} says {says:?} and lies in {listed:?}")
            })?;
        }
        check(lies.is_empty(), || format!("{lies:?} are no things"))
    }

    /// How many zones there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Copies `other` into the buffers already allocated.
    pub fn copy_from(&mut self, other: &Self) {
        self.0.resize_with(other.0.len(), Vec::new);
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            mine.clear();
            mine.extend_from_slice(theirs);
        }
    }
}

/// The things in several zones, see [`Zones::rows`]. This is a plain loop, because `flatten` would keep two ends.
#[derive(Debug, Clone)]
pub struct Rows<'a, const N: usize> {
    zones: &'a Zones,
    order: [ZoneId; N],
    at: usize,
    end: usize,
    row: std::slice::Iter<'a, ObjectId>,
}

impl<const N: usize> Rows<'_, N> {
    /// Adds all of them to `list`.
    pub fn copy_to(self, list: &mut Vec<ObjectId>) {
        for &zone in &self.order[self.at..self.end] {
            list.extend_from_slice(self.zones.get(zone));
        }
    }

    /// Only the first `count` of the zones, at most as many as there are.
    #[must_use]
    pub fn first(mut self, count: usize) -> Self {
        self.end = count.min(N);
        self
    }
}

impl<const N: usize> Iterator for Rows<'_, N> {
    type Item = ObjectId;

    fn next(&mut self) -> Option<ObjectId> {
        loop {
            if let Some(&id) = self.row.next() {
                return Some(id);
            }
            if self.at == self.end {
                return None;
            }
            self.row = self.zones.get(self.order[self.at]).iter();
            self.at += 1;
        }
    }
}
