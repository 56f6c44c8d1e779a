//! Resolving the top of the stack (rules page, sections 4.2, 4.3 and 5.2).

use crate::cards::EntryId;
use crate::cards::language::CarriesOut;
use crate::table::{ObjectId, Seats};

use super::board::Board;
use super::content::{Grant, Keyword};
use super::events::Event;
use super::ids::player_id;
use super::state::{Entry, EntryKind, Task};
use super::triggers::TriggerEvent;

impl Board<'_> {
    /// F-68, F-69: the last entry pushed resolves; after it priority starts anew with the active player.
    pub fn resolve_top(&mut self) {
        self.game.window = Some(self.opening());
        let Some(&entry) = self.game.stack.last() else {
            return;
        };
        self.game.resolved = self.game.resolved.saturating_add(1);
        if self.game.resolved > self.rules().repeats {
            // T-09: it goes round for ever.
            self.decide(Seats::NONE);
            return;
        }
        if entry.kind == EntryKind::Roll {
            self.resolve_roll(entry);
            return;
        }
        self.game.stack.pop();
        self.game.dirty |= self.game.counts_stack;
        self.log(Event::Resolve {
            player: entry.controller,
            entry: EntryId(entry.serial),
            source: entry.source,
        });
        match entry.kind {
            EntryKind::Damage => self.resolve_damage(&entry),
            EntryKind::Death => self.resolve_death(&entry),
            EntryKind::Reading => self.read_roll(entry),
            _ => self.resolve_text(entry),
        }
    }

    /// What stands on the card happens, wherever the card is by now (F-78), unless all targets are gone (F-76).
    fn resolve_text(&mut self, mut entry: Entry) {
        let card = entry.source;
        if entry.kind == (EntryKind::Loot { copy: false }) {
            self.then(Task::Spent { card });
        }
        if entry.later > 0 {
            let effects = self.delayed_effects(&entry);
            self.carry_out(entry, effects);
            return;
        }
        if !self.recheck_targets(&mut entry) {
            self.log(Event::Fizzle {
                player: entry.controller,
                entry: EntryId(entry.serial),
                source: entry.source,
            });
            return;
        }
        if entry.ability == u8::MAX {
            self.resolve_keyword(&entry);
            return;
        }
        if let Some(ability) = self.ability(entry.face, entry.ability) {
            self.carry_out(entry, ability.effects(entry.mode));
        }
    }

    /// Trinkets, ambushes and curses have no text of their own to resolve (F-153 to F-155).
    fn resolve_keyword(&mut self, entry: &Entry) {
        let card = entry.source;
        let keywords = self.content().cards[entry.face as usize].keywords;
        if keywords.has(Keyword::Curse) {
            if self.status(card).stamp == entry.stamp && self.is_in_play(card) {
                self.then(Task::GiveCurse { card });
            }
        } else if entry.kind != (EntryKind::Loot { copy: false }) {
            // A copy of a trinket or an ambush has no card that could stay.
        } else if keywords.has(Keyword::Trinket) {
            self.gain_item(card, entry.controller);
        } else if keywords.has(Keyword::Ambush) {
            self.then(Task::PlaceMonster {
                seat: entry.controller,
                card,
                attack: false,
                ambush: true,
            });
        }
    }

    /// The number a die shows: scripted by a position, or chance.
    pub fn throw(&mut self) -> u8 {
        self.game.chance.roll(self.rng)
    }

    /// A die is rolled and the roll goes on the stack.
    pub fn push_roll(&mut self, mut entry: Entry) {
        entry.kind = EntryKind::Roll;
        entry.amount = i32::from(self.throw());
        let (seat, attack) = (entry.controller, entry.combat);
        // R138: a roll by itself is nothing done.
        let serial = self.idly(|board| {
            let serial = board.push(entry);
            board.log(Event::Roll {
                player: seat,
                entry: EntryId(serial),
                shows: entry.amount,
            });
            serial
        });
        self.react(TriggerEvent::DieRolled {
            serial,
            seat,
            attack,
        });
    }

    /// What continuous modifiers add to a roll when it counts (F-84).
    pub fn roll_bonus(&self, roll: &Entry) -> i32 {
        let stats = self.stats(player_id(roll.controller));
        let mut bonus = stats.more(Grant::Rolls(0));
        if roll.combat {
            let target = self.game.attack.and_then(|attack| attack.target);
            bonus += stats.more(Grant::AttackRolls(0));
            bonus += target.map_or(0, |e| self.stats(e).more(Grant::RollsAgainst(0)));
        }
        bonus
    }

    /// F-84 to F-88: first "would roll", then continuous modifiers, then the number is final.
    fn resolve_roll(&mut self, entry: Entry) {
        let n = entry.amount as u8;
        if entry.asked != n {
            if let Some(top) = self.game.stack.last_mut() {
                top.asked = n;
            }
            let asked = self.react(TriggerEvent::WouldRoll {
                serial: entry.serial,
                seat: entry.controller,
                attack: entry.combat,
                n,
            });
            if asked {
                return;
            }
        }
        self.game.stack.pop();
        self.game.dirty |= self.game.counts_stack;
        let seat = entry.controller;
        let target = self.game.attack.and_then(|attack| attack.target);
        let n = (entry.amount + self.roll_bonus(&entry)).clamp(1, 6);
        self.log(Event::Rolled {
            player: seat,
            entry: EntryId(entry.serial),
            source: entry.source,
            shows: n,
        });
        self.react(TriggerEvent::Rolled {
            seat,
            attack: entry.combat,
            n: n as u8,
        });
        match target {
            Some(target) if entry.combat => self.strike(entry, target, n),
            _ => {
                let mut bands = entry.bands.iter();
                if bands.any(|band| band.on.contains(&(n as u8))) {
                    let entry = Entry {
                        kind: EntryKind::Reading,
                        amount: n,
                        ..entry
                    };
                    self.game.triggers.push(entry);
                } else {
                    self.go_on_repeating(&entry, false);
                }
            }
        }
    }

    /// F-97 to F-100, R44: a hit or a miss puts combat damage on the stack.
    fn strike(&mut self, entry: Entry, target: ObjectId, n: i32) {
        let seat = entry.controller;
        let roller = player_id(seat);
        let hit = n >= self.evasion(target);
        let (player, shows) = (seat, n);
        self.log(if hit {
            Event::Hit {
                player,
                target,
                shows,
            }
        } else {
            Event::Miss {
                player,
                target,
                shows,
            }
        });
        if hit {
            let amount = self.attack_of(roller);
            self.push_damage(roller, target, amount, true);
        } else {
            let amount = self.attack_of(target);
            self.push_damage(target, roller, amount, true);
        }
        self.react(TriggerEvent::Struck {
            seat,
            what: target,
            hit,
        });
    }

    /// F-89: what the result of a roll does.
    fn read_roll(&mut self, entry: Entry) {
        let n = entry.amount as u8;
        self.go_on_repeating(&entry, true);
        let entry = Entry {
            repeats: 0,
            ..entry
        };
        if let Some(band) = entry.bands.iter().find(|band| band.on.contains(&n)) {
            self.carry_out(entry, &band.effects);
        }
    }

    /// The running attack is over; its unresolved rolls and combat damage leave the stack (F-103).
    pub fn end_attack(&mut self) {
        self.stop_attack(false);
    }

    fn stop_attack(&mut self, cancelled: bool) {
        let Some(attack) = self.game.attack.take() else {
            return;
        };
        if attack.additional && attack.target.is_none() && !attack.deck {
            // F-111: used up although nothing was named.
            let musts = &mut self.game.musts;
            if let Some(at) = musts.iter().position(|must| must.additional) {
                musts.remove(at);
            }
        }
        let (player, target) = (self.game.active, attack.target);
        self.log(if cancelled {
            Event::AttackCancelled { player, target }
        } else {
            Event::AttackEnds { player, target }
        });
        self.take_entries(|entry| {
            entry.combat && matches!(entry.kind, EntryKind::Roll | EntryKind::Damage)
        });
        self.game.dirty = true;
    }

    /// The running attack is cancelled (F-105, F-112).
    pub fn cancel_attack(&mut self) {
        self.stop_attack(true);
    }
}
