//! Triggered abilities: which trigger by what happened, and how they reach the Stack (C33, C36).

use crate::cards::NextWaiting;
use crate::cards::counters::CounterChange;
use crate::cards::tally::Tally;
use crate::table::{ObjectId, Offers, Ref, Seat, Seats};

use super::Topic;
use super::board::Board;
use super::choices::Choice;
use super::content::{Ability, CardKind, TriggerCondition, Where};
use super::filters::EvalContext;
use super::places::Place;
use super::state::{Action, ActionKind, Announce, Ask, Stage};

/// Something a triggered ability may wait for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TriggerEvent {
    /// Start of turn effects.
    TurnStarts,
    /// Contemplation begins.
    TurnEnds,
    /// It entered play.
    Entered(ObjectId),
    /// It is about to be destroyed.
    Destroying(ObjectId),
    /// It is about to leave play.
    Leaving(ObjectId),
    /// The first challenged the second.
    Challenged(ObjectId, ObjectId),
    /// The first won a duel against the second.
    Won(ObjectId, ObjectId),
    /// It lost a duel; who controlled it when it was last in play.
    Lost(ObjectId, Seat),
    /// It was declared an attacker.
    Attacks(ObjectId),
    /// The first was declared to block the second.
    Blocks(ObjectId, ObjectId),
    /// The first was blocked, by the second at least.
    Blocked(ObjectId, ObjectId),
    /// It damaged a Sanctuary.
    HitSanctuary(ObjectId, i32),
    /// The first damaged the second, a Character.
    HitCharacter(ObjectId, ObjectId, i32),
    /// It was damaged and lives on.
    Damaged(ObjectId, i32),
    /// That seat's Sanctuary was damaged.
    SanctuaryHit(Seat, i32),
    /// That seat played a Manipulation.
    Played(ObjectId, Seat),
    /// It was chosen as a target by a card of that seat, or by an ability of it: the last.
    Targeted(ObjectId, Seat, ObjectId),
    /// That seat drew a card.
    Drew(Seat),
    /// That seat discarded it.
    Discarded(ObjectId, Seat),
    /// The number of counters of a kind on a card changed.
    Counted(CounterChange),
}

/// The bit of replacing abilities among those of triggers.
pub const REPLACES: u32 = 1 << 31;

/// One bit for each [`TriggerCondition`], so that most cards are skipped at a glance.
#[must_use]
pub const fn when_bit(when: &TriggerCondition) -> u32 {
    1 << match when {
        TriggerCondition::StartOfTurn(_) => 0,
        TriggerCondition::EndOfTurn(_) => 1,
        TriggerCondition::Enters => 2,
        TriggerCondition::Destroyed => 3,
        TriggerCondition::Leaves => 4,
        TriggerCondition::Challenges => 5,
        TriggerCondition::Challenged => 6,
        TriggerCondition::WinsDuel => 7,
        TriggerCondition::LosesDuel => 8,
        TriggerCondition::Attacks => 9,
        TriggerCondition::Blocks => 10,
        TriggerCondition::Blocked => 11,
        TriggerCondition::DamagesSanctuary => 12,
        TriggerCondition::DamagesCharacter => 13,
        TriggerCondition::Damaged => 14,
        TriggerCondition::SanctuaryDamaged => 15,
        TriggerCondition::OtherEnters(_) => 16,
        TriggerCondition::OtherDestroyed(_) => 17,
        TriggerCondition::ManipulationPlayed(_) => 18,
        TriggerCondition::OtherWinsDuel(_) => 19,
        TriggerCondition::Draws(_) => 20,
        TriggerCondition::Discards(_) => 21,
        TriggerCondition::CountersReach(..) => 22,
        TriggerCondition::Plays(_) => 23,
        TriggerCondition::Discarded => 24,
        TriggerCondition::Targeted(_) => 25,
        TriggerCondition::OtherChallenges(_) => 26,
        TriggerCondition::OtherChallenged(_) => 27,
        TriggerCondition::OtherAttacks(_) => 28,
        TriggerCondition::OtherBlocks(_) => 29,
    }
}

impl TriggerEvent {
    /// The player whose deed it is, where that is not a card's.
    pub const fn player(self, active: Seat) -> Option<Seat> {
        match self {
            Self::TurnStarts | Self::TurnEnds => Some(active),
            Self::Played(_, seat)
            | Self::Targeted(_, seat, _)
            | Self::Drew(seat)
            | Self::Discarded(_, seat) => Some(seat),
            _ => None,
        }
    }

