//! Aiming: which targets an action takes, what may be chosen for each, and whether all can be found.

use crate::cards::language::{HowMany, Values};
use crate::table::{Answer, ObjectId, Ref, Refusal, Seat, Target, too_few};

use super::board::Board;
use super::content::{Ability, CardKind, Filter, Grant, Kind, TargetSpec, Where};
use super::filters::EvalContext;
use super::places::Place;
use super::refusals as no;
use super::state::{Action, ActionKind};

/// The next target that an action asks for.
#[derive(Debug, Clone, Copy)]
pub enum WantedTarget {
    /// A Character to carry the Technology that is played (H-30).
    Carrier,
    /// A card that matches the filter of the card's text; one, or one of a group of so many.
    Matching(&'static TargetSpec, HowMany),
}

impl WantedTarget {
    /// How many of these there are.
    #[must_use]
    pub fn count(self) -> HowMany {
        match self {
            Self::Carrier => HowMany::One,
            Self::Matching(_, count) => count,
        }
    }
}

impl Board<'_> {
    /// The condition for the targets at the n-th place of an action; `None` if it takes no more.
    #[must_use]
    pub fn wanted(&self, action: &Action, n: usize) -> Option<WantedTarget> {
        if action.kind == ActionKind::Play && self.kind(action.source) != CardKind::Manipulation {
            let carried = n == 0 && self.kind(action.source) == CardKind::Technology;
            return carried.then_some(WantedTarget::Carrier);
        }
        match self.ability(action.face, action.ability)? {
            Ability::Resolve { targets, .. }
            | Ability::Triggered { targets, .. }
            | Ability::Activated { targets, .. } => targets
                .get(n)
                .map(|spec| WantedTarget::Matching(spec, self.how_many_of(spec, action))),
            Ability::Continuous { .. } | Ability::Replaces { .. } => None,
        }
    }

    /// How many targets an action still cannot do without.
    fn needed(&self, action: &Action) -> usize {
        let places = (action.targets.place()..).map_while(|n| self.wanted(action, n));
        let needed: usize = places.map(|wanted| wanted.count().least()).sum();
        needed.saturating_sub(action.targets.here())
    }

    /// Shows `judge` everything worth judging as the next target, legal or not, until it says `true`.
    fn try_candidates(
        &self,
        wanted: WantedTarget,
        action: &Action,
        judge: impl FnMut(Ref) -> bool,
    ) {
        let you = action.controller;
        let object = |&e: &ObjectId| Ref::Object(e);
        let WantedTarget::Matching(TargetSpec { filter, .. }, _) = wanted else {
            return until(self.row(you, Place::Conflict).iter().map(object), judge);
        };
        match (filter.kind, filter.place) {
            (Kind::Entry | Kind::ManipulationEntry, _) => {
                let entries = self.game.stack.iter().map(|entry| Ref::Entry(entry.serial));
                until(entries, judge);
            }
            (_, Where::Hand) => until(self.row(you, Place::Hand).iter().map(object), judge),
            (_, Where::Limbo) => until(self.rows_of(Place::Limbo).map(Ref::Object), judge),
            // Only `Choose` looks into a deck.
            (_, Where::Deck) => {}
            (_, Where::Play) => until(self.in_play().map(Ref::Object), judge),
        }
    }

    /// Whether the rest of the targets can be found.
    #[must_use]
    pub fn can_aim(&self, action: &Action) -> bool {
        let Some(wanted) = self.wanted(action, action.targets.place()) else {
            return true;
        };
        if !wanted.count().is_possible() {
            return false;
        }
        if wanted.count().is_enough(&action.targets) {
            let mut next = *action;
            next.targets.close();
            return self.can_aim(&next);
        }
        // The targets after this one take fewer things than these: of so many one is free for it in the end,
        // so that trying more of them would change nothing.
        let mut tries = self.needed(action);
        let mut found = false;
        self.try_candidates(wanted, action, |to| {
            if self.target_answer(wanted, action, to).is_err() {
                return false;
            }
            tries = tries.saturating_sub(1);
            found = self.leads_on(wanted, action, to);
            found || tries == 0
        });
        found
    }

    /// Whether `to` is legal and leaves the targets after it possible.
    fn leads_on(&self, wanted: WantedTarget, action: &Action, to: Ref) -> bool {
        self.target_answer(wanted, action, to).is_ok() && {
            let mut next = *action;
            wanted.count().take(&mut next.targets, self.target(to));
            self.can_aim(&next)
        }
    }

