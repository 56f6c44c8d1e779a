//! Reactive skills: which react to what happened, and how they reach the queue (rules page, section 4).

use crate::cards::counters::CounterChange;
use bevy::prelude::*;

use crate::cards::NextWaiting;
use crate::cards::tally::Tally;
use crate::cards::uses::Often;
use crate::table::{ObjectId, Offers, Ref, Seat};

use super::Topic;
use super::board::Board;
use super::choices::Choice;
use super::content::{Ability, Keyword, TriggerCondition, Where};
use super::filters::EvalContext;
use super::ids::lane_id;
use super::limits;
use super::places::Place;
use super::state::{Action, Announce, Ask, Origin, Stage};
use super::stats::heed;

/// Something a reactive skill may react to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TriggerEvent {
    /// Maintenance begins.
    TurnStarts,
    /// The End step begins; *cleanup* too.
    TurnEnds,
    /// The battle phase begins.
    BattleStarts,
    /// The Attack step begins.
    AttackStarts,
    /// The battle phase ends.
    BattleEnds,
    /// It arrived on the planet.
    Arrived(ObjectId),
    /// It was declared an attacker.
    Attacks(ObjectId),
    /// It was declared a defender.
    Defends(ObjectId),
    /// It is about to go from the planet to a cache.
    Terminating(ObjectId),
    /// It is about to leave the planet.
    Leaving(ObjectId),
    /// It dealt battle damage to an enemy sector.
    HitSector(ObjectId, Seat, i32),
    /// The first damaged the second, an agent.
    HitAgent(ObjectId, ObjectId, i32),
    /// That seat lost a sector.
    SectorLost(Seat),
    /// That seat drew a card.
    Drew(Seat),
    /// It was chosen as a target by a card of that seat, or by a skill of it: the last.
    Targeted(ObjectId, Seat, ObjectId),
    /// That seat discarded it.
    Discarded(ObjectId, Seat),
    /// That seat played a function.
    Played(ObjectId, Seat),
    /// The number of counters of a kind on a constant changed.
    Counted(CounterChange),
}

/// Ability number that stands for the keyword *transfer*.
pub const TRANSFER: u8 = u8::MAX;

/// The bit of replacing abilities among those of triggers.
pub const REPLACES: u32 = 1 << 31;

/// One bit for each [`TriggerCondition`] a happening can match, so that most cards are skipped at a glance.
#[must_use]
pub fn when_bit(when: &TriggerCondition) -> u32 {
    1 << match when {
        TriggerCondition::StartOfTurn(_) => 0,
        TriggerCondition::EndOfTurn(_) => 1,
        TriggerCondition::Setup => 2,
        TriggerCondition::StartOfAttack(_) => 3,
        TriggerCondition::Aftermath => 4,
        TriggerCondition::Cleanup => 5,
        TriggerCondition::Deploy => 6,
        TriggerCondition::Initiate => 7,
        TriggerCondition::Defend => 8,
        TriggerCondition::Despawn => 9,
        TriggerCondition::Exploit => 10,
        TriggerCondition::DamagesAgent => 11,
        TriggerCondition::Damaged => 12,
        TriggerCondition::Triumph => 13,
        TriggerCondition::Amplify => 14,
        TriggerCondition::Arrives(_) => 15,
        TriggerCondition::Terminated(_) => 16,
        TriggerCondition::Draws(_) => 17,
        TriggerCondition::Discards(_) => 18,
        TriggerCondition::CountersReach(..) => 19,
        TriggerCondition::Plays(_) => 20,
        TriggerCondition::Discarded => 21,
        TriggerCondition::Targeted(_) => 22,
        TriggerCondition::Leaves => 23,
    }
}

impl TriggerEvent {
    const fn bits(self) -> u32 {
        match self {
            Self::TurnStarts => 1,
            Self::TurnEnds => 1 << 1 | 1 << 5,
            Self::BattleStarts => 1 << 2,
            Self::AttackStarts => 1 << 3,
            Self::BattleEnds => 1 << 4,
            Self::Arrived(_) => 1 << 6 | 1 << 15,
            Self::Attacks(_) => 1 << 7,
            Self::Defends(_) => 1 << 8,
            Self::Terminating(_) => 1 << 9 | 1 << 16,
            Self::Leaving(_) => 1 << 23,
            Self::HitSector(..) => 1 << 10,
            Self::HitAgent(..) => 1 << 11 | 1 << 12,
            Self::SectorLost(_) => 1 << 13,
            Self::Played(..) => 1 << 14 | 1 << 20,
            Self::Drew(_) => 1 << 17,
            Self::Discarded(..) => 1 << 18 | 1 << 21,
            Self::Targeted(..) => 1 << 22,
            Self::Counted(_) => 1 << 19,
        }
    }

