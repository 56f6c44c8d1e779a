//! Delayed effects: they wait for a turn or an event and then go on the Stack as triggered abilities (C59).

use crate::cards::EntryId;
use crate::cards::language::{CarriesOut, Delayed, Due, Until};
use crate::table::{ObjectId, Ref, Target};

use super::Sanctuary;
use super::board::Board;
use super::events::Event;
use super::filters::EvalContext;
use super::limits;
use super::resolve::text_of;
use super::state::Action;
use super::triggers::TriggerEvent;

impl Board<'_> {
    /// Keeps a delayed effect. What it means are the cards as they are now: one that leaves later is gone.
    pub fn keep_delayed(&mut self, mut delayed: Delayed<Sanctuary, Action>) {
        if self.game.delayed.len() >= limits::DELAYED {
            return;
        }
        let entry = &mut delayed.entry;
        for target in entry.targets.all_mut() {
            *target = self.target(target.to);
        }
        if entry.picked.to != Ref::None {
            entry.picked = self.target(entry.picked.to);
        }
        entry.that = entry.that.map(|(e, _)| (e, self.status(e).stamp));
        entry.stamp = self.status(entry.source).stamp;
        if let Until::Leaves(e, _) = delayed.until
            && !self.is_in_play(e)
        {
            return;
        }
        let (controller, source) = (delayed.entry.controller, delayed.entry.source);
        let text = text_of(&delayed.entry);
        self.game.delayed.push(delayed);
        self.tell(Event::Delay {
            controller,
            source,
            text,
        });
    }

    /// Takes up the delayed effects that waited for that.
    pub fn fire_delayed(&mut self, what: &TriggerEvent) {
        let waiting = std::mem::take(&mut self.game.delayed);
        for delayed in waiting {
            match self.fired(&delayed, what) {
                Some(entry) => self.game.triggers.push(entry),
                None => self.game.delayed.push(delayed),
            }
        }
    }

    /// The triggered ability that a delayed effect becomes, if it waited for that.
    fn fired(&self, delayed: &Delayed<Sanctuary, Action>, what: &TriggerEvent) -> Option<Action> {
        let entry = delayed.entry;
        let same = |that: &(ObjectId, u16)| self.status(that.0).stamp == that.1;
        let whole = Action {
            that: entry.that.filter(same),
            ..entry
        };
        let of_this_turn = |players: u8| players & 1 << self.game.active.0 != 0;
        match delayed.due {
            Due::EndOfTurn(players) => {
                let now = *what == TriggerEvent::TurnEnds && of_this_turn(players);
                now.then_some(whole)
            }
            Due::StartOfTurn(players) => {
                let now = *what == TriggerEvent::TurnStarts && of_this_turn(players);
                now.then_some(whole)
            }
            Due::NextTime(when) => {
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
        }
    }

    /// Carries out a delayed effect whose moment has come. Its targets are not chosen again: one that became another
    /// object is gone, and what is left to do is done.
    pub fn resolve_delayed(&mut self, mut action: Action) {
        for target in action.targets.all_mut() {
            if self.target(target.to).stamp != target.stamp {
                *target = Target::default();
            }
        }
        self.tell(Event::Resolve {
            controller: action.controller,
            source: action.source,
            entry: EntryId(action.serial),
            text: text_of(&action),
        });
        let effects = self.delayed_effects(&action);
        self.carry_out(action, effects);
    }
}
