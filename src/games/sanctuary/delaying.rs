//! Delayed effects: they wait for a turn or an event and then go on the Stack as triggered abilities (C59).

use crate::cards::EntryId;
use crate::cards::language::{CarriesOut, Delayed, Due, Priced};
use crate::cards::last_known::Stats;
use crate::cards::memory::{Memory, Remembers};
use crate::table::{ObjectId, Ref, Target};

use super::Sanctuary;
use super::board::Board;
use super::content::ObjectSelector;
use super::events::Event;
use super::filters::EvalContext;
use super::resolve::text_of;
use super::state::Action;
use super::triggers::TriggerEvent;

// Where the numbers that texts ask for stand in `Stats`.
pub const STRENGTH: usize = 0;

impl Remembers<Sanctuary> for Board<'_> {
    fn memory(&mut self) -> &mut Memory<Sanctuary, Action> {
        &mut self.game.memory
    }

    fn memory_ref(&self) -> &Memory<Sanctuary, Action> {
        &self.game.memory
    }

    fn is_there(&self, e: ObjectId) -> bool {
        self.is_in_play(e)
    }

    fn stamp_now(&self, e: ObjectId) -> u16 {
        self.status(e).stamp
    }

    /// Strength.
    fn stats_now(&self, e: ObjectId) -> Stats {
        [self.stats(e).strength.max(0), 0, 0]
    }

    fn counters_now(&self, e: ObjectId) -> Vec<(u8, i32)> {
        self.game.counters.on(e).collect()
    }

    fn meant(&self, who: &ObjectSelector, action: &Action) -> Vec<ObjectId> {
        self.who(who, action)
    }

    fn meaning_present(&self, mut action: Action) -> Action {
        for target in action.targets.all_mut() {
            *target = self.target(target.to);
        }
        if action.picked.to != Ref::None {
            action.picked = self.target(action.picked.to);
        }
        action.that = action.that.map(|(e, _)| (e, self.status(e).stamp));
        action.stamp = self.status(action.source).stamp;
        action
    }

    fn log_delayed(&mut self, action: &Action) {
        self.log(Event::Delay {
            controller: action.controller,
            source: action.source,
            text: text_of(action),
        });
    }

    fn log_priced(&mut self, action: &Action) {
        self.log(Event::Prices {
            controller: action.controller,
            source: action.source,
        });
    }

    fn is_priced(&self, priced: &Priced<Sanctuary, Action>, e: ObjectId) -> bool {
        self.matches(priced.filter, EvalContext::of(&priced.entry), e)
    }
}

impl Board<'_> {
    /// Takes up the delayed effects that waited for that.
    pub fn fire_delayed(&mut self, what: &TriggerEvent) {
        let due = self.take_due(|board, delayed| board.fired(delayed, what));
        self.game.triggers.extend(due);
    }

    /// The triggered ability that a delayed effect becomes, if it waited for that.
    fn fired(&self, delayed: &Delayed<Sanctuary, Action>, what: &TriggerEvent) -> Option<Action> {
        let entry = delayed.entry;
        let same = |that: &(ObjectId, u16)| self.status(that.0).stamp == that.1;
        let whole = Action {
            that: entry.that.filter(same),
            ..entry
        };
        let when = match delayed.due {
            Due::NextTime(when) => when,
            Due::Replace(_) => return None,
            turn => {
                let (starts, ends) = (TriggerEvent::TurnStarts, TriggerEvent::TurnEnds);
                let now = turn.is_turn_of(self.game.active, *what == starts, *what == ends);
                return now.then_some(whole);
            }
        };
        let another = self.status(entry.source).stamp != entry.stamp;
        if when.is_own() && another {
            return None;
        }
        let eye = EvalContext::of(&entry);
        let (that, amount) = self.matches_when(when, what, eye, entry.source)?;
        Some(Action {
            that: that.map(|e| (e, self.status(e).stamp)),
            player: what.player(self.game.active),
            amount,
            ..entry
        })
    }

    /// Carries out a delayed effect whose moment has come. Its targets are not chosen again: one that became another
    /// object is gone, and what is left to do is done.
    pub fn resolve_delayed(&mut self, mut action: Action) {
        for target in action.targets.all_mut() {
            if self.target(target.to).stamp != target.stamp {
                *target = Target::default();
            }
        }
        self.log(Event::Resolve {
            controller: action.controller,
            source: action.source,
            entry: EntryId(action.serial),
            text: text_of(&action),
        });
        let effects = self.delayed_effects(&action);
        self.carry_out(action, effects);
    }
}