    /// The player whose deed it is, where that is not an object's.
    pub const fn player(self, active: Seat) -> Option<Seat> {
        match self {
            Self::TurnStarts | Self::TurnEnds | Self::AttackStarts => Some(active),
            Self::SectorLost(seat)
            | Self::Drew(seat)
            | Self::Played(_, seat)
            | Self::Targeted(_, seat, _)
            | Self::Discarded(_, seat) => Some(seat),
            _ => None,
        }
    }
}

impl Board<'_> {
    /// Collects every reactive skill that reacts; they are queued once the current work is done.
    pub fn react(&mut self, what: &TriggerEvent) {
        self.count_deed(what);
        if !self.game.memory.delayed.is_empty() {
            self.fire_delayed(what);
        }
        let bits = what.bits();
        let transfers = matches!(what, TriggerEvent::HitAgent(..));
        // What is discarded is not on the planet.
        let thrown = match *what {
            TriggerEvent::Discarded(e, seat) => Some((e, seat)),
            _ => None,
        };
        let thrown = thrown.filter(|&(e, _)| self.facts(e).reacts & 1 << 21 != 0);
        let lurking = self.index.lurking & bits != 0;
        if self.game.reacting & bits == 0 && !transfers && thrown.is_none() && !lurking {
            return;
        }
        let mut found = Vec::new();
        for e in self.planet() {
            if self.facts(e).reacts & bits != 0 {
                let status = self.status(e);
                let eye = EvalContext {
                    seat: status.controller,
                    source: Some(e),
                    biome: self.biome_of(e),
                    global: false,
                    x: 0,
                };
                self.reacting(
                    what,
                    eye,
                    (e, Origin::Card(self.card(e).face)),
                    Where::Planet,
                    &mut found,
                );
            }
        }
        for biome in self.live_biomes() {
            let kind = self.lane(biome).kind;
            if self.index.more[kind as usize].reacts & bits != 0 {
                let lane = lane_id(biome);
                let eye = EvalContext {
                    seat: self.game.active,
                    source: None,
                    biome: Some(biome),
                    global: false,
                    x: 0,
                };
                self.reacting(
                    what,
                    eye,
                    (lane, Origin::Biome(kind)),
                    Where::Planet,
                    &mut found,
                );
            }
        }
        if let Some((e, seat)) = thrown {
            let eye = EvalContext {
                seat,
                source: Some(e),
                biome: None,
                global: false,
                x: 0,
            };
            self.reacting(
                what,
                eye,
                (e, Origin::Card(self.card(e).face)),
                Where::Planet,
                &mut found,
            );
        }
        if lurking {
            self.lurking(what, bits, &mut found);
        }
        if let TriggerEvent::HitAgent(by, victim, amount) = *what {
            // N-151: transfer counts damage an agent in a biome took.
            if self.on_planet(by)
                && self.has(by, Keyword::Transfer)
                && self.biome_of(victim).is_some()
            {
                found.push(Action {
                    ability: TRANSFER,
                    that: Some(victim),
                    amount,
                    biome: self.biome_of(victim),
                    ..Action::reaction(
                        by,
                        Origin::Card(self.card(by).face),
                        self.status(by).controller,
                    )
                });
            }
        }
        found.retain(|reaction| self.is_its_time(reaction));
        self.game.reactions.append(&mut found);
        // T-09: they could never all be executed.
        if self.game.reactions.len() as i64 > limits::REPEATS.1 {
            self.endless();
        }
    }

    /// What reacts while it lies in a cache (D79).
    fn lurking(&self, what: &TriggerEvent, bits: u32, found: &mut Vec<Action>) {
        for seat in [self.game.active, self.game.active.other()] {
            let eye = |e| EvalContext {
                seat,
                source: Some(e),
                biome: None,
                global: false,
                x: 0,
            };
            for &e in self.row(seat, Place::Cache) {
                if self.facts(e).lurks & bits != 0 {
                    let own = (e, Origin::Card(self.card(e).face));
                    self.reacting(what, eye(e), own, Where::Cache, found);
                }
            }
        }
    }

    /// How often it reacts, and the n-th time of each turn alone.
    fn limits_of(&self, reaction: &Action) -> (Often, Option<u8>) {
        let abilities = self.abilities(reaction.origin);
        match abilities.get(usize::from(reaction.ability)) {
            Some(Ability::Reactive { once, nth, .. }) => (*once, *nth),
            _ => (Often::Any, None),
        }
    }

    /// Counts it; whether it reacts this time.
    fn is_its_time(&mut self, reaction: &Action) -> bool {
        let (once, nth) = self.limits_of(reaction);
        let (e, n) = (reaction.source, reaction.ability);
        if !self.game.memory.uses.is_nth(e, n, nth) {
            return false;
        }
        self.note_limited_use(e, n, once, reaction.controller);
        true
    }

    fn reacting(
        &self,
        what: &TriggerEvent,
        eye: EvalContext,
        (source, origin): (ObjectId, Origin),
        at: Where,
        found: &mut Vec<Action>,
    ) {
        for (n, ability) in self.abilities(origin).iter().enumerate() {
            let Ability::Reactive {
                when,
                only_if,
                once,
                place,
                ..
            } = ability
            else {
                continue;
            };
            if *place != at || self.is_used_up(source, n as u8, *once) {
                continue;
            }
            let Some((that, amount)) = self.matches_when(when, what, eye, source) else {
                continue;
            };
            if only_if.as_ref().is_none_or(|c| self.holds_for(c, eye)) {
                found.push(Action {
                    ability: n as u8,
                    that,
                    amount,
                    biome: eye.biome,
                    player: what.player(self.game.active),
                    ..Action::reaction(source, origin, eye.seat)
                });
            }
        }
    }

    /// Counts what players did this turn (D24).
    fn count_deed(&mut self, what: &TriggerEvent) {
        let (tally, seat, n) = match *what {
            TriggerEvent::Drew(seat) => (Tally::Drawn, seat, 1),
            TriggerEvent::Discarded(_, seat) => (Tally::Discarded, seat, 1),
            TriggerEvent::Played(_, seat) => (Tally::Played, seat, 1),
            TriggerEvent::HitSector(by, _, n) | TriggerEvent::HitAgent(by, _, n) => {
                if !self.is_card(by) {
                    return;
                }
                (Tally::Damage, self.status(by).controller, n)
            }
            TriggerEvent::Terminating(e) => {
                let seat = self.status(e).controller;
                if self.facts(e).agent {
                    self.game.memory.tallies.add(Tally::Died, seat, 1);
                }
                (Tally::Destroyed, seat, 1)
            }
            TriggerEvent::TurnStarts
            | TriggerEvent::Targeted(..)
            | TriggerEvent::Leaving(_)
            | TriggerEvent::TurnEnds
            | TriggerEvent::BattleStarts
            | TriggerEvent::AttackStarts
            | TriggerEvent::BattleEnds
            | TriggerEvent::Arrived(_)
            | TriggerEvent::Attacks(_)
            | TriggerEvent::Defends(_)
            | TriggerEvent::SectorLost(_)
            | TriggerEvent::Counted(_) => return,
        };
        self.game.memory.tallies.add(tally, seat, n);
        self.stats_heed(heed::TALLIES);
    }

    /// The other object and the amount, if `when` is about `what`.
    pub fn matches_when(
        &self,
        when: &TriggerCondition,
        what: &TriggerEvent,
        eye: EvalContext,
        source: ObjectId,
    ) -> Option<(Option<ObjectId>, i32)> {
        let active = self.game.active;
        let plain = |yes: bool| yes.then_some((None, 0));
        match (when, *what) {
            (TriggerCondition::StartOfTurn(w), TriggerEvent::TurnStarts)
            | (TriggerCondition::EndOfTurn(w), TriggerEvent::TurnEnds)
            | (TriggerCondition::StartOfAttack(w), TriggerEvent::AttackStarts) => {
                plain(w.fits(eye.seat, active))
            }
            (TriggerCondition::Setup, TriggerEvent::BattleStarts)
            | (TriggerCondition::Aftermath, TriggerEvent::BattleEnds)
            | (TriggerCondition::Cleanup, TriggerEvent::TurnEnds) => {
                plain(*when == TriggerCondition::Aftermath || eye.seat == active)
            }
            (TriggerCondition::Deploy, TriggerEvent::Arrived(e))
            | (TriggerCondition::Initiate, TriggerEvent::Attacks(e))
            | (TriggerCondition::Leaves, TriggerEvent::Leaving(e))
            | (TriggerCondition::Discarded, TriggerEvent::Discarded(e, _))
            | (TriggerCondition::Defend, TriggerEvent::Defends(e)) => plain(e == source),
            // An object that ceases to exist is not put into a cache.
            (TriggerCondition::Despawn, TriggerEvent::Terminating(e)) => {
                plain(e == source && !self.is_token(e))
            }
            // Damage that was turned against the attacker's own side is none to an enemy sector.
            (TriggerCondition::Exploit, TriggerEvent::HitSector(e, whose, n)) => {
                (e == source && whose != eye.seat).then_some((None, n))
            }
            (TriggerCondition::DamagesAgent, TriggerEvent::HitAgent(by, victim, n))
                if by == source =>
            {
                Some((Some(victim), n))
            }
            (TriggerCondition::Damaged, TriggerEvent::HitAgent(by, victim, n))
                if victim == source =>
            {
                Some((Some(by), n))
            }
            (TriggerCondition::Targeted(w), TriggerEvent::Targeted(e, seat, by)) => {
                (e == source && w.fits(eye.seat, seat)).then_some((Some(by), 0))
            }
            (TriggerCondition::Draws(w), TriggerEvent::Drew(seat)) => plain(w.fits(eye.seat, seat)),
            (TriggerCondition::Discards(w), TriggerEvent::Discarded(card, seat)) => {
                w.fits(eye.seat, seat).then_some((Some(card), 0))
            }
            (TriggerCondition::Triumph, TriggerEvent::SectorLost(seat)) => plain(seat != eye.seat),
            (TriggerCondition::Amplify, TriggerEvent::Played(card, seat)) => {
                let works = seat == eye.seat && card != source && !self.def(card).is_agent();
                works.then_some((Some(card), 0))
            }
            (TriggerCondition::Plays(filter), TriggerEvent::Played(card, seat)) => {
                let works = card != source && self.matches_played(filter, eye, card, seat);
                works.then_some((Some(card), 0))
            }
            (TriggerCondition::Arrives(filter), TriggerEvent::Arrived(e))
            | (TriggerCondition::Terminated(filter), TriggerEvent::Terminating(e)) => {
                (e != source && self.matches(filter, eye, e)).then_some((Some(e), 0))
            }
            (TriggerCondition::CountersReach(counter, n), TriggerEvent::Counted(change)) => {
                plain(change.on == source && change.reaches(counter.index, i32::from(*n)))
            }
            _ => None,
        }
    }

    /// Puts the next reaction on the queue: the active player's first, in an order of their choosing
    /// (N-72). Asks when there is a choice.
    pub fn queue_reactions(&mut self) {
        self.drop_aimless();
        let active = self.game.active;
        // Where nobody can answer, the order of transfers makes no difference (D13).
        let closed = self.step.is_closed();
        let transfers = |a: &Action, b: &Action| a.ability == TRANSFER && b.ability == TRANSFER;
        let next = NextWaiting::among(
            &self.game.reactions,
            [active, active.other()],
            |reaction, seat| reaction.controller == seat,
            |a, b| {
                let same = a.source == b.source && a.ability == b.ability && a.later == b.later;
                closed && transfers(a, b) || same
            },
        );
        let (seat, mine) = match next {
            NextWaiting::Nothing => return,
            NextWaiting::One(place) => return self.queue_reaction(place),
            NextWaiting::Choose(seat, mine) => (seat, mine),
        };
        self.game.ask = Ask::Reaction;
        let mut offers = Offers::default();
        for place in mine {
            let source = self.game.reactions[place].source;
            offers.offer(Choice::React { source, place });
        }
        self.ask(seat, Topic::React, Ref::None, offers);
    }

    /// A reactive skill that needs a target and finds none is not queued.
    fn drop_aimless(&mut self) {
        let mut reactions = std::mem::take(&mut self.game.reactions);
        reactions
            .retain(|reaction| reaction.ability == TRANSFER || self.can_aim(reaction, u32::MAX));
        self.game.reactions = reactions;
    }

    /// Takes reaction `n` and starts choosing its targets.
    pub fn queue_reaction(&mut self, n: usize) {
        let action = self.game.reactions.remove(n);
        self.game.announce = Some(Announce {
            action,
            stage: Stage::Target,
            due: [0; 6],
            within: false,
        });
    }
}
