//! What happens, and which abilities trigger on it.

use crate::cards::counters::CounterChange;
use crate::cards::language::{Due, Values};
use crate::cards::memory::Remembers;
use crate::games::frames::abilities::state::Entry;
use crate::games::frames::board::Board;
use crate::games::frames::content::{Ability, Filter, Trigger};
use crate::games::frames::ids::company_id;
use crate::games::frames::match_state::Range;
use crate::table::{ObjectId, Seat};

/// Something that abilities may trigger on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TriggerEvent {
    /// A round begins.
    RoundBegins,
    /// A round ends.
    RoundEnds,
    /// A frame is activated.
    Activates(ObjectId),
    /// A frame has moved.
    Moves(ObjectId),
    /// A frame comes onto hazardous ground.
    EntersHazard(ObjectId),
    /// A frame attacks.
    Attacks {
        /// Which.
        attacker: ObjectId,
        /// The frame that it attacks, if it is one.
        target: Option<ObjectId>,
        /// Value of the attack.
        value: u8,
    },
    /// An attack on a frame is about to be resolved.
    BeforeHits {
        /// Who attacks.
        attacker: ObjectId,
        /// The frame that is attacked.
        target: ObjectId,
        /// Value of the attack.
        value: u8,
    },
    /// A frame has rolled its dice.
    Rolls(ObjectId),
    /// The damage dice of an attack are rolled.
    RollsDamage {
        /// Who attacks.
        attacker: ObjectId,
        /// The frame that is attacked, if it is one.
        target: Option<ObjectId>,
        /// How many dice.
        dice: u8,
    },
    /// A frame is hit.
    Hit {
        /// Which.
        frame: ObjectId,
        /// By which frame, if by one.
        attacker: Option<ObjectId>,
        /// How many points.
        hits: u8,
    },
    /// A frame loses a system.
    LosesSystem(ObjectId),
    /// A frame is destroyed.
    Destroyed {
        /// Which.
        frame: ObjectId,
        /// By which frame, if by one.
        attacker: Option<ObjectId>,
    },
    /// The counters of a kind on a frame became more or fewer.
    Counted(CounterChange),
    /// A player gains control of a station.
    Captures(Seat),
    /// A player loses control of a station.
    LosesStation(Seat),
}

impl TriggerEvent {
    /// The frame that it is about.
    const fn frame(self) -> Option<ObjectId> {
        match self {
            Self::Activates(frame)
            | Self::Moves(frame)
            | Self::EntersHazard(frame)
            | Self::Rolls(frame)
            | Self::Attacks {
                attacker: frame, ..
            }
            | Self::RollsDamage {
                attacker: frame, ..
            }
            | Self::BeforeHits { target: frame, .. }
            | Self::Hit { frame, .. }
            | Self::LosesSystem(frame)
            | Self::Counted(CounterChange { on: frame, .. })
            | Self::Destroyed { frame, .. } => Some(frame),
            Self::RoundBegins | Self::RoundEnds | Self::Captures(_) | Self::LosesStation(_) => None,
        }
    }

    /// An entry that knows of it; `range` is that of the running attack.
    fn known(self, when: &Trigger, range: Option<Range>, entry: Entry) -> Entry {
        let (attacker, attacked, player, amount) = match self {
            Self::RoundBegins
            | Self::RoundEnds
            | Self::Activates(_)
            | Self::Moves(_)
            | Self::EntersHazard(_)
            | Self::Rolls(_)
            | Self::LosesSystem(_)
            | Self::Counted(_) => (None, None, None, 0),
            Self::Attacks {
                attacker,
                target,
                value: amount,
            }
            | Self::RollsDamage {
                attacker,
                target,
                dice: amount,
            } => (Some(attacker), target, None, amount.into()),
            Self::BeforeHits {
                attacker,
                target,
                value,
            } => (Some(attacker), Some(target), None, value.into()),
            Self::Hit { attacker, hits, .. } => (attacker, None, None, hits.into()),
            Self::Destroyed { attacker, .. } => (attacker, None, None, 0),
            Self::Captures(seat) | Self::LosesStation(seat) => (None, None, Some(seat), 0),
        };
        // Of an attack that frame is meant whose word it is.
        let that = match when {
            Trigger::Attacked(_) | Trigger::RolledAgainst(_) => attacked,
            _ => self.frame(),
        };
        Entry {
            that,
            attacker,
            attacked,
            player,
            amount,
            range: range.filter(|_| attacker.is_some()),
            ..entry
        }
    }
}

