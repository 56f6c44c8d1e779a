//! The waiting entries on the stack of a position.

use serde::{Deserialize, Serialize};

use super::Position;
use crate::cards::position::PaidWith;
use crate::games::souls::{Place, zone};
use crate::table::Seat;

/// The stack of a position with the window over it. Without entries it says nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Stack {
    /// Bottom first: the last resolves first.
    pub entries: Vec<StackEntry>,
    /// The player with priority.
    pub priority: Seat,
    /// How many have passed in a row before them.
    pub passed: u8,
    /// Triggered abilities that wait to be put there, without targets yet (F-75). They go on the stack before anybody
    /// acts; whose they are chooses their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<StackEntry>,
}

/// The kind of a waiting entry (rules page, section 4.2).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ron2::FromRon,
)]
pub enum EntryKind {
    /// A loot card that lies on the stack.
    Loot,
    /// A copy of a loot card: there is no card, only the entry.
    Copy,
    /// An activated ability.
    Ability,
    /// A triggered ability.
    Trigger,
    /// The reading of a roll that has resolved (F-89).
    Reading,
    /// A die.
    Roll,
    /// Damage.
    Damage,
    /// A death.
    Death,
}

/// The source or target of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Aim {
    /// Nothing, or something that is no longer there.
    #[default]
    Nothing,
    /// A card: index of the piece.
    Piece(u16),
    /// A player.
    Player(Seat),
    /// An entry, counted from the bottom of the stack.
    Entry(u16),
}

/// An entry of the stack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StackEntry {
    /// The kind.
    pub kind: EntryKind,
    /// The card or player it comes from; of a death who dies.
    pub source: Aim,
    /// The source became another object since.
    #[serde(default)]
    pub gone: bool,
    /// Full id of the card whose text it follows, where that is not the source as it is printed.
    #[serde(default)]
    pub text: Option<String>,
    /// The ability of that card; `None` for loot, which has one effect, and for damage, deaths and attack rolls.
    #[serde(default)]
    pub ability: Option<u8>,
    /// The mode, counted from 0 (F-77).
    #[serde(default)]
    pub mode: u8,
    /// What was paid for X (R111).
    #[serde(default)]
    pub x: u8,
    /// The controller; `None`: the game, and for it the active player.
    pub by: Option<Seat>,
    /// The chosen targets; of damage the object it hits.
    #[serde(default)]
    pub targets: Vec<Aim>,
    /// How many of them each place of the ability has; nothing if each has one.
    #[serde(default)]
    pub groups: Vec<u8>,
    /// The part of each, where a number was divided among them.
    #[serde(default)]
    pub shares: Vec<u8>,
    /// The number of a roll, 1 to 6; the amount of damage; the amount of the event that triggered.
    #[serde(default)]
    pub amount: i32,
    /// An attack roll or combat damage of the attack that runs.
    #[serde(default)]
    pub combat: bool,
    /// For a roll and its reading: the roll in the card's text, counted from 0 in the order in which they are written.
    #[serde(default)]
    pub roll: Option<u8>,
    /// For a roll: "would roll" has been asked about its present number (F-87).
    #[serde(default)]
    pub asked: bool,
    /// The thing or entry of the event that triggered; of a death what dealt the last damage.
    #[serde(default)]
    pub that: Aim,
    /// The player of that event.
    #[serde(default)]
    pub player: Option<Seat>,
    /// The object picked by an enclosing choice.
    #[serde(default)]
    pub picked: Aim,
    /// The player whom the text calls "they".
    #[serde(default)]
    pub they: Option<Seat>,
    /// What its costs were paid with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub paid: Vec<PaidWith<Aim>>,
}

impl StackEntry {
    /// An entry of which nothing more is said.
    #[must_use]
    pub const fn bare(kind: EntryKind, source: Aim, by: Option<Seat>) -> Self {
        Self {
            kind,
            source,
            gone: false,
            text: None,
            ability: None,
            mode: 0,
            x: 0,
            by,
            targets: Vec::new(),
            groups: Vec::new(),
            shares: Vec::new(),
            amount: 0,
            combat: false,
            roll: None,
            asked: false,
            that: Aim::Nothing,
            player: None,
            picked: Aim::Nothing,
            they: None,
            paid: Vec::new(),
        }
    }

