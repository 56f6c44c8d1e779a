//! Delayed effects: they wait for a turn or an event and then go on the queue as reactive skills (D22).

use crate::cards::language::{Delayed, Due, Priced};
use crate::cards::last_known::Stats;
use crate::cards::memory::{Memory, Remembers};
use crate::table::ObjectId;

use super::Biomes;
use super::board::Board;
use super::content::ObjectSelector;
use super::events::Event;
use super::filters::EvalContext;
use super::reactions::TriggerEvent;
use super::state::{Action, Stamps, Target};

// Where the numbers that texts ask for stand in `Stats`.
pub const ATTACK: usize = 0;
pub const DEFENSE: usize = 1;
pub const DAMAGE: usize = 2;

impl Remembers<Biomes> for Board<'_> {
    fn memory(&mut self) -> &mut Memory<Biomes, Action> {
        &mut self.game.memory
    }

    fn memory_ref(&self) -> &Memory<Biomes, Action> {
        &self.game.memory
    }

    fn is_there(&self, e: ObjectId) -> bool {
        self.is_card(e) && self.on_planet(e)
    }

    fn stamp_now(&self, e: ObjectId) -> u16 {
        self.status(e).stamp
    }

    /// Attack, defense and damage.
    fn stats_now(&self, e: ObjectId) -> Stats {
        let stats = self.stats(e);
        [stats.attack.max(0), stats.defense.max(0), stats.damage]
    }

    fn counters_now(&self, e: ObjectId) -> Vec<(u8, i32)> {
        self.game.counters.on(e).collect()
    }

    fn meant(&self, who: &ObjectSelector, action: &Action) -> Vec<ObjectId> {
        let mut found = self.who(who, action);
        found.retain(|&e| self.is_card(e));
        found
    }

    fn meaning_present(&self, action: Action) -> Action {
        let stamps = self.stamps(&action);
        Action { stamps, ..action }
    }

    fn log_delayed(&mut self, action: &Action) {
        self.log(Event::Delay {
            controller: action.controller,
            source: action.source,
            part: action.part(),
        });
    }

    fn log_priced(&mut self, action: &Action) {
        self.log_delayed(action);
    }

    fn is_priced(&self, priced: &Priced<Biomes, Action>, e: ObjectId) -> bool {
        self.matches(priced.filter, EvalContext::of(&priced.entry), e)
    }
}

impl Board<'_> {
    /// The stamps of all that an action means, as they are now.
    pub fn stamps(&self, action: &Action) -> Stamps {
        let of = |e: ObjectId| match self.is_card(e) {
            true => self.status(e).stamp,
            false => 0,
        };
        let aimed = |target: Target| match target {
            Target::Thing(e) | Target::Skill(e, _) => of(e),
            Target::Entry(_) | Target::Gone => 0,
        };
        let mut stamps = Stamps {
            that: action.that.map_or(0, of),
            picked: aimed(action.picked),
            source: of(action.source),
            ..Stamps::default()
        };
        let targets = action.targets.all().iter();
        for (stamp, &target) in stamps.targets.iter_mut().zip(targets) {
            *stamp = aimed(target);
        }
        stamps
    }

    /// Takes up the delayed effects that waited for that.
    pub fn fire_delayed(&mut self, what: &TriggerEvent) {
        let due = self.take_due(|board, delayed| board.fired(delayed, what));
        self.game.reactions.extend(due);
    }

    /// The reactive skill that a delayed effect becomes, if it waited for that.
    fn fired(&self, delayed: &Delayed<Biomes, Action>, what: &TriggerEvent) -> Option<Action> {
        let entry = delayed.entry;
        let now = self.stamps(&entry);
        let whole = Action {
            that: entry.that.filter(|_| now.that == entry.stamps.that),
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
        if when.is_own() && entry.stamps.source != now.source {
            return None;
        }
        let eye = EvalContext::of(&entry);
        let (that, amount) = self.matches_when(when, what, eye, entry.source)?;
        Some(Action {
            that,
            amount,
            player: what.player(self.game.active),
            ..entry
        })
    }
}
