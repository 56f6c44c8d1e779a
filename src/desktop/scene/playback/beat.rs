//! Cutting what happened into beats: one thing that is seen at a time.

use crate::table::{Event, ObjectId, Ref};

/// The kinds of beats. The kind decides the motion and how long a beat must be seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Nothing that anybody could see.
    Silent,
    /// Cards change places.
    Move,
    /// A card or an ability is played, or goes on the stack.
    Play,
    /// An entry that waited takes effect.
    Resolve,
    /// An entry that waited fizzles.
    Fizzle,
    /// Somebody attacks, or challenges.
    Attack,
    /// Somebody stands in the way.
    Block,
    /// Something is hurt: a number goes down.
    Damage,
    /// A number goes up, or is paid.
    Gain,
    /// Something is changed: counters, strength.
    Change,
    /// Cards are turned, locked or charged.
    Tilt,
    /// A die falls.
    Roll,
    /// Something dies, and goes where the dead go.
    Death,
    /// Somebody comes closer to winning.
    Prize,
    /// Somebody comes closer to losing.
    Loss,
    /// Somebody's turn begins.
    Turn,
    /// A phase begins: shown in passing, without a pause.
    Phase,
    /// Somebody wins.
    End,
    /// The table is set up again: nothing after it can be shown in beats.
    Anew,
}

/// Seconds between cards that set out together.
pub const STAGGER: f32 = 0.06;
/// Seconds from one step of a number to the next.
pub const COUNT: f32 = 0.08;
/// A number counts at most so many steps.
const STEPS: i32 = 5;

impl Kind {
    /// Seconds of gesture before it happens, and seconds it is seen after that.
    #[must_use]
    pub const fn times(self) -> (f32, f32) {
        match self {
            Self::Silent | Self::Phase | Self::Anew => (0.0, 0.0),
            Self::Tilt => (0.0, 0.24),
            Self::Gain => (0.0, 0.2),
            Self::Change | Self::Resolve => (0.0, 0.3),
            Self::Move => (0.0, 0.3),
            Self::Play => (0.0, 0.45),
            Self::Fizzle => (0.0, 0.5),
            Self::Attack | Self::Block => (0.2, 0.32),
            Self::Damage => (0.2, 0.45),
            Self::Roll => (0.6, 0.45),
            Self::Death => (0.4, 0.34),
            Self::Prize => (0.0, 1.0),
            Self::Loss => (0.2, 1.5),
            Self::Turn => (0.0, 0.6),
            Self::End => (0.0, 1.0),
        }
    }

    /// Whether its numbers are counted, and not simply changed.
    #[must_use]
    const fn counts(self) -> bool {
        matches!(self, Self::Damage | Self::Gain)
    }

    /// Whether it moves in a way that takes time before anything happens.
    #[must_use]
    pub fn has_gesture(self) -> bool {
        self.times().0 > 0.0
    }
}

/// One thing that is seen.
#[derive(Debug, Clone, PartialEq)]
pub struct Beat {
    /// The kind of beat.
    pub kind: Kind,
    /// The events, with whether their amount is counted step by step.
    events: Vec<(Event, bool)>,
    /// The objects that it is about.
    about: Vec<ObjectId>,
    /// The last that could be seen of it.
    last: Event,
}

impl Beat {
    fn new(kind: Kind, event: Event) -> Self {
        let mut beat = Self {
            kind,
            events: Vec::new(),
            about: Vec::new(),
            last: event,
        };
        beat.add(kind, event);
        beat
    }

    fn add(&mut self, kind: Kind, event: Event) {
        self.events.push((event, kind.counts()));
        if kind != Kind::Silent {
            self.about.extend(about(&event));
            self.last = event;
        }
    }

