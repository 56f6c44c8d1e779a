//! Computes the current stats of things: what is printed, effects in force, then static abilities.

use crate::cards::language::Values;
use crate::table::{ObjectId, Seat};

use super::board::Board;
use super::content::{Ability, Amount, Condition, Filter, Grant};
use super::filters::EvalContext;
use super::ids::{player_id, seat_of};
use super::places::Place;
use super::state::{Entry, EntryKind, Stats};

/// An active static ability.
#[derive(Debug, Clone, Copy)]
pub struct Source {
    eye: EvalContext<'static>,
    who: Option<&'static Filter>,
    /// The object it affects if `who` is left out.
    own: ObjectId,
    gives: &'static [Grant],
    /// How many times it is given.
    times: i32,
}

/// The most rounds for static abilities that switch each other on and off.
const MOST_PASSES: u8 = 3;

impl Board<'_> {
    /// Computes the stats of everything in play again, if anything changed.
    pub fn refresh_stats(&mut self) {
        if !self.game.dirty && self.game.worked == self.step {
            return;
        }
        self.game.dirty = false;
        self.game.worked = self.step;
        self.game.bonus_due = true;
        self.game.reacting = 0;
        self.game.replacing = false;
        self.game.counts_stack = false;
        let mut all = std::mem::take(&mut self.index.all);
        self.gather_play(&mut all);
        for seat in self.all_seats() {
            all.push(player_id(seat));
        }
        let mut before = std::mem::take(&mut self.index.more);
        let mut sources = std::mem::take(&mut self.index.sources);
        loop {
            before.clear();
            before.extend(all.iter().map(|&e| self.stats(e).hp));
            self.compute_stats(&all, &mut sources);
            if !self.adjust_damage(&all, &before) {
                break;
            }
        }
        self.index.all = all;
        self.index.more = before;
        self.index.sources = sources;
    }

    /// Computes the stats of those things, which are everything in play, from the printed ones.
    fn compute_stats(&mut self, all: &[ObjectId], sources: &mut Vec<Source>) {
        // Static abilities may hang on hit points and keywords that others give.
        for _ in 0..MOST_PASSES {
            sources.clear();
            for &e in all {
                if seat_of(e).is_none() {
                    let facts = *self.facts(e);
                    self.game.reacting |= facts.reacts;
                    self.game.replacing |= facts.replaces;
                    self.game.counts_stack |= facts.counts_stack;
                    if facts.continues {
                        self.add_sources(e, sources);
                    }
                }
            }
            let mut changed = false;
            for &e in all {
                let now = self.worth(e, sources);
                changed |= *self.stats(e) != now;
                *self.stats_mut(e) = now;
            }
            if !changed || sources.is_empty() {
                return;
            }
        }
    }

    /// F-118: with the maximum as much marked damage goes. R66: what was saved with a maximum below 1 has 1 hit point by
    /// negative damage, which goes as the maximum rises. Returns whether any changed: conditions of static abilities see
    /// damage.
    fn adjust_damage(&mut self, all: &[ObjectId], before: &[i32]) -> bool {
        let mut adjusted = false;
        for (&e, &before) in all.iter().zip(before) {
            let now = self.stats(e).hp;
            let damage = self.status(e).damage;
            let kept = if damage > 0 {
                (damage - (before - now).max(0)).max(0)
            } else {
                damage.max((now - 1).min(0))
            };
            if kept != damage {
                self.status_mut(e).damage = kept;
                adjusted = true;
            }
        }
        adjusted
    }

    /// A thing in play whose stats differ from those computed now.
    #[must_use]
    pub fn stale_stats(&self) -> Option<ObjectId> {
        let mut all = Vec::new();
        self.gather_play(&mut all);
        let mut sources = Vec::new();
        for &e in &all {
            self.add_sources(e, &mut sources);
        }
        all.extend(self.all_seats().map(player_id));
        let mut all = all.into_iter();
        all.find(|&e| self.worth(e, &sources) != *self.stats(e))
    }

    /// Computes the stats of a thing again. Inlined into the loop over everything in play, the hottest of the game.
    #[inline(always)]
    fn worth(&self, e: ObjectId, sources: &[Source]) -> Stats {
        let mut now = self.facts(e).stats;
        if seat_of(e).is_some() {
            now.keywords = super::content::Keywords::NONE;
        }
        for change in &self.game.changes {
            if change.card == e
                && let Some(grant) = change.what.grant()
            {
                now.give(grant);
            }
        }
        for source in sources {
            let touched = match source.who {
                Some(filter) => self.matches(filter, source.eye, e),
                None => source.own == e,
            };
            if touched && source.times == 1 {
                source.gives.iter().for_each(|&grant| now.give(grant));
            } else if touched {
                let gives = source.gives.iter();
                gives.for_each(|grant| now.give(grant.times(source.times)));
            }
        }
        now
    }

    /// F-63: not in the shop; and a card that became a soul has no abilities.
    fn add_sources(&self, e: ObjectId, into: &mut Vec<Source>) {
        let at = self.place_of(e);
        if matches!(at, Place::Shop(_) | Place::Souls(_)) {
            return;
        }
        let eye = EvalContext::new(self.controller(e), e);
        let own = match at {
            Place::Character(seat) | Place::Items(seat) | Place::Curses(seat) => player_id(seat),
            _ => e,
        };
        for ability in &self.def(e).abilities {
            let Ability::Static {
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
                    own,
                    gives,
                    times: per.as_ref().map_or(1, |per| self.times_for(per, eye)),
                });
            }
        }
    }

    /// How many times a static ability gives what it gives, seen from a player.
    #[must_use]
    pub fn times_for(&self, per: &Amount, eye: EvalContext) -> i32 {
        let entry = Entry::new(EntryKind::Ability, eye.source, 0, eye.seat);
        self.amount(per, &entry).clamp(0, 999)
    }

    /// Whether a condition of a card holds at this moment, seen from a player.
    #[must_use]
    pub fn holds_for(&self, condition: &Condition, eye: EvalContext) -> bool {
        self.holds(
            condition,
            &Entry::new(EntryKind::Ability, eye.source, 0, eye.seat),
        )
    }

    /// Soul value that a player controls: soul cards, items and characters with a value (F-166, F-168).
    #[must_use]
    pub fn soul_value(&self, seat: Seat) -> i32 {
        let cards = self.row(Place::Souls(seat)).iter();
        let souls: i32 = cards.map(|&e| i32::from(self.def(e).souls).max(1)).sum();
        let things = self.row(Place::Items(seat)).iter();
        let things = things.chain(self.row(Place::Character(seat)));
        let more: i32 = things.map(|&e| i32::from(self.def(e).souls)).sum();
        souls + more
    }

    /// Soul value that a player needs to win.
    #[must_use]
    pub fn goal(&self, seat: Seat) -> i32 {
        let base = match self.game.mode {
            super::Mode::Competitive => i32::from(self.rules().goal),
            super::Mode::Together { goal, .. } => i32::from(goal),
        };
        (base + self.stats(player_id(seat)).more(Grant::Goal(0))).max(1)
    }

    /// Soul value that both need in a game together (F-173).
    #[must_use]
    pub fn goal_together(&self) -> i32 {
        let more = |seat: Seat| self.stats(player_id(seat)).more(Grant::Goal(0));
        self.goal(Seat(0)) + self.all_seats().skip(1).map(more).sum::<i32>()
    }

    /// The price of a purchase for a player now, never below 0 (F-145).
    #[must_use]
    pub fn price(&self, seat: Seat) -> i32 {
        let more = self.stats(player_id(seat)).more(Grant::Price(0));
        (self.rules().price + more).max(0)
    }

    /// Loot cards that a player may hold at the end of their turn (F-30, F-32).
    #[must_use]
    pub fn hand_limit(&self, seat: Seat) -> usize {
        let more = self.stats(player_id(seat)).more(Grant::HandLimit(0));
        (i32::from(self.rules().hand_limit) + more).max(0) as usize
    }

    /// Attacks of the active player that are left without additional ones (F-15).
    #[must_use]
    pub fn attacks_left(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let more = self.stats(player_id(seat)).more(Grant::Attacks(0));
        let limit = i32::from(self.rules().attacks) + i32::from(player.more_attacks) + more;
        (limit - i32::from(player.attacked)).max(0)
    }

    /// Purchases of the active player that are left (F-16).
    #[must_use]
    pub fn purchases_left(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let more = self.stats(player_id(seat)).more(Grant::Purchases(0));
        let limit = i32::from(self.rules().purchases) + i32::from(player.more_purchases) + more;
        (limit - i32::from(player.purchased)).max(0)
    }

    /// The attack roll that hits it, always 1 to 6 (F-106).
    #[must_use]
    pub fn evasion(&self, e: ObjectId) -> i32 {
        self.stats(e).evasion.clamp(1, 6)
    }

    /// Combat damage it deals, never below 0.
    #[must_use]
    pub fn attack_of(&self, e: ObjectId) -> i32 {
        self.stats(e).attack.max(0)
    }
}
