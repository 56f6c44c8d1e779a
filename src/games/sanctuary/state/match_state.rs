//! The match state, which belongs to no thing on the table: the turn, the Stack, duel and combat, the work to finish.

use super::entry::{Action, Announce};
use crate::cards::chance::NextChance;
use crate::cards::counters::Counters;
use crate::cards::language::{Question, Replaceable, Work};
use crate::cards::memory::Memory;
use crate::cards::paid::Cause;
use crate::cards::turns::Turns;
use crate::games::sanctuary::content::{Content, Duration, Grant};
use crate::games::sanctuary::{Sanctuary, Step};
use crate::table::{ObjectId, Priority, Seat};

/// A piece of work to finish before anybody is asked, last one first.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Task {
    /// Something would be destroyed or dealt damage, which abilities may replace.
    Replace(Replaceable),
    /// The effects of a replacement were carried out.
    Replaced,
    /// Effects that hold others.
    Flow(Work<Sanctuary, Action>),
    /// Draws, one at a time.
    Draw { seat: Seat, count: u8 },
    /// Discards, one at a time. The cause is the card that says so, or none where the hand limit does.
    Discard { seat: Seat, count: u8, cause: Cause },
    /// Looks at the top cards: those not yet decided on.
    Foresee { seat: Seat, left: u8 },
}

/// The topic of the open question.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Ask {
    /// Nothing is asked, or a step's own question.
    Step,
    /// A part of the running announcement.
    Announce,
    /// The triggered ability that goes on the Stack first.
    Trigger,
    /// The replacement that is applied to the event first.
    Replace(Replaceable),
    /// Whether the ability of that number of a card replaces the event.
    Whether(Replaceable, ObjectId, u8),
    /// A question of effects that hold others.
    Flow(Question<Sanctuary, Action>),
    /// The card to discard, the number of further cards after it, and the cause as in the task.
    Discard { seat: Seat, left: u8, cause: Cause },
    /// Top or bottom for this card; how many more after it.
    Foresee { seat: Seat, left: u8 },
}

/// A temporary or permanent change of one card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// Whose.
    pub card: ObjectId,
    /// What.
    pub what: ChangeKind,
    /// The duration.
    pub until: Duration,
    /// The player whose text it is, for a round.
    pub by: Seat,
    /// The card whose text it is, which must stay in play.
    pub source: ObjectId,
}

/// The kind of a [`Change`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChangeKind {
    /// A bonus.
    Grant(Grant),
    /// Control goes back to that seat when it ends.
    Control(Seat),
    /// It is that card, by index, unless a later change makes it another one.
    Face(u16),
}

/// The running duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fight {
    /// Challenger and challenged.
    pub duelists: [ObjectId; 2],
    /// The controllers when they were last in play.
    pub controllers: [Seat; 2],
    /// Has left play since the challenge, even if it came back (C45).
    pub left: [bool; 2],
    /// Had no abilities when it left.
    pub silent: [bool; 2],
}

/// A declared attacker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attacker {
    /// The attacker.
    pub card: ObjectId,
    /// Has left play since.
    pub left: bool,
}

/// A declared blocker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Blocker {
    /// The blocker.
    pub card: ObjectId,
    /// Whom.
    pub attacker: ObjectId,
    /// Has left play since.
    pub left: bool,
    /// Its Strength as it last was in play (H-67).
    pub last: i32,
    /// Its share of the attacker's damage; `None` until it is divided (C30).
    pub share: Option<i32>,
}

/// Everything of a game that no thing on the table carries.
#[derive(Debug, Clone)]
pub struct MatchState {
    /// Cards, factions, rule parameters.
    pub content: &'static Content,
    /// Index of each seat's deck in the content.
    pub decks: [u16; 2],
    /// Turns begun, both players together.
    pub turn: u16,
    /// The player whose turn it is.
    pub active: Seat,
    /// The player who takes the first turn, if a position says so.
    pub first: Option<Seat>,
    /// The player asked in the running window; `None` before it opens.
    pub window: Option<Priority>,
    /// The Stack, the last entry resolves first.
    pub stack: Vec<Action>,
    /// Serial number of the last entry; after the highest it begins again at 1.
    pub serial: u16,
    /// Entries that went on the Stack in this turn (T-09).
    pub repeats: u16,
    /// The running duel.
    pub fight: Option<Fight>,
    /// Declared attackers.
    pub attackers: Vec<Attacker>,
    /// Declared blockers, in the order of declaration.
    pub blockers: Vec<Blocker>,
    /// The damage of this step has been dealt.
    pub dealt: bool,
    /// Something triggered in this step, so both are asked until they pass over an empty Stack (C57).
    pub answers: bool,
    /// Characters damaged since the last state check, with how much.
    pub wounded: Vec<(ObjectId, i32)>,
    /// Work to finish.
    pub agenda: Vec<Task>,
    /// Triggered abilities not yet on the Stack.
    pub triggers: Vec<Action>,
    /// The turns to come.
    pub turns: Turns,
    /// What the next dice and coins show, if a position says so.
    pub chance: NextChance,
    /// How often there is another Combat this turn.
    pub more_fights: u8,
    /// What waits, what costs changed, what happened this turn, how often abilities were used.
    pub memory: Memory<Sanctuary, Action>,
    /// The action being played or activated.
    pub announce: Option<Announce>,
    /// The topic of the open question.
    pub ask: Ask,
    /// Changes in force.
    pub changes: Vec<Change>,
    /// Counters on cards in play.
    pub counters: Counters,
    /// Something that stats depend on changed since they were last computed.
    pub dirty: bool,
    /// The step in which they were: abilities may hold in some phases only.
    pub worked: Step,
    /// Something in play has stats that hang on the phase.
    pub phased: bool,
    /// Something in play may hang on what is tapped or on Volition.
    pub watching: bool,
    /// A continuous ability in force changes what cards cost.
    pub prices: bool,
    /// Bits of the events that something in play may react to.
    pub reacting: u32,
}
