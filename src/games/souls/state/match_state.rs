//! The match state, which belongs to no thing on the table: the turn, the stack, the attack, the work to finish.

use super::entry::{Announce, Entry};
use super::task::{Ask, Task};
use crate::cards::chance::NextChance;
use crate::cards::language::TurnsOf;
use crate::cards::memory::Memory;
use crate::games::souls::Souls;
use crate::games::souls::content::{Content, DeckKind, Grant};
use crate::games::souls::places::{Place, zone};
use crate::games::souls::repeating::PutOff;
use crate::games::souls::replaceable_event::Applied;
use crate::games::souls::{Mode, Modules, Step};
use crate::table::{ObjectId, Priority, Ref, Seat, Seats};

/// A change of one thing that does not come from a static ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// Whose: a card or a player.
    pub card: ObjectId,
    /// What changed.
    pub what: ChangeKind,
    /// The duration.
    pub until: Until,
}

/// What a [`Change`] is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChangeKind {
    /// A bonus.
    Grant(Grant),
    /// It is another card, and becomes that face again when the effect ends.
    Face(u16),
    /// Its control goes back to that player when the effect ends (R105).
    Control(Seat),
}

impl ChangeKind {
    /// The bonus, if it is one.
    #[must_use]
    pub const fn grant(self) -> Option<Grant> {
        match self {
            Self::Grant(grant) => Some(grant),
            Self::Face(_) | Self::Control(_) => None,
        }
    }
}

/// How long a change lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Until {
    /// The end of this turn (F-39).
    Turn,
    /// That player's next regular turn: while they have begun or skipped just that many (F-43 to F-47).
    Round(Seat, u16),
    /// The next turn of one of these players begins.
    NextTurnOf(TurnsOf),
    /// That card leaves play.
    While(ObjectId),
    /// It leaves its place.
    Leaves,
}

/// The running attack (rules page, section 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Attack {
    /// The target of the attack, once it is chosen.
    pub target: Option<ObjectId>,
    /// Its stamp then.
    pub stamp: u16,
    /// The monster deck is attacked: a slot is chosen for the card that lies in hold.
    pub deck: bool,
    /// It was declared as an additional attack (R46).
    pub additional: bool,
    /// Bits of the seats that roll too.
    pub helpers: u8,
    /// The helpers have been settled.
    pub asked_helpers: bool,
    /// The helpers who still roll in this round of rolls, as bits.
    pub rolling: u8,
    /// Rolls made.
    pub rolls: u8,
}

/// What must be attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ForcedTarget {
    /// That thing, with its stamp.
    Thing(ObjectId, u16),
    /// The monster deck.
    Deck,
    /// Anything that can be attacked (R127).
    Anything,
}

impl ForcedTarget {
    /// The thing or the deck; nothing where anything will do.
    #[must_use]
    pub const fn to(self) -> Ref {
        match self {
            Self::Thing(e, _) => Ref::Object(e),
            Self::Deck => Ref::Zone(zone(Place::Deck(DeckKind::Monster))),
            Self::Anything => Ref::None,
        }
    }
}

/// Something that must still be attacked this turn (F-92, F-113).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ForcedAttack {
    /// What.
    pub what: ForcedTarget,
    /// The attack is an additional one.
    pub additional: bool,
}

/// A sequence that goes on when the stack is back to the height at which it began (R42).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sequence {
    /// Height of the stack when it began.
    pub floor: u16,
    /// The next stages.
    pub next: Stages,
}

/// The next stages of a sequence.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Stages {
    /// A dead monster in hold: its reward (F-121).
    Reward { card: ObjectId },
    /// Then the abilities that trigger only after the reward.
    Late { card: ObjectId },
    /// Then it becomes a soul or is discarded.
    Bury { card: ObjectId },
    /// Then the abilities that this triggered. Slots refill after it (F-124, R55).
    Refill,
    /// A player died: the penalty (F-130 to F-133).
    Penalty { seat: Seat },
    /// Then it is over, unless they are active (F-129, F-136).
    Buried { seat: Seat },
    /// An event has resolved: it is discarded.
    Event { card: ObjectId, attack: bool },
}