    const fn bits(self) -> u32 {
        match self {
            Self::TurnStarts => 1,
            Self::TurnEnds => 1 << 1,
            Self::Entered(_) => 1 << 2 | 1 << 16,
            Self::Destroying(_) => 1 << 3 | 1 << 17,
            Self::Leaving(_) => 1 << 4,
            Self::Challenged(..) => 1 << 5 | 1 << 6 | 1 << 26 | 1 << 27,
            Self::Won(..) => 1 << 7 | 1 << 19,
            Self::Lost(..) => 1 << 8,
            Self::Attacks(_) => 1 << 9 | 1 << 28,
            Self::Blocks(..) => 1 << 10 | 1 << 29,
            Self::Blocked(..) => 1 << 11,
            Self::HitSanctuary(..) => 1 << 12,
            Self::HitCharacter(..) => 1 << 13,
            Self::Damaged(..) => 1 << 14,
            Self::SanctuaryHit(..) => 1 << 15,
            Self::Played(..) => 1 << 18 | 1 << 23,
            Self::Drew(_) => 1 << 20,
            Self::Discarded(..) => 1 << 21 | 1 << 24,
            Self::Counted(_) => 1 << 22,
            Self::Targeted(..) => 1 << 25,
        }
    }
}

impl Board<'_> {
    /// Collects every triggered ability that triggers; they go on the Stack once the current work is done.
    pub fn react(&mut self, what: &TriggerEvent) {
        if let TriggerEvent::Lost(e, seat) = *what {
            // The loser of a duel has left play, whatever has its place now (C45).
            let mut found = std::mem::take(&mut self.game.triggers);
            self.triggering(what, (seat, e), Where::Play, &mut found);
            self.game.triggers = found;
            return;
        }
        self.count_deed(what);
        if !self.game.memory.delayed.is_empty() {
            self.fire_delayed(what);
        }
        let bits = what.bits();
        // What is discarded is not in play.
        let thrown = match *what {
            TriggerEvent::Discarded(e, seat) => Some((e, seat)),
            _ => None,
        };
        let thrown = thrown.filter(|&(e, _)| self.facts(e).reacts & 1 << 24 != 0);
        let lurking = self.index.lurking & bits != 0;
        if self.game.reacting & bits == 0 && thrown.is_none() && !lurking {
            return;
        }
        let mut found = std::mem::take(&mut self.game.triggers);
        let before = found.len();
        for e in self.in_play() {
            if self.facts(e).reacts & bits != 0 && !self.is_silent(e) {
                let seat = self.status(e).controller;
                self.triggering(what, (seat, e), Where::Play, &mut found);
            }
        }
        if lurking {
            for seat in self.in_turn() {
                for &e in self.row(seat, Place::Limbo) {
                    if self.facts(e).lurks & bits != 0 {
                        self.triggering(what, (seat, e), Where::Limbo, &mut found);
                    }
                }
            }
        }
        if let Some((e, seat)) = thrown {
            self.triggering(what, (seat, e), Where::Play, &mut found);
        }
        let mut at = before;
        while let Some(trigger) = found.get(at) {
            if self.is_its_time(trigger) {
                at += 1;
            } else {
                found.remove(at);
            }
        }
        // This many cannot all go on the Stack (T-09), and no more have to be kept.
        if found.len() > usize::from(self.rules().repeats) {
            self.decide(Seats::NONE);
        }
        self.game.triggers = found;
    }

    /// Counts it; whether it triggers this time.
    fn is_its_time(&mut self, trigger: &Action) -> bool {
        let (e, n) = (trigger.source, trigger.ability);
        let Some(Ability::Triggered { once, nth, .. }) = self.ability(trigger.face, n) else {
            return true;
        };
        if !self.game.memory.uses.is_nth(e, n, *nth) {
            return false;
        }
        self.note_limited_use(e, n, *once, trigger.controller);
        true
    }

    /// Counts what players did this turn (C61). What they play is counted where it is paid for.
    fn count_deed(&mut self, what: &TriggerEvent) {
        let (tally, seat, n) = match *what {
            TriggerEvent::Drew(seat) => (Tally::Drawn, seat, 1),
            TriggerEvent::Discarded(_, seat) => (Tally::Discarded, seat, 1),
            TriggerEvent::HitSanctuary(by, n) | TriggerEvent::HitCharacter(by, _, n) => {
                if !self.is_card(by) {
                    return;
                }
                (Tally::Damage, self.status(by).controller, n)
            }
            TriggerEvent::Destroying(e) => {
                let seat = self.status(e).controller;
                if self.kind(e) == CardKind::Character {
                    self.game.memory.tallies.add(Tally::Died, seat, 1);
                }
                (Tally::Destroyed, seat, 1)
            }
            TriggerEvent::TurnStarts
            | TriggerEvent::TurnEnds
            | TriggerEvent::Entered(_)
            | TriggerEvent::Leaving(_)
            | TriggerEvent::Challenged(..)
            | TriggerEvent::Won(..)
            | TriggerEvent::Lost(..)
            | TriggerEvent::Attacks(_)
            | TriggerEvent::Blocks(..)
            | TriggerEvent::Blocked(..)
            | TriggerEvent::Damaged(..)
            | TriggerEvent::SanctuaryHit(..)
            | TriggerEvent::Played(..)
            | TriggerEvent::Targeted(..)
            | TriggerEvent::Counted(_) => return,
        };
        self.game.memory.tallies.add(tally, seat, n);
    }

    fn triggering(
        &self,
        what: &TriggerEvent,
        (seat, source): (Seat, ObjectId),
        at: Where,
        found: &mut Vec<Action>,
    ) {
        let eye = EvalContext {
            seat,
            source: Some(source),
            x: 0,
        };
        for (n, ability) in (0_u8..).zip(&self.def(source).abilities) {
            let Ability::Triggered {
                when,
                only_if,
                once,
                place,
                ..
            } = ability
            else {
                continue;
            };
            if *place != at || self.is_used_up(source, n, *once) {
                continue;
            }
            let Some((that, amount)) = self.matches_when(when, what, eye, source) else {
                continue;
            };
            if only_if.as_ref().is_none_or(|c| self.holds_for(c, eye)) {
                found.push(Action {
                    face: self.card(source).face,
                    ability: n,
                    that: that.map(|e| (e, self.status(e).stamp)),
                    player: what.player(self.game.active),
                    amount,
                    stamp: self.status(source).stamp,
                    carrier: self.status(source).carrier,
                    ..Action::new(ActionKind::Trigger, source, seat)
                });
            }
        }
    }

    /// The other card and the amount, if `when` is about `what`. For a Technology all that its carrier does
    /// is meant, but entering, leaving and being destroyed is its own. A Technology that is destroyed with its
    /// carrier sees no duel lost.
    pub fn matches_when(
        &self,
        when: &TriggerCondition,
        what: &TriggerEvent,
        eye: EvalContext,
        source: ObjectId,
    ) -> Option<(Option<ObjectId>, i32)> {
        let active = self.game.active;
        let bearer = self.bearer(source);
        let plain = |yes: bool| yes.then_some((None, 0));
        let with = |yes: bool, that: ObjectId, n: i32| yes.then_some((Some(that), n));
        match (when, *what) {
            (TriggerCondition::StartOfTurn(whose), TriggerEvent::TurnStarts)
            | (TriggerCondition::EndOfTurn(whose), TriggerEvent::TurnEnds) => {
                plain(whose.fits(eye.seat, active))
            }
            (TriggerCondition::Enters, TriggerEvent::Entered(e))
            | (TriggerCondition::Destroyed, TriggerEvent::Destroying(e))
            | (TriggerCondition::Discarded, TriggerEvent::Discarded(e, _))
            | (TriggerCondition::Leaves, TriggerEvent::Leaving(e)) => plain(e == source),
            (TriggerCondition::Challenges, TriggerEvent::Challenged(by, to)) => {
                with(by == bearer, to, 0)
            }
            (TriggerCondition::Challenged, TriggerEvent::Challenged(by, to)) => {
                with(to == bearer, by, 0)
            }
            (TriggerCondition::WinsDuel, TriggerEvent::Won(e, loser)) => {
                with(e == bearer, loser, 0)
            }
            (TriggerCondition::LosesDuel, TriggerEvent::Lost(e, _))
            | (TriggerCondition::Attacks, TriggerEvent::Attacks(e)) => plain(e == bearer),
            (TriggerCondition::Blocks, TriggerEvent::Blocks(by, to)) => with(by == bearer, to, 0),
            (TriggerCondition::Blocked, TriggerEvent::Blocked(e, by)) => with(e == bearer, by, 0),
            (TriggerCondition::DamagesSanctuary, TriggerEvent::HitSanctuary(e, n))
            | (TriggerCondition::Damaged, TriggerEvent::Damaged(e, n)) => {
                (e == bearer).then_some((None, n))
            }
            (TriggerCondition::DamagesCharacter, TriggerEvent::HitCharacter(by, to, n)) => {
                with(by == bearer, to, n)
            }
            (TriggerCondition::SanctuaryDamaged, TriggerEvent::SanctuaryHit(seat, n)) => {
                (seat == eye.seat).then_some((None, n))
            }
            (TriggerCondition::OtherEnters(filter), TriggerEvent::Entered(e))
            | (TriggerCondition::OtherDestroyed(filter), TriggerEvent::Destroying(e))
            | (TriggerCondition::OtherWinsDuel(filter), TriggerEvent::Won(e, _))
            | (TriggerCondition::OtherChallenges(filter), TriggerEvent::Challenged(e, _))
            | (TriggerCondition::OtherChallenged(filter), TriggerEvent::Challenged(_, e))
            | (TriggerCondition::OtherAttacks(filter), TriggerEvent::Attacks(e))
            | (TriggerCondition::OtherBlocks(filter), TriggerEvent::Blocks(e, _)) => {
                with(e != source && self.matches(filter, eye, e), e, 0)
            }
            (TriggerCondition::Targeted(whose), TriggerEvent::Targeted(e, seat, by)) => {
                with(e == bearer && whose.fits(eye.seat, seat), by, 0)
            }
            (TriggerCondition::Draws(whose), TriggerEvent::Drew(seat)) => {
                plain(whose.fits(eye.seat, seat))
            }
            (TriggerCondition::Discards(whose), TriggerEvent::Discarded(e, seat)) => {
                with(whose.fits(eye.seat, seat), e, 0)
            }
            (TriggerCondition::ManipulationPlayed(whose), TriggerEvent::Played(e, seat)) => {
                let manipulation = self.kind(e) == CardKind::Manipulation;
                with(manipulation && whose.fits(eye.seat, seat), e, 0)
            }
            (TriggerCondition::Plays(filter), TriggerEvent::Played(e, seat)) => with(
                e != source && self.matches_played(filter, eye, e, seat),
                e,
                0,
            ),
            (TriggerCondition::CountersReach(counter, n), TriggerEvent::Counted(change)) => {
                plain(change.on == source && change.reaches(counter.index, i32::from(*n)))
            }
            _ => None,
        }
    }

    /// Puts the next triggered ability on the Stack: the active player's first, in an order of their
    /// choosing. Asks when there is a choice.
    pub fn stack_triggers(&mut self) {
        self.drop_aimless();
        let next = NextWaiting::among(
            &self.game.triggers,
            self.in_turn(),
            |trigger, seat| trigger.controller == seat,
            |a, b| a.source == b.source && a.ability == b.ability && a.later == b.later,
        );
        let (seat, mine) = match next {
            NextWaiting::Nothing => return,
            NextWaiting::One(place) => return self.stack_trigger(place),
            NextWaiting::Choose(seat, mine) => (seat, mine),
        };
        self.game.ask = Ask::Trigger;
        let mut offers = Offers::default();
        for place in mine {
            let source = self.game.triggers[place].source;
            offers.offer(Choice::Trigger { source, place });
        }
        self.ask(seat, Topic::Trigger, Ref::None, offers);
    }

    /// A triggered ability that needs a target and finds none does not go on the Stack.
    fn drop_aimless(&mut self) {
        let mut triggers = std::mem::take(&mut self.game.triggers);
        triggers.retain(|trigger| self.can_aim(trigger));
        self.game.triggers = triggers;
    }

    /// Takes triggered ability `n` and starts choosing its targets.
    pub fn stack_trigger(&mut self, n: usize) {
        if n < self.game.triggers.len() {
            let action = self.game.triggers.remove(n);
            let stage = Stage::Target;
            self.game.announce = Some(Announce { action, stage });
        }
    }
}
