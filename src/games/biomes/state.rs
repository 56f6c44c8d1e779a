//! Components of the things on the table, and the one resource for what no thing carries.

use bevy::prelude::Component;

use crate::table::{ObjectId, Priority, Seat, ZoneId};

use super::content::{Content, Duration, Effect, Keyword, Keywords, Reach};

/// The stable id of any thing: player, biome, sector, card, spawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
#[component(immutable)]
pub struct Id(pub ObjectId);

/// What a card is. `face` differs from `printed` once it is converted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
pub struct Card {
    /// Index of what is printed.
    pub printed: u16,
    /// Index of what it is now.
    pub face: u16,
    /// Whose card.
    pub owner: Seat,
}

/// Abilities of a card that can be told apart for *once a turn* and *overclock*; the last stands for
/// all after it.
pub const SKILLS: usize = 8;

/// How a card stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
pub struct Status {
    /// Where.
    pub zone: ZoneId,
    /// Under whose control.
    pub controller: Seat,
    /// Cannot be used until it unlocks (N-50).
    pub locked: bool,
    /// Stays locked at the next Refresh.
    pub stasis: bool,
    /// A hologram: deleted at its controller's Reset.
    pub hologram: bool,
    /// Reach flipped by *shift* (N-154).
    pub shifted: bool,
    /// Turn in which it arrived on the planet.
    pub arrived: u16,
    /// Increase markers (N-155).
    pub markers: u8,
    /// Speed added by *overclock* this turn (N-153).
    pub overclock: u8,
    /// Bit n: ability n was used this turn.
    pub used: u8,
    /// The same for each of its skills.
    pub skill_overclock: [u8; SKILLS],
    /// What it is attached to.
    pub host: Option<ObjectId>,
}

/// Stats of an agent; all zero for anything else.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Component)]
pub struct Agent {
    /// Attack now, 0 or more.
    pub attack: i32,
    /// Defense now.
    pub defense: i32,
    /// Damage marked until Reset.
    pub damage: i32,
    /// Reach now.
    pub reach: Reach,
    /// Keywords now.
    pub keywords: Keywords,
}

/// A player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Component)]
pub struct Player {
    /// Energy in store.
    pub energy: [u8; 6],
    /// Conversions this turn.
    pub conversions: u8,
    /// Anomalies played this turn.
    pub anomalies: u8,
    /// Functions played this turn (*chain*).
    pub functions: u8,
    /// Sectors lost.
    pub lost: u8,
    /// Mulligans taken this match.
    pub mulligans: u8,
    /// Has kept.
    pub kept: bool,
    /// Conceded or lost by card text.
    pub beaten: bool,
}

/// One of the three biomes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Component)]
pub struct Lane {
    /// Index of its definition in the content.
    pub kind: u16,
    /// Out of the game for both players.
    pub lost: bool,
}

/// One player's side of a biome.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
pub struct Sector {
    /// Biome, 0 to 2.
    pub biome: u8,
    /// Whose side.
    pub seat: Seat,
    /// What is left of it.
    pub durability: i32,
}

/// What an action aims at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Target {
    /// Nothing, or no longer legal.
    #[default]
    Gone,
    /// A thing.
    Thing(ObjectId),
    /// An entry of the queue.
    Entry(u16),
    /// An activated skill of a constant.
    Skill(ObjectId, u8),
}

/// Up to four targets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Targets {
    list: [Target; 4],
    len: u8,
}

impl Targets {
    /// No targets yet.
    pub const NONE: Self = Self {
        list: [Target::Gone; 4],
        len: 0,
    };

    /// Adds one; more than four are ignored (packs are checked for it).
    pub fn push(&mut self, target: Target) {
        if let Some(slot) = self.list.get_mut(self.len as usize) {
            *slot = target;
            self.len += 1;
        }
    }

    /// All chosen so far.
    #[must_use]
    pub fn all(&self) -> &[Target] {
        &self.list[..self.len as usize]
    }

    /// All, to strike out what became illegal.
    pub fn all_mut(&mut self) -> &mut [Target] {
        &mut self.list[..self.len as usize]
    }

    /// The n-th.
    #[must_use]
    pub fn get(&self, n: u8) -> Target {
        self.all().get(n as usize).copied().unwrap_or_default()
    }
}

/// Whose text an action follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// A card, by index.
    Card(u16),
    /// A biome's influence, by index of its definition.
    Biome(u16),
}

/// How an action came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// A function card was played.
    Play,
    /// A skill was activated.
    Skill,
    /// A reactive skill reacted.
    Reaction,
}

/// Something on the queue, or about to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Action {
    /// Serial number within the match.
    pub serial: u16,
    /// How it came about.
    pub sort: Sort,
    /// The card, constant or biome.
    pub source: ObjectId,
    /// Whose text.
    pub origin: Origin,
    /// Which ability of it; for a played card the mode, `u8::MAX` for none.
    pub ability: u8,
    /// Who controls it.
    pub controller: Seat,
    /// 1 to 3.
    pub speed: u8,
    /// The X chosen.
    pub x: u8,
    /// *Global* was paid.
    pub global: bool,
    /// Chosen when taken.
    pub targets: Targets,
    /// The other object of the event reacted to.
    pub that: Option<ObjectId>,
    /// The amount of the event reacted to.
    pub amount: i32,
    /// The biome where the source was.
    pub biome: Option<u8>,
}