    /// Everything in it.
    pub fn events(&self) -> impl Iterator<Item = Event> + '_ {
        self.events.iter().map(|(event, _)| *event)
    }

    /// The number of steps in which its numbers are counted.
    #[must_use]
    pub fn steps(&self) -> i32 {
        let counted = self.events.iter().filter(|(_, counts)| *counts);
        let most = counted
            .map(|(event, _)| event.amount.saturating_abs())
            .max();
        if self.kind.counts() {
            most.unwrap_or(1).clamp(1, STEPS)
        } else {
            1
        }
    }

    /// The events of one of those steps.
    #[must_use]
    pub fn step(&self, step: i32, steps: i32) -> Vec<Event> {
        let share = |n: i32| {
            let part = |at: i32| i64::from(n) * i64::from(at) / i64::from(steps.max(1));
            i32::try_from(part(step + 1) - part(step)).unwrap_or_default()
        };
        let counted = self.kind.counts();
        let all = self.events.iter();
        all.filter_map(|&(event, counts)| match counts && counted {
            true => Some(event.by(share(event.amount))),
            false => (step == 0).then_some(event),
        })
        .collect()
    }

    /// Seconds of gesture before it happens.
    #[must_use]
    pub fn lead(&self) -> f32 {
        self.kind.times().0
    }

    /// Seconds it takes.
    #[must_use]
    pub fn seconds(&self) -> f32 {
        let (lead, hold) = self.kind.times();
        let several = match self.kind {
            Kind::Move | Kind::Attack | Kind::Death => self.about.len().clamp(1, 12) - 1,
            _ => 0,
        };
        lead + hold + STAGGER * several as f32 + COUNT * (self.steps() - 1) as f32
    }

    /// The kind that the beat becomes with that event, if both are seen as one.
    fn joined(&self, kind: Kind, event: &Event) -> Option<Kind> {
        use Kind::{
            Attack, Change, Damage, Death, Fizzle, Gain, Move, Play, Prize, Resolve, Roll, Tilt,
        };
        let same = about(event).is_some_and(|id| self.about.contains(&id));
        let same = same || event.subject != Ref::None && self.last.subject == event.subject;
        let seat = self.last.seat == event.seat;
        let giver = event.from != Ref::None && event.from == self.last.from;
        match (self.kind, kind) {
            (Tilt, Tilt) | (Gain, Gain) | (Change, Change) | (Attack, Attack) | (Death, Death) => {
                Some(kind)
            }
            (Move, Move) => {
                let way = |e: &Event| (e.from, e.to);
                (way(&self.last) == way(event)).then_some(Move)
            }
            (Damage, Damage) => (same || self.meets(event)).then_some(Damage),
            // A payment belongs to the thing it pays for.
            (Tilt, Gain) if seat => Some(Gain),
            (Gain, Play) if seat => Some(Play),
            (Attack, Tilt) if same => Some(Attack),
            (Move, Play | Resolve | Fizzle | Prize | Death) if same => Some(kind),
            (Play | Resolve | Fizzle | Prize | Death, Move) if same => Some(self.kind),
            (Play, Play) if same => Some(Play),
            (Play, Roll) if same => Some(Roll),
            (Resolve, Damage) if giver => Some(Damage),
            _ => None,
        }
    }

    /// Whether two blows are one exchange: the same two, or the same giver.
    fn meets(&self, event: &Event) -> bool {
        let giver = event.from != Ref::None && event.from == self.last.from;
        let back = event.from != Ref::None && event.from == self.last.subject;
        giver || back
    }
}

/// The card an event is about: its subject, or what an entry of the stack comes from.
#[must_use]
pub fn about(event: &Event) -> Option<ObjectId> {
    match (event.subject, event.from) {
        (Ref::Object(id), _) | (Ref::Entry(_), Ref::Object(id)) => Some(id),
        _ => None,
    }
}

/// Everything that happened, as beats. What cannot be seen goes with what was seen before it.
#[must_use]
pub fn make_beats(events: &[Event], kind_of: impl Fn(&Event) -> Kind) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    for event in events {
        let kind = kind_of(event);
        if kind == Kind::Anew {
            break;
        }
        let Some(last) = beats.last_mut() else {
            beats.push(Beat::new(kind, *event));
            continue;
        };
        if kind == Kind::Silent {
            last.add(kind, *event);
        } else if let Some(joined) = last.joined(kind, event) {
            last.kind = joined;
            last.add(kind, *event);
        } else {
            beats.push(Beat::new(kind, *event));
        }
    }
    beats
}