/// The state of a game that belongs to no thing on the table.
#[derive(Debug, Clone)]
pub struct MatchState {
    /// Cards, sets, rule parameters.
    pub content: &'static Content,
    /// Index of the set.
    pub set: u16,
    /// How many began to play.
    pub seats: u8,
    /// The seats whose players have not left (R59).
    pub playing: Seats,
    /// The active player has left in their turn: `active` is who stands in until the next turn begins (R59).
    pub vacant: bool,
    /// Against each other or together.
    pub mode: Mode,
    /// Optional parts that are used.
    pub modules: Modules,
    /// Turns begun, all players together.
    pub turn: u16,
    /// Regular turns taken or skipped, all players together.
    pub taken: u16,
    /// The player whose turn it is.
    pub active: Seat,
    /// The player who took the first turn.
    pub starting: Seat,
    /// The player whose regular turn comes when no extra turn does.
    pub regular: Seat,
    /// Extra turns waiting, the next first.
    pub extra: Vec<Seat>,
    /// Shop, monster and room slots.
    pub slots: [u8; 3],
    /// The player asked in the running window; `None` before it opens.
    pub window: Option<Priority>,
    /// The stack, the last entry resolves first.
    pub stack: Vec<Entry>,
    /// Next serial number.
    pub serial: u16,
    /// The running attack.
    pub attack: Option<Attack>,
    /// The attacks that must still be made this turn.
    pub musts: Vec<ForcedAttack>,
    /// Sequences that wait for the stack, the innermost last.
    pub sequences: Vec<Sequence>,
    /// The active player died: the end phase comes when the stack is empty (F-129).
    pub dying: bool,
    /// They died outside an attack: they still get priority over the empty stack (R54).
    pub farewell: bool,
    /// Entries of the stack that have resolved in this turn (T-09).
    pub resolved: u16,
    /// The action phase of this turn has begun: its loot play was given (F-10).
    pub played_in: bool,
    /// This turn is an extra one (F-46).
    pub is_extra: bool,
    /// The active player has been asked in this room step (R29).
    pub rooms_asked: bool,
    /// A monster died this turn (F-34).
    pub monster_died: bool,
    /// Timer of a game together.
    pub timer: u8,
    /// What the next dice and coins show, if a position says so.
    pub chance: NextChance,
    /// Picks of the mini-draft made so far.
    pub drafted: u8,
    /// Work to finish.
    pub agenda: Vec<Task>,
    /// Triggered abilities not yet on the stack.
    pub triggers: Vec<Entry>,
    /// What is repeated after a die was read.
    pub put_off: Vec<PutOff>,
    /// What waits, what costs changed, what happened this turn, how often abilities were used.
    pub memory: Memory<Souls, Entry>,
    /// The entry being put on the stack.
    pub announce: Option<Announce>,
    /// The topic of the open question.
    pub ask: Ask,
    /// Cards on top of the deck that is looked at which stay there.
    pub kept: u8,
    /// Replacements applied to the event of which the running effect comes (F-158).
    pub applied: Applied,
    /// Whether the last effect did something (F-157).
    pub happened: bool,
    /// Changes in force.
    pub changes: Vec<Change>,
    /// Players said to win by an effect, as bits.
    pub winners: u8,
    /// Something that stats depend on changed since they were last computed.
    pub dirty: bool,
    /// Conditions of bonus souls have to be looked at (F-169).
    pub bonus_due: bool,
    /// The step in which they were.
    pub worked: Step,
    /// Bits of the events that something in play may react to.
    pub reacting: u64,
    /// Something in play replaces events.
    pub replacing: bool,
    /// Stats depend on what is on the stack.
    pub counts_stack: bool,
}