    /// Everything that it names.
    pub fn aims(&self) -> impl Iterator<Item = Aim> + '_ {
        let others = [self.source, self.that, self.picked];
        let paid = self.paid.iter().map(|paid| paid.card);
        self.targets.iter().copied().chain(others).chain(paid)
    }

    fn aims_mut(&mut self) -> impl Iterator<Item = &mut Aim> {
        let others = [&mut self.source, &mut self.that, &mut self.picked];
        let paid = self.paid.iter_mut().map(|paid| &mut paid.card);
        self.targets.iter_mut().chain(others).chain(paid)
    }
}

impl Stack {
    /// Nothing is on the stack.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Nothing is on the stack, and nothing waits to be put there.
    #[must_use]
    pub fn says_nothing(&self) -> bool {
        self.entries.is_empty() && self.waiting.is_empty()
    }

    /// Whether an entry or a waiting ability names that piece.
    #[must_use]
    pub fn names(&self, n: u16) -> bool {
        let all = self.entries.iter().chain(&self.waiting);
        let mut aims = all.flat_map(StackEntry::aims);
        aims.any(|aim| aim == Aim::Piece(n))
    }

    /// The entries of these numbers, in this order; all others go.
    pub fn rearrange(&mut self, order: &[usize]) {
        let all = std::mem::take(&mut self.entries);
        self.entries = order.iter().filter_map(|&n| all.get(n).cloned()).collect();
        let all = self.entries.iter_mut().chain(&mut self.waiting);
        for aim in all.flat_map(StackEntry::aims_mut) {
            if let Aim::Entry(n) = *aim {
                let now = order.iter().position(|&old| old == usize::from(n));
                *aim = now.map_or(Aim::Nothing, |now| Aim::Entry(now as u16));
            }
        }
        if self.entries.is_empty() {
            (self.priority, self.passed) = (Seat(0), 0);
        }
    }
}

impl Position {
    /// Gives the pieces that entries name their new numbers; what comes from a piece that is gone leaves the stack.
    pub(super) fn renumber_stack(&mut self, to: &dyn Fn(u16) -> Option<u16>) {
        if !self.stack.says_nothing() {
            let all = (self.stack.entries.iter_mut()).chain(&mut self.stack.waiting);
            for aim in all.flat_map(StackEntry::aims_mut) {
                if let Aim::Piece(n) = *aim {
                    *aim = to(n).map_or(Aim::Nothing, Aim::Piece);
                }
            }
            let waiting = &mut self.stack.waiting;
            waiting.retain(|entry| entry.source != Aim::Nothing);
            self.keep_entries(|entry| entry.source != Aim::Nothing);
        }
        self.match_stack();
    }

    /// Entries of which that does not hold leave the stack.
    pub(in crate::games::souls) fn keep_entries(&mut self, stays: impl Fn(&StackEntry) -> bool) {
        let all = self.stack.entries.iter().enumerate();
        let order: Vec<usize> = all.filter(|(_, e)| stays(e)).map(|(n, _)| n).collect();
        if order.len() < self.stack.entries.len() {
            self.lower_deaths(&order);
            self.stack.rearrange(&order);
        }
    }

    /// Loot cards that lie on the stack have their entries, in their order, and no others have.
    fn match_stack(&mut self) {
        let at = zone(Place::Stack);
        let cards: Vec<u16> = (0..)
            .zip(&self.cards)
            .filter(|(_, p)| p.zone == at)
            .map(|(n, _)| n)
            .collect();
        if cards.is_empty() && self.stack.is_empty() {
            return;
        }
        let played = |entry: &StackEntry| match entry.source {
            Aim::Piece(n) if entry.kind == EntryKind::Loot => Some(n),
            _ => None,
        };
        self.keep_entries(|entry| {
            entry.kind != EntryKind::Loot || played(entry).is_some_and(|n| cards.contains(&n))
        });
        for &n in &cards {
            if !self
                .stack
                .entries
                .iter()
                .any(|entry| played(entry) == Some(n))
            {
                if self.stack.is_empty() {
                    self.stack.priority = self.active;
                }
                let entry = StackEntry::bare(EntryKind::Loot, Aim::Piece(n), Some(self.active));
                self.stack.entries.push(entry);
            }
        }
        let entries = &self.stack.entries;
        let mut order: Vec<usize> = (0..entries.len()).collect();
        let places: Vec<usize> = (0..entries.len())
            .filter(|&n| played(&entries[n]).is_some())
            .collect();
        let mut sorted = places.clone();
        sorted.sort_by_key(|&n| played(&entries[n]));
        for (place, from) in places.into_iter().zip(sorted) {
            order[place] = from;
        }
        self.stack.rearrange(&order);
    }
}
