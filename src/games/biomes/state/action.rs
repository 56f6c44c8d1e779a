//! Actions: on the queue, being taken, or about to react.

use crate::cards::language::{FlowEntry, Reader, Until, flow_entry};
use crate::cards::{CardEntry, card_entry};
use crate::games::biomes::content::ObjectSelector;
use crate::table::{MOST_TARGETS, ObjectId, Ref, Seat, Slot, Targets};

/// The target of an action.
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

impl Target {
    /// A target as choices and events name it.
    #[must_use]
    pub const fn named(self) -> (Ref, Part) {
        match self {
            Self::Gone => (Ref::None, Part::Whole),
            Self::Thing(e) => (Ref::Object(e), Part::Whole),
            Self::Entry(serial) => (Ref::Entry(serial), Part::Whole),
            Self::Skill(e, n) => (Ref::Object(e), Part::Skill(n)),
        }
    }

    /// The target that a choice names.
    #[must_use]
    pub const fn read(to: Ref, part: Part) -> Self {
        match (to, part) {
            (Ref::Entry(serial), _) => Self::Entry(serial),
            (Ref::Object(id), Part::Whole) => Self::Thing(id),
            (Ref::Object(id), Part::Skill(n)) => Self::Skill(id, n),
            _ => Self::Gone,
        }
    }
}

/// How much of a thing is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// All of it.
    Whole,
    /// One of its abilities, from 0; 255 for *transfer*.
    Skill(u8),
}

impl Slot<i32> for Part {
    fn write(self) -> i32 {
        match self {
            Self::Whole => 0,
            Self::Skill(n) => i32::from(n) + 1,
        }
    }

    fn read(slot: i32) -> Option<Self> {
        match slot {
            0 => Some(Self::Whole),
            n => u8::try_from(n - 1).ok().map(Self::Skill),
        }
    }
}

/// The origin of an action's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// A card, by index.
    Card(u16),
    /// A biome's influence, by index of its definition.
    Biome(u16),
}

/// The cause of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ActionKind {
    /// A function card was played.
    Play,
    /// A skill was activated.
    Skill,
    /// A reactive skill reacted.
    Reaction,
}

/// The stamps of all that an action means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stamps {
    /// Of its targets.
    pub targets: [u16; MOST_TARGETS],
    /// Of `That`.
    pub that: u16,
    /// Of what was picked.
    pub picked: u16,
    /// Of the source.
    pub source: u16,
}

/// Something on the queue, or about to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Action {
    /// Serial number within the match.
    pub serial: u16,
    /// The cause.
    pub kind: ActionKind,
    /// The card, constant or biome.
    pub source: ObjectId,
    /// The origin of the text.
    pub origin: Origin,
    /// The ability in it; for a played card the mode, `u8::MAX` for none.
    pub ability: u8,
    /// The number of the delayed effect of that text, from 1; 0 for the text as a whole.
    pub later: u8,
    /// Of a delayed effect: what it means, as it was when it was made.
    pub stamps: Stamps,
    /// The controller.
    pub controller: Seat,
    /// 1 to 3.
    pub speed: u8,
    /// The X chosen.
    pub x: u8,
    /// *Global* was paid.
    pub global: bool,
    /// Chosen when taken.
    pub targets: Targets<Target>,
    /// The other object of the event reacted to.
    pub that: Option<ObjectId>,
    /// The amount of the event reacted to.
    pub amount: i32,
    /// The biome where the source was.
    pub biome: Option<u8>,
    /// The player of the event reacted to.
    pub player: Option<Seat>,
    /// What the enclosing `Choose` picked.
    pub picked: Target,
    /// The player of the enclosing `MayDo`, `EachDoes`, `Choose` or `Pick`.
    pub they: Option<Seat>,
    /// The number under which it was paid for with cards or things; 0 for none.
    pub paid: u16,
}

impl Action {
    /// A reactive skill that has reacted and is not on the queue yet. Which one, and to what, is still to be said.
    #[must_use]
    pub fn reaction(source: ObjectId, origin: Origin, controller: Seat) -> Self {
        Self::new(ActionKind::Reaction, source, origin, controller)
    }

    /// A bare action of that sort.
    #[must_use]
    pub fn new(kind: ActionKind, source: ObjectId, origin: Origin, controller: Seat) -> Self {
        Self {
            serial: u16::MAX,
            kind,
            source,
            origin,
            ability: u8::MAX,
            later: 0,
            stamps: Stamps::default(),
            controller,
            speed: 3,
            x: 0,
            global: false,
            targets: Targets::default(),
            that: None,
            amount: 0,
            biome: None,
            player: None,
            picked: Target::Gone,
            they: None,
            paid: 0,
        }
    }

    /// What is aimed at or was picked, with its stamp if the effect is a delayed one; nothing for other words.
    #[must_use]
    pub fn aims(&self, who: &ObjectSelector) -> Vec<(Target, u16)> {
        match who {
            ObjectSelector::Target(n) => {
                let group = self.targets.group(*n).iter().copied();
                let stamps = &self.stamps.targets[self.targets.range(*n)];
                group.zip(stamps.iter().copied()).collect()
            }
            ObjectSelector::Picked => vec![(self.picked, self.stamps.picked)],
            ObjectSelector::This
            | ObjectSelector::That
            | ObjectSelector::Paid
            | ObjectSelector::Each(_)
            | ObjectSelector::Own(_) => Vec::new(),
        }
    }

    /// All of a card that was played, else the skill.
    #[must_use]
    pub const fn part(&self) -> Part {
        match self.kind {
            ActionKind::Play => Part::Whole,
            ActionKind::Skill | ActionKind::Reaction => Part::Skill(self.ability),
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
        i32::from(self.x)
    }

    fn share(&self) -> i32 {
        self.targets.divided()
    }
}

impl FlowEntry for Action {
    flow_entry!(paid);

    fn shared(&self) -> Vec<Self> {
        let each = self.targets.each_share();
        each.map(|(targets, stay)| {
            let mut alone = Self { targets, ..*self };
            for (stamp, at) in alone.stamps.targets.iter_mut().zip(stay) {
                *stamp = self.stamps.targets[at];
            }
            alone
        })
        .collect()
    }

    fn waiting(self, later: u8) -> Self {
        Self {
            serial: u16::MAX,
            kind: ActionKind::Reaction,
            speed: 3,
            later,
            ..self
        }
    }

    fn while_in_play(&self) -> Until {
        Until::Leaves(self.source, 0)
    }
}

impl CardEntry for Action {
    card_entry!(Target);
}

/// An action being taken: modes, X and targets are chosen, then it is paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Announce {
    /// The action it will be.
    pub action: Action,
    /// The next choice.
    pub stage: Stage,
    /// Symbols still to pay.
    pub due: [u8; 6],
    /// It is paid for a part of what the action does, which is being carried out.
    pub within: bool,
}

/// The next choice while an action is taken.
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
