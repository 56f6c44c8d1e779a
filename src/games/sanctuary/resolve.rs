//! Resolving the top of the Stack: targets are checked again, then the effects happen (H-78, H-79).

use crate::cards::EntryId;
use crate::cards::language::{CarriesOut, Values};
use crate::table::Target;

use super::board::Board;
use super::content::Ability;
use super::events::{EntryText, Event};
use super::state::{Action, ActionKind};

impl Board<'_> {
    /// H-78: the last entry pushed. All passes are forgotten (C32).
    pub fn resolve_top(&mut self) {
        let Some(mut action) = self.game.stack.pop() else {
            return;
        };
        self.game.window = None;
        // Whatever it does, the state is checked after it.
        self.game.dirty = true;
        if action.later > 0 {
            self.resolve_delayed(action);
            return;
        }
        if !self.recheck_targets(&mut action) {
            self.fizzle(&action);
            return;
        }
        let effects = match self.ability(action.face, action.ability) {
            Some(Ability::Resolve { effects, .. } | Ability::Activated { effects, .. }) => effects,
            Some(Ability::Triggered {
                effects, only_if, ..
            }) => {
                if only_if.as_ref().is_some_and(|c| !self.holds(c, &action)) {
                    self.fizzle(&action);
                    return;
                }
                effects
            }
            Some(Ability::Continuous { .. } | Ability::Replaces { .. }) | None => return,
        };
        self.log(Event::Resolve {
            controller: action.controller,
            source: action.source,
            entry: EntryId(action.serial),
            text: text_of(&action),
        });
        self.carry_out(action, effects);
    }

    /// H-79: strikes out targets that are gone. `false` if there were targets and none is left.
    fn recheck_targets(&self, action: &mut Action) -> bool {
        let now = *action;
        let mut legal = action.targets.all().is_empty();
        let places = action.targets.places();
        for (n, target) in places.zip(action.targets.all_mut()) {
            if self.still_legal(&now, n, *target) {
                *target = self.target(target.to);
                legal = true;
            } else {
                *target = Target::default();
            }
        }
        legal
    }

    fn still_legal(&self, action: &Action, n: usize, target: Target) -> bool {
        match self.wanted(action, n) {
            Some(super::aiming::WantedTarget::Matching(spec, _)) => {
                self.target(target.to).stamp == target.stamp
                    && self.match_answer(&spec.filter, action, target.to).is_ok()
            }
            _ => false,
        }
    }

    /// It comes to nothing; what it cost stays paid.
    pub fn fizzle(&mut self, action: &Action) {
        self.log(Event::Fizzle {
            controller: action.controller,
            source: action.source,
            entry: EntryId(action.serial),
            text: text_of(action),
        });
    }
}

/// Which text an entry follows, as the log tells it.
#[must_use]
pub fn text_of(action: &Action) -> EntryText {
    match action.kind {
        ActionKind::Play => EntryText::Card,
        ActionKind::Ability | ActionKind::Trigger => EntryText::Ability(action.ability),
    }
}
