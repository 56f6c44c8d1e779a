//! Entries: on the stack, being put there, or about to trigger.

use crate::cards::language::{FlowEntry, Reader, Until, flow_entry};
use crate::cards::{CardEntry, card_entry};
use crate::games::souls::content::Band;
use crate::games::souls::replaceable_event::Applied;
use crate::table::{ObjectId, Ref, Seat, Target, Targets};

/// The kind of an entry (rules page, section 4.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EntryKind {
    /// A loot card; `copy` if there is no card, only this entry.
    Loot {
        /// It is a copy of a loot card.
        copy: bool,
    },
    /// An activated ability.
    Ability,
    /// A triggered ability.
    Trigger,
    /// The reading of a roll that has resolved (F-89).
    Reading,
    /// A die: `amount` is the number shown, `controller` the roller.
    Roll,
    /// Damage of `amount`.
    Damage,
    /// A death.
    Death,
}

/// An entry: on the stack, or about to be.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Entry {
    /// Serial number within the game.
    pub serial: u16,
    /// The kind.
    pub kind: EntryKind,
    /// The card or player it comes from; for a death, who dies.
    pub source: ObjectId,
    /// Stamp of the source when it came about.
    pub stamp: u16,
    /// Index of the card whose text it follows.
    pub face: u16,
    /// The ability of it; `u8::MAX` for none.
    pub ability: u8,
    /// The mode, for "choose one".
    pub mode: u8,
    /// The number of the delayed effect of that text, from 1; 0 for the text as a whole.
    pub later: u8,
    /// The controller. For entries of the game: the active player.
    pub controller: Seat,
    /// It is the game's and not a player's.
    pub game: bool,
    /// The targets, chosen when it goes on the stack; for damage, whom it hits.
    pub targets: Targets,
    /// The thing of the event that triggered, with its stamp then, or an entry.
    pub that: Target,
    /// The player of the event that triggered.
    pub player: Option<Seat>,
    /// The amount of the event that triggered, of a roll, of damage.
    pub amount: i32,
    /// What is paid for X (R111).
    pub x: u8,
    /// The object that the enclosing `Choose` picked.
    pub picked: Target,
    /// The player of the enclosing `MayDo`, `EachDoes`, `Choose` or `Pick`.
    pub they: Option<Seat>,
    /// The number under which it was paid for with cards or things; 0 for none.
    pub paid: u16,
    /// It is an attack roll or combat damage of the running attack.
    pub combat: bool,
    /// For a roll: the effects of its results, in bands.
    pub bands: &'static [Band],
    /// It results from an event to which these replacements were applied (F-158).
    pub applied: Applied,
    /// For a roll: the number for which "would roll" was last asked (F-87).
    pub asked: u8,
    /// For a roll and its reading: the number of what is repeated after it; 0 for nothing.
    pub repeats: u16,
}

/// An entry being put on the stack: mode, targets and costs are chosen first.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Announce {
    /// The entry it will be.
    pub entry: Entry,
    /// The next choice.
    pub stage: Stage,
}

/// The next choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// One of several ways.
    Mode,
    /// What is paid for X.
    Amount,
    /// The next target.
    Target,
    /// The payment of the n-th cost.
    Cost(u8),
}

impl Entry {
    /// The object that it comes from, as it was then.
    #[must_use]
    pub const fn this(&self) -> Target {
        Target {
            to: Ref::Object(self.source),
            stamp: self.stamp,
            controller: self.controller,
        }
    }

    /// A bare entry of that sort.
    #[must_use]
    pub fn new(kind: EntryKind, source: ObjectId, face: u16, controller: Seat) -> Self {
        Self {
            serial: u16::MAX,
            kind,
            source,
            stamp: 0,
            face,
            ability: u8::MAX,
            mode: 0,
            later: 0,
            controller,
            game: false,
            targets: Targets::default(),
            that: Target::default(),
            player: None,
            amount: 0,
            x: 0,
            picked: Target::default(),
            they: None,
            paid: 0,
            combat: false,
            bands: &[],
            applied: [None; 6],
            asked: 0,
            repeats: 0,
        }
    }

    /// Whether players may speak of it as an ability: activated, triggered, or the reading of a roll.
    #[must_use]
    pub const fn is_ability(&self) -> bool {
        matches!(
            self.kind,
            EntryKind::Ability | EntryKind::Trigger | EntryKind::Reading
        )
    }
}

impl Reader for Entry {
    fn controller(&self) -> Seat {
        self.controller
    }

    fn that_amount(&self) -> i32 {
        self.amount
    }

    fn x(&self) -> i32 {
        self.x.into()
    }

    fn share(&self) -> i32 {
        self.targets.divided()
    }
}

impl FlowEntry for Entry {
    flow_entry!(paid);

    fn shared(&self) -> Vec<Self> {
        let each = self.targets.each_share();
        each.map(|(targets, _)| Self { targets, ..*self }).collect()
    }

    /// It belongs to whoever controls the text now, and to nobody's event.
    fn waiting(self, later: u8) -> Self {
        Self {
            serial: u16::MAX,
            kind: EntryKind::Trigger,
            later,
            game: false,
            combat: false,
            bands: &[],
            applied: [None; 6],
            asked: 0,
            repeats: 0,
            ..self
        }
    }

    fn while_in_play(&self) -> Until {
        Until::Leaves(self.source, self.stamp)
    }
}

impl CardEntry for Entry {
    card_entry!(Target);
}
