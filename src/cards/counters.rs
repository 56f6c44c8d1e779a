//! Named counters on cards: what packs say of them, and how many of which lie where.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Spanned};

use crate::packs::{CheckContext, Placed, Words, thing};
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

/// A kind of counters, ready for play.
#[derive(Debug, Clone)]
pub struct Counter {
    /// `pack:id`.
    pub id: String,
    /// The word before "counters": "charge".
    pub name: Words,
    /// Always empty; a pack's texts have one for each thing.
    pub summary: Words,
}

thing! { Counter = "counter", Named.summary }

/// A kind of counters that a pack declares, checked.
pub fn counter(id: String, def: CounterDef, context: &mut CheckContext<'_>) -> Placed<Counter> {
    context.name(&def.name);
    let thing = Counter {
        id,
        name: def.name.value.into(),
        summary: Words::default(),
    };
    context.placed(&def.id, thing, ())
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

/// More or fewer counters of a kind on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CounterChange {
    /// The card.
    pub on: ObjectId,
    /// The kind.
    pub kind: u8,
    /// How many there were.
    pub before: i32,
    /// How many there are.
    pub after: i32,
}

impl CounterChange {
    /// By how many.
    #[must_use]
    pub const fn by(self) -> i32 {
        self.after - self.before
    }

    /// Whether there came to be `n` of that kind, or more.
    #[must_use]
    pub fn reaches(self, kind: u8, n: i32) -> bool {
        kind == self.kind && (self.before + 1..=self.after).contains(&n)
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

    /// Adds that many, or takes them off, from 0 to [`MOST`]. Returns the change, if there is one.
    pub fn change(&mut self, e: ObjectId, kind: u8, by: i32) -> Option<CounterChange> {
        let before = self.of(e, kind);
        let after = before.saturating_add(by).clamp(0, MOST);
        self.0.retain(|(card, of, _)| (*card, *of) != (e, kind));
        if after > 0 {
            let at = self
                .0
                .partition_point(|(card, of, _)| (*card, *of) < (e, kind));
            self.0.insert(at, (e, kind, after));
        }
        let on = e;
        (before != after).then_some(CounterChange {
            on,
            kind,
            before,
            after,
        })
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
