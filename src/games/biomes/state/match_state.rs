//! The match state, which belongs to no thing on the table: the turn, the queue, the battle, the work to finish.

use super::action::{Action, Announce};
use crate::cards::chance::NextChance;
use crate::cards::counters::Counters;
use crate::cards::language::{Question, Replaceable, Work};
use crate::cards::memory::Memory;
use crate::cards::paid::Cause;
use crate::cards::turns::Turns;
use crate::games::biomes::Biomes;
use crate::games::biomes::content::{Content, Duration, Keyword};
use crate::table::{ObjectId, Priority, Seat};

/// A piece of work to finish before anybody is asked, last one first.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Task {
    /// Something would be destroyed or dealt damage, which abilities may replace.
    Replace(Replaceable),
    /// The effects of a replacement were carried out.
    Replaced,
    /// Effects that hold others.
    Flow(Work<Biomes, Action>),
    /// The card of this action goes to its place after its effects.
    Finish(Action),
    /// A constant arrives: where, is asked if there is a choice.
    Arrive {
        card: ObjectId,
        controller: Seat,
        host: Option<ObjectId>,
        /// The X paid for it.
        x: u8,
    },
    /// What it says about arriving was carried out, as the card of that index; the X paid for it.
    Arrived { card: ObjectId, face: u16, x: u8 },
    /// A magnetic agent takes one of these gears of a friend that was terminated.
    Magnetic {
        controller: Seat,
        gears: [Option<ObjectId>; 4],
    },
    /// One of the sectors of its controller pays so much durability.
    PayDurability { action: Action, n: u8 },
    /// Draws, one at a time.
    Draw { seat: Seat, count: u16 },
    /// Picks a biome and loses it.
    Collapse(Seat),
    /// Discards, one at a time. The cause is the card that says so, or none where the hand limit does.
    Discard {
        seat: Seat,
        count: u16,
        cause: Cause,
    },
    /// Puts cards on the bottom after a mulligan, one at a time.
    Bottom { seat: Seat, count: u16 },
    /// Looks at the top cards: those not yet decided on.
    Scan { seat: Seat, left: u16 },
}

/// The topic of the open question.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Ask {
    /// Nothing is asked, or a step's own question.
    Step,
    /// A step of the running announcement.
    Announce,
    /// The common anomaly to become.
    Convert(ObjectId),
    /// The reaction that goes first.
    Reaction,
    /// The replacement that is applied to the event first.
    Replace(Replaceable),
    /// Whether the ability of that number of a card replaces the event.
    Whether(Replaceable, ObjectId, u8),
    /// A question of effects that hold others.
    Flow(Question<Biomes, Action>),
    /// Where a constant arrives.
    Arrive {
        card: ObjectId,
        controller: Seat,
        /// The X paid for it.
        x: u8,
    },
    /// The gear that a magnetic agent takes.
    Magnetic,
    /// The biome that is lost.
    Collapse,
    /// The card to discard, the number of further cards after it, and the cause as in the task.
    Discard { seat: Seat, left: u16, cause: Cause },
    /// The card that goes to the bottom, and the number of further cards after it.
    Bottom { seat: Seat, left: u16 },
    /// Top or bottom for this card; how many more after it.
    Scan { seat: Seat, left: u16 },
}

/// A temporary or permanent change of one object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// Whose.
    pub object: ObjectId,
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
    /// Attack and defense.
    Stats(i32, i32),
    /// A keyword more.
    Keyword(Keyword),
    /// Control goes back to that seat when it ends (*hack*).
    Control(Seat),
    /// It is that card, by index, unless a later change makes it another one.
    Face {
        /// What it is.
        now: u16,
        /// What it was before it became anything.
        base: u16,
    },
}

/// A declared defender.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Defender {
    /// The defender.
    pub agent: ObjectId,
    /// Against whom.
    pub attacker: ObjectId,
    /// Damage the attacker assigned to it; `None` until assigned.
    pub assigned: Option<i32>,
    /// Its place in the damage order is fixed.
    pub ordered: bool,
}

/// A declared attacker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attacker {
    /// The attacker.
    pub agent: ObjectId,
    /// Where.
    pub biome: u8,
    /// Has had a defender: then it deals nothing to the sector (N-129).
    pub defended: bool,
    /// Surplus that *overpower* sends to the sector.
    pub surplus: i32,
}

/// The running battle.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Battle {
    /// Selected to advance, with destination.
    pub advancing: Vec<(ObjectId, u8)>,
    /// Gear to attach on arrival (D8).
    pub gear: Vec<(ObjectId, ObjectId)>,
    /// Declared attackers.
    pub attackers: Vec<Attacker>,
    /// Declared defenders, in damage order for each attacker.
    pub defenders: Vec<Defender>,
}

/// Everything of a match that no thing on the table carries.
#[derive(Debug, Clone)]
pub struct MatchState {
    /// Cards, biomes, rule parameters.
    pub content: &'static Content,
    /// Turns begun.
    pub turn: u16,
    /// The player whose turn it is.
    pub active: Seat,
    /// The player who takes the first turn of this match.
    pub starting: Seat,
    /// Number of this match, from 1.
    pub number: u8,
    /// 1 or 3.
    pub best_of: u8,
    /// Matches won.
    pub wins: [u8; 2],
    /// The player asked in the running window; `None` before it opens.
    pub window: Option<Priority>,
    /// Pending actions, the last one executes first.
    pub queue: Vec<Action>,
    /// Next serial number.
    pub serial: u16,
    /// The running battle.
    pub battle: Battle,
    /// Work to finish.
    pub agenda: Vec<Task>,
    /// Reactions not yet queued.
    pub reactions: Vec<Action>,
    /// A persistent skill in force changes what cards cost.
    pub priced: bool,
    /// The turns to come.
    pub turns: Turns,
    /// What the next dice and coins show, if a position says so.
    pub chance: NextChance,
    /// How often there is another battle phase this turn.
    pub more_fights: u8,
    /// What waits, what costs changed, what happened this turn, how often abilities were used.
    pub memory: Memory<Biomes, Action>,
    /// The action being taken.
    pub announce: Option<Announce>,
    /// The topic of the open question.
    pub ask: Ask,
    /// Changes in force.
    pub changes: Vec<Change>,
    /// Counters on constants.
    pub counters: Counters,
    /// Cards in play or sectors changed since stats were last computed.
    pub dirty: bool,
    /// State checks are due: stats were computed or a sector broke since they last ran.
    pub unchecked: bool,
    /// Something on the planet lies on the other side than its controller's, as of when stats were last
    /// worked out.
    pub strays: bool,
    /// Kinds of facts that the active persistent skills depend on, as bits of [`heed`](super::super::stats::heed).
    pub heeds: u16,
    /// Bits of the events that something on the planet may react to.
    pub reacting: u32,
    /// Reset has healed and ended what ends; only what reacted to it is left.
    pub cleaned: bool,
    /// Actions and skills executed this turn (T-09).
    pub repeats: u32,
    /// Things that happened without an event.
    pub silent: u64,
    /// A sector was lost or a player beaten since the result was last looked at.
    pub decide: bool,
    /// Turns of earlier matches of this game.
    pub earlier_turns: u32,
    /// Index of each seat's deck in the content.
    pub decks: [u16; 2],
}
