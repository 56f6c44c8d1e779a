//! Effects on things on the planet: terminating, locking, buffs, spawns, control.

use super::flow::is_cost;
use crate::cards::counters::CounterKind;
use crate::cards::language::{CarriesOut, TurnsOf, Values};
use crate::cards::memory::Remembers;
use crate::games::biomes::board::Board;
use crate::games::biomes::content::{Duration, Keyword, Lasting, ObjectSelector, Verb};
use crate::games::biomes::events::Event;
use crate::games::biomes::limits;
use crate::games::biomes::places::{Place, zone};
use crate::games::biomes::reactions::TriggerEvent;
use crate::games::biomes::slots::Buff;
use crate::games::biomes::state::{Action, Change, ChangeKind, Target};
use crate::table::{ObjectId, Seat};

/// Makes one of a change and an earlier one of the same kind. `false` if there is none: nothing is done.
fn merge(changes: &mut [Change], change: Change) -> bool {
    let same = |c: &&mut Change| {
        (c.object, c.until, c.by, c.source)
            == (change.object, change.until, change.by, change.source)
    };
    match change.what {
        ChangeKind::Stats(attack, defense) => {
            let mut alike = changes.iter_mut().filter(same);
            let found = alike.find_map(|c| match &mut c.what {
                ChangeKind::Stats(a, d) => Some((a, d)),
                _ => None,
            });
            if let Some((a, d)) = found {
                *a = limits::total(*a, attack);
                *d = limits::total(*d, defense);
                return true;
            }
            false
        }
        // These add up.
        ChangeKind::Keyword(Keyword::Deflect(_) | Keyword::Firewall(_)) => {
            let alike = changes.iter().filter(|&&c| c == change);
            alike.count() > limits::KEYWORD as usize
        }
        ChangeKind::Keyword(_) | ChangeKind::Control(_) => changes.contains(&change),
        // The order of these matters.
        ChangeKind::Face { .. } => false,
    }
}