/// An action being taken: modes, X and targets are chosen, then it is paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Announce {
    /// What it will be.
    pub action: Action,
    /// What is chosen next.
    pub stage: Stage,
    /// Symbols still to pay.
    pub due: [u8; 6],
}

/// What is chosen next while an action is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Pick one.
    Mode,
    /// How much X.
    Amount,
    /// The next target.
    Target,
    /// Energy.
    Pay,
}

/// A reactive skill that has reacted and is not on the queue yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reaction {
    /// Whose skill.
    pub source: ObjectId,
    /// Whose text.
    pub origin: Origin,
    /// Which ability; `u8::MAX` for *transfer*.
    pub ability: u8,
    /// Who controls it.
    pub controller: Seat,
    /// The other object.
    pub that: Option<ObjectId>,
    /// How much.
    pub amount: i32,
    /// Where the source was.
    pub biome: Option<u8>,
}

/// A piece of work to finish before anybody is asked, last one first.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Task {
    /// Goes on with a list of effects.
    Run {
        action: Action,
        effects: &'static [Effect],
        at: usize,
    },
    /// What becomes of the card after its effects.
    Finish(Action),
    /// A constant arrives: where, is asked if there is a choice.
    Arrive {
        card: ObjectId,
        controller: Seat,
        host: Option<ObjectId>,
    },
    /// A magnetic agent takes one of these gears of a friend that was terminated.
    Magnetic {
        controller: Seat,
        gears: [Option<ObjectId>; 4],
    },
    /// Draws, one at a time.
    Draw { seat: Seat, count: u8 },
    /// Picks a biome and loses it.
    Collapse(Seat),
    /// Discards, one at a time.
    Discard { seat: Seat, count: u8 },
    /// Puts cards on the bottom after a mulligan, one at a time.
    Bottom { seat: Seat, count: u8 },
    /// Looks at the top cards: those not yet decided on.
    Scan { seat: Seat, left: u8 },
}

/// What the open question is about.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Ask {
    /// Nothing is asked, or a step's own question.
    Step,
    /// A step of the running announcement.
    Announce,
    /// Which common anomaly.
    Convert(ObjectId),
    /// Which reaction goes first.
    Reaction,
    /// Whether to do an optional part.
    May {
        action: Action,
        effects: &'static [Effect],
    },
    /// Where a constant arrives.
    Arrive { card: ObjectId, controller: Seat },
    /// Which gear a magnetic agent takes.
    Magnetic,
    /// Which biome is lost.
    Collapse,
    /// Which card is discarded; how many more after it.
    Discard { seat: Seat, left: u8 },
    /// Which card goes to the bottom; how many more after it.
    Bottom { seat: Seat, left: u8 },
    /// Top or bottom for this card; how many more after it.
    Scan { seat: Seat, left: u8 },
}

/// A temporary or permanent change of one object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// Whose.
    pub object: ObjectId,
    /// What.
    pub what: What,
    /// How long.
    pub until: Duration,
}

/// What a [`Change`] changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// Attack and defense.
    Stats(i32, i32),
    /// A keyword more.
    Keyword(Keyword),
    /// Control goes back to that seat when it ends (*hack*).
    Control(Seat),
}

/// A declared defender.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Defender {
    /// Who defends.
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
    /// Who attacks.
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
pub struct Duel {
    /// Cards, biomes, rule parameters.
    pub content: &'static Content,
    /// Turns begun.
    pub turn: u16,
    /// Whose turn.
    pub active: Seat,
    /// Who takes the first turn of this match.
    pub starting: Seat,
    /// Number of this match, from 1.
    pub number: u8,
    /// 1 or 3.
    pub best_of: u8,
    /// Matches won.
    pub wins: [u8; 2],
    /// Who is asked in the running window; `None` before it opens.
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
    pub reactions: Vec<Reaction>,
    /// The action being taken.
    pub announce: Option<Announce>,
    /// What the open question is about.
    pub ask: Ask,
    /// Changes in force.
    pub changes: Vec<Change>,
    /// Cards in play or sectors changed since stats were last worked out.
    pub dirty: bool,
    /// Something on the planet lies on the other side than its controller's, as of when stats were last
    /// worked out.
    pub strays: bool,
    /// A persistent skill in force depends on what is locked.
    pub heeds_locks: bool,
    /// Bits of the events that something on the planet may react to.
    pub reacting: u32,
    /// Reset has healed and ended what ends; only what reacted to it is left.
    pub cleaned: bool,
    /// A sector was lost or a player beaten since the result was last looked at.
    pub decide: bool,
    /// Turns of earlier matches of this game.
    pub earlier_turns: u32,
    /// Index of each seat's deck in the content.
    pub decks: [u16; 2],
}
