//! Damage, healing, destroying and dying (rules page, sections 5.3, 6.3 and 6.4).

use crate::table::{ObjectId, Ref, Seat, Targets};

use super::Mode;
use super::board::Board;
use super::content::Grant;
use super::events::Event;
use super::ids::{player_id, seat_of};
use super::places::Place;
use super::replaceable_event::{ReplaceableEvent, ReplaceableKind};
use super::state::{Entry, EntryKind, ForcedTarget, Sequence, Stages};
use super::triggers::TriggerEvent;

impl Board<'_> {
    /// Damage goes on the stack aimed at a thing (F-115: none of 0).
    pub fn push_damage(&mut self, source: ObjectId, to: ObjectId, amount: i32, combat: bool) {
        if amount <= 0 || !self.is_creature(to) {
            return;
        }
        let seat = self.controller(source);
        let mut entry = Entry::new(EntryKind::Damage, source, self.card(source).face, seat);
        entry.game = seat_of(source).is_none() && !self.status(source).owned;
        entry.stamp = self.status(source).stamp;
        entry.amount = amount;
        entry.combat = combat;
        entry.applied = self.game.applied;
        entry.targets = Targets::default();
        entry.targets.push(self.target(Ref::Object(to)));
        self.push(entry);
    }

    /// R106: damage on the stack is aimed at another thing.
    pub fn redirect(&mut self, serial: u16, to: ObjectId) {
        if !self.is_creature(to) {
            return;
        }
        let target = self.target(Ref::Object(to));
        let mut stack = self.game.stack.iter_mut();
        let damage = stack.find(|e| e.serial == serial && e.kind == EntryKind::Damage);
        let Some(damage) = damage.filter(|e| e.targets.get(0).to != target.to) else {
            return;
        };
        damage.targets = Targets::default();
        damage.targets.push(target);
        let (source, amount) = (damage.source, damage.amount);
        self.game.happened = true;
        self.log(Event::Redirect {
            player: self.controller(source),
            source,
            target: to,
            amount,
        });
    }

    /// F-114: damage on the stack resolves: it is dealt now, unless something replaces it.
    pub fn resolve_damage(&mut self, entry: &Entry) {
        let target = entry.targets.get(0);
        let Ref::Object(to) = target.to else {
            return;
        };
        if !self.is_creature(to) || self.status(to).stamp != target.stamp {
            return;
        }
        let would = ReplaceableKind::Damage {
            combat: entry.combat,
        };
        let event = ReplaceableEvent::new(would, to, entry.amount, entry.source);
        self.happen(ReplaceableEvent {
            applied: entry.applied,
            ..event
        });
    }

    /// Marks damage; hit points never fall below 0, and without any nothing is marked.
    pub fn mark_damage(&mut self, to: ObjectId, amount: i32, source: ObjectId, combat: bool) {
        let shield = self.absorb_damage(to, self.controller(to), amount);
        let marked = (amount - shield).min(self.hp(to)).max(0);
        self.game.happened = marked > 0;
        if marked == 0 {
            return;
        }
        let status = self.status_mut(to);
        status.damage += marked;
        status.hurt_by = Some(source);
        self.game.dirty = true;
        self.log(Event::Damage {
            player: self.controller(to),
            thing: to,
            source,
            amount: marked,
        });
        self.react(TriggerEvent::Damaged {
            to,
            by: source,
            amount: marked,
            combat,
        });
    }

    /// F-117 to F-119: heals, unless its death is on the stack or the player has died this turn (F-138).
    pub fn heal(&mut self, e: ObjectId, amount: i32) -> bool {
        let dead = seat_of(e).is_some_and(|seat| self.player(seat).dead);
        if dead || !self.is_creature(e) || self.death_waits(e) || self.stats(e).is(Grant::NoHealing)
        {
            return false;
        }
        self.restore(e, amount)
    }

    /// Removes all marked damage, without a check.
    pub fn restore(&mut self, e: ObjectId, amount: i32) -> bool {
        let healed = self.status(e).damage.min(amount).max(0);
        if healed > 0 {
            self.status_mut(e).damage -= healed;
            self.game.dirty = true;
            self.log(Event::Heal {
                player: self.controller(e),
                thing: e,
                amount: healed,
            });
        }
        healed > 0
    }

    /// Whether a thing's death is on the stack.
    #[must_use]
    pub fn death_waits(&self, e: ObjectId) -> bool {
        let mut stack = self.game.stack.iter();
        stack.any(|entry| entry.kind == EntryKind::Death && entry.source == e)
    }

    /// Hit points to 0, without damage.
    pub fn kill(&mut self, e: ObjectId, by: ObjectId) -> bool {
        let left = self.hp(e);
        if left == 0 || self.is_eternal(e) {
            return false;
        }
        let status = self.status_mut(e);
        status.damage += left;
        status.hurt_by = Some(by);
        self.game.dirty = true;
        self.log(Event::Kill {
            player: self.controller(e),
            thing: e,
        });
        true
    }

    /// F-152: an object that is not Eternal goes to discard; a monster loses its hit points instead. Returns whether
    /// it had an effect.
    pub fn destroy(&mut self, e: ObjectId) -> bool {
        if !self.is_in_play(e) || self.is_eternal(e) {
            return false;
        }
        if self.is_card(e) && self.is_creature(e) {
            self.game.happened = self.kill(e, e);
            return self.game.happened;
        }
        self.happen(ReplaceableEvent::new(ReplaceableKind::Destroyed, e, 1, e));
        true
    }

    /// The object is destroyed now.
    pub fn destroy_now(&mut self, e: ObjectId) {
        if !self.is_in_play(e) {
            return;
        }
        self.log(Event::Destroy {
            player: self.controller(e),
            card: e,
        });
        self.react(TriggerEvent::Destroyed(e));
        self.put_in_discard(e);
    }

    /// A death on the stack resolves.
    pub fn resolve_death(&mut self, entry: &Entry) {
        let e = entry.source;
        if self.is_creature(e) && self.status(e).stamp == entry.stamp && self.hp(e) == 0 {
            self.happen(ReplaceableEvent::new(ReplaceableKind::Die, e, 1, e));
        }
    }

    /// F-80: a death that is prevented or cancelled leaves at least 1 hit point.
    pub fn save_from_death(&mut self, e: ObjectId) {
        self.log(Event::Saved {
            player: self.controller(e),
            thing: e,
        });
        if self.hp(e) == 0 {
            let most = self.stats(e).hp;
            self.status_mut(e).damage = most - 1;
            self.game.dirty = true;
        }
    }

    /// The thing dies now.
    pub fn die(&mut self, e: ObjectId) {
        match seat_of(e) {
            Some(seat) => self.player_dies(seat),
            None => self.monster_dies(e),
        }
    }

    /// F-121: it leaves its slot and its triggers wait; reward, soul or discard come after them.
    fn monster_dies(&mut self, e: ObjectId) {
        self.log(Event::Die {
            player: self.game.active,
            thing: e,
        });
        let was = self.last_seen(e);
        if was.attacked {
            self.end_attack();
        }
        if matches!(self.place_of(e), Place::Monster(_)) {
            self.game.monster_died = true;
            let active = self.game.active;
            let player = self.player_mut(active);
            player.kills = player.kills.saturating_add(1);
        }
        self.game
            .musts
            .retain(|must| !matches!(must.what, ForcedTarget::Thing(m, _) if m == e));
        self.move_card(e, Place::Held);
        self.react(TriggerEvent::Died {
            what: e,
            late: false,
            was,
        });
        self.begin(Stages::Reward { card: e });
    }

    /// F-128 to F-139: the penalty comes after what triggered.
    fn player_dies(&mut self, seat: Seat) {
        self.log(Event::Die {
            player: seat,
            thing: player_id(seat),
        });
        let player = self.player_mut(seat);
        player.dead = true;
        player.deaths = player.deaths.saturating_add(1);
        self.game.dirty = true;
        if seat == self.game.active {
            self.game.farewell = self.game.attack.is_none();
            self.cancel_attack();
            // R38: in the end phase it goes on where it was.
            self.game.dying = self.step.phase() != super::Phase::End;
            if matches!(self.game.mode, Mode::Together { .. }) {
                // F-172.
                self.lower_timer();
            }
        } else if self.is_attacked(player_id(seat)) {
            self.end_attack();
        }
        self.react(TriggerEvent::PlayerDied { seat, late: false });
        self.begin(Stages::Penalty { seat });
    }

    /// F-171, F-172.
    pub fn lower_timer(&mut self) {
        self.game.timer = self.game.timer.saturating_sub(1);
        self.log(Event::Timer {
            player: self.game.active,
            left: self.game.timer,
        });
    }

    /// Begins a sequence that goes on when the stack is back to its present height (R42).
    pub fn begin(&mut self, next: Stages) {
        let floor = self.game.stack.len() as u16;
        self.game.sequences.push(Sequence { floor, next });
    }
}