    /// The legal choices for the next target, each leaving the others possible; `None` if the action takes
    /// no more.
    #[must_use]
    pub fn aims(&self, action: &Action) -> Option<Vec<Ref>> {
        let wanted = self.wanted(action, action.targets.place())?;
        let mut legal = Vec::new();
        self.try_candidates(wanted, action, |to| {
            if self.leads_on(wanted, action, to) {
                legal.push(to);
            }
            false
        });
        Some(legal)
    }

    /// Why the targets of no mode of an action can be found. Whether there are only too few different ones (T-10) is
    /// looked for where the answer is explained.
    #[must_use]
    pub fn why_no_target(&self, action: &Action, explains: bool) -> &'static Refusal {
        let mut modes = self.modes(action).filter(|_| explains);
        let few = modes.find_map(|mode| too_few(&self.each_target(&mode)));
        few.unwrap_or(&no::NO_TARGET)
    }

    /// What each target that an action needs may be, as if it were the only one.
    fn each_target(&self, action: &Action) -> Vec<Vec<Ref>> {
        let legal = |wanted| {
            let mut legal = Vec::new();
            self.try_candidates(wanted, action, |to| {
                if self.target_answer(wanted, action, to).is_ok() {
                    legal.push(to);
                }
                false
            });
            legal
        };
        (0..)
            .map_while(|n| self.wanted(action, n))
            .flat_map(|wanted| vec![legal(wanted); wanted.count().least()])
            .collect()
    }

    /// A target as it is now.
    #[must_use]
    pub fn target(&self, to: Ref) -> Target {
        let (stamp, controller) = match to {
            Ref::Object(e) if self.is_card(e) => (self.status(e).stamp, self.status(e).controller),
            _ => (0, Seat(0)),
        };
        Target {
            to,
            stamp,
            controller,
        }
    }

    /// Whether `to` may be chosen as the next target of an action.
    pub fn target_answer(&self, wanted: WantedTarget, action: &Action, to: Ref) -> Answer {
        if action.targets.all().iter().any(|chosen| chosen.to == to) {
            return Err(&no::WRONG_TARGET);
        }
        match (wanted, to) {
            (WantedTarget::Carrier, Ref::Object(e)) if self.is_card(e) => {
                self.carrier_answer(action, e)
            }
            (WantedTarget::Carrier, _) => Err(&no::WRONG_CARRIER),
            (WantedTarget::Matching(spec, _), to) => self.match_answer(&spec.filter, action, to),
        }
    }

    /// H-30: a Character of yours without a Technology, of the same faction unless the Technology has none.
    fn carrier_answer(&self, action: &Action, e: ObjectId) -> Answer {
        let fits = self.is_in_play(e)
            && self.kind(e) == CardKind::Character
            && self.status(e).controller == action.controller
            && self.carried(e).is_none()
            && self.may_carry(action.source, e);
        if fits {
            Ok(())
        } else {
            Err(&no::WRONG_CARRIER)
        }
    }

    /// Whether `to` is what the filter asks for, when it is chosen and again on resolution (H-79).
    pub fn match_answer(&self, filter: &Filter, action: &Action, to: Ref) -> Answer {
        let fits = match to {
            Ref::Object(e) if self.is_card(e) => {
                let own = action.kind == ActionKind::Play && e == action.source;
                let seen = filter.place != Where::Hand
                    || self.place_of(e) == (action.controller, Place::Hand);
                let guarded = self.is_in_play(e)
                    && self.stats(e).is(Grant::Untargetable)
                    && self.status(e).controller != action.controller;
                !own && seen && !guarded && self.matches(filter, EvalContext::of(action), e)
            }
            Ref::Entry(serial) => {
                let mut stack = self.game.stack.iter();
                stack.any(|entry| entry.serial == serial && fits_entry(filter, action, entry))
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(&no::WRONG_TARGET) }
    }
}

/// Shows `judge` one after the other, until it says `true`.
fn until(all: impl Iterator<Item = Ref>, mut judge: impl FnMut(Ref) -> bool) {
    for to in all {
        if judge(to) {
            return;
        }
    }
}

fn fits_entry(filter: &Filter, action: &Action, entry: &Action) -> bool {
    let kind = match filter.kind {
        Kind::Entry => true,
        Kind::ManipulationEntry => entry.kind == ActionKind::Play,
        _ => false,
    };
    kind && entry.serial != action.serial && filter.whose.fits(action.controller, entry.controller)
}
