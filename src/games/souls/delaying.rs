//! Delayed effects: they wait for a turn or an event and then trigger (R61).

use crate::cards::language::{Delayed, Due, Until};
use crate::table::Ref;

use super::Souls;
use super::board::Board;
use super::content::{Ability, Effect, Replacement};
use super::events::Event;
use super::filters::EvalContext;
use super::limits;
use super::state::Entry;
use super::triggers::TriggerEvent;

impl Board<'_> {
    /// The effects of a text of that card: of an ability and its mode, or its rewards.
    pub fn texts(&self, face: u16, ability: u8, mode: u8) -> Vec<&'static [Effect]> {
        match self.ability(face, ability) {
            Some(Ability::Replaces {
                instead: Replacement::Do(effects),
                ..
            }) => vec![effects],
            Some(ability) => vec![ability.effects(mode)],
            None => vec![&self.content().cards[usize::from(face)].rewards],
        }
    }

    /// Keeps a delayed effect. What it means are the things as they are now: one that leaves later is gone.
    pub fn keep_delayed(&mut self, mut delayed: Delayed<Souls, Entry>) {
        if self.game.delayed.len() >= limits::DELAYED {
            return;
        }
        if let Until::Leaves(e, _) = delayed.until
            && !self.is_in_play(e)
        {
            return;
        }
        let entry = &mut delayed.entry;
        for target in entry.targets.all_mut() {
            *target = self.target(target.to);
        }
        entry.picked = self.target(entry.picked.to);
        entry.that = self.target(entry.that.to);
        entry.stamp = self.target(Ref::Object(entry.source)).stamp;
        let (player, source) = (entry.controller, entry.source);
        self.game.delayed.push(delayed);
        self.game.happened = true;
        self.tell(Event::Delayed { player, source });
    }

    /// Takes up the delayed effects that waited for that.
    pub fn fire_delayed(&mut self, what: TriggerEvent) {
        let waiting = std::mem::take(&mut self.game.delayed);
        for delayed in waiting {
            match self.fired(&delayed, what) {
                Some(entry) => self.game.triggers.push(entry),
                None => self.game.delayed.push(delayed),
            }
        }
    }

    /// The triggered ability that a delayed effect becomes, if it waited for that.
    fn fired(&self, delayed: &Delayed<Souls, Entry>, what: TriggerEvent) -> Option<Entry> {
        let entry = delayed.entry;
        let of_this_turn = |players: u8| players & 1 << self.game.active.0 != 0;
        match (delayed.due, what) {
            (
                Due::NextTime(_),
                TriggerEvent::Died { late: true, .. } | TriggerEvent::PlayerDied { late: true, .. },
            ) => None,
            (Due::EndOfTurn(players), what) => {
                (what == TriggerEvent::TurnEnds && of_this_turn(players)).then_some(entry)
            }
            (Due::StartOfTurn(players), what) => {
                (what == TriggerEvent::TurnStarts && of_this_turn(players)).then_some(entry)
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
