//! Effects on what waits on the stack: rolls, damage, deaths, cancelling, copying; and on the turn.

use crate::cards::EntryId;
use crate::cards::language::Values;
use crate::games::souls::board::Board;
use crate::games::souls::choices::Choice;
use crate::games::souls::content::Verb;
use crate::games::souls::events::Event;
use crate::games::souls::state::{Ask, Entry, EntryKind};
use crate::games::souls::{Phase, Step, Topic};
use crate::table::{Offers, Ref, Seat, Targets};

impl Board<'_> {
    pub(super) fn apply_to_stack(&mut self, verb: &'static Verb, entry: &Entry) -> bool {
        match verb {
            Verb::PreventDamage(amount, who) => {
                let n = self.amount(amount, entry).max(0);
                for serial in self.entries(who, entry) {
                    self.prevent_damage(serial, n);
                }
            }
            Verb::Redirect(who, to) => {
                if let Some(&to) = self.things(to, entry).first() {
                    for serial in self.entries(who, entry) {
                        self.redirect(serial, to);
                    }
                }
            }
            Verb::PreventDeath(who) => {
                for serial in self.entries(who, entry) {
                    self.remove(serial, Some(EntryKind::Death));
                }
            }
            Verb::Cancel(who) => {
                for serial in self.entries(who, entry) {
                    self.remove(serial, None);
                }
            }
            Verb::Reroll(who) => {
                for serial in self.entries(who, entry) {
                    // R41: earlier changes are discarded.
                    if self.roll_shows(serial).is_some() {
                        let n = self.throw();
                        self.change_roll(serial, i32::from(n), true);
                    }
                }
            }
            Verb::AddToRoll(by, who) => {
                for serial in self.entries(who, entry) {
                    if let Some(shown) = self.roll_shows(serial) {
                        self.change_roll(serial, shown + by, false);
                    }
                }
            }
            Verb::SetRoll(n, who) => {
                for serial in self.entries(who, entry) {
                    self.change_roll(serial, i32::from(*n), false);
                }
            }
            Verb::FlipRoll(who) => {
                for serial in self.entries(who, entry) {
                    if let Some(shown) = self.roll_shows(serial) {
                        self.change_roll(serial, 7 - shown, false);
                    }
                }
            }
            Verb::ChooseRoll(who) => {
                if let Some(&serial) = self.entries(who, entry).first()
                    && self.roll_shows(serial).is_some()
                {
                    self.game.happened = true;
                    self.ask_number(entry.controller, serial);
                }
            }
            Verb::CopyLoot(who) => {
                let serials = self.entries(who, entry);
                let found = serials.first().and_then(|&serial| {
                    let mut stack = self.game.stack.iter();
                    stack.find(|e| e.serial == serial).copied()
                });
                if let Some(loot) = found.filter(|e| matches!(e.kind, EntryKind::Loot { .. })) {
                    self.copy_loot(loot, entry);
                }
            }
            Verb::CancelAttack => {
                self.game.happened = self.game.attack.is_some();
                self.cancel_attack();
            }
            Verb::EndTurn => self.end_turn(),
            _ => return false,
        }
        true
    }

    /// What that roll becomes.
    pub fn ask_number(&mut self, seat: Seat, serial: u16) {
        let mut offers = Offers::default();
        for n in 1..=6 {
            offers.offer(Choice::Number { shows: n });
        }
        self.game.ask = Ask::Number { serial };
        self.ask(seat, Topic::Number, Ref::Entry(serial), offers);
    }

    fn roll_shows(&self, serial: u16) -> Option<i32> {
        let mut stack = self.game.stack.iter();
        let roll = stack.find(|e| e.serial == serial && e.kind == EntryKind::Roll);
        roll.map(|roll| roll.amount)
    }

    /// F-84 to F-86: a roll on the stack gets another number, always 1 to 6; `again` if the die was cast again.
    pub fn change_roll(&mut self, serial: u16, to: i32, again: bool) {
        let mut stack = self.game.stack.iter_mut();
        let Some(roll) = stack.find(|e| e.serial == serial && e.kind == EntryKind::Roll) else {
            return;
        };
        let before = roll.amount;
        roll.amount = to.clamp(1, 6);
        if roll.amount != before {
            // R57: "would roll" is asked again, also about a number seen before.
            roll.asked = 0;
        }
        let (seat, n) = (roll.controller, roll.amount);
        self.game.happened = true;
        let (player, entry, shows) = (seat, EntryId(serial), n);
        self.log(if again {
            Event::Reroll {
                player,
                entry,
                shows,
            }
        } else {
            Event::ChangeRoll {
                player,
                entry,
                shows,
            }
        });
    }

    /// F-116: less damage; at 0 the entry leaves the stack.
    fn prevent_damage(&mut self, serial: u16, by: i32) {
        let mut stack = self.game.stack.iter_mut();
        let Some(damage) = stack.find(|e| e.serial == serial && e.kind == EntryKind::Damage) else {
            return;
        };
        let prevented = by.min(damage.amount);
        damage.amount -= prevented;
        let (left, to) = (damage.amount, damage.targets.get(0));
        self.game.happened = prevented > 0;
        self.log_prevented(to.controller, to.to, prevented);
        if left == 0 {
            self.take_entries(|entry| entry.serial == serial);
        }
    }

    /// F-79, F-80: an entry leaves the stack without effect.
    fn remove(&mut self, serial: u16, only: Option<EntryKind>) {
        let mut stack = self.game.stack.iter();
        let there = stack.any(|e| e.serial == serial && only.is_none_or(|kind| e.kind == kind));
        if there {
            self.game.happened = true;
            self.take_entries(|entry| entry.serial == serial);
        }
    }

    /// The copy is there only as an entry; it chooses anew and pays nothing.
    fn copy_loot(&mut self, loot: Entry, by: &Entry) {
        self.game.happened = true;
        self.announce(Entry {
            kind: EntryKind::Loot { copy: true },
            controller: by.controller,
            targets: Targets::default(),
            mode: 0,
            // It is another entry, and no card.
            serial: u16::MAX,
            stamp: u16::MAX,
            ..loot
        });
    }

    /// F-40 to F-42, R9, R39, of an attack that goes on for ever R60: the end phase begins; the stack stays, but for what belongs to a cancelled attack.
    pub fn end_turn(&mut self) {
        if matches!(self.step.phase(), Phase::Start | Phase::Action) {
            self.game.happened = true;
            self.log(Event::EndTurn {
                player: self.game.active,
            });
            self.cancel_attack();
            self.goto(Step::TurnEnd);
        }
    }
}
