//! Computes the current stats of a card: what is printed, effects in force, then continuous abilities.

use crate::cards::language::Values;
use crate::table::{ObjectId, Seat};

use super::board::Board;
use super::content::{Ability, Amount, CardKind, Condition, Filter, Gifts, Grant};
use super::facts::changes_prices;
use super::filters::EvalContext;
use super::limits;
use super::state::{Action, ActionKind, ChangeKind, Stats};

/// A continuous ability in force.
#[derive(Debug, Clone, Copy)]
pub struct Source {
    pub eye: EvalContext,
    pub who: Option<&'static Filter>,
    /// The card it affects when `who` is left out.
    own: ObjectId,
    /// The card that has it.
    card: ObjectId,
    pub gives: &'static [Grant],
    /// How many times it is given.
    pub times: i32,
}

impl Board<'_> {
    /// Computes the stats of all cards in play again, if anything changed.
    pub fn refresh_stats(&mut self) {
        if !self.is_stale() {
            return;
        }
        self.game.dirty = false;
        self.game.worked = self.step;
        self.game.reacting = 0;
        self.game.phased = false;
        self.game.watching = false;
        let mut all = std::mem::take(&mut self.index.all);
        all.clear();
        self.in_play().copy_to(&mut all);
        for &e in &all {
            let facts = *self.facts(e);
            self.game.reacting |= facts.reacts;
            self.game.phased |= facts.phased;
            self.game.watching |= facts.watches;
            let now = self.with_effects(e, facts.stats);
            *self.stats_mut(e) = now;
        }
        let mut sources = std::mem::take(&mut self.index.sources);
        sources.clear();
        for &e in &all {
            if self.facts(e).continues && !self.is_silent(e) {
                self.add_sources(e, &mut sources);
            }
        }
        self.silence(&all, &mut sources);
        self.game.prices = sources.iter().any(|source| changes_prices(source.gives));
        if !sources.is_empty() {
            for &e in &all {
                let now = self.with_sources(e, &sources);
                *self.stats_mut(e) = now;
            }
        }
        for &e in &all {
            if self.is_silent(e) {
                self.stats_mut(e).gifts = Gifts::NONE;
            }
        }
        self.index.all = all;
        self.index.sources = sources;
    }

    /// Whether stats are out of date.
    #[must_use]
    pub fn is_stale(&self) -> bool {
        self.game.dirty || (self.game.phased && self.game.worked.phase() != self.step.phase())
    }

    /// Works the stats out between the effects of one entry; the checks wait until it is done.
    pub fn renew_stats(&mut self) {
        if self.is_stale() {
            self.refresh_stats();
            self.game.dirty = true;
        }
    }

    /// Whether a card has no abilities and gifts for now.
    #[must_use]
    pub fn is_silent(&self, e: ObjectId) -> bool {
        self.stats(e).is(Grant::Silenced)
    }

    fn with_effects(&self, e: ObjectId, printed: Stats) -> Stats {
        let mut now = printed;
        for change in &self.game.changes {
            if change.card == e
                && let ChangeKind::Grant(grant) = change.what
            {
                now.give(grant);
            }
        }
        if now.is(Grant::Silenced) {
            now.gifts = Gifts::NONE;
        }
        now
    }

    fn add_sources(&self, e: ObjectId, into: &mut Vec<Source>) {
        let eye = EvalContext {
            seat: self.status(e).controller,
            source: Some(e),
            x: 0,
        };
        for ability in &self.def(e).abilities {
            let Ability::Continuous {
                only_if,
                who,
                gives,
                per,
            } = ability
            else {
                continue;
            };
            if only_if.as_ref().is_none_or(|c| self.holds_for(c, eye)) {
                into.push(Source {
                    eye,
                    who: who.as_ref(),
                    own: self.bearer(e),
                    card: e,
                    gives,
                    times: per.as_ref().map_or(1, |per| self.times_for(per, eye)),
                });
            }
        }
    }

    /// Abilities that silence come first; all others of a silenced card do not count. Those that silence each
    /// other are all silenced.
    fn silence(&mut self, all: &[ObjectId], sources: &mut Vec<Source>) {
        let silences = |source: &Source| source.gives.contains(&Grant::Silenced);
        if !sources.iter().any(silences) {
            return;
        }
        let silent: Vec<ObjectId> = all
            .iter()
            .copied()
            .filter(|&e| {
                let mut silencers = sources.iter().filter(|s| silences(s));
                silencers.any(|source| self.is_touched(source, e))
            })
            .collect();
        for &e in &silent {
            self.stats_mut(e).give(Grant::Silenced);
        }
        sources.retain(|source| !silent.contains(&source.card));
    }

    /// The stats that conditions of continuous abilities use: without any bonus from such abilities.
    fn with_sources(&self, e: ObjectId, sources: &[Source]) -> Stats {
        let mut now = *self.stats(e);
        for source in sources {
            if self.is_touched(source, e) {
                for &grant in source.gives {
                    match source.times {
                        1 => now.give(grant),
                        times => now.give(grant.times(times)),
                    }
                }
            }
        }
        now
    }

    fn is_touched(&self, source: &Source, e: ObjectId) -> bool {
        match source.who {
            Some(filter) => self.matches(filter, source.eye, e),
            None => source.own == e,
        }
    }

    /// How many times a continuous ability gives what it gives, seen from a player.
    #[must_use]
    pub fn times_for(&self, per: &Amount, eye: EvalContext) -> i32 {
        let source = eye.source.unwrap_or(ObjectId(u16::MAX));
        let action = Action::new(ActionKind::Ability, source, eye.seat);
        self.amount(per, &action).clamp(0, limits::STRENGTH)
    }

    /// Whether a condition of a card holds at this moment, seen from a player.
    #[must_use]
    pub fn holds_for(&self, condition: &Condition, eye: EvalContext) -> bool {
        let source = eye.source.unwrap_or(ObjectId(u16::MAX));
        self.holds(
            condition,
            &Action::new(ActionKind::Ability, source, eye.seat),
        )
    }

    /// Volition that a player's Sanctuary and Enhancements generate (H-16).
    #[must_use]
    pub fn generated(&self, seat: Seat) -> i32 {
        let generates =
            |&e: &ObjectId| matches!(self.kind(e), CardKind::Sanctuary | CardKind::Enhancement);
        let territory = self.territory(seat).filter(generates);
        territory.map(|e| self.def(e).volition).sum()
    }
}