impl Board<'_> {
    pub(super) fn apply_to_constants(&mut self, verb: &'static Verb, action: &Action) {
        match verb {
            Verb::Terminate(who) if is_cost(verb) => {
                for e in self.who(who, action) {
                    self.note_paid(action.paid, e);
                    self.terminate_now(e);
                }
            }
            Verb::Terminate(who) => self.each(who, action, Self::terminate),
            Verb::Forfeit(who) => self.each(who, action, Self::terminate_now),
            Verb::Delete(who) => {
                for e in self.who(who, action) {
                    if self.is_card(e) && self.can_be_deleted(e, action) {
                        let to = zone(self.card(e).owner, Place::Archive);
                        self.move_card(e, to);
                    }
                }
            }
            Verb::Bounce(who) => self.each(who, action, |b, e| {
                let to = zone(b.card(e).owner, Place::Hand);
                b.move_card(e, to);
            }),
            Verb::Lock(who) => self.each(who, action, |b, e| b.lock(e)),
            Verb::Unlock(who) => self.each(who, action, |b, e| b.unlock(e)),
            Verb::Stasis(who) => self.each(who, action, |b, e| {
                b.game.silent += u64::from(!b.status(e).stasis);
                b.status_mut(e).stasis = true;
            }),
            Verb::Buff {
                attack,
                defense,
                who,
                until,
            } => {
                let bound = |n: i32| n.clamp(-limits::AMOUNT, limits::AMOUNT);
                let attack = bound(self.amount(&attack.0, action));
                let defense = bound(self.amount(&defense.0, action));
                let until = self.duration(until, action);
                self.each(who, action, |b, e| {
                    b.change(e, ChangeKind::Stats(attack, defense), until, action);
                    b.log(Event::Buff {
                        controller: b.status(e).controller,
                        card: e,
                        change: Buff {
                            attack: attack as i16,
                            defense: defense as i16,
                        },
                    });
                });
            }
            Verb::Shield(amount, who) => {
                let n = self.amount(amount, action).max(0);
                self.protect(who, Some(n), action);
            }
            Verb::PreventAll(who) => self.protect(who, None, action),
            Verb::PreventBattle(who) => self.prevent_battle(who, action),
            Verb::Marker(amount, who) => {
                let amount = limits::amount(self.amount(amount, action)).min(255) as u8;
                self.each(who, action, |b, e| {
                    let status = b.status_mut(e);
                    status.markers = status.markers.saturating_add(amount);
                    b.game.dirty = true;
                    b.log(Event::Marker {
                        controller: b.status(e).controller,
                        card: e,
                        markers: amount,
                    });
                });
            }
            Verb::AddCounters(counter, n, who) => {
                let by = i32::from(limits::amount(self.amount(n, action)));
                self.each(who, action, |b, e| b.change_counters(e, counter.index, by));
            }
            Verb::RemoveCounters(counter, n, who) => {
                let by = i32::from(limits::amount(self.amount(n, action)));
                self.each(who, action, |b, e| b.change_counters(e, counter.index, -by));
            }
            Verb::Grant(keyword, who, until) => {
                let (keyword, until) = (*keyword, self.duration(until, action));
                self.each(who, action, |b, e| {
                    b.change(e, ChangeKind::Keyword(keyword), until, action);
                    b.log(Event::Grant {
                        controller: b.status(e).controller,
                        card: e,
                    });
                });
            }
            Verb::Shift(who) => self.each(who, action, |b, e| {
                let status = b.status_mut(e);
                status.shifted = !status.shifted;
                b.game.dirty = true;
                b.log(Event::Shift {
                    controller: b.status(e).controller,
                    card: e,
                });
            }),
            Verb::Overclock(n, who) => self.overclock(*n, who, action),
            Verb::Spawn(card, amount) => {
                for _ in 0..limits::amount(self.amount(amount, action)) {
                    self.spawn(card.index, action.controller, false);
                }
            }
            Verb::SpawnCopy(card, n, other) => {
                if let Some(face) = self.copied_face(other, action) {
                    for _ in 0..limits::amount(self.amount(n, action)) {
                        self.spawn_copy(card.index, face, action);
                    }
                }
            }
            Verb::Become(card, who, until) => {
                let until = self.duration(until, action);
                self.each(who, action, |b, e| {
                    b.become_card(e, card.index, until, action);
                });
            }
            Verb::Copy(who, other, until) => {
                let until = self.duration(until, action);
                if let Some(face) = self.copied_face(other, action) {
                    self.each(who, action, |b, e| b.become_card(e, face, until, action));
                }
            }
            Verb::Hologram(who) => {
                for e in self.who(who, action) {
                    if self.is_card(e) {
                        self.spawn(self.card(e).face, action.controller, true);
                    }
                }
            }
            Verb::Hack(who) => {
                let you = action.controller;
                self.each(who, action, |b, e| {
                    let back = b.status(e).controller;
                    b.unlock(e);
                    b.change(
                        e,
                        ChangeKind::Keyword(Keyword::Ready),
                        Duration::Turn,
                        action,
                    );
                    if back != you {
                        b.lend(e, back, action);
                        b.change_control(e, you);
                    }
                });
            }
            Verb::GainControl(who, until) => {
                let until = self.duration(until, action);
                self.each(who, action, |b, e| b.gain_control(e, until, action));
            }
            Verb::Attach(who, to) => {
                if let Some(&host) = self.who(to, action).first() {
                    self.each(who, action, |b, e| b.attach_to(e, host));
                }
            }
            Verb::Swap(who, other) => self.swap_control(who, other, action),
            Verb::SetStats {
                attack,
                defense,
                who,
                until,
            } => {
                let [attack, defense] = [attack, defense].map(|n| {
                    n.as_ref()
                        .map(|n| i32::from(limits::amount(self.amount(n, action))))
                });
                let until = self.duration(until, action);
                self.each(who, action, |b, e| {
                    b.set_stats(e, [attack, defense], until, action);
                });
            }
            Verb::SwapStats(who, other, until) => {
                let until = self.duration(until, action);
                self.swap_stats(who, other, until, action);
            }
            Verb::Retreat(who) => self.each(who, action, |b, e| {
                if b.biome_of(e).is_some() {
                    b.retreat(e);
                }
            }),
            Verb::MoveTo(who, sector) => {
                let Some(&(biome, _)) = self.sectors(sector, action).first() else {
                    return;
                };
                self.each(who, action, |b, e| {
                    let to = zone(b.status(e).controller, Place::Sector(biome));
                    if b.status(e).zone == to {
                        return;
                    }
                    b.game.battle.attackers.retain(|a| a.agent != e);
                    b.game
                        .battle
                        .defenders
                        .retain(|d| d.agent != e && d.attacker != e);
                    b.travel(e, to);
                });
            }
            _ => {}
        }
    }

    /// Does `what` to every object on the planet that is meant.
    fn each(
        &mut self,
        who: &ObjectSelector,
        action: &Action,
        mut what: impl FnMut(&mut Self, ObjectId),
    ) {
        for e in self.who(who, action) {
            if self.on_planet(e) {
                what(self, e);
            }
        }
    }

    /// How long something is given, now that it is known of whom (D34).
    pub fn duration(&self, until: &Lasting, action: &Action) -> Duration {
        match until {
            Lasting::Turn => Duration::Turn,
            Lasting::Round => Duration::Round,
            Lasting::NextTurnOf(player) => Duration::NextTurnOf(TurnsOf(self.bits(player, action))),
            Lasting::WhileInPlay => Duration::WhileInPlay,
            Lasting::Game | Lasting::Permanent => Duration::Permanent,
        }
    }

    /// Whoever had it before any temporary change of control gets it back.
    fn lend(&mut self, e: ObjectId, back: Seat, action: &Action) {
        let lent = |c: &Change| c.object == e && matches!(c.what, ChangeKind::Control(_));
        if !self.game.changes.iter().any(lent) {
            self.change(e, ChangeKind::Control(back), Duration::Turn, action);
        }
    }

    /// Adds a change of an object; stats are computed again.
    pub fn change(&mut self, object: ObjectId, what: ChangeKind, until: Duration, action: &Action) {
        self.game.dirty = true;
        let gone = self.is_card(action.source) && !self.on_planet(action.source);
        if until == Duration::WhileInPlay && gone {
            return;
        }
        let change = Change {
            object,
            what,
            until,
            by: action.controller,
            source: action.source,
        };
        let changes = &mut self.game.changes;
        if changes.len() < limits::CHANGES || !merge(changes, change) {
            changes.push(change);
        }
    }

    /// N-153: one function in hand or one activated skill, S1 or S2, never past 3.
    fn overclock(&mut self, n: u8, who: &ObjectSelector, action: &Action) {
        let aims = action.aims(who);
        for e in self.who(who, action) {
            let skill = aims.iter().find_map(|&(target, _)| match target {
                Target::Skill(of, n) => (of == e).then_some(n),
                Target::Thing(_) | Target::Entry(_) | Target::Gone => None,
            });
            if !self.is_card(e) {
                continue;
            }
            let status = self.status_mut(e);
            let clock = match skill {
                Some(skill) => &mut status.skill_overclock[usize::from(skill)],
                None => &mut status.overclock,
            };
            *clock = clock.saturating_add(n).min(3);
            let event = Event::Overclock {
                controller: action.controller,
                card: Some(e),
                speed: n,
            };
            if skill.is_none() {
                self.log(event.only_for(action.controller));
            } else {
                self.log(event);
            }
        }
    }

    /// A token or hologram arrives in staging; its owner is its creator.
    fn spawn(&mut self, face: u16, seat: Seat, hologram: bool) {
        let gone = zone(seat, Place::Gone);
        // A full table was logged.
        if let Some(e) = self.create(face, seat, gone) {
            self.status_mut(e).hologram = hologram;
            self.arrive(e, seat, Place::Staging, None);
        }
    }

    /// More or fewer counters of a kind on a constant (D23).
    pub fn change_counters(&mut self, e: ObjectId, kind: u8, by: i32) {
        let Some(change) = self.game.counters.change(e, kind, by) else {
            return;
        };
        self.game.dirty = true;
        self.log(Event::Counters {
            controller: self.status(e).controller,
            card: e,
            counter: CounterKind(kind),
            change: change.by(),
        });
        self.react(&TriggerEvent::Counted(change));
    }
}
