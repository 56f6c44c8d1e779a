//! Named counters on cards: what packs say of them, and how many of which lie where.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Spanned};

use crate::packs::Words;
use crate::table::{ObjectId, Ref, Slot};

/// Most counters of one kind on a card.
pub const MOST: i32 = 999;

/// A kind of counters as a pack declares it.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct CounterDef {
    /// Lower case, digits and `_`.
    pub id: Spanned<String>,
    /// The word before "counters": "charge".
    pub name: Spanned<String>,
}

/// A kind of counters as a card names it: `"charge"` or `"pack:charge"`.
#[derive(Debug, Clone)]
pub struct CounterName {
    /// As spelled, and where.
    pub name: Spanned<String>,
    /// Index in the content, set when the pack is resolved.
    pub index: u8,
    /// The word before "counters", set then too where texts are made without the content.
    pub shown: Option<Words>,
}

impl PartialEq for CounterName {
    fn eq(&self, other: &Self) -> bool {
        self.name.value == other.name.value
    }
}

impl FromRon for CounterName {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        Ok(Self {
            name: Spanned::from_ast(expr)?,
            index: u8::MAX,
            shown: None,
        })
    }
}

/// A kind of counters in an event, by its index in the content.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CounterKind(pub u8);

impl Slot<Ref> for CounterKind {
    fn write(self) -> Ref {
        Ref::Kind(self.0)
    }

    fn read(slot: Ref) -> Option<Self> {
        match slot {
            Ref::Kind(kind) => Some(Self(kind)),
            _ => None,
        }
    }
}

/// All counters on cards in play. Few cards ever have any, so they are a list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Counters(Vec<(ObjectId, u8, i32)>);

impl Counters {
    /// How many of that kind a card has.
    #[must_use]
    pub fn of(&self, e: ObjectId, kind: u8) -> i32 {
        let mut all = self.0.iter();
        let found = all.find(|(card, of, _)| (*card, *of) == (e, kind));
        found.map_or(0, |&(_, _, n)| n)
    }

    /// All that a card has: kind and number.
    pub fn on(&self, e: ObjectId) -> impl Iterator<Item = (u8, i32)> + '_ {
        let all = self.0.iter().filter(move |(card, ..)| *card == e);
        all.map(|&(_, kind, n)| (kind, n))
    }

    /// Adds that many, or takes them off, from 0 to [`MOST`]. Returns how many there were and are.
    pub fn change(&mut self, e: ObjectId, kind: u8, by: i32) -> (i32, i32) {
        let before = self.of(e, kind);
        let after = before.saturating_add(by).clamp(0, MOST);
        self.0.retain(|(card, of, _)| (*card, *of) != (e, kind));
        if after > 0 {
            let at = self
                .0
                .partition_point(|(card, of, _)| (*card, *of) < (e, kind));
            self.0.insert(at, (e, kind, after));
        }
        (before, after)
    }

    /// A card loses all of them, as it leaves play.
    pub fn forget(&mut self, e: ObjectId) {
        if !self.0.is_empty() {
            self.0.retain(|(card, ..)| *card != e);
        }
    }

    /// Removes all.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}
