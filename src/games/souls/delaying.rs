//! Delayed effects: they wait for a turn or an event and then trigger (R61).

use crate::cards::language::{Delayed, Due, Priced};
use crate::cards::last_known::Stats;
use crate::cards::memory::{Memory, Remembers};
use crate::table::{ObjectId, Ref};

use super::Souls;
use super::board::Board;
use super::content::{Effect, ObjectSelector};
use super::events::Event;
use super::filters::EvalContext;
use super::state::Entry;
use super::triggers::TriggerEvent;

// Where the numbers that texts ask for stand in `Stats`.
pub const ATTACK: usize = 0;

impl Remembers<Souls> for Board<'_> {
    fn memory(&mut self) -> &mut Memory<Souls, Entry> {
        &mut self.game.memory
    }

    fn memory_ref(&self) -> &Memory<Souls, Entry> {
        &self.game.memory
    }

    fn is_there(&self, e: ObjectId) -> bool {
        self.is_in_play(e)
    }

    fn stamp_now(&self, e: ObjectId) -> u16 {
        self.status(e).stamp
    }

    /// Attack.
    fn stats_now(&self, e: ObjectId) -> Stats {
        [self.attack_of(e), 0, 0]
    }

    fn counters_now(&self, e: ObjectId) -> Vec<(u8, i32)> {
        vec![(0, self.status(e).counters)]
    }

    fn meant(&self, who: &ObjectSelector, entry: &Entry) -> Vec<ObjectId> {
        self.things_and_left(who, entry)
    }

    fn meaning_present(&self, mut entry: Entry) -> Entry {
        for target in entry.targets.all_mut() {
            *target = self.target(target.to);
        }
        entry.picked = self.target(entry.picked.to);
        entry.that = self.target(entry.that.to);
        entry.stamp = self.target(Ref::Object(entry.source)).stamp;
        entry
    }

    fn log_delayed(&mut self, entry: &Entry) {
        self.game.happened = true;
        self.log(Event::Delayed {
            player: entry.controller,
            source: entry.source,
        });
    }

    fn log_priced(&mut self, entry: &Entry) {
        self.log_delayed(entry);
    }

    fn is_priced(&self, priced: &Priced<Souls, Entry>, e: ObjectId) -> bool {
        self.matches(priced.filter, EvalContext::of(&priced.entry), e)
            && priced.entry.controller == self.game.active
    }
}

impl Board<'_> {
    /// The effects of a text of that card: of an ability and its mode, or its rewards.
    #[must_use]
    pub fn text(&self, face: u16, ability: u8, mode: u8) -> &'static [Effect] {
        self.content().cards[usize::from(face)].text(ability, mode)
    }

    /// Takes up the delayed effects that waited for that.
    pub fn fire_delayed(&mut self, what: TriggerEvent) {
        let due = self.take_due(|board, delayed| board.fired(delayed, what));
        self.game.triggers.extend(due);
    }

    /// The triggered ability that a delayed effect becomes, if it waited for that.
    fn fired(&self, delayed: &Delayed<Souls, Entry>, what: TriggerEvent) -> Option<Entry> {
        let entry = delayed.entry;
        match (delayed.due, what) {
            (
                Due::NextTime(_),
                TriggerEvent::Died { late: true, .. } | TriggerEvent::PlayerDied { late: true, .. },
            )
            | (Due::Replace(_), _) => None,
            (turn @ (Due::EndOfTurn(_) | Due::StartOfTurn(_)), what) => {
                let (starts, ends) = (TriggerEvent::TurnStarts, TriggerEvent::TurnEnds);
                let now = turn.is_turn_of(self.game.active, what == starts, what == ends);
                now.then_some(entry)
            }
            (Due::NextTime(when), what) => {
                let source = Ref::Object(entry.source);
                if when.is_own() && self.target(source).stamp != entry.stamp {
                    return None;
                }
                let eye = EvalContext::of(&entry);
                let about = self.matches_when(when, what, eye)?;
                let mut that = self.target(about.that);
                if matches!(what, TriggerEvent::Destroyed(e) if about.that == Ref::Object(e)) {
                    // It becomes another object as it goes, and is still meant.
                    that.stamp = that.stamp.wrapping_add(1);
                }
                Some(Entry {
                    that,
                    player: about.player,
                    amount: about.amount,
                    ..entry
                })
            }
        }
    }
}
