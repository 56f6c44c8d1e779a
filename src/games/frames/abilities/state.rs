//! What a match remembers of abilities: what waits, what is being carried out, who is asked.

use serde::Serialize;

use crate::cards::counters::Counters;
use crate::cards::language::{FlowEntry, Question, Reader, Replaceable, Until, Work, flow_entry};
use crate::cards::memory::Memory;
use crate::games::frames::Frames;
use crate::games::frames::content::{RolledDice, Systems};
use crate::games::frames::match_state::{Loss, Range};
use crate::table::{self, ObjectId, Seat};

/// An ability that has triggered or was used, as it is carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The frame or company that has it.
    pub source: ObjectId,
    /// Its number among the abilities of that.
    pub ability: u8,
    /// Whose it is.
    pub controller: Seat,
    /// `That` frame.
    pub that: Option<ObjectId>,
    /// The attacker of what triggered.
    pub attacker: Option<ObjectId>,
    /// The frame that is attacked.
    pub attacked: Option<ObjectId>,
    /// `ThatPlayer`.
    pub player: Option<Seat>,
    /// `That` amount.
    pub amount: i32,
    /// The range of the attack that triggered.
    pub range: Option<Range>,
    /// `They`.
    pub they: Option<Seat>,
    /// `Picked`.
    pub picked: Option<ObjectId>,
    /// Number of the delayed effect that it is, from 1; 0 for the whole text.
    pub later: u8,
}

impl Entry {
    /// That ability, with nothing known of what triggered it.
    #[must_use]
    pub const fn of(source: ObjectId, ability: u8, controller: Seat) -> Self {
        Self {
            source,
            ability,
            controller,
            that: None,
            attacker: None,
            attacked: None,
            player: None,
            amount: 0,
            range: None,
            they: None,
            picked: None,
            later: 0,
        }
    }
}

impl Reader for Entry {
    fn controller(&self) -> Seat {
        self.controller
    }

    fn that_amount(&self) -> i32 {
        self.amount
    }

    /// Nothing in this game is paid for X.
    fn x(&self) -> i32 {
        0
    }

    /// Nothing is divided: there are no targets.
    fn share(&self) -> i32 {
        0
    }
}

impl FlowEntry for Entry {
    flow_entry!();

    fn shared(&self) -> Vec<Self> {
        Vec::new()
    }

    fn waiting(self, later: u8) -> Self {
        Self { later, ..self }
    }

    /// Such effects end when it is destroyed, so that it needs no stamp.
    fn while_in_play(&self) -> Until {
        Until::Leaves(self.source, 0)
    }
}

/// A question of an ability, with everything that can be answered.
#[derive(Debug, Clone)]
pub struct Asked {
    /// Who is asked.
    pub seat: Seat,
    /// What.
    pub question: Question<Frames, Entry>,
    /// The answers.
    pub options: Vec<table::Choice>,
}

/// Something that may be replaced, while its player is asked whether it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Whether {
    /// What would happen.
    pub event: Replaceable,
    /// The frame or company whose ability it is.
    pub source: ObjectId,
    /// The number of that ability.
    pub ability: u8,
}

/// Damage that an effect does to a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Harm {
    /// So many points.
    Points(Loss),
    /// So many dice.
    Dice(Loss),
    /// So many things come back, as its owner chooses.
    Repair(Loss),
}

/// What comes to a place of a player's choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum PlacedThing {
    /// The frame itself (M-168).
    Itself,
    /// Cover that takes so many hits (M-171).
    Cover(u8),
    /// Hazardous ground with so many units of radius (M-172).
    Hazard(u8),
    /// The frame itself, which was destroyed (M-193).
    Returning,
}

/// A place that a player chooses, for a frame or near it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Leap {
    /// Which frame.
    pub frame: ObjectId,
    /// What comes there.
    pub puts: PlacedThing,
    /// At most so far, in thousandths of a unit.
    pub most: i32,
    /// Who chooses.
    pub chooser: Seat,
}

/// Dice that a player rolls again (M-191, M-192).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reroll {
    /// The frame whose pool they are of; none: the damage dice of the attack.
    pub frame: Option<ObjectId>,
    /// Which of them.
    pub dice: &'static RolledDice,
    /// Who chooses.
    pub chooser: Seat,
    /// The frame or company that has the ability.
    pub source: ObjectId,
    /// Those that were rolled again, as bits by their place.
    pub rolled: u64,
}

/// A system of another frame's that a frame gains (M-194).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Salvage {
    /// The frame that gains it.
    pub frame: ObjectId,
    /// What it can be.
    pub systems: Systems,
}

/// What an ability has moved so far (M-167).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Moved {
    /// How far together, in thousandths of a unit.
    pub length: i32,
    /// The last push or pull ended on the way.
    pub blocked: bool,
}

/// Abilities at work in a match. Nothing in here is ever filled where no frame and no company has one.
#[derive(Debug, Clone, Default)]
pub struct Abilities {
    /// A frame or a company of the match has one.
    pub any: bool,
    /// What has triggered, in the order in which it happens.
    pub queue: Vec<Entry>,
    /// What waits until the attack is resolved, while something happens before its hits or with its dice (M-179, M-191).
    pub parked: Vec<Entry>,
    /// Work of the one that is carried out, the next piece last.
    pub work: Vec<Work<Frames, Entry>>,
    /// Damage and repair of its last effect, the next last.
    pub harm: Vec<Harm>,
    /// Named counters on frames.
    pub counters: Counters,
    /// Frames that go to a place of a player's choice, the next last (M-168).
    pub leaps: Vec<Leap>,
    /// Dice that are rolled again, the next last.
    pub rerolls: Vec<Reroll>,
    /// Systems of other frames that frames gain, the next last.
    pub salvages: Vec<Salvage>,
    /// What the ability that is carried out has moved.
    pub moved: Moved,
    /// The question that is open.
    pub asked: Option<Asked>,
    /// The event that waits for the answer to it.
    pub whether: Option<Whether>,
    /// Events that happen after it.
    pub events: Vec<Replaceable>,
    /// What happens instead of events is carried out once no more work than this is left.
    pub replaced: Vec<usize>,
    /// Things that a frame gets back by its owner's choice.
    pub repair: Option<Loss>,
    /// Uses and effects that wait.
    pub memory: Memory<Frames, Entry>,
    /// Abilities that were carried out since nothing was left to do.
    pub run: u16,
}

impl Abilities {
    /// Whether what happens instead of an event has just been carried out.
    pub fn are_carried_out(&mut self) -> bool {
        let left = self.work.len();
        self.replaced.pop_if(|mark| left <= *mark).is_some()
    }

    /// What waits is kept back, while something happens before it.
    pub fn park(&mut self) {
        self.parked.append(&mut self.queue);
    }

    /// What was kept back waits again, before what has triggered since.
    pub fn take_parked(&mut self) {
        let parked = std::mem::take(&mut self.parked);
        self.queue.splice(0..0, parked);
    }

    /// Whether something is being carried out or waits for it.
    #[must_use]
    pub fn are_busy(&self) -> bool {
        !self.queue.is_empty() || self.are_under_way()
    }

    /// Whether something has begun that is carried out at once, also during an attack.
    #[must_use]
    pub fn are_under_way(&self) -> bool {
        !self.work.is_empty()
            || !self.replaced.is_empty()
            || !self.events.is_empty()
            || !self.harm.is_empty()
            || !self.leaps.is_empty()
            || !self.rerolls.is_empty()
            || !self.salvages.is_empty()
            || self.asked.is_some()
            || self.repair.is_some()
    }
}