impl Board<'_> {
    /// Abilities that trigger on it wait in the queue (M-141): those of the player in turn first, then in seat order; of a
    /// player the company's before the frames', in their order.
    pub fn happened(&mut self, what: TriggerEvent) {
        if !self.game.abilities.any {
            return;
        }
        let destroyed = match what {
            TriggerEvent::Destroyed { frame, .. } => Some(frame),
            _ => None,
        };
        for seat in self.in_order_from(self.acting()) {
            let company = company_id(seat);
            let own = self.frames().filter(|(_, f)| f.owner == seat);
            let own = own.filter(|&(id, f)| f.stands() || destroyed == Some(id));
            let frames: Vec<ObjectId> = own.map(|(id, _)| id).collect();
            for source in std::iter::once(company).chain(frames) {
                for (n, ability) in self.abilities_of(source) {
                    self.trigger(what, Entry::of(source, n, seat), ability);
                }
            }
        }
        self.trigger_delayed(what);
    }

    fn trigger(&mut self, what: TriggerEvent, entry: Entry, ability: &'static Ability) {
        let Ability::Triggered {
            when,
            once,
            nth,
            only_if,
            ..
        } = ability
        else {
            return;
        };
        let entry = what.known(when, self.strike_range(), entry);
        let holds = |c| self.holds(c, &entry);
        if !self.triggers(when, what, &entry) || !only_if.as_ref().is_none_or(holds) {
            return;
        }
        let (source, n, seat) = (entry.source, entry.ability, entry.controller);
        let uses = &mut self.game.abilities.memory.uses;
        if once.is_limited() && uses.is_spent(source, n) || !uses.is_nth(source, n, *nth) {
            return;
        }
        if let Some(span) = once.span(seat) {
            uses.add(source, n, span);
        }
        self.game.abilities.queue.push(entry);
    }

    /// Whether it is what a trigger waits for.
    fn triggers(&self, when: &Trigger, what: TriggerEvent, entry: &Entry) -> bool {
        let you = entry.controller;
        let fits = |of: &Filter, frame: ObjectId| self.matches(of, you, entry, frame);
        match (when, what) {
            (Trigger::RoundBegins, TriggerEvent::RoundBegins)
            | (Trigger::RoundEnds, TriggerEvent::RoundEnds) => true,
            (Trigger::Activates(of), TriggerEvent::Activates(frame))
            | (Trigger::Moves(of), TriggerEvent::Moves(frame))
            | (Trigger::EntersHazard(of), TriggerEvent::EntersHazard(frame))
            | (
                Trigger::Attacks(of),
                TriggerEvent::Attacks {
                    attacker: frame, ..
                },
            )
            | (
                Trigger::Attacked(of),
                TriggerEvent::Attacks {
                    target: Some(frame),
                    ..
                },
            )
            | (Trigger::BeforeHits(of), TriggerEvent::BeforeHits { target: frame, .. })
            | (Trigger::Rolls(of), TriggerEvent::Rolls(frame))
            | (
                Trigger::RollsDamage(of),
                TriggerEvent::RollsDamage {
                    attacker: frame, ..
                },
            )
            | (
                Trigger::RolledAgainst(of),
                TriggerEvent::RollsDamage {
                    target: Some(frame),
                    ..
                },
            )
            | (Trigger::Hit(of), TriggerEvent::Hit { frame, .. })
            | (Trigger::LosesSystem(of), TriggerEvent::LosesSystem(frame))
            | (Trigger::Destroyed(of), TriggerEvent::Destroyed { frame, .. }) => fits(of, frame),
            // M-164: cover that is attacked is no frame.
            (
                Trigger::AttacksFrame(of, target),
                TriggerEvent::Attacks {
                    attacker,
                    target: Some(attacked),
                    ..
                },
            ) => fits(of, attacker) && fits(target, attacked),
            (Trigger::CountersReach(counter, n), TriggerEvent::Counted(change)) => {
                change.on == entry.source && change.reaches(counter.index, i32::from(*n))
            }
            (Trigger::Captures(whose), TriggerEvent::Captures(seat))
            | (Trigger::LosesStation(whose), TriggerEvent::LosesStation(seat)) => {
                whose.fits(you, seat)
            }
            (
                Trigger::RoundBegins
                | Trigger::RoundEnds
                | Trigger::Activates(_)
                | Trigger::Moves(_)
                | Trigger::EntersHazard(_)
                | Trigger::Attacks(_)
                | Trigger::AttacksFrame(..)
                | Trigger::Attacked(_)
                | Trigger::BeforeHits(_)
                | Trigger::Rolls(_)
                | Trigger::RollsDamage(_)
                | Trigger::RolledAgainst(_)
                | Trigger::Hit(_)
                | Trigger::LosesSystem(_)
                | Trigger::Destroyed(_)
                | Trigger::CountersReach(..)
                | Trigger::Captures(_)
                | Trigger::LosesStation(_),
                _,
            ) => false,
        }
    }

    /// Effects that waited for the next time.
    fn trigger_delayed(&mut self, what: TriggerEvent) {
        if self.game.abilities.memory.delayed.is_empty() {
            return;
        }
        let due = self.take_due(|board, delayed| match delayed.due {
            Due::NextTime(trigger) => {
                let fires = board.triggers(trigger, what, &delayed.entry);
                fires.then(|| what.known(trigger, board.strike_range(), delayed.entry))
            }
            Due::EndOfTurn(_) | Due::StartOfTurn(_) | Due::Replace(_) => None,
        });
        self.game.abilities.queue.extend(due);
    }
}
