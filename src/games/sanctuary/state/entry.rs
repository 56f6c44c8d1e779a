//! Entries: on the Stack, being played or activated, or about to trigger.

use crate::cards::language::{FlowEntry, Reader, Until, flow_entry};
use crate::cards::{CardEntry, card_entry};
use crate::table::{ObjectId, Seat, Target, Targets};

/// The cause of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ActionKind {
    /// A card was played.
    Play,
    /// An ability was activated.
    Ability,
    /// A triggered ability triggered.
    Trigger,
}

/// Something on the Stack, or about to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Action {
    /// Serial number within the game.
    pub serial: u16,
    /// The cause.
    pub kind: ActionKind,
    /// The card.
    pub source: ObjectId,
    /// Index of the card whose text it follows.
    pub face: u16,
    /// The ability of it; `u8::MAX` for a permanent that is played.
    pub ability: u8,
    /// The number of the delayed effect of that text, from 1; 0 for the text as a whole.
    pub later: u8,
    /// The controller.
    pub controller: Seat,
    /// Chosen when it is played, activated or triggers.
    pub targets: Targets,
    /// The other card of the event that triggered, with its stamp then.
    pub that: Option<(ObjectId, u16)>,
    /// The player of the event that triggered.
    pub player: Option<Seat>,
    /// The amount of the event that triggered.
    pub amount: i32,
    /// What was paid for X.
    pub x: u8,
    /// Stamp of the source when it was played, activated or triggered.
    pub stamp: u16,
    /// The carrier of the source at that time, if it is a Technology.
    pub carrier: Option<ObjectId>,
    /// What the enclosing `Choose` picked.
    pub picked: Target,
    /// The player of the enclosing `MayDo`, `EachDoes`, `Choose` or `Pick`.
    pub they: Option<Seat>,
    /// The number under which it was paid for with cards or things; 0 for none.
    pub paid: u16,
}

impl Action {
    /// A bare entry of that kind, of a card of that seat.
    #[must_use]
    pub fn new(kind: ActionKind, source: ObjectId, controller: Seat) -> Self {
        Self {
            serial: u16::MAX,
            kind,
            source,
            face: 0,
            ability: u8::MAX,
            later: 0,
            controller,
            targets: Targets::default(),
            that: None,
            player: None,
            amount: 0,
            x: 0,
            stamp: 0,
            carrier: None,
            picked: Target::default(),
            they: None,
            paid: 0,
        }
    }
}

impl Reader for Action {
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

impl FlowEntry for Action {
    flow_entry!(paid);

    fn shared(&self) -> Vec<Self> {
        let each = self.targets.each_share();
        each.map(|(targets, _)| Self { targets, ..*self }).collect()
    }

    fn waiting(self, later: u8) -> Self {
        Self {
            serial: u16::MAX,
            kind: ActionKind::Trigger,
            later,
            ..self
        }
    }

    fn while_in_play(&self) -> Until {
        Until::Leaves(self.source, self.stamp)
    }
}

impl CardEntry for Action {
    card_entry!(Target);
}

/// An action being played or activated: mode and targets are chosen, then it is paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Announce {
    /// The action it will be.
    pub action: Action,
    /// The next choice.
    pub stage: Stage,
}

/// The next choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Pick one of several texts.
    Mode,
    /// How much is paid for X.
    Amount,
    /// The next target.
    Target,
}
