//! Companies: the frames one player brings, and the rockets on them (rules page, section 2).

use serde::{Deserialize, Serialize};

use super::{Ability, Objective, Table};
use crate::packs::Words;

/// One frame of a company.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Unit {
    /// Index into [`Content::frames`](super::Content::frames).
    pub frame: u16,
    /// Single-shot rockets it carries; the sum over a company is fixed (M-72).
    pub rockets: u8,
}

/// A ready-made company, legal at each of its tables.
#[derive(Debug, Clone, PartialEq)]
pub struct Company {
    /// `pack:id`.
    pub id: String,
    /// Shown name.
    pub name: Words,
    /// Its frames, in the order of its list.
    pub units: Vec<Unit>,
    /// Where it may be played (M-73); never empty, sorted.
    pub tables: Vec<Table>,
    /// What it can do besides (M-140).
    pub abilities: Vec<Ability>,
    /// What is worth points beside assets, for its player (M-148).
    pub objectives: Vec<Objective>,
    /// One sentence on how it plays.
    pub flavor: Words,
}
